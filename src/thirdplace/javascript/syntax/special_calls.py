"""Calls of builtins and library functions that depend on the types of their arguments."""

import ast
import json
from collections.abc import Callable

from thirdplace.javascript.syntax.comprehensions import consume_generator, translate_iterable
from thirdplace.javascript.syntax.container_classes import choose_map_class, choose_set_class
from thirdplace.javascript.syntax.context import Context
from thirdplace.javascript.syntax.operators import translate_condition
from thirdplace.javascript.syntax.type_descriptions import describe_type_expression
from thirdplace.javascript.syntax.type_tests import translate_instance_test

__all__ = ["SPECIAL_CALLS"]

SpecialCall = Callable[[Context, ast.Call], str | None]


def _translate_keywords(ctx: Context, node: ast.Call, *names: str) -> list[str]:
    """The values of these keywords, null where one is not given."""
    given = {keyword.arg: keyword.value for keyword in node.keywords}
    if set(given) - set(names):
        raise ctx.refuse(
            node, f"not translated with {', '.join(str(name) for name in set(given) - set(names))}="
        )
    return [ctx.translate(given[name]) if name in given else "undefined" for name in names]


def _translate_unordered(ctx: Context, node: ast.expr) -> str:
    """All that an argument holds, where the order does not matter."""
    if isinstance(node, ast.GeneratorExp):
        return consume_generator(ctx, node, "unordered")
    return translate_iterable(ctx, node, ordered=False)


def _translate_ordered(ctx: Context, node: ast.expr) -> str:
    if isinstance(node, ast.GeneratorExp):
        return consume_generator(ctx, node, "list")
    return translate_iterable(ctx, node)


def _translate_len(ctx: Context, node: ast.Call) -> str | None:
    kind = ctx.kind_of(node.args[0])
    text = ctx.translate(node.args[0])
    if kind.is_array:
        return f"{text}.length"
    if kind.is_one_of("dict", "set", "frozenset"):
        return f"{text}.size"
    if kind.is_one_of("instance"):
        return f"{text}.__len__()"
    return None


def _translate_any_all(ctx: Context, node: ast.Call) -> str:
    assert isinstance(node.func, ast.Name)
    if isinstance(node.args[0], ast.GeneratorExp):
        return consume_generator(ctx, node.args[0], node.func.id)
    return f"{ctx.use(node.func.id)}({_translate_unordered(ctx, node.args[0])})"


def _translate_min_max(ctx: Context, node: ast.Call) -> str:
    """min and max."""
    assert isinstance(node.func, ast.Name)
    key, default = _translate_keywords(ctx, node, "key", "default")
    numbers = all(ctx.kind_of(one).is_one_of("int", "float", "bool", "any") for one in node.args)
    if len(node.args) > 1 and key == "undefined" and numbers:
        call = ctx.use({"min": "lesser", "max": "greater"}[node.func.id])
        found = ctx.translate(node.args[0])
        for one in node.args[1:]:
            found = f"{call}({found}, {ctx.translate(one)})"
        return found
    if len(node.args) > 1:
        return f"{ctx.use(node.func.id)}([{', '.join(ctx.translate(one) for one in node.args)}], {key})"
    ordered = key != "undefined"
    source = _translate_ordered(ctx, node.args[0]) if ordered else _translate_unordered(ctx, node.args[0])
    return f"{ctx.use(node.func.id)}({source}, {key}, {default})"


def _translate_sorted(ctx: Context, node: ast.Call) -> str:
    key, reverse = _translate_keywords(ctx, node, "key", "reverse")
    source = (
        _translate_unordered(ctx, node.args[0])
        if key == "undefined"
        else _translate_ordered(ctx, node.args[0])
    )
    return f"{ctx.use('sorted')}({source}, {key}, {reverse})"


def _translate_sum(ctx: Context, node: ast.Call) -> str:
    return f"{ctx.use('sum')}({_translate_unordered(ctx, node.args[0])})"


def _translate_next(ctx: Context, node: ast.Call) -> str:
    default = ctx.translate(node.args[1]) if len(node.args) > 1 else ""
    if isinstance(node.args[0], ast.GeneratorExp):
        return consume_generator(ctx, node.args[0], "next", default)
    return f"{ctx.use('next')}({ctx.translate(node.args[0])}{', ' + default if default else ''})"


def _translate_list(ctx: Context, node: ast.Call) -> str:
    if not node.args:
        return "[]"
    if isinstance(node.args[0], ast.GeneratorExp):
        return consume_generator(ctx, node.args[0], "list")
    return f"[...{translate_iterable(ctx, node.args[0])}]"


def _translate_tuple(ctx: Context, node: ast.Call) -> str:
    if not node.args:
        return ctx.use("EMPTY_TUPLE")
    return f"{ctx.use('tuple')}({_translate_ordered(ctx, node.args[0])})"


def _translate_set(ctx: Context, node: ast.Call) -> str:
    made = choose_set_class(ctx, ctx.kind_of(node))
    return f"new {made}({_translate_unordered(ctx, node.args[0]) if node.args else ''})"


def _translate_dict(ctx: Context, node: ast.Call) -> str:
    if node.keywords:
        raise ctx.refuse(node, "dict(...) with keywords: write a display instead")
    made = choose_map_class(ctx, ctx.kind_of(node))
    if not node.args:
        return f"new {made}()"
    if ctx.kind_of(node.args[0]).is_one_of("dict"):
        return f"new {made}({ctx.translate(node.args[0])})"
    return f"new {made}({_translate_ordered(ctx, node.args[0])})"


def _translate_dict_fromkeys(ctx: Context, node: ast.Call) -> str:
    made = choose_map_class(ctx, ctx.kind_of(node))
    value = ctx.translate(node.args[1]) if len(node.args) > 1 else "null"
    return f"{ctx.use('fromKeys')}({made}, {_translate_ordered(ctx, node.args[0])}, {value})"


def _translate_zip(ctx: Context, node: ast.Call) -> str:
    (strict,) = _translate_keywords(ctx, node, "strict")
    sources = ", ".join(
        _translate_ordered(ctx, one) if not isinstance(one, ast.Starred) else ctx.translate(one)
        for one in node.args
    )
    return f"{ctx.use('zip')}([{sources}], {strict})"


def _translate_map(ctx: Context, node: ast.Call) -> str:
    sources = ", ".join(_translate_ordered(ctx, one) for one in node.args[1:])
    return f"{ctx.use('mapAll')}({ctx.translate(node.args[0])}, [{sources}])"


def _translate_enumerate(ctx: Context, node: ast.Call) -> str:
    start = ctx.translate(node.args[1]) if len(node.args) > 1 else _translate_keywords(ctx, node, "start")[0]
    return f"{ctx.use('enumerate')}({_translate_ordered(ctx, node.args[0])}, {start})"


def _translate_int(ctx: Context, node: ast.Call) -> str | None:
    if len(node.args) != 1:
        return None
    kind = ctx.kind_of(node.args[0])
    if kind.is_one_of("int"):
        return ctx.translate(node.args[0])
    if kind.is_one_of("bool"):
        return f"({ctx.translate(node.args[0])} ? 1 : 0)"
    if kind.is_one_of("float"):
        return f"Math.trunc({ctx.translate(node.args[0])})"
    return None


def _translate_float(ctx: Context, node: ast.Call) -> str | None:
    if node.args and ctx.kind_of(node.args[0]).is_one_of("int", "float", "any"):
        return f"Number({ctx.translate(node.args[0])})"
    return None


def _translate_bool(ctx: Context, node: ast.Call) -> str:
    return f"Boolean({translate_condition(ctx, node.args[0])})"


def _translate_str(ctx: Context, node: ast.Call) -> str:
    if not node.args:
        return '""'
    if ctx.kind_of(node.args[0]).is_one_of("str"):
        return ctx.translate(node.args[0])
    return f"{ctx.use('str')}({ctx.translate(node.args[0])})"


def _translate_isinstance(ctx: Context, node: ast.Call) -> str:
    return f"({translate_instance_test(ctx, ctx.translate(node.args[0]), node.args[1])})"


def _translate_type(ctx: Context, node: ast.Call) -> str:
    if len(node.args) != 1:
        raise ctx.refuse(node, "type(...) with more than one argument has no translation")
    return f"{ctx.use('typeOf')}({ctx.translate(node.args[0])})"


def _translate_cast(ctx: Context, node: ast.Call) -> str:
    return ctx.translate(node.args[1])


def _translate_replace(ctx: Context, node: ast.Call) -> str:
    changes = ", ".join(f"{keyword.arg}: {ctx.translate(keyword.value)}" for keyword in node.keywords)
    if any(keyword.arg is None for keyword in node.keywords):
        raise ctx.refuse(node, "** in a call has no translation")
    return f"{ctx.use('replace')}({ctx.translate(node.args[0])}, {{ {changes} }})"


def _translate_object_setattr(ctx: Context, node: ast.Call) -> str:
    return f"{ctx.use('setattr')}({', '.join(ctx.translate(one) for one in node.args)})"


def _translate_convert(ctx: Context, node: ast.Call) -> str:
    """msgspec.convert, msgspec.json.decode: their type is described at build time where it is written out."""
    assert isinstance(node.func, ast.Attribute)
    name = {"convert": "convert", "decode": "jsonDecode"}[node.func.attr]
    wanted = node.args[1] if len(node.args) > 1 else None
    strict = "true"
    for keyword in node.keywords:
        if keyword.arg == "type":
            wanted = keyword.value
        elif keyword.arg == "strict":
            strict = ctx.translate(keyword.value)
        else:
            raise ctx.refuse(node, f"not translated with {keyword.arg}=")
    if wanted is None:
        return f"{ctx.use(name)}({ctx.translate(node.args[0])})"
    return (
        f"{ctx.use(name)}({ctx.translate(node.args[0])}, {describe_type_expression(ctx, wanted)}, {strict})"
    )


def _translate_json_coder(ctx: Context, node: ast.Call) -> str:
    assert isinstance(node.func, ast.Attribute)
    wanted = describe_type_expression(ctx, node.args[0]) if node.args else ""
    return f"new {ctx.use('Json' + node.func.attr)}({wanted})"


def _refuse_call(ctx: Context, node: ast.Call) -> str:
    raise ctx.refuse(node, f"{json.dumps(ast.unparse(node.func))} has no translation")


SPECIAL_CALLS: dict[str, SpecialCall] = {
    "builtins.len": _translate_len,
    "builtins.any": _translate_any_all,
    "builtins.all": _translate_any_all,
    "builtins.min": _translate_min_max,
    "builtins.max": _translate_min_max,
    "builtins.sorted": _translate_sorted,
    "builtins.sum": _translate_sum,
    "builtins.next": _translate_next,
    "builtins.list": _translate_list,
    "builtins.tuple": _translate_tuple,
    "builtins.set": _translate_set,
    "builtins.frozenset": _translate_set,
    "builtins.dict": _translate_dict,
    "builtins.dict.fromkeys": _translate_dict_fromkeys,
    "builtins.zip": _translate_zip,
    "builtins.map": _translate_map,
    "builtins.enumerate": _translate_enumerate,
    "builtins.int": _translate_int,
    "builtins.float": _translate_float,
    "builtins.bool": _translate_bool,
    "builtins.str": _translate_str,
    "builtins.isinstance": _translate_isinstance,
    "builtins.type": _translate_type,
    "builtins.object.__setattr__": _translate_object_setattr,
    "typing.cast": _translate_cast,
    "msgspec.structs.replace": _translate_replace,
    "dataclasses.replace": _translate_replace,
    "msgspec.convert": _translate_convert,
    "msgspec.json.decode": _translate_convert,
    "msgspec.json.Decoder": _translate_json_coder,
    "msgspec.json.Encoder": _translate_json_coder,
    "builtins.eval": _refuse_call,
    "builtins.exec": _refuse_call,
    "builtins.open": _refuse_call,
}
