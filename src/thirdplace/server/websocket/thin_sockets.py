"""The thinnest WebSocket end: aiohttp reads the HTTP request, then the connection is ours alone.

aiohttp's own WebSocketResponse keeps a task, a request, a parser and a queue per socket (15 KB). Here
`Switchboard.open` answers the handshake itself and hands the transport over to a `Wire`, a protocol
of a few slots, and aiohttp's side of the connection ends as though the peer had hung up. Sending is
one write without an await. One sweep looks after all wires: no task and no timer for any of them.
"""

import asyncio
import sys
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from aiohttp import web

from thirdplace.server.websocket.frames import (
    CLOSE,
    PING,
    POLICY_VIOLATION,
    PONG,
    TEXT,
    Fault,
    Frames,
    close_frame,
    control_frame,
    text_frame,
)
from thirdplace.server.websocket.handshake import accepted
from thirdplace.server.websocket.upgrade import Upgraded, take_over

__all__ = ["Listener", "Pace", "Socket", "Sockets", "Switchboard", "Upgraded", "Wire"]

OPEN, CLOSING, DEAF = 0, 1, 2  # talking; waiting for the peer's close; no longer reading what comes
SWEEPS = 5  # sweeps in one span of silence: a wire is pinged and dropped at most a fifth of it early
GRACE = 2  # sweeps within which a closing wire must have ended: 5 to 10 s of the usual silence

BYTES_PER_UNIT = 1024
"""Of what a peer sends, so many bytes count like a frame."""
MOST_DISCARDED_READS = 256
DISCARDED_BYTES_PER_READ = 1 << 14
"""What still comes after we have refused a peer is read and thrown away, so that it can read our reason; but
not without end."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a peer may send. Every frame of any kind costs a unit, and so does every read: many small
    segments cost us as much as many frames. Every KB costs one more."""

    units_per_second: float
    units_at_once: float


ANY_PACE = Pace(sys.maxsize, sys.maxsize)


class Socket(Protocol):
    """A WebSocket of either kind: a Wire, or a PlainSocket. Nothing here raises because the peer has gone,
    and everything may be called after that."""

    @property
    def backlog(self) -> int:
        """Bytes we wrote and the kernel has not taken yet."""

    @property
    def has_answered(self) -> bool:
        """Has anything come since the last heartbeat?"""

    def send(self, text: bytes) -> None: ...

    def close(self, code: int = 1000, reason: str = "") -> None: ...

    def drop(self) -> None: ...

    def beat(self) -> bool: ...

    async def run(self) -> web.StreamResponse:
        """Called by the route, as the last thing it does; the result is what the route returns."""


class Sockets(Protocol):
    """All WebSockets of a server: a Switchboard, or PlainSockets."""

    @property
    def taken_over(self) -> int:
        """How many connections are open that are no longer aiohttp's."""

    async def accept(self, request: web.Request, listener: "Listener") -> Socket:
        """Answer the handshake. Raises HTTPBadRequest or HTTPUpgradeRequired when the request asks for
        something else. The listener hears nothing before the loop's next turn."""

    async def close(self, code: int = 1001, reason: str = "", *, grace: float = 2.0) -> None:
        """Close all of them and wait; those still there after so many seconds are dropped."""


class Listener(Protocol):
    """Whoever talks over a socket."""

    def heard(self, wire: Socket, text: bytes) -> None:
        """One whole text message in UTF-8, within the limit. Not called any more once we close."""

    def gone(self, wire: Socket) -> None:
        """The connection is over: exactly once, however it ended."""


class Wire(asyncio.Protocol):
    """One connection. Nothing here awaits, and nothing raises because the peer has gone."""

    __slots__ = ("_board", "_filled_at", "_frames", "_heard", "_listener", "_quiet", "_state", "_transport")

    def __init__(
        self, board: "Switchboard", transport: asyncio.Transport, listener: Listener, frames: Frames
    ) -> None:
        self._board = board
        self._transport: asyncio.Transport | None = transport
        self._listener = listener
        self._frames = frames
        self._state = OPEN
        self._heard = True  # has anything come since the last heartbeat?
        self._quiet = 0  # sweeps since the last sign of life, or since we began to close
        self._filled_at = monotonic()

    @property
    def backlog(self) -> int:
        """Bytes we wrote and the kernel has not taken yet."""
        return self._transport.get_write_buffer_size() if self._transport else 0

    def send(self, text: bytes) -> None:
        """Send one text message, or nothing if the wire is closing or gone."""
        transport = self._transport  # as in _write, but this is done four times for each move
        if self._state == OPEN and transport and not transport.is_closing():
            transport.write(text_frame(text))

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Say goodbye. The connection ends when the peer answers, or after a short grace."""
        if self._state == OPEN:
            self._write(close_frame(code, reason))
            self._state, self._quiet = CLOSING, 0

    def drop(self) -> None:
        """End the connection at once, without a word and without what is still unsent."""
        self._state = DEAF
        if self._transport:
            self._transport.abort()

    async def run(self) -> web.StreamResponse:
        """The connection is ours, so there is nothing for the route to wait for."""
        return Upgraded()

    def beat(self) -> bool:
        """Ask for a sign of life with a ping; has there been any since the last time?

        A browser answers by itself, also in the background, where a page's own timers are slowed down.
        """
        heard, self._heard = self._heard, False
        if self._state == OPEN:
            self._write(control_frame(PING))
        return heard

    @property
    def has_answered(self) -> bool:
        """Has anything come since the last heartbeat?"""
        return self._heard

    def data_received(self, data: bytes) -> None:
        """Called by the transport: hear what came, answer pings and goodbyes."""
        frames = self._frames
        if self._state == DEAF:
            self._discard(data)
            return
        self._heard = True
        if self._state == OPEN:
            self._quiet = 0
        frames.left -= 1 + len(data) // BYTES_PER_UNIT
        if frames.left < self._board.low_units:
            self._fill_up()  # only now is the clock read
            if self._state == DEAF:
                return
        try:
            for opcode, payload in frames.feed(data):
                if opcode == TEXT:
                    if self._state == OPEN:
                        self._listener.heard(self, payload)
                elif opcode == PING:
                    self._write(control_frame(PONG, payload))
                elif opcode == CLOSE:
                    self._answer_close(payload)
                    break
        except Fault as fault:
            self._refuse(fault)
        except Exception:
            self.drop()  # the listener failed: its exception goes to the loop's log, the wire ends
            raise

    def _fill_up(self) -> None:
        """Allow what the time since the last call allows; one who has used it all up is refused."""
        pace, now = self._board.pace, monotonic()
        left = self._frames.left + (now - self._filled_at) * pace.units_per_second
        self._frames.left, self._filled_at = min(left, pace.units_at_once), now
        if left < 0:
            self._refuse(Fault(POLICY_VIOLATION, "too fast"))

    def _discard(self, data: bytes) -> None:
        """Throw away what a refused peer still sends; when it does not stop, stop reading."""
        self._frames.left -= 1 + len(data) // DISCARDED_BYTES_PER_READ
        if self._frames.left < 0 and self._transport and not self._transport.is_closing():
            self._transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the transport, once."""
        self._state, self._transport = DEAF, None
        self._board.forget(self)
        self._listener.gone(self)

    def pause_writing(self) -> None:
        """Called by the transport when the backlog passes the bound: this peer does not read."""
        self.drop()

    def sweep(self) -> None:
        """Called by the switchboard a few times per span of silence."""
        self._quiet += 1
        if self._quiet >= (2 * SWEEPS if self._state == OPEN else GRACE):
            self.drop()
        elif self._quiet == SWEEPS:
            self._write(control_frame(PING))

    def _write(self, frame: bytes) -> None:
        if self._state != DEAF and self._transport and not self._transport.is_closing():
            self._transport.write(frame)

    def _answer_close(self, payload: bytes) -> None:
        if self._state == OPEN:
            self._write(control_frame(CLOSE, payload[:2]))
        self._state, self._quiet = DEAF, 0
        if self._transport:
            self._transport.close()

    def _refuse(self, fault: Fault) -> None:
        """Name the fault and close our half only.

        Closing both would reset a peer that is still sending, and it would never read our reason.
        """
        self.close(fault.code, fault.reason)
        self._state = DEAF
        self._frames.left = MOST_DISCARDED_READS
        if self._transport and self._transport.can_write_eof() and not self._transport.is_closing():
            with suppress(OSError):  # the peer may have hung up in this very moment
                self._transport.write_eof()


class Switchboard:
    """All wires of a server: opens them, keeps them alive, and closes them at the end.

    A message may have `limit` bytes, and a peer that sends faster than `pace` is refused. A wire silent for
    `silence` seconds is pinged, and dropped when it stays silent as long again. A peer that leaves more than
    `backlog` bytes unread is dropped.
    """

    def __init__(
        self, *, limit: int, pace: Pace = ANY_PACE, silence: float = 25.0, backlog: int = 1 << 20
    ) -> None:
        self.pace = pace
        self.low_units = pace.units_at_once / 2
        self._limit = limit
        self._pause = silence / SWEEPS
        self._backlog = backlog
        self._wires: set[Wire] = set()
        self._next_sweep: asyncio.TimerHandle | None = None
        self._empty = asyncio.Event()

    def __len__(self) -> int:
        return len(self._wires)

    @property
    def taken_over(self) -> int:
        return len(self._wires)

    async def accept(self, request: web.Request, listener: Listener) -> Wire:
        return self.open(request, listener)

    def open(self, request: web.Request, listener: Listener) -> Wire:
        """Answer the handshake and take the connection over; the route then returns `Upgraded()`.

        Raises HTTPBadRequest or HTTPUpgradeRequired when the request asks for something else. The
        listener hears nothing before this has returned.
        """
        answer = accepted(request)
        transport, early = take_over(request)
        frames = Frames(self._limit, early)
        frames.left = self.pace.units_at_once
        wire = Wire(self, transport, listener, frames)
        transport.set_write_buffer_limits(high=self._backlog)
        transport.set_protocol(wire)
        transport.write(answer)
        loop = asyncio.get_running_loop()
        if early:  # frames that came together with the request; what comes later is added behind them
            loop.call_soon(wire.data_received, b"")
        self._wires.add(wire)
        if self._next_sweep is None:
            self._next_sweep = loop.call_later(self._pause, self._sweep)
        return wire

    def forget(self, wire: Wire) -> None:
        """Called by a wire whose connection has ended."""
        self._wires.discard(wire)
        if not self._wires:
            self._empty.set()

    async def close(self, code: int = 1001, reason: str = "", *, grace: float = 2.0) -> None:
        """Close all wires and wait for them; those still there after the grace are dropped."""
        for wire in tuple(self._wires):
            wire.close(code, reason)
        try:
            await asyncio.wait_for(self._all_gone(), grace)
        except TimeoutError:
            for wire in tuple(self._wires):
                wire.drop()
            await self._all_gone()
        if self._next_sweep is not None:
            self._next_sweep.cancel()
            self._next_sweep = None

    async def _all_gone(self) -> None:
        while self._wires:
            self._empty.clear()
            await self._empty.wait()

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        self._next_sweep = loop.call_later(self._pause, self._sweep) if self._wires else None
        for wire in tuple(self._wires):
            wire.sweep()
