"""Value of what is always there, such as a line of a map: in how many deals it is needed to win.

On the same deals: a deal counts if it can be won, but not without the thing. So the share is exactly what is
lost when the thing is taken away. A thing is marked as not by chance if it is needed more often than the
things of its table are on average.
"""

import numpy as np

from thirdplace.core.simulations.simulation import Layout, Removals
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
    """The most needed first; those that no deal needs share the last line."""
    deals = int(sums.total("weighed"))
    needed = jackknife(sums, lambda s: _shares(removals, s))
    away = jackknife(sums, lambda s: _shares(removals, s) - _shares(removals, s).mean(1, keepdims=True))
    raw = np.where(away.value > 0, away.p_values(0.0), 1.0)
    p_values = adjust_by_holm([float(p) for p in raw])
    ranked = sorted(range(len(removals.values)), key=lambda place: -needed.value[place])
    found = [place for place in ranked if needed.value[place] > 0]
    never = [place for place in ranked if place not in found]
    rows = [
        TableRow(
            str(place),
            text_of(removals.values[place]),
            estimate_at(needed, place, p_values[place], deals),
            deals,
        )
        for place in found
    ]
    if never:
        label = LabelText("lab-needed-others" if found else "lab-needed-all", {"count": len(never)})
        rows.append(TableRow("others", label, estimate_at(needed, never[0], None, deals), deals))
    return Table(f"needed/{removals.key}", LabelText(f"lab-needed-{removals.key}"), "share", tuple(rows))


def _shares(removals: Removals, sums: BlockSums) -> Array:
    found: Array = sums[f"needed/{removals.key}"] / sums["weighed"][:, None]
    return found
