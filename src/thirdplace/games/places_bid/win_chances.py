"""PLACES Bid: everyone's chance to win, from games played to the end.

Playouts say who wins if everybody follows the policy. Strong players turn more games around, so what playouts
say is drawn towards equal chances, as far as games of strong players showed (chance_map.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from thirdplace.core.compiled import compile_game, make_generator
from thirdplace.core.game import Situation
from thirdplace.games.places_bid import GAME, win_playouts
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.bots.search_runner import get_search_runner
from thirdplace.games.places_bid.state import MARKET, SEATS, State

__all__ = ["ActionShares", "PlayoutRunner", "get_playout_runner"]


@dataclass(frozen=True, slots=True)
class ActionShares:
    """What came of the games after one action."""

    action: int
    shares: list[float]
    """Everyone's, of the wins."""
    points: float
    """The seat's own, on average."""
    errors: list[float]
    """The standard error of the seat's own share less that after each of the actions."""


class PlayoutRunner:
    """The compiled playouts and their arrays, one for a process."""

    def __init__(self) -> None:
        self._compiled = compile_game(GAME)
        self._playouts: Any = self._compiled.compile_module(win_playouts)
        self._worlds = self._compiled.record(State()), self._compiled.record(State())
        self._ways = np.array(rollout_policy.TUNED_TASTE * SEATS), np.zeros(MARKET)

    def play_actions(
        self, situation: Situation, actions: Sequence[int], games: int, rng: Random
    ) -> list[ActionShares]:
        """Plays so many games after each action, in the same worlds; results in the order of the actions."""
        count = len(actions)
        notes = np.zeros(count * win_playouts.NOTES_PER_ACTION)
        products = np.zeros(count * count + count)
        self._playouts.play_actions(
            self._compiled.record(situation.world),
            self._worlds,
            situation.seat,
            np.array(actions, np.int64),
            games,
            get_search_runner().infer_projects(situation),
            self._ways,
            notes,
            products,
            make_generator(rng.getrandbits(63)),
            make_generator(0),
        )
        sums: list[float] = notes.tolist()
        wins: list[float] = products.tolist()
        found = []
        for place, action in enumerate(actions):
            start = place * win_playouts.NOTES_PER_ACTION
            shares = [total / games for total in sums[start : start + situation.world.seats]]
            errors = [_error_of_difference(wins, place, other, count, games) for other in range(count)]
            found.append(ActionShares(action, shares, sums[start + win_playouts.POINTS] / games, errors))
        return found


def _error_of_difference(products: Sequence[float], one: int, other: int, count: int, games: int) -> float:
    """The standard error of the difference between the seat's shares of wins after two actions.

    The mean of the difference is not taken from its square: it is small, and the error only grows by it.
    """
    squares = products[one * count + one] + products[other * count + other]
    return sqrt(max(0.0, squares - 2 * products[one * count + other])) / games


@cache
def get_playout_runner() -> PlayoutRunner:
    return PlayoutRunner()
