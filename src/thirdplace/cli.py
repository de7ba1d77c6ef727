"""The command line: one function per command, which parses and calls.

`--help` has to come at once, so nothing heavy is imported before a command needs it.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, NoReturn

from thirdplace import LANGUAGES, __version__

if TYPE_CHECKING:
    from pathlib import Path

    from thirdplace.core.record import Record
    from thirdplace.text import Text

__all__ = ["main"]

DOES_NOT_HOLD = 1
"""`verify` has found something wrong with a record."""
NOT_DONE = 2
"""What was asked for was not understood, not found, or not possible."""
INTERRUPTED = 130
PIPE_CLOSED = 141

Arguments = argparse.Namespace


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    if sys.stdin is None:  # closed by who started us: nobody types
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(given)
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED


def _run(given: list[str]) -> int:
    try:
        parsed = _parse(given)
        parsed.lang = _language(given)
        if sys.stdout is None:
            _complain("cli-no-output")
        code: int = parsed.run(parsed)
        sys.stdout.flush()
        return code
    except Exception as wrong:
        sentence = _sentence(wrong, given)
        if sentence is None:
            raise
        if sys.stdout is not None:
            try:
                sys.stdout.flush()
            except OSError:
                _forget_output()
        print(sentence, file=sys.stderr)
        return DOES_NOT_HOLD if _is_wrong_record(wrong) and given[:1] == ["verify"] else NOT_DONE


def _is_wrong_record(wrong: Exception) -> bool:
    from thirdplace.core.errors import Refused

    return isinstance(wrong, Refused)


def _forget_output() -> None:
    """Nothing can be written there any more: Python must not try again on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(wrong: Exception, given: list[str]) -> str | None:
    """What a person did wrong, told in their language; None: it was our fault."""
    from thirdplace.core.errors import Refused
    from thirdplace.terminal.complaint import Complaint
    from thirdplace.text import explain, text_for

    if isinstance(wrong, OSError) and not isinstance(wrong, BrokenPipeError):
        wrong = Complaint("cli-system", why=wrong.strerror or str(wrong))
    if not isinstance(wrong, Refused | Complaint):
        return None
    wanted = _wanted_language(given)
    say = text_for(wanted if wanted in LANGUAGES else _usual_language())
    return explain(say, wrong) if isinstance(wrong, Refused) else say(wrong.message_id, **wrong.arguments)


def _say(lang: str) -> "Text":
    from thirdplace.text import text_for

    return text_for(lang)


def _complain(message_id: str, **details: object) -> NoReturn:
    from thirdplace.terminal.complaint import Complaint

    raise Complaint(message_id, **details)


def _language(given: list[str]) -> str:
    wanted = _wanted_language(given)
    if wanted is None:
        return _usual_language()
    if wanted not in LANGUAGES:
        _complain("cli-unknown-language", lang=wanted)
    return wanted


def _wanted_language(given: list[str]) -> str | None:
    """What --lang says, wherever it stands; needed even if the rest cannot be understood."""
    for here, argument in enumerate(given):
        if argument == "--lang" and here + 1 < len(given):
            return given[here + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _usual_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


# Parsing.


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence rather than in several lines."""

    def error(self, message: str) -> NoReturn:
        _complain("cli-usage", detail=message)


class _CommandParser(_Parser):
    """Takes options between arguments, too: `print GAME --large cards`."""

    _intermixed = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self._intermixed:  # the next call, which is argparse's own
            return super().parse_known_args(args, namespace)
        self._intermixed = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._intermixed = False


def _parse(given: list[str]) -> Arguments:
    try:
        parsed, unknown = _parser().parse_known_args(given)
    except argparse.ArgumentError as wrong:
        if wrong.argument_name == "COMMAND":
            _complain("cli-unknown-command", command=_first_word(given), commands=", ".join(COMMANDS))
        _complain("cli-needs-value", argument=str(wrong.argument_name).split("/")[0])
    takes_argument = parsed.command is None or any(
        argument in parsed for argument in ("game", "file", "name")
    )
    if unknown and not unknown[0].startswith("-") and not takes_argument:
        _complain("cli-takes-nothing", command=parsed.command, argument=unknown[0])
    if unknown:
        _complain("cli-unknown-argument", argument=unknown[0])
    return parsed


def _first_word(given: list[str]) -> str:
    words = [word for before, word in zip(["", *given], given, strict=False) if before != "--lang"]
    return next((word for word in words if not word.startswith("-")), "")


def _parser() -> _Parser:
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
    parser.set_defaults(run=menu)
    commands = parser.add_subparsers(
        metavar="COMMAND", dest="command", title="commands", parser_class=_CommandParser
    )
    for name, (run, summary, declare) in COMMANDS.items():
        sub = commands.add_parser(
            name,
            help=summary,
            description=summary,
            parents=[shared],
            exit_on_error=False,
            allow_abbrev=False,
        )
        declare(sub)
        sub.set_defaults(run=run)
    return parser


def _no_arguments(parser: argparse.ArgumentParser) -> None:
    pass


def _play_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help="see `thirdplace games`")
    add("--seats", metavar="NAMES", help="who plays, e.g. Ann,Bob,bot (bot: a computer player)")
    add("--seed", metavar="TEXT", help="decides all chance; otherwise a secret one is drawn")
    add(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="change an option; KEY=@file.json takes the value from a file; may be repeated",
    )
    add("--save", metavar="FILE", help="keep the game here (text if it ends in .txt, otherwise JSON)")
    add("--resume", metavar="FILE", help="go on with a game that was kept")
    add("--auto", action="store_true", help="pass or skip for people who can do nothing else")


def _rules_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="see `thirdplace games`")
    parser.add_argument(
        "--part",
        metavar="PART",
        default="all",
        help="rules, examples, rulings, tips, cards, credits or all (default)",
    )


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar="FILE", nargs="?", help="a record, JSON or text")
    add("--seat", metavar="SEAT", help="look through this player's eyes: a name, or a number from 1")
    add("--to", metavar="N", help="begin after this action (or, printed, stop there)")
    add("--plain", action="store_true", help="print the whole game, without colours")


def _file_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="a record, JSON or text")


def _convert_arguments(parser: argparse.ArgumentParser) -> None:
    _file_argument(parser)
    parser.add_argument("out", metavar="OUT", nargs="?", help="text if it ends in .txt, otherwise JSON")


def _solve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help="a game that can be solved")
    add("--steps", metavar="N", help="of learning for each round; more is more exact")
    add("--out", metavar="FILE", help="keep the policy here (npz, see docs/solved.md)")


def _ladder_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help="see `thirdplace games`")
    add(
        "--bots",
        metavar="LIST",
        action="append",
        help="easy,expert,file.py:Class,cmd:COMMAND,http:COMMAND ... (see docs/ladder.md)",
    )
    add("--games", metavar="N", default="100", help="of each match-up; whole deals are played (default: 100)")
    add("--seats", metavar="N", help="at a table (default: 4)")
    add("--option", metavar="KEY=VALUE", action="append", default=[], help="as for play; may be repeated")
    add("--seed", metavar="TEXT", default="ladder", help="decides all chance (default: ladder)")
    add("--limit", metavar="SECONDS", default="10", help="for a decision of a bot that is not ours")
    add("--workers", metavar="N", help="processes that play (default: one for each core)")
    add("--json", metavar="FILE", help="write the results here, too")
    add("--markdown", action="store_true", help="print Markdown, with the command in its first line")


def _print_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help="see `thirdplace games`; without one all sheets are listed")
    add("sheets", metavar="SHEET", nargs="*", help="which of its sheets (default: all)")
    add("--paper", metavar="SIZE", default="a4", help="a4 (default) or letter")
    add("--ink", metavar="INK", default="colour", help="colour (default) or saving")
    add("--large", action="store_true", help="large print")
    add("--option", metavar="KEY=VALUE", action="append", default=[], help="as for play; may be repeated")
    add("--address", metavar="URL", help="where QR codes lead; without one there are none")
    add("--seed", metavar="N", default="1", help="1-9999: other chance on sheets that have some")
    add("--out", metavar="PATH", help="the file, or a folder for several sheets (default: this folder)")


def _serve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", metavar="ADDRESS", default="0.0.0.0", help="127.0.0.1: only this computer may come in")
    add("--port", metavar="PORT", help="0: any that is free (default: 8017, or the next that is free)")
    add("--data", metavar="DIR", help="where games are kept (default: your data folder)")
    add("--keep", metavar="DAYS", default="30", help="clear tables nobody came back to for so long")
    add("--keep-records", metavar="DAYS", default="365", help="clear records of games that ended so long ago")
    add("--connections", metavar="N", default="200", help="at once from one address")
    add("--tables", metavar="N", default="60", help="made from one address in an hour")
    add("--messages", metavar="N", default="20", help="of one connection in a second")
    add("--origin", metavar="URL", action="append", default=[], help="a page elsewhere that may connect")
    add("--root", metavar="PATH", default="/", help="the path below which a proxy shows it, as in /games/")
    add("--behind-proxy", action="store_true", help="addresses are in X-Forwarded-For")
    add("--thinkers", metavar="N", help="processes for computer players (else: one for each core)")
    add("--plain-sockets", action="store_true", help="leave WebSockets to aiohttp, which takes more memory")
    add("--open", action="store_true", help="open the browser")


def _doctor_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="where games are kept (default: your data folder)")


def _new_game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", help="what it is called, e.g. my-game")
    parser.add_argument("--package", metavar="FOLDER", help="write a package of its own into this new folder")


def _required(value: str | None, name: str) -> str:
    if value is None:
        _complain("cli-missing", argument=name)
    return value


# The commands.


def menu(given: Arguments) -> int:
    from thirdplace.terminal.menu import Menu

    return Menu(given.lang).run()


def play(given: Arguments) -> int:
    from thirdplace.terminal import start
    from thirdplace.terminal.screen import Screen

    screen = Screen()
    if given.resume is not None:
        table = start.resume(screen, given.lang, given.resume, save=given.save, game=given.game)
    else:
        table = start.begin(
            screen,
            given.lang,
            _required(given.game, "GAME"),
            seats=given.seats,
            seed=given.seed,
            options=given.option,
            save=given.save,
        )
    return start.sit_down(table, automatic=given.auto)


def games(given: Arguments) -> int:
    from thirdplace.core.registry import all_games
    from thirdplace.text import players_in_words, text_for

    rows = []
    for game in all_games():
        say = text_for(given.lang, game)
        rows.append((game.id, say("title"), players_in_words(game, say), say("summary")))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]))
    return 0


def rules(given: Arguments) -> int:
    from thirdplace.core.registry import find_game
    from thirdplace.terminal.rules_page import PARTS, print_rules
    from thirdplace.terminal.screen import Screen

    game = find_game(_required(given.game, "GAME"))
    if given.part not in (*PARTS, "all"):
        _complain("cli-unknown-part", part=given.part, parts=", ".join([*PARTS, "all"]))
    print_rules(Screen(), game, given.lang, given.part)
    return 0


def replay(given: Arguments) -> int:
    from thirdplace.terminal.replaying import Replay
    from thirdplace.terminal.screen import Screen

    record = _read(_required(given.file, "FILE"))
    replay = Replay(Screen(plain=given.plain), given.lang, record, given.seat, given.to)
    return replay.print_all() if given.plain else replay.run()


def verify(given: Arguments) -> int:
    from msgspec import to_builtins

    from thirdplace.core.record import verify
    from thirdplace.terminal.replaying import outcome
    from thirdplace.text import text_for

    match = verify(_read(_required(given.file, "FILE")))
    say = text_for(given.lang, match.game)
    laid_out = [] if match.setup is None else list(to_builtins(match.setup))
    print(
        say(
            "verified-by-hand" if laid_out else "verified",
            game=say("title"),
            seats=match.seats,
            actions=len(match.moves),
            parts=", ".join(laid_out),
            outcome=outcome(match, say),
        )
    )
    return 0


def convert(given: Arguments) -> int:
    from pathlib import Path

    from thirdplace.terminal.files import write_record
    from thirdplace.terminal.replaying import teller

    record = _read(_required(given.file, "FILE"))
    out = Path(_required(given.out, "OUT"))
    write_record(out, record, None if record.seed is None else teller(record, given.lang))
    return 0


def review(given: Arguments) -> int:
    from thirdplace.terminal.coaching import show_review
    from thirdplace.terminal.screen import Screen

    return show_review(_read(_required(given.file, "FILE")), given.lang, Screen())


def solve(given: Arguments) -> int:
    from pathlib import Path

    from thirdplace.core.registry import find_game
    from thirdplace.terminal.solving import has_solution, show_solution, solvable
    from thirdplace.text import text_for

    game = find_game(_required(given.game, "GAME"))
    if not has_solution(game):
        _complain("cli-solve-nothing", game=game.id, games=", ".join(solvable()))
    steps = None if given.steps is None else _number(given.steps, "--steps", 1, 1_000_000)
    out = None if given.out is None else Path(_given(given.out, "--out"))
    if out is not None and out.suffix != ".npz":
        _complain("cli-solve-file", file=str(out))
    if out is not None:
        out.open("ab").close()  # better told now than when all is done
    show_solution(game, text_for(given.lang, game), steps, out)
    return 0


def ladder(given: Arguments) -> int:
    from pathlib import Path

    from thirdplace.terminal.ladder import make_plan, play_ladder

    plan = make_plan(
        given.lang,
        _required(given.game, "GAME"),
        given.bots or _complain("cli-missing", argument="--bots"),
        games=_number(given.games, "--games", 1, 1_000_000),
        seats=None if given.seats is None else _number(given.seats, "--seats", 1, 1000),
        options=given.option,
        seed=given.seed,
        limit=_number(given.limit, "--limit", 1, 3600),
    )
    cores = os.cpu_count() or 1
    workers = cores if given.workers is None else _number(given.workers, "--workers", 1, 1000)
    out = None if given.json is None else Path(_given(given.json, "--json"))
    if out is not None:
        out.open("ab").close()  # better told now than when all is done
    return play_ladder(given.lang, plan, workers=workers, out=out, markdown=given.markdown)


def print_(given: Arguments) -> int:
    from thirdplace.core.paper import FIRST_SEED, LAST_SEED
    from thirdplace.terminal import printing

    if given.game is None:
        return printing.list_sheets(given.lang)
    # An address that a router gave this computer today would be dead on paper next week.
    address = None if given.address is None else _address(given.address)
    seed = _number(given.seed, "--seed", FIRST_SEED, LAST_SEED)
    wish = printing.wish(given.lang, given.paper, given.ink, given.large, address, seed)
    return printing.print_sheets(given.game, given.sheets, wish, given.option, given.out)


def referee(given: Arguments) -> int:
    from thirdplace import referee

    referee.main()
    return 0


def serve(given: Arguments) -> int:
    import errno

    from thirdplace.server.addresses import ServerAddresses
    from thirdplace.server.limits.visitor_limits import Limits
    from thirdplace.server.serve import DEFAULT_PORT, ServeOptions, run_server
    from thirdplace.store.sqlite import Unusable
    from thirdplace.terminal.screen import Screen
    from thirdplace.terminal.welcome import invite

    say = _say(given.lang)
    limits = Limits(
        connections=_number(given.connections, "--connections", 1, 1_000_000),
        tables=_number(given.tables, "--tables", 1, 1_000_000),
        messages=_number(given.messages, "--messages", 1, 1_000_000),
    )
    wanted = ServeOptions(
        host=_given(given.host, "--host"),
        port=None if given.port is None else _number(given.port, "--port", 0, 65535),
        data=_data_folder(given.data),
        keep_days=_number(given.keep, "--keep", 1, 36500),
        keep_records_days=_number(given.keep_records, "--keep-records", 1, 36500),
        limits=limits,
        origins=tuple(_origin(one) for one in given.origin),
        behind_proxy=given.behind_proxy,
        root=_root(given.root),
        thinkers=None if given.thinkers is None else _number(given.thinkers, "--thinkers", 1, 1000),
        plain_sockets=given.plain_sockets,
    )

    def ready(addresses: ServerAddresses) -> None:
        print(say("cli-serving", address=addresses.own_url), flush=True)
        if wanted.port is None and addresses.port != DEFAULT_PORT:
            print(say("cli-serving-moved", usual=str(DEFAULT_PORT), port=str(addresses.port)), flush=True)
        if not wanted.behind_proxy:
            invite(Screen(), say, addresses.other_urls, everywhere=addresses.is_open_to_all)
        elif addresses.is_open_to_all:
            print(say("cli-serving-proxy-open"), flush=True)
        if given.open:
            _open_browser(addresses.own_url)

    try:
        run_server(wanted, ready)
    except Unusable as wrong:
        _complain("cli-data", folder=str(wanted.data), why=str(wrong))
    except OSError as wrong:
        if wrong.errno != errno.EADDRINUSE:
            raise
        _complain("cli-port-taken", port=str(wanted.port))
    return 0


def doctor(given: Arguments) -> int:
    from itertools import chain

    from rich.console import Console
    from rich.progress import track

    from thirdplace.server.doctor import count_tables, examine_store

    say, folder = _say(given.lang), _data_folder(given.data)
    count = count_tables(folder)
    console = Console(stderr=True)
    examined = track(
        examine_store(folder),
        say("doctor-examining"),
        count + 1,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    findings = list(chain.from_iterable(examined))
    for one in findings:
        print(say(f"doctor-{one.kind}", table=one.table, entry=one.entry, detail=one.detail))
    print(say("doctor-done", folder=str(folder), tables=count, findings=len(findings)))
    return DOES_NOT_HOLD if findings else 0


def new_game(given: Arguments) -> int:
    from pathlib import Path

    from thirdplace.new_game.naming import check_name
    from thirdplace.new_game.writing import write_into_package, write_into_tree

    is_package = given.package is not None
    name = check_name(_required(given.name, "NAME"), is_package=is_package)
    if is_package:
        written = write_into_package(name, Path(_given(given.package, "--package")))
    else:
        written = write_into_tree(name)
    sentence = "cli-new-game-package-written" if is_package else "cli-new-game-written"
    print(_say(given.lang)(sentence, folder=str(written), game=name.id))
    return 0


def _data_folder(given: str | None) -> "Path":
    from pathlib import Path

    from platformdirs import user_data_path

    return user_data_path("thirdplace", appauthor=False) if given is None else Path(_given(given, "--data"))


def _open_browser(address: str) -> None:
    """Where there is one with windows: one of text would take the terminal, and wait for us."""
    import threading
    import webbrowser

    unix = os.name == "posix" and sys.platform != "darwin"
    if not unix or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _given(text: str, name: str) -> str:
    if not text:
        _complain("cli-needs-value", argument=name)
    return text


def _origin(text: str) -> str:
    if not _is_origin(text):
        _complain("cli-origin", value=text)
    return text


def _is_origin(text: str) -> bool:
    """What a browser says where a page is from: no path, not even a slash."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(text)
        sound = bool(parts.hostname) and text == f"{parts.scheme}://{parts.netloc}".lower()
        return sound and parts.scheme in ("http", "https") and "@" not in text and parts.port != 0
    except ValueError:
        return False


def _address(text: str) -> str:
    """Where a server is found: an origin, and perhaps a path below it."""
    scheme, _, rest = _given(text, "--address").partition("://")
    host, _, path = rest.partition("/")
    origin, root = f"{scheme}://{host}".lower(), _rooted(path) if path else ""
    if not _is_origin(origin) or root is None:
        _complain("cli-address", value=text)
    return origin + root


def _root(text: str) -> str:
    root = _rooted(_given(text, "--root"))
    if root is None:
        _complain("cli-root", value=text)
    return root


def _rooted(text: str) -> str | None:
    """The path with a slash at both ends; None if a browser or a proxy would write it otherwise."""
    import re

    if not re.fullmatch(r"/?([A-Za-z0-9_-][A-Za-z0-9._~-]*/)*([A-Za-z0-9_-][A-Za-z0-9._~-]*)?", text):
        return None
    inner = text.strip("/")
    if inner.partition("/")[0] == "api":  # there the server answers programs
        return None
    return f"/{inner}/" if inner else "/"


def _number(text: str, name: str, least: int, most: int) -> int:
    if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
        _complain("cli-number", argument=name, least=str(least), most=str(most))
    return int(text)


def _read(file: str) -> "Record":
    from pathlib import Path

    from thirdplace.terminal.files import read_record

    return read_record(Path(file))


Declare = Callable[[argparse.ArgumentParser], None]
Run = Callable[[Arguments], int]

COMMANDS: dict[str, tuple[Run, str, Declare]] = {
    "menu": (menu, "the menu of games: choose, and play", _no_arguments),
    "play": (play, "play a game, people and computer players mixed", _play_arguments),
    "games": (games, "list the games", _no_arguments),
    "rules": (rules, "read the rules of a game", _rules_arguments),
    "replay": (replay, "step through a game on record", _replay_arguments),
    "verify": (verify, "check a record: all chance and every action", _file_argument),
    "convert": (convert, "turn a record from JSON into text, or back", _convert_arguments),
    "review": (review, "look over a finished game: luck, decisions, what cost most", _file_argument),
    "solve": (solve, "solve a game, as far as that is possible", _solve_arguments),
    "ladder": (ladder, "computer players against each other, and how strong they are", _ladder_arguments),
    "print": (print_, "boards, cards, score sheets: everything on paper, as PDF", _print_arguments),
    "serve": (serve, "a server where people and computer players sit down together", _serve_arguments),
    "doctor": (
        doctor,
        "look through what a server keeps, and name what cannot be read",
        _doctor_arguments,
    ),
    "new-game": (new_game, "write a small complete game, to be changed into your own", _new_game_arguments),
    "referee": (referee, "referee any game: one JSON request a line on standard input", _no_arguments),
}
