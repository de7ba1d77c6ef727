"""Games are found: our own folders, and other packages by entry point."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.games import TURN_GAME

from thirdplace.core.errors import Refused
from thirdplace.core.registry import all_games, find_broken_games, find_game


def test_our_games_are_found_without_a_list() -> None:
    folders = Path(find_game(TURN_GAME).rules.__file__).parent.parent  # type: ignore[attr-defined]
    packages = {path.parent.name for path in folders.glob("*/__init__.py")}
    assert {game.id for game in all_games()} == {name.replace("_", "-") for name in packages}


@pytest.mark.parametrize(
    "wanted", ["", "chess", TURN_GAME.replace("-", "_"), "__init__", "../core", TURN_GAME.title()]
)
def test_an_unknown_game_is_refused(wanted: str) -> None:
    with pytest.raises(Refused, match="unknown-game"):
        find_game(wanted)


@pytest.fixture
def run_with_another_package(tmp_path: Path) -> Callable[[str], str]:
    """Runs a program where a package that is not ours is installed as packages are; returns its output."""
    (tmp_path / "elsewhere.py").write_text(
        "import dataclasses\n"
        "from thirdplace.core.registry import find_game\n"
        f"GAME = dataclasses.replace(find_game('{TURN_GAME}'), id='elsewhere')\n"
    )
    metadata = tmp_path / "elsewhere-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[thirdplace.games]\nelsewhere = elsewhere:GAME\n")

    def run(program: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    return run


def test_a_game_of_another_package_is_found_and_played(
    run_with_another_package: Callable[[str], str],
) -> None:
    play = "import thirdplace; print(thirdplace.new_match('elsewhere', 3, seed='x').game.id)"
    assert run_with_another_package(play) == "elsewhere\n"


COUNT_SEARCHES = """
from importlib import metadata
from thirdplace.core.errors import Refused
from thirdplace.core.registry import all_games, find_game

searches, search = [], metadata.entry_points
metadata.entry_points = lambda **wanted: (searches.append(wanted), search(**wanted))[1]
for wanted in ("elsewhere", "nowhere", "elsewhere", "nowhere"):
    try:
        assert find_game(wanted) in all_games()
    except Refused as refused:
        assert refused.code == "unknown-game"
print(len(searches))
"""


def test_installed_packages_are_searched_once(run_with_another_package: Callable[[str], str]) -> None:
    """Their metadata are hundreds of files; anybody may ask a server for games that do not exist."""
    assert run_with_another_package(COUNT_SEARCHES) == "1\n"


BROKEN_GAMES = {
    "raises": "raise LookupError('no board')",
    "misspelt": "GAME =",
    "nothing": "",
    "other": "GAME = 'a game'",
}


def test_games_that_cannot_be_loaded_are_left_out_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = [game.id for game in all_games()]
    metadata = tmp_path / "broken_games-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-games\nVersion: 1.0\n")
    lines = [f"{name} = broken_{name}:GAME" for name in BROKEN_GAMES]
    lines.append("found = found_game:GAME")
    (metadata / "entry_points.txt").write_text("\n".join(["[thirdplace.games]", *lines, ""]))
    for name, source in BROKEN_GAMES.items():
        (tmp_path / f"broken_{name}.py").write_text(source)
    (tmp_path / "found_game.py").write_text(
        "import dataclasses\n"
        "from thirdplace.core.registry import find_game\n"
        f"GAME = dataclasses.replace(find_game('{TURN_GAME}'), id='found')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert [game.id for game in all_games()] == sorted(["found", *sound])
    found = {one.name: (one.target, type(one.error)) for one in find_broken_games()}
    assert found == {
        "raises": ("broken_raises:GAME", LookupError),
        "misspelt": ("broken_misspelt:GAME", SyntaxError),
        "nothing": ("broken_nothing:GAME", AttributeError),
        "other": ("broken_other:GAME", TypeError),
    }
