"""PLACES Bid: everyone's chance to win, from games played to the end.

Playouts say who wins if everybody follows the policy; chance_map.py turns that into what comes true among
strong players. All actions are tried in the same worlds, and differences between them are drawn towards 0 by
their standard error: the largest of several noisy differences is usually too large.
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
from thirdplace.games.places_bid.chance_map import find_stage, map_shares
from thirdplace.games.places_bid.state import MARKET, SEATS, State

__all__ = ["ActionChance", "ActionShares", "PlayoutRunner", "get_playout_runner", "weigh_actions"]

USUAL_DIFFERENCE = 0.04
"""How far the chances after two actions that a search considers usually lie apart: a standard deviation."""
KEPT_DIFFERENCE = 1.0
"""The part of a difference in playouts that was found again when strong players finished the games."""
ERRORS_TOLD_APART = 2.0
"""Chances that differ by less than so many standard errors cannot be told apart."""


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


@dataclass(frozen=True, slots=True)
class ActionChance:
    """What an action is worth to the seat on turn."""

    action: int
    chance: float
    points: float
    margin: float
    """Nearer than this to the chance of the best action, it cannot be told apart from it."""


def weigh_actions(
    situation: Situation, actions: Sequence[int], games: int, rng: Random
) -> list[ActionChance]:
    """The chances after these actions, the best first.

    The first of `actions` is the search's favourite. It is the best unless another one is surely better.
    """
    s: State = situation.world
    seat, stage = situation.seat, find_stage(s, rollout_policy.count_rounds_left(s))
    played = get_playout_runner().play_actions(situation, actions, games, rng)
    chances = [map_shares(one.shares, stage, seat)[seat] for one in played]
    slope = _slope_of_map(played[0].shares[seat], chances[0])
    surely = any(
        chance - chances[0] > ERRORS_TOLD_APART * slope * one.errors[0]
        for chance, one in zip(chances, played, strict=True)
    )
    best = chances.index(max(chances)) if surely else 0
    found = []
    for place, one in enumerate(played):
        error = slope * one.errors[best]
        kept = KEPT_DIFFERENCE * USUAL_DIFFERENCE**2 / (USUAL_DIFFERENCE**2 + error**2)
        chance = chances[best] - kept * (chances[best] - chances[place])
        found.append(ActionChance(one.action, chance, one.points, kept * ERRORS_TOLD_APART * error))
    return [found[best], *sorted((one for one in found if one is not found[best]), key=_rank)]


def _rank(weighed: ActionChance) -> float:
    return -weighed.chance


def _slope_of_map(share: float, chance: float) -> float:
    """How much a chance changes with the share in playouts: the map is about linear in log-odds."""
    return max(0.1, chance * (1.0 - chance)) / max(0.1, share * (1.0 - share))


@cache
def get_playout_runner() -> PlayoutRunner:
    return PlayoutRunner()
