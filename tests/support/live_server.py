"""A real server process, and people who talk to it over real sockets."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import aiohttp

__all__ = ["QUICK", "Lobby", "Server", "TableConnection", "TableMade", "open_lobby", "post_json", "run_async"]

Json = dict[str, Any]
QUICK: Json = {"countdown": 0, "rhythm": False}
"""Settings for tests that have no time to lose."""
PROGRAM = (sys.executable, "-m", "thirdplace")


class HasAddress(Protocol):
    """A server, or what stands before it."""

    address: str


class Server:
    """`thirdplace serve` on a free port of this machine; what it logs goes to `log`."""

    def __init__(
        self, store: Path | str, *options: str, log: Path | None = None, program: Sequence[str] = PROGRAM
    ) -> None:
        """`store`: a folder, or the address of a database, for which a `log` has to be named."""
        self.store = store
        self.environment: dict[str, str] = {}
        """What the process finds in its environment beside what is there already."""
        self._program = program
        self.log = log or self.data.with_suffix(".log")
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    @property
    def data(self) -> Path:
        """The folder with its games."""
        assert isinstance(self.store, Path)
        return self.store

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> "Server":
        command = [*self._program, "serve", "--lang", "en"]
        command += ["--store" if isinstance(self.store, str) else "--data", str(self.store)]
        command += ["--host", "127.0.0.1", "--port", "0"]
        if isinstance(self.store, str):
            command += ["--drain-seconds", "0"]  # people in tests do not move, unless that is what is tested
        command += self._options
        with self.log.open("a") as log:
            environment = os.environ | self.environment
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", said)
        assert found, (said, self.log.read_text())
        self.address = found[0]
        return self

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an administrator would; the exit code."""
        return self._end(signal.SIGTERM)

    def send_signal(self, how: int) -> None:
        os.kill(self.pid, how)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def _end(self, how: int) -> int:
        self.send_signal(how)
        return self.wait_for_end()

    def wait_for_end(self) -> int:
        """The exit code."""
        assert self._process is not None
        assert self._process.stdout is not None
        code = self._process.wait(60)
        self._process.stdout.close()
        return code

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *failure: object) -> None:
        if self.is_running:
            self.stop()


@dataclass
class TableMade:
    id: str
    code: str
    host: str
    tokens: list[str] = field(default_factory=list)
    computers: list[str] = field(default_factory=list)
    """What the computer players were called."""


class Lobby:
    """The HTTP side of a server, below the path where a proxy shows it."""

    def __init__(self, session: aiohttp.ClientSession, root: str = "") -> None:
        self.session = session
        self._root = root
        self._sockets: list[aiohttp.ClientWebSocketResponse] = []

    async def request(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, Any]:
        """The status and what the answer's JSON says."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with self.session.request(method, self._root + path, json=body, headers=headers) as response:
            return response.status, await response.json()

    async def make_table(self, game: str, *names: str, start: bool = True, **wanted: Any) -> TableMade:
        """A table where these people sit ("bot": a computer player), begun unless told otherwise."""
        wanted.setdefault("settings", QUICK)
        status, made = await self.request("POST", "/api/tables", {"game": game, **wanted})
        assert status == 201, made
        table = TableMade(made["id"], made["code"], made["host"])
        for name in names:
            body = {"bot": "easy"} if name == "bot" else {"name": name}
            status, sat = await self.request("POST", f"/api/tables/{table.id}/seats", body, table.host)
            assert status == 201, sat
            if sat["token"] is not None:
                table.tokens.append(sat["token"])
            else:
                table.computers.append(sat["name"])
        if start:
            status, begun = await self.request("POST", f"/api/tables/{table.id}/start", None, table.host)
            assert status == 200, begun
        return table

    async def connect(self, table: TableMade, *tokens: str, version: int | None = None) -> "TableConnection":
        """Connect to a table with these tokens; without any, as an onlooker."""
        person = await self.open_socket(f"/api/tables/{table.id}/socket")
        await person.send({"type": "hello", "tokens": list(tokens), "version": version})
        return person

    async def open_socket(self, path: str) -> "TableConnection":
        socket = await self.session.ws_connect(self._root + path)
        self._sockets.append(socket)
        return TableConnection(socket)

    def close(self) -> None:
        """Release all connections: aiohttp keeps one whose server was killed, and warns of it much later."""
        for socket in self._sockets:
            socket._response.close()


class TableConnection:
    """One device at a table."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, message: Json) -> None:
        await self.socket.send_str(json.dumps(message))

    async def do(self, seat: int, action: Json, command_id: str | None = None) -> None:
        command = {"type": "do", "seat": seat, "action": action}
        await self.send(command | ({} if command_id is None else {"id": command_id}))

    async def receive(self, *kinds: str, patience: float = 90) -> Json:
        """The next message, or the next of these kinds."""
        while True:
            message: Json = json.loads(await self.socket.receive_str(timeout=patience))
            if not kinds or message["type"] in kinds:
                return message

    async def receive_event(self, wanted: str, patience: float = 90) -> Json:
        """The next update that tells of such an event."""
        while True:
            update = await self.receive("update", patience=patience)
            if any(event["type"] == wanted for event in update.get("events", ())):
                return update

    async def hear_version(self, version: int, patience: float = 90) -> Json:
        """The next update that tells of this version, or of a later one."""
        while True:
            update = await self.receive("update", patience=patience)
            if update["version"] >= version:
                return update

    async def close(self) -> None:
        await self.socket.close()

    def abort(self) -> None:
        """Lose the network: nobody says goodbye."""
        connection = self.socket._response.connection
        assert connection is not None
        assert connection.transport is not None
        connection.transport.abort()


@asynccontextmanager
async def open_lobby(server: HasAddress) -> AsyncIterator[Lobby]:
    connector = aiohttp.TCPConnector(limit=0)  # a hundred otherwise, and the next one waits
    async with aiohttp.ClientSession(server.address, connector=connector) as session:
        with closing(Lobby(session)) as lobby:
            yield lobby


def run_async(test: Any) -> None:
    """Run an async test with an end to it."""
    asyncio.run(asyncio.wait_for(test, 480))


def post_json(server: Server, path: str, body: Any, **headers: str) -> tuple[int, Json]:
    """The status of the answer, and its JSON."""
    found: list[tuple[int, Json]] = []

    async def test() -> None:
        async with (
            open_lobby(server) as lobby,
            lobby.session.post(path, json=body, headers=headers) as response,
        ):
            found.append((response.status, await response.json()))

    run_async(test())
    return found[0]
