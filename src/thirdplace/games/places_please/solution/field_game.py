"""A round at a table of three and more, as a game against a field that plays as one does oneself.

Nobody can foresee a whole table, and an equilibrium of many promises nothing to one who plays it; but a
plan to which no reply gains much, while all others keep to it, is what experts at such a table should
expect of each other. It is learned by linear CFR from sampled tables: everybody level, and what counts is
the chance to win the match, not the points (if all wrote the same, all would have the most of these).
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from thirdplace.games.places_please.solution.round import (
    SIDES,
    SLOTS,
    STEPS,
    Plan,
    Ranks,
    Reach,
    Round,
    line_probabilities,
)

__all__ = ["FieldGame", "Results"]

Floats = NDArray[np.float64]
Results = NDArray[np.int64]
"""What the rounds after this one bring: one row for each sample of them, the points of each seat."""
POINTS = (5, 3, 1)
CASES = 7
"""My number against the three best different ones of the others: before, at and behind each of them."""
FUTURES_PER_SAMPLE = 4
"""How many ways the later rounds may go are looked at for each sample of this one."""
FUTURES = 4096
STEPS_BETWEEN_REFRESHES = 50
"""After so many steps of learning the later rounds are played anew."""

F = TypeVar("F", bound=Callable[..., Any])


def _compiled(function: F) -> F:
    return cast(F, njit(cache=True)(function))


@_compiled
def _sample_line(cumulative: Floats, dice: float) -> int:
    """The line drawn: the first whose share reaches so far."""
    low, high = 0, cumulative.shape[0] - 1
    dice *= cumulative[high]
    while low < high:
        middle = (low + high) // 2
        if cumulative[middle] <= dice:
            low = middle + 1
        else:
            high = middle
    return low


@_compiled
def _fill_case_values(
    best: NDArray[np.int64], others: NDArray[np.int64], later: Results, out: Floats
) -> None:
    """My share of the win in each case, the others having made these ranks (the greater, the better)."""
    seats = others.shape[0] + 1
    out[:] = 0.0
    for case in range(CASES):
        before = case // 2  # how many different numbers are better than mine
        for _ in range(FUTURES_PER_SAMPLE):
            row = np.random.randint(later.shape[0])
            mine = later[row, 0] + (POINTS[before] if before < 3 else 0)
            equals = 1
            for other in range(seats - 1):
                place = 0
                while place < 3 and best[place] != others[other]:
                    place += 1
                if case % 2 == 0 and place >= before:
                    place += 1  # a number of my own pushes theirs back
                theirs = later[row, other + 1] + (POINTS[place] if place < 3 else 0)
                if theirs > mine:
                    equals = 0
                    break
                equals += theirs == mine
            if equals:
                out[case] += 1.0 / equals / FUTURES_PER_SAMPLE


@_compiled
def _fill_three_best(others: NDArray[np.int64], best: NDArray[np.int64]) -> None:
    """The three greatest different ranks; -1 where there are fewer."""
    best[:] = -1
    for rank in others:
        if rank > best[0]:
            best[2], best[1], best[0] = best[1], best[0], rank
        elif best[0] > rank > best[1]:
            best[2], best[1] = best[1], rank
        elif best[1] > rank > best[2]:
            best[2] = rank


@_compiled
def _fill_line_values(
    ranks: Ranks,
    reach: Floats,
    others: NDArray[np.int64],
    later: Results,
    samples: int,
    out: Floats,
) -> None:
    """What each finished line is worth against sampled tables, summed over all last rolls."""
    cumulative = np.empty(reach.shape[1])
    best = np.empty(3, np.int64)
    worth = np.empty(CASES)
    for h in range(out.shape[0]):
        out[h, :] = 0.0
        total = 0.0
        for q in range(reach.shape[1]):
            total += reach[h, q]
            cumulative[q] = total
        for roll in range(SIDES):
            rank = ranks[h * SIDES + roll]
            for _ in range(samples):
                for other in range(others.shape[0]):
                    others[other] = rank[_sample_line(cumulative, np.random.random())]
                _fill_three_best(others, best)
                _fill_case_values(best, others, later, worth)
                for q in range(rank.shape[0]):
                    mine = rank[q]
                    case = 0
                    while case < CASES - 1 and best[case // 2] >= mine + case % 2:
                        case += 1
                    out[h, q] += worth[case] / samples


@_compiled
def _play_rounds(ranks: Ranks, reach: Floats, others: NDArray[np.int64], rounds: int, out: Results) -> None:
    """The points that a table of experts makes in so many rounds, sampled."""
    best = np.empty(3, np.int64)
    cumulative = np.empty(reach.shape)
    for h in range(reach.shape[0]):
        total = 0.0
        for q in range(reach.shape[1]):
            total += reach[h, q]
            cumulative[h, q] = total
    out[:] = 0
    for row in range(out.shape[0]):
        for _ in range(rounds):
            h = np.random.randint(reach.shape[0])
            rank = ranks[h * SIDES + np.random.randint(SIDES)]
            for seat in range(others.shape[0]):
                others[seat] = rank[_sample_line(cumulative[h], np.random.random())]
            _fill_three_best(others, best)
            for seat in range(others.shape[0]):
                for place in range(3):
                    if best[place] == others[seat]:
                        out[row, seat] += POINTS[place]


@_compiled
def _update_plan(
    plan: Plan, regret: Plan, total: Plan, reach: Reach, worth: Reach, step_number: float
) -> None:
    """One step of linear CFR: what was missed counts the more, the later it was."""
    fade = step_number / (step_number + 1.0)
    for k in range(STEPS - 1, -1, -1):
        step, after, n = plan[k], worth[k + 1], SLOTS - k
        worth[k][:] = 0.0
        for h in range(step.shape[0]):
            for q in range(step.shape[1]):
                expected = 0.0
                for j in range(n):
                    expected += step[h, q, j] * after[h, q * n + j]
                worth[k][h // SIDES, q] += expected
                counted = step_number * step_number * (reach[k][h // SIDES, q] + 1e-9)
                hoped = 0.0
                for j in range(n):
                    total[k][h, q, j] += counted * step[h, q, j]
                    regret[k][h, q, j] = fade * (regret[k][h, q, j] + after[h, q * n + j] - expected)
                    step[h, q, j] = max(0.0, regret[k][h, q, j])
                    hoped += step[h, q, j]
                for j in range(n):
                    step[h, q, j] = step[h, q, j] / hoped if hoped > 0.0 else 1.0 / n


@_compiled
def _seed(seed: int) -> None:
    np.random.seed(seed)


class FieldGame(Round):
    """A table of `seats` at equal points, with `later` rounds to come after this one."""

    def __init__(self, seats: int, later: int, seed: int = 1) -> None:
        super().__init__()
        _seed(seed)
        self._later = later
        self._others = np.zeros(seats - 1, np.int64)
        self._all = np.zeros(seats, np.int64)
        self._futures = np.zeros((FUTURES if later else 1, seats), np.int64)

    def refresh_later_rounds(self, plan: Plan) -> None:
        """Let the later rounds be played by this plan."""
        if self._later:
            _play_rounds(self._ranks, line_probabilities(plan)[STEPS], self._all, self._later, self._futures)

    def improve_plan(self, plan: Plan, steps: int, samples: int) -> Plan:
        """A plan against itself, beginning with `plan`."""
        now = tuple(step.copy() for step in plan)
        regret, total = (tuple(np.zeros_like(step) for step in plan) for _ in range(2))
        reach = line_probabilities(now)
        for step in range(1, steps + 1):
            if step % STEPS_BETWEEN_REFRESHES == 1:
                self.refresh_later_rounds(now)
            self._rate_lines(reach, samples)
            _update_plan(now, regret, total, reach, self._worth, float(step))
            reach = line_probabilities(now)
        return tuple(step / step.sum(axis=-1, keepdims=True) for step in total)

    def best_reply_gain(self, field: Plan, samples: int) -> tuple[float, Plan]:
        """How much more than its share the best reply to a field wins, and the reply.

        It is found with one sample of tables and measured with another, so as not to praise luck.
        """
        self.refresh_later_rounds(field)
        reach = line_probabilities(field)
        self._rate_lines(reach, samples)
        reply = self._take_best_reply()
        self._rate_lines(reach, samples)
        return self._win_share(reply) - self._win_share(field), reply

    def _rate_lines(self, reach: Reach, samples: int) -> None:
        worth = self._worth[STEPS]
        _fill_line_values(self._ranks, reach[STEPS], self._others, self._futures, samples, worth)
