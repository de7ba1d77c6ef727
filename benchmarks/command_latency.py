"""What waits for a process: the referee through a pipe, and `--help`."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from compiled_speed import TEMPO
from result_table import Row

from thirdplace.core.game import Game

__all__ = ["help_time", "referee_requests", "referee_start"]

SECTION = "Processes"
COMMAND = str(Path(sys.executable).with_name("thirdplace"))
STARTS = 9


class Referee:
    """A referee at the other end of a pipe."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [COMMAND, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests, self._answers = self._process.stdin, self._process.stdout
        self.asked = 0

    def ask(self, request: dict[str, Any]) -> Any:
        self._requests.write(msgspec.json.encode(request) + b"\n")
        line = b""
        while not line.endswith(b"\n"):
            more = self._answers.read(1 << 16)
            if not more:
                raise SystemExit(f"{COMMAND} referee: ended without an answer to {request}")
            line += more
        self.asked += 1
        answer = msgspec.json.decode(line)
        if not answer["ok"]:
            raise SystemExit(f"{COMMAND} referee: {answer} to {request}")
        return answer

    def close(self) -> None:
        self._requests.close()
        self._answers.close()
        self._process.wait()


def referee_start(game: Game, seats: int) -> Row:
    """From starting the process to its first answer."""
    times = []
    for _ in range(STARTS):
        start = time.perf_counter()
        referee = Referee()
        referee.ask({"cmd": "new", "game": game.id, "seats": seats})
        times.append(time.perf_counter() - start)
        referee.close()
    return Row(
        section=SECTION,
        what="referee, start to first answer",
        ours=1000 * median(times),
        unit="ms",
        at_most=300,
    )


def referee_requests(game: Game, seats: int, seconds: float) -> Row:
    """Random games, one request after the other: what is legal for a seat, then one of it."""
    referee, rng = Referee(), Random(1)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        _some_of_a_game(referee, game, seats, rng, start + seconds)
    taken = time.perf_counter() - start
    referee.close()
    return Row(
        section=SECTION,
        what=f"referee, {game.id}, {seats} players",
        ours=referee.asked / taken,
        unit="requests/s",
        at_least=3000,
        note="legal and do by turns, through a pipe",
    )


def _some_of_a_game(referee: Referee, game: Game, seats: int, rng: Random, end: float) -> None:
    state = referee.ask({"cmd": "new", "game": game.id, "seats": seats, "seed": str(rng.random())})["state"]
    at = 0
    while state["result"] is None and time.perf_counter() < end:
        seat = rng.randrange(seats) if state.get("turn") is None else state["turn"]
        clock = {"at": at} if game.clock and state["phase"] == "racing" else {}
        actions = referee.ask({"cmd": "legal", "seat": seat} | clock)["actions"]
        if actions:
            request = {"cmd": "do", "seat": seat, "action": rng.choice(actions)}
            state = referee.ask(request | clock)["state"]
        elif clock:
            state = referee.ask({"cmd": "tick"} | clock)["state"]
        at += TEMPO if clock else 0


def help_time() -> Row:
    times = []
    for _ in range(STARTS):
        start = time.perf_counter()
        subprocess.run([COMMAND, "--help"], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return Row(section=SECTION, what="thirdplace --help", ours=1000 * median(times), unit="ms", at_most=150)
