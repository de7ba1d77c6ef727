"""Three tabletop games about places, from one source of rules.

What programs need is here, typed and documented; docs/python.md shows how to use it:

- games: `all_games` and `find_game` find them, `describe_game` tells what is on their cards and boards;
- matches: `new_match` deals one, a `Match` plays it, move by move (`Move`, `Step`, `Message`, `Event`);
- views: `Match.view` is what a `Viewer` may know; `ALL` is the referee, who knows everything;
- records: `record_of`, `read_record`, `parse_record` and `write_record` keep games on file, `replay` steps
  through one, `load` goes on at its end, `verify` checks it;
- bots: `choose_action` asks one of ours; a `BotPlayer` of your own decides in a `Situation`;
- text: `text_for` says things in one of the `LANGUAGES`, `explain` tells why something was refused;
- `Refused` is raised wherever something is not allowed; nothing has changed then.

>>> from thirdplace import new_match
>>> match = new_match("places-please", seats=2, seed="kitchen table", setup={"rolls": [4]})
>>> match.active, match.legal(0)
([0], [Roll()])
>>> match.do(0, {"type": "roll"}).events(None)
[Rolled(seat=0, value=4)]
>>> match.view(1).rolls
[4]
"""

from typing import TYPE_CHECKING, Any, overload

from thirdplace.core.languages import LANGUAGES

if TYPE_CHECKING:
    from thirdplace.core.errors import Refused
    from thirdplace.core.game import ALL, LEVELS, Event, Game, Level, Message, Situation, V, Viewer
    from thirdplace.core.match import Match
    from thirdplace.core.parts.game_data import GameDescription, GameSchemas
    from thirdplace.core.records.record import (
        Record,
        ReplayMoment,
        WrongRecord,
        load,
        record_of,
        replay,
        verify,
    )
    from thirdplace.core.records.record_files import parse_record, read_record, write_record
    from thirdplace.core.registry import all_games, find_game
    from thirdplace.core.step import Move, Step
    from thirdplace.programs import BotPlayer, choose_action, describe_game
    from thirdplace.text import Text, explain, text_for

__all__ = [
    "ALL",
    "LANGUAGES",
    "LEVELS",
    "BotPlayer",
    "Event",
    "Game",
    "GameDescription",
    "GameSchemas",
    "Level",
    "Match",
    "Message",
    "Move",
    "Record",
    "Refused",
    "ReplayMoment",
    "Situation",
    "Step",
    "Text",
    "Viewer",
    "WrongRecord",
    "__version__",
    "all_games",
    "choose_action",
    "describe_game",
    "explain",
    "find_game",
    "load",
    "new_match",
    "parse_record",
    "read_record",
    "record_of",
    "replay",
    "text_for",
    "verify",
    "write_record",
]

__version__ = "0.1.0"

_MODULES_BY_NAME = {
    "Refused": "core.errors",
    "ALL": "core.game",
    "LEVELS": "core.game",
    "Event": "core.game",
    "Game": "core.game",
    "Level": "core.game",
    "Message": "core.game",
    "Situation": "core.game",
    "Viewer": "core.game",
    "GameDescription": "core.parts.game_data",
    "GameSchemas": "core.parts.game_data",
    "Match": "core.match",
    "Move": "core.step",
    "Step": "core.step",
    "Record": "core.records.record",
    "ReplayMoment": "core.records.record",
    "WrongRecord": "core.records.record",
    "load": "core.records.record",
    "record_of": "core.records.record",
    "replay": "core.records.record",
    "verify": "core.records.record",
    "parse_record": "core.records.record_files",
    "read_record": "core.records.record_files",
    "write_record": "core.records.record_files",
    "all_games": "core.registry",
    "find_game": "core.registry",
    "BotPlayer": "programs",
    "choose_action": "programs",
    "describe_game": "programs",
    "Text": "text",
    "explain": "text",
    "text_for": "text",
}
"""Where each name is defined. It is imported when it is used, so that `thirdplace --help` need not wait."""


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in _MODULES_BY_NAME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES_BY_NAME[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


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
    """A game, dealt and ready for its first action.

    Args:
        game: An id ("places-bid"), or a game itself (`thirdplace.games.places_bid.GAME`): then type checkers
            and editors know what is in its views.
        seats: How many play.
        seed: The text that all chance follows from. Without one, a secret seed is drawn.
        options: The game's options: its struct, or a dictionary as in JSON. What is left out is as in the
            rulebook.
        setup: What a puzzle fixes of the deal: the game's struct, or a dictionary.
        names: One for each seat.

    Raises:
        Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.

    Example:
        >>> from thirdplace import new_match
        >>> match = new_match("places-bid", 4, seed="kitchen table", names=["Ann", "Bob", "Cy", "Di"])
        >>> match.view(None).phase, match.over
        ('bidding', False)
        >>> new_match("places-bid", 4, options={"colour": "blue"})
        Traceback (most recent call last):
        thirdplace.core.errors.Refused: bad-options: options: Object contains unknown field `colour`
    """
    from secrets import token_hex

    from thirdplace.core.match import Match
    from thirdplace.core.registry import find_game

    found = find_game(game) if isinstance(game, str) else game
    seed = token_hex(32) if seed is None else seed
    return Match(found, seats, seed=seed, options=options, setup=setup, names=names)
