"""Places, Please: what a slot is worth, over many ways the rolls and the others' boards may be.

Written in the dialect of the rules, so that it runs compiled. `s` is a table as one seat sees it: the other
boards hold what it has seen of them (`seen` digits each); `lines` says by which line of a plan they came
there, `later` what everyone may earn in the rounds to come, one row for each way these may go.
"""

from typing import Any

import numpy as np

from thirdplace.core.chance import below
from thirdplace.games.places_please.bots.board_rollouts import (
    AWARDS,
    CLOSE,
    clear,
    finish,
    note,
    place,
    roll_on,
)
from thirdplace.games.places_please.rules import FIRST, WEIGHTS, all_slots, spaces
from thirdplace.games.places_please.state import SEATS, SLOTS

CASES = 7  # a number against the three best others: before, at and behind each of them
FUTURES = 4  # how many ways the rounds to come may go are looked at for each way this one may
HINT = 0.00001  # what a point is worth beside the chance to win, for when that is all or nothing


def play_rounds(s: Any, plan: Any, rest: Any, rng: Any, rows: int, out: Any) -> None:
    """What the seats earn in a round that all begin with an empty board: one row for each sample."""
    best = np.zeros(3, np.int64)
    gaps = np.zeros(s.seats, np.int64)
    for seat in range(s.seats):
        s.free[seat] = all_slots(s)
        s.made[s.played * SEATS + seat] = 0
    for row in range(rows):
        roll_on(s, 0, rng)
        clear(best)
        for seat in range(s.seats):
            gaps[seat] = abs(s.target - finish(s, seat, 0, 0, CLOSE, plan, rest, rng))
            note(best, gaps[seat])
        for seat in range(s.seats):
            out[row * s.seats + seat] = AWARDS[place(best, gaps[seat])]


def _finish_other_boards(
    s: Any, seat: int, seen: int, lines: Any, plan: Any, rest: Any, rng: Any, gaps: Any, best: Any
) -> None:
    """Let all others finish their boards."""
    clear(best)
    for other in range(s.seats):
        if other != seat:
            number = finish(s, other, seen, lines[other], CLOSE, plan, rest, rng)
            gaps[other] = abs(s.target - number)
            note(best, gaps[other])


def _fill_case_values(s: Any, seat: int, gaps: Any, best: Any, later: Any, rng: Any, out: Any) -> None:
    """What my number is worth in each case: my share of the win, and a hint of the points."""
    for case in range(CASES):
        out[case] = AWARDS[case // 2] * HINT
    for _ in range(FUTURES):
        row = below(rng, later.shape[0] // s.seats) * s.seats
        for case in range(CASES):
            ahead = case // 2
            mine = s.total[seat] + later[row + seat] + AWARDS[ahead]
            equals = 1
            for other in range(s.seats):
                if other != seat:
                    behind = place(best, gaps[other])
                    if case % 2 == 0 and behind >= ahead:
                        behind += 1  # a number of one's own pushes back what is worse
                    theirs = s.total[other] + later[row + other] + AWARDS[behind]
                    if theirs > mine:
                        equals = 0
                        break
                    if theirs == mine:
                        equals += 1
            if equals:
                out[case] += 1.0 / (equals * FUTURES)


def _case_of_gap(best: Any, gap: int) -> int:
    case = 0
    while case < CASES - 1 and best[case // 2] + case % 2 <= gap:
        case += 1
    return case


def look_at_all(
    s: Any,
    seat: int,
    seen: int,
    lines: Any,
    plan: Any,
    rest: Any,
    later: Any,
    samples: int,
    rng: Any,
    out: Any,
) -> None:
    """What each free slot is worth, with the best play there is from then on: every roll, every line.

    `samples` tables of rivals are drawn for each way the rolls may fall.
    """
    free = 0
    left = s.free[seat]
    while left:
        left &= left - 1
        free += 1
    counts = np.ones(free + 1, np.int64)  # lines with so many digits written
    ways = np.ones(free + 1, np.int64)  # rolls up to then, of those to come
    for i in range(free):
        counts[i + 1] = counts[i] * (free - i)
        if i:
            ways[i + 1] = ways[i] * s.die
    starts = np.zeros(free + 2, np.int64)
    for i in range(free + 1):
        starts[i + 1] = starts[i] + counts[i]
    left_over = np.zeros(starts[free + 1], np.int64)
    weights = np.zeros(starts[free + 1], np.int64)
    left_over[0] = s.free[seat]
    for i in range(free):
        for q in range(counts[i]):
            left = left_over[starts[i] + q]
            for j in range(free - i):
                slot = FIRST[left]
                left &= left - 1
                child = starts[i + 1] + q * (free - i) + j
                left_over[child] = left_over[starts[i] + q] ^ 1 << slot
                weights[child] = WEIGHTS[slot]
    numbers = np.zeros(starts[free + 1], np.int64)
    numbers[0] = s.made[s.played * SEATS + seat]
    gaps = np.zeros(s.seats, np.int64)
    best = np.zeros(3, np.int64)
    cases = np.zeros(CASES)
    least = 1 if s.die == 6 else 0
    last = s.first + spaces(s) - 1
    size = counts[free]
    worth = np.zeros(ways[free] * size)
    for way in range(ways[free]):
        digits = way
        for i in range(free - 1):
            s.dice[last - i] = least + digits % s.die
            digits //= s.die
        for i in range(free):
            digit = s.dice[last - free + 1 + i]
            for q in range(counts[i]):
                for j in range(free - i):
                    child = starts[i + 1] + q * (free - i) + j
                    numbers[child] = numbers[starts[i] + q] + digit * weights[child]
        for _ in range(samples):
            _finish_other_boards(s, seat, seen, lines, plan, rest, rng, gaps, best)
            _fill_case_values(s, seat, gaps, best, later, rng, cases)
            for q in range(size):
                gap = abs(s.target - numbers[starts[free] + q])
                worth[way * size + q] += cases[_case_of_gap(best, gap)]
    # Back from the last roll to this one: of the slots the best, of the rolls all.
    for step in range(free - 1, 0, -1):
        above = np.zeros(ways[step] * counts[step])
        for way in range(ways[step + 1]):
            for q in range(counts[step]):
                start = way * counts[step + 1] + q * (free - step)
                most = worth[start]
                for j in range(1, free - step):
                    most = max(most, worth[start + j])
                above[way // s.die * counts[step] + q] += most
        worth = above
    for j in range(free):
        out[j] = worth[j] / (ways[free] * samples)


def look_at_some(
    s: Any,
    seat: int,
    seen: int,
    lines: Any,
    plan: Any,
    rest: Any,
    later: Any,
    samples: int,
    rng: Any,
    usual: int,
    out: Any,
    spread: Any,
) -> None:
    """What each free slot is worth if one then goes on for the best number, over some ways of the rolls.

    `spread` is how much the difference to the `usual` slot varies, squared.
    """
    gaps = np.zeros(s.seats, np.int64)
    best = np.zeros(3, np.int64)
    cases = np.zeros(CASES)
    found = np.zeros(SLOTS)
    free = s.free[seat]
    at = s.played * SEATS + seat
    number = s.made[at]
    nothing = np.zeros(0, np.uint8)
    for _ in range(samples):
        roll_on(s, s.rolled, rng)
        _finish_other_boards(s, seat, seen, lines, plan, rest, rng, gaps, best)
        _fill_case_values(s, seat, gaps, best, later, rng, cases)
        left = free
        count = 0
        while left:
            slot = FIRST[left]
            left &= left - 1
            s.free[seat] = free ^ 1 << slot
            s.made[at] = number + s.value * WEIGHTS[slot]
            made = finish(s, seat, s.rolled, 0, 0.0, nothing, rest, rng)
            found[count] = cases[_case_of_gap(best, abs(s.target - made))]
            count += 1
        for j in range(count):
            out[j] += found[j] / samples
            spread[j] += (found[j] - found[usual]) ** 2 / samples
    s.free[seat] = free
    s.made[at] = number


def look_over(
    s: Any, seen: Any, lines: Any, plan: Any, rest: Any, later: Any, samples: int, rng: Any, out: Any
) -> None:
    """Everyone's chance to win, all boards known (`seen` digits on each), and no roll to come."""
    gaps = np.zeros(s.seats, np.int64)
    totals = np.zeros(s.seats, np.int64)
    best = np.zeros(3, np.int64)
    for _ in range(samples):
        roll_on(s, s.rolled, rng)
        clear(best)
        for seat in range(s.seats):
            made = finish(s, seat, seen[seat], lines[seat], CLOSE, plan, rest, rng)
            gaps[seat] = abs(s.target - made)
            note(best, gaps[seat])
        row = below(rng, later.shape[0] // s.seats) * s.seats
        most = -1
        winners = 0
        for seat in range(s.seats):
            totals[seat] = s.total[seat] + later[row + seat] + AWARDS[place(best, gaps[seat])]
            if totals[seat] > most:
                most = totals[seat]
                winners = 0
            if totals[seat] == most:
                winners += 1
        for seat in range(s.seats):
            if totals[seat] == most:
                out[seat] += 1.0 / (winners * samples)
