"""How long commands take: the referee through a pipe, and `--help`."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from compiled_speed import MS_PER_MOVE
from result_table import Row

from thirdplace.core.game import Game

__all__ = ["measure_help", "measure_referee_requests", "measure_referee_start"]

SECTION = "Processes"
COMMAND = str(Path(sys.executable).with_name("thirdplace"))
STARTS = 9


class RefereeProcess:
    """`thirdplace referee` as a process, with pipes to it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [COMMAND, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests, self._answers = self._process.stdin, self._process.stdout
        self.request_count = 0

    def request(self, request: dict[str, Any]) -> Any:
        self._requests.write(msgspec.json.encode(request) + b"\n")
        line = b""
        while not line.endswith(b"\n"):
            more = self._answers.read(1 << 16)
            if not more:
                raise SystemExit(f"{COMMAND} referee: ended without an answer to {request}")
            line += more
        self.request_count += 1
        answer = msgspec.json.decode(line)
        if not answer["ok"]:
            raise SystemExit(f"{COMMAND} referee: {answer} to {request}")
        return answer

    def close(self) -> None:
        self._requests.close()
        self._answers.close()
        self._process.wait()


def measure_referee_start(game: Game, seats: int) -> Row:
    """Measure the time from starting the process to its first answer."""
    times = []
    for _ in range(STARTS):
        start = time.perf_counter()
        referee = RefereeProcess()
        referee.request({"cmd": "new", "game": game.id, "seats": seats})
        times.append(time.perf_counter() - start)
        referee.close()
    return Row(
        section=SECTION,
        label="referee, start to first answer",
        ours=1000 * median(times),
        unit="ms",
        at_most=300,
    )


def measure_referee_requests(game: Game, seats: int, seconds: float) -> Row:
    """Play random games, one request after the other: list the legal actions, then do one of them."""
    referee, rng = RefereeProcess(), Random(1)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        _play_until(referee, game, seats, rng, start + seconds)
    taken = time.perf_counter() - start
    referee.close()
    return Row(
        section=SECTION,
        label=f"referee, {game.id}, {seats} players",
        ours=referee.request_count / taken,
        unit="requests/s",
        at_least=3000,
        note="legal and do by turns, through a pipe",
    )


def _play_until(referee: RefereeProcess, game: Game, seats: int, rng: Random, end: float) -> None:
    state = referee.request({"cmd": "new", "game": game.id, "seats": seats, "seed": str(rng.random())})[
        "state"
    ]
    at = 0
    while state["result"] is None and time.perf_counter() < end:
        seat = rng.randrange(seats) if state.get("turn") is None else state["turn"]
        clock = {"at": at} if game.clock else {}
        actions = referee.request({"cmd": "legal", "seat": seat} | clock)["actions"]
        if actions:
            request = {"cmd": "do", "seat": seat, "action": rng.choice(actions)}
            state = referee.request(request | clock)["state"]
        elif clock:
            state = referee.request({"cmd": "tick"} | clock)["state"]
        at += MS_PER_MOVE if clock else 0


def measure_help() -> Row:
    times = []
    for _ in range(STARTS):
        start = time.perf_counter()
        subprocess.run([COMMAND, "--help"], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return Row(section=SECTION, label="thirdplace --help", ours=1000 * median(times), unit="ms", at_most=150)
