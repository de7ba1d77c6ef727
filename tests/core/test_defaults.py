"""What a game's modules leave out is there all the same, so nobody has to ask whether it is."""

from importlib import import_module

import pytest
from support.games import TURN_GAME

from thirdplace.core.environments.environment import load_environment
from thirdplace.core.game import DEFAULTS, PARTS_WITH_DEFAULTS, Game, Part
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.testing.samples import sample_options


@pytest.mark.parametrize("part", PARTS_WITH_DEFAULTS)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_parts_have_what_they_leave_out(game: Game, part: Part) -> None:
    if game.brings(part):
        module, defaults = game.part(part), import_module(f"{DEFAULTS}.{part}")
        assert [name for name in defaults.__all__ if not hasattr(module, name)] == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_an_environment_that_writes_refresh_declares_it(game: Game) -> None:
    environment = load_environment(game)
    writes = game.brings("environment") and hasattr(game.part("environment"), "refresh")
    assert writes == environment.REFRESHES


def test_samples_may_leave_options_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(TURN_GAME)
    monkeypatch.delattr(game.part("samples"), "OPTIONS")
    assert sample_options(game) == [None]
