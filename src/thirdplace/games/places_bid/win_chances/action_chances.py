"""PLACES Bid: what the actions of a seat are worth: its chance to win after each of them.

The chance after the best action comes from playouts in which everybody, the seat too, follows the policy;
win_chance_calibration.py turns what they say into what comes true among strong players. How far the others
lie below it comes from a search for each of them, in which everybody plays the rest of the round well, and
from playouts. These differences are drawn towards 0 by their standard error: the largest of several noisy
ones is often too large.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Situation
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME, rules
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.bots.search_runner import SearchEffort, get_search_runner
from thirdplace.games.places_bid.state import NOBODY, OVER, SEATS, State
from thirdplace.games.places_bid.win_chances import win_playouts
from thirdplace.games.places_bid.win_chances.win_chance_calibration import (
    DIGITS,
    calibrate_shares,
    find_stage,
)

__all__ = [
    "ActionChance",
    "ActionShares",
    "PlayoutRunner",
    "WeighingEffort",
    "get_playout_runner",
    "weigh_actions",
]

SEARCH_PART = 0.7
PLAYOUT_PART = 0.25
"""How much of a difference between two actions, as searches and as playouts see it, was found again when
strong players finished the games, many times, from both positions (least squares)."""
USUAL_DIFFERENCE = 0.1
"""How far the chances after what a player did and after what a search prefers usually lie apart, where they
do at all: a standard deviation, in decisions of level medium."""
MODEL_ERROR = 0.02
"""How far a difference is wrong even after any number of games, as strong players play otherwise."""
ERRORS_TOLD_APART = 2.0
"""Chances that differ by less than so many standard errors cannot be told apart."""


@dataclass(frozen=True, slots=True)
class WeighingEffort:
    """How many games are played after each action."""

    searched: int
    played_out: int


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
        self._ways = np.array(rollout_policy.TUNED_TASTE * SEATS), np.zeros(rollout_policy.NOTES)

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
    situation: Situation, actions: Sequence[int], effort: WeighingEffort, rng: Random
) -> list[ActionChance]:
    """The chances after these actions, the best first.

    The first of `actions` is the search's favourite. It is the best unless another one is surely better.
    """
    seat, seed = situation.seat, rng.getrandbits(63)
    *played, usual = get_playout_runner().play_actions(situation, [*actions, NOBODY], effort.played_out, rng)
    searched = [_search_after(situation, action, effort.searched, Random(seed)) for action in actions]
    gains = _compare(played, searched, seat, 0)
    errors = _errors_of_gains(played, searched, effort.searched, 0)
    surely = any(
        gain > ERRORS_TOLD_APART * error for gain, error in zip(gains, errors, strict=True) if error > 0
    )
    best = gains.index(max(gains)) if surely else 0
    gains = _compare(played, searched, seat, best)
    errors = _errors_of_gains(played, searched, effort.searched, best)
    chance = _chance_after(situation, played[best], usual)
    found = []
    for one, gain, error in zip(played, gains, errors, strict=True):
        kept = _square(USUAL_DIFFERENCE) / (_square(USUAL_DIFFERENCE) + _square(error))
        own = round(min(1.0, max(0.0, chance + kept * gain)), DIGITS)
        margin = round(kept * ERRORS_TOLD_APART * error, DIGITS)
        found.append(ActionChance(one.action, own, one.points, margin))
    others = [one for place, one in enumerate(found) if place != best]
    return [found[best], *sorted(others, key=_rank)]


def _chance_after(situation: Situation, played: ActionShares, usual: ActionShares) -> float:
    """The seat's chance after the best action; where that ends the game, nobody can turn it around any more.

    Otherwise it is the chance of a seat that follows the policy, as the others do: what the best action gains
    against the policy, it does not gain against strong players.
    """
    s: State = situation.world
    if _apply(situation, played.action).phase == OVER:
        return played.shares[situation.seat]
    stage = find_stage(s, rollout_policy.count_rounds_left(s))
    return calibrate_shares(usual.shares, stage, situation.seat)[situation.seat]


def _apply(situation: Situation, action: int) -> State:
    """The state after an action, in the world of the situation."""
    after: State = copy(situation.world)
    rules.apply(after, situation.seat, action, situation.now)
    return after


def _rank(weighed: ActionChance) -> float:
    return -weighed.chance


def _search_after(situation: Situation, action: int, games: int, rng: Random) -> float | None:
    """The seat's share of the wins if everybody plays the rest of the round well after this action.

    None if the action ends the round: then there is nothing to search before cards are turned up.
    """
    after = _apply(situation, action)
    if after.phase == OVER or after.number != situation.world.number:
        return None
    there = Situation(
        situation.package, situation.options, after, situation.seat, situation.now, situation.past
    )
    rated = get_search_runner().rate_actions(there, SearchEffort(games, infers_projects=True), rng)
    won = sum(one.chance * one.games for one in rated)
    return won / sum(one.games for one in rated)


def _compare(
    played: Sequence[ActionShares], searched: Sequence[float | None], seat: int, best: int
) -> list[float]:
    """How much better each action is than `best`. Where some were not searched, playouts alone decide."""
    shares = [one.shares[seat] for one in played]
    found = []
    for share, value in zip(shares, searched, strict=True):
        top = searched[best]
        if None in searched or value is None or top is None:
            found.append((PLAYOUT_PART + SEARCH_PART) * (share - shares[best]))
        else:
            found.append(PLAYOUT_PART * (share - shares[best]) + SEARCH_PART * (value - top))
    return found


def _errors_of_gains(
    played: Sequence[ActionShares], searched: Sequence[float | None], games: int, best: int
) -> list[float]:
    """The standard errors of what `_compare` returns."""
    found = []
    for place, value in enumerate(searched):
        error, top = played[place].errors[best], searched[best]
        if place == best:
            found.append(0.0)
        elif None in searched or value is None or top is None:
            found.append(sqrt(_square((PLAYOUT_PART + SEARCH_PART) * error) + _square(MODEL_ERROR)))
        else:
            noise = (value * (1.0 - value) + top * (1.0 - top)) / games
            variance = _square(PLAYOUT_PART * error) + _square(SEARCH_PART) * noise
            found.append(sqrt(variance + _square(MODEL_ERROR)))
    return found


def _square(number: float) -> float:
    """As a product: powers differ in their last digit between machines."""
    return number * number


@cache
def get_playout_runner() -> PlayoutRunner:
    return PlayoutRunner()
