"""Strangers who want as much work of a server as it gives them, and hang up; and what others notice of it.

    python tests/attacks_on_work.py [scenario ...] [--seconds 10]

prints how long another table's moves, and joining it, take while each of them is at it, beside the usual.
The stranger is another process with another address.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import msgspec
import psutil
from serving import QUICK, Json, Lobby, Server

from thirdplace.core.match import Match
from thirdplace.core.record import record_of, to_json
from thirdplace.core.registry import find_game

__all__ = [
    "ATTACKS",
    "HOPELESS",
    "Felt",
    "finished_record",
    "from_address",
    "hang_up",
    "long_record",
    "measure",
]

NICENESS = 10
"""Of the stranger, who would have a computer of their own."""
STRANGER = "127.0.0.2"
HOPELESS: Json = {"deal": "winnable", "lead_years": 0, "day_cards": 4, "late_cards": 1}
"""With four there is no deal to be found, and it takes long to see that."""
AT_ONCE = 490
"""Wishes that are within the limits of one address."""


@asynccontextmanager
async def from_address(server: Server, address: str) -> AsyncIterator[Lobby]:
    """Somebody on another address of this machine."""
    connector = aiohttp.TCPConnector(local_addr=(address, 0), limit=0)
    async with aiohttp.ClientSession(server.address, connector=connector) as session:
        yield Lobby(session)


def long_record(skips: int = 4500) -> Json:
    """A race in which somebody does nothing thousands of times: as much as fits into a body."""
    match = Match(find_game("place-race"), 2, seed="long", options={"seconds_per_year": 60.0})
    for seat, start in enumerate(("auckland", "wellington")):
        match.do(seat, {"type": "start", "place": start}, 0)
    for seat in range(2):
        match.do(seat, {"type": "ready"}, 0)
    record: Json = json.loads(to_json(record_of(match)))
    record["actions"] += [{"seat": n % 2, "action": {"type": "skip"}} for n in range(skips)]
    return record | {"clock": None}


def finished_record(game: str = "places-bid", seats: int = 6, **options: Any) -> Json:
    """A game to be looked over; of six bidders, with many a decision."""
    match = Match(find_game(game), seats, seed="finished", options=options)
    while not match.over:
        seat = match.active[0]
        match.do(seat, match.legal(seat)[0])
    record: Json = json.loads(to_json(record_of(match)))
    return record


JSON = {"Content-Type": "application/json"}


async def hang_up(lobby: Lobby, path: str, body: bytes, *, after_s: float) -> None:
    """Ask, and be gone before the answer is there."""
    with suppress(TimeoutError, aiohttp.ClientError):
        async with asyncio.timeout(after_s), lobby.session.post(path, data=body, headers=JSON) as response:
            await response.read()


Attack = Callable[[Lobby], Awaitable[None]]


async def want_deals(lobby: Lobby) -> None:
    """Starts of tables for which no deal is found, by their host and by others."""
    table = await lobby.make("place-race", "Ann", "Bob", "Cleo", "Dan", start=False, options=HOPELESS)
    path = f"/api/tables/{table.id}/start"
    while True:
        wanted = [lobby.ask("POST", path, None, table.host) for _ in range(12)]
        await asyncio.gather(*wanted, *(lobby.ask("POST", path) for _ in range(12)))


def hanging_up(path: str, body: Any) -> Attack:
    text = msgspec.json.encode(body)

    async def attack(lobby: Lobby) -> None:
        while True:
            wishes = (hang_up(lobby, path, text, after_s=1.0) for _ in range(AT_ONCE))
            await asyncio.gather(*wishes)

    return attack


def insisting(path: str, body: Any) -> Attack:
    text = msgspec.json.encode(body)

    async def insist(lobby: Lobby) -> None:
        while True:
            with suppress(aiohttp.ClientError):
                async with lobby.session.post(path, data=text, headers=JSON) as response:
                    await response.read()

    async def attack(lobby: Lobby) -> None:
        await asyncio.gather(*(insist(lobby) for _ in range(50)))

    return attack


async def want_advice(lobby: Lobby) -> None:
    tables = [
        await lobby.make("places-bid", *"ABCDEF", settings=QUICK | {"coach": True}, options={"first": 0})
        for _ in range(10)
    ]

    async def ask(table: Any) -> None:
        while True:
            await lobby.ask("GET", f"/api/tables/{table.id}/seats/0/advice", None, table.tokens[0])

    await asyncio.gather(*(ask(table) for table in tables for _ in range(4)))


ATTACKS: dict[str, Attack] = {
    "deals": want_deals,
    "replays, and hang up": hanging_up("/api/replays", {"record": long_record(), "viewer": "all"}),
    "replays": insisting("/api/replays", {"record": long_record(), "viewer": "all"}),
    "reviews, and hang up": hanging_up("/api/reviews", {"record": finished_record()}),
    "reviews": insisting("/api/reviews", {"record": finished_record()}),
    "sheets, and hang up": hanging_up("/api/sheets/places-bid/cards", {}),
    "advice": want_advice,
}


@dataclass
class Felt:
    """What others noticed: milliseconds, and the server's memory."""

    moves: list[float]
    joins: list[float]
    most_megabytes: float = 0.0
    busy: float = 0.0
    """How much of a core the server's own loop took."""
    waited: float = 0.0
    """How long it had to wait for a core, of all that time: that is this computer's fault."""

    @property
    def p99(self) -> float:
        return sorted(self.moves)[int(0.99 * (len(self.moves) - 1))] if self.moves else float("inf")

    def __str__(self) -> str:
        return (
            f"{len(self.moves)} moves, p99 {self.p99:.1f} ms; {len(self.joins)} joined,"
            f" longest {max(self.joins, default=0):.0f} ms; memory up to {self.most_megabytes:.0f} MB;"
            f" its loop works {self.busy:.0%}, waits for a core {self.waited:.0%}"
        )


async def feel(server: Server, seconds: float) -> Felt:
    """Play at a table, and have others join new ones, and note how long it all takes."""
    felt, end = Felt([], []), monotonic() + seconds
    async with from_address(server, "127.0.0.1") as lobby:
        await asyncio.gather(_play(lobby, felt, end), _join(lobby, felt, end), _weigh(server, felt, end))
    return felt


async def _play(lobby: Lobby, felt: Felt, end: float) -> None:
    table = await lobby.make("places-please", "Ann", "Bob")
    person = await lobby.sit_down(table, *table.tokens)
    await person.hear("update")
    on = True
    while monotonic() < end:  # a command that is kept and told, over and over
        began = monotonic()
        await person.say({"type": "pause" if on else "resume", "id": "x"})
        await person.hear("ok", patience=100)
        felt.moves.append((monotonic() - began) * 1000)
        on = not on
        await asyncio.sleep(0.07)


async def _join(lobby: Lobby, felt: Felt, end: float) -> None:
    while monotonic() < end:
        table = await lobby.make("places-bid", start=False)
        began = monotonic()
        await lobby.ask("GET", f"/api/codes/{table.code}")
        await lobby.ask("POST", f"/api/tables/{table.id}/seats", {"name": "Ann"})
        person = await lobby.sit_down(table)
        await person.hear("update", patience=100)
        felt.joins.append((monotonic() - began) * 1000)
        await person.leave()
        await asyncio.sleep(0.5)


async def _weigh(server: Server, felt: Felt, end: float) -> None:
    process = psutil.Process(server.pid)
    loop = Path(f"/proc/{server.pid}/task/{server.pid}/schedstat")
    began, before = monotonic(), list(map(int, loop.read_text().split()))
    while monotonic() < end:
        felt.most_megabytes = max(felt.most_megabytes, process.memory_info().rss / 1e6)
        await asyncio.sleep(0.1)
    after = list(map(int, loop.read_text().split()))
    felt.busy, felt.waited = ((after[n] - before[n]) / 1e9 / (monotonic() - began) for n in (0, 1))


async def attack_on(address: str, name: str) -> None:
    os.nice(NICENESS)
    connector = aiohttp.TCPConnector(local_addr=(STRANGER, 0), limit=0)
    async with aiohttp.ClientSession(address, connector=connector, auto_decompress=False) as session:
        await ATTACKS[name](Lobby(session))


async def measure(server: Server, name: str, seconds: float) -> Felt:
    command = [sys.executable, __file__, "--attack", server.address, name]
    attacker = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    await asyncio.sleep(3)
    try:
        assert attacker.returncode is None, "the attack has failed"
        return await feel(server, seconds)
    finally:
        with suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()


@contextmanager
def _server() -> Iterator[Server]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "tables", "--tables", "100000") as server,
    ):
        yield server


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*", metavar="scenario")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--attack", metavar="ADDRESS", help="be the stranger")
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(attack_on(asked.attack, asked.scenarios[0]))
        return 1
    for name in asked.scenarios or ATTACKS:
        with _server() as server:
            usual = asyncio.run(feel(server, asked.seconds / 2))
            felt = asyncio.run(measure(server, name, asked.seconds))
            began = monotonic()
            server.stop()
            stopped = monotonic() - began
        print(f"{name}\n  usual: {usual}\n  now:   {felt}")
        print(f"  moves x{felt.p99 / usual.p99:.1f}; stopped within {stopped:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
