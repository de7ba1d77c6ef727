"""Strangers on addresses of their own, and a server that loses its patience sooner."""

import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import psutil
from support.games import TURN_GAME
from support.live_server import Lobby, Server

import thirdplace
from thirdplace.store.sqlite_store import FILE_NAME, SqliteStore

__all__ = [
    "TunedServer",
    "bare_connection",
    "check_others_can_play",
    "connect_from",
    "fill_with_tables",
    "is_connection_held",
]


@asynccontextmanager
async def connect_from(server: Server, address: str) -> AsyncIterator[Lobby]:
    """Somebody on another address of this machine."""
    connector = aiohttp.TCPConnector(local_addr=(address, 0), limit=0)
    async with aiohttp.ClientSession(server.address, connector=connector) as session:
        with closing(Lobby(session)) as lobby:
            yield lobby


def bare_connection(server: Server, address: str, receive_bytes: int | None = None) -> socket.socket:
    """From this address; with so little room that a peer soon notices when nothing is read."""
    parts = urlsplit(server.address)
    connection = socket.socket()
    if receive_bytes is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 1000)  # or the system buffers megabytes
    connection.bind((address, 0))
    connection.settimeout(60)
    connection.connect((parts.hostname, parts.port))
    return connection


def is_connection_held(server: Server, connection: socket.socket) -> bool:
    """Does the server still keep this connection? Its peer may not know: what was sent before comes first."""
    ours = connection.getsockname()
    held = psutil.Process(server.pid).net_connections("tcp4")
    return any(one.raddr == ours for one in held if one.raddr)


async def check_others_can_play(server: Server, address: str = "127.0.0.9") -> None:
    """Somebody else comes to a table of their own, and does something there."""
    async with connect_from(server, address) as lobby:
        table = await lobby.make_table(TURN_GAME, "Ann", start=False)
        person = await lobby.connect(table, table.tokens[0])
        await person.receive("update")
        await person.send({"type": "react", "seat": 0, "reaction": "wave", "id": "1"})
        await person.receive("ok")
        await person.close()


def fill_with_tables(folder: Path, count: int) -> None:
    """So many that nobody is at, before a server begins."""
    SqliteStore(folder, lambda told: None, lambda tables: None).close()
    connection = sqlite3.connect(folder / FILE_NAME)
    with connection:
        connection.executemany(
            f"INSERT INTO tables (id, code, game, visited) SELECT ?, ?, '{TURN_GAME}', age FROM observed",
            [(f"{number:032x}", f"#{number}") for number in range(count)],
        )
    connection.close()


def _find_server_module(name: str) -> str:
    """The whole name of the one module of the server that is called so, in whatever subpackage."""
    server = Path(thirdplace.__file__).parent / "server"
    (path,) = server.rglob(f"{name}.py")
    return ".".join(("thirdplace", "server", *path.relative_to(server).with_suffix("").parts))


class TunedServer(Server):
    """With some of its constants (by module) changed, so that nobody has to wait for minutes.

    `days_ahead`: with a date that is wrong by so much.
    """

    def __init__(self, data: Path, *options: str, days_ahead: int = 0, **changed: dict[str, float]) -> None:
        super().__init__(data, *options)
        self._changed = changed
        self._days_ahead = days_ahead

    def start(self) -> "Server":
        lines = [
            f"import {_find_server_module(module)} as m; assert hasattr(m, {name!r}); m.{name} = {value!r}"
            for module, constants in self._changed.items()
            for name, value in constants.items()
        ]
        if self._days_ahead:
            lines.append(
                f"import time; now = time.time; time.time = lambda: now() + {self._days_ahead} * 86400"
            )
        main = "import sys; from thirdplace.cli import main; sys.exit(main(sys.argv[1:]))"
        # Processes that work for it are started anew from this text: they must not serve as well.
        code = "\n".join([*lines, f"if __name__ == '__main__': exec({main!r})"])
        command = [sys.executable, "-c", code, "serve", "--lang", "en", "--data", str(self.data)]
        command += ["--host", "127.0.0.1", "--port", "0", *self._options]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http://" in said, self.log.read_text()
        self.address = said.split()[4].rstrip("/")
        return self
