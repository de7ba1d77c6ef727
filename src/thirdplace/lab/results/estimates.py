"""From measured numbers to the lines of a table."""

from collections.abc import Sequence
from math import isfinite

from thirdplace.core.simulations.simulation import Label
from thirdplace.lab.results.report_structs import Estimate, LabelText, Table, TableRow, Unit
from thirdplace.lab.statistics.exact_share import p_of_all_or_none, widest_miss
from thirdplace.lab.statistics.holm import adjust_by_holm
from thirdplace.lab.statistics.jackknife import Measured
from thirdplace.lab.statistics.share_interval import share_interval

__all__ = ["WINS", "estimate_at", "is_all_or_none", "make_table", "text_of", "widest_half"]

WINS = "wins"
"""The further column of a line that is a share of wins."""


def text_of(label: Label) -> LabelText:
    return LabelText(label.id, dict(label.values or {}))


def estimate_at(
    measured: Measured, place: int, p: float | None = None, deals: int = 0, least: float = 0.0
) -> Estimate:
    """`deals`: of a share, on how many deals it was measured; then all or none is not taken for certain.

    `least`: no share is less; -1 for the difference of two. The interval of a share stays within 0 and 1.
    """
    value, half = float(measured.value[place]), float(measured.half_width[place])
    if deals and is_all_or_none(measured, place):
        miss = widest_miss(deals)
        return Estimate(value, max(least, value - miss), min(1.0, value + miss), p)
    if deals and least == 0.0 and 0.0 < value < 1.0:
        low, high = share_interval(value, float(measured.error[place]), measured.quantile)
        return Estimate(value, low, high, p)
    if deals:
        return Estimate(value, max(least, value - half), min(1.0, value + half), p)
    return Estimate(value, value - half, value + half, p)


def widest_half(shares: Measured, deals: int) -> float:
    """Half the width of the widest interval of these shares, those that could be measured."""
    known = [place for place in range(len(shares.value)) if isfinite(shares.half_width[place])]
    found = [estimate_at(shares, place, deals=deals) for place in known]
    return max((max(one.high - one.value, one.value - one.low) for one in found), default=0.0)


def is_all_or_none(measured: Measured, place: int) -> bool:
    """Do all blocks agree that all or none have it?"""
    return measured.value[place] in (0.0, 1.0) and measured.error[place] == 0


def make_table(
    key: str,
    unit: Unit,
    names: Sequence[tuple[str, LabelText]],
    measured: Measured,
    *,
    expected: float | None = None,
    counts: Sequence[int] | None = None,
    fewest: int = 0,
    deals: int = 0,
    is_difference: bool = False,
    extras: dict[str, Measured] | None = None,
    title: LabelText | None = None,
) -> Table:
    """A table with a line for each number that could be measured; p values are adjusted over these lines.

    `deals`: of shares, on how many deals they were measured. `fewest`: smaller counts are left out.
    """
    units = [deals if counts is None else min(deals, int(counts[place])) for place in range(len(names))]
    known = [
        place
        for place in range(len(names))
        if isfinite(measured.value[place] + measured.error[place])
        and (counts is None or counts[place] >= fewest)
    ]
    p_values: list[float | None] = [None] * len(known)
    if expected is not None and known:
        raw = measured.p_values(expected)
        p_values = list(
            adjust_by_holm(
                [
                    p_of_all_or_none(float(measured.value[place]), expected, units[place])
                    if units[place] and is_all_or_none(measured, place)
                    else float(raw[place])
                    for place in known
                ]
            )
        )
    rows = tuple(
        TableRow(
            names[place][0],
            names[place][1],
            estimate_at(measured, place, p, units[place], -1.0 if is_difference else 0.0),
            0 if counts is None else int(counts[place]),
            {
                name: estimate_at(one, place, deals=units[place] if name == WINS else 0)
                for name, one in (extras or {}).items()
                if isfinite(one.value[place] + one.error[place])
            },
        )
        for place, p in zip(known, p_values, strict=True)
    )
    return Table(key, title or LabelText(f"lab-{key.replace('/', '-')}"), unit, rows, expected)
