"""Decisions that matter, and those of seats that cannot win: planted ones are found, and nothing else."""

import numpy as np
import pytest
from kingmaker import GAME as KINGMAKER

from thirdplace.core.simulations.simulation import DECISION_COLUMNS, Layout, Measure, Rows
from thirdplace.lab.results.decision_table import make_decision_tables
from thirdplace.lab.simulation.random_simulation import RandomSimulation
from thirdplace.lab.simulation.tally import count_weighed_rows
from thirdplace.lab.simulation.tally_arrays import stack_blocks
from thirdplace.lab.statistics.jackknife import BlockSums

SEATS = 3
LAYOUT = Layout(SEATS, team=False, score=Measure("score", "seat", 1))


def weigh(choices: int, games: int) -> Rows:
    simulation = RandomSimulation(KINGMAKER)
    assert simulation.open_weighing_table is not None
    table = simulation.open_weighing_table(SEATS, choices, [])
    rows = np.zeros((games, len(DECISION_COLUMNS)), np.int32)
    seeds = np.arange(games, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    table.weigh(seeds, seeds[::-1].copy(), [0, 1, 2] * games, rows)
    return rows


def sum_blocks(blocks: list[Rows]) -> BlockSums:
    counted = [{"games": np.array(len(rows)), **count_weighed_rows(LAYOUT, rows)} for rows in blocks]
    return BlockSums(stack_blocks(counted))


def test_a_hopeless_seat_that_decides_who_wins_is_found_and_no_decision_that_is_worth_nothing() -> None:
    found = {key: set(column) for key, column in zip(DECISION_COLUMNS, weigh(2, 6).T, strict=True)}
    assert found == {
        "decisions": {3},
        "worth": {0},
        "clear": {0},
        "late": {1},
        "hopeless": {1},
        "kingmaking": {1},
    }


def test_a_game_without_decisions_has_none() -> None:
    rows = weigh(1, 3)
    assert not rows.any()
    (table,) = make_decision_tables(sum_blocks([rows, rows]))
    assert [row.estimate.value for row in table.rows] == [0.0] * len(DECISION_COLUMNS)


def test_one_decision_of_each_game_stands_for_all_of_it() -> None:
    """In the first game 10 decisions, of which the one that was looked at is worth something."""
    blocks = [[[10, 1, 0, 4, 1, 1]], [[20, 0, 0, 8, 0, 0]], [[12, 1, 1, 4, 1, 0]]]
    (table,) = make_decision_tables(sum_blocks([np.array(block, np.int32) for block in blocks]))
    found = {row.key: row.estimate.value for row in table.rows}
    assert found == pytest.approx(
        {
            "decisions": 42 / 3,
            "worth": 22 / 3,
            "clear": 12 / 3,
            "late": 16 / 3,
            "hopeless": 8 / 3,
            "kingmaking": 4 / 3,
        }
    )
    assert {row.key: row.extra["part"].value for row in table.rows}["worth"] == pytest.approx(22 / 42)


def test_what_was_never_drawn_may_still_occur() -> None:
    """None of 40 decisions: by Clopper and Pearson at most 8.8%, here of the 8 late ones of a game."""
    blocks = [np.array([[20, 1, 0, 8, 1, 0]] * 10, np.int32) for _ in range(4)]
    (table,) = make_decision_tables(sum_blocks(blocks))
    found = {row.key: row for row in table.rows}
    kingmaking = found["kingmaking"]
    assert (kingmaking.estimate.low, kingmaking.estimate.value) == (0.0, 0.0)
    assert kingmaking.estimate.high == pytest.approx(8 * 0.0881, abs=0.001)
    assert kingmaking.extra["part"].high == pytest.approx(8 * 0.0881 / 20, abs=0.001)
    assert found["clear"].estimate.high == pytest.approx(20 * 0.0881, abs=0.002)
