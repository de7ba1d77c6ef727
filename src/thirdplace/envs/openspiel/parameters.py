"""A game's options as parameters of OpenSpiel, which knows only numbers, texts and switches."""

from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from thirdplace.core.environments.environment import REWARDS
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game

__all__ = ["PLAYERS", "Parameters", "Value", "default_parameters", "read_options"]

PLAYERS = "players"
REWARD = "reward"
TEMPO = "tempo"
UNSET = -1
"""Stands for None: no option may be negative."""
SEPARATOR = "+"
"""Between the words of an option that is a list of words."""

Value = int | float | str | bool
Parameters = dict[str, Value]


def default_parameters(game: Game) -> Parameters:
    """All parameters with their defaults: the rulebook's game, for as few as can play it."""
    found: Parameters = {PLAYERS: game.seats.start, REWARD: REWARDS[0]}
    if game.clock:
        found[TEMPO] = UNSET
    for field in msgspec.structs.fields(game.opening.Options):
        default = _write(field.type, field.default)
        if default is not None:
            found[field.encode_name] = default
    return found


def read_options(game: Game, given: Parameters) -> Any:
    """The game's options.

    Raises:
        Refused: `bad-options`, with a detail that names what is wrong.
    """
    kinds = {field.encode_name: field.type for field in msgspec.structs.fields(game.opening.Options)}
    told = {name: _read(kinds[name], value) for name, value in given.items() if name in kinds}
    try:
        return msgspec.convert(told, game.opening.Options)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", str(wrong)) from wrong


def _bare(kind: Any) -> Any:
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return kind


def _is_optional(kind: Any) -> bool:
    return NoneType in get_args(_bare(kind))


def _is_list_of_words(kind: Any) -> bool:
    return bool(_bare(kind) == tuple[str, ...])


def _write(kind: Any, value: Any) -> Value | None:
    """The value as a parameter; None: OpenSpiel has no way to say it."""
    if _is_list_of_words(kind):
        return SEPARATOR.join(value)
    if _is_optional(kind) and value is None:
        inner = next(_bare(one) for one in get_args(_bare(kind)) if one is not NoneType)
        return float(UNSET) if inner is float else UNSET
    plain = _bare(kind) in (int, float, str, bool) or get_origin(_bare(kind)) is Literal
    return value if plain else None


def _read(kind: Any, value: Value) -> Any:
    if _is_list_of_words(kind):
        return tuple(str(value).split(SEPARATOR)) if value else ()
    return None if _is_optional(kind) and value == UNSET else value
