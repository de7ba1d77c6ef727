"""Value of what is always there, such as a line of a map: in how many deals it is needed to win.

On the same deals: a deal counts if it can be won, but not without the thing. So the share is exactly what is
lost when the thing is taken away. A line is marked as not by chance if it is needed more or less often than
the things of its table are on average.
"""

import numpy as np

from thirdplace.core.simulation import Layout, Removals
from thirdplace.lab.results.estimates import estimate_at, text_of
from thirdplace.lab.results.report_structs import LabelText, Table, TableRow
from thirdplace.lab.statistics.holm import adjust_by_holm
from thirdplace.lab.statistics.jackknife import Array, BlockSums, jackknife

__all__ = ["make_removal_tables"]


def make_removal_tables(layout: Layout, sums: BlockSums) -> list[Table]:
    if "weighed" not in sums:
        return []
    return [_make_table(one, sums) for one in layout.removals]


def _make_table(removals: Removals, sums: BlockSums) -> Table:
    """The most needed first."""
    deals = int(sums.total("weighed"))
    needed = jackknife(sums, lambda s: _shares(removals, s))
    away = jackknife(sums, lambda s: _shares(removals, s) - _shares(removals, s).mean(1, keepdims=True))
    p_values = adjust_by_holm([float(p) for p in np.nan_to_num(away.p_values(0.0), nan=1.0)])
    rows = [
        TableRow(str(place), text_of(label), estimate_at(needed, place, p_values[place], deals), deals)
        for place, label in enumerate(removals.values)
    ]
    ranked = tuple(sorted(rows, key=lambda row: -row.estimate.value))
    return Table(f"needed/{removals.key}", LabelText(f"lab-needed-{removals.key}"), "share", ranked)


def _shares(removals: Removals, sums: BlockSums) -> Array:
    found: Array = sums[f"needed/{removals.key}"] / sums["weighed"][:, None]
    return found
