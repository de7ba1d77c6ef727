"""A class of phones without screens: real sockets that write as soon as they may, fall asleep, and come back.

They live in a thread of their own, so that a browser can be watched meanwhile. What becomes of each
depends on its seed; that nothing is lost between two of its connections each sees to itself.
"""

import asyncio
import threading
from dataclasses import dataclass, field
from random import Random
from typing import Any

import aiohttp
import msgspec

__all__ = ["Crowd", "Pupil"]

Json = dict[str, Any]
SLEEP_CHANCE = 0.05
"""How often a phone falls asleep instead of writing, and how often right after it has sent something."""


@dataclass(slots=True)
class Pupil:
    name: str
    token: str
    seat: int
    rng: Random
    wrote: list[str] = field(default_factory=list)
    """The slots it wrote into, each answered by the server."""
    drops: int = 0
    version: int | None = None
    view: Json = field(default_factory=dict)
    legal: list[Json] = field(default_factory=list)
    held: bool = True
    """Does the token still hold a seat?"""
    unanswered: Json | None = None
    awake: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_done(self) -> bool:
        return not self.held or (self.view.get("phase") == "over" and self.unanswered is None)

    async def play_until_over(self, session: aiohttp.ClientSession, table: str) -> None:
        """From one connection to the next, until the game is over."""
        while not self.is_done:
            async with session.ws_connect(f"/api/tables/{table}/socket", max_msg_size=0) as socket:
                hello = {"type": "hello", "tokens": [self.token], "version": self.version}
                await _send(socket, hello)
                await self._listen(socket)
            await self.awake.wait()
            await asyncio.sleep(self.rng.uniform(0.0, 0.1))

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        asked = self.unanswered is not None
        while not self.is_done and self.awake.is_set():
            try:
                heard = await socket.receive(timeout=0.2)
            except TimeoutError:
                continue
            if heard.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
                return
            message = msgspec.json.decode(heard.data)
            if message["type"] == "update":
                self._apply_update(message)
                if asked and self.unanswered is not None:  # once the hello is answered: said again, done once
                    await _send(socket, self.unanswered)
                    asked = False
            else:
                self._on_answer(message)
            if not await self._write(socket):
                return

    def _apply_update(self, update: Json) -> None:
        if "from" in update:
            assert update["from"] == self.version, f"{self.name} has missed something"
        self.version = update["version"]
        self.held = update["seat"] is not None
        self.view = update["view"] if "view" in update else self.view | update.get("changed", {})
        self.legal = update.get("legal", [])

    def _on_answer(self, message: Json) -> None:
        assert message["type"] in ("ok", "refused"), message
        if self.unanswered is None or message.get("id") != self.unanswered["id"]:
            return
        if message["type"] == "ok":
            self.wrote.append(self.unanswered["action"]["slot"])
        else:  # the class went on before it had arrived
            assert message["code"] in ("already-written", "wrong-phase", "slot-taken"), message
        self.unanswered = None

    async def _write(self, socket: aiohttp.ClientWebSocketResponse) -> bool:
        """Write, if there is something to write; False: fallen asleep over it."""
        if not self.legal or self.unanswered is not None:
            return True
        if not self.awake.is_set() or self.rng.random() < SLEEP_CHANCE:
            self.drops += 1
            return False
        action = self.rng.choice(self.legal)
        name = f"{self.seat}-{self.view['round']}-{len(self.view['rolls'])}"
        self.unanswered = {"type": "do", "seat": self.seat, "action": action, "id": name}
        self.legal = []
        await _send(socket, self.unanswered)
        if self.rng.random() < SLEEP_CHANCE:
            self.drops += 1
            return False
        return True


async def _send(socket: aiohttp.ClientWebSocketResponse, message: Json) -> None:
    await socket.send_str(msgspec.json.encode(message).decode())


class Crowd:
    """All of them, in one thread with a loop of its own."""

    def __init__(self, address: str, table: str, sat: list[Json], seed: int) -> None:
        self._address, self._table = address, table
        self._sat, self._seed = sat, seed
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._wrong: BaseException | None = None
        self.pupils: list[Pupil] = []

    def __enter__(self) -> "Crowd":
        self.pupils = [
            Pupil(one["name"], one["token"], one["seat"], Random(self._seed + one["seat"]))
            for one in self._sat
        ]
        for pupil in self.pupils:
            pupil.awake.set()
        self._thread.start()
        return self

    def __exit__(self, *failure: object) -> None:
        if failure[0] is not None:
            self._loop.call_soon_threadsafe(self._school.cancel)
        self._thread.join(timeout=20)
        if failure[0] is None:
            assert not self._thread.is_alive(), "somebody still waits"
            assert self._wrong is None, self._wrong

    def switch_off(self, pupil: Pupil) -> None:
        """Until it is woken, its phone is off."""
        self._loop.call_soon_threadsafe(pupil.awake.clear)

    def switch_on(self, pupil: Pupil) -> None:
        self._loop.call_soon_threadsafe(pupil.awake.set)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._school = self._loop.create_task(self._live())
        try:
            self._loop.run_until_complete(self._school)
        except BaseException as wrong:
            self._wrong = wrong
        finally:
            self._loop.close()

    async def _live(self) -> None:
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(self._address, connector=connector) as session:
            await asyncio.gather(*(pupil.play_until_over(session, self._table) for pupil in self.pupils))
