"""Simple ways to play PLACES Bid. None of them should do well against experts.

Each is a function of a situation: its seat's legal actions, and what the seat may know.
"""

from collections.abc import Callable
from random import Random

from thirdplace.core.game import Situation
from thirdplace.games.places_bid.bots import rollout_policy
from thirdplace.games.places_bid.rules import BID, CHOOSE, PASS
from thirdplace.games.places_bid.state import BIDDING, SEATS, State

__all__ = ["SCRIPTS", "Script"]

Script = Callable[[Situation, Random], int]

JUMP = 8  # tokens
SMALL_BID = 3  # tokens
HOARD = 40  # tokens
BOSS = 0  # the seat that spoilers help


def always_pass(situation: Situation, rng: Random) -> int:
    s: State = situation.world
    return PASS if s.phase == BIDDING else _take_best(s, situation.seat)


def bid_least(situation: Situation, rng: Random) -> int:
    """Bids one more than the highest, as long as that is little."""
    s: State = situation.world
    return _bid_up_to(s, situation.seat, SMALL_BID)


def hoard(situation: Situation, rng: Random) -> int:
    """Passes until it is rich, then buys the best."""
    s: State = situation.world
    is_rich = s.tokens[situation.seat] >= HOARD or rollout_policy.count_rounds_left(s) < 3
    return _bid_up_to(s, situation.seat, 20 if is_rich else 0)


def deny(situation: Situation, rng: Random) -> int:
    """Bids, and takes, what the leader of the others could use best."""
    s: State = situation.world
    others = [seat for seat in range(s.seats) if seat != situation.seat]
    leader = max(others, key=lambda seat: rollout_policy.visible_points(s, seat))
    if s.phase == BIDDING:
        return _bid_up_to(s, situation.seat, int(0.6 * max(_worths(s, leader))))
    worths = _worths(s, leader)
    return CHOOSE + s.market[worths.index(max(worths))]


def jump_first(situation: Situation, rng: Random) -> int:
    """Opens with a high bid, to frighten the others, and never raises it."""
    s: State = situation.world
    if s.phase == BIDDING and s.high == 0 and max(_worths(s, situation.seat)) >= 2 * JUMP:
        return BID + JUMP if s.tokens[situation.seat] >= JUMP else PASS
    return PASS if s.phase == BIDDING else _take_best(s, situation.seat)


def mirror(situation: Situation, rng: Random) -> int:
    """Does as the seat before it did: raises a raise, passes after a pass."""
    s: State = situation.world
    before = (situation.seat - 1) % s.seats
    if s.phase != BIDDING:
        return _take_best(s, situation.seat)
    is_bidding = s.high > 0 and s.high_seat == before and s.high < s.tokens[situation.seat]
    return BID + s.high + 1 if is_bidding else PASS


def rush_set(situation: Situation, rng: Random) -> int:
    """Bids for categories that it lacks only."""
    s: State = situation.world
    lacking = [card for card in s.market[: s.market_size] if not s.held[_place(s, situation.seat, card)]]
    if s.phase == BIDDING:
        return _bid_up_to(s, situation.seat, 12 if lacking else 0)
    return CHOOSE + max(lacking or s.market[: s.market_size], key=lambda card: s.points[card])


def only_project(situation: Situation, rng: Random) -> int:
    """Bids for buildings of its project only."""
    s: State = situation.world
    wanted = [card for card in s.market[: s.market_size] if s.category[card] == s.project[situation.seat]]
    if s.phase == BIDDING:
        return _bid_up_to(s, situation.seat, 14 if wanted else 0)
    return CHOOSE + max(wanted or s.market[: s.market_size], key=lambda card: s.points[card])


def second_choice(situation: Situation, rng: Random) -> int:
    """Raises while others may still outbid it, so as to pay half for the second choice."""
    s: State = situation.world
    return _bid_up_to(s, situation.seat, 10 if s.standing > 2 else 5)


def spoil(situation: Situation, rng: Random) -> int:
    """Helps the boss (the first seat): outbids the others only, and leaves the boss the best building."""
    s: State = situation.world
    if s.phase != BIDDING:
        return _take_best(s, situation.seat)
    if s.high_seat == BOSS:
        return PASS
    return _bid_up_to(s, situation.seat, int(0.5 * max(_worths(s, situation.seat))))


def _bid_up_to(s: State, seat: int, most: int) -> int:
    if s.phase != BIDDING:
        return _take_best(s, seat)
    return BID + s.high + 1 if s.high < min(most, s.tokens[seat]) else PASS


def _take_best(s: State, seat: int) -> int:
    worths = _worths(s, seat)
    return CHOOSE + s.market[worths.index(max(worths))]


def _worths(s: State, seat: int) -> list[float]:
    """What each building of the market is worth to a seat; of the others' projects, nothing is known."""
    tastes = rollout_policy.TUNED_TASTE * SEATS
    missing, left = rollout_policy.count_missing_categories(s, seat), rollout_policy.count_rounds_left(s)
    project = s.project[seat]
    return [
        rollout_policy.building_value(s, seat, card, project, missing, left, tastes)
        for card in s.market[: s.market_size]
    ]


def _place(s: State, seat: int, card: int) -> int:
    return seat * SEATS + s.category[card]


SCRIPTS: dict[str, Script] = {
    "always-pass": always_pass,
    "bid-least": bid_least,
    "hoard": hoard,
    "deny": deny,
    "jump-first": jump_first,
    "mirror": mirror,
    "rush-set": rush_set,
    "only-project": only_project,
    "second-choice": second_choice,
    "spoil": spoil,
}
