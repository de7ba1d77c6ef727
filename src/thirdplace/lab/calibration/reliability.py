"""How far what was said is from what came true: tenths of said chances, Brier scores, intervals.

Each case counts as many times as it stands for decisions of its game. Cases of one game share its result, so
they are no independent tries. An interval is Wilson's for a share, with the number of cases divided by the
design effects: of unequal weights, and of how much more the games' sums vary than independent cases would
(Kish 1965; Rao and Scott 1992).
"""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt

import msgspec

from thirdplace.lab.calibration.calibration_plan import Case, CheckedCost
from thirdplace.lab.statistics.student import Z_95

__all__ = [
    "ENOUGH_CASES",
    "CostSummary",
    "Group",
    "Tenth",
    "largest_gap",
    "summarize_cases",
    "summarize_costs",
]

TENTHS = 10
ENOUGH_CASES = 200
"""Tenths with fewer cases are shown, but not judged."""


class Tenth(msgspec.Struct, frozen=True):
    """All cases in which about the same chance was said."""

    low: float
    cases: int
    said: float
    """On average."""
    won: float
    """The share of them that was won, and its interval (95 %)."""
    won_low: float
    won_high: float

    @property
    def gap(self) -> float:
        return abs(self.said - self.won)


class Group(msgspec.Struct, frozen=True):
    """Cases that belong together, such as those of one part of the games."""

    cases: int
    games: int
    said: float
    won: float
    won_low: float
    won_high: float
    brier: float
    """The mean square of what was said less what came true; 0 would be prophecy."""
    reference: float
    """The same if everybody's equal share had always been said; in a team, the share that was won."""
    tenths: list[Tenth]


class CostSummary(msgspec.Struct, frozen=True):
    """What costly decisions were claimed to cost on average, and what they did cost."""

    moves: int
    claimed: float
    found: float
    error: float
    """The standard error of `found`."""


def summarize_cases(cases: Sequence[Case], *, is_team: bool) -> Group:
    """`cases`: at least one."""
    won, low, high = _estimate_share(cases)
    rows: dict[int, list[Case]] = defaultdict(list)
    for case in cases:
        rows[min(TENTHS - 1, int(TENTHS * case.said))].append(case)
    return Group(
        len(cases),
        len({(case.seats, case.game) for case in cases}),
        _average(cases, [case.said for case in cases]),
        won,
        low,
        high,
        _average(cases, [(case.said - case.won) ** 2 for case in cases]),
        _average(cases, [((won if is_team else 1 / case.seats) - case.won) ** 2 for case in cases]),
        [_make_tenth(number, rows[number]) for number in sorted(rows)],
    )


def _average(cases: Sequence[Case], numbers: Sequence[float]) -> float:
    """The mean of one number for each case, by their weights."""
    total = sum(case.weight * number for case, number in zip(cases, numbers, strict=True))
    return total / sum(case.weight for case in cases)


def _make_tenth(number: int, cases: Sequence[Case]) -> Tenth:
    won, low, high = _estimate_share(cases)
    said = _average(cases, [case.said for case in cases])
    return Tenth(number / TENTHS, len(cases), said, won, low, high)


def _estimate_share(cases: Sequence[Case]) -> tuple[float, float, float]:
    """The share that was won, with its interval."""
    won = _average(cases, [case.won for case in cases])
    weights: dict[tuple[int, int], float] = defaultdict(float)
    deviations: dict[tuple[int, int], float] = defaultdict(float)
    for case in cases:
        weights[case.seats, case.game] += case.weight
        deviations[case.seats, case.game] += case.weight * (case.won - won)
    clustered = sum(deviation**2 for deviation in deviations.values())
    independent = sum((case.weight * (case.won - won)) ** 2 for case in cases)
    if independent:
        effect = max(1.0, clustered / independent)
        tries = _count_effective([case.weight for case in cases]) / effect
    else:
        tries = _count_effective(list(weights.values()))
    middle = (won + Z_95**2 / (2 * tries)) / (1 + Z_95**2 / tries)
    half = Z_95 / (1 + Z_95**2 / tries) * sqrt(won * (1 - won) / tries + Z_95**2 / (4 * tries**2))
    return won, max(0.0, min(won, middle - half)), min(1.0, max(won, middle + half))


def _count_effective(weights: Sequence[float]) -> float:
    """How many equal weights say as much as these."""
    return sum(weights) ** 2 / sum(weight**2 for weight in weights)


def largest_gap(group: Group) -> Tenth | None:
    """Of the tenths with enough cases, the one in which what was said is farthest from what came true."""
    judged = [tenth for tenth in group.tenths if tenth.cases >= ENOUGH_CASES]
    return max(judged, key=lambda tenth: tenth.gap, default=None)


def summarize_costs(costs: Sequence[CheckedCost]) -> CostSummary:
    """`costs`: at least one."""
    count = len(costs)
    found = sum(cost.found for cost in costs) / count
    error = sqrt(sum(cost.error**2 for cost in costs)) / count
    return CostSummary(count, sum(cost.claimed for cost in costs) / count, found, error)
