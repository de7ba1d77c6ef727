"""Commands about records: replay, verify, convert, review."""

import argparse

from thirdplace.cli.argument_values import read_record, require_argument

__all__ = [
    "add_convert_arguments",
    "add_file_argument",
    "add_replay_arguments",
    "run_convert",
    "run_replay",
    "run_review",
    "run_verify",
]


def add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar="FILE", nargs="?")
    add("--seat", metavar="SEAT")
    add("--to", metavar="N")
    add("--plain", action="store_true")


def add_file_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?")


def add_convert_arguments(parser: argparse.ArgumentParser) -> None:
    add_file_argument(parser)
    parser.add_argument("out", metavar="OUT", nargs="?")


def run_replay(given: argparse.Namespace) -> int:
    from thirdplace.terminal.replay_screen import ReplayScreen
    from thirdplace.terminal.screen import Screen

    record = read_record(require_argument(given.file, "FILE"))
    replay = ReplayScreen(Screen(plain=given.plain), given.lang, record, given.seat, given.to)
    return replay.print_all() if given.plain else replay.run()


def run_verify(given: argparse.Namespace) -> int:
    from msgspec import to_builtins

    from thirdplace.core.records.record import verify
    from thirdplace.terminal.luck_lines import describe_luck
    from thirdplace.terminal.replay_screen import describe_outcome
    from thirdplace.text import text_for

    record = read_record(require_argument(given.file, "FILE"))
    match = verify(record)
    say = text_for(given.lang, match.game)
    laid_out = [] if match.setup is None else list(to_builtins(match.setup))
    print(
        say(
            "verified-by-hand" if laid_out else "verified",
            game=say("title"),
            seats=match.seats,
            actions=len(match.moves),
            parts=", ".join(laid_out),
            outcome=describe_outcome(match, say),
        )
    )
    for line in describe_luck(record, say):
        print(line)
    return 0


def run_convert(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.terminal.match_files import write_record
    from thirdplace.terminal.replay_screen import make_step_describer

    record = read_record(require_argument(given.file, "FILE"))
    out = Path(require_argument(given.out, "OUT"))
    write_record(out, record, None if record.seed is None else make_step_describer(record, given.lang))
    return 0


def run_review(given: argparse.Namespace) -> int:
    from thirdplace.terminal.coach_page import show_review
    from thirdplace.terminal.screen import Screen

    return show_review(read_record(require_argument(given.file, "FILE")), given.lang, Screen())
