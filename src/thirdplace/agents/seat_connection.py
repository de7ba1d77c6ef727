"""One seat at a live table: its socket, and what the seat has been told. It comes back when it is cut off."""

import asyncio
import itertools
import json
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from thirdplace.agents.agent_errors import CallRefused, NoAnswer
from thirdplace.agents.lobby_client import LobbyClient
from thirdplace.agents.seat_keys import SeatKey

__all__ = ["Happening", "SeatConnection", "SeatPicture"]

Json = dict[str, Any]

WELCOME_TIMEOUT_S = 10.0
ANSWER_TIMEOUT_S = 20.0
FIRST_RETRY_S = 0.3
MAX_RETRY_S = 5.0
PASSING_CODES = frozenset(("too-fast", "too-many", "busy", "draining", "cut-off", "not-saved"))
"""Refusals of a connection after which it is tried again."""
MAX_UNREPORTED_HAPPENINGS = 300
"""Older ones are forgotten, if nobody asks what happened."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event or a reaction, and the view after it."""

    event: Json
    view: Json | None


@dataclass(slots=True)
class SeatPicture:
    """All that a seat has been told."""

    seat: int | None = None
    version: int | None = None
    view: Json | None = None
    legal: list[Json] = field(default_factory=list)
    later: Json | None = None
    table: Json = field(default_factory=dict)
    clock: Json | None = None
    is_host: bool = False
    done_for_you: Json | None = None
    is_preparing: bool = False
    """Are the computer players still being compiled?"""

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", "gathering"))

    def apply_update(self, update: Json) -> bool:
        """Take in an update. False: it continues something that is not known here."""
        since = update.get("from")
        if since is not None and since != self.version:
            return False
        self.seat, self.version = update["seat"], update["version"]
        if since is None or "view" in update:
            self.view = update.get("view")
        if "changed" in update:
            self.view = (self.view or {}) | update["changed"]
        self.legal, self.later = update.get("legal", []), update.get("later")
        if "table" in update:
            self.table = update["table"]
            self.is_host = update.get("host", False)
        self.clock = update.get("clock", self.clock)
        self.done_for_you = update.get("done_for_you")
        return True


class SeatConnection:
    """A device with one seat. `connect` opens it; from then on it reads, and reconnects, until `close`."""

    def __init__(self, lobby: LobbyClient, key: SeatKey, lang: str) -> None:
        self.lobby = lobby
        self.key = key
        self.lang = lang
        self.picture = SeatPicture()
        self.unreported: deque[Happening] = deque(maxlen=MAX_UNREPORTED_HAPPENINGS)
        self.ended: CallRefused | None = None
        """Why there is no way back to the table, if there is none."""
        self._changed = asyncio.Condition()
        self._welcomed = asyncio.Event()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._sender = secrets.token_hex(4)
        self._count = itertools.count(1)

    @property
    def is_connected(self) -> bool:
        return self._welcomed.is_set()

    async def connect(self) -> None:
        """Open the socket, and wait until the seat has been told everything.

        Raises:
            CallRefused: The table is gone, or the key holds no seat there.
            NoAnswer: The server cannot be reached.
        """
        self._reading = asyncio.create_task(self._keep_reading())
        await self._wait_for_welcome()
        if self.picture.seat is None:
            await self.close()
            raise CallRefused("bad-seat-key")

    async def close(self) -> None:
        """Leave the socket; the seat stays taken."""
        self.ended = self.ended or CallRefused("no-seat")
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        await self._notify()

    async def run_command(self, command: Json) -> None:
        """Send a command of the protocol, and wait until it is done and the seat has heard of it.

        If the connection is lost meanwhile, it is sent again with the same id, which does it once.

        Raises:
            CallRefused: The server has refused it; nothing has changed.
            NoAnswer: Nobody has answered in time.
        """
        command_id = f"{self._sender}:{next(self._count)}"
        loop = asyncio.get_running_loop()
        answer = self._answers[command_id] = loop.create_future()
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                while not answer.done():
                    await self._wait_for_welcome()
                    await self._send({**command, "id": command_id})
                    cut = loop.create_task(self._wait_until_cut())
                    try:
                        await asyncio.wait([answer, cut], return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        cut.cancel()
                told = answer.result()
                if told["type"] == "refused":
                    raise CallRefused(told["code"], told["message"])
                await self.wait_until(lambda: (self.picture.version or 0) >= told["version"])
        except TimeoutError:
            raise NoAnswer(self.lobby.address) from None
        finally:
            del self._answers[command_id]

    async def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that updates bring. Raises CallRefused if there will be no more updates."""
        async with self._changed:
            await self._changed.wait_for(lambda: is_so() or self.ended is not None)
        if not is_so() and self.ended is not None:
            raise self.ended

    # The socket.

    async def _wait_for_welcome(self) -> None:
        if self.ended is not None:
            raise self.ended
        try:
            async with asyncio.timeout(WELCOME_TIMEOUT_S):
                await self.wait_until(self._welcomed.is_set)
        except TimeoutError:
            raise NoAnswer(self.lobby.address) from None

    async def _wait_until_cut(self) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: not self._welcomed.is_set())

    async def _send(self, message: Json) -> None:
        with suppress(ConnectionError, aiohttp.ClientError):  # if it is cut off, the reader notices
            if self._socket is not None:
                await self._socket.send_str(json.dumps(message))

    async def _keep_reading(self) -> None:
        wait_s = FIRST_RETRY_S
        while self.ended is None:
            try:
                await self._read_until_cut()
                wait_s = FIRST_RETRY_S
            except NoAnswer:
                pass
            except CallRefused as refused:
                if refused.code not in PASSING_CODES:
                    self.ended = refused
            self._welcomed.clear()
            await self._notify()
            if self.ended is None:
                await asyncio.sleep(wait_s)
                wait_s = min(2 * wait_s, MAX_RETRY_S)

    async def _read_until_cut(self) -> None:
        socket = self._socket = await self.lobby.open_socket(self.key.table, self.lang)
        try:
            hello = {"type": "hello", "tokens": self.key.tokens, "lang": self.lang}
            await self._send({**hello, "version": self.picture.version})
            async for frame in socket:
                if frame.type is not aiohttp.WSMsgType.TEXT or not self._take_in(json.loads(frame.data)):
                    return
                await self._notify()
        finally:
            await socket.close()

    def _take_in(self, message: Json) -> bool:
        """Take in a message. False: the connection has to be opened again."""
        match message["type"]:
            case "update":
                if not self.picture.apply_update(message):
                    self.picture.version = None  # everything is asked for
                    return False
                self.unreported.extend(
                    Happening(event, self.picture.view) for event in message.get("events", ())
                )
                self._welcomed.set()
            case "signal":
                self.unreported.append(Happening(message, self.picture.view))
            case "preparing":
                self.picture.is_preparing = message["on"]
            case "ok" | "refused":
                answer = self._answers.get(message.get("id", ""))
                if answer is not None and not answer.done():
                    answer.set_result(message)
                elif message["type"] == "refused" and not self._welcomed.is_set():
                    raise CallRefused(message["code"], message["message"])  # of the hello
            case "moving":
                return False
        return True

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()
