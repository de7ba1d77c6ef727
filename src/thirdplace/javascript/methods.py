"""Methods of Python's own types: strings, lists, dictionaries, sets, numbers."""

import ast
import json

from thirdplace.javascript.comprehensions import consume_generator, iterate
from thirdplace.javascript.context import Context

__all__ = ["method_call"]

DIRECT = {
    ("list", "append"): "push",
    ("dict", "clear"): "clear",
    ("set", "add"): "add",
    ("set", "discard"): "delete",
    ("set", "clear"): "clear",
    ("str", "startswith"): "startsWith",
    ("str", "endswith"): "endsWith",
    ("str", "lower"): "toLowerCase",
    ("str", "upper"): "toUpperCase",
}
"""JavaScript's own methods that do the same."""

BY_RUNTIME = {
    "str": "capitalize count encode find format index isalnum isalpha isascii isdigit isprintable islower"
    " isupper ljust lstrip partition removeprefix removesuffix replace rfind rjust rpartition rstrip split"
    " splitlines strip title translate zfill",
    "list": "clear copy count extend index insert pop remove reverse sort",
    "tuple": "count index",
    "dict": "copy get items keys pop popitem setdefault update values",
    "set": "copy difference intersection isdisjoint issubset issuperset pop remove union update"
    " symmetric_difference",
    "frozenset": "copy difference intersection isdisjoint issubset issuperset union symmetric_difference",
    "int": "bit_count bit_length to_bytes",
    "float": "is_integer",
    "bytes": "decode hex",
    "range": "index count",
}
METHODS = {kind: set(names.split()) for kind, names in BY_RUNTIME.items()}
ALL_METHODS = {"append", "join", "startswith", "endswith", "add", "tolist"}.union(*METHODS.values()) - {
    "copy",
    "index",
    "count",
    "pop",
}


def method_call(ctx: Context, node: ast.Call, func: ast.Attribute) -> str | None:
    kind = ctx.kind(func.value).without_none()
    name = func.attr
    if kind.name == "str" and name == "join":
        source = node.args[0]
        held = (
            consume_generator(ctx, source, "list")
            if isinstance(source, ast.GeneratorExp)
            else f"[...{iterate(ctx, source)}]"
        )
        return f"{held}.join({ctx.expr(func.value)})"
    if (kind.name, name) in DIRECT and len(node.args) <= 1 and not node.keywords:
        if name in ("startswith", "endswith") and not ctx.kind(node.args[0]).is_one_of("str"):
            return f"{ctx.rt('str_' + name)}({ctx.expr(func.value)}, {ctx.expr(node.args[0])})"
        given = ", ".join(ctx.expr(one) for one in node.args)
        return f"{ctx.expr(func.value)}.{DIRECT[kind.name, name]}({given})"
    if kind.name in METHODS and name in METHODS[kind.name]:
        base = "set" if kind.name == "frozenset" else "list" if kind.name == "tuple" else kind.name
        return f"{ctx.rt(f'{base}_{name}')}({_arguments(ctx, node, func)})"
    names = {member.name for member in kind.members}
    if name in ALL_METHODS and (kind.name == "any" or len(names) > 1) and "instance" not in names:
        return f"{ctx.rt('method')}({json.dumps(name)}, {_arguments(ctx, node, func)})"
    if kind.name in METHODS:
        raise ctx.refuse(node, f"{kind.name}.{name} has no translation")
    return None


def _arguments(ctx: Context, node: ast.Call, func: ast.Attribute) -> str:
    given = [ctx.expr(func.value)]
    for one in node.args:
        given.append(
            consume_generator(ctx, one, "list") if isinstance(one, ast.GeneratorExp) else ctx.expr(one)
        )
    if func.attr == "sort":
        keys = {keyword.arg: ctx.expr(keyword.value) for keyword in node.keywords}
        given += [keys.get("key", "undefined"), keys.get("reverse", "undefined")]
    elif node.keywords:
        raise ctx.refuse(node, f"{func.attr} is not translated with keywords")
    return ", ".join(given)
