"""Who may know whom, beyond what import-linter sees: TypeScript imports, and the names of games anywhere.

No file outside games/<game>/ names a game; documentation does. `make check` runs this, too.
"""

import os
import re
from pathlib import Path

import pytest

from thirdplace.core.registry import all_games

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "thirdplace" / "games"
CLIENT = ROOT / "client" / "src"
IMPORT = re.compile(
    r"""(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bimport\.meta\.glob[^("]*\(\[?\s*|\bvi\.mock\(\s*)"([^"]+)\""""
)
SHARED = ("$lib/", "$parts/", "$design/", "$locale/")
PACKAGES = ("svelte", "vitest")
"""What games may use of others' packages: the ones every screen is made with."""

TEXT = {".py", ".ts", ".svelte", ".mjs", ".js", ".css", ".html", ".ftl", ".toml", ".json", ".typ"}
LEFT_OUT = {"node_modules", "__pycache__", "web"}
"""In src/thirdplace, `web` is the built client; the games' own web folders are looked at with the games."""

EXAMPLES = re.compile(r'"""(?:(?!""").)*?>>> .*?"""', re.DOTALL)
"""Docstrings are documentation: those with examples show how the package is used, with a real game."""

STILL_NAMING_GAMES: set[str] = {
    "src/thirdplace/games/place_race/tests/test_table.py",
    "src/thirdplace/games/place_race/tests/test_waiting.py",
    "src/thirdplace/games/places_bid/tests/browser/test_screens.py",
    "src/thirdplace/games/places_bid/tests/test_scribe_served.py",
    "src/thirdplace/games/places_please/tests/browser/test_class.py",
    "src/thirdplace/games/places_please/tests/browser/test_class_end.py",
    "src/thirdplace/games/places_please/tests/browser/test_teacher.py",
    "src/thirdplace/games/places_please/tests/test_class_served.py",
    "src/thirdplace/games/places_please/tests/test_results.py",
    "src/thirdplace/games/places_please/tests/test_table_class.py",
    "src/thirdplace/games/places_please/tests/test_table_lesson.py",
    "src/thirdplace/games/places_please/tests/test_table_teacher.py",
}
"""Files that name a game and should not. Only take lines out: whoever cleans a file removes its line."""


def sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))


def imports(path: Path) -> list[str]:
    return IMPORT.findall(path.read_text(encoding="utf-8"))


def target(path: Path, wanted: str) -> Path | None:
    """Where a relative import, or an alias, leads; None: to a package."""
    if wanted.startswith("."):
        return Path(os.path.normpath(path.parent / wanted))
    return GAMES / wanted.removeprefix("$games/") if wanted.startswith("$games/") else None


def test_the_client_imports_from_no_particular_game() -> None:
    found = sources(CLIENT)
    assert len(found) > 100
    wrong = [
        f"{path.relative_to(ROOT)}: {wanted}"
        for path in found
        for wanted in imports(path)
        if (to := target(path, wanted)) is not None
        and to.is_relative_to(GAMES)
        and to.relative_to(GAMES).parts[0] != "*"
    ]
    assert wrong == []


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/web")), ids=lambda folder: folder.parent.name)
def test_a_game_imports_what_is_shared_and_itself(folder: Path) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {wanted}"
        for path in sources(folder)
        for wanted in imports(path)
        if not wanted.startswith(SHARED)
        and wanted.split("/")[0] not in PACKAGES
        and not ((to := target(path, wanted)) and to.is_relative_to(folder.parent))
    ]
    assert wrong == []


def name_of(game: str) -> re.Pattern[str]:
    """some-game, some_game, Some, Game, SomeGame: however it is written."""
    return re.compile("[-_ ,]*".join(map(re.escape, game.split("-"))), re.IGNORECASE)


def named_in() -> dict[str, list[str]]:
    """The files that name a game which is not their own."""
    names = {game.package.rpartition(".")[2]: name_of(game.id) for game in all_games()}
    roots = [ROOT / part for part in ("benchmarks", "client", "src/thirdplace", "tests")]
    files = [path for root in roots for path in root.rglob("*") if path.suffix in TEXT]
    found: dict[str, list[str]] = {}
    for path in [*files, ROOT / "Makefile"]:
        inside = path.relative_to(GAMES).parts if path.is_relative_to(GAMES) else ()
        own = inside[0] if len(inside) > 1 else ""
        skipped = LEFT_OUT - {"web"} if own else LEFT_OUT
        if skipped.intersection(path.relative_to(ROOT).parts) or path == Path(__file__):
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        if path.suffix == ".py":
            text = EXAMPLES.sub("", text)
        whole = f"{path.relative_to(ROOT).as_posix()}\n{text}"
        if others := [folder for folder, name in names.items() if folder != own and name.search(whole)]:
            found[path.relative_to(ROOT).as_posix()] = others
    return found


def test_no_file_names_a_game_but_its_own() -> None:
    found = named_in()
    assert sorted(set(found) - STILL_NAMING_GAMES) == []
    assert sorted(STILL_NAMING_GAMES - set(found)) == [], "these are clean: take them off the list"
