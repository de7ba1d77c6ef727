"""What an attack is made of: a target, a register of scenarios, and bare sockets to write bytes to.

A scenario is an async function with `@scenario(...)`; it is given a `Target` and goes on until it is
stopped. Add one to attacks_on_net.py or attacks_on_work.py, and `make torture` measures it.
"""

import asyncio
import base64
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

import aiohttp
from support.games import TURN_GAME
from support.live_server import Lobby, TableMade

__all__ = ["SCENARIOS", "Scenario", "Target", "read_all", "repeat", "scenario", "write_repeatedly"]

ATTACKER = "127.0.0.2"


@dataclass(frozen=True)
class Target:
    """The server that is attacked, and how to reach it from the attacker's address."""

    url: str
    source: str = ATTACKER

    @property
    def host_and_port(self) -> tuple[str, int]:
        parts = urlsplit(self.url)
        assert parts.hostname is not None
        assert parts.port is not None
        return parts.hostname, parts.port

    def session(self) -> aiohttp.ClientSession:
        connector = aiohttp.TCPConnector(local_addr=(self.source, 0), limit=0)
        return aiohttp.ClientSession(self.url, connector=connector)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(*self.host_and_port, local_addr=(self.source, 0))

    async def make_table(self, game: str = TURN_GAME, *names: str, start: bool = False) -> TableMade:
        async with self.session() as session:
            return await Lobby(session).make_table(game, *names, start=start)

    async def open_websocket(self, table: TableMade) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare WebSocket at this table: frames are written as bytes."""
        reader, writer = await self.connect()
        key = base64.b64encode(random.randbytes(16)).decode()
        lines = [
            f"GET /api/tables/{table.id}/socket HTTP/1.1",
            "Host: {}:{}".format(*self.host_and_port),
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
    costs_work: bool
    """Does the server itself work for the attacker, in processes beside its own?"""


SCENARIOS: dict[str, Scenario] = {}


def scenario(what: str, *, costs_work: bool = False) -> Callable[[Attack], Attack]:
    """Register an attack under its function's name; `what` is its line in the table."""

    def register(attack: Attack) -> Attack:
        name = attack.__name__
        SCENARIOS[name] = Scenario(name, what, attack, costs_work)
        return attack

    return register


async def repeat(attempt: Callable[[], Awaitable[None]], pause_s: float = 0.02) -> None:
    """An attacker who is thrown out comes back."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError, aiohttp.ClientError):
            await attempt()
        await asyncio.sleep(pause_s)


async def write_repeatedly(target: Target, table: TableMade, block: bytes, rate: float = 0.0) -> None:
    """Write this block over one socket, again and again: as fast as it is taken, or at a rate (bytes/s)."""

    async def attempt() -> None:
        reader, writer = await target.open_websocket(table)
        reading = asyncio.create_task(read_all(reader))
        try:
            while True:
                writer.write(block)
                await writer.drain()
                await asyncio.sleep(len(block) / rate if rate else 0)
        finally:
            reading.cancel()
            writer.close()

    await repeat(attempt)


async def read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass
