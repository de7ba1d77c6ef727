"""From measured numbers to the lines of a table."""

from collections.abc import Sequence
from math import isfinite

from thirdplace.core.simulation import Label
from thirdplace.lab.results.report_structs import Estimate, LabelText, Table, TableRow, Unit
from thirdplace.lab.statistics.holm import adjust_by_holm
from thirdplace.lab.statistics.jackknife import Measured

__all__ = ["estimate_at", "make_table", "text_of"]


def text_of(label: Label) -> LabelText:
    return LabelText(label.id, dict(label.values or {}))


def estimate_at(measured: Measured, place: int, p: float | None = None) -> Estimate:
    value, half = float(measured.value[place]), float(measured.half[place])
    return Estimate(value, value - half, value + half, p)


def make_table(
    key: str,
    unit: Unit,
    names: Sequence[tuple[str, LabelText]],
    measured: Measured,
    *,
    expected: float | None = None,
    counts: Sequence[int] | None = None,
    extras: dict[str, Measured] | None = None,
    title: LabelText | None = None,
) -> Table:
    """A table with a line for each number that could be measured; p values are adjusted over these lines."""
    known = [place for place in range(len(names)) if isfinite(measured.value[place] + measured.error[place])]
    p_values: list[float | None] = [None] * len(known)
    if expected is not None and known:
        raw = measured.p_values(expected)
        p_values = list(adjust_by_holm([float(raw[place]) for place in known]))
    rows = tuple(
        TableRow(
            names[place][0],
            names[place][1],
            estimate_at(measured, place, p),
            0 if counts is None else int(counts[place]),
            {
                name: estimate_at(one, place)
                for name, one in (extras or {}).items()
                if isfinite(one.value[place] + one.error[place])
            },
        )
        for place, p in zip(known, p_values, strict=True)
    )
    return Table(key, title or LabelText(f"lab-{key.replace('/', '-')}"), unit, rows, expected)
