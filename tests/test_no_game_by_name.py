"""No Python file outside a game's folder knows a game by name; examples in docstrings may show a real one."""

import ast
import re
from pathlib import Path

import thirdplace
from thirdplace.core.registry import all_games

SOURCES = Path(thirdplace.__file__).parent
DOCUMENTED_EXAMPLES = SOURCES / "__init__.py"
"""Its docstrings show how the package is used, with a real game."""


def example_lines(source: str) -> set[int]:
    """The numbers of lines that are examples in docstrings (`>>>`), with what they print."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            in_example = False
            for offset, line in enumerate(node.value.value.splitlines()):
                in_example = bool(line.strip()) and (in_example or line.lstrip().startswith(">>>"))
                found |= {node.lineno + offset} if in_example else set()
    return found


def test_only_a_games_folder_knows_its_name() -> None:
    names = ["[-_ ,]*".join(game.id.split("-")) for game in all_games()]
    pattern = re.compile("|".join(names), re.IGNORECASE)
    files = [path for path in SOURCES.rglob("*.py") if SOURCES / "games" not in path.parents]
    assert len(files) > 100
    found = []
    for path in files:
        if path != DOCUMENTED_EXAMPLES:
            source = path.read_text(encoding="utf-8")
            examples = example_lines(source)
            found += [
                f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
                for number, line in enumerate(source.splitlines(), 1)
                if pattern.search(line) and number not in examples
            ]
    assert found == []
