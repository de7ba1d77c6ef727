"""How experts play at larger tables: plans to which no reply gains much."""

from pathlib import Path

import numpy as np
import pytest

from thirdplace.games.places_please.solution import best_number_plan
from thirdplace.games.places_please.solution.field_game import FieldGame
from thirdplace.games.places_please.solution.policy import SCALE, load_shipped_policy
from thirdplace.games.places_please.solution.round import HISTORIES, LINES, SLOTS, Plan
from thirdplace.games.places_please.solution.table_plans import (
    LATER,
    SEATS,
    TablePlans,
    load_shipped_table_plans,
    solve_table_plans,
)


def normalised_plan(seats: int, left: int) -> Plan:
    return tuple(
        step / step.sum(axis=-1, keepdims=True) for step in load_shipped_table_plans().steps(seats, left)
    )


def test_there_is_a_plan_for_every_table() -> None:
    for seats in (*range(3, 13), 30, 60):
        for left in range(1, 13):
            for k, step in enumerate(load_shipped_table_plans().steps(seats, left)):
                assert step.shape == (HISTORIES[k + 1], LINES[k], SLOTS - k)
                assert abs(step.sum(axis=-1, dtype=np.int64) - SCALE).max() <= 2


def test_tables_of_other_sizes_play_by_the_nearest() -> None:
    tables = load_shipped_table_plans()
    assert tables.steps(7, 1) is not tables.steps(6, 1)
    for seats, near in ((7, 6), (8, 10), (60, 25)):
        assert np.array_equal(tables.steps(seats, 1)[0], tables.steps(near, 1)[0])
    assert np.array_equal(tables.steps(3, 4)[3], tables.steps(3, 12)[3])


@pytest.mark.parametrize(("seats", "later"), [(3, 0), (4, 3), (6, 1)])
def test_no_reply_gains_much(seats: int, later: int) -> None:
    field = FieldGame(seats, later)
    assert field.best_reply_gain(normalised_plan(seats, later + 1), 6)[0] < 0.01
    assert field.best_reply_gain(best_number_plan.make_plan(), 6)[0] > 0.1  # whom everybody foresees


def test_learning_makes_a_plan_harder_to_reply_to() -> None:
    field = FieldGame(3, 0)
    start = load_shipped_policy().plan(1, 0)
    assert field.best_reply_gain(start, 6)[0] > 0.04
    assert field.best_reply_gain(field.improve_plan(start, 40, 1), 6)[0] < 0.02


def test_all_tables_are_learned_and_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("thirdplace.games.places_please.solution.table_plans.SEATS", (3, 4))
    found = solve_table_plans(2, 1, told.append)
    assert len(told) == 2 * len(LATER)
    found.write(tmp_path / "tables.npz")
    read = TablePlans.read(tmp_path / "tables.npz")
    for left in (1, 2, 5):
        for one, other in zip(read.steps(4, left), found.steps(4, left), strict=True):
            assert np.array_equal(one, other)
    assert set(SEATS) >= {3, 4, 5, 6}
