"""Thousands of compiled tables play the same games as one plain table, decision by decision."""

from typing import Any

import numpy as np
import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME

from thirdplace.core.environments.environment import REWARDS
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.core.testing.conformance import seat_counts
from thirdplace.core.testing.samples import sample_options
from thirdplace.envs.batch import TableBatch
from thirdplace.envs.table import EnvTable

TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{number}")
    for game in all_games()
    for seats in seat_counts(game)
    if seats <= 7
    for number, options in enumerate(sample_options(game))
]
STEPS = 160
COMPARED = 2
"""So many tables of a batch are played again, plainly."""


def compare_with_plain_tables(batch: TableBatch, steps: int, **settings: Any) -> int:
    """Play the first tables of a batch again, plainly; returns how many games they have ended."""
    plain = [EnvTable(batch.game, batch.seats, **settings) for _ in range(COMPARED)]
    for i, table in enumerate(plain):
        table.reset_to(batch.state(i))
    games = 0
    for _ in range(steps):
        for i, table in enumerate(plain):
            assert table.turn == batch.turns[i]
            assert np.array_equal(table.mask(table.turn), batch.masks[i])
            assert np.array_equal(table.observe(table.turn), batch.observations[i])
        ids = batch.draw_ids()
        batch.step(ids)
        for i, table in enumerate(plain):
            paid = table.step(table.turn, int(ids[i]))
            assert np.allclose(paid, batch.rewards[i])
            assert table.over == batch.ended[i]
            if table.over:
                games += 1
                table.reset_to(batch.state(i))
            else:
                assert table.match.state == batch.state(i)
    return games


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_trajectories_are_those_of_a_match(game: Game, seats: int, options: Any) -> None:
    reward = REWARDS[seats % len(REWARDS)]
    settings: dict[str, Any] = {"options": options, "reward": reward, "history": 5 if seats % 2 else 0}
    batch = TableBatch(game, seats, COMPARED + 3, seed=1, **settings)
    games = compare_with_plain_tables(batch, STEPS, **settings)
    assert games > 0 or game.clock or seats > 4


def test_a_tempo_holds_for_compiled_tables_too() -> None:
    batch = TableBatch(CLOCK_GAME, 2, 4, seed=2, tempo=4000)
    assert compare_with_plain_tables(batch, 600, tempo=4000) > 0


def record(batch: TableBatch, steps: int) -> bytes:
    told = []
    for _ in range(steps):
        batch.step(batch.draw_ids())
        told.append(batch.observations.tobytes() + batch.masks.tobytes() + batch.rewards.tobytes())
    return b"".join(told)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_seed_decides_everything_but_the_decisions(game: Game) -> None:
    batch = TableBatch(game, game.seats.start, 16, seed=3)
    first = record(batch, 60)
    batch.reset(3)
    assert record(batch, 60) == first
    batch.reset(4)
    assert record(batch, 60) != first
    assert len({batch.state(i).__repr__() for i in range(16)}) == 16, "every table has a game of its own"


def test_a_table_plays_the_same_whatever_the_number_of_tables_and_threads() -> None:
    few, many = TableBatch(TURN_GAME, 3, 5, seed=5), TableBatch(TURN_GAME, 3, 40, seed=5, threads=3)
    for _ in range(200):
        ids = many.masks.argmax(axis=1)
        few.step(ids[:5])
        many.step(ids)
        assert np.array_equal(few.observations, many.observations[:5])
        assert np.array_equal(few.rewards, many.rewards[:5])


def test_an_illegal_id_is_refused_and_nothing_has_changed() -> None:
    batch = TableBatch(LED_GAME, 2, 8, seed=6)
    before = batch.observations.tobytes()
    for wrong in (-1, batch.ids, int(batch.masks[3].argmin())):
        ids = batch.draw_ids().copy()
        ids[3] = wrong
        with pytest.raises(Refused, match="not legal at table 3"):
            batch.step(ids)
    with pytest.raises(Refused, match="ids"):
        batch.step(np.zeros(7, np.int64))
    assert batch.observations.tobytes() == before


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_an_illegal_id_may_be_replaced_as_if_the_seat_were_late(game: Game) -> None:
    batch = TableBatch(game, game.seats.start, COMPARED, seed=7)
    plain = EnvTable(game, game.seats.start)
    plain.reset_to(batch.state(0))
    while not plain.over:
        assert batch.step_or_late(np.full(COMPARED, -1)) == COMPARED
        plain.step(plain.turn, plain.late_id(plain.turn))
    assert batch.ended[0] == 1


@pytest.mark.parametrize(
    "wrong",
    [{"reward": "fame"}, {"history": -1}, {"tempo": 5}, {"count": 0}, {"threads": 9}, {"seats": 99}],
    ids=lambda wrong: next(iter(wrong)),
)
def test_bad_options_are_refused(wrong: dict[str, Any]) -> None:
    given: dict[str, Any] = {"game": TURN_GAME, "seats": 3, "count": 8, **wrong}
    with pytest.raises(Refused, match="bad-options"):
        TableBatch(**given)
    with pytest.raises(Refused, match="bad-options"):
        TableBatch(TURN_GAME, 3, 8, options={"colour": "blue"})
