"""HTTP connections: how many there may be, and how long each may take over its request.

aiohttp counts none of them and waits for ever. Here an address may have so many, and all together may have as
many as the process has descriptors for (less a reserve for its own files). Whoever does not finish the
headers of a request, or does not read an answer, is hung up on. When there are too many, one that asks for
nothing at the moment makes room.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from thirdplace.server import logs
from thirdplace.server.limits.buckets import Buckets
from thirdplace.server.limits.loop_share import LoopShare
from thirdplace.server.limits.networks import NETWORK_MULTIPLE, household_address, wider_network

__all__ = [
    "HEADERS_TIMEOUT_S",
    "READ_BUFFER_BYTES",
    "CountedRunner",
    "HttpConnections",
    "leave_body_unread",
    "max_connections",
]

HEADERS_TIMEOUT_S = 15.0
"""To send a request's headers, from their first byte (or from the connection, if none comes)."""
IDLE_TIMEOUT_S = 75.0
"""A connection may stay open without a request, as browsers like it."""
PROXY_IDLE_TIMEOUT_S = 3630.0
"""A proxy closes its connections itself: if we did, it might send a request into one that is just closing."""
UNREAD_TIMEOUT_S = 30.0
MIN_READ_BYTES = 16 * 1024
"""Whoever reads less of an answer than this in UNREAD_S is hung up on: a byte now and then is not reading."""
SWEEP_INTERVAL_S = 1.0
RESERVED_DESCRIPTORS = 64
"""For the database, pipes to the computer players, and what the system needs."""
NEW_SHARE_PER_SECOND = 0.25
NEW_SHARE_AT_ONCE = 2.5
"""Connections opened by one address, as a part of those it may have."""
LOG_INTERVAL_S = 60.0
RECEIVE_BUFFER_BYTES = 32 * 1024
READ_BUFFER_BYTES = 16 * 1024
"""What the system, and what aiohttp, takes of a body before somebody wants it: of those who are refused, no
more is read, and large bodies over hundreds of connections come in pieces, between which moves are made. With
less than 32 KB the system on the other side waits for 200 ms now and then before it sends more."""

MakeErrorResponse = Callable[[web.BaseRequest, int], web.StreamResponse]


def max_connections() -> int:
    """As many as there are descriptors, less the reserve."""
    try:
        import resource
    except ImportError:
        return 8192  # Windows
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 1_000_000
    return max(soft // 2, soft - RESERVED_DESCRIPTORS)


class HttpConnection(RequestHandler):
    """One HTTP connection, until it ends or becomes a WebSocket."""

    __slots__ = ("_count", "_progress_at", "_requests_seen", "_unread_bytes", "address", "has_sent_bytes")

    def __init__(self, count: "HttpConnections", *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._count = count
        self.address = ""
        self.has_sent_bytes = False
        """Has anything come since the last request?"""
        self._progress_at = 0.0
        self._requests_seen = 0
        self._unread_bytes = 0
        """How much had not been read of an answer when something last moved."""

    @property
    def is_waiting(self) -> bool:
        """Is there no request that could be answered?"""
        return self._waiter is not None and not self._waiter.done()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self.address = household_address(peer[0] if peer else None)
        self._progress_at = self._loop.time()
        if not self._count.add(self):
            self._manager = None  # so that aiohttp's connection_lost has nothing to do
            self._parser = None  # which refers to this: thousands would wait for the garbage collector
            transport.abort()  # type: ignore[attr-defined]
            return
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, RECEIVE_BUFFER_BYTES)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._count.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.has_sent_bytes = True
        share = self._count.loop_share
        if share is None or not self.is_waiting or share.may_begin_now(self.address):
            super().data_received(data)
        elif self.transport is not None:
            self.transport.pause_reading()
            share.begin_later(self.address, partial(self._receive_held_data, data))

    def _receive_held_data(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.resume_reading()  # first, because aiohttp may pause when it has the data
            super().data_received(data)

    def hang_up(self) -> None:
        transport = self.transport
        self.force_close()
        if transport is not None:
            transport.abort()

    def hang_up_if_idle(self, now: float) -> None:
        """Hang up if nothing has moved for too long."""
        unread = self.transport.get_write_buffer_size() if self.transport is not None else 0
        if self._requests_seen != self._request_count:
            self._requests_seen, self.has_sent_bytes = self._request_count, False
            self._note_progress(unread, now)
        elif unread:
            # There may be more than before: then somebody has read all that was there.
            if unread > self._unread_bytes or unread <= self._unread_bytes - MIN_READ_BYTES:
                self._note_progress(unread, now)
            elif now - self._progress_at > UNREAD_TIMEOUT_S:
                self.hang_up()
        elif self._unread_bytes or not self.is_waiting:
            self._note_progress(0, now)  # all was read, or we are at it
        elif now - self._progress_at > self._idle_limit_s():
            self.hang_up()

    def _note_progress(self, unread: int, now: float) -> None:
        self._unread_bytes, self._progress_at = unread, now

    def _idle_limit_s(self) -> float:
        return HEADERS_TIMEOUT_S if self.has_sent_bytes or not self._request_count else self._count.idle_s

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What aiohttp answers by itself, to what is no HTTP: in our words, with our headers."""
        super().handle_error(request, status, exc, message)  # logs it
        return self._count.answer(request, status)


def leave_body_unread(request: web.BaseRequest) -> None:
    """Hang up after the answer. aiohttp would read on for ten seconds: what is refused for being too much
    would cost as much as what is not."""
    if isinstance(request.protocol, HttpConnection):
        request.protocol._lingering_time = 0.0


class HttpConnections:
    """All HTTP connections of a server."""

    def __init__(
        self,
        answer: MakeErrorResponse,
        others_of: Callable[[str], int],
        others: Callable[[], int],
        *,
        most: int,
        most_per_address: int | None,
    ) -> None:
        """`others_of` an address, and `others` in all: connections that are open and no longer HTTP.

        Without `most_per_address` (behind a proxy, which is one address) only the sum counts.
        """
        self.answer = answer
        self.idle_s = PROXY_IDLE_TIMEOUT_S if most_per_address is None else IDLE_TIMEOUT_S
        self._count_others_of = others_of
        self._count_others = others
        self._most = most
        self._most_per_address = None if most_per_address is None else min(most_per_address, most // 2)
        self._by_address: dict[str, dict[HttpConnection, None]] = {}
        self._networks: Counter[str] = Counter()
        """How many of the connections each network of IPv6 has."""
        self._open = 0
        self.loop_share = None if most_per_address is None else LoopShare()
        most_new = 1 if most_per_address is None else most_per_address
        self._new_connections = Buckets(
            max(1, most_new * NEW_SHARE_PER_SECOND), max(10, most_new * NEW_SHARE_AT_ONCE)
        )
        self._refused = 0
        self._logged_at: float | None = None
        self._next_sweep: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return self._open

    def add(self, connection: HttpConnection) -> bool:
        """May it stay?"""
        loop = asyncio.get_running_loop()
        if not self._has_or_makes_room(connection.address, loop.time()):
            self._log_refusal(loop.time())
            return False
        self._by_address.setdefault(connection.address, {})[connection] = None
        self._open += 1
        if (network := wider_network(connection.address)) is not None:
            self._networks[network] += 1
        if self._next_sweep is None:
            self._next_sweep = loop.call_later(SWEEP_INTERVAL_S, self._sweep_all)
        return True

    def remove(self, connection: HttpConnection) -> None:
        here = self._by_address.get(connection.address)
        if here is not None and connection in here:
            del here[connection]
            self._open -= 1
            if not here:
                del self._by_address[connection.address]
            if (network := wider_network(connection.address)) is not None:
                self._networks -= Counter((network,))  # which forgets those that have none

    def _has_or_makes_room(self, address: str, now: float) -> bool:
        if self._most_per_address is not None:
            network = wider_network(address)
            most_of_network = self._most_per_address * NETWORK_MULTIPLE
            if network is not None and self._networks[network] >= most_of_network:
                return False
            if not self._new_connections.take(address, now):
                return False
            here = len(self._by_address.get(address, ())) + self._count_others_of(address)
            if here >= self._most_per_address and not self._make_room(address):
                return False
        if self._open + self._count_others() < self._most:
            return True
        busiest = max(self._by_address, key=lambda one: len(self._by_address[one]), default=None)
        return busiest is not None and self._make_room(busiest)

    def _make_room(self, address: str) -> bool:
        """Hang up on the oldest connection that asks for nothing."""
        for connection in self._by_address.get(address, ()):
            if connection.is_waiting:
                connection.hang_up()
                self.remove(connection)
                return True
        return False

    def _log_refusal(self, now: float) -> None:
        self._refused += 1
        if self._logged_at is None or now - self._logged_at >= LOG_INTERVAL_S:
            logs.log_warning(
                "connections-refused", refused=self._refused, open=self._open + self._count_others()
            )
            self._refused, self._logged_at = 0, now

    def _sweep_all(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connections in tuple(self._by_address.values()):
            for connection in tuple(connections):
                connection.hang_up_if_idle(now)
        self._next_sweep = loop.call_later(SWEEP_INTERVAL_S, self._sweep_all) if self._open else None


class _CountedServer(web.Server):
    def __init__(self, count: HttpConnections, made: web.Server) -> None:
        super().__init__(
            made.request_handler,
            request_factory=made.request_factory,
            handler_cancellation=made.handler_cancellation,
            loop=made._loop,
            **made._kwargs,
        )
        self._count = count

    def __call__(self) -> HttpConnection:
        return HttpConnection(self._count, self, loop=self._loop, **self._kwargs)


class CountedRunner(web.AppRunner):
    """aiohttp's runner, with connections that are counted."""

    __slots__ = ("_count",)

    def __init__(self, app: web.Application, count: HttpConnections, **options: Any) -> None:
        super().__init__(app, **options)
        self._count = count

    async def _make_server(self) -> web.Server:
        return _CountedServer(self._count, await super()._make_server())
