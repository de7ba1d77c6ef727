"""Games are found: our own folders, and other packages by entry point."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.games import TURN_GAME

from thirdplace.core.errors import Refused
from thirdplace.core.registry import all_games, find_game


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


def test_a_game_of_another_package_is_found_and_played(tmp_path: Path) -> None:
    """A package that is not ours, installed as packages are: a module and its metadata."""
    (tmp_path / "elsewhere.py").write_text(
        "import dataclasses\n"
        "from thirdplace.core.registry import find_game\n"
        f"GAME = dataclasses.replace(find_game('{TURN_GAME}'), id='elsewhere')\n"
    )
    metadata = tmp_path / "elsewhere-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[thirdplace.games]\nelsewhere = elsewhere:GAME\n")
    play = "import thirdplace; print(thirdplace.new_match('elsewhere', 3, seed='x').game.id)"
    done = subprocess.run(
        [sys.executable, "-c", play],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "elsewhere\n"
