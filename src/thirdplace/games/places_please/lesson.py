"""Places, Please: what a class learns from a round: where everyone wrote, the best plan, and why."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.parts.coach import Reason
from thirdplace.core.parts.http_routes import GameAtTable
from thirdplace.core.step import Move
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.actions import Roll, Write
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.reasons import explain_slot
from thirdplace.games.places_please.state import NO_NUMBER, SEATS, SLOT_NAMES, SLOTS, State

__all__ = ["Lesson", "LessonStep", "PlanStep", "look_back", "make_best_plan"]


class LessonStep(msgspec.Struct, frozen=True):
    """One roll of the round."""

    roll: int
    choices: dict[str, int]
    """For every place, in the order of the board, how many chose it. What the table did for who was late is
    nobody's choice."""
    count: int
    """How many chose."""
    best: str
    """Where somebody writes it who knows the chances, but not the rolls to come."""
    before: float
    """The number to be expected before the roll (with a target: how far from it)."""
    after: float
    """The same with the roll where it belongs."""
    why: Reason
    also: Sequence[str] = ()
    """Other places that are just as good: nobody would notice the difference."""


class Lesson(msgspec.Struct, frozen=True):
    round: int
    steps: list[LessonStep]
    number: int
    """What the best plan makes of these rolls."""
    beaten: bool
    """Did somebody's luck make a better number?"""
    numbers: list[int]
    """What the class made, best first, without names: a class may see it where ranks are hidden."""


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


def look_back(played: GameAtTable, round: int) -> Lesson:
    """The lesson of a round. Raises Refused("wrong-phase") until the round has been scored."""
    state: State = played.state
    if not 0 < round <= state.played:
        raise Refused("wrong-phase", f"round: 1-{state.played}")
    count = rules.count_slots(state)
    rolls = state.dice[(round - 1) * count : round * count]
    written = _list_chosen_slots(played.moves, played.unchosen, (round - 1) * count, count)
    slots = [slot for slot in range(SLOTS) if rules.empty_board(state) >> slot & 1]
    taught = make_best_plan(played.options, rolls)
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
    number = sum(one.roll * rules.WEIGHTS[SLOT_NAMES.index(one.slot)] for one in taught)
    numbers = _list_numbers(state, round)
    beaten = bool(numbers) and rules.gap_to(state.target, numbers[0]) < rules.gap_to(state.target, number)
    return Lesson(round, steps, number, beaten, numbers)


def _list_numbers(s: State, round: int) -> list[int]:
    """The numbers that were made in a round, best first."""
    first = (round - 1) * SEATS
    made = [number for number in s.made[first : first + s.seats] if number != NO_NUMBER]
    return sorted(made, key=lambda number: (rules.gap_to(s.target, number), number))


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
