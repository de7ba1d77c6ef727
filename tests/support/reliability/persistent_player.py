"""Somebody who plays through everything: where the connection ends or falls silent, they come back."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import replace

from support.live_server import Json, Lobby, TableConnection, TableMade
from support.random_players import CUT_OFF, RandomPlayer
from support.reliability.history_checker import DeviceHistory

__all__ = ["PersistentPlayer"]

# As in the browser (reconnectingSocket.ts), as long as a clock runs.
FIRST_RETRY_S = 0.3
MAX_RETRY_S = 2.0
CONNECT_TIMEOUT_S = 5.0
MOVE_TIMEOUT_S = 1.5
PROBE_INTERVAL_S = 2.0
PROBE_TIMEOUT_S = 4.0
PATIENCE_WITH_PAUSE_S = 15.0
"""A pause of such a length is ended by hand: it should have ended by itself."""


def _abort(person: TableConnection | None) -> None:
    """Leave without a goodbye, which a silent server would not answer."""
    connection = None if person is None else person.socket._response.connection
    if connection is not None and connection.transport is not None:
        connection.transport.abort()


class PersistentPlayer(RandomPlayer):
    """A device that thinks for a moment before each action, and remembers when it was told what."""

    def __init__(
        self, table: TableMade, seats: Sequence[int], rng: random.Random, *, name: str = "", pause_s: float
    ) -> None:
        """`pause_s`: how long it thinks at most."""
        super().__init__(table, seats, rng)
        self.name = name
        self.pause_s = pause_s
        self.first_heard: dict[int, float] = {}
        """When it was first told of each version."""
        self.broken: list[str] = []
        self.gives_up = False
        """Should it leave before the game is over?"""
        self.reconnections = 0
        self.pauses_ended_by_hand = 0
        self.step_backs = 0
        """How often it was shown an older version than it had seen before."""
        self.newest = 0
        """The newest version it was told of."""
        self._paused_since: float | None = None
        self._asked_at: float | None = None
        """When it asked for a sign of life that has not come yet."""
        self._next_probe = 0.0
        self._lobby: Lobby | None = None
        self._moves_at: float | None = None
        """When it opens a second connection, because its server has asked for that."""

    def take_history(self) -> DeviceHistory:
        """What happened here until now; updates are handed out once."""
        heard, self.heard = self.heard, []
        broken, self.broken = self.broken, []
        sent = [replace(one) for one in self.sent.values()]
        return DeviceHistory(self.name, self.seats, sent, heard, broken)

    def add_sent_since(self, history: DeviceHistory) -> DeviceHistory:
        """A history with what was sent after it was taken, as if nothing of that were answered."""
        later = list(self.sent.values())[len(history.sent) :]
        return replace(history, sent=[*history.sent, *(replace(one, answer=None) for one in later)])

    async def play_through_everything(self, lobby: Lobby) -> None:
        """Play until the game is over, whatever happens to the servers."""
        self._lobby = lobby
        wait = FIRST_RETRY_S
        while not (self.over or self.gives_up):
            self._moves_at = None
            try:
                async with asyncio.timeout(CONNECT_TIMEOUT_S):
                    await self.connect(lobby)
                wait = FIRST_RETRY_S
                await self.play()
            except AssertionError as wrong:  # the server told what follows on something unknown
                self.broken.append(str(wrong))
                self._forget()
            except (*CUT_OFF, TimeoutError):
                pass
            _abort(self.person)
            self.person = None
            if not self.over:
                self.reconnections += 1
                await asyncio.sleep(wait)
                wait = min(2 * wait, MAX_RETRY_S)

    def _forget(self) -> None:
        for picture in self.pictures.values():
            picture.version = 0  # so that everything is asked for

    async def connect(self, lobby: Lobby) -> None:
        for sent in self.pending.values():
            sent.times_sent += 1
        await super().connect(lobby)

    async def play(self, messages: float = 0) -> None:
        assert self.person is not None
        now = asyncio.get_running_loop().time
        self._asked_at, self._next_probe = None, now() + PROBE_INTERVAL_S
        acts_at: float | None = now()
        while not (self.over or self.gives_up):
            if acts_at is not None and now() >= acts_at:
                acts_at = None
                await self._act()
            if self._moves_at is not None and now() >= self._moves_at:
                await self._move()
            await self._probe(now())
            next_times = (self._next_probe, acts_at, self._moves_at)
            waits = min(one for one in next_times if one is not None) - now()
            try:
                message = await self.person.receive(patience=max(waits, 0.001))
            except TimeoutError:
                if self._paused_since is not None:
                    acts_at = now()
                continue
            self.on_message(message)
            if acts_at is None:
                acts_at = now() + self.rng.uniform(0, self.pause_s)

    async def _move(self) -> None:
        """Open a second connection; if it tells as much as the first, leave the first."""
        known, new = self.known, None
        assert self._lobby is not None
        try:
            if known is None:
                raise ConnectionError("between two seats' updates")
            async with asyncio.timeout(MOVE_TIMEOUT_S):
                tokens = [self.table.tokens[seat] for seat in self.seats]
                new = await self._lobby.connect(self.table, *tokens, version=known)
                welcome = [await new.receive("update") for _ in self.pictures]
        except (*CUT_OFF, TimeoutError):
            _abort(new)
            self._moves_at = asyncio.get_running_loop().time() + FIRST_RETRY_S
            return
        _abort(self.person)
        self._moves_at, self._asked_at, self.person = None, None, new
        for message in welcome:
            self.on_message(message)
        for sent in self.pending.values():
            sent.times_sent += 1
            await new.do(sent.seat, sent.action, sent.id)

    async def _probe(self, now: float) -> None:
        """A network that is gone does not say so: ask for the time. Raises ConnectionError after silence."""
        assert self.person is not None
        if self._asked_at is not None and now - self._asked_at > PROBE_TIMEOUT_S:
            raise ConnectionError("nobody answers")
        if now >= self._next_probe:
            self._next_probe = now + PROBE_INTERVAL_S
            if self._asked_at is None:
                self._asked_at = now
            await self.person.send({"type": "time", "sent": now})

    def on_message(self, message: Json) -> None:
        super().on_message(message)
        if message["type"] == "time":
            self._asked_at = None
        if message["type"] == "moving":
            self._moves_at = asyncio.get_running_loop().time() + message["after_ms"] / 1000
        if message["type"] == "update":
            version = message["version"]
            self.first_heard.setdefault(version, time.time())
            self.step_backs += version < self.newest
            self.newest = max(version, self.newest)
            if self.phase != "paused":
                self._paused_since = None
            elif self._paused_since is None:
                self._paused_since = time.monotonic()

    async def _act(self) -> None:
        """A game that was interrupted goes on by itself: one waits for that, for a while."""
        assert self.person is not None
        paused = self._paused_since
        if paused is not None and self.seats and time.monotonic() - paused > PATIENCE_WITH_PAUSE_S:
            self._paused_since = time.monotonic()
            self.pauses_ended_by_hand += 1
            await self.person.send({"type": "resume"})
        await self._act_for_seats()
