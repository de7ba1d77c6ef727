"""PLACES Bid: computer players. They are given what their seat may know, and nothing else.

Easy grabs what looks good, medium reckons with what tokens, projects and the set will be worth, hard
looks ahead by search, and expert also listens: what others bid for tells of their secret projects.
"""

import random

from thirdplace.core.game import Level, Message, Situation
from thirdplace.games.places_bid import opening, rules
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.bots.greedy_bot import grab
from thirdplace.games.places_bid.state import MARKET, NOBODY, SEATS
from thirdplace.games.places_bid.view import View

__all__ = ["REMEMBERS", "choose", "thinking", "warm_up"]

REMEMBERS = (Message,)


class Dice:
    """Python's generator, as rules draw from one."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def below(self, n: int) -> int:
        return self._rng.randrange(n)


def choose(level: Level, situation: Situation, rng: random.Random) -> Message:
    """One of the legal actions."""
    legal = situation.legal()
    if len(legal) == 1:
        return legal[0]
    if level == "easy":
        return grab(situation.view, situation.seat, legal, rng, situation.options)
    return situation.message(
        _choose_by_policy(situation, rng) if level == "medium" else _choose_by_search(level, situation, rng)
    )


def _choose_by_policy(situation: Situation, rng: random.Random) -> int:
    return rollout_policy.decide(
        situation.world, situation.seat, rollout_policy.TASTE * SEATS, [0.0] * MARKET, Dice(rng)
    )


def _choose_by_search(level: Level, situation: Situation, rng: random.Random) -> int:
    from thirdplace.games.places_bid.bots.search_runner import EXPERT, HARD, mind

    return mind().ponder(situation, HARD if level == "hard" else EXPERT, rng)[0].action


def warm_up() -> None:
    """Load and compile what thinking needs."""
    options = opening.Options()
    world = opening.prepare(4, options)
    rules.deal(world, Dice(random.Random(0)))
    rules.begin(world)
    situation = Situation("thirdplace.games.places_bid", options, world, world.turn)
    for level in ("medium", "hard", "expert"):
        choose(level, situation, random.Random(0))
    from thirdplace.games.places_bid.bots.search_runner import mind

    mind().outlook(world, (NOBODY, NOBODY), 1, random.Random(0))  # what the coach weighs by


def thinking(view: View) -> int:
    """A person looks longer at a full market than at the last building."""
    return 600 + 300 * len(view.market)
