"""People who move to another server without a gap when theirs is about to stop, as the browser does."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic

import aiohttp
from support.live_server import Json, Lobby, TableConnection, TableMade
from support.random_players import CUT_OFF, RandomPlayer, SeatPicture

__all__ = ["MoveTally", "MovingPlayer"]

FIRST_RETRY_S = 0.3
MAX_RETRY_S = 8.0
ANSWER_PATIENCE_S = 2.0
WELCOME_PATIENCE_S = 30.0


@dataclass
class MoveTally:
    """What all people together have seen of a change."""

    moves: list[float] = field(default_factory=list)
    """Seconds from being asked to move until all goes over the second connection."""
    cuts: list[float] = field(default_factory=list)
    """Seconds without a connection, for each that ended before there was another."""
    gaps: list[float] = field(default_factory=list)
    """Of each person: seconds without any working connection, all together."""
    failures: list[str] = field(default_factory=list)
    """Connections that were not given, and why."""


class OpenConnection:
    """A connection whose messages are read as they come, since pings are answered only then."""

    def __init__(self, person: TableConnection) -> None:
        self.person = person
        self.inbox: asyncio.Queue[Json | None] = asyncio.Queue()
        self.ended_at: float | None = None
        self._reading = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        with suppress(*CUT_OFF):
            while True:
                self.inbox.put_nowait(await self.person.receive(patience=600))
        self.ended_at = monotonic()
        self.inbox.put_nowait(None)

    @property
    def seconds_since_end(self) -> float:
        return 0.0 if self.ended_at is None else monotonic() - self.ended_at

    async def take(self, patience: float) -> Json | None:
        """The next message; None: it is over. Raises TimeoutError."""
        return await asyncio.wait_for(self.inbox.get(), patience)

    async def close(self) -> None:
        self._reading.cancel()
        await self.person.close()


class MovingPlayer(RandomPlayer):
    """Plays at its own pace until told to stop, at whatever server there is."""

    def __init__(
        self, table: TableMade, seats: Sequence[int], rng: random.Random, tally: MoveTally, pace_s: float
    ) -> None:
        super().__init__(table, seats, rng)
        self.tally = tally
        self._pace_s = pace_s
        self._open: OpenConnection | None = None
        self._asked_to_move_at: float | None = None
        self._moves_at = 0.0
        self._gap_s = 0.0

    async def arrive(self, lobby: Lobby) -> None:
        await self.connect(lobby)
        assert self.person is not None
        self._open = OpenConnection(self.person)

    async def play_until(self, stop: asyncio.Event, lobby: Lobby) -> None:
        acts_at = monotonic() + self._next_pause()
        while not stop.is_set():
            assert self._open is not None
            with suppress(TimeoutError):
                message = await self._open.take(0.1)
                if message is None:
                    await self._come_back(lobby)
                else:
                    self._hear(message)
                    continue
            if self._asked_to_move_at is not None and monotonic() >= self._moves_at:
                await self._move(lobby)
            if monotonic() >= acts_at and not self.over:
                with suppress(*CUT_OFF):
                    await self._act()
                acts_at = monotonic() + self._next_pause()

    async def leave(self) -> None:
        """What is on its way is heard first."""
        end = monotonic() + ANSWER_PATIENCE_S
        while self._open is not None and self.pending and monotonic() < end:
            with suppress(TimeoutError):
                message = await self._open.take(0.1)
                if message is None:
                    break
                self._hear(message)
        self.tally.gaps.append(self._gap_s)
        if self._open is not None:
            await self._open.close()

    def _next_pause(self) -> float:
        return self._pace_s * self.rng.uniform(0.5, 1.5)

    def _hear(self, message: Json) -> None:
        if message["type"] == "moving":
            self._asked_to_move_at = monotonic()
            self._moves_at = monotonic() + message["after_ms"] / 1000
        else:
            self.on_message(message)

    async def _move(self, lobby: Lobby) -> None:
        """Open a second connection; leave the first when the second knows all, and the first has answered."""
        old, known = self._open, self.known
        assert old is not None
        try:
            new = await self._open_another(lobby, known)
        except (*CUT_OFF, TimeoutError) as wrong:
            self.tally.failures.append(f"moving: {wrong}")
            self._moves_at = monotonic() + FIRST_RETRY_S * self.rng.uniform(0.5, 1.5)
            return
        if known is None:
            self.pictures = {seat: SeatPicture() for seat in self.pictures}
        self._open, self.person = new, new.person
        assert self._asked_to_move_at is not None
        for message in self._welcome:
            self._hear(message)
        self.tally.moves.append(monotonic() - self._asked_to_move_at)
        self._gap_s += old.seconds_since_end
        self._asked_to_move_at = None
        await self._hear_answers(old)
        await old.close()
        with suppress(*CUT_OFF):
            for sent in self.pending.values():
                await new.person.do(sent.seat, sent.action, sent.id)

    async def _open_another(self, lobby: Lobby, known: int | None) -> OpenConnection:
        tokens = [self.table.tokens[seat] for seat in self.seats]
        new = OpenConnection(await lobby.connect(self.table, *tokens, version=known))
        self._welcome: list[Json] = []
        missing = set(self.pictures)
        while missing:
            message = await new.take(WELCOME_PATIENCE_S)
            if message is None or message["type"] == "refused":
                await new.close()
                raise aiohttp.ClientError(f"no welcome: {message}")
            self._welcome.append(message)
            if message["type"] == "update":
                missing.discard(message["seat"])
        return new

    async def _hear_answers(self, old: OpenConnection) -> None:
        """Of the first connection nothing else is wanted: updates come over the second."""
        end = monotonic() + ANSWER_PATIENCE_S
        while self.pending and monotonic() < end:
            with suppress(TimeoutError):
                message = await old.take(0.1)
                if message is None:
                    return
                if message["type"] in ("ok", "refused"):
                    self.on_message(message)

    async def _come_back(self, lobby: Lobby) -> None:
        """As after any loss: soon, and then less and less often."""
        lost, wait_s = self._open, FIRST_RETRY_S
        assert lost is not None
        self._asked_to_move_at = None
        while True:
            await asyncio.sleep(wait_s * self.rng.uniform(0.5, 1.5))
            wait_s = min(wait_s * 2, MAX_RETRY_S)
            try:
                await self.arrive(lobby)
                gap_s = lost.seconds_since_end
                self.tally.cuts.append(gap_s)
                self._gap_s += gap_s
                return
            except CUT_OFF as wrong:
                self.tally.failures.append(f"coming back: {wrong}")
