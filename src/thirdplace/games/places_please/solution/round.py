"""One round for two players, as a game: both see the same rolls, and neither sees the other's board.

Numbered for speed: a history is the rolls so far, read as a number to the base of six. A line is the
slots one has written into, in order; the line that goes on from `q` with the j-th free slot, when `n`
are free, is `q * n + j`. Step k is the decision about roll k + 1, with k digits written; the last
digit has one slot left and is no decision.
"""

from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

__all__ = [
    "BOARDS",
    "FREE",
    "HISTORIES",
    "LINES",
    "SIDES",
    "SLOTS",
    "STEPS",
    "WEIGHTS",
    "Plan",
    "Reach",
    "Round",
    "line_probabilities",
    "rank_of_lines",
]

SLOTS = 5
SIDES = 6
STEPS = 4
WEIGHTS = np.array((1000, 100, 10, 1, 0))
LINES = (1, 5, 20, 60, 120)
"""How many lines there are with so many digits written."""
HISTORIES: tuple[int, ...] = tuple(SIDES**k for k in range(SLOTS + 1))
BOARDS = tuple(tuple(permutations(range(SLOTS), k)) for k in range(SLOTS + 1))
"""The lines themselves: slots in the order of writing."""
FREE = tuple(tuple(tuple(s for s in range(SLOTS) if s not in line) for line in lines) for lines in BOARDS)

Floats = NDArray[np.float64]
Plan = tuple[Floats, ...]
"""For each step: history, line, the j-th free slot -> probability."""
Reach = tuple[Floats, ...]
"""For each number of digits written: history, line -> how likely one writes so, or what that is worth."""


@cache
def rank_of_lines() -> NDArray[np.uint8]:
    """For all five rolls and each line, which of the numbers that can be made it makes, from the lowest."""
    rolls = np.indices((SIDES,) * SLOTS).reshape(SLOTS, -1).T + 1
    made = rolls @ WEIGHTS[np.array(BOARDS[SLOTS])].T
    return np.stack([np.unique(row, return_inverse=True)[1] for row in made]).astype(np.uint8)


def _make_reach_arrays() -> Reach:
    return tuple(np.zeros((HISTORIES[k], LINES[k])) for k in range(SLOTS))


def _make_plan_arrays(value: float = 0.0) -> Plan:
    return tuple(np.full((HISTORIES[k + 1], LINES[k], SLOTS - k), value) for k in range(STEPS))


def _fill_reach(plan: Plan, reach: Reach) -> None:
    """How likely each line is, from the first roll on."""
    for k in range(STEPS):
        step, above, below, n = plan[k], reach[k], reach[k + 1], SLOTS - k
        for h in range(step.shape[0]):
            for q in range(step.shape[1]):
                for j in range(n):
                    below[h, q * n + j] = above[h // SIDES, q] * step[h, q, j]


def _fill_values(
    ranks: NDArray[np.uint8], other: Floats, win: float, draw: float, lose: float, out: Floats
) -> None:
    """What each finished line is worth against the other's, over all last rolls."""
    mass = np.empty(LINES[STEPS])
    value = np.empty(LINES[STEPS])
    for h in range(out.shape[0]):
        out[h, :] = 0.0
        everything = other[h].sum()
        for roll in range(SIDES):
            rank = ranks[h * SIDES + roll]
            top = rank.max() + 1
            mass[:top] = 0.0
            for q in range(rank.shape[0]):
                mass[rank[q]] += other[h, q]
            beaten = 0.0
            for i in range(top):
                value[i] = win * beaten + draw * mass[i] + lose * (everything - beaten - mass[i])
                beaten += mass[i]
            for q in range(rank.shape[0]):
                out[h, q] += value[rank[q]]


def _update_regrets(plan: Plan, regret: Plan, total: Plan, reach: Reach, worth: Reach, weight: float) -> None:
    """One step of predictive CFR+ (Farina, Kroer, Sandholm 2021): each choice by what was missed so far,
    and as if the last time came once more. What was played before counts for the average."""
    for k in range(STEPS - 1, -1, -1):
        step, after, n = plan[k], worth[k + 1], SLOTS - k
        worth[k][:] = 0.0
        for h in range(step.shape[0]):
            for q in range(step.shape[1]):
                expected = 0.0
                for j in range(n):
                    expected += step[h, q, j] * after[h, q * n + j]
                worth[k][h // SIDES, q] += expected
                counted = weight * reach[k][h // SIDES, q]
                hoped = 0.0
                for j in range(n):
                    total[k][h, q, j] += counted * step[h, q, j]
                    missed = after[h, q * n + j] - expected
                    regret[k][h, q, j] = max(0.0, regret[k][h, q, j] + missed)
                    step[h, q, j] = max(0.0, regret[k][h, q, j] + missed)
                    hoped += step[h, q, j]
                for j in range(n):
                    step[h, q, j] = step[h, q, j] / hoped if hoped > 0.0 else 1.0 / n


def _fill_best_reply(worth: Reach, chosen: Plan) -> None:
    """The best reply, from the last decision back to the first."""
    for k in range(STEPS - 1, -1, -1):
        after, step, n = worth[k + 1], chosen[k], SLOTS - k
        worth[k][:] = 0.0
        for h in range(step.shape[0]):
            for q in range(step.shape[1]):
                best = 0
                for j in range(1, n):
                    if after[h, q * n + j] > after[h, q * n + best]:
                        best = j
                step[h, q, :] = 0.0
                step[h, q, best] = 1.0
                worth[k][h // SIDES, q] += after[h, q * n + best]


_compiled: Any = njit(cache=True)
_fast_spread = _compiled(_fill_reach)
_fast_compare = _compiled(_fill_values)
_fast_improve = _compiled(_update_regrets)
_fast_reply = _compiled(_fill_best_reply)


def line_probabilities(plan: Plan) -> Reach:
    reach = _make_reach_arrays()
    reach[0][:] = 1.0
    _fast_spread(plan, reach)
    return reach


class Round:
    """The round game, with room to compute in."""

    def __init__(self) -> None:
        self._ranks = rank_of_lines()
        self._worth = _make_reach_arrays()

    def find_best_reply(self, other: Plan, payoff: tuple[float, float, float]) -> tuple[float, Plan]:
        """What the best reply to `other` gains, and the reply; `payoff`: of winning, a draw, losing."""
        _fast_compare(self._ranks, line_probabilities(other)[STEPS], *payoff, self._worth[STEPS])
        chosen = self._take_best_reply()
        return float(self._worth[0][0, 0]) / HISTORIES[SLOTS], chosen

    def play_against(self, first: Plan, second: Plan, payoff: tuple[float, float, float]) -> float:
        """What the first can expect where the two plans meet."""
        _fast_compare(self._ranks, line_probabilities(second)[STEPS], *payoff, self._worth[STEPS])
        return self._win_share(first)

    def values_of_lines(self, other: Plan, payoff: tuple[float, float, float]) -> Floats:
        """What each finished line is worth against a plan: history, line -> the sum over all last rolls."""
        _fast_compare(self._ranks, line_probabilities(other)[STEPS], *payoff, self._worth[STEPS])
        return self._worth[STEPS].copy()

    def _take_best_reply(self) -> Plan:
        """The best plan, finished lines being worth what was computed last."""
        chosen = _make_plan_arrays()
        _fast_reply(self._worth, chosen)
        return chosen

    def _win_share(self, plan: Plan) -> float:
        """What a plan can expect, finished lines being worth what was computed last."""
        return float(np.vdot(line_probabilities(plan)[STEPS], self._worth[STEPS])) / HISTORIES[SLOTS]

    def solve(self, draw: float, steps: int) -> tuple[Plan, Plan]:
        """Both players' plans, if to the first winning is worth 1, losing 0, a draw something between."""
        players = [_Player(), _Player()]
        for step in range(1, steps + 1):
            for me, other, worth in zip(players, reversed(players), (draw, 1.0 - draw), strict=True):
                _fast_compare(self._ranks, other.reach[STEPS], 1.0, worth, 0.0, self._worth[STEPS])
                _fast_improve(me.plan, me.regret, me.total, me.reach, self._worth, float(step) ** 2)
                _fast_spread(me.plan, me.reach)
        first, second = (_average_plan(player.total) for player in players)
        return first, second


class _Player:
    def __init__(self) -> None:
        self.plan = tuple(step + 1.0 / step.shape[-1] for step in _make_plan_arrays())
        self.regret = _make_plan_arrays()
        self.total = _make_plan_arrays()
        self.reach = line_probabilities(self.plan)


def _average_plan(total: Plan) -> Plan:
    """What was played on the whole; NaN where one never came."""
    with np.errstate(invalid="ignore"):
        return tuple(step / step.sum(axis=-1, keepdims=True) for step in total)
