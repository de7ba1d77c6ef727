"""Which class holds what a Python dict or set holds: JavaScript's own, or ours that compares by value."""

from thirdplace.javascript.kinds import Kind
from thirdplace.javascript.syntax.context import Context

__all__ = ["choose_map_class", "choose_set_class"]


def choose_map_class(ctx: Context, kind: Kind) -> str:
    """`kind`: of the dictionary."""
    keys = kind.items[0] if kind.items else kind
    return "Map" if keys.is_scalar else ctx.use("KeyedMap")


def choose_set_class(ctx: Context, kind: Kind) -> str:
    """`kind`: of the set."""
    return "Set" if kind.element.is_scalar else ctx.use("KeyedSet")
