"""Who may know whom, beyond what import-linter sees: TypeScript imports, and the names of games anywhere.

No file outside games/<game>/ names a game; documentation does. `make check` runs this, too.
"""

import ast
import json
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.table.commands import Commands
from thirdplace.table.table_state import Phase

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "thirdplace" / "games"
CLIENT = ROOT / "client" / "src"
IMPORT = re.compile(
    r"""(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bimport\.meta\.glob[^("]*\(\[?\s*|\bvi\.mock\(\s*)"([^"]+)\""""
)
SHARED = ("$lib/", "$parts/", "$design/", "$locale/")
PACKAGES = ("svelte", "vitest")
"""What games may use of others' packages: the ones every screen is made with."""

DOCUMENTATION = re.compile(r"^docs/(?!site/)|\.(md|rst)$|^pyproject\.toml$|^LICENSE$")
"""May name games: how they are called and used. (pyproject.toml has them as keywords.)"""
DATA = re.compile(r"^tests/store/fixtures/.*\.sql$|\.(png|jpg|webp|woff2|npz)$")
"""Stores of former versions, with tables of real games; pictures and fonts."""

EXAMPLES = re.compile(r'"""(?:(?!""").)*?>>> .*?"""', re.DOTALL)
"""Docstrings are documentation: those with examples show how the package is used, with a real game."""


def list_client_sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))


def list_imports(path: Path) -> list[str]:
    return IMPORT.findall(path.read_text(encoding="utf-8"))


def import_target(path: Path, wanted: str) -> Path | None:
    """Where a relative import, or an alias, leads; None: to a package."""
    if wanted.startswith("."):
        return Path(os.path.normpath(path.parent / wanted))
    return GAMES / wanted.removeprefix("$games/") if wanted.startswith("$games/") else None


def test_the_client_imports_from_no_particular_game() -> None:
    found = list_client_sources(CLIENT)
    assert len(found) > 100
    wrong = [
        f"{path.relative_to(ROOT)}: {wanted}"
        for path in found
        for wanted in list_imports(path)
        if (to := import_target(path, wanted)) is not None
        and to.is_relative_to(GAMES)
        and to.relative_to(GAMES).parts[0] != "*"
    ]
    assert wrong == []


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/web")), ids=lambda folder: folder.parent.name)
def test_a_game_imports_what_is_shared_and_itself(folder: Path) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {wanted}"
        for path in list_client_sources(folder)
        for wanted in list_imports(path)
        if not wanted.startswith(SHARED)
        and wanted.split("/")[0] not in PACKAGES
        and not ((to := import_target(path, wanted)) and to.is_relative_to(folder.parent))
    ]
    assert wrong == []


def name_of(game: str) -> re.Pattern[str]:
    """some-game, some_game, Some, Game, SomeGame: however it is written.

    A name of one word may stand in others (and in colours): only as a word of its own is it the game's.
    """
    words = [re.escape(word) for word in game.split("-")]
    pattern = "[-_ ,]*".join(words) if len(words) > 1 else rf"(?<![\w#]){words[0]}(?!\w)"
    return re.compile(pattern, re.IGNORECASE)


def list_program_files() -> list[Path]:
    """All files of the project, new ones too, that are neither documentation nor data."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = [name for name in listed.split("\0") if name and not DOCUMENTATION.search(name)]
    files = [ROOT / name for name in names if not DATA.search(name)]
    return [path for path in files if path.is_file() and path != Path(__file__)]


def game_folder_of(path: Path) -> str:
    """The folder of the game that a file belongs to, or ""."""
    inside = path.relative_to(GAMES).parts if path.is_relative_to(GAMES) else ()
    return inside[0] if len(inside) > 1 else ""


def read_program(path: Path) -> str:
    text = path.read_text(encoding="utf-8", errors="replace")
    return EXAMPLES.sub("", text) if path.suffix == ".py" else text


def games_named_in() -> dict[str, list[str]]:
    """The files that name a game which is not their own."""
    names = {game.package.rpartition(".")[2]: name_of(game.id) for game in all_games()}
    found: dict[str, list[str]] = {}
    for path in list_program_files():
        own, name = game_folder_of(path), path.relative_to(ROOT).as_posix()
        whole = f"{name}\n{read_program(path)}"
        if others := [folder for folder, pattern in names.items() if folder != own and pattern.search(whole)]:
            found[name] = others
    return found


def test_files_of_all_kinds_are_looked_at() -> None:
    """A folder that is new is covered by itself."""
    folders = {path.relative_to(ROOT).parts[0] for path in list_program_files()}
    assert {"benchmarks", "client", "deploy", "src", "tests", "tools", "docs", "Makefile"} <= folders
    kinds = {path.suffix for path in list_program_files()}
    assert {".py", ".ts", ".svelte", ".mjs", ".ftl", ".template", ".yaml", ".conf"} <= kinds


def test_no_file_names_a_game_but_its_own() -> None:
    assert games_named_in() == {}


def card_names(folder: Path) -> set[str]:
    """What a game's cards and places are called, where that is two words or more: one may be anybody's."""
    found: set[str] = set()
    waiting: list[Any] = [
        *(json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("pictures/*.json")),
        *(tomllib.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.toml")),
    ]
    while waiting:
        match waiting.pop():
            case dict() as fields:
                name = fields.get("name")
                found.update({name} if isinstance(name, str) and " " in name else ())
                waiting.extend(fields.values())
            case list() as items:
                waiting.extend(items)
    return found


def test_no_file_names_a_card_or_a_place_of_a_game_but_its_own() -> None:
    names = {
        game.package.rpartition(".")[2]: card_names(GAMES / game.package.rpartition(".")[2])
        for game in all_games()
    }
    assert sum(map(len, names.values())) > 20
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in list_program_files()
        for folder, listed in names.items()
        if folder != game_folder_of(path)
        for name in listed
        if name in read_program(path)
    ]
    assert found == []


# Nor does a test outside a game's folder write its moves: it takes what is legal, or the game's own samples.


TEMPLATE_TESTS = ("test_add_a_game.py", "test_new_game.py")
"""They play the game that `thirdplace new-game` writes: its words are the words of new games."""


def message_tags(messages: Any) -> set[str]:
    """The types of a union of messages."""
    return {str(kind.__struct_config__.tag) for kind in get_args(messages) or (messages,)}


def kinds_of(game: Game) -> set[str]:
    """What a game calls its actions and orders; not what commands to any table are called, too."""
    orders = message_tags(game.orders.MESSAGES) if game.orders is not None else set()
    return (message_tags(game.actions.MESSAGES) | orders) - message_tags(Commands)


MESSAGE_TYPE = re.compile(r'"type": ?"([a-z-]+)"')


def list_strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The strings and bytes of a program with their lines; a message's type, in JSON too, as `type: …`.

    What is compared is told once more, as `== …`. Docstrings are left out.
    """
    left_out = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes) and node not in left_out:
            text = node.value if isinstance(node.value, str) else node.value.decode("latin-1")
            yield node.lineno, text
            for kind in MESSAGE_TYPE.findall(text):
                yield node.lineno, f"type: {kind}"
        if isinstance(node, ast.Compare) and isinstance(node.comparators[0], ast.Constant):
            yield node.lineno, f"== {node.comparators[0].value!s}"
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "type":
                    kind = value.value if isinstance(value, ast.Constant) else None
                    yield value.lineno, f"type: {kind!s}"


def phases_of(game: Game) -> set[str]:
    """What a game's view calls its phases; not those of tables, nor "over", which all games have."""
    match = Match(game, game.seats.start, seed="phases")
    fields = get_type_hints(type(match.view(None)))
    return set(get_args(fields.get("phase"))) - set(get_args(Phase)) - {"over"}


def test_no_test_writes_moves_of_a_game_outside_its_folder() -> None:
    """Neither `{"type": "some-action"}` nor "Ann: some-action 3", and no refusal or phase of a game's own."""
    kinds = set[str]().union(*(kinds_of(game) for game in all_games()))
    refusals = {code for game in all_games() for code in game.refusals}
    phases = set[str]().union(*(phases_of(game) for game in all_games()))
    assert len(kinds) > 10 < len(refusals)
    assert len(phases) > 4
    compared = {f"== {phase}" for phase in phases}
    spoken = re.compile(rf"\w+: ({'|'.join(map(re.escape, sorted(kinds)))})\b")
    found = [
        f"{path.relative_to(ROOT)}:{line}: {said}"
        for folder in ("tests", "benchmarks")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path.name not in TEMPLATE_TESTS
        for line, said in list_strings(ast.parse(path.read_text(encoding="utf-8")))
        if said in refusals or said in compared or spoken.match(said)
    ]
    assert found == []
