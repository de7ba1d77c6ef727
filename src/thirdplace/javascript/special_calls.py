"""Calls of builtins and library functions that depend on the types of their arguments."""

import ast
import json
from collections.abc import Callable

from thirdplace.javascript.comprehensions import consume_generator, iterate
from thirdplace.javascript.context import Context
from thirdplace.javascript.descriptors import describe_type_expression
from thirdplace.javascript.kinds import Kind
from thirdplace.javascript.operators import test
from thirdplace.javascript.type_tests import instance_test

__all__ = ["SPECIAL"]

SpecialCall = Callable[[Context, ast.Call], str | None]


def _keywords(ctx: Context, node: ast.Call, *names: str) -> list[str]:
    """The values of these keywords, null where one is not given."""
    given = {keyword.arg: keyword.value for keyword in node.keywords}
    if set(given) - set(names):
        raise ctx.refuse(
            node, f"not translated with {', '.join(str(name) for name in set(given) - set(names))}="
        )
    return [ctx.expr(given[name]) if name in given else "undefined" for name in names]


def _all_of(ctx: Context, node: ast.expr) -> str:
    """All that an argument holds, where the order does not matter."""
    if isinstance(node, ast.GeneratorExp):
        return consume_generator(ctx, node, "unordered")
    return iterate(ctx, node, ordered=False)


def _in_order(ctx: Context, node: ast.expr) -> str:
    if isinstance(node, ast.GeneratorExp):
        return consume_generator(ctx, node, "list")
    return iterate(ctx, node)


def length(ctx: Context, node: ast.Call) -> str | None:
    kind = ctx.kind(node.args[0])
    text = ctx.expr(node.args[0])
    if kind.is_array:
        return f"{text}.length"
    if kind.is_one_of("dict", "set", "frozenset"):
        return f"{text}.size"
    if kind.is_one_of("instance"):
        return f"{text}.__len__()"
    return None


def quantifier(ctx: Context, node: ast.Call) -> str:
    assert isinstance(node.func, ast.Name)
    if isinstance(node.args[0], ast.GeneratorExp):
        return consume_generator(ctx, node.args[0], node.func.id)
    return f"{ctx.rt(node.func.id)}({_all_of(ctx, node.args[0])})"


def extreme(ctx: Context, node: ast.Call) -> str:
    """min and max."""
    assert isinstance(node.func, ast.Name)
    key, default = _keywords(ctx, node, "key", "default")
    numbers = all(ctx.kind(one).is_one_of("int", "float", "bool", "any") for one in node.args)
    if len(node.args) > 1 and key == "undefined" and numbers:
        call = ctx.rt({"min": "lesser", "max": "greater"}[node.func.id])
        found = ctx.expr(node.args[0])
        for one in node.args[1:]:
            found = f"{call}({found}, {ctx.expr(one)})"
        return found
    if len(node.args) > 1:
        return f"{ctx.rt(node.func.id)}([{', '.join(ctx.expr(one) for one in node.args)}], {key})"
    ordered = key != "undefined"
    source = _in_order(ctx, node.args[0]) if ordered else _all_of(ctx, node.args[0])
    return f"{ctx.rt(node.func.id)}({source}, {key}, {default})"


def sorted_(ctx: Context, node: ast.Call) -> str:
    key, reverse = _keywords(ctx, node, "key", "reverse")
    source = _all_of(ctx, node.args[0]) if key == "undefined" else _in_order(ctx, node.args[0])
    return f"{ctx.rt('sorted')}({source}, {key}, {reverse})"


def sum_(ctx: Context, node: ast.Call) -> str:
    return f"{ctx.rt('sum')}({_all_of(ctx, node.args[0])})"


def next_(ctx: Context, node: ast.Call) -> str:
    default = ctx.expr(node.args[1]) if len(node.args) > 1 else ""
    if isinstance(node.args[0], ast.GeneratorExp):
        return consume_generator(ctx, node.args[0], "next", default)
    return f"{ctx.rt('next')}({ctx.expr(node.args[0])}{', ' + default if default else ''})"


def list_(ctx: Context, node: ast.Call) -> str:
    if not node.args:
        return "[]"
    if isinstance(node.args[0], ast.GeneratorExp):
        return consume_generator(ctx, node.args[0], "list")
    return f"[...{iterate(ctx, node.args[0])}]"


def tuple_(ctx: Context, node: ast.Call) -> str:
    if not node.args:
        return ctx.rt("EMPTY_TUPLE")
    return f"{ctx.rt('tuple')}({_in_order(ctx, node.args[0])})"


def set_(ctx: Context, node: ast.Call) -> str:
    element = ctx.kind(node).element
    made = "Set" if element.is_scalar else ctx.rt("KeyedSet")
    return f"new {made}({_all_of(ctx, node.args[0]) if node.args else ''})"


def dict_(ctx: Context, node: ast.Call) -> str:
    if node.keywords:
        raise ctx.refuse(node, "dict(...) with keywords: write a display instead")
    made = _map_class(ctx, ctx.kind(node))
    if not node.args:
        return f"new {made}()"
    if ctx.kind(node.args[0]).is_one_of("dict"):
        return f"new {made}({ctx.expr(node.args[0])})"
    return f"new {made}({_in_order(ctx, node.args[0])})"


def dict_fromkeys(ctx: Context, node: ast.Call) -> str:
    made = _map_class(ctx, ctx.kind(node))
    value = ctx.expr(node.args[1]) if len(node.args) > 1 else "null"
    return f"{ctx.rt('fromKeys')}({made}, {_in_order(ctx, node.args[0])}, {value})"


def _map_class(ctx: Context, kind: Kind) -> str:
    keys = kind.items[0] if kind.items else kind
    return "Map" if keys.is_scalar else ctx.rt("KeyedMap")


def zip_(ctx: Context, node: ast.Call) -> str:
    (strict,) = _keywords(ctx, node, "strict")
    sources = ", ".join(
        _in_order(ctx, one) if not isinstance(one, ast.Starred) else ctx.expr(one) for one in node.args
    )
    return f"{ctx.rt('zip')}([{sources}], {strict})"


def map_(ctx: Context, node: ast.Call) -> str:
    sources = ", ".join(_in_order(ctx, one) for one in node.args[1:])
    return f"{ctx.rt('mapAll')}({ctx.expr(node.args[0])}, [{sources}])"


def enumerate_(ctx: Context, node: ast.Call) -> str:
    start = ctx.expr(node.args[1]) if len(node.args) > 1 else _keywords(ctx, node, "start")[0]
    return f"{ctx.rt('enumerate')}({_in_order(ctx, node.args[0])}, {start})"


def int_(ctx: Context, node: ast.Call) -> str | None:
    if len(node.args) != 1:
        return None
    kind = ctx.kind(node.args[0])
    if kind.is_one_of("int"):
        return ctx.expr(node.args[0])
    if kind.is_one_of("bool"):
        return f"({ctx.expr(node.args[0])} ? 1 : 0)"
    if kind.is_one_of("float"):
        return f"Math.trunc({ctx.expr(node.args[0])})"
    return None


def float_(ctx: Context, node: ast.Call) -> str | None:
    if node.args and ctx.kind(node.args[0]).is_one_of("int", "float", "any"):
        return f"Number({ctx.expr(node.args[0])})"
    return None


def bool_(ctx: Context, node: ast.Call) -> str:
    return f"Boolean({test(ctx, node.args[0])})"


def str_(ctx: Context, node: ast.Call) -> str:
    if not node.args:
        return '""'
    if ctx.kind(node.args[0]).is_one_of("str"):
        return ctx.expr(node.args[0])
    return f"{ctx.rt('str')}({ctx.expr(node.args[0])})"


def isinstance_(ctx: Context, node: ast.Call) -> str:
    return f"({instance_test(ctx, ctx.expr(node.args[0]), node.args[1])})"


def type_(ctx: Context, node: ast.Call) -> str:
    if len(node.args) != 1:
        raise ctx.refuse(node, "type(...) with more than one argument has no translation")
    return f"{ctx.rt('typeOf')}({ctx.expr(node.args[0])})"


def cast_(ctx: Context, node: ast.Call) -> str:
    return ctx.expr(node.args[1])


def replace_(ctx: Context, node: ast.Call) -> str:
    changes = ", ".join(f"{keyword.arg}: {ctx.expr(keyword.value)}" for keyword in node.keywords)
    if any(keyword.arg is None for keyword in node.keywords):
        raise ctx.refuse(node, "** in a call has no translation")
    return f"{ctx.rt('replace')}({ctx.expr(node.args[0])}, {{ {changes} }})"


def object_new(ctx: Context, node: ast.Call) -> str | None:
    match node.func:
        case ast.Attribute(value=owner, attr="__new__"):
            return f"Object.create({ctx.expr(owner)}.prototype)"
    return None


def object_setattr(ctx: Context, node: ast.Call) -> str:
    return f"{ctx.rt('setattr')}({', '.join(ctx.expr(one) for one in node.args)})"


def convert_(ctx: Context, node: ast.Call) -> str:
    """msgspec.convert, msgspec.json.decode: their type is described at build time where it is written out."""
    assert isinstance(node.func, ast.Attribute)
    name = {"convert": "convert", "decode": "jsonDecode"}[node.func.attr]
    wanted = node.args[1] if len(node.args) > 1 else None
    strict = "true"
    for keyword in node.keywords:
        if keyword.arg == "type":
            wanted = keyword.value
        elif keyword.arg == "strict":
            strict = ctx.expr(keyword.value)
        else:
            raise ctx.refuse(node, f"not translated with {keyword.arg}=")
    if wanted is None:
        return f"{ctx.rt(name)}({ctx.expr(node.args[0])})"
    return f"{ctx.rt(name)}({ctx.expr(node.args[0])}, {describe_type_expression(ctx, wanted)}, {strict})"


def json_coder(ctx: Context, node: ast.Call) -> str:
    assert isinstance(node.func, ast.Attribute)
    wanted = describe_type_expression(ctx, node.args[0]) if node.args else ""
    return f"new {ctx.rt('Json' + node.func.attr)}({wanted})"


def unset_call(ctx: Context, node: ast.Call) -> str:
    raise ctx.refuse(node, f"{json.dumps(ast.unparse(node.func))} has no translation")


SPECIAL: dict[str, SpecialCall] = {
    "builtins.len": length,
    "builtins.any": quantifier,
    "builtins.all": quantifier,
    "builtins.min": extreme,
    "builtins.max": extreme,
    "builtins.sorted": sorted_,
    "builtins.sum": sum_,
    "builtins.next": next_,
    "builtins.list": list_,
    "builtins.tuple": tuple_,
    "builtins.set": set_,
    "builtins.frozenset": set_,
    "builtins.dict": dict_,
    "builtins.dict.fromkeys": dict_fromkeys,
    "builtins.zip": zip_,
    "builtins.map": map_,
    "builtins.enumerate": enumerate_,
    "builtins.int": int_,
    "builtins.float": float_,
    "builtins.bool": bool_,
    "builtins.str": str_,
    "builtins.isinstance": isinstance_,
    "builtins.type": type_,
    "builtins.object.__setattr__": object_setattr,
    "typing.cast": cast_,
    "msgspec.structs.replace": replace_,
    "dataclasses.replace": replace_,
    "msgspec.convert": convert_,
    "msgspec.json.decode": convert_,
    "msgspec.json.Decoder": json_coder,
    "msgspec.json.Encoder": json_coder,
    "builtins.eval": unset_call,
    "builtins.exec": unset_call,
    "builtins.open": unset_call,
}
