"""Games of other packages, and games without `environment.py`: any game can be learned."""

import doctest
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from pebbles import GAME
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME

from thirdplace.core.environments import environment
from thirdplace.core.environments.environment import SplitMix
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import find_game
from thirdplace.core.state import copy as copy_state
from thirdplace.envs.batch import TableBatch
from thirdplace.envs.gymnasium_ids import register_games
from thirdplace.envs.table import EnvTable


@pytest.fixture
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game as installed: found by its entry point."""
    about = tmp_path / "site" / "pebbles-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[thirdplace.games]\npebbles = pebbles:GAME\n")
    monkeypatch.setattr(sys, "path", [*sys.path, str(about.parent)])


@pytest.mark.usefixtures("_installed")
def test_a_game_of_another_package_is_registered_like_ours() -> None:
    assert "Pebbles-v0" in register_games()
    envs = gymnasium.make_vec("thirdplace.envs:Pebbles-v0", num_envs=32, opponents="random", seats=3)
    _, infos = envs.reset(seed=1)
    games = 0
    for _ in range(30):
        _, _, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        games += int(ended.sum())
    assert games > 30
    env = gymnasium.make("Pebbles-v0", opponents="random")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))


def test_compiled_tables_of_it_play_as_plain_ones() -> None:
    batch, plain = TableBatch(GAME, 3, 4, seed=2, reward="score"), EnvTable(GAME, 3, reward="score")
    plain.reset_to(batch.state(1))
    for _ in range(60):
        assert np.array_equal(plain.observe(plain.turn), batch.observations[1])
        assert np.array_equal(plain.mask(plain.turn), batch.masks[1])
        ids = batch.draw_ids()
        batch.step(ids)
        assert plain.step(plain.turn, int(ids[1])) == batch.rewards[1].tolist()
        if batch.ended[1]:
            plain.reset_to(batch.state(1))


@pytest.fixture
def _without_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if our games had no `environment.py`."""
    brings = Game.brings

    def brings_no_environment(self: Game, part: Any) -> bool:
        return part != "environment" and brings(self, part)

    monkeypatch.setattr(Game, "brings", brings_no_environment)
    monkeypatch.setattr("thirdplace.envs.table.load_environment", environment.load_environment.__wrapped__)


@pytest.mark.usefixtures("_without_environments")
def test_a_game_with_a_clock_needs_the_part() -> None:
    with pytest.raises(Refused, match=r"bad-options: .* needs environment\.py"):
        EnvTable(CLOCK_GAME, 2)


@pytest.mark.usefixtures("_without_environments")
@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME])
def test_a_game_without_the_part_shows_no_secret(game: str) -> None:
    found = find_game(game)
    table = EnvTable(found, 4)
    table.reset(3)
    rng = Random(3)
    for step in range(30):
        seat, real = table.turn, table.match.state
        told = table.observe(seat).tobytes()
        world = copy_state(real)
        found.rules.resample(world, seat, SplitMix(step))
        table.match.state = world
        assert table.observe(seat).tobytes() == told
        table.match.state = real
        table.match.do(seat, rng.choice(table.match.legal(seat)))
        table.reset_to(table.match.state)


@pytest.mark.parametrize(
    "module",
    ["table", "batch", "gymnasium_table", "gymnasium_vector", "gymnasium_ids", "missing_library"],
)
def test_the_examples_of_docstrings_run(module: str) -> None:
    failed, tried = doctest.testmod(import_module(f"thirdplace.envs.{module}"))
    assert failed == 0
    assert tried > 1
