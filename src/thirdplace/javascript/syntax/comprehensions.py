"""Comprehensions and generator expressions, as loops in a function that is called at once."""

import ast
from collections.abc import Callable

from thirdplace.javascript.syntax.container_classes import choose_map_class, choose_set_class
from thirdplace.javascript.syntax.context import Context, Scope, js_name
from thirdplace.javascript.syntax.operators import translate_condition

__all__ = [
    "consume_generator",
    "translate_comprehension",
    "translate_dict_comprehension",
    "translate_generator",
    "translate_iterable",
    "translate_loop_head",
    "unpack_into",
]

Comprehension = ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp


def translate_iterable(ctx: Context, node: ast.expr, ordered: bool = True) -> str:
    """Something to loop over with `for … of`."""
    kind = ctx.kind_of(node).without_none()
    text = ctx.translate(node)
    if kind.is_one_of("dict"):
        return f"{text}.keys()"
    if kind.is_one_of("set", "frozenset") and ordered:
        raise ctx.refuse(node, "the order of a set is nobody's to rely on: loop over sorted(...)")
    if kind.is_one_of("list", "tuple", "str", "range", "set", "frozenset", "bytes", "iterable"):
        return text
    return f"{ctx.use('iterate')}({text})"


def unpack_into(ctx: Context, target: ast.expr, source: str, declare: str = "") -> list[str]:
    """Assignments of `source` to a name, or to several."""
    match target:
        case ast.Name(id="_"):
            return []
        case ast.Name(id=name):
            return [f"{declare}{js_name(name)} = {source};"]
        case ast.Tuple(elts=elts) | ast.List(elts=elts):
            lines = []
            for place, item in enumerate(elts):
                if isinstance(item, ast.Starred):
                    rest = len(elts) - place - 1
                    taken = f"{source}.slice({place}, {source}.length - {rest})"
                    lines += unpack_into(ctx, item.value, taken, declare)
                elif place and any(isinstance(one, ast.Starred) for one in elts[:place]):
                    lines += unpack_into(ctx, item, f"{source}.at({place - len(elts)})", declare)
                else:
                    lines += unpack_into(ctx, item, f"{source}[{place}]", declare)
            return lines
        case ast.Attribute():
            return [f"{ctx.translate(target)} = {source};"]
    raise ctx.refuse(target, "cannot be assigned to")


def list_target_names(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}


def translate_loop_head(
    ctx: Context, target: ast.expr, source: ast.expr, ordered: bool, declare: str
) -> tuple[str, list[str]]:
    """`for (…) {`, and what is assigned at the beginning of the body."""
    match source:
        case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]) if not ctx.is_local("range"):
            return _translate_range_loop(ctx, target, args, declare)
    item = ctx.new_temporary()
    if isinstance(target, ast.Name) and declare and target.id not in list_target_names(source):
        return f"for (const {js_name(target.id)} of {translate_iterable(ctx, source, ordered)}) {{", []
    head = f"for (const {item} of {translate_iterable(ctx, source, ordered)}) {{"
    return head, unpack_into(ctx, target, item, declare)


def _translate_range_loop(
    ctx: Context, target: ast.expr, args: list[ast.expr], declare: str
) -> tuple[str, list[str]]:
    first, last, step = "0", "", 1
    if len(args) == 1:
        last = ctx.translate(args[0])
    else:
        first, last = ctx.translate(args[0]), ctx.translate(args[1])
    if len(args) == 3:
        match args[2]:
            case ast.Constant(value=int(step)):
                pass
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
                step = -value
            case _:
                item = ctx.new_temporary()
                source = f"{ctx.use('range')}({first}, {last}, {ctx.translate(args[2])})"
                return f"for (const {item} of {source}) {{", unpack_into(ctx, target, item, declare)
    count, end = ctx.new_temporary(), ctx.new_temporary()
    sign, change = ("<", "++" if step == 1 else f" += {step}") if step > 0 else (">", f" -= {-step}")
    head = f"for (let {count} = {first}, {end} = {last}; {count} {sign} {end}; {count}{change}) {{"
    return head, unpack_into(ctx, target, count, declare)


def _nest_loops(
    ctx: Context, node: Comprehension, make_inner: Callable[[], str], ordered: bool = True
) -> str:
    """The loops of a comprehension around what `make_inner` makes within their scopes."""
    heads: list[str] = []
    opened = 0
    for clause in node.generators:
        if clause.is_async:
            raise ctx.refuse(node, "asynchronous loops have no translation")
        head, lines = _translate_clause(ctx, clause, ordered)
        ctx.scopes.append(Scope(list_target_names(clause.target)))
        opened += 1
        heads.append(head + " " + " ".join(lines))
        heads += [f"if (!{translate_condition(ctx, condition)}) continue;" for condition in clause.ifs]
    inner = make_inner()
    for _ in range(opened):
        ctx.scopes.pop()
    return f"{' '.join(heads)} {inner} {'}' * len(node.generators)}"


def _translate_clause(ctx: Context, clause: ast.comprehension, ordered: bool) -> tuple[str, list[str]]:
    return translate_loop_head(ctx, clause.target, clause.iter, ordered, "const ")


def translate_comprehension(ctx: Context, node: ast.ListComp | ast.SetComp) -> str:
    if isinstance(node, ast.SetComp):
        made = choose_set_class(ctx, ctx.kind_of(node))
        body = _nest_loops(ctx, node, lambda: f"$r.add({ctx.translate(node.elt)});", ordered=False)
        return f"(() => {{ const $r = new {made}(); {body} return $r; }})()"
    body = _nest_loops(ctx, node, lambda: f"$r.push({ctx.translate(node.elt)});")
    return f"(() => {{ const $r = []; {body} return $r; }})()"


def translate_dict_comprehension(ctx: Context, node: ast.DictComp) -> str:
    made = choose_map_class(ctx, ctx.kind_of(node))
    body = _nest_loops(ctx, node, lambda: f"$r.set({ctx.translate(node.key)}, {ctx.translate(node.value)});")
    return f"(() => {{ const $r = new {made}(); {body} return $r; }})()"


def translate_generator(ctx: Context, node: ast.GeneratorExp) -> str:
    body = _nest_loops(ctx, node, lambda: f"yield {ctx.translate(node.elt)};")
    return f"(function* () {{ {body} }})()"


def consume_generator(ctx: Context, node: ast.GeneratorExp, how: str, default: str = "") -> str:
    """A generator expression that is used up at once: any, all, next, or a list of all (in any order)."""
    match how:
        case "any":
            body = _nest_loops(
                ctx, node, lambda: f"if ({translate_condition(ctx, node.elt)}) return true;", ordered=False
            )
            return f"(() => {{ {body} return false; }})()"
        case "all":
            body = _nest_loops(
                ctx, node, lambda: f"if (!{translate_condition(ctx, node.elt)}) return false;", ordered=False
            )
            return f"(() => {{ {body} return true; }})()"
        case "next":
            body = _nest_loops(ctx, node, lambda: f"return {ctx.translate(node.elt)};")
            last = f"return {default};" if default else f"throw new {ctx.use('StopIteration')}();"
            return f"(() => {{ {body} {last} }})()"
    body = _nest_loops(ctx, node, lambda: f"$r.push({ctx.translate(node.elt)});", ordered=how != "unordered")
    return f"(() => {{ const $r = []; {body} return $r; }})()"
