"""Python values as JavaScript expressions: defaults of fields, and data read from files at build time."""

import ast
import dataclasses
import json
from typing import Any

import msgspec

from thirdplace.javascript.syntax.context import Context, js_name

__all__ = ["is_plain_default", "translate_value"]


def is_plain_default(value: Any) -> bool:
    """Numbers, text, None: what has no identity of its own."""
    return value is None or isinstance(value, bool | int | float | str)


def translate_value(ctx: Context, node: ast.AST, value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 1 << 53 else f"{value}n"
        case float() | str():
            return json.dumps(value, ensure_ascii=False)
        case tuple() if not value:
            return ctx.use("EMPTY_TUPLE")
        case list() | tuple():
            return f"[{', '.join(translate_value(ctx, node, one) for one in value)}]"
        case dict():
            pairs = ", ".join(
                f"[{translate_value(ctx, node, key)}, {translate_value(ctx, node, one)}]"
                for key, one in value.items()
            )
            return f"new Map([{pairs}])" if pairs else "new Map()"
        case set() | frozenset():
            held = sorted(value, key=repr)
            return (
                f"new Set([{', '.join(translate_value(ctx, node, one) for one in held)}])"
                if held
                else "new Set()"
            )
        case range():
            return f"{ctx.use('range')}({value.start}, {value.stop}, {value.step})"
        case msgspec.UnsetType():
            return ctx.use("UNSET")
        case msgspec.Struct():
            return _translate_instance(ctx, node, value)
        case type():
            return _translate_class(ctx, value)
    if dataclasses.is_dataclass(value):
        return _translate_instance(ctx, node, value)
    if callable(value) and hasattr(value, "__qualname__") and ctx.is_translated(value.__module__):
        return ctx.need(value.__module__, value.__qualname__)
    raise ctx.refuse(node, f"no translation of the value {value!r}")


def _translate_instance(ctx: Context, node: ast.AST, value: Any) -> str:
    given = [translate_value(ctx, node, getattr(value, name)) for name in _list_parameters(type(value))]
    return f"new {_translate_class(ctx, type(value))}({', '.join(given)})"


def _translate_class(ctx: Context, kind: type) -> str:
    if kind.__module__ == "builtins":
        return ctx.use(js_name(kind.__name__))
    return ctx.need(kind.__module__, kind.__qualname__)


def _list_parameters(kind: type) -> list[str]:
    from thirdplace.javascript.syntax.calls import list_parameter_names

    return list_parameter_names(kind)[0]
