"""`thirdplace` as a real process with an empty home."""

import os
import subprocess
import sys
from pathlib import Path

from support.games import TURN_GAME, bot_names

Home = Path


def run(home: Home, *arguments: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "VIRTUAL_ENV")}
    return subprocess.run(
        [sys.executable, "-m", "thirdplace", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=kept | {"HOME": str(home), "PYTHONWARNINGS": "error"} | variables,
        cwd=home,
        timeout=120,
    )


def finished_game(home: Home, game: str = TURN_GAME, file: str = "game.json") -> Path:
    """The record of a game of computer players."""
    done = run(home, "play", game, "--seats", bot_names(game), "--seed", "x", "--save", file)
    assert done.returncode == 0, done.stderr
    return home / file
