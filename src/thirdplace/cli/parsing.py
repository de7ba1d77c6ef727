"""From words to a namespace: argparse, with errors as one sentence in the user's language."""

import argparse
import sys
from functools import partial
from typing import Any, NoReturn

from thirdplace import __version__
from thirdplace.cli.argument_values import raise_user_error
from thirdplace.cli.command_list import COMMANDS
from thirdplace.cli.help_text import HelpText, read_help_text
from thirdplace.cli.languages import read_language
from thirdplace.cli.play_commands import run_menu

__all__ = ["build_parser", "parse_arguments"]


class _Formatter(argparse.HelpFormatter):
    """Says "usage" in the reader's language."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog)
        self._usage_word = usage_word

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word}: " if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """Takes what it says from the locale files, and reports an error in one sentence."""

    def __init__(self, *, text: HelpText, command: str = "", **settings: Any) -> None:
        self._text, self._command = text, command
        super().__init__(
            description=text.summary(command),
            formatter_class=partial(_Formatter, usage_word=text.messages["usage"]),
            exit_on_error=False,
            allow_abbrev=False,
            **settings,
        )
        self._positionals.title = text.heading("arguments")
        self._optionals.title = text.heading("options")

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        settings["help"] = self._text.argument(self._command, names[-1].lstrip("-")).replace("%", "%%")
        if "metavar" in settings:
            settings["metavar"] = self._text.metavar(settings["metavar"])
        return super().add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        raise_user_error("cli-usage")


class _CommandParser(_Parser):
    """Accepts options between arguments, too: `print GAME --large cards`."""

    _intermixed = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self._intermixed:  # the next call, which is argparse's own
            return super().parse_known_args(args, namespace)
        self._intermixed = True
        if sys.version_info < (3, 14):
            self.usage = self._find_usage()
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._intermixed = False

    def _find_usage(self) -> str:
        """Older versions of Python would find it themselves, and cut off as much as "usage: " is long."""
        return (
            self.format_usage().removeprefix(f"{self._text.messages['usage']}: ").rstrip().replace("%", "%%")
        )


def parse_arguments(given: list[str]) -> argparse.Namespace:
    """The arguments of a command, and as `run` the function that carries it out. Raises UserError."""
    try:
        parsed, unknown = build_parser(read_language(given)).parse_known_args(given)
    except argparse.ArgumentError as wrong:
        option = str(wrong.argument_name).split("/")[0]
        if not option.startswith("-"):
            raise_user_error(
                "cli-unknown-command", command=_find_first_word(given), commands=", ".join(COMMANDS)
            )
        has_value = any(word.startswith(f"{option}=") for word in given)
        raise_user_error("cli-takes-no-value" if has_value else "cli-needs-value", argument=option)
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


def build_parser(lang: str) -> argparse.ArgumentParser:
    """The parser of all commands, with its help in one language."""
    text = read_help_text(lang)
    parser = _Parser(text=text, prog="thirdplace", epilog=text.messages["help.epilog"])
    _add_shared_argument(parser)
    parser.add_argument("--version", action="version", version=f"thirdplace {__version__}")
    parser.set_defaults(run=run_menu)
    commands = parser.add_subparsers(
        metavar=text.metavar("COMMAND"),
        dest="command",
        title=text.heading("commands"),
        parser_class=_CommandParser,
    )
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(name, text=text, command=name, help=text.summary(name))
        _add_shared_argument(subparser)
        if command.add_arguments is not None:
            command.add_arguments(subparser)
        subparser.set_defaults(run=command.run)
    return parser


def _add_shared_argument(parser: _Parser) -> None:
    parser.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS)
