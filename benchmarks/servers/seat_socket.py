"""One seat's connection: a minimal WebSocket client (RFC 6455) on a plain socket."""

import os
import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from servers.table_of_four import TableOfFour

__all__ = ["SILENCE_TIMEOUT_S", "UPGRADE", "SeatSocket", "UnexpectedMessage"]

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhpcmRwbGFjZSBiZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
"""The last headers of a request for a WebSocket."""
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
UPDATE = b"\x81\x7e"
"""The first bytes of a message of 126 bytes or more; two bytes with its length follow."""
MASK = bytes(4)
"""Clients must mask, and may choose the mask: this one changes nothing."""
NORMAL_CLOSURE = b"\x03\xe8"
MAX_READ_BYTES = 16 * 1024
CLOSED_FD = -1
SILENCE_TIMEOUT_S = 60.0
"""How long a driver waits for messages before it gives up."""


class UnexpectedMessage(Exception):
    """The server sent something unexpected, or nothing."""


def encode_frame(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((first, 0x80 | length)) + MASK + payload
    return bytes((first, 0xFE)) + length.to_bytes(2, "big") + MASK + payload


class SeatSocket:
    """The WebSocket of one seat."""

    __slots__ = ("_fd", "_hello", "_is_open", "_table", "_unread", "number", "socket")

    def __init__(
        self, table: "TableOfFour", number: int, server: tuple[str, int], greetings: tuple[bytes, bytes]
    ) -> None:
        """`greetings`: the request for the handshake, and the first message after it (empty: none)."""
        handshake, self._hello = greetings
        self.socket = socket.create_connection(server, 10)
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.send(handshake)
        self.number = number
        self._fd = self.socket.fileno()
        self._table = table
        self._unread = b""
        self._is_open = False

    def send_text(self, text: bytes) -> None:
        os.write(self._fd, encode_frame(TEXT, text))

    def send_binary(self, message: bytes) -> None:
        os.write(self._fd, encode_frame(BINARY, message))

    def close(self) -> None:
        """Close the connection with a close frame."""
        os.write(self._fd, encode_frame(CLOSE, NORMAL_CLOSURE))
        self.socket.close()
        self._fd = CLOSED_FD

    def on_readable(self) -> None:
        """Called when there are bytes to read."""
        try:
            data = os.read(self._fd, MAX_READ_BYTES)
        except BlockingIOError:
            return  # the event was for a socket that is closed, and whose file number was reused
        # Nearly always it is exactly one whole update of the usual length: this is the fast path for it.
        if data.startswith(UPDATE) and len(data) == 4 + (data[2] << 8 | data[3]) and not self._unread:
            self._table.on_message(self, data, 4)
        elif data:
            self._unread += data
            if self._is_open or self._finish_handshake():
                self._split_frames()
        else:
            raise UnexpectedMessage("the server hung up")

    def _finish_handshake(self) -> bool:
        """Send the first message if the answer to the handshake is complete. Returns whether it is."""
        answer, whole, rest = self._unread.partition(b"\r\n\r\n")
        if whole:
            if not answer.startswith(b"HTTP/1.1 101 "):
                raise UnexpectedMessage(f"no socket: {answer!r}")
            self._is_open, self._unread = True, rest
            if self._hello:
                self.send_text(self._hello)
        return self._is_open

    def _split_frames(self) -> None:
        """Split the bytes that have come into frames; an incomplete frame is kept for later."""
        data, at = self._unread, 0
        while len(data) - at >= 2 and self._fd != CLOSED_FD:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[start : at + 4], "big"), at + 4
            stop = start + length
            if stop > len(data):
                break
            self._on_frame(data[at], data[start:stop])
            at = stop
        self._unread = data[at:]

    def _on_frame(self, first: int, payload: bytes) -> None:
        if first in (TEXT, BINARY):
            self._table.on_message(self, payload)
        elif first == PING:
            os.write(self._fd, encode_frame(PONG, payload))
        else:
            raise UnexpectedMessage(f"an unexpected frame: {first:#x} {payload!r}")
