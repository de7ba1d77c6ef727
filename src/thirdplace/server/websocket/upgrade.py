"""From an HTTP request to a bare connection: parting from aiohttp. It leans on aiohttp's insides."""

import asyncio
from typing import TYPE_CHECKING, cast

from aiohttp import web

if TYPE_CHECKING:
    from aiohttp.abc import AbstractStreamWriter
    from aiohttp.http import WebSocketReader

__all__ = ["UpgradedResponse", "take_over_connection"]


class UpgradedResponse(web.StreamResponse):
    """What a route returns after `ThinSockets.take_connection`: nothing is left for aiohttp to send."""

    def __init__(self) -> None:
        super().__init__(status=101)

    async def prepare(self, request: web.BaseRequest) -> "AbstractStreamWriter | None":
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        return None


class EarlyBytes:
    """Collects what arrived behind the handshake; aiohttp takes it for the parser after an upgrade."""

    def __init__(self) -> None:
        self.data = b""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.data += data
        return False, b""

    def feed_eof(self) -> None:
        """There is no end to tell anyone about."""


def take_over_connection(request: web.Request) -> tuple[asyncio.Transport, bytes]:
    """Part aiohttp from the request's connection: the transport, and the bytes it had read too far.

    aiohttp's protocol is told that its connection was lost. It then forgets the connection, so that its
    shutdown does not touch it, and ends its task when the route returns; without a transport it can
    neither write to our peer nor hang up on it.
    """
    protocol = request.protocol
    transport = protocol.transport
    if transport is None:  # the peer has already gone; nobody will read this answer
        raise web.HTTPBadRequest(text="connection lost")
    early = EarlyBytes()
    protocol.set_parser(cast("WebSocketReader", early))
    protocol.transport = None
    protocol.connection_lost(None)
    return transport, early.data
