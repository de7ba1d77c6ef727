"""Places, Please: the value of each slot, averaged over possible rolls and other boards.

Written in the dialect of the rules, so that it runs compiled. `s` is a table as one seat sees it: the other
boards contain what it has seen of them (`seen` digits each). `lines` are the lines of a plan that led to the
boards; `later` are samples of everyone's points in later rounds, one row for each sample.
"""

from typing import Any

import numpy as np

from thirdplace.core.chance import below
from thirdplace.games.places_please.bots.board_rollouts import (
    MIXING_MARGIN,
    clear_gaps,
    count_better_gaps,
    finish_board,
    note_gap,
    roll_rest,
)
from thirdplace.games.places_please.rules import LEFTMOST_SLOT, WEIGHTS, count_slots, empty_board
from thirdplace.games.places_please.state import SEATS, SLOTS

RANK_CASES = 7  # a number against the three best others: before, at and behind each of them
FUTURES_PER_SAMPLE = 4  # how many ways the rounds to come may go are looked at for each way this one may
VALUE_PER_POINT = 0.00001  # what a point is worth beside the chance to win, for when that is all or nothing


def sample_round_points(s: Any, plan: Any, rest: Any, rng: Any, rows: int, out: Any) -> None:
    """Samples the points of all seats in a round from empty boards: one row for each sample."""
    best = np.zeros(3, np.int64)
    gaps = np.zeros(s.seats, np.int64)
    for seat in range(s.seats):
        s.free[seat] = empty_board(s)
        s.made[s.played * SEATS + seat] = 0
    for row in range(rows):
        roll_rest(s, 0, rng)
        clear_gaps(best)
        for seat in range(s.seats):
            gaps[seat] = abs(s.target - finish_board(s, seat, 0, 0, MIXING_MARGIN, plan, rest, rng))
            note_gap(best, gaps[seat])
        for seat in range(s.seats):
            out[row * s.seats + seat] = s.awards[count_better_gaps(best, gaps[seat])]


def sample_later_points(seats: int, rounds: int, once: Any, rng: Any, out: Any) -> None:
    """Samples everyone's points in so many rounds, each a row of `once`: one row for each sample."""
    for row in range(out.shape[0] // seats):
        for seat in range(seats):
            out[row * seats + seat] = 0
        for _ in range(rounds):
            drawn = below(rng, once.shape[0] // seats)
            for seat in range(seats):
                out[row * seats + seat] += once[drawn * seats + seat]


def _finish_other_boards(
    s: Any, seat: int, seen: int, lines: Any, plan: Any, rest: Any, rng: Any, gaps: Any, best: Any
) -> None:
    """Finishes the boards of all other seats."""
    clear_gaps(best)
    for other in range(s.seats):
        if other != seat:
            number = finish_board(s, other, seen, lines[other], MIXING_MARGIN, plan, rest, rng)
            gaps[other] = abs(s.target - number)
            note_gap(best, gaps[other])


def _fill_case_values(s: Any, seat: int, gaps: Any, best: Any, later: Any, rng: Any, out: Any) -> None:
    """Writes the value of my number in each case: my share of the win, and a small bonus for points."""
    for case in range(RANK_CASES):
        out[case] = s.awards[case // 2] * VALUE_PER_POINT
    for _ in range(FUTURES_PER_SAMPLE):
        row = below(rng, later.shape[0] // s.seats) * s.seats
        for case in range(RANK_CASES):
            ahead = case // 2
            mine = s.total[seat] + later[row + seat] + s.awards[ahead]
            equals = 1
            for other in range(s.seats):
                if other != seat:
                    behind = count_better_gaps(best, gaps[other])
                    if case % 2 == 0 and behind >= ahead:
                        behind += 1  # a number of one's own pushes back what is worse
                    theirs = s.total[other] + later[row + other] + s.awards[behind]
                    if theirs > mine:
                        equals = 0
                        break
                    if theirs == mine:
                        equals += 1
            if equals:
                out[case] += 1.0 / (equals * FUTURES_PER_SAMPLE)


def _case_of_gap(best: Any, gap: int) -> int:
    case = 0
    while case < RANK_CASES - 1 and best[case // 2] + case % 2 <= gap:
        case += 1
    return case


def rate_slots_exhaustively(
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
    """The value of each free slot with the best play afterwards, over all rolls and all lines.

    For each sequence of rolls, the other boards are sampled `samples` times.
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
                slot = LEFTMOST_SLOT[left]
                left &= left - 1
                child = starts[i + 1] + q * (free - i) + j
                left_over[child] = left_over[starts[i] + q] ^ 1 << slot
                weights[child] = WEIGHTS[slot]
    numbers = np.zeros(starts[free + 1], np.int64)
    numbers[0] = s.made[s.played * SEATS + seat]
    gaps = np.zeros(s.seats, np.int64)
    best = np.zeros(3, np.int64)
    cases = np.zeros(RANK_CASES)
    least = 1 if s.die == 6 else 0
    last = s.first + count_slots(s) - 1
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
    # Backwards from the last roll to this one: the best of the slots, the sum over rolls.
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


def rate_slots_by_sampling(
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
    """The value of each free slot, by sampling, if the seat then plays for the best number.

    `spread` gets the variance of the difference to the `usual` slot.
    """
    gaps = np.zeros(s.seats, np.int64)
    best = np.zeros(3, np.int64)
    cases = np.zeros(RANK_CASES)
    found = np.zeros(SLOTS)
    free = s.free[seat]
    at = s.played * SEATS + seat
    number = s.made[at]
    nothing = np.zeros(0, np.uint8)
    for _ in range(samples):
        roll_rest(s, s.rolled, rng)
        _finish_other_boards(s, seat, seen, lines, plan, rest, rng, gaps, best)
        _fill_case_values(s, seat, gaps, best, later, rng, cases)
        left = free
        count = 0
        while left:
            slot = LEFTMOST_SLOT[left]
            left &= left - 1
            s.free[seat] = free ^ 1 << slot
            s.made[at] = number + s.value * WEIGHTS[slot]
            made = finish_board(s, seat, s.rolled, 0, 0.0, nothing, rest, rng)
            found[count] = cases[_case_of_gap(best, abs(s.target - made))]
            count += 1
        for j in range(count):
            out[j] += found[j] / samples
            spread[j] += (found[j] - found[usual]) ** 2 / samples
    s.free[seat] = free
    s.made[at] = number


def estimate_win_chances(
    s: Any, seen: Any, lines: Any, plan: Any, rest: Any, later: Any, samples: int, rng: Any, out: Any
) -> None:
    """Everyone's chance to win, with all boards known (`seen` digits on each), by sampling the rolls."""
    gaps = np.zeros(s.seats, np.int64)
    totals = np.zeros(s.seats, np.int64)
    best = np.zeros(3, np.int64)
    for _ in range(samples):
        roll_rest(s, s.rolled, rng)
        clear_gaps(best)
        for seat in range(s.seats):
            made = finish_board(s, seat, seen[seat], lines[seat], MIXING_MARGIN, plan, rest, rng)
            gaps[seat] = abs(s.target - made)
            note_gap(best, gaps[seat])
        row = below(rng, later.shape[0] // s.seats) * s.seats
        most = -1
        winners = 0
        for seat in range(s.seats):
            totals[seat] = s.total[seat] + later[row + seat] + s.awards[count_better_gaps(best, gaps[seat])]
            if totals[seat] > most:
                most = totals[seat]
                winners = 0
            if totals[seat] == most:
                winners += 1
        for seat in range(s.seats):
            if totals[seat] == most:
                out[seat] += 1.0 / (winners * samples)
