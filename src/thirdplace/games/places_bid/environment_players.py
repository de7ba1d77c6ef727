"""PLACES Bid: compiled opponents for environments (environment.py), in the dialect of rules.py.

They are the levels `easy` and `medium` of bots/, which use of what is hidden their own project only.
"""

from typing import Any

from thirdplace.games.places_bid.bots.greedy_policy import choose_greedily
from thirdplace.games.places_bid.bots.rollout_policy import choose_action
from thirdplace.games.places_bid.state import State

LEVELS = ("easy", "medium")


def make_knowledge(seats: int, options: Any) -> Any:
    """What they need besides the state: tastes, and room for a number for each card. (Never compiled.)"""
    import numpy as np

    from thirdplace.games.places_bid.bots.rollout_policy import TUNED_TASTE
    from thirdplace.games.places_bid.state import MARKET, SEATS

    return np.array(TUNED_TASTE * SEATS), np.zeros(MARKET)


def choose(s: State, seat: int, now: int, level: int, knowledge: Any, rng: Any) -> int:
    tastes, desk = knowledge
    if level == 0:
        return int(choose_greedily(s, seat, desk, rng))
    return int(choose_action(s, seat, tastes, desk, rng))
