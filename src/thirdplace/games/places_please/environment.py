"""Places, Please for programs that learn: what a seat observes, and its actions as ids (environment.py).

In the dialect of rules.py, except `list_fields`. Slots are counted from the left of the board that is played.
"""

from typing import Any

from thirdplace.core.environments.environment import IdRange, ObservationField
from thirdplace.games.places_please.rules import (
    END,
    REST,
    RETURN,
    REVEAL,
    ROLL,
    SLOT_WHEN_LATE,
    WRITE,
    count_slots,
    empty_board,
    has_written,
    is_resting,
    may_rest,
)
from thirdplace.games.places_please.state import GARBAGE, OVER, ROLLING, SLOTS, WRITING, State

VERSION = 0

# Ids: the roll, then the slots from the left; in a lesson REVEAL, REST, RETURN and END after the slots.
ROLL_ID = 0
WRITE_ID = 1
LESSON_IDS = 4


def first_slot(s: State) -> int:
    return GARBAGE - s.places


def lesson_id(s: State) -> int:
    """The id of REVEAL; REST, RETURN and END follow as in the rules."""
    return WRITE_ID + count_slots(s)


def count_ids(s: State) -> int:
    return lesson_id(s) + (LESSON_IDS if s.lesson else 0)


def write_mask(s: State, seat: int, now: int, part: int, mask: Any, at: int) -> int:
    if s.phase == OVER:
        return 0
    count = 0
    if s.due >> seat & 1:
        if s.phase == WRITING:
            free = s.free[seat] >> first_slot(s)
            for i in range(count_slots(s)):
                mask[at + WRITE_ID + i] = free >> i & 1
                count += free >> i & 1
        else:
            mask[at + (ROLL_ID if s.phase == ROLLING else lesson_id(s))] = 1
            count = 1
    if s.lesson:
        count += write_lesson_mask(s, seat, mask, at + lesson_id(s) - REVEAL)
    return count


def write_lesson_mask(s: State, seat: int, mask: Any, at: int) -> int:
    count = 0
    if may_rest(s, seat):
        mask[at + REST] = 1
        count = 1
    elif is_resting(s, seat):
        mask[at + RETURN] = 1
        count = 1
    if seat == s.roller:
        mask[at + END] = 1
        count += 1
    return count


def action_of(s: State, seat: int, id: int, part: int) -> int:
    if id == ROLL_ID:
        return ROLL
    if id < lesson_id(s):
        return WRITE + first_slot(s) + id - WRITE_ID
    return REVEAL + id - lesson_id(s)


def id_toward(s: State, seat: int, action: int, part: int) -> int:
    if action == ROLL:
        return ROLL_ID
    if action < REVEAL:
        return WRITE_ID + action - WRITE - first_slot(s)
    return lesson_id(s) + action - REVEAL


def late_id(s: State, seat: int, now: int) -> int:
    """PP9, as in the rules; a seat that is not waited for rests, or returns."""
    if s.due >> seat & 1 == 0:
        return lesson_id(s) + (RETURN if is_resting(s, seat) else REST) - REVEAL
    if s.phase == WRITING:
        return WRITE_ID + SLOT_WHEN_LATE[s.free[seat]] - first_slot(s)
    return ROLL_ID if s.phase == ROLLING else lesson_id(s)


def seen_id(s: State, index: int, seat: int, id: int, viewer: int) -> int:
    """Where others wrote is secret until the round is scored (PP2), as in actions.redact_for."""
    if seat == viewer or id < WRITE_ID or id >= lesson_id(s):
        return id
    if s.open_boards:
        return -1 if s.phase == WRITING and index >= s.acts_until_roll else id
    return -1 if s.phase != OVER and index >= s.acts_until_round else id


def list_ids(s: State) -> tuple[IdRange, ...]:
    ranges = (
        IdRange("roll", 1, "Roll the die."),
        IdRange("write", count_slots(s), "Write the digit into this slot, from the left."),
    )
    if not s.lesson:
        return ranges
    return (*ranges, IdRange("lesson", LESSON_IDS, "In a lesson: show the round, rest, return, end."))


def list_fields(s: State) -> tuple[ObservationField, ...]:
    seats, slots, digits = s.seats, count_slots(s), 10
    fields = [
        ObservationField(
            "phase", (), 0, 3, "0: rolling, 1: writing, 2: the game is over, 3: written (lesson)."
        ),
        ObservationField("round", (), 1, s.rounds, "The number of the round, from 1."),
        ObservationField("rounds_left", (), 0, s.rounds, "Rounds that are not scored yet."),
        ObservationField("roller", (), 1, seats, "Who rolls, or has rolled: 1 is the observer."),
        ObservationField("digit", (), 0, digits, "The digit to be written now plus 1; 0: none."),
        ObservationField(
            "rolls", (slots,), 0, digits, "The digits of this round plus 1, in order; 0: to come."
        ),
        ObservationField(
            "board", (slots,), 0, digits, "The own board from the left: digits plus 1; 0: empty."
        ),
        ObservationField("total", (seats,), 0, s.rounds * max(s.awards), "Points of each seat."),
        ObservationField("written", (seats,), 0, 1, "Has the seat written the digit on the table?"),
    ]
    if s.open_boards:
        about = "What may be seen on the boards of the others, seat by seat: digits plus 1; 0: empty."
        fields.append(ObservationField("boards", (seats - 1, slots), 0, digits, about))
    if s.lesson:
        fields.append(ObservationField("resting", (seats,), 0, 1, "Does the seat rest in this round?"))
        fields.append(ObservationField("returning", (seats,), 0, 1, "Does it return with the next round?"))
    return tuple(fields)


def observe(s: State, seat: int, now: int, part: int, out: Any, at: int) -> int:
    # In variables of its own, whatever is needed after the first number is written: the compiler cannot know
    # that `out` is not a part of the state.
    seats = s.seats
    slots = count_slots(s)
    first = s.first
    rolled = s.rolled
    place = seat * SLOTS + first_slot(s)
    free = s.free[seat] >> first_slot(s)
    written = 0 if s.phase != WRITING else ~(s.due | s.resting)
    out[at] = s.phase
    out[at + 1] = min(s.played + 1, s.rounds)
    out[at + 2] = s.rounds - s.played
    out[at + 3] = (s.roller - seat if s.roller >= seat else s.roller - seat + seats) + 1
    out[at + 4] = s.value + 1 if s.phase == WRITING and s.due >> seat & 1 else 0
    at += 5
    for i in range(slots):
        out[at + i] = (s.dice[first + i] + 1) * int(i < rolled)
        out[at + slots + i] = (s.board[place + i] + 1) * (1 ^ (free >> i & 1))
    at += 2 * slots
    other = seat
    for i in range(seats):
        out[at + i] = s.total[other]
        out[at + seats + i] = written >> other & 1
        other = other + 1 if other + 1 < seats else 0
    at += 2 * seats
    if s.open_boards:
        at = observe_boards(s, seat, out, at)
    if s.lesson:
        for i in range(s.seats):
            other = seat + i if seat + i < s.seats else seat + i - s.seats
            out[at + i] = s.resting >> other & 1
            out[at + s.seats + i] = s.returning >> other & 1
        at += 2 * s.seats
    return at


def observe_boards(s: State, seat: int, out: Any, at: int) -> int:
    """What others may see (PP2): nothing that not everyone has written."""
    slots = count_slots(s)
    left = first_slot(s)
    for i in range(1, s.seats):
        other = seat + i if seat + i < s.seats else seat + i - s.seats
        seen = empty_board(s) ^ s.free[other]
        if s.phase != OVER and has_written(s, other):
            seen ^= 1 << s.wrote[other]
        for j in range(slots):
            out[at + j] = s.board[other * SLOTS + left + j] + 1 if seen >> (left + j) & 1 else 0
        at += slots
    return at
