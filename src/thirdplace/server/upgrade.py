"""From an HTTP request to a bare connection: the WebSocket handshake, and parting from aiohttp."""

import asyncio
import base64
import binascii
import hashlib
from typing import cast

from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.http import WebSocketReader

__all__ = ["Upgraded", "accepted", "take_over"]

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: %s\r\n\r\n"
)


class Upgraded(web.StreamResponse):
    """What a route returns after `Switchboard.open`: nothing is left for aiohttp to send."""

    def __init__(self) -> None:
        super().__init__(status=101)

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        return None


class Early:
    """Collects what arrived behind the handshake; aiohttp takes it for the parser after an upgrade."""

    def __init__(self) -> None:
        self.data = b""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.data += data
        return False, b""

    def feed_eof(self) -> None:
        """There is no end to tell anyone about."""


def accepted(request: web.Request) -> bytes:
    """Check a client's handshake (RFC 6455, 4.2.1) and give the answer that accepts it."""
    headers = request.headers
    tokens = {token.strip().lower() for token in headers.get("Connection", "").split(",")}
    if headers.get("Upgrade", "").strip().lower() != "websocket" or "upgrade" not in tokens:
        raise web.HTTPUpgradeRequired(text="websocket only", headers={"Upgrade": "websocket"})
    if headers.get("Sec-WebSocket-Version") != "13":
        raise web.HTTPUpgradeRequired(
            text="Sec-WebSocket-Version: 13", headers={"Sec-WebSocket-Version": "13"}
        )
    if request.method != "GET" or request.version < (1, 1) or request.can_read_body:
        raise web.HTTPBadRequest(text="GET, HTTP/1.1, no body")
    key = headers.get("Sec-WebSocket-Key", "").encode(errors="replace")
    try:
        if len(base64.b64decode(key, validate=True)) != 16:
            raise web.HTTPBadRequest(text="Sec-WebSocket-Key")
    except binascii.Error:
        raise web.HTTPBadRequest(text="Sec-WebSocket-Key") from None
    return ACCEPTED % base64.b64encode(hashlib.sha1(key + GUID).digest())


def take_over(request: web.Request) -> tuple[asyncio.Transport, bytes]:
    """Part aiohttp from the request's connection: the transport, and the bytes it had read too far.

    aiohttp's protocol is told that its connection was lost. It then forgets the connection, so that its
    shutdown does not touch it, and ends its task when the route returns; without a transport it can
    neither write to our peer nor hang up on it.
    """
    protocol = request.protocol
    transport = protocol.transport
    if transport is None:  # the peer has already gone; nobody will read this answer
        raise web.HTTPBadRequest(text="connection lost")
    early = Early()
    protocol.set_parser(cast(WebSocketReader, early))
    protocol.transport = None
    protocol.connection_lost(None)
    return transport, early.data
