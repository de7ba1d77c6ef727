"""Types that are needed while playing, as msgspec understands them: what is decoded, and encoded how."""

import ast
import json
from types import GenericAlias, UnionType
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from thirdplace.javascript.syntax.context import Context

__all__ = ["describe_type", "describe_type_expression", "is_type_form"]


def is_type_form(value: Any) -> bool:
    """A union, a list[...], a Literal: something that is a type and no class."""
    return isinstance(value, UnionType | GenericAlias) or (
        get_origin(value) is not None and not isinstance(value, type)
    )


def describe_type_expression(ctx: Context, node: ast.expr) -> str:
    """A type as an argument: described at build time, unless it is only known while the program runs."""
    names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    if any(ctx.is_local(name) for name in names):
        return ctx.translate(node)
    try:
        found = inspect.type_info(eval(ast.unparse(node), dict(vars(ctx.source.module))))
    except Exception as wrong:
        raise ctx.refuse(node, f"this type is not known at build time: {wrong}") from wrong
    return describe_type(ctx, found)


def describe_type(ctx: Context, found: inspect.Type) -> str:
    """The description of a type as an expression: calls of the runtime's `T`."""
    match found:
        case inspect.Metadata():
            return describe_type(ctx, found.type)
        case inspect.IntType() | inspect.FloatType():
            name = "int" if isinstance(found, inspect.IntType) else "float"
            return _describe_limited_type(ctx, name, found, "gt", "ge", "lt", "le", "multiple_of")
        case inspect.StrType():
            return _describe_limited_type(ctx, "str", found, "min_length", "max_length", "pattern")
        case inspect.AnyType() | inspect.BoolType() | inspect.NoneType() | inspect.RawType():
            return f"{ctx.use('T')}.{type(found).__name__.removesuffix('Type').lower()}"
        case inspect.LiteralType():
            return f"{ctx.use('T')}.literal({json.dumps(list(found.values))})"
        case (
            inspect.ListType()
            | inspect.VarTupleType()
            | inspect.SetType()
            | inspect.FrozenSetType()
            | inspect.CollectionType()
        ):
            name = {"ListType": "list", "VarTupleType": "tuple", "CollectionType": "list"}.get(
                type(found).__name__, "set"
            )
            limits = _translate_limits(found, "min_length", "max_length")
            return f"{ctx.use('T')}.{name}({describe_type(ctx, found.item_type)}{limits})"
        case inspect.TupleType():
            return f"{ctx.use('T')}.fixed([{', '.join(describe_type(ctx, one) for one in found.item_types)}])"
        case inspect.DictType():
            keys, values = describe_type(ctx, found.key_type), describe_type(ctx, found.value_type)
            return f"{ctx.use('T')}.dict({keys}, {values})"
        case inspect.UnionType():
            return f"{ctx.use('T')}.union([{', '.join(describe_type(ctx, one) for one in found.types)}])"
        case inspect.StructType() | inspect.DataclassType():
            return f"{ctx.use('T')}.struct(() => {ctx.need(found.cls.__module__, found.cls.__qualname__)})"
        case inspect.CustomType():
            if found.cls is msgspec.UnsetType:
                return f"{ctx.use('T')}.unset"
            return f"{ctx.use('T')}.opaque"
    raise ctx.refuse(ctx.source.tree, f"the type {found} has no translation")


def _describe_limited_type(ctx: Context, name: str, found: inspect.Type, *limits: str) -> str:
    given = _translate_limits(found, *limits)
    return f"{ctx.use('T')}.{name}({given[2:]})" if given else f"{ctx.use('T')}.{name}()"


def _translate_limits(found: inspect.Type, *names: str) -> str:
    given = {name: getattr(found, name) for name in names if getattr(found, name) is not None}
    return f", {json.dumps(given)}" if given else ""
