"""Writes the files of a new game from the templates beside this module. Nothing is ever overwritten."""

import re
import shutil
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path

from thirdplace import games
from thirdplace.new_game.naming import GameName
from thirdplace.terminal.user_error import UserError

__all__ = ["write_into_package", "write_into_tree"]

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".template"
"""So that no linter, compiler or test runner takes a template for the real thing."""
PLACEHOLDER = re.compile(r"@([A-Z]+)@")


def write_into_tree(name: GameName, folder: Path | None = None) -> Path:
    """A folder beside the games that are shipped; returns it. `folder`: the one they are in."""
    games_folder = Path(games.__path__[0]) if folder is None else folder
    if not (games_folder.parents[2] / "pyproject.toml").is_file():
        raise UserError("cli-new-game-no-tree")
    target = games_folder / name.folder
    words = {
        "ID": name.id,
        "NAME": name.folder,
        "TITLE": name.title,
        "PACKAGE": f"thirdplace.games.{name.folder}",
    }
    _write_all({target: ("game", "svelte")}, words)
    return target


def write_into_package(name: GameName, folder: Path) -> Path:
    """A package of its own, to be installed beside thirdplace; returns its folder."""
    words = {
        "ID": name.id,
        "NAME": name.folder,
        "TITLE": name.title,
        "PACKAGE": name.folder,
        "VERSION": version("thirdplace"),
    }
    _write_all({folder: ("package",), folder / "src" / name.folder: ("game", "built")}, words)
    (folder / "src" / name.folder / "tests").rename(folder / "tests")
    return folder


def _write_all(parts: Mapping[Path, tuple[str, ...]], words: Mapping[str, str]) -> None:
    """Each target folder from these folders of the template; all or nothing."""
    first = next(iter(parts))
    if first.exists() and (not first.is_dir() or any(first.iterdir())):
        raise UserError("cli-new-game-exists", folder=str(first))
    existed = first.exists()
    try:
        for target, names in parts.items():
            for path, text in _fill_templates(names, words):
                (target / path).parent.mkdir(parents=True, exist_ok=True)
                (target / path).write_text(text, encoding="utf-8")
    except OSError:
        shutil.rmtree(first, ignore_errors=True)
        if existed:
            first.mkdir()
        raise


def _fill_templates(names: tuple[str, ...], words: Mapping[str, str]) -> Iterator[tuple[Path, str]]:
    """Every file of these parts of the template: where it goes, and its text."""
    for part in names:
        for source in sorted((TEMPLATE / part).rglob(f"*{SUFFIX}")):
            path = source.relative_to(TEMPLATE / part)
            name = path.name.removesuffix(SUFFIX).replace("NAME", words["NAME"])
            text = source.read_text(encoding="utf-8")
            if not words["PACKAGE"].startswith("thirdplace."):
                text = _separate_own_imports(text)
            yield path.with_name(name), PLACEHOLDER.sub(lambda found: words[found[1]], text)


def _separate_own_imports(source: str) -> str:
    """Imports as sorters want them in a package of its own, where thirdplace is a library like others."""
    source = re.sub(
        r"^((?:from|import) (?:msgspec|pytest|rich).*\n)\n(?=from thirdplace)", r"\1", source, flags=re.M
    )
    return re.sub(r"^(from thirdplace.*\n)(?=from @PACKAGE@)", r"\1\n", source, flags=re.M)
