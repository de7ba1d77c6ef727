"""PLACES Bid: computer players. They are given what their seat may know, and nothing else.

Easy looks one round ahead; medium also values tokens, projects and the full set; hard searches; and expert
also infers the secret projects of others from their bids.
"""

import random

from thirdplace.core.game import Level, Message, Situation
from thirdplace.games.places_bid import opening, rules
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.bots.greedy_policy import choose_greedily
from thirdplace.games.places_bid.state import MARKET, NOBODY, SEATS
from thirdplace.games.places_bid.view import View

__all__ = ["REMEMBERS", "choose", "thinking_time_ms", "warm_up"]

REMEMBERS = (Message,)


class RandomSource:
    """Python's random generator with the interface that the rules use."""

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
        desk = [0.0] * MARKET
        return situation.message(choose_greedily(situation.world, situation.seat, desk, RandomSource(rng)))
    return situation.message(
        _choose_by_policy(situation, rng) if level == "medium" else _choose_by_search(level, situation, rng)
    )


def _choose_by_policy(situation: Situation, rng: random.Random) -> int:
    return rollout_policy.choose_action(
        situation.world, situation.seat, rollout_policy.TUNED_TASTE * SEATS, [0.0] * MARKET, RandomSource(rng)
    )


def _choose_by_search(level: Level, situation: Situation, rng: random.Random) -> int:
    from thirdplace.games.places_bid.bots.search_runner import EXPERT, HARD, get_search_runner, scale_effort

    effort = HARD if level == "hard" else scale_effort(EXPERT, situation.world.seats)
    return get_search_runner().rate_actions(situation, effort, rng)[0].action


def warm_up() -> None:
    """Loads and compiles everything that the levels need."""
    options = opening.Options()
    world = opening.prepare(4, options)
    rules.deal(world, RandomSource(random.Random(0)))
    rules.begin(world)
    situation = Situation("thirdplace.games.places_bid", options, world, world.turn)
    for level in ("medium", "hard", "expert"):
        choose(level, situation, random.Random(0))
    from thirdplace.games.places_bid.bots.search_runner import get_search_runner
    from thirdplace.games.places_bid.win_chances.action_chances import get_playout_runner

    # The coach uses these.
    get_search_runner().estimate_win_chances(world, (NOBODY, NOBODY), 1, random.Random(0))
    get_playout_runner().play_actions(situation, [NOBODY], 1, random.Random(0))


def thinking_time_ms(view: View) -> int:
    """A person looks longer at a full market than at the last building."""
    return 600 + 300 * len(view.market)
