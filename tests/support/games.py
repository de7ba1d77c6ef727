"""Games for tests that need some game with a certain feature, whichever game that is.

What such a test does at the table it takes from `tests/scripts.py` in that game's folder (`script_of`).
"""

from importlib import import_module
from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games, find_game

__all__ = ["CLOCK_GAME", "LED_GAME", "TURN_GAME", "bots", "game_with", "rulebook_of", "script_of"]


def game_with(*, clock: bool = False, led: bool = False, secret_orders: bool = False) -> Game:
    """The first game with exactly these features.

    `clock`: it is played in real time. `led`: a host without a seat may lead it, and seats come and go.
    `secret_orders`: one may leave an order behind that nobody else sees.
    """
    wanted = (clock, led, secret_orders)
    for game in all_games():
        has_secret_orders = game.orders is not None and not game.orders.OPEN
        if (game.clock, bool(game.led), has_secret_orders) == wanted:
            return game
    raise LookupError(f"no game with clock={clock}, led={led}, secret_orders={secret_orders}")


TURN_GAME = game_with(secret_orders=True).id
"""One seat acts after the other, without a clock; orders are secret."""
LED_GAME = game_with(led=True).id
"""Several seats act at the same time; a host may lead it, as in a class."""
CLOCK_GAME = game_with(clock=True).id
"""Played in real time."""


def script_of(game: str) -> Any:
    """`tests/scripts.py` of this game: moves, options and setups for tests of tables and servers."""
    return import_module(f"{find_game(game).package}.tests.scripts")


def bots(game: str, count: int | None = None) -> str:
    """For `--seats`: as many computer players as the game needs, or so many."""
    return ",".join(["bot"] * (count or find_game(game).seats.start))


def rulebook_of(game: Game) -> Any:
    """`tests/rulebook.py` of this game: which rulings, links and statements its printed rules must have."""
    return import_module(f"{game.package}.tests.rulebook")
