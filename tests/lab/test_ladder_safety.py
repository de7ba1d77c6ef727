"""Programs that misbehave: each is named, none can hurt the ladder, and nothing of it lives on."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any, get_args

import psutil
import pytest
from support.games import LED_GAME
from support.pseudo_terminal import accept_ctrl_c

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.core.registry import find_game
from thirdplace.lab.ladder.bot_players import FailureKind
from thirdplace.lab.ladder.bot_specs import BotSpec
from thirdplace.lab.ladder.ladder_plan import LadderPlan, MatchupResult, SeatFailure
from thirdplace.lab.ladder.match_runner import play_matchup
from thirdplace.lab.ladder.matchups import Matchup
from thirdplace.lab.ladder.standings import Standings
from thirdplace.terminal.lab.ladder_results import show_results
from thirdplace.terminal.screen import Screen
from thirdplace.text import text_for

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no process groups")

MARK = "LADDER_TEST_MARK"
LIMIT_S = 0.7
MEMORY_MB = 200

FIRST = "class First:\n    def choose(self, situation, rng): return situation.legal()[0]"

ANSWER = """
import json, os, signal, subprocess, sys, time
def act(update):
    return json.dumps({"type": "do", "seat": update["seat"], "action": update["legal"][0]})
def updates():
    return map(json.loads, sys.stdin)
"""

NO_NEWLINE = "import sys\nwhile True: sys.stdout.write('x' * 100_000)"
DRIPS = "import sys, time\nwhile True:\n    print('x', end='', flush=True)\n    time.sleep(0.05)"
SLEEPS = "import time\ntime.sleep(600)"
IGNORES_SIGNALS = (
    "import signal, time\n"
    "for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)\n"
    "while True: time.sleep(1)"
)
CLOSES_OUTPUT = "import os, time\nos.close(1)\ntime.sleep(600)"
FLOODS_ERRORS = "import sys\nwhile True: sys.stderr.write('no end of it ' * 10_000)"
EATS_MEMORY = "held = []\nwhile True: held.append(bytearray(10_000_000))"
EATS_MEMORY_IN_CHILDREN = """
import os, time
for _ in range(4):
    if os.fork() == 0: break
held = b"x" * 90_000_000
time.sleep(600)
"""
LEAVES_THE_GROUP = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(600)
time.sleep(600)
"""
FORKS_AND_ENDS = """
import os, time
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        time.sleep(600)
"""
ANSWERS_TWICE = (
    ANSWER + "for update in updates():\n    print(act(update), act(update), sep='\\n', flush=True)"
)
ANSWERS_EARLY = ANSWER + "print('null', flush=True)\ntime.sleep(0.3)\nfor update in updates(): pass"
ANSWERS_THE_LAST = ANSWER + (
    "for update in updates(): print(act(update) if update['legal'] else 'null', flush=True)"
)

PROGRAMS: list[tuple[str, str, FailureKind]] = [
    ("a line without an end", NO_NEWLINE, "long"),
    ("a drip", DRIPS, "slow"),
    ("sleeps", SLEEPS, "slow"),
    ("ignores signals", IGNORES_SIGNALS, "slow"),
    ("closes its output", CLOSES_OUTPUT, "closed"),
    ("floods standard error", FLOODS_ERRORS, "slow"),
    ("eats memory", EATS_MEMORY, "stopped"),
    ("leaves its group", LEAVES_THE_GROUP, "slow"),
    ("leaves children behind", FORKS_AND_ENDS, "stopped"),
    ("answers twice", ANSWERS_TWICE, "twice"),
]


@pytest.fixture(autouse=True)
def marked_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Every process of this test has the mark in its environment; at the end none is left."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(MARK, str(tmp_path))
    yield tmp_path
    end = monotonic() + 20
    while (left := list_marked(tmp_path)) and monotonic() < end:
        sleep(0.05)
    assert not left, "processes of a program live on"


def list_marked(folder: Path) -> list[int]:
    found = []
    for process in psutil.process_iter():
        try:
            is_marked = process.pid != os.getpid() and process.environ().get(MARK) == str(folder)
            if is_marked and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process.pid)
        except psutil.Error:
            pass
    return found


def play_against(source: str, kind: Any = "pipe", limit: float = LIMIT_S) -> MatchupResult:
    """One deal: a class that takes the first legal action, and the program, once in each of two seats."""
    Path("program.py").write_text(source)
    Path("first.py").write_text(FIRST)
    bots = (
        BotSpec("First", "class", f"{Path('first.py').resolve()}:First"),
        BotSpec("program", kind, f"{sys.executable} program.py"),
    )
    plan = LadderPlan(LED_GAME, bots, 2, 2, {"rounds": 1}, "safety", limit, MEMORY_MB)
    return play_matchup(plan, 0, Matchup(0, 1))


def kinds_of(result: MatchupResult) -> set[str]:
    assert all(failure.bot == 1 for failure in result.failures)
    return {failure.kind for failure in result.failures}


@pytest.mark.parametrize(("source", "kind"), [row[1:] for row in PROGRAMS], ids=[row[0] for row in PROGRAMS])
def test_a_program_that_misbehaves_is_named_and_nothing_of_it_is_left(source: str, kind: FailureKind) -> None:
    before = psutil.Process().memory_info().rss
    result = play_against(source)
    assert kinds_of(result) == {kind}
    assert result.games == 2
    assert psutil.Process().memory_info().rss - before < 100_000_000


def test_an_answer_to_the_last_update_is_named() -> None:
    """It counts as a second answer if the next game's question had already been sent when it came."""
    kinds = kinds_of(play_against(ANSWERS_THE_LAST))
    assert kinds
    assert kinds <= {"unasked", "twice"}


def test_an_answer_before_the_first_question_is_named() -> None:
    # Seat 1 is asked after seat 0, so the program has time to speak before it is asked.
    Path("slow.py").write_text(
        "import time\nclass Slow:\n    pause = 0.6\n    def choose(self, situation, rng):\n"
        "        time.sleep(self.pause)\n        self.pause = 0\n        return situation.legal()[0]"
    )
    Path("program.py").write_text(ANSWERS_EARLY)
    bots = (
        BotSpec("Slow", "class", f"{Path('slow.py').resolve()}:Slow"),
        BotSpec("program", "pipe", f"{sys.executable} program.py"),
    )
    plan = LadderPlan(LED_GAME, bots, 2, 2, {"rounds": 1}, "safety", 2.0)
    assert "unasked" in {failure.kind for failure in play_matchup(plan, 0, Matchup(0, 1)).failures}


def test_all_processes_of_a_program_share_its_memory() -> None:
    assert kinds_of(play_against(EATS_MEMORY_IN_CHILDREN, limit=3.0)) == {"memory"}


HTTP = """
import http.client, json, sys, time
from urllib.parse import urlsplit
where, token = urlsplit(sys.argv[1]), sys.argv[2]
def connect(): return http.client.HTTPConnection(where.netloc)
def headers(**more): return {"Authorization": "Bearer " + token} | more
stream = connect()
stream.request("GET", where.path + "/stream", headers=headers())
answer = stream.getresponse()
def post(body, **more):
    door = connect()
    door.request("POST", where.path + "/commands", body, headers(**more))
    return door.getresponse().status
def act(update):
    command = {"type": "do", "seat": update["seat"], "action": update["legal"][0]}
    return post(json.dumps(command))
"""
HTTP_TWICE = HTTP + (
    "for line in answer:\n"
    "    if line.strip() and (update := json.loads(line))['legal']: act(update), act(update)"
)
HTTP_HUGE = HTTP + (
    "assert post(b'x' * 100_000) == 413\nassert post(b'', **{'Content-Length': '9' * 30}) == 413\n"
    "raise SystemExit('refused')"
)
HTTP_DRIPS = HTTP + (
    "door = connect()\ndoor.putrequest('POST', where.path + '/commands')\n"
    "for name, value in headers(**{'Content-Length': '16000'}).items(): door.putheader(name, value)\n"
    "door.endheaders()\nwhile True:\n    door.send(b' ')\n    time.sleep(0.05)"
)
HTTP_MANY = HTTP + (
    "import socket\nheld = [socket.create_connection((where.hostname, where.port)) for _ in range(500)]\n"
    "time.sleep(600)"
)


@pytest.mark.parametrize(
    ("source", "kind", "why"),
    [
        (HTTP_HUGE, "stopped", "refused"),
        (HTTP_DRIPS, "slow", ""),
        (HTTP_MANY, "slow", ""),
        (SLEEPS, "slow", ""),
    ],
    ids=["huge body", "endless body", "many connections", "sleeps"],
)
def test_a_program_over_http_that_misbehaves_is_named(source: str, kind: str, why: str) -> None:
    result = play_against(source, "stream")
    assert kinds_of(result) == {kind}
    assert {failure.why for failure in result.failures} == {why}


def test_answers_too_many_over_http_are_refused_and_named() -> None:
    """Which they are depends on what is asked when they come."""
    kinds = kinds_of(play_against(HTTP_TWICE, "stream"))
    assert kinds
    assert kinds <= {"refused-twice", "refused-unasked", "refused-illegal"}


# The whole command.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_failure_has_a_sentence(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = (BotSpec("A", "level", "easy"), BotSpec("Robo", "pipe", "robo"))
    plan = LadderPlan(LED_GAME, bots, 2, 2, {}, "safety", 1, MEMORY_MB)
    standings = Standings(plan)
    failures = [SeatFailure(1, kind, "") for kind in get_args(FailureKind) for _ in range(2)]
    standings.add_result(MatchupResult(0, Matchup(0, 1), 2, 2.0, 0.0, {0: [], 1: []}, failures))
    show_results(Screen(), standings, text_for(lang, find_game(LED_GAME)))
    told = capsys.readouterr().out
    assert "ladder-failed" not in told
    assert told.count("Robo") >= len(get_args(FailureKind))


def start_ladder(folder: Path, source: str) -> "subprocess.Popen[bytes]":
    (folder / "program.py").write_text(source)
    (folder / "first.py").write_text(FIRST)
    bots = f"first.py:First,cmd:{sys.executable} program.py"
    words = ["ladder", LED_GAME, "--bots", bots, "--seats", "2", "--games", "50", "--limit", "60"]
    return subprocess.Popen(
        [sys.executable, "-m", "thirdplace", *words, "--workers", "1", "--option", "rounds=1"],
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        preexec_fn=accept_ctrl_c,
    )


SAYS_THAT_IT_RUNS = """
import os, time
if os.fork() == 0:
    os.setsid()
open("runs", "w").close()
time.sleep(600)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_program_lives_on_when_the_ladder_is_ended(marked_folder: Path, number: signal.Signals) -> None:
    ladder = start_ladder(marked_folder, SAYS_THAT_IT_RUNS)
    while not (marked_folder / "runs").exists():
        assert ladder.poll() is None
        sleep(0.05)
    ladder.send_signal(number)
    ladder.wait(30)  # the fixture looks for what is left


def test_a_ladder_of_programs_that_hang_comes_to_its_end(
    marked_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (marked_folder / "program.py").write_text(IGNORES_SIGNALS)
    (marked_folder / "first.py").write_text(FIRST)
    bots = f"first.py:First,cmd:{sys.executable} program.py"
    given = ["--games", "1", "--limit", "1", "--seats", "2", "--on", "here", "--json", "out.json"]
    assert main(["ladder", LED_GAME, "--bots", bots, *given, "--lang", "en"]) == 0
    assert "took longer than 1" in capsys.readouterr().out
    assert json.loads(Path("out.json").read_text())["bots"][1]["failed"] == {"slow": 2}
