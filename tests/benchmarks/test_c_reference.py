"""The games in C that `make bench` compares with: they play the very same games."""

from pathlib import Path
from typing import Any

import c_reference
import pytest
from support.carriers.c_games import play_both

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.core.testing.conformance import seat_counts
from thirdplace.core.testing.samples import sample_options

TEMPO = 300
GAMES = [game for game in all_games() if c_reference.c_source_of(game).exists()]
"""Those that were written a second time, in C."""
TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}{'-unusual' if options else ''}")
    for game in GAMES
    for seats in seat_counts(game)
    for options in sample_options(game)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reference")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_c_plays_the_same_games(game: Game, seats: int, options: Any, folder: Path) -> None:
    play_both(game, seats, options, folder, 3000 if seats <= 6 else 300, TEMPO)


def test_without_a_compiler_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(c_reference.CannotCompile, match="cc: not found"):
        c_reference.CReference(GAMES[0], tmp_path)
