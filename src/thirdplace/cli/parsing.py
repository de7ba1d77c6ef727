"""From words to a namespace: argparse, with errors as one sentence in the user's language."""

import argparse
from typing import Any, NoReturn

from thirdplace import __version__
from thirdplace.cli.argument_values import raise_user_error
from thirdplace.cli.command_list import COMMANDS
from thirdplace.cli.play_commands import run_menu

__all__ = ["parse_arguments"]


class _Parser(argparse.ArgumentParser):
    """Reports an error in one sentence rather than in several lines."""

    def error(self, message: str) -> NoReturn:
        raise_user_error("cli-usage", detail=message)


class _CommandParser(_Parser):
    """Accepts options between arguments, too: `print GAME --large cards`."""

    _intermixed = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self._intermixed:  # the next call, which is argparse's own
            return super().parse_known_args(args, namespace)
        self._intermixed = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._intermixed = False


def parse_arguments(given: list[str]) -> argparse.Namespace:
    """The arguments of a command, and as `run` the function that carries it out. Raises UserError."""
    try:
        parsed, unknown = _build_parser().parse_known_args(given)
    except argparse.ArgumentError as wrong:
        if wrong.argument_name == "COMMAND":
            raise_user_error(
                "cli-unknown-command", command=_find_first_word(given), commands=", ".join(COMMANDS)
            )
        raise_user_error("cli-needs-value", argument=str(wrong.argument_name).split("/")[0])
    takes_argument = parsed.command is None or any(
        argument in parsed for argument in ("game", "file", "name")
    )
    if unknown and not unknown[0].startswith("-") and not takes_argument:
        raise_user_error("cli-takes-nothing", command=parsed.command, argument=unknown[0])
    if unknown:
        raise_user_error("cli-unknown-argument", argument=unknown[0])
    return parsed


def _find_first_word(given: list[str]) -> str:
    words = [word for before, word in zip(["", *given], given, strict=False) if before != "--lang"]
    return next((word for word in words if not word.startswith("-")), "")


def _build_parser() -> _Parser:
    shared = _CommandParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    shared.add_argument(
        "--lang",
        metavar="LANG",
        default=argparse.SUPPRESS,
        help="en, de or it (otherwise the system's language)",
    )
    parser = _Parser(
        prog="thirdplace",
        description="Tabletop games about places, in your terminal and on your network.",
        epilog="Without a command the menu of games opens.",
        parents=[shared],
        exit_on_error=False,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"thirdplace {__version__}")
    parser.set_defaults(run=run_menu)
    commands = parser.add_subparsers(
        metavar="COMMAND", dest="command", title="commands", parser_class=_CommandParser
    )
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(
            name,
            help=command.summary,
            description=command.summary,
            parents=[shared],
            exit_on_error=False,
            allow_abbrev=False,
        )
        if command.add_arguments is not None:
            command.add_arguments(subparser)
        subparser.set_defaults(run=command.run)
    return parser
