"""Places, Please: how those at the table finish their boards, and what that earns them.

Written in the dialect of the rules, so that it runs compiled. How somebody goes on is given by `plan`, a
policy of the rulebook's board (see solution/policy.py; all steps one after the other), or, if that is
empty, by `rest`: they play for the best number they can expect.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_please.rules import BEST, FIRST, NO_GAP, SECOND, THIRD, WEIGHTS, spaces
from thirdplace.games.places_please.state import GARBAGE, SEATS, SLOTS

SETS = 1 << SLOTS
NEAR = 2 * SETS  # where what is known about a target begins
MOST_BOARDS = 1_000_000  # of the greatest places, that are looked at for a target
AWARDS = (BEST, SECOND, THIRD, 0, 0)
CLOSE = 0.1  # rivals do now one, now the other, if it matters so little beside the greater of the two places

STEP_STARTS = (0, 30, 750, 13_710)  # where a plan's steps begin
LINES = (1, 5, 20, 60)
RULEBOOK_SLOTS = 5
FACES = 6


def expect(s: Any, sign: int, rest: Any, offset: int) -> None:
    """For every set of free slots what they will add to the number, times `sign`, if it is to be least."""
    least = 1 if s.die == 6 else 0
    for free in range(1, SETS):
        total = 0.0
        for digit in range(least, least + s.die):
            best = 1e18
            left = free
            while left:
                slot = FIRST[left]
                left &= left - 1
                best = min(best, sign * digit * WEIGHTS[slot] + rest[offset + (free ^ 1 << slot)])
            total += best
        rest[offset + free] = total / s.die


def cost(s: Any, number: int, free: int, rest: Any) -> float:
    """How far from the goal a number is expected to end, these slots being free."""
    if s.target == 0:
        return float(number + rest[SETS + free])
    if rest.shape[0] == NEAR:
        return float(rest[free] - number)
    return _expected_miss(s, number, free, rest)


def _expected_miss(s: Any, number: int, free: int, rest: Any) -> float:
    """The same for a target; `rest` ends with the table of numbers.misses."""
    least = 1 if s.die == 6 else 0
    known = 1  # places that the table knows
    size = s.die + 1
    while known < s.places and size * (s.die + 1) <= MOST_BOARDS:
        known += 1
        size *= s.die + 1
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
    return float(rest[NEAR + bins * size + board])


def _choose_by_number(s: Any, number: int, free: int, digit: int, close: float, rest: Any, rng: Any) -> int:
    """The slot of one who plays for the best number, or one about as good.

    To be quite exact would be to be foreseen: whoever mixes a little does better at any table.
    """
    least = 1e18
    best = FIRST[free]
    left = free & (free - 1) and free  # into the last slot without a thought
    while left:
        slot = FIRST[left]
        left &= left - 1
        this = cost(s, number + digit * WEIGHTS[slot], free ^ 1 << slot, rest)
        if this < least:
            least = this
            best = slot
    if close == 0.0:
        return best
    chosen = best
    found = 1
    left = free ^ 1 << best
    while left:
        slot = FIRST[left]
        left &= left - 1
        this = cost(s, number + digit * WEIGHTS[slot], free ^ 1 << slot, rest)
        if this - least <= close * max(WEIGHTS[slot], WEIGHTS[best]):
            found += 1
            if below(rng, found) == 0:
                chosen = slot
    return chosen


def _choose_by_plan(plan: Any, step: int, history: int, line: int, rng: Any) -> int:
    """Which of the free slots, counted from the left."""
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


def finish(s: Any, seat: int, seen: int, line: int, close: float, plan: Any, rest: Any, rng: Any) -> int:
    """The number a seat ends with, if all rolls of the round are on the table."""
    free = s.free[seat]
    number = s.made[s.played * SEATS + seat]
    slots = spaces(s)
    history = 0
    for step in range(slots):
        digit = s.dice[s.first + step]
        history = history * FACES + digit - 1
        if step < seen:
            continue
        if plan.shape[0] == 0:
            slot = _choose_by_number(s, number, free, digit, close, rest, rng)
        elif step == slots - 1:
            slot = FIRST[free]
        else:
            j = _choose_by_plan(plan, step, history, line, rng)
            line = line * (slots - step) + j
            left = free
            for _ in range(j):
                left &= left - 1
            slot = FIRST[left]
        free ^= 1 << slot
        number += digit * WEIGHTS[slot]
    return int(number)


def roll_on(s: Any, rolled: int, rng: Any) -> None:
    least = 1 if s.die == 6 else 0
    for i in range(s.first + rolled, s.first + spaces(s)):
        s.dice[i] = least + below(rng, s.die)


def place(best: Any, gap: int) -> int:
    """Behind how many of the three best different ones."""
    better = 0
    while better < 3 and best[better] < gap:
        better += 1
    return better


def note(best: Any, gap: int) -> None:
    """Keep the three best different ones."""
    if gap < best[0]:
        best[2] = best[1]
        best[1] = best[0]
        best[0] = gap
    elif best[0] < gap < best[1]:
        best[2] = best[1]
        best[1] = gap
    elif best[1] < gap < best[2]:
        best[2] = gap


def clear(best: Any) -> None:
    for i in range(3):
        best[i] = NO_GAP
