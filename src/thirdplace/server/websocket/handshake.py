"""The WebSocket handshake (RFC 6455, 4.2): what a client must ask for, and the answer that accepts it."""

import base64
import binascii
import hashlib

from aiohttp import web

__all__ = ["accept_handshake"]

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
ACCEPTANCE = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: %s\r\n\r\n"
)


def accept_handshake(request: web.Request) -> bytes:
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
    return ACCEPTANCE % base64.b64encode(hashlib.sha1(key + GUID).digest())
