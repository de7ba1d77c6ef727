"""Expressions, one function for each form."""

import ast
import inspect
import json
import sys
from collections.abc import Callable
from typing import Any

from thirdplace.javascript.library import CONSTANTS, FUNCTIONS
from thirdplace.javascript.syntax.calls import translate_call
from thirdplace.javascript.syntax.comparisons import translate_comparison
from thirdplace.javascript.syntax.comprehensions import (
    translate_comprehension,
    translate_dict_comprehension,
    translate_generator,
)
from thirdplace.javascript.syntax.container_classes import choose_map_class, choose_set_class
from thirdplace.javascript.syntax.context import Context, Scope, js_name
from thirdplace.javascript.syntax.functions import make_arrow_body, translate_parameters
from thirdplace.javascript.syntax.operators import (
    translate_and_or,
    translate_binary_operator,
    translate_condition,
    translate_unary_operator,
)

__all__ = ["translate_expression"]


def translate_expression(ctx: Context, node: ast.expr) -> str:
    form: Callable[[Context, Any], str] | None = TRANSLATORS_BY_EXPRESSION.get(type(node))
    if form is None:
        raise ctx.refuse(node, f"{type(node).__name__} has no translation")
    return form(ctx, node)


def _translate_constant(ctx: Context, node: ast.Constant) -> str:
    value = node.value
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 1 << 53 else f"{value}n"
        case float():
            return repr(value) if value not in (float("inf"), float("-inf")) else "Infinity"
        case str():
            return (
                json.dumps(value, ensure_ascii=False)
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029")
            )
        case bytes():
            return json.dumps(value.decode("ascii"))
    raise ctx.refuse(node, f"no translation of {value!r}")


def _translate_name(ctx: Context, node: ast.Name) -> str:
    found = ctx.resolve(node)
    if found is None:
        return js_name(node.id)
    return _translate_imported_name(ctx, node, *found)


def _translate_imported_name(ctx: Context, node: ast.expr, module: str, attribute: str | None) -> str:
    """Something that is known at build time."""
    if attribute is None:
        if not ctx.is_translated(module):
            raise ctx.refuse(node, f"the module {module} is not translated")
        return ctx.need(module, "$module")
    full_name = f"{module}.{attribute}"
    if full_name in CONSTANTS:
        return ctx.use(CONSTANTS[full_name])
    if full_name in FUNCTIONS:
        return ctx.use(FUNCTIONS[full_name])
    if module == ctx.source.name and attribute in ("__name__", "__package__"):
        package = module if ctx.source.is_package else module.rpartition(".")[0]
        return json.dumps(module if attribute == "__name__" else package)
    if module == ctx.source.name:
        return js_name(attribute)
    if ctx.is_translated(module):
        return ctx.need(*ctx.origin(module, attribute))
    raise ctx.refuse(node, f"{full_name} has no translation")


def _translate_attribute(ctx: Context, node: ast.Attribute) -> str:
    found = ctx.resolve(node)
    if found is not None:
        return _translate_imported_name(ctx, node, *found)
    owner = ctx.object_of(node.value)
    if isinstance(owner, type) and inspect.isfunction(inspect.getattr_static(owner, node.attr, None)):
        return f"{ctx.use('unbound')}({ctx.translate(node.value)}, {json.dumps(node.attr)})"
    if isinstance(owner, type) and f"{owner.__module__}.{owner.__qualname__}.{node.attr}" in FUNCTIONS:
        return ctx.use(FUNCTIONS[f"{owner.__module__}.{owner.__qualname__}.{node.attr}"])
    kind = ctx.kind_of(node.value)
    base = ctx.translate(node.value)
    if node.attr == "__getitem__":
        read = f"{base}[$i]" if kind.is_array else f"{ctx.use('item')}({base}, $i)"
        return f"(($i) => {read})"
    if kind.name == "instance" and is_method(kind.class_name, node.attr):
        return f"{ctx.use('bind')}({base}, {json.dumps(node.attr)})"
    return f"{base}.{node.attr}"


def is_method(class_name: str, name: str) -> bool:
    """Is it a method of this class (and not of a module that a protocol stands for)?"""
    module, _, kind = class_name.rpartition(".")
    owner = getattr(sys.modules.get(module), kind, None)
    if not isinstance(owner, type) or getattr(owner, "_is_protocol", False):
        return False
    return inspect.isfunction(inspect.getattr_static(owner, name, None))


def _translate_subscript(ctx: Context, node: ast.Subscript) -> str:
    match node:
        case ast.Subscript(value=ast.Attribute(value=array, attr="shape"), slice=ast.Constant(value=0)):
            return f"{ctx.translate(array)}.length"
    kind = ctx.kind_of(node.value).without_none()
    base = ctx.translate(node.value)
    if isinstance(node.slice, ast.Slice):
        return _translate_slice(ctx, node, node.slice)
    if kind.is_one_of("dict"):
        return f"{ctx.use('item')}({base}, {ctx.translate(node.slice)})"
    if kind.is_one_of("str"):
        return f"{ctx.use('charAt')}({base}, {ctx.translate(node.slice)})"
    index = ctx.kind_of(node.slice)
    if index.is_one_of("slice"):
        return f"{ctx.use('applySlice')}({base}, {ctx.translate(node.slice)})"
    if kind.name == "instance":
        return f"{base}.__getitem__({ctx.translate(node.slice)})"
    if kind.is_one_of("range"):
        return f"{base}.at({ctx.translate(node.slice)})"
    if index.is_one_of("str", "union", "tuple", "any") and not kind.is_array:
        return f"{ctx.use('item')}({base}, {ctx.translate(node.slice)})"
    place = find_negative_index(node.slice)
    if place is not None:
        return f"{base}.at({place})"
    if ctx.checked and kind.is_array:
        return f"{ctx.use('checkedAt')}({base}, {ctx.translate(node.slice)})"
    return f"{base}[{ctx.translate(node.slice)}]"


def find_negative_index(node: ast.expr) -> int | None:
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            return -value
    return None


def _translate_slice(ctx: Context, node: ast.Subscript, given: ast.Slice) -> str:
    kind = ctx.kind_of(node.value).without_none()
    base = ctx.translate(node.value)
    first = ctx.translate(given.lower) if given.lower is not None else "null"
    last = ctx.translate(given.upper) if given.upper is not None else "null"
    if kind.name == "instance":
        return f"{base}.__getitem__(new {ctx.use('Slice')}({first}, {last}, null))"
    if given.step is not None:
        return f"{ctx.use('slice')}({base}, {first}, {last}, {ctx.translate(given.step)})"
    if kind.is_one_of("str"):
        return f"{ctx.use('strSlice')}({base}, {first}, {last})"
    if kind.is_one_of("list", "tuple", "bytes"):
        return f"{base}.slice({'0' if first == 'null' else first}{'' if last == 'null' else ', ' + last})"
    return f"{ctx.use('slice')}({base}, {first}, {last}, null)"


def _translate_sequence(ctx: Context, node: ast.List | ast.Tuple) -> str:
    if isinstance(node, ast.Tuple) and not node.elts:
        return ctx.use("EMPTY_TUPLE")
    return f"[{', '.join(ctx.translate(item) for item in node.elts)}]"


def _translate_set(ctx: Context, node: ast.Set) -> str:
    items = ", ".join(ctx.translate(item) for item in node.elts)
    return f"new {choose_set_class(ctx, ctx.kind_of(node))}([{items}])"


def _translate_dict(ctx: Context, node: ast.Dict) -> str:
    parts = []
    for key, value in zip(node.keys, node.values, strict=True):
        parts.append(
            f"...{ctx.translate(value)}" if key is None else f"[{ctx.translate(key)}, {ctx.translate(value)}]"
        )
    made = choose_map_class(ctx, ctx.kind_of(node))
    return f"new {made}([{', '.join(parts)}])" if parts else f"new {made}()"


def _translate_starred(ctx: Context, node: ast.Starred) -> str:
    kind = ctx.kind_of(node.value)
    inner = ctx.translate(node.value)
    if kind.is_one_of("dict"):
        return f"...{inner}.keys()"
    return f"...{inner}"


def _translate_conditional(ctx: Context, node: ast.IfExp) -> str:
    return (
        f"({translate_condition(ctx, node.test)} ? {ctx.translate(node.body)} : {ctx.translate(node.orelse)})"
    )


def _translate_lambda(ctx: Context, node: ast.Lambda) -> str:
    names = {argument.arg for argument in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]}
    given = translate_parameters(ctx, node.args)
    ctx.scopes.append(Scope(names))
    body = make_arrow_body(ctx.translate(node.body))
    ctx.scopes.pop()
    return f"(({given}) => {body})"


def _translate_named_expression(ctx: Context, node: ast.NamedExpr) -> str:
    return f"({js_name(node.target.id)} = {ctx.translate(node.value)})"


def _translate_f_string(ctx: Context, node: ast.JoinedStr) -> str:
    parts = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            text = json.dumps(str(part.value), ensure_ascii=False)[1:-1].replace('\\"', '"')
            parts.append(text.replace("`", "\\`").replace("${", "\\${"))
        elif isinstance(part, ast.FormattedValue):
            parts.append(f"${{{_translate_formatted_value(ctx, part)}}}")
    return f"`{''.join(parts)}`"


def _translate_formatted_value(ctx: Context, part: ast.FormattedValue) -> str:
    value = ctx.translate(part.value)
    if part.conversion == ord("r"):
        return f"{ctx.use('repr')}({value})"
    if part.format_spec is not None:
        return f"{ctx.use('format')}({value}, {ctx.translate(part.format_spec)})"
    if ctx.kind_of(part.value).is_one_of("str", "int"):
        return value
    return f"{ctx.use('str')}({value})"


def _translate_yield(ctx: Context, node: ast.Yield) -> str:
    return f"yield {ctx.translate(node.value) if node.value is not None else ''}"


def _translate_yield_from(ctx: Context, node: ast.YieldFrom) -> str:
    return f"yield* {ctx.translate(node.value)}"


TRANSLATORS_BY_EXPRESSION: dict[type[ast.expr], Callable[[Context, Any], str]] = {
    ast.Constant: _translate_constant,
    ast.Name: _translate_name,
    ast.Attribute: _translate_attribute,
    ast.Subscript: _translate_subscript,
    ast.List: _translate_sequence,
    ast.Tuple: _translate_sequence,
    ast.Set: _translate_set,
    ast.Dict: _translate_dict,
    ast.Starred: _translate_starred,
    ast.IfExp: _translate_conditional,
    ast.Lambda: _translate_lambda,
    ast.NamedExpr: _translate_named_expression,
    ast.JoinedStr: _translate_f_string,
    ast.Yield: _translate_yield,
    ast.YieldFrom: _translate_yield_from,
    ast.BinOp: translate_binary_operator,
    ast.UnaryOp: translate_unary_operator,
    ast.BoolOp: translate_and_or,
    ast.Compare: translate_comparison,
    ast.Call: translate_call,
    ast.ListComp: translate_comprehension,
    ast.SetComp: translate_comprehension,
    ast.GeneratorExp: translate_generator,
    ast.DictComp: translate_dict_comprehension,
}
