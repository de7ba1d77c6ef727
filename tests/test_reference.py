"""The games in C that `make bench` compares with: they play the very same games."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import msgspec
import pytest

from thirdplace.core.compiled import compiled, generator
from thirdplace.core.conformance import seat_counts
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.samples import sample_options


def _load(name: str) -> Any:
    """benchmarks/ is no package."""
    path = Path(__file__).parent.parent / "benchmarks" / f"{name}.py"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


c_reference = _load("c_reference")

TEMPO = 300
GAMES = [game for game in all_games() if c_reference.source_of(game).exists()]
"""Those that were written a second time, in C."""
UNHURRIED = {"seconds_per_year": 60, "lead_years": 1, "day_cards": 2, "late_cards": 1, "deck": "second"}
TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}{'-unusual' if options else ''}")
    for game in GAMES
    for seats in seat_counts(game)
    for options in sample_options(game)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reference")


def play_both(game: Game, seats: int, options: Any, folder: Path, games: int, tempo: int) -> Any:
    """Play on both sides and compare actions, results and random numbers; the record of the last game."""
    prepared = game.opening.prepare(seats, msgspec.convert(options or {}, game.opening.Options))
    fast = compiled(game)
    record = fast.record(prepared)
    ours, theirs = generator(seats), generator(seats)
    played = fast.playout.random_games(record, ours, fast.room(), games, tempo, 0)
    assert c_reference.reference(game, folder).random_games(prepared, theirs, games, tempo) == played
    assert ours[0] == theirs[0], "as many random numbers"
    return record[0]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_c_plays_the_same_games(game: Game, seats: int, options: Any, folder: Path) -> None:
    play_both(game, seats, options, folder, 3000 if seats <= 6 else 300, TEMPO)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_plays_the_same_races_to_their_end(seats: int, folder: Path) -> None:
    """Random players are slow: with thousands of actions a year they turn in cards, and two of them win."""
    last = play_both(find_game("place-race"), seats, UNHURRIED, folder, games=10, tempo=5)
    assert sum(last["finished"]) > 0
    assert last["won"] or seats > 2


def test_without_a_compiler_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(c_reference.CannotCompile, match="cc: not found"):
        c_reference.Reference(GAMES[0], tmp_path)
