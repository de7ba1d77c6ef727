"""One round for two players, as a game: both see the same rolls, and neither sees the other's board.

Numbered for speed: a history is the rolls so far, read as a number to the base of the die. A line is the
slots one has written into, in order; the line that goes on from `q` with the j-th free slot, when `n`
are free, is `q * n + j`. Step k is the decision about roll k + 1, with k digits written; the last
digit has one slot left and is no decision.
"""

from functools import cache
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from thirdplace.games.places_please.solution.shape import RULEBOOK, Shape

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
    "Ranks",
    "Reach",
    "Round",
    "line_probabilities",
    "rank_of_lines",
]

SLOTS = RULEBOOK.slots
SIDES = RULEBOOK.sides
STEPS = RULEBOOK.steps
WEIGHTS = np.array(RULEBOOK.weights)
LINES = RULEBOOK.lines
HISTORIES = RULEBOOK.histories
BOARDS = RULEBOOK.boards
FREE = RULEBOOK.free
"""What is numbered here, for the rulebook's board: whoever plays or learns on no other reads these."""

Floats = NDArray[np.float64]
Ranks = NDArray[np.unsignedinteger[Any]]
Plan = tuple[Floats, ...]
"""For each step: history, line, the j-th free slot -> probability."""
Reach = tuple[Floats, ...]
"""For each number of digits written: history, line -> how likely one writes so, or what that is worth."""


@cache
def rank_of_lines(shape: Shape = RULEBOOK) -> Ranks:
    """For all rolls of a round and each line, which of the possible numbers it makes, from the worst."""
    rolls = np.array(shape.digits)[np.indices((shape.sides,) * shape.slots).reshape(shape.slots, -1).T]
    made = rolls @ np.array(shape.weights)[np.array(shape.boards[shape.slots])].T
    ranks = (np.unique(-gap, return_inverse=True)[1] for gap in abs(made - shape.target))
    found: Ranks = np.stack([*ranks]).astype(np.uint8 if shape.lines[-1] <= 256 else np.uint16)
    return found


def _make_reach_arrays(shape: Shape) -> Reach:
    return tuple(np.zeros((shape.histories[k], shape.lines[k])) for k in range(shape.slots))


def _make_plan_arrays(shape: Shape, value: float = 0.0) -> Plan:
    return tuple(
        np.full((shape.histories[k + 1], shape.lines[k], shape.slots - k), value) for k in range(shape.steps)
    )


def _fill_reach(plan: Plan, reach: Reach) -> None:
    """How likely each line is, from the first roll on."""
    sides = plan[0].shape[0]
    for k in range(len(plan)):
        step, above, below, n = plan[k], reach[k], reach[k + 1], plan[k].shape[2]
        for h in range(step.shape[0]):
            for q in range(step.shape[1]):
                for j in range(n):
                    below[h, q * n + j] = above[h // sides, q] * step[h, q, j]


def _fill_values(ranks: Ranks, other: Floats, win: float, draw: float, lose: float, out: Floats) -> None:
    """What each finished line is worth against the other's, over all last rolls."""
    sides = ranks.shape[0] // out.shape[0]
    mass = np.empty(ranks.shape[1])
    value = np.empty(ranks.shape[1])
    for h in range(out.shape[0]):
        out[h, :] = 0.0
        everything = other[h].sum()
        for roll in range(sides):
            rank = ranks[h * sides + roll]
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
    sides = plan[0].shape[0]
    for k in range(len(plan) - 1, -1, -1):
        step, after, n = plan[k], worth[k + 1], plan[k].shape[2]
        worth[k][:] = 0.0
        for h in range(step.shape[0]):
            for q in range(step.shape[1]):
                expected = 0.0
                for j in range(n):
                    expected += step[h, q, j] * after[h, q * n + j]
                worth[k][h // sides, q] += expected
                counted = weight * reach[k][h // sides, q]
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
    sides = chosen[0].shape[0]
    for k in range(len(chosen) - 1, -1, -1):
        after, step, n = worth[k + 1], chosen[k], chosen[k].shape[2]
        worth[k][:] = 0.0
        for h in range(step.shape[0]):
            for q in range(step.shape[1]):
                best = 0
                for j in range(1, n):
                    if after[h, q * n + j] > after[h, q * n + best]:
                        best = j
                step[h, q, :] = 0.0
                step[h, q, best] = 1.0
                worth[k][h // sides, q] += after[h, q * n + best]


_compiled: Any = njit(cache=True, nogil=True)  # so that threads can solve several rounds at once
_fast_spread = _compiled(_fill_reach)
_fast_compare = _compiled(_fill_values)
_fast_improve = _compiled(_update_regrets)
_fast_reply = _compiled(_fill_best_reply)


def line_probabilities(plan: Plan) -> Reach:
    shapes = [(1, 1), *((step.shape[0], step.shape[1] * step.shape[2]) for step in plan)]
    reach = tuple(np.zeros(shape) for shape in shapes)
    reach[0][:] = 1.0
    _fast_spread(plan, reach)
    return reach


class Round:
    """The round game, with room to compute in."""

    def __init__(self, shape: Shape = RULEBOOK) -> None:
        self._shape = shape
        self._ranks = rank_of_lines(shape)
        self._worth = _make_reach_arrays(shape)

    def find_best_reply(self, other: Plan, payoff: tuple[float, float, float]) -> tuple[float, Plan]:
        """What the best reply to `other` gains, and the reply; `payoff`: of winning, a draw, losing."""
        _fast_compare(self._ranks, line_probabilities(other)[-1], *payoff, self._worth[-1])
        chosen = self._take_best_reply()
        return float(self._worth[0][0, 0]) / len(self._ranks), chosen

    def play_against(self, first: Plan, second: Plan, payoff: tuple[float, float, float]) -> float:
        """What the first can expect where the two plans meet."""
        _fast_compare(self._ranks, line_probabilities(second)[-1], *payoff, self._worth[-1])
        return self._win_share(first)

    def values_of_lines(self, other: Plan, payoff: tuple[float, float, float]) -> Floats:
        """What each finished line is worth against a plan: history, line -> the sum over all last rolls."""
        _fast_compare(self._ranks, line_probabilities(other)[-1], *payoff, self._worth[-1])
        return self._worth[-1].copy()

    def _take_best_reply(self) -> Plan:
        """The best plan, finished lines being worth what was computed last."""
        chosen = _make_plan_arrays(self._shape)
        _fast_reply(self._worth, chosen)
        return chosen

    def _win_share(self, plan: Plan) -> float:
        """What a plan can expect, finished lines being worth what was computed last."""
        return float(np.vdot(line_probabilities(plan)[-1], self._worth[-1])) / len(self._ranks)

    def solve(self, draw: float, steps: int) -> tuple[Plan, Plan]:
        """Both players' plans, if to the first winning is worth 1, losing 0, a draw something between."""
        players = [_Player(self._shape), _Player(self._shape)]
        for step in range(1, steps + 1):
            for me, other, worth in zip(players, reversed(players), (draw, 1.0 - draw), strict=True):
                _fast_compare(self._ranks, other.reach[-1], 1.0, worth, 0.0, self._worth[-1])
                _fast_improve(me.plan, me.regret, me.total, me.reach, self._worth, float(step) ** 2)
                _fast_spread(me.plan, me.reach)
        first, second = (_average_plan(player.total) for player in players)
        return first, second


class _Player:
    def __init__(self, shape: Shape) -> None:
        self.plan = tuple(step + 1.0 / step.shape[-1] for step in _make_plan_arrays(shape))
        self.regret = _make_plan_arrays(shape)
        self.total = _make_plan_arrays(shape)
        self.reach = line_probabilities(self.plan)


def _average_plan(total: Plan) -> Plan:
    """What was played on the whole; NaN where one never came."""
    with np.errstate(invalid="ignore"):
        return tuple(step / step.sum(axis=-1, keepdims=True) for step in total)
