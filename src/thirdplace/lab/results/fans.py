"""Chances over the game: how often whoever was first, second, … after a round has won in the end."""

import numpy as np

from thirdplace.core.simulations.simulation import Layout
from thirdplace.lab.results.estimates import estimate_at
from thirdplace.lab.results.report_structs import Fan, LabelText, TableRow
from thirdplace.lab.simulation.tally import WIN_UNITS
from thirdplace.lab.statistics.jackknife import BlockSums, jackknife

__all__ = ["make_fans"]

FEWEST_SEATS = 100
"""Rounds that were reached less often are left out."""


def make_fans(layout: Layout, sums: BlockSums, deals: int = 0) -> list[Fan]:
    if not layout.rounds or layout.team:
        return []
    counts = sums.total("standing")
    rounds = [number for number in range(layout.rounds) if (counts[number] >= FEWEST_SEATS).all()]
    if not rounds:
        return []
    shape = layout.rounds * layout.seats
    chances = jackknife(
        sums, lambda s: (s["ahead"] / s["standing"] / WIN_UNITS).reshape(len(s["games"]), shape)
    )
    by_rank = tuple(
        tuple(
            estimate_at(chances, number * layout.seats + rank, deals=min(deals, int(counts[number, rank])))
            for number in rounds
        )
        for rank in range(layout.seats)
    )
    lines = tuple(
        TableRow(
            str(rank + 1),
            LabelText("lab-rank", {"number": rank + 1}),
            by_rank[rank][-1],
            int(np.sum(counts[:, rank])),
        )
        for rank in range(layout.seats)
    )
    return [Fan("standing", LabelText("lab-fan"), tuple(n + 1 for n in rounds), lines, by_rank)]
