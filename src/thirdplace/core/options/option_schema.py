"""How each option of a game is chosen: made from the declaration of `opening.Options`, sent with the game.

An option's type says most of it: `bool` is a switch, `Literal` a choice, `int` and `float` are numbers with
the bounds of their `msgspec.Meta`, `| None` may be left empty. What a type cannot say stands beside it:

    target: Annotated[int | None, option(needed_when={"goal": ("target",)}, most_by={"places": {3: 999}})]

A dial is an option that changes a number or a card of the rules (`option(dial=True)`); its default is the
rulebook's value. Unless it is a variant that people know (`variant=True`), screens offer it apart from the
usual options, and mark a table that is played with it.

An option whose default is UNSET is said only by screens of the game's own, and is not in the schema.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from thirdplace.core.game import Game

__all__ = ["OptionInfo", "option", "option_schema"]

OptionKind = Literal["switch", "choice", "number", "seat", "several", "own-file", "other"]
Value = str | int | float | bool | None


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option, as a screen can offer it. In words: `option-<key>`, `option-<key>-<value>`."""

    key: str
    kind: OptionKind
    """A seat is chosen by name, an own-file by a control of the game's own; several are any of `values`,
    each once; "other" is only shown."""
    default: Any
    """The rulebook's value; null where the rulebook's value depends on the number of players."""
    values: Sequence[str | int]
    """What a choice or several offer."""
    named: str
    """Of several: `<named>-<value>` is the name of a value in words."""
    least: float | None
    most: float | None
    step: float
    """The difference between neighbouring numbers that are offered."""
    empty: bool
    """May it be null? `option-<key>-none` says what that means."""
    shown_when: Mapping[str, Sequence[Value]]
    """It means something only while these other options have one of these values."""
    needed: bool
    """While it is shown it has a value, otherwise it is null."""
    most_by: Mapping[str, Mapping[str, float]]
    """The greatest number, by the value of another option."""
    dial: bool
    """Is it a number, a choice or a card of the rules, which a designer may want to turn?"""
    house_rule: bool
    """A dial that is no usual variant: offered apart from the others, and a table that turns it is marked."""


DEFAULT_FIELDS: Mapping[str, Any] = {
    "least": None,
    "most": None,
    "step": 1,
    "shown_when": {},
    "needed": False,
    "most_by": {},
    "dial": False,
    "house_rule": False,
    "named": "",
}


def option(
    *,
    kind: OptionKind | None = None,
    step: float | None = None,
    values: Sequence[str] | None = None,
    named: str | None = None,
    shown_when: Mapping[str, Sequence[Value]] | None = None,
    needed_when: Mapping[str, Sequence[Value]] | None = None,
    most_by: Mapping[str, Mapping[Any, float]] | None = None,
    dial: bool = False,
    variant: bool = False,
) -> msgspec.Meta:
    """What the type of an option does not say; see OptionInfo.

    `needed_when`: shown then, and needed. `variant`: of a dial that is offered with the usual options.
    """
    told: dict[str, Any] = {"kind": kind, "step": step, "shown_when": shown_when or needed_when}
    told |= {"values": values, "named": named}
    told["needed"] = needed_when is not None or None
    told["dial"] = dial or None
    told["house_rule"] = (dial and not variant) or None
    if most_by is not None:
        told["most_by"] = {
            key: {str(value): most for value, most in by.items()} for key, by in most_by.items()
        }
    return msgspec.Meta(extra={key: value for key, value in told.items() if value is not None})


@cache
def option_schema(game: Game) -> tuple[OptionInfo, ...]:
    """All of the game's options, in the order of their declaration."""
    hints = get_type_hints(game.opening.Options, include_extras=True)
    declared = msgspec.structs.fields(game.opening.Options)
    return tuple(
        _describe_option(field, hints[field.name]) for field in declared if field.default is not msgspec.UNSET
    )


def _describe_option(field: msgspec.structs.FieldInfo, hint: Any) -> OptionInfo:
    kinds, metas = _split_type_hint(hint)
    told: dict[str, Any] = {**DEFAULT_FIELDS, "kind": _kind_of_types(kinds)}
    told["values"] = [value for kind in kinds if get_origin(kind) is Literal for value in get_args(kind)]
    for meta in metas:
        told |= _number_bounds(meta) | (meta.extra or {})
    told["empty"] = NoneType in kinds and not told["needed"]
    return OptionInfo(key=field.encode_name, default=field.default, **told)


def _split_type_hint(hint: Any) -> tuple[list[Any], list[msgspec.Meta]]:
    """The types of a union without their annotations, and the annotations of all of them."""
    if get_origin(hint) is Annotated:
        inner, *notes = get_args(hint)
        kinds, metas = _split_type_hint(inner)
        return kinds, [*metas, *(note for note in notes if isinstance(note, msgspec.Meta))]
    if get_origin(hint) in (Union, UnionType):
        parts = [_split_type_hint(part) for part in get_args(hint)]
        return [kind for kinds, _ in parts for kind in kinds], [meta for _, metas in parts for meta in metas]
    return [hint], []


def _kind_of_types(kinds: Sequence[Any]) -> OptionKind:
    if bool in kinds:
        return "switch"
    if any(get_origin(kind) is Literal for kind in kinds):
        return "choice"
    return "number" if int in kinds or float in kinds else "other"


def _number_bounds(meta: msgspec.Meta) -> dict[str, float]:
    """The bounds that msgspec checks, and those that the game checks itself and only publishes."""
    told = meta.extra_json_schema or {}
    found = {
        "least": meta.ge if meta.gt is None else meta.gt + 1,
        "most": meta.le if meta.lt is None else meta.lt - 1,
    }
    if found["least"] is None:
        found["least"] = told.get("minimum")
    if found["most"] is None:
        found["most"] = told.get("maximum")
    return {key: bound for key, bound in found.items() if bound is not None}
