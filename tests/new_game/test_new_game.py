"""`thirdplace new-game`: what it writes, what it refuses to write, and why, in three languages."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.guide import GuideCopy

from thirdplace.cli import main
from thirdplace.core.registry import all_games
from thirdplace.new_game.naming import MAX_NAME_LENGTH, check_name
from thirdplace.new_game.writing import TEMPLATE, write_into_tree
from thirdplace.terminal.user_error import UserError
from thirdplace.text import LANGUAGES

ROOT = Path(__file__).parents[2]
RUFF = [sys.executable, "-m", "ruff"]
LONG_NAME = "a-name-as-long-as-a-name-may-b"


def make_tree(folder: Path) -> Path:
    """The least that looks like a checkout; returns where games go."""
    games = folder / "src" / "thirdplace" / "games"
    games.mkdir(parents=True)
    (games.parent / "core").symlink_to(ROOT / "src" / "thirdplace" / "core")
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    return games


@pytest.mark.parametrize("name", ["my-game", "x", LONG_NAME])
def test_what_is_written_into_the_tree_is_clean(name: str, tmp_path: Path) -> None:
    """Formatted, sorted and without a placeholder left, however long the name is."""
    games = make_tree(tmp_path)
    folder = write_into_tree(check_name(name, is_package=False), games)
    assert folder == games / name.replace("-", "_")
    assert list(games.iterdir()) == [folder]
    check_clean(folder, tmp_path)


@pytest.mark.parametrize("name", ["my-game", LONG_NAME])
def test_what_is_written_as_a_package_is_clean(name: str, tmp_path: Path) -> None:
    target = tmp_path / "mine"
    assert main(["new-game", name, "--package", str(target), "--lang", "en"]) == 0
    assert sorted(path.name for path in target.iterdir()) == ["README.md", "pyproject.toml", "src", "tests"]
    check_clean(target, target)


def check_clean(folder: Path, root: Path) -> None:
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert written
    for path in written:
        assert "@" not in path.read_text(encoding="utf-8").replace("@state", "").replace("@media", ""), path
        assert path.suffix != ".template"
        assert "NAME" not in path.name
    for command in (["check"], ["format", "--check"]):
        done = subprocess.run([*RUFF, *command, str(folder)], cwd=root, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_its_types_for_the_browser_are_those_of_its_structs(tmp_path: Path) -> None:
    """As `make types` would write them: nobody has to run it for a game that was just made."""
    tree = GuideCopy(tmp_path / "tree")
    tree.run("thirdplace new-game my-game && python client/make_types.py --check")


def test_every_file_of_the_template_is_a_template() -> None:
    """Anything else would be linted, compiled, or left out."""
    assert {path.suffix for path in TEMPLATE.rglob("*") if path.is_file()} == {".template"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "cli-new-game-name"),
        ("Mine", "cli-new-game-name"),
        ("2-towns", "cli-new-game-name"),
        ("my--game", "cli-new-game-name"),
        ("-mine", "cli-new-game-name"),
        ("mine-", "cli-new-game-name"),
        ("häfen", "cli-new-game-name"),
        ("../mine", "cli-new-game-name"),
        ("my game", "cli-new-game-name"),
        ("a" * (MAX_NAME_LENGTH + 1), "cli-new-game-name"),
        ("class", "cli-new-game-reserved"),
        ("match", "cli-new-game-reserved"),
        ("tests", "cli-new-game-reserved"),
        (all_games()[0].id, "cli-new-game-taken"),
        (all_games()[0].id.replace("-", "_"), "cli-new-game-taken"),
    ],
)
def test_a_name_that_will_not_do(name: str, reason: str) -> None:
    with pytest.raises(UserError) as complaint:
        check_name(name, is_package=False)
    assert complaint.value.message_id == reason


@pytest.mark.parametrize("name", ["json", "thirdplace", "numpy"])
def test_a_package_may_not_hide_another(name: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cli-new-game-module"):
        check_name(name, is_package=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_overwritten(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "mine"
    target.mkdir()
    (target / "notes.txt").write_text("keep me")
    assert main(["new-game", "my-game", "--package", str(target), "--lang", lang]) == 2
    assert str(target) in capsys.readouterr().err
    assert [path.name for path in target.iterdir()] == ["notes.txt"]
    games = make_tree(tmp_path / "tree")
    write_into_tree(check_name("my-game", is_package=False), games)
    with pytest.raises(UserError, match="cli-new-game-exists"):
        write_into_tree(check_name("my-game", is_package=False), games)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["class", "Wrong Name", all_games()[0].id])
def test_why_not_is_told_in_every_language(lang: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--lang", lang]) == 2
    told = capsys.readouterr()
    assert name in told.err
    assert not told.out


def test_without_the_source_only_a_package_can_be_written(tmp_path: Path) -> None:
    games = tmp_path / "lib" / "thirdplace" / "games"
    games.mkdir(parents=True)
    with pytest.raises(UserError, match="cli-new-game-no-tree"):
        write_into_tree(check_name("my-game", is_package=False), games)
    assert not list(games.iterdir())


def test_what_could_not_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    games = make_tree(tmp_path)
    (games / "my_game").write_text("a file where the folder would be")
    with pytest.raises(UserError, match="cli-new-game-exists"):
        write_into_tree(check_name("my-game", is_package=False), games)
