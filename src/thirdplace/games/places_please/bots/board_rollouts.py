"""Places, Please: finishes boards at random, for samples of a round.

Written in the dialect of the rules, so that it runs compiled. A player follows `plan`, a policy for the
rulebook's board (see solution/policy.py; all steps in one array). If that is empty, a player uses `rest`, and
plays for the best expected number.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_please.rules import (
    LEFTMOST_SLOT,
    NO_GAP,
    WEIGHTS,
    count_slots,
)
from thirdplace.games.places_please.state import GARBAGE, SEATS, SLOTS
from thirdplace.games.places_please.target_table import count_boards, count_known_places

SLOT_SETS = 1 << SLOTS
TARGET_TABLE_START = 2 * SLOT_SETS  # where what is known about a target begins
MIXING_MARGIN = (
    0.1  # rivals do now one, now the other, if it matters so little beside the greater of the two places
)

STEP_STARTS = (0, 30, 750, 13_710)  # where a plan's steps begin
LINES = (1, 5, 20, 60)
RULEBOOK_SLOTS = 5
FACES = 6


def fill_expected_rest(s: Any, sign: int, rest: Any, offset: int) -> None:
    """Fills `rest`: by set of free slots, what they add to the number times `sign`, if that is minimised."""
    least = 1 if s.die == 6 else 0
    for free in range(1, SLOT_SETS):
        total = 0.0
        for digit in range(least, least + s.die):
            best = 1e18
            left = free
            while left:
                slot = LEFTMOST_SLOT[left]
                left &= left - 1
                best = min(best, sign * digit * WEIGHTS[slot] + rest[offset + (free ^ 1 << slot)])
            total += best
        rest[offset + free] = total / s.die


def expected_cost(s: Any, number: int, free: int, rest: Any) -> float:
    """The expected cost of a number with these free slots (less is better)."""
    if s.target == 0:
        return float(number + rest[SLOT_SETS + free])
    if rest.shape[0] == TARGET_TABLE_START:
        return float(rest[free] - number)
    return _expected_miss(s, number, free, rest)


def _expected_miss(s: Any, number: int, free: int, rest: Any) -> float:
    """The expected distance from a target; `rest` ends with the table of expected_number.expected_misses."""
    least = 1 if s.die == 6 else 0
    known = count_known_places(s.places, s.die)
    size = count_boards(s.places, s.die)
    board = 0
    bins = 0
    for slot in range(GARBAGE - s.places, GARBAGE - s.places + known):
        board *= s.die + 1
        if free >> slot & 1:
            bins -= 1
        else:
            board += number // WEIGHTS[slot] % 10 + 1 - least
    left = free
    while left:
        left &= left - 1
        bins += 1
    return float(rest[TARGET_TABLE_START + bins * size + board])


def _choose_by_number(s: Any, number: int, free: int, digit: int, close: float, rest: Any, rng: Any) -> int:
    """The slot with the best expected number, or one that is about as good.

    A player who mixes a little cannot be predicted, and does better at any table.
    """
    least = 1e18
    best = LEFTMOST_SLOT[free]
    left = free & (free - 1) and free  # with one free slot there is no choice
    while left:
        slot = LEFTMOST_SLOT[left]
        left &= left - 1
        this = expected_cost(s, number + digit * WEIGHTS[slot], free ^ 1 << slot, rest)
        if this < least:
            least = this
            best = slot
    if close == 0.0:
        return best
    chosen = best
    found = 1
    left = free ^ 1 << best
    while left:
        slot = LEFTMOST_SLOT[left]
        left &= left - 1
        this = expected_cost(s, number + digit * WEIGHTS[slot], free ^ 1 << slot, rest)
        if this - least <= close * max(WEIGHTS[slot], WEIGHTS[best]):
            found += 1
            if below(rng, found) == 0:
                chosen = slot
    return chosen


def _choose_by_plan(plan: Any, step: int, history: int, line: int, rng: Any) -> int:
    """Draws a slot by the plan; returns its index among the free slots."""
    free = RULEBOOK_SLOTS - step
    row = STEP_STARTS[step] + (history * LINES[step] + line) * free
    total = 0
    for j in range(free):
        total += plan[row + j]
    drawn = below(rng, total)
    j = 0
    while drawn >= plan[row + j]:
        drawn -= plan[row + j]
        j += 1
    return j


def finish_board(
    s: Any, seat: int, seen: int, line: int, close: float, plan: Any, rest: Any, rng: Any
) -> int:
    """Finishes a seat's board with the rolls in `s.dice`; returns its number."""
    free = s.free[seat]
    number = s.made[s.played * SEATS + seat]
    slots = count_slots(s)
    history = 0
    for step in range(slots):
        digit = s.dice[s.first + step]
        history = history * FACES + digit - 1
        if step < seen:
            continue
        if plan.shape[0] == 0:
            slot = _choose_by_number(s, number, free, digit, close, rest, rng)
        elif step == slots - 1:
            slot = LEFTMOST_SLOT[free]
        else:
            j = _choose_by_plan(plan, step, history, line, rng)
            line = line * (slots - step) + j
            left = free
            for _ in range(j):
                left &= left - 1
            slot = LEFTMOST_SLOT[left]
        free ^= 1 << slot
        number += digit * WEIGHTS[slot]
    return int(number)


def roll_rest(s: Any, rolled: int, rng: Any) -> None:
    least = 1 if s.die == 6 else 0
    for i in range(s.first + rolled, s.first + count_slots(s)):
        s.dice[i] = least + below(rng, s.die)


def count_better_gaps(best: Any, gap: int) -> int:
    """How many of the three best different gaps are better than this one."""
    better = 0
    while better < 3 and best[better] < gap:
        better += 1
    return better


def note_gap(best: Any, gap: int) -> None:
    """Adds a gap to the three best different ones."""
    if gap < best[0]:
        best[2] = best[1]
        best[1] = best[0]
        best[0] = gap
    elif best[0] < gap < best[1]:
        best[2] = best[1]
        best[1] = gap
    elif best[1] < gap < best[2]:
        best[2] = gap


def clear_gaps(best: Any) -> None:
    for i in range(3):
        best[i] = NO_GAP
