"""What a game brings for the benchmarks: files and modules in `benchmarks/` of its folder."""

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games

__all__ = ["benchmark_file", "benchmark_module", "find_boardgame_game", "find_target"]


def benchmark_file(game: Game, name: str) -> Path:
    """Where this file is, if the game has it."""
    return Path(str(files(game.package))) / "benchmarks" / name


def benchmark_module(game: Game, name: str) -> Any:
    """This module, or None if the game has none."""
    if not benchmark_file(game, f"{name}.py").exists():
        return None
    return import_module(f"{game.package}.benchmarks.{name}")


def find_target(game: Game, name: str) -> Any:
    """A constant of its `targets.py`, or None."""
    return getattr(benchmark_module(game, "targets"), name, None)


def find_boardgame_game() -> Game:
    """The game that is written for boardgame.io too: its tables of four are measured."""
    return next(game for game in all_games() if benchmark_file(game, "boardgame.js").exists())
