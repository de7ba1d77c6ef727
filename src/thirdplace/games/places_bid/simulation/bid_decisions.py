"""PLACES Bid: how its players choose where decisions are weighed (core/simulations/decision_weighing.py).

In the dialect of rules.py.
"""

from typing import Any

from thirdplace.games.places_bid.bots.greedy_policy import choose_greedily
from thirdplace.games.places_bid.bots.rollout_policy import choose_action
from thirdplace.games.places_bid.bots.tree_search import action_of_branch, count_branches
from thirdplace.games.places_bid.rules import resample
from thirdplace.games.places_bid.simulation.bid_games import EASY
from thirdplace.games.places_bid.state import BIDDING, State

MOMENTS_PER_ROUND = 512  # more than there are bids in a round
CHOOSING = 256


def list_options(s: State, seat: int, arrays: Any, out: Any) -> int:
    """To pass, or a few bids; the buildings to choose from."""
    count = count_branches(s)
    for i in range(count):
        out[i] = action_of_branch(s, i)
    return int(count)


def choose(s: State, seat: int, player: int, memory: Any, arrays: Any, rng: Any) -> int:
    levels, tastes, desk = arrays
    if levels[player] == EASY:
        return int(choose_greedily(s, seat, desk, rng))
    return int(choose_action(s, seat, tastes, desk, rng))


def imagine(s: State, seat: int, lineup: Any, start: int, memory: Any, arrays: Any, rng: Any) -> None:
    resample(s, seat, rng)


def note(s: State, seat: int, action: int, memory: Any) -> None:
    """Everything is in the state."""


def moment(s: State, memory: Any) -> int:
    return int(s.number * MOMENTS_PER_ROUND + (s.high if s.phase == BIDDING else CHOOSING))
