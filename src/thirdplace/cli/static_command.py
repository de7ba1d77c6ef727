"""The command that writes the edition without a server."""

import argparse
from pathlib import Path

from thirdplace.cli.argument_values import raise_user_error, require_argument

__all__ = ["add_static_arguments", "run_static"]


def add_static_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", nargs="?")


def run_static(given: argparse.Namespace) -> int:
    from thirdplace.server.static_edition import FolderNotEmpty, NoClient, write_static_edition
    from thirdplace.text import text_for

    folder = Path(require_argument(given.folder, "DIR"))
    try:
        count = write_static_edition(folder)
    except FolderNotEmpty:
        raise_user_error("cli-static-not-empty", folder=str(folder))
    except NoClient:
        raise_user_error("cli-static-no-client")
    except OSError as wrong:
        raise_user_error("cli-static-not-written", folder=str(folder), why=str(wrong.strerror))
    print(text_for(given.lang)("static-written", folder=str(folder), files=count))
    return 0
