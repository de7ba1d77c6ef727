"""thirdplace: three tabletop games about places, from one source of rules.

What programs need is here (docs/python.md shows how to use it):

- `new_match` deals a game; a `Match` plays it, `choose_action` asks a computer player what to do;
- `record_of`, `read_record` and `write_record` keep games on file, `replay` steps through them,
  `load` goes on at the end of one, `verify` checks one;
- `all_games` and `find_game` find games, `describe_game` tells what is on their cards and boards;
- `Refused` is raised wherever something is not allowed; nothing has changed then.
"""

from typing import TYPE_CHECKING, Any, overload

from thirdplace.core.languages import LANGUAGES

if TYPE_CHECKING:
    from thirdplace.core.errors import Refused
    from thirdplace.core.game import Game, V
    from thirdplace.core.match import Match
    from thirdplace.core.record import Record, ReplayMoment, WrongRecord, load, record_of, replay, verify
    from thirdplace.core.record_files import read_record, write_record
    from thirdplace.core.registry import all_games, find_game
    from thirdplace.programs import choose_action, describe_game

__all__ = [
    "LANGUAGES",
    "Game",
    "Match",
    "Record",
    "Refused",
    "ReplayMoment",
    "WrongRecord",
    "__version__",
    "all_games",
    "choose_action",
    "describe_game",
    "find_game",
    "load",
    "new_match",
    "read_record",
    "record_of",
    "replay",
    "verify",
    "write_record",
]

__version__ = "0.1.0"

_HOMES = {
    "Refused": "core.errors",
    "Game": "core.game",
    "Match": "core.match",
    "Record": "core.record",
    "ReplayMoment": "core.record",
    "WrongRecord": "core.record",
    "load": "core.record",
    "record_of": "core.record",
    "replay": "core.record",
    "verify": "core.record",
    "read_record": "core.record_files",
    "write_record": "core.record_files",
    "all_games": "core.registry",
    "find_game": "core.registry",
    "choose_action": "programs",
    "describe_game": "programs",
}
"""Where each name is defined. It is imported when it is used, so that `thirdplace --help` need not wait."""


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


@overload
def new_match(
    game: str,
    seats: int,
    *,
    seed: str | None = None,
    options: Any = None,
    setup: Any = None,
    names: list[str] | None = None,
) -> "Match": ...


@overload
def new_match(
    game: "Game[V]",
    seats: int,
    *,
    seed: str | None = None,
    options: Any = None,
    setup: Any = None,
    names: list[str] | None = None,
) -> "Match[V]": ...


def new_match(
    game: "str | Game[Any]",
    seats: int,
    *,
    seed: str | None = None,
    options: Any = None,
    setup: Any = None,
    names: list[str] | None = None,
) -> "Match[Any]":
    """A game, dealt and ready for its first action. Without a seed, a secret one is drawn.

    `game` is an id ("places-bid"), or a game itself (`thirdplace.games.places_bid.GAME`): then type checkers
    and editors know what is in its views.
    """
    from secrets import token_hex

    from thirdplace.core.match import Match
    from thirdplace.core.registry import find_game

    found = find_game(game) if isinstance(game, str) else game
    seed = token_hex(32) if seed is None else seed
    return Match(found, seats, seed=seed, options=options, setup=setup, names=names)
