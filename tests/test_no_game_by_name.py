"""No Python file outside a game's folder knows a game by name."""

import re
from pathlib import Path

import thirdplace
from thirdplace.core.registry import all_games

SOURCES = Path(thirdplace.__file__).parent
DOCUMENTED_EXAMPLES = SOURCES / "__init__.py"
"""Its docstrings show how the package is used, with a real game."""


def test_only_a_games_folder_knows_its_name() -> None:
    names = ["[-_ ,]*".join(game.id.split("-")) for game in all_games()]
    pattern = re.compile("|".join(names), re.IGNORECASE)
    files = [path for path in SOURCES.rglob("*.py") if SOURCES / "games" not in path.parents]
    assert len(files) > 100
    found = [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in files
        if path != DOCUMENTED_EXAMPLES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []
