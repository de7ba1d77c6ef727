"""One person's socket: the leanest WebSocket client (RFC 6455) that will do, on a plain socket."""

import os
import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from table_of_four import TableOfFour

__all__ = ["PATIENCE", "UPGRADE", "Astray", "Seat"]

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhpcmRwbGFjZSBiZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
"""How a request for a socket ends."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
UPDATE = b"\x81\x7e"
"""How a message from 126 bytes on begins; two bytes with its length follow."""
MASK = bytes(4)
"""Clients must mask, and may choose the mask: this one leaves everything as it is."""
GOODBYE = b"\x03\xe8"
AT_MOST = 16 * 1024
GONE = -1
PATIENCE = 60.0
"""Seconds without any news after which something is wrong."""


class Astray(Exception):
    """The server did not say what it should."""


def frame(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((first, 0x80 | length)) + MASK + payload
    return bytes((first, 0xFE)) + length.to_bytes(2, "big") + MASK + payload


class Seat:
    """One person's socket."""

    __slots__ = ("_fd", "_hello", "_rest", "_shaken", "_table", "number", "socket")

    def __init__(
        self, table: "TableOfFour", number: int, server: tuple[str, int], greetings: tuple[bytes, bytes]
    ) -> None:
        """`greetings`: the handshake, and what to say once it is answered."""
        handshake, self._hello = greetings
        self.socket = socket.create_connection(server, 10)
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.send(handshake)
        self.number = number
        self._fd = self.socket.fileno()
        self._table = table
        self._rest = b""
        self._shaken = False

    def say(self, text: bytes) -> None:
        os.write(self._fd, frame(TEXT, text))

    def leave(self) -> None:
        """Hang up politely."""
        os.write(self._fd, frame(CLOSE, GOODBYE))
        self.socket.close()
        self._fd = GONE

    def listen(self) -> None:
        """Something has come."""
        try:
            data = os.read(self._fd, AT_MOST)
        except BlockingIOError:
            return  # it was for another person, who has left, and whose file number this is now
        # Nearly always it is one update, whole, of the usual length: this is the quick way for that.
        if data.startswith(UPDATE) and len(data) == 4 + (data[2] << 8 | data[3]) and not self._rest:
            self._table.told(self, data, 4)
        elif data:
            self._rest += data
            if self._shaken or self._shake():
                self._cut()
        else:
            raise Astray("the server hung up")

    def _shake(self) -> bool:
        """Is the handshake whole? Then say hello."""
        answer, whole, rest = self._rest.partition(b"\r\n\r\n")
        if whole:
            if not answer.startswith(b"HTTP/1.1 101 "):
                raise Astray(f"no socket: {answer!r}")
            self._shaken, self._rest = True, rest
            self.say(self._hello)
        return self._shaken

    def _cut(self) -> None:
        """Cut what has come into frames; what is not whole yet remains."""
        data, at = self._rest, 0
        while len(data) - at >= 2 and self._fd != GONE:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[start : at + 4], "big"), at + 4
            stop = start + length
            if stop > len(data):
                break
            self._frame(data[at], data[start:stop])
            at = stop
        self._rest = data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        if first == TEXT:
            self._table.told(self, payload)
        elif first == PING:
            os.write(self._fd, frame(PONG, payload))
        else:
            raise Astray(f"an unexpected frame: {first:#x} {payload!r}")
