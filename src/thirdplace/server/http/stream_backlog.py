"""Lines that wait for the reader of a stream, bounded in bytes."""

import asyncio
from collections.abc import Callable

__all__ = ["StreamBacklog"]

EMPTY_LINE_AFTER_S = 7.0
"""After so much silence an empty line shows that the connection is alive."""
MAX_WAITING_BYTES = 256 * 1024
MAX_WAITING_LINES = 1000
"""A reader that is further behind than this is disconnected, and may connect again."""


class StreamBacklog:
    """Lines that a reader has not taken yet, bounded in bytes; the first one may be as long as it is."""

    def __init__(self, on_overflow: Callable[[], None]) -> None:
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._size_bytes = 0
        self._on_overflow = on_overflow

    def add_line(self, line: bytes) -> None:
        too_large = self._size_bytes and self._size_bytes + len(line) > MAX_WAITING_BYTES
        if too_large or self._lines.qsize() >= MAX_WAITING_LINES:
            self._on_overflow()
            return
        self._size_bytes += len(line)
        self._lines.put_nowait(line)

    def end_stream(self) -> None:
        """After what waits already, the stream is over."""
        self._lines.put_nowait(None)

    async def take_line(self) -> bytes | None:
        """A line; an empty one after a while of silence; None at the end."""
        try:
            line = await asyncio.wait_for(self._lines.get(), EMPTY_LINE_AFTER_S)
        except TimeoutError:
            return b""
        self._size_bytes -= len(line or b"")
        return line
