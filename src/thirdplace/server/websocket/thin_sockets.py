"""The thinnest WebSocket end: aiohttp reads the HTTP request, then the connection is ours alone.

aiohttp's own WebSocketResponse keeps a task, a request, a parser and a queue per socket (15 KB). Here
`ThinSockets.take_connection` answers the handshake itself and hands the transport over to a `ThinSocket`, a
protocol of a few slots, and aiohttp's side of the connection ends as though the peer had hung up. Sending is
one write without an await. One sweep looks after all sockets: no task and no timer for any of them.
"""

import asyncio
from contextlib import suppress
from time import monotonic

from aiohttp import web

from thirdplace.server.websocket.frames import (
    CLOSE,
    PING,
    POLICY_VIOLATION,
    PONG,
    TEXT,
    FrameParser,
    ProtocolFault,
    make_close_frame,
    make_control_frame,
    make_text_frame,
)
from thirdplace.server.websocket.handshake import accept_handshake
from thirdplace.server.websocket.socket_set import SocketSet
from thirdplace.server.websocket.socket_types import ANY_PACE, BYTES_PER_UNIT, Listener, Pace
from thirdplace.server.websocket.upgrade import UpgradedResponse, take_over_connection

__all__ = ["ThinSocket", "ThinSockets"]

OPEN, CLOSING, IGNORING = 0, 1, 2  # talking; waiting for the peer's close; no longer reading what comes
SWEEPS_PER_SILENCE = (
    5  # sweeps in one span of silence: a socket is pinged and dropped at most a fifth of it early
)
CLOSING_SWEEPS = 2  # sweeps within which a closing socket must have ended: 5 to 10 s of the usual silence

MAX_DISCARDED_READS = 256
DISCARDED_BYTES_PER_READ = 1 << 14
"""What still comes after we have refused a peer is read and thrown away, so that it can read our reason; but
not without end."""


class ThinSocket(asyncio.Protocol):
    """One connection. Nothing here awaits, and nothing raises because the peer has gone."""

    __slots__ = (
        "_filled_at",
        "_frames",
        "_has_answered",
        "_listener",
        "_quiet_sweeps",
        "_sockets",
        "_state",
        "_transport",
        "pong_count",
    )

    def __init__(
        self, board: "ThinSockets", transport: asyncio.Transport, listener: Listener, frames: FrameParser
    ) -> None:
        self._sockets = board
        self._transport: asyncio.Transport | None = transport
        self._listener = listener
        self._frames = frames
        self._state = OPEN
        self._has_answered = True  # has anything come since the last heartbeat?
        self.pong_count = 0
        self._quiet_sweeps = 0  # sweeps since the last sign of life, or since we began to close
        self._filled_at = monotonic()

    @property
    def backlog_bytes(self) -> int:
        """Bytes we wrote and the kernel has not taken yet."""
        return self._transport.get_write_buffer_size() if self._transport else 0

    def send(self, text: bytes) -> None:
        """Send one text message, or nothing if the socket is closing or gone."""
        transport = self._transport  # as in _write, but this is done four times for each move
        if self._state == OPEN and transport and not transport.is_closing():
            transport.write(make_text_frame(text))

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Say goodbye. The connection ends when the peer answers, or after a short grace."""
        if self._state == OPEN:
            self._write(make_close_frame(code, reason))
            self._state, self._quiet_sweeps = CLOSING, 0

    def drop(self) -> None:
        """End the connection at once, without a word and without what is still unsent."""
        self._state = IGNORING
        if self._transport:
            self._transport.abort()

    async def run(self) -> web.StreamResponse:
        """The connection is ours, so there is nothing for the route to wait for."""
        return UpgradedResponse()

    def ping(self) -> bool:
        """Ask for a sign of life with a ping; has there been any since the last time?

        A browser answers by itself, also in the background, where a page's own timers are slowed down.
        """
        heard, self._has_answered = self._has_answered, False
        if self._state == OPEN:
            self._write(make_control_frame(PING))
        return heard

    @property
    def has_answered(self) -> bool:
        """Has anything come since the last heartbeat?"""
        return self._has_answered

    def data_received(self, data: bytes) -> None:
        """Called by the transport: hear what came, answer pings and goodbyes."""
        frames = self._frames
        if self._state == IGNORING:
            self._discard_received(data)
            return
        self._has_answered = True
        if self._state == OPEN:
            self._quiet_sweeps = 0
        frames.units_left -= 1 + len(data) // BYTES_PER_UNIT
        if frames.units_left < self._sockets.low_units:
            self._refill_allowance()  # only now is the clock read
            if self._state == IGNORING:
                return
        try:
            for opcode, payload in frames.parse(data):
                if opcode == TEXT:
                    if self._state == OPEN:
                        self._listener.on_message(self, payload)
                elif opcode == PING:
                    self._write(make_control_frame(PONG, payload))
                elif opcode == PONG:
                    self.pong_count += 1
                elif opcode == CLOSE:
                    self._answer_close(payload)
                    break
        except ProtocolFault as fault:
            self._refuse(fault)
        except Exception:
            self.drop()  # the listener failed: its exception goes to the loop's log, the socket ends
            raise

    def _refill_allowance(self) -> None:
        """Allow what the time since the last call allows; one who has used it all up is refused."""
        pace, now = self._sockets.pace, monotonic()
        left = self._frames.units_left + (now - self._filled_at) * pace.units_per_second
        self._frames.units_left, self._filled_at = min(left, pace.units_at_once), now
        if left < 0:
            self._refuse(ProtocolFault(POLICY_VIOLATION, "too fast"))

    def _discard_received(self, data: bytes) -> None:
        """Throw away what a refused peer still sends; when it does not stop, stop reading."""
        self._frames.units_left -= 1 + len(data) // DISCARDED_BYTES_PER_READ
        if self._frames.units_left < 0 and self._transport and not self._transport.is_closing():
            self._transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the transport, once."""
        self._state, self._transport = IGNORING, None
        self._sockets.remove_socket(self)
        self._listener.on_closed(self)

    def pause_writing(self) -> None:
        """Called by the transport when the backlog passes the bound: this peer does not read."""
        self.drop()

    def check_silence(self) -> None:
        """Called by ThinSockets a few times per span of silence."""
        self._quiet_sweeps += 1
        if self._quiet_sweeps >= (2 * SWEEPS_PER_SILENCE if self._state == OPEN else CLOSING_SWEEPS):
            self.drop()
        elif self._quiet_sweeps == SWEEPS_PER_SILENCE:
            self._write(make_control_frame(PING))

    def _write(self, frame: bytes) -> None:
        if self._state != IGNORING and self._transport and not self._transport.is_closing():
            self._transport.write(frame)

    def _answer_close(self, payload: bytes) -> None:
        if self._state == OPEN:
            self._write(make_control_frame(CLOSE, payload[:2]))
        self._state, self._quiet_sweeps = IGNORING, 0
        if self._transport:
            self._transport.close()

    def _refuse(self, fault: ProtocolFault) -> None:
        """Name the fault and close our half only.

        Closing both would reset a peer that is still sending, and it would never read our reason.
        """
        self.close(fault.code, fault.reason)
        self._state = IGNORING
        self._frames.units_left = MAX_DISCARDED_READS
        if self._transport and self._transport.can_write_eof() and not self._transport.is_closing():
            with suppress(OSError):  # the peer may have hung up in this very moment
                self._transport.write_eof()


class ThinSockets(SocketSet[ThinSocket]):
    """All sockets of a server: opens them, keeps them alive, and closes them at the end.

    A message may have `limit` bytes, and a peer that sends faster than `pace` is refused. A socket silent for
    `silence` seconds is pinged, and dropped when it stays silent as long again. A peer that leaves more than
    `backlog` bytes unread is dropped.
    """

    def __init__(
        self, *, limit: int, pace: Pace = ANY_PACE, silence: float = 25.0, backlog: int = 1 << 20
    ) -> None:
        super().__init__()
        self.pace = pace
        self.low_units = pace.units_at_once / 2
        self._message_limit_bytes = limit
        self._sweep_interval_s = silence / SWEEPS_PER_SILENCE
        self._backlog_bytes = backlog
        self._next_sweep: asyncio.TimerHandle | None = None

    @property
    def taken_over_count(self) -> int:
        return len(self._sockets)

    async def accept(self, request: web.Request, listener: Listener) -> ThinSocket:
        return self.take_connection(request, listener)

    def take_connection(self, request: web.Request, listener: Listener) -> ThinSocket:
        """Answer the handshake and take the connection over; the route then returns `Upgraded()`.

        Raises HTTPBadRequest or HTTPUpgradeRequired when the request asks for something else. The
        listener hears nothing before this has returned.
        """
        answer = accept_handshake(request)
        transport, early = take_over_connection(request)
        frames = FrameParser(self._message_limit_bytes, early)
        frames.units_left = self.pace.units_at_once
        socket = ThinSocket(self, transport, listener, frames)
        transport.set_write_buffer_limits(high=self._backlog_bytes)
        transport.set_protocol(socket)
        transport.write(answer)
        loop = asyncio.get_running_loop()
        if early:  # frames that came together with the request; what comes later is added behind them
            loop.call_soon(socket.data_received, b"")
        self._sockets.add(socket)
        if self._next_sweep is None:
            self._next_sweep = loop.call_later(self._sweep_interval_s, self._sweep_all)
        return socket

    async def close_all(self, code: int = 1001, reason: str = "", *, grace: float = 2.0) -> None:
        await super().close_all(code, reason, grace=grace)
        if self._next_sweep is not None:
            self._next_sweep.cancel()
            self._next_sweep = None

    def _sweep_all(self) -> None:
        loop = asyncio.get_running_loop()
        self._next_sweep = loop.call_later(self._sweep_interval_s, self._sweep_all) if self._sockets else None
        for socket in tuple(self._sockets):
            socket.check_silence()
