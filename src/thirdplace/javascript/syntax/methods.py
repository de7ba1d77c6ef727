"""Methods of Python's own types: strings, lists, dictionaries, sets, numbers."""

import ast
import json

from thirdplace.javascript.syntax.comprehensions import consume_generator, translate_iterable
from thirdplace.javascript.syntax.context import Context

__all__ = ["translate_method_call"]

JAVASCRIPT_METHODS = {
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

RUNTIME_METHODS = {
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
RUNTIME_METHODS_BY_KIND = {kind: set(names.split()) for kind, names in RUNTIME_METHODS.items()}
ALL_METHODS = {"append", "join", "startswith", "endswith", "add", "tolist"}.union(
    *RUNTIME_METHODS_BY_KIND.values()
) - {
    "copy",
    "index",
    "count",
    "pop",
}


def translate_method_call(ctx: Context, node: ast.Call, func: ast.Attribute) -> str | None:
    kind = ctx.kind_of(func.value).without_none()
    name = func.attr
    if kind.name == "str" and name == "join":
        source = node.args[0]
        held = (
            consume_generator(ctx, source, "list")
            if isinstance(source, ast.GeneratorExp)
            else f"[...{translate_iterable(ctx, source)}]"
        )
        return f"{held}.join({ctx.translate(func.value)})"
    if (kind.name, name) in JAVASCRIPT_METHODS and len(node.args) <= 1 and not node.keywords:
        if name in ("startswith", "endswith") and not ctx.kind_of(node.args[0]).is_one_of("str"):
            return f"{ctx.use('str_' + name)}({ctx.translate(func.value)}, {ctx.translate(node.args[0])})"
        given = ", ".join(ctx.translate(one) for one in node.args)
        return f"{ctx.translate(func.value)}.{JAVASCRIPT_METHODS[kind.name, name]}({given})"
    if kind.name in RUNTIME_METHODS_BY_KIND and name in RUNTIME_METHODS_BY_KIND[kind.name]:
        base = "set" if kind.name == "frozenset" else "list" if kind.name == "tuple" else kind.name
        return f"{ctx.use(f'{base}_{name}')}({_translate_method_arguments(ctx, node, func)})"
    names = {member.name for member in kind.members}
    if name in ALL_METHODS and (kind.name == "any" or len(names) > 1) and "instance" not in names:
        return f"{ctx.use('method')}({json.dumps(name)}, {_translate_method_arguments(ctx, node, func)})"
    if kind.name in RUNTIME_METHODS_BY_KIND:
        raise ctx.refuse(node, f"{kind.name}.{name} has no translation")
    return None


def _translate_method_arguments(ctx: Context, node: ast.Call, func: ast.Attribute) -> str:
    given = [ctx.translate(func.value)]
    for one in node.args:
        given.append(
            consume_generator(ctx, one, "list") if isinstance(one, ast.GeneratorExp) else ctx.translate(one)
        )
    if func.attr == "sort":
        keys = {keyword.arg: ctx.translate(keyword.value) for keyword in node.keywords}
        given += [keys.get("key", "undefined"), keys.get("reverse", "undefined")]
    elif node.keywords:
        raise ctx.refuse(node, f"{func.attr} is not translated with keywords")
    return ", ".join(given)
