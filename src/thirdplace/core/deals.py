"""The deals of a seed: the first one that the options want is played."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from thirdplace.core.chance import Chance
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game

__all__ = ["MAX_DEALS", "look_for_deal", "open_deal"]

MAX_DEALS = 500
"""How many deals of one seed are tried."""


def open_deal(
    game: Game, seats: int, seed: str, options: Any, setup: Any, wanted: int | None
) -> tuple[Any, int]:
    """The state in which a match begins, and the number of its deal: `wanted`, or the first acceptable."""
    if wanted is not None and not 0 <= wanted < MAX_DEALS:
        raise Refused("bad-options", f"deal: 0-{MAX_DEALS - 1}")
    for deal, s in _list_deals(game, seats, seed, options, setup):
        if deal == wanted or (wanted is None and _is_acceptable(game, s, options, setup)):
            game.rules.begin(s)
            return s, deal
    raise _no_deal()


def look_for_deal(
    game: Game, seats: int, seed: str, options: Any, setup: Any, first: int
) -> Iterator[int | None]:
    """For each deal from this one on: its number if the options want it, else None; in the end Refused."""
    for deal, s in islice(_list_deals(game, seats, seed, options, setup), first, None):
        yield deal if _is_acceptable(game, s, options, setup) else None
    raise _no_deal()


def _list_deals(game: Game, seats: int, seed: str, options: Any, setup: Any) -> Iterator[tuple[int, Any]]:
    chance = Chance(seed)
    for deal in range(MAX_DEALS):
        s = game.opening.prepare(seats, options)
        game.rules.deal(s, chance)
        if setup is not None:
            game.opening.arrange(s, options, setup)
        yield deal, s


def _is_acceptable(game: Game, s: Any, options: Any, setup: Any) -> bool:
    """A puzzle is played as it was made, whatever the options want of a deal."""
    return setup is not None or game.opening.is_deal_wanted(s, options)


def _no_deal() -> Refused:
    return Refused("bad-options", f"deal: none of {MAX_DEALS} was acceptable", sentence="no-deal")
