"""What the two kinds of WebSockets have in common: their interface, and how fast a peer may send."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from aiohttp import web

__all__ = ["ANY_PACE", "BYTES_PER_UNIT", "Listener", "Pace", "Socket", "Sockets"]

BYTES_PER_UNIT = 1024
"""Of what a peer sends, so many bytes count like a frame."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a peer may send. Every frame of any kind costs a unit, and so does every read: many small
    segments cost us as much as many frames. Every KB costs one more."""

    units_per_second: float
    units_at_once: float


ANY_PACE = Pace(sys.maxsize, sys.maxsize)


class Socket(Protocol):
    """A WebSocket of either kind: a ThinSocket, or a PlainSocket.

    Nothing here raises because the peer has gone, and everything may be called after that.
    """

    @property
    def backlog_bytes(self) -> int:
        """Bytes we wrote and the kernel has not taken yet."""

    @property
    def has_answered(self) -> bool:
        """Has anything come since the last heartbeat?"""

    @property
    def pong_count(self) -> int:
        """How many pings were answered."""

    def send(self, text: bytes) -> None: ...

    def close(self, code: int = 1000, reason: str = "") -> None: ...

    def drop(self) -> None: ...

    def ping(self) -> bool: ...

    async def run(self) -> web.StreamResponse:
        """Called by the route, as the last thing it does; the result is what the route returns."""


class Sockets(Protocol):
    """All WebSockets of a server: ThinSockets, or PlainSockets."""

    def __len__(self) -> int:
        """How many are open."""

    @property
    def taken_over_count(self) -> int:
        """How many connections are open that are no longer aiohttp's."""

    async def accept(self, request: web.Request, listener: "Listener") -> Socket:
        """Answer the handshake. Raises HTTPBadRequest or HTTPUpgradeRequired when the request asks for
        something else. The listener hears nothing before the loop's next turn."""

    def send_to_all(self, make_text: Callable[[], bytes]) -> None:
        """Send each a text of its own."""

    async def close_all(self, code: int = 1001, reason: str = "", *, grace: float = 2.0) -> None:
        """Close all of them and wait; those still there after so many seconds are dropped."""


class Listener(Protocol):
    """Whoever talks over a socket."""

    def on_message(self, socket: Socket, text: bytes) -> None:
        """One whole text message in UTF-8, within the limit. Not called any more once we close."""

    def on_closed(self, socket: Socket) -> None:
        """The connection is over: exactly once, however it ended."""
