"""Plays the lab runs that games ask for (tests/lab_report.py of each), and writes reports to docs/lab."""

import sys
from importlib import import_module
from pathlib import Path

from thirdplace.cli import main
from thirdplace.core.registry import all_games

FOLDER = Path(__file__).parents[1] / "docs" / "lab"


def write_reports(only: list[str], folder: Path) -> int:
    """Those of some games, or of all; returns the exit code of the first that failed."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        if only and game.id not in only:
            continue
        arguments = import_module(f"{game.package}.tests.lab_report").ARGUMENTS
        report = folder / f"{game.id}.html"
        print(report)
        if code := main(["--lang", "en", "lab", game.id, *arguments, "--report", str(report)]):
            return code
    return 0


if __name__ == "__main__":
    sys.exit(write_reports(sys.argv[1:], FOLDER))
