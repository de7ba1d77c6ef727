"""Nobody outside a game's folder knows a game by name: not the tests of the platform, and no benchmark."""

import re
from pathlib import Path

import pytest

from thirdplace.core.registry import all_games

ROOT = Path(__file__).parents[2]
SUFFIXES = {".py", ".js", ".c", ".h", ".toml"}


def names_of_games() -> re.Pattern[str]:
    """As an id, as a package, in words; titles with a comma too."""
    ids = [game.id.split("-") for game in all_games()]
    return re.compile("|".join(r"[-_ ,]{0,2}".join(words) for words in ids), re.IGNORECASE)


def files_of(folder: str) -> list[Path]:
    found = (path for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES)
    return sorted(path for path in found if "node_modules" not in path.parts)


@pytest.mark.parametrize("folder", ["tests", "benchmarks"])
def test_no_file_knows_a_game_by_name(folder: str) -> None:
    pattern = names_of_games()
    naming = [
        path.relative_to(ROOT).as_posix()
        for path in files_of(folder)
        if pattern.search(path.read_text(encoding="utf-8"))
    ]
    assert naming == []
