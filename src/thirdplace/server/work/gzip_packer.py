"""Long answers, packed where they are made: the server keeps little of them while they are being sent."""

import zlib
from collections.abc import Iterator

__all__ = ["GzipPacker", "unpack_pieces"]

GZIP_WINDOW_BITS = 31
"""What zlib calls the format that browsers unpack."""
FASTEST_LEVEL = 1
"""States of a game are nearly alike: the quickest way makes a thirtieth of them."""
CHUNK_BYTES = 64 * 1024


class GzipPacker:
    """JSON that is packed piece by piece, so that it is never there as a whole."""

    def __init__(self) -> None:
        self._zlib = zlib.compressobj(FASTEST_LEVEL, zlib.DEFLATED, GZIP_WINDOW_BITS)
        self._packed: list[bytes] = []
        self.bytes_in = 0

    def add(self, text: bytes) -> None:
        self.bytes_in += len(text)
        self._packed.append(self._zlib.compress(text))

    def finish(self) -> bytes:
        return b"".join([*self._packed, self._zlib.flush()])


def unpack_pieces(packed: bytes) -> Iterator[bytes]:
    """Piece by piece again, for a reader who cannot do it."""
    unpacker = zlib.decompressobj(GZIP_WINDOW_BITS)
    while piece := unpacker.decompress(packed, CHUNK_BYTES):
        packed = unpacker.unconsumed_tail
        yield piece
