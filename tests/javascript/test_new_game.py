"""A game that `thirdplace new-game` has written is translated like ours, with nothing added."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from support.carriers.equality import digest, play_match, play_players, play_rules
from support.carriers.javascript import NodeDriver, node_driver

from thirdplace.core.game import Game
from thirdplace.javascript.build import Build
from thirdplace.javascript.entry_points import translate_games
from thirdplace.new_game.naming import check_name
from thirdplace.new_game.writing import write_into_package

CACHE = Path(__file__).parents[2] / ".mypy_cache" / "javascript"
NAME = "river-town"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder = write_into_package(
        check_name(NAME, is_package=True), tmp_path_factory.mktemp("game") / "river_town"
    )
    sys.path.insert(0, str(folder / "src"))
    try:
        yield import_module("river_town").GAME
    finally:
        sys.path.remove(str(folder / "src"))
        for name in [name for name in sys.modules if name.partition(".")[0] == "river_town"]:
            del sys.modules[name]


@pytest.fixture(scope="module")
def driver(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeDriver]:
    folder = tmp_path_factory.mktemp("translated") / "out"
    translate_games(Build(CACHE, (game.package,), checked=True), [game], folder)
    with node_driver(folder) as found:
        yield found


def test_it_plays_the_same(driver: NodeDriver, game: Game) -> None:
    for number in range(30):
        script, told = play_rules(game, Random(number), 100)
        assert driver.ask(command="rules", **script) == [digest(text) for text in told]
    for number in range(10):
        script, told = play_match(game, Random(number), 100)
        assert driver.ask(command="match", verbose=True, **script) == told


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_search_that_games_share_chooses_the_same(driver: NodeDriver, game: Game, level: str) -> None:
    for number in range(2):
        script, told = play_players(game, Random(number), [level], 12)  # type: ignore[list-item]
        assert driver.ask(command="players", **script) == told
