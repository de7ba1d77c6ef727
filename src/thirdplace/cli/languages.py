"""The language in which a command answers: `--lang`, or the system's."""

import os

from thirdplace import LANGUAGES
from thirdplace.cli.argument_values import raise_user_error

__all__ = ["choose_language", "read_language"]


def choose_language(arguments: list[str]) -> str:
    """Raises UserError if `--lang` names a language that there is not."""
    wanted = find_lang_argument(arguments)
    if wanted is None:
        return read_system_language()
    if wanted not in LANGUAGES:
        raise_user_error("cli-unknown-language", lang=wanted)
    return wanted


def read_language(arguments: list[str]) -> str:
    """The same for help and for errors, which are told even if `--lang` is wrong: then in the system's."""
    wanted = find_lang_argument(arguments)
    return wanted if wanted in LANGUAGES else read_system_language()


def find_lang_argument(arguments: list[str]) -> str | None:
    """The value of the last `--lang`, wherever it stands: needed even if the rest cannot be parsed."""
    found = None
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            found = arguments[place + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found


def read_system_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
