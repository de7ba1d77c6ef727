"""How long computer players think, how much memory they need, and whether other tables become slower.

Each level chooses moves in situations of whole games, on one core. Then a table where people move is
timed with and without four experts that think at another table of the same server.
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
from game_parts import find_boardgame_game, find_target
from result_table import Row
from rich.console import Console

from thirdplace.core.game import LEVELS, Game, Level, Situation
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games, find_game

Json = dict[str, Any]

__all__ = ["measure_beside_experts", "measure_first_move", "measure_levels"]

SEATS = 4
TIMED_MOVES = {"easy": 200, "medium": 200, "hard": 60, "expert": 40}
"""How many moves of each level are timed."""
MAX_MEDIAN_MS = {"easy": 10, "medium": 10, "hard": 10, "expert": 700}
MAX_P99_MS = {"hard": 50, "expert": 1500}
MAX_START_S = 3.0
MAX_MEGABYTES = 400
MS_PER_MOVE = 300
MOVES = 300
ROUNDS = 3
WIDTH = 132

FIRST_MOVE_PROGRAM = """
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


def measure_levels(game: Game) -> list[Row]:
    game.part("bots").warm_up()
    return [row for level in LEVELS for row in _measure_level(game, level)]


def _measure_level(game: Game, level: Level) -> Iterator[Row]:
    choose = game.part("bots").choose
    times = []
    for number, situation in zip(range(TIMED_MOVES[level]), _collect_situations(game), strict=False):
        begun = perf_counter()
        choose(level, situation, Random(number))
        times.append(1000 * (perf_counter() - begun))
    section = f"{game.id}, {SEATS} players, one core"
    nearly_all = quantiles(times, n=100)[98]
    yield Row(
        section=section,
        label=f"{level} thinks, half within",
        ours=median(times),
        unit="ms",
        at_most=MAX_MEDIAN_MS[level],
        note=f"{len(times)} thoughts",
    )
    yield Row(
        section=section,
        label=f"{level} thinks, 99 % within",
        ours=nearly_all,
        unit="ms",
        at_most=MAX_P99_MS.get(level),
    )


def _collect_situations(game: Game) -> Iterator[Situation]:
    """Situations with a choice, from whole games between players of medium strength."""
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
                match.tick(match.now + MS_PER_MOVE)


def measure_first_move(game: Game) -> list[Row]:
    """Measure a fresh process with a warm cache: an expert's first move, and the memory used by then."""
    command = [sys.executable, "-c", FIRST_MOVE_PROGRAM.format(seats=SEATS), game.id]
    outputs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    seconds, size = map(float, outputs[-1].split())
    section = f"{game.id}, a fresh process"
    return [
        Row(
            section=section,
            label="first thought of an expert after",
            ours=seconds,
            unit="s",
            at_most=MAX_START_S,
        ),
        Row(section=section, label="memory then", ours=size / 1e6, unit="MB", at_most=MAX_MEGABYTES),
    ]


# Do other tables become slower?


def measure_beside_experts() -> list[Row]:
    """Measure moves at a table of people, with and without four experts at another table, in turns."""
    calm, busy, size = asyncio.run(_measure_side_by_side())
    section = f"a table beside four experts of {find_boardgame_game().id}"
    rows = []
    for what, figure in (("half of the moves are told within", median), ("99 %", _p99)):
        ours, beside = figure(busy), figure(calm)
        rows.append(
            Row(section=section, label=what, ours=ours, unit="ms", reference=beside, ratio=ours / beside)
        )
    rows.append(
        Row(
            section=section,
            label="memory of a process that thinks",
            ours=size,
            unit="MB",
            at_most=MAX_MEGABYTES,
        )
    )
    return rows


def _p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]


async def _measure_side_by_side() -> tuple[list[float], list[float], float]:
    calm: list[float] = []
    busy: list[float] = []
    size = 0.0
    async with _run_server() as (lobby, process):
        for _ in range(ROUNDS):
            calm += await _measure_moves(lobby)
            async with _play_experts(lobby):
                busy += await _measure_moves(lobby)
                size = max(size, *(one.memory_info().rss / 1e6 for one in process.children()))
    return calm, busy, size


@asynccontextmanager
async def _run_server() -> AsyncIterator[tuple[aiohttp.ClientSession, psutil.Process]]:
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


async def _post(lobby: aiohttp.ClientSession, path: str, body: object, token: str = "") -> dict[str, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with lobby.post(path, json=body, headers=headers) as response:
        answer: dict[str, str] = await response.json()
        assert response.status < 300, answer
        return answer


@asynccontextmanager
async def _play_experts(lobby: aiohttp.ClientSession) -> AsyncIterator[None]:
    """Start a table of four experts that move without a pause, with an onlooker, while the block runs."""
    settings = {"rhythm": False}
    made = await _post(lobby, "/api/tables", {"game": find_boardgame_game().id, "settings": settings})
    table = f"/api/tables/{made['id']}"
    for _ in range(SEATS):
        await _post(lobby, f"{table}/seats", {"bot": "expert"}, made["host"])
    await _post(lobby, f"{table}/start", None, made["host"])
    async with lobby.ws_connect(f"{table}/socket") as socket:
        await socket.send_json({"type": "hello", "tokens": []})
        for _ in range(4):
            await socket.receive()
        yield


async def _measure_moves(lobby: aiohttp.ClientSession) -> list[float]:
    """Play a game of two people who move at once: milliseconds from a move until both have the update."""
    game = next(game for game in all_games() if find_target(game, "LONG_GAME"))
    made = await _post(lobby, "/api/tables", {"game": game.id, "options": find_target(game, "LONG_GAME")})
    table = f"/api/tables/{made['id']}"
    tokens = [(await _post(lobby, f"{table}/seats", {"name": name}))["token"] for name in ("Ann", "Bob")]
    await _post(lobby, f"{table}/start", None, made["host"])
    times: list[float] = []
    async with lobby.ws_connect(f"{table}/socket") as ann, lobby.ws_connect(f"{table}/socket") as bob:
        people = (ann, bob)
        updates: list[Json] = []
        for socket, token in zip(people, tokens, strict=True):
            await socket.send_json({"type": "hello", "tokens": [token]})
        while any(not update.get("legal") and not update["version"] for update in updates) or not updates:
            updates = [await _next_update(socket) for socket in people]
        while len(times) < MOVES:
            seat = next((seat for seat in (0, 1) if updates[seat].get("legal")), None)
            if seat is None:
                break
            begun = perf_counter()
            action = updates[seat]["legal"][0]
            await people[seat].send_json({"type": "do", "seat": seat, "action": action})
            version = updates[seat]["version"] + 1
            updates = [await _next_update(socket, version) for socket in people]
            times.append(1000 * (perf_counter() - begun))
    return times


async def _next_update(socket: aiohttp.ClientWebSocketResponse, version: int = 0) -> Json:
    while True:
        message: Json = json.loads((await socket.receive()).data)
        if message["type"] == "update" and message["version"] >= version:
            return message


if __name__ == "__main__":
    wanted = [find_game(name) for name in sys.argv[1:]] or all_games()
    console = Console(stderr=True)
    found: list[Row] = []
    for each in wanted:
        console.print(f"{each.id} ...")
        found += [*measure_levels(each), *measure_first_move(each)]
    console.print("four experts ...")
    found += measure_beside_experts()
    wide = None if sys.stdout.isatty() else WIDTH
    result_table.print_table(found, Console(width=wide, highlight=False))
    console.print(f"load {os.getloadavg()[0]:.1f}")
