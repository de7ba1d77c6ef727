"""Computer players: how long they think, what they cost, and whether other tables notice.

Each level is asked in situations of whole games, on one core. Then a table where people move is
timed with and without four experts thinking at another table of the same server.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import aiohttp
import psutil
import result_table
from game_parts import game_beside_boardgame, target
from result_table import Row
from rich.console import Console

from thirdplace.core.game import LEVELS, Game, Level, Situation
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games, find_game

Json = dict[str, Any]

__all__ = ["by_level", "four_experts", "start"]

SEATS = 4
MOST = {"easy": 200, "medium": 200, "hard": 60, "expert": 40}
"""Thoughts that are timed, of each level."""
HALF_WITHIN = {"easy": 10, "medium": 10, "hard": 150, "expert": 700}
NEARLY_ALL_WITHIN = {"expert": 1500}
START_WITHIN = 3.0
MEGABYTES = 400
TEMPO = 300
MOVES = 300
ROUNDS = 3
WIDTH = 132

FIRST_THOUGHT = """
import sys
from random import Random
from time import perf_counter
begun = perf_counter()
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
match = Match(find_game(sys.argv[1]), {seats}, seed="start")
bots = match.game.part("bots")
bots.warm_up()
seat = match.active[0]
bots.choose("expert", match.situation(seat), Random(1))
import psutil
print(perf_counter() - begun, psutil.Process().memory_info().rss)
"""


def by_level(game: Game) -> list[Row]:
    game.part("bots").warm_up()
    return [row for level in LEVELS for row in _timed(game, level)]


def _timed(game: Game, level: Level) -> Iterator[Row]:
    choose = game.part("bots").choose
    times = []
    for number, situation in zip(range(MOST[level]), _situations(game), strict=False):
        begun = perf_counter()
        choose(level, situation, Random(number))
        times.append(1000 * (perf_counter() - begun))
    section = f"{game.id}, {SEATS} players, one core"
    nearly_all = quantiles(times, n=100)[98]
    yield Row(
        section=section,
        what=f"{level} thinks, half within",
        ours=median(times),
        unit="ms",
        at_most=HALF_WITHIN[level],
        note=f"{len(times)} thoughts",
    )
    yield Row(
        section=section,
        what=f"{level} thinks, 99 % within",
        ours=nearly_all,
        unit="ms",
        at_most=NEARLY_ALL_WITHIN.get(level),
    )


def _situations(game: Game) -> Iterator[Situation]:
    """Decisions of whole games between players of medium strength, without those that are none."""
    choose, rng = game.part("bots").choose, Random("situations")
    for seed in range(1000):
        match = Match(game, SEATS, seed=f"thinking {seed}")
        while not match.over:
            for seat in match.active:
                if len(match.numbers(seat)) > 1 and rng.random() < 0.3:
                    yield match.situation(seat)
                chosen = choose("medium", match.situation(seat), rng) if match.numbers(seat) else None
                if chosen is not None:
                    match.do(seat, chosen)
                    break
            if game.rules.deadline(match.state) >= 0:
                match.tick(match.now + TEMPO)


def start(game: Game) -> list[Row]:
    """A fresh process with a warm cache: the first thought of an expert, and what it has in memory then."""
    command = [sys.executable, "-c", FIRST_THOUGHT.format(seats=SEATS), game.id]
    told = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    seconds, size = map(float, told[-1].split())
    section = f"{game.id}, a fresh process"
    return [
        Row(
            section=section,
            what="first thought of an expert after",
            ours=seconds,
            unit="s",
            at_most=START_WITHIN,
        ),
        Row(section=section, what="memory then", ours=size / 1e6, unit="MB", at_most=MEGABYTES),
    ]


# Do other tables notice?


def four_experts() -> list[Row]:
    """Moves at a table of people, with four experts at another table and without, in turns."""
    calm, busy, size = asyncio.run(_side_by_side())
    section = f"a table beside four experts of {game_beside_boardgame().id}"
    rows = []
    for what, figure in (("half of the moves are told within", median), ("99 %", _p99)):
        ours, beside = figure(busy), figure(calm)
        rows.append(Row(section=section, what=what, ours=ours, unit="ms", beside=beside, ratio=ours / beside))
    rows.append(
        Row(section=section, what="memory of a process that thinks", ours=size, unit="MB", at_most=MEGABYTES)
    )
    return rows


def _p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]


async def _side_by_side() -> tuple[list[float], list[float], float]:
    calm: list[float] = []
    busy: list[float] = []
    size = 0.0
    async with _server() as (lobby, process):
        for _ in range(ROUNDS):
            calm += await _moves(lobby)
            async with _experts(lobby):
                busy += await _moves(lobby)
                size = max(size, *(one.memory_info().rss / 1e6 for one in process.children()))
    return calm, busy, size


@asynccontextmanager
async def _server() -> AsyncIterator[tuple[aiohttp.ClientSession, psutil.Process]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "thirdplace", "serve", "--data", folder, "--lang", "en"]
        command += ["--host", "127.0.0.1", "--port", "0", "--messages", "100000", "--tables", "100000"]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert running.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", running.stdout.readline())
        assert found is not None
        try:
            async with aiohttp.ClientSession(found[0]) as lobby:
                yield lobby, psutil.Process(running.pid)
        finally:
            running.terminate()
            running.wait()


async def _ask(lobby: aiohttp.ClientSession, path: str, body: object, token: str = "") -> dict[str, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with lobby.post(path, json=body, headers=headers) as response:
        answer: dict[str, str] = await response.json()
        assert response.status < 300, answer
        return answer


@asynccontextmanager
async def _experts(lobby: aiohttp.ClientSession) -> AsyncIterator[None]:
    """Four of them at one table, without a pause, and somebody who looks on; once they are in play."""
    settings = {"rhythm": False}
    made = await _ask(lobby, "/api/tables", {"game": game_beside_boardgame().id, "settings": settings})
    table = f"/api/tables/{made['id']}"
    for _ in range(SEATS):
        await _ask(lobby, f"{table}/seats", {"bot": "expert"}, made["host"])
    await _ask(lobby, f"{table}/start", None, made["host"])
    async with lobby.ws_connect(f"{table}/socket") as socket:
        await socket.send_json({"type": "hello", "tokens": []})
        for _ in range(4):
            await socket.receive()
        yield


async def _moves(lobby: aiohttp.ClientSession) -> list[float]:
    """A game of two people who answer at once: milliseconds from a move to both being told."""
    game = next(game for game in all_games() if target(game, "LONG_GAME"))
    made = await _ask(lobby, "/api/tables", {"game": game.id, "options": target(game, "LONG_GAME")})
    table = f"/api/tables/{made['id']}"
    tokens = [(await _ask(lobby, f"{table}/seats", {"name": name}))["token"] for name in ("Ann", "Bob")]
    await _ask(lobby, f"{table}/start", None, made["host"])
    times: list[float] = []
    async with lobby.ws_connect(f"{table}/socket") as ann, lobby.ws_connect(f"{table}/socket") as bob:
        people = (ann, bob)
        updates: list[Json] = []
        for socket, token in zip(people, tokens, strict=True):
            await socket.send_json({"type": "hello", "tokens": [token]})
        while any(not update.get("legal") and not update["version"] for update in updates) or not updates:
            updates = [await _update(socket) for socket in people]
        while len(times) < MOVES:
            seat = next((seat for seat in (0, 1) if updates[seat].get("legal")), None)
            if seat is None:
                break
            begun = perf_counter()
            action = updates[seat]["legal"][0]
            await people[seat].send_json({"type": "do", "seat": seat, "action": action})
            version = updates[seat]["version"] + 1
            updates = [await _update(socket, version) for socket in people]
            times.append(1000 * (perf_counter() - begun))
    return times


async def _update(socket: aiohttp.ClientWebSocketResponse, version: int = 0) -> Json:
    while True:
        message: Json = json.loads((await socket.receive()).data)
        if message["type"] == "update" and message["version"] >= version:
            return message


if __name__ == "__main__":
    wanted = [find_game(name) for name in sys.argv[1:]] or all_games()
    told = Console(stderr=True)
    found: list[Row] = []
    for each in wanted:
        told.print(f"{each.id} ...")
        found += [*by_level(each), *start(each)]
    told.print("four experts ...")
    found += four_experts()
    wide = None if sys.stdout.isatty() else WIDTH
    result_table.show(found, Console(width=wide, highlight=False))
    told.print(f"load {os.getloadavg()[0]:.1f}")
