"""Places, Please: what a class learns from a round: where everyone wrote, the best plan, and why."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import msgspec

from thirdplace.core.coach import Reason
from thirdplace.core.errors import Refused
from thirdplace.core.lesson import Lesson, LessonStep
from thirdplace.core.match import Move
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.actions import Roll, Write
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.reasons import explain_slot
from thirdplace.games.places_please.state import SLOT_NAMES, SLOTS, State

__all__ = ["PlanStep", "look_back", "make_best_plan"]


class PlanStep(msgspec.Struct, frozen=True):
    """One roll of the round in the best plan, which does not know the rolls to come."""

    roll: int
    slot: str
    also: list[str]
    """The other places that are just as good (expected_number.UNNOTICEABLE_SHARE)."""
    before: float
    """The expected number before the roll (with a target: the expected distance from it)."""
    after: float
    """The expected number after the roll was written."""
    why: Reason


def make_best_plan(options: Options, rolls: Sequence[int]) -> list[PlanStep]:
    """The plan with the best expected number, step by step for these rolls."""
    s = prepare(2, options)
    rules.begin(s)
    taught: list[PlanStep] = []
    for roll in rolls:
        free, before = s.free[0], expected_number.expected_number(s, s.made[0], s.free[0])
        s.value = roll
        found = expected_number.cost_by_slot(s, 0)
        slot = expected_number.best_slots(found)[0]
        also = [SLOT_NAMES[other] for other in expected_number.slots_as_good(found) if other != slot]
        s.free[0] ^= 1 << slot
        s.made[0] += roll * rules.WEIGHTS[slot]
        after = expected_number.expected_number(s, s.made[0], s.free[0])
        taught.append(
            PlanStep(roll, SLOT_NAMES[slot], also, before, after, explain_slot(s, free, roll, slot))
        )
    return taught


def look_back(
    options: Options, state: State, moves: Sequence[Move], unchosen: AbstractSet[int], round: int
) -> Lesson:
    """The lesson of a round that has been scored. Raises Refused for other rounds."""
    if not 0 < round <= state.played:
        raise Refused("wrong-phase", f"round: 1-{state.played}")
    count = rules.count_slots(state)
    rolls = state.dice[(round - 1) * count : round * count]
    written = _list_chosen_slots(moves, unchosen, (round - 1) * count, count)
    slots = [slot for slot in range(SLOTS) if rules.empty_board(state) >> slot & 1]
    taught = make_best_plan(options, rolls)
    steps = [
        LessonStep(
            one.roll,
            {SLOT_NAMES[slot]: there.count(SLOT_NAMES[slot]) for slot in slots},
            len(there),
            one.slot,
            one.before,
            one.after,
            one.why,
            one.also,
        )
        for one, there in zip(taught, written, strict=True)
    ]
    return Lesson(round, steps, sum(one.roll * rules.WEIGHTS[SLOT_NAMES.index(one.slot)] for one in taught))


def _list_chosen_slots(
    moves: Sequence[Move], unchosen: AbstractSet[int], first: int, count: int
) -> list[list[str]]:
    """The slots that people chose for each of `count` rolls, from the roll `first` on."""
    found: list[list[str]] = [[] for _ in range(count)]
    roll = -1 - first
    for number, move in enumerate(moves):
        if isinstance(move.action, Roll):
            roll += 1
        elif isinstance(move.action, Write) and 0 <= roll < count and number not in unchosen:
            found[roll].append(str(move.action.slot))
    return found
