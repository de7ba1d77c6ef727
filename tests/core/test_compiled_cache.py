"""Each game runs its own compiled rules, also where two have equal fields, and after an edit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from thirdplace.core.compilation.compiled_cache import KEPT_DAYS, delete_unused_folders

GAME = """
from types import SimpleNamespace
from thirdplace.core.game import Game
from thirdplace.core.state import state
from {package} import rules

@state
class State:
    seats: int
    total: int

nothing = SimpleNamespace()
actions = SimpleNamespace(OPEN=True)
GAME = Game("{package}", range(2, 3), State, rules, nothing, actions, nothing, "{package}")
"""
RULES = """
from {package}.steps import step

ACTIONS = 1
MAX_LEGAL = 1

def deal(s, rng): s.total = 0
def begin(s): s.total = 0
def active(s): return 1
def over(s): return s.total >= 100
def deadline(s): return -1
def tick(s, now): s.total = s.total
def winners(s): return 1
def score(s, seat): return s.total

def legal(s, seat, now, out):
    out[0] = 0
    return 1

def apply(s, seat, action, now): s.total += step(s)
"""
STEPS = "def step(s): return {step}\n"
RUN = """
import sys
from importlib import import_module
from thirdplace.core.compilation.compiled import compile_game, make_generator
for package in sys.argv[1:]:
    game = import_module(package).GAME
    fast = compile_game(game)
    state = game.state()
    state.seats = 1
    buffer = fast.make_action_buffer()
    actions, _ = fast.playout.random_games(fast.record(state), make_generator(1), buffer, 1, 0, 0)
    print(actions)
"""


def write_game(folder: Path, package: str, step: int) -> None:
    (folder / package).mkdir(exist_ok=True)
    (folder / package / "__init__.py").write_text(GAME.format(package=package))
    (folder / package / "rules.py").write_text(RULES.format(package=package))
    (folder / package / "steps.py").write_text(STEPS.format(step=step))


@pytest.fixture
def play_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """How many actions a game of each of these packages takes, with one cache for all."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def run(*packages: str) -> list[int]:
        command = [sys.executable, "-c", RUN, *packages]
        told = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ)
        return [int(line) for line in told.stdout.split()]

    return run


def test_games_with_equal_fields_run_their_own_rules_also_after_an_edit(
    tmp_path: Path, play_games: object
) -> None:
    assert callable(play_games)
    write_game(tmp_path, "one_step", 1)
    write_game(tmp_path, "ten_steps", 10)
    assert play_games("one_step", "ten_steps") == [100, 10]
    assert play_games("ten_steps", "one_step") == [10, 100]
    folders = tmp_path / "cache" / "thirdplace" / "compiled"
    assert sorted(path.name.partition("-")[0] for path in folders.iterdir()) == ["one_step", "ten_steps"]
    write_game(tmp_path, "ten_steps", 20)  # in a file that the rules import: numba would not notice
    assert play_games("one_step", "ten_steps") == [100, 5]
    names = sorted(path.name.partition("-")[0] for path in folders.iterdir())
    assert names == ["one_step", "ten_steps", "ten_steps"], "an edit in one game has that game compiled anew"


def test_a_folder_that_nobody_uses_is_deleted(tmp_path: Path) -> None:
    root = tmp_path / "compiled"
    for name in ("used", "unused"):
        (root / name / "fast").mkdir(parents=True)
        (root / name / "used").touch()
    old = tmp_path / "compiled-0123"
    old.mkdir()
    now = old.stat().st_mtime
    delete_unused_folders(root, now + (KEPT_DAYS - 1) * 86400)
    assert {path.name for path in root.iterdir()} == {"used", "unused"}
    os.utime(root / "used" / "used", (now + 2 * 86400, now + 2 * 86400))
    delete_unused_folders(root, now + (KEPT_DAYS + 1) * 86400)
    assert [path.name for path in root.iterdir()] == ["used"]
    assert not old.exists()
