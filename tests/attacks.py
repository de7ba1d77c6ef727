"""How much one attacker slows everybody else down: one scenario for each way to attack, measured.

    python tests/attacks.py                  every scenario, and a table of what was measured
    python tests/attacks.py pings hellos     these two

A scenario is an async function with `@scenario(...)`; it is given a `Target` and goes on until it is
stopped. It runs in a process of its own and on an address of its own, while people at other tables
play from other addresses. Add one, and `make torture` measures it.
"""

import argparse
import asyncio
import base64
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from urllib.parse import urlsplit

import aiohttp
import psutil
from fuzzing import Honest, frame
from playing import together
from serving import Json, Lobby, Server, TableMade

__all__ = ["SCENARIOS", "Measured", "Target", "as_table", "measure_all", "scenario"]

ATTACKER = "127.0.0.2"
TABLES = 4
"""People play at so many tables, each from an address of its own."""
MOVE_PAUSE_S = 0.06
"""Between a player's moves: within the usual limit of messages."""
USUAL_S = 6.0
ATTACK_S = 8.0
WARM_UP_S = 1.5
MOST_SLOWER = 3.0
MOST_MEMORY_MB = 200.0
MOST_JOIN_S = 1.0


@dataclass(frozen=True)
class Target:
    """The server that is attacked, and how to reach it from the attacker's address."""

    url: str
    source: str = ATTACKER

    @property
    def place(self) -> tuple[str, int]:
        parts = urlsplit(self.url)
        assert parts.hostname is not None
        assert parts.port is not None
        return parts.hostname, parts.port

    def session(self) -> aiohttp.ClientSession:
        connector = aiohttp.TCPConnector(local_addr=(self.source, 0), limit=0)
        return aiohttp.ClientSession(self.url, connector=connector)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(*self.place, local_addr=(self.source, 0))

    async def table(self, game: str = "places-bid", *names: str, start: bool = False) -> TableMade:
        async with self.session() as session:
            return await Lobby(session).make(game, *names, start=start)

    async def socket(self, table: TableMade) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare WebSocket at this table: frames are written as bytes."""
        reader, writer = await self.connect()
        key = base64.b64encode(random.randbytes(16)).decode()
        lines = [
            f"GET /api/tables/{table.id}/socket HTTP/1.1",
            "Host: {}:{}".format(*self.place),
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


Attack = Callable[[Target], Awaitable[None]]


@dataclass(frozen=True)
class Scenario:
    name: str
    what: str
    run: Attack


SCENARIOS: dict[str, Scenario] = {}


def scenario(what: str) -> Callable[[Attack], Attack]:
    """Register an attack under its function's name; `what` is its line in the table."""

    def register(attack: Attack) -> Attack:
        name = attack.__name__
        SCENARIOS[name] = Scenario(name, what, attack)
        return attack

    return register


async def again_and_again(attempt: Callable[[], Awaitable[None]], pause_s: float = 0.02) -> None:
    """An attacker who is thrown out comes back."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError, aiohttp.ClientError):
            await attempt()
        await asyncio.sleep(pause_s)


async def pour(target: Target, table: TableMade, block: bytes, rate: float = 0.0) -> None:
    """Write this block over one socket, again and again: as fast as it is taken, or at a rate (bytes/s)."""

    async def attempt() -> None:
        reader, writer = await target.socket(table)
        reading = asyncio.create_task(_read_all(reader))
        try:
            while True:
                writer.write(block)
                await writer.drain()
                await asyncio.sleep(len(block) / rate if rate else 0)
        finally:
            reading.cancel()
            writer.close()

    await again_and_again(attempt)


async def _read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


# The scenarios.


@scenario("pings over one socket, as fast as they are taken")
async def pings(target: Target) -> None:
    await pour(target, await target.table(), frame(b"", 9) * 2000)


@scenario("pings over eight sockets")
async def many_pings(target: Target) -> None:
    table = await target.table()
    await asyncio.gather(*(pour(target, table, frame(b"", 9) * 500) for _ in range(8)))


@scenario("empty fragments over one socket")
async def fragments(target: Target) -> None:
    table = await target.table()
    await pour(target, table, frame(b"", 1, fin=False) + frame(b"", 0, fin=False) * 2000)


@scenario("`{}` over eight sockets, as fast as it is taken")
async def nonsense(target: Target) -> None:
    table = await target.table()
    await asyncio.gather(*(pour(target, table, frame(b"{}") * 200) for _ in range(8)))


@scenario("one byte at a time over eight sockets")
async def trickle(target: Target) -> None:
    table = await target.table()
    await asyncio.gather(*(pour(target, table, b"\x81") for _ in range(8)))


@scenario("hellos: 200 sockets, 20 a second each")
async def hellos(target: Target) -> None:
    table = await target.table("place-race", "Ann", "Bob", "Cleo", "Dan", start=True)
    hello = frame(b'{"type":"hello","tokens":[],"version":1}')
    await asyncio.gather(*(pour(target, table, hello, rate=20 * len(hello)) for _ in range(200)))


@scenario("5,000 requests whose headers never end")
async def half_requests(target: Target) -> None:
    async def hold() -> None:
        reader, writer = await target.connect()
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        try:
            while await reader.read(1 << 12):
                pass
        finally:
            writer.close()

    await asyncio.gather(*(again_and_again(hold, pause_s=1.0) for _ in range(5000)))


@scenario("requests in a pipeline over eight connections")
async def pipelines(target: Target) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def flood() -> None:
        reader, writer = await target.connect()
        reading = asyncio.create_task(_read_all(reader))
        try:
            while True:
                writer.write(request * 50)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            writer.close()

    await asyncio.gather(*(again_and_again(flood) for _ in range(8)))


# Measuring.


@dataclass(frozen=True)
class Measured:
    """What people noticed of one scenario."""

    what: str
    usual_p99_ms: float
    p99_ms: float
    memory_mb: float
    """How much the server grew."""
    join_s: float
    """The longest time it took to come to a table."""
    usual_core: float
    core: float
    """How much of a core the server used: on a busy machine this tells more than times."""

    @property
    def ratio(self) -> float:
        return self.p99_ms / self.usual_p99_ms

    @property
    def fine(self) -> bool:
        return self.ratio <= MOST_SLOWER and self.memory_mb <= MOST_MEMORY_MB and self.join_s <= MOST_JOIN_S


class Player(Honest):
    """Plays without hurry, and notes how long each move takes to be kept and told."""

    def __init__(self, table: TableMade, seat: int, waits_s: list[float]) -> None:
        super().__init__(table, (seat,), random.Random(seat))
        self._waits_s = waits_s
        self._sent_at: dict[str, float] = {}

    async def send(self, seat: int, action: Json) -> None:
        await asyncio.sleep(MOVE_PAUSE_S)
        await super().send(seat, action)
        self._sent_at[self.pending[seat].id] = perf_counter()

    def hear(self, message: Json) -> None:
        super().hear(message)
        if message.get("id") in self._sent_at:
            self._waits_s.append(perf_counter() - self._sent_at.pop(message["id"]))


async def _play_on(url: str, number: int, waits_s: list[float]) -> None:
    """One table, and another when its game is over."""
    async with Target(url, f"127.0.1.{number + 1}").session() as session:
        lobby = Lobby(session)
        while True:
            table = await lobby.make("places-please", "Ann", "Bob", options={"rounds": 12})
            players = [Player(table, seat, waits_s) for seat in (0, 1)]
            await together(*(player.come(lobby) for player in players))
            await together(*(player.play() for player in players))


async def _join(url: str, waits_s: list[float]) -> None:
    """Somebody new, again and again: open a table, sit down, see it."""
    number = 0
    while True:
        number += 1
        async with Target(url, f"127.0.2.{number % 250 + 1}").session() as session:
            lobby, began = Lobby(session), perf_counter()
            table = await lobby.make("places-bid", "Cleo", start=False)
            person = await lobby.sit_down(table, table.tokens[0])
            await person.hear("update", patience=60)
            waits_s.append(perf_counter() - began)
            await person.leave()
        await asyncio.sleep(0.3)


def _core_seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


def _p99(waits_s: list[float]) -> float:
    return sorted(waits_s)[int(len(waits_s) * 0.99)] * 1000


async def _measure(server: Server, found: Scenario) -> Measured:
    moves_s: list[float] = []
    joins_s: list[float] = []
    process = psutil.Process(server.pid)
    playing = [asyncio.create_task(_play_on(server.address, n, moves_s)) for n in range(TABLES)]
    await asyncio.sleep(WARM_UP_S)
    moves_s.clear()
    used = _core_seconds(process)
    await asyncio.sleep(USUAL_S)
    usual, before = _p99(moves_s), process.memory_info().rss
    usual_core = (_core_seconds(process) - used) / USUAL_S
    command = [sys.executable, __file__, "--attack", found.name, "--url", server.address]
    attacker = subprocess.Popen(command)
    try:
        await asyncio.sleep(WARM_UP_S)
        moves_s.clear()
        joining = asyncio.create_task(_join(server.address, joins_s))
        most, used = before, _core_seconds(process)
        began = perf_counter()
        while perf_counter() - began < ATTACK_S:
            await asyncio.sleep(0.25)
            most = max(most, process.memory_info().rss)
        core = (_core_seconds(process) - used) / ATTACK_S
        assert attacker.poll() is None, f"{found.name} ended by itself"
    finally:
        attacker.kill()
        attacker.wait()
    joining.cancel()
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    # Who has not been answered at all waited for the whole time.
    longest = max(joins_s, default=ATTACK_S)
    p99_ms = _p99(moves_s) if moves_s else ATTACK_S * 1000
    return Measured(found.what, usual, p99_ms, (most - before) / 2**20, longest, usual_core, core)


def measure_all(names: list[str] | None = None) -> list[Measured]:
    """Each scenario against a server of its own."""
    results = []
    for name in names or list(SCENARIOS):
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables") as server:
            results.append(asyncio.run(_measure(server, SCENARIOS[name])))
        print(as_table(results[-1:]).splitlines()[-1], flush=True)
    return results


def as_table(results: list[Measured]) -> str:
    lines = ["| attack | usual p99 | p99 | times | memory | joining | of a core |", "|---" * 7 + "|"]
    lines += [
        f"| {one.what} | {one.usual_p99_ms:.1f} ms | {one.p99_ms:.1f} ms | {one.ratio:.1f} "
        f"| +{one.memory_mb:.0f} MB | {one.join_s:.2f} s | {one.usual_core:.0%}, then {one.core:.0%} |"
        for one in results
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("scenarios", nargs="*", choices=[*SCENARIOS, []], help="all if none is named")
    parser.add_argument("--attack", choices=list(SCENARIOS), help="only attack, until killed")
    parser.add_argument("--url", default="")
    asked = parser.parse_args()
    if asked.attack:
        _allow_many_sockets()
        asyncio.run(_attack(Target(asked.url), SCENARIOS[asked.attack]))
        return 0
    results = measure_all(asked.scenarios)
    print(as_table(results))
    return 0 if all(one.fine for one in results) else 1


async def _attack(target: Target, found: Scenario) -> None:
    await found.run(target)


def _allow_many_sockets() -> None:
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(5)  # the machine's cores are to be the server's: an attacker would bring their own


if __name__ == "__main__":
    sys.exit(main())
