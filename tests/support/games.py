"""Games for tests that need some game with a certain feature, whichever game that is.

Which one it is, games say themselves: `EXAMPLE_OF` in `tests/scripts.py` of their folder. What such a test
does at the table it takes from there, too (`script_of`).
"""

from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games, find_game

__all__ = [
    "CLOCK_GAME",
    "LED_GAME",
    "TURN_GAME",
    "bot_names",
    "example_of",
    "first_move",
    "games_with_rulebook",
    "opening_moves",
    "options_with_first_seat",
    "options_with_pace",
    "options_with_rounds",
    "rulebook_of",
    "script_of",
    "scripted_games",
]


def example_of(feature: str) -> Game:
    """The game that offers itself as the example of a feature.

    Not simply the first that has it: its script has options and setups for tests of tables and servers.
    """
    for game in scripted_games():
        if getattr(script_of(game.id), "EXAMPLE_OF", None) == feature:
            return game
    raise LookupError(f"no game is the example of {feature}")


def scripted_games() -> list[Game]:
    """The games that bring a script: a game need not."""
    return [game for game in all_games() if (files(game.package) / "tests" / "scripts.py").is_file()]


def script_of(game: str) -> Any:
    """`tests/scripts.py` of this game: moves, options and setups for tests of tables and servers."""
    return import_module(f"{find_game(game).package}.tests.scripts")


TURN_GAME = example_of("turns").id
"""One seat acts after the other, without a clock; orders are secret."""
LED_GAME = example_of("led").id
"""Several seats act at the same time; a host may lead it, as in a class."""
CLOCK_GAME = example_of("clock").id
"""Played in real time."""


def options_with_first_seat(seat: int) -> dict[str, Any]:
    """Options of TURN_GAME with which this seat begins."""
    options: dict[str, Any] = script_of(TURN_GAME).options_with_first_seat(seat)
    return options


def options_with_rounds(count: int) -> dict[str, Any]:
    """Options of LED_GAME with which it lasts so many rounds."""
    options: dict[str, Any] = script_of(LED_GAME).options_with_rounds(count)
    return options


def options_with_pace(seconds: float) -> dict[str, Any]:
    """Options of CLOCK_GAME with which each step of its clock takes so long."""
    options: dict[str, Any] = script_of(CLOCK_GAME).options_with_pace(seconds)
    return options


def first_move(game: str, number: int = 0) -> dict[str, Any]:
    """What the seat that begins may do at the beginning of this game: the first in the list, or another."""
    return opening_moves(game, None)[0] if number == 0 else _legal_actions(_new_match(game), None)[number]


def opening_moves(game: str, *seats: int | None) -> list[dict[str, Any]]:
    """What these seats (None: whoever's turn it is) may do one after the other as this game begins.

    Always the first of the shortest actions, which do not depend on what was dealt.
    """
    match, moves = _new_match(game), []
    for seat in seats:
        seats_asked = match.active if seat is None else [seat]
        found = [(one, min(_legal_actions(match, one), key=len)) for one in seats_asked]
        actor, move = min(found, key=lambda pair: len(pair[1]))  # others may offer something meanwhile
        moves.append(move)
        match.do(actor, move)
    return moves


def _new_match(game: str) -> Match:
    return Match(find_game(game), find_game(game).seats.start, seed="opening moves")


def _legal_actions(match: Match, seat: int | None) -> list[dict[str, Any]]:
    legal: list[dict[str, Any]] = msgspec.to_builtins(match.legal(match.active[0] if seat is None else seat))
    return legal


def bot_names(game: str, count: int | None = None) -> str:
    """For `--seats`: as many computer players as the game needs, or so many."""
    return ",".join(["bot"] * (count or find_game(game).seats.start))


def games_with_rulebook() -> list[Game]:
    """The games that bring a printed rulebook, and say what must stand in it."""
    return [game for game in all_games() if (files(game.package) / "tests" / "rulebook.py").is_file()]


def rulebook_of(game: Game) -> Any:
    """`tests/rulebook.py` of this game: which rulings, links and statements its printed rules must have."""
    return import_module(f"{game.package}.tests.rulebook")
