"""The command new-game: a small complete game to begin with."""

import argparse

from thirdplace.cli.argument_values import require_argument, require_text

__all__ = ["add_new_game_arguments", "run_new_game"]


def add_new_game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?")
    parser.add_argument("--package", metavar="FOLDER")


def run_new_game(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.new_game.naming import check_name
    from thirdplace.new_game.writing import write_into_package, write_into_tree
    from thirdplace.text import text_for

    is_package = given.package is not None
    name = check_name(require_argument(given.name, "NAME"), is_package=is_package)
    if is_package:
        written = write_into_package(name, Path(require_text(given.package, "--package")))
    else:
        written = write_into_tree(name)
    sentence = "cli-new-game-package-written" if is_package else "cli-new-game-written"
    print(text_for(given.lang)(sentence, folder=str(written), game=name.id))
    return 0
