"""`main`: parse the arguments, run the command, and turn every expected error into one sentence."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from thirdplace.cli.argument_values import raise_user_error
from thirdplace.cli.exit_codes import FAILED, INTERRUPTED, INVALID_DATA, PIPE_CLOSED
from thirdplace.cli.help_text import read_help_text
from thirdplace.cli.languages import choose_language, read_language
from thirdplace.cli.parsing import parse_arguments

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if sys.stdin is None:  # whoever started the program has closed it
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run_command(given)
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED


def _run_command(given: list[str]) -> int:
    try:
        parsed = parse_arguments(given)
        parsed.lang = choose_language(given)
        if sys.stdout is None:
            raise_user_error("cli-no-output")
        code: int = parsed.run(parsed)
        sys.stdout.flush()
        return code
    except Exception as error:
        sentence = _describe_error(error, given)
        if sentence is None:
            raise
        if sys.stdout is not None:
            try:
                sys.stdout.flush()
            except OSError:
                _discard_output()
        print(sentence, file=sys.stderr)
        return INVALID_DATA if _is_refusal(error) and given[:1] == ["verify"] else FAILED


def _is_refusal(error: Exception) -> bool:
    from thirdplace.core.errors import Refused

    return isinstance(error, Refused)


def _discard_output() -> None:
    """Standard output is closed: without this, Python would try to flush it again when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _describe_error(error: Exception, given: list[str]) -> str | None:
    """What the user did wrong, in the user's language; None: the error is a fault of ours."""
    from thirdplace.core.errors import Refused
    from thirdplace.terminal.user_error import UserError
    from thirdplace.text import explain, text_for

    if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
        error = UserError("cli-system", why=error)
    if not isinstance(error, Refused | UserError):
        return None
    lang = read_language(given)
    say = text_for(lang)
    if isinstance(error, Refused):
        return explain(say, error)
    if "argument" in error.arguments:
        error.arguments["argument"] = read_help_text(lang).metavar(str(error.arguments["argument"]))
    return error.in_words(say)
