"""`python -m thirdplace.javascript FOLDER`: translate all games into a folder, unless nothing has changed."""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.javascript.build import Build
from thirdplace.javascript.entry_points import list_roots, translate_games
from thirdplace.javascript.staleness import is_current, write_manifest
from thirdplace.javascript.untranslatable import Untranslatable

OWN_GAMES = "thirdplace.games."
CACHE = Path(".mypy_cache", "javascript")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m thirdplace.javascript", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--package", action="append", default=[], help="translate the game of this package, too"
    )
    parser.add_argument(
        "--checked", action="store_true", help="with assertions that every index and number is safe"
    )
    parser.add_argument("--check", action="store_true", help="translate nothing: is the folder up to date?")
    given = parser.parse_args(arguments)
    others: list[Game] = [import_module(name).GAME for name in given.package]
    games = [*(game for game in all_games() if game.package.startswith(OWN_GAMES)), *others]
    roots = list_roots(games)
    if is_current(given.folder, roots, given.checked):
        return 0
    if given.check:
        print(f"{given.folder} is older than its Python source. Run: make client", file=sys.stderr)
        return 1
    packages = tuple({game.package.partition(".")[0] for game in games} - {"thirdplace"})
    build = Build(CACHE, packages, given.checked)
    try:
        translate_games(build, games, given.folder)
    except Untranslatable as wrong:
        print(wrong, file=sys.stderr)
        return 1
    write_manifest(given.folder, roots, given.checked, build.translations)
    return 0


if __name__ == "__main__":
    sys.exit(main())
