"""The open sockets of a server: what both kinds of WebSockets do with all of them at once."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from thirdplace.server.websocket.socket_types import Socket

__all__ = ["SocketSet"]

OpenSocket = TypeVar("OpenSocket", bound=Socket)


class SocketSet(Generic[OpenSocket]):
    def __init__(self) -> None:
        self._sockets: set[OpenSocket] = set()
        self._empty = asyncio.Event()

    def __len__(self) -> int:
        return len(self._sockets)

    def remove_socket(self, socket: OpenSocket) -> None:
        """Called by a socket whose connection has ended."""
        self._sockets.discard(socket)
        if not self._sockets:
            self._empty.set()

    def send_to_all(self, make_text: Callable[[], bytes]) -> None:
        """Send each a text of its own."""
        for socket in tuple(self._sockets):
            socket.send(make_text())

    async def close_all(self, code: int = 1001, reason: str = "", *, grace: float = 2.0) -> None:
        """Close all sockets and wait for them; those still there after the grace are dropped."""
        for socket in tuple(self._sockets):
            socket.close(code, reason)
        try:
            await asyncio.wait_for(self._wait_until_empty(), grace)
        except TimeoutError:
            for socket in tuple(self._sockets):
                socket.drop()
            await self._wait_until_empty()

    async def _wait_until_empty(self) -> None:
        while self._sockets:
            self._empty.clear()
            await self._empty.wait()
