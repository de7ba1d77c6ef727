"""Places, Please, for a class after a round: what the best plan was, roll by roll, and why."""

from collections.abc import Sequence

import msgspec

from thirdplace.core.coach import Reason
from thirdplace.games.places_please import numbers, rules
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.reasons import of_place
from thirdplace.games.places_please.state import SLOT_NAMES

__all__ = ["Taught", "teach"]


class Taught(msgspec.Struct, frozen=True):
    """One roll of the round, as one plays who knows the chances but not the rolls to come."""

    roll: int
    slot: str
    before: float
    """The number to be expected before the roll (with a target: how far from it)."""
    after: float
    """The same with the roll where it belongs."""
    why: Reason


def teach(options: Options, rolls: Sequence[int]) -> list[Taught]:
    """The plan that makes the best number one can expect, for each of these rolls in order."""
    s = prepare(2, options)
    rules.begin(s)
    taught: list[Taught] = []
    for roll in rolls:
        free, before = s.free[0], numbers.expected(s, s.made[0], s.free[0])
        s.value = roll
        slot = numbers.best_slots(numbers.costs(s, 0))[0]
        s.free[0] ^= 1 << slot
        s.made[0] += roll * rules.WEIGHTS[slot]
        after = numbers.expected(s, s.made[0], s.free[0])
        taught.append(Taught(roll, SLOT_NAMES[slot], before, after, of_place(s, free, roll, slot)))
    return taught
