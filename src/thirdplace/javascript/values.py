"""Python values as JavaScript expressions: defaults of fields, and data read from files at build time."""

import ast
import dataclasses
import json
from typing import Any

import msgspec

from thirdplace.javascript.context import Context, js_name

__all__ = ["is_plain_default", "write_value"]


def is_plain_default(value: Any) -> bool:
    """Numbers, text, None: what has no identity of its own."""
    return value is None or isinstance(value, bool | int | float | str)


def write_value(ctx: Context, node: ast.AST, value: Any) -> str:
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
            return ctx.rt("EMPTY_TUPLE")
        case list() | tuple():
            return f"[{', '.join(write_value(ctx, node, one) for one in value)}]"
        case dict():
            pairs = ", ".join(
                f"[{write_value(ctx, node, key)}, {write_value(ctx, node, one)}]"
                for key, one in value.items()
            )
            return f"new Map([{pairs}])" if pairs else "new Map()"
        case set() | frozenset():
            held = sorted(value, key=repr)
            return (
                f"new Set([{', '.join(write_value(ctx, node, one) for one in held)}])"
                if held
                else "new Set()"
            )
        case range():
            return f"{ctx.rt('range')}({value.start}, {value.stop}, {value.step})"
        case msgspec.UnsetType():
            return ctx.rt("UNSET")
        case msgspec.Struct():
            given = [getattr(value, name) for name in _parameters(type(value))]
            return (
                f"new {_class(ctx, type(value))}({', '.join(write_value(ctx, node, one) for one in given)})"
            )
        case type():
            return _class(ctx, value)
    if dataclasses.is_dataclass(value):
        given = [getattr(value, name) for name in _parameters(type(value))]
        return f"new {_class(ctx, type(value))}({', '.join(write_value(ctx, node, one) for one in given)})"
    if callable(value) and hasattr(value, "__qualname__") and ctx.is_translated(value.__module__):
        return ctx.need(value.__module__, value.__qualname__)
    raise ctx.refuse(node, f"no translation of the value {value!r}")


def _class(ctx: Context, kind: type) -> str:
    if kind.__module__ == "builtins":
        return ctx.rt(js_name(kind.__name__))
    return ctx.need(kind.__module__, kind.__qualname__)


def _parameters(kind: type) -> list[str]:
    from thirdplace.javascript.calls import signature_names

    return signature_names(kind)[0]
