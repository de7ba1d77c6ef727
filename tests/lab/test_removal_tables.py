"""What a deal needs: exactly what is lost without it, on the same deals."""

import numpy as np
import pytest

from thirdplace.core.simulations.simulation import Label, Layout, Measure, Removals
from thirdplace.lab.results.removal_tables import make_removal_tables
from thirdplace.lab.simulation.tally import count_weighed_rows
from thirdplace.lab.simulation.tally_arrays import stack_blocks
from thirdplace.lab.statistics.jackknife import BlockSums

THINGS = Removals("thing", tuple(Label(f"thing-{number}") for number in range(6)))
LAYOUT = Layout(2, team=True, score=Measure("score", "seat", 1), removals=(THINGS,))
BLOCKS, DEALS = 20, 10


def test_the_most_needed_comes_first_and_what_is_never_needed_shares_a_line() -> None:
    chance = np.random.default_rng(3)
    odds = np.array([0.02, 0.6, 0.0, 0.0, 0.02, 0.0])
    blocks = [(chance.random((DEALS, len(odds))) < odds).astype(np.int32) for _ in range(BLOCKS)]
    counted = [{"games": np.array(DEALS), **count_weighed_rows(LAYOUT, rows)} for rows in blocks]
    (table,) = make_removal_tables(LAYOUT, BlockSums(stack_blocks(counted)))
    assert table.rows[0].key == "1"
    assert {row.key for row in table.rows} == {"1", "0", "4", "others"}
    shares = np.concatenate(blocks).mean(0)
    assert table.rows[0].estimate.value == pytest.approx(shares[1])
    assert [row.key for row in table.rows if (row.estimate.p or 1.0) < 0.05] == ["1"]
    others = table.rows[-1]
    assert (others.label.values, others.estimate.value) == ({"count": 3}, 0.0)
    assert others.estimate.high == pytest.approx(0.0183, abs=1e-3)  # none of 200
