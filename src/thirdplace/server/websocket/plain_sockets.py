"""WebSockets by aiohttp's own WebSocketResponse: `thirdplace serve --plain-sockets`.

The usual way (thin_sockets.py, upgrade.py) takes the connection over from aiohttp and leans on aiohttp's
insides for it. This one uses nothing but aiohttp's public interface. It takes ten times the memory for each
socket, more time for each message, and is there in case a release of aiohttp breaks the other. Both keep the
same promises.
"""

import asyncio
from contextlib import suppress
from time import monotonic

from aiohttp import WSMsgType, web

from thirdplace.server.websocket.frames import POLICY_VIOLATION, UNSUPPORTED
from thirdplace.server.websocket.handshake import accept_handshake
from thirdplace.server.websocket.socket_set import SocketSet
from thirdplace.server.websocket.socket_types import ANY_PACE, BYTES_PER_UNIT, Listener, Pace

__all__ = ["PlainSocket", "PlainSockets"]

CLOSE_TIMEOUT_S = 5.0
"""How long a peer may take to answer our close."""

Frame = tuple[WSMsgType, bytes]


class PlainSocket:
    """One connection, with the interface of a ThinSocket: nothing that is called here awaits."""

    def __init__(
        self,
        sockets: "PlainSockets",
        transport: asyncio.Transport | None,
        response: web.WebSocketResponse,
        listener: Listener,
    ) -> None:
        self._sockets = sockets
        self._transport = transport
        self._response = response
        self._listener = listener
        self._unsent: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._unsent_bytes = 0
        self._close_reason: tuple[int, str] | None = None
        self._is_gone = False
        self._has_answered = True
        self.pong_count = 0
        self._units = sockets.pace.units_at_once
        self._filled_at = monotonic()

    @property
    def backlog_bytes(self) -> int:
        """Bytes that the kernel has not taken yet."""
        in_transport = 0 if self._transport is None else self._transport.get_write_buffer_size()
        return 0 if self._is_gone else self._unsent_bytes + in_transport

    @property
    def has_answered(self) -> bool:
        """Has anything come since the last heartbeat?"""
        return self._has_answered

    def send(self, text: bytes) -> None:
        """Send one text message, or nothing if the socket is closing or gone."""
        self._enqueue(WSMsgType.TEXT, text)

    def ping(self) -> bool:
        """Ask for a sign of life with a ping; has there been any since the last time?"""
        heard, self._has_answered = self._has_answered, False
        self._enqueue(WSMsgType.PING, b"")
        return heard

    def close(self, code: int = 1000, reason: str = "") -> None:
        """The connection ends when the peer answers, or after CLOSE_TIMEOUT_S."""
        if self._close_reason is None and not self._is_gone:
            self._close_reason = (code, reason)
            self._unsent.put_nowait(None)

    def drop(self) -> None:
        """End the connection at once, without a word and without what is still unsent."""
        self._is_gone = True
        if self._transport is not None:
            self._transport.abort()

    def _enqueue(self, kind: WSMsgType, payload: bytes) -> None:
        if self._close_reason is not None or self._is_gone:
            return
        self._unsent.put_nowait((kind, payload))
        self._unsent_bytes += len(payload)
        if self.backlog_bytes > self._sockets.backlog_bytes:
            self.drop()  # this peer does not read

    async def run(self) -> web.StreamResponse:
        """Called by the route: returns when the connection has ended."""
        writing = asyncio.get_running_loop().create_task(self._send_queued())
        try:
            await self._receive_all()
            if self._close_reason is not None and not self._is_gone:
                await writing  # which waits for the peer's answer
        except Exception as failure:  # the listener failed: its exception goes to the loop's log
            about = {"message": "a listener failed", "exception": failure}
            asyncio.get_running_loop().call_exception_handler(about)
            self.drop()
        finally:
            self._is_gone = True
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing
            self._sockets.remove_socket(self)
            self._listener.on_closed(self)
        return self._response

    async def _send_queued(self) -> None:
        with suppress(ConnectionError):  # the peer may hang up at any time
            while (frame := await self._unsent.get()) is not None:
                kind, payload = frame
                await self._response.send_frame(payload, kind)
                self._unsent_bytes -= len(payload)
            code, reason = self._close_reason or (1000, "")
            await self._response.close(code=code, message=reason.encode())

    async def _receive_all(self) -> None:
        was_silent = False
        while True:
            try:
                message = await self._response.receive(self._sockets.silence_s)
            except TimeoutError:
                if was_silent:
                    self.drop()
                    return
                was_silent = True
                self._enqueue(WSMsgType.PING, b"")
                continue
            was_silent, self._has_answered = False, True
            match message.type:
                case WSMsgType.TEXT:
                    self._receive_text(message.data.encode())
                case WSMsgType.PING:
                    self._count_units(message.data)
                    self._enqueue(WSMsgType.PONG, message.data)
                case WSMsgType.PONG:
                    self._count_units(message.data)
                    self.pong_count += 1
                case WSMsgType.BINARY:
                    self.close(UNSUPPORTED, "text only")
                case WSMsgType.CLOSE:
                    with suppress(ConnectionError):
                        await self._response.close(code=message.data or 1000, drain=False)
                    return
                case _:  # the peer has gone, or we close
                    return

    def _receive_text(self, text: bytes) -> None:
        self._count_units(text)
        if self._close_reason is None and not self._is_gone:
            self._listener.on_message(self, text)

    def _count_units(self, payload: bytes) -> None:
        """Count what came. A peer that sends faster than the pace allows is refused."""
        pace, now = self._sockets.pace, monotonic()
        filled = self._units + (now - self._filled_at) * pace.units_per_second
        self._units = min(filled, pace.units_at_once) - 1 - len(payload) // BYTES_PER_UNIT
        self._filled_at = now
        if self._units < 0:
            self.close(POLICY_VIOLATION, "too fast")


class PlainSockets(SocketSet[PlainSocket]):
    """All plain sockets of a server; `ThinSockets` says what the arguments mean."""

    taken_over_count = 0
    """aiohttp's connections stay aiohttp's."""

    def __init__(
        self, *, limit: int, pace: Pace = ANY_PACE, silence: float = 25.0, backlog: int = 1 << 20
    ) -> None:
        super().__init__()
        self.pace = pace
        self.silence_s = silence
        self.backlog_bytes = backlog
        self._message_limit_bytes = limit

    async def accept(self, request: web.Request, listener: Listener) -> PlainSocket:
        """Answer the handshake; the route then returns what `run` returns."""
        accept_handshake(request)  # refuses what is no handshake, as the usual way does
        response = web.WebSocketResponse(
            timeout=CLOSE_TIMEOUT_S,
            autoclose=False,
            autoping=False,
            compress=False,
            max_msg_size=self._message_limit_bytes + 1,
        )
        await response.prepare(request)
        socket = PlainSocket(self, request.transport, response, listener)
        self._sockets.add(socket)
        return socket
