"""Reads the PNG images that typst makes, as arrays."""

import zlib
from collections.abc import Iterator
from typing import Any

import numpy as np
from numba import njit

__all__ = ["read_png"]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
NUMBER_BYTES, KIND_BYTES, CHECK_BYTES = 4, 4, 4
CHANNELS = {2: 3, 6: 4}
"""By the colour type that the header names: red, green, blue; and those with opacity."""
SUB, UP, AVERAGE, PAETH = 1, 2, 3, 4
"""How the bytes of a line are told, by their difference to others (PNG 1.2, section 6)."""


def read_png(png: bytes) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """Its pixels: height, width, and red, green and blue. What it says of opacity is left out.

    Raises:
        ValueError: It is no PNG image, or one of a kind that typst does not make.
    """
    chunks = dict.fromkeys((b"IHDR", b"IDAT"), b"")
    for kind, body in _list_chunks(png):
        if kind in chunks:
            chunks[kind] += body
    header = chunks[b"IHDR"]
    width, height = (int.from_bytes(header[start : start + NUMBER_BYTES]) for start in (0, NUMBER_BYTES))
    depth, colour, _, _, interlaced = header[2 * NUMBER_BYTES :]
    if depth != 8 or colour not in CHANNELS or interlaced:
        raise ValueError("only PNG images of 8 bits a channel, in colour, line by line, can be read")
    channels = CHANNELS[colour]
    lines = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(height, 1 + width * channels)
    pixels = np.zeros((height + 1, (width + 1) * channels), np.uint8)
    _undo_filters(lines, channels, pixels)
    return np.ascontiguousarray(pixels[1:, channels:].reshape(height, width, channels)[:, :, :3])


def _list_chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    if not png.startswith(SIGNATURE):
        raise ValueError("this is not a PNG image")
    at = len(SIGNATURE)
    while at < len(png):
        length = int.from_bytes(png[at : at + NUMBER_BYTES])
        start = at + NUMBER_BYTES + KIND_BYTES
        yield png[at + NUMBER_BYTES : start], png[start : start + length]
        at = start + length + CHECK_BYTES


@njit(nogil=True)  # type: ignore[misc, unused-ignore]
def _undo_filters(lines: Any, channels: int, pixels: Any) -> None:
    """Writes the bytes of all lines; above the first line and left of each lies a zero."""
    for row in range(lines.shape[0]):
        kind = lines[row, 0]
        for column in range(channels, pixels.shape[1]):
            left = np.int64(pixels[row + 1, column - channels])
            up = np.int64(pixels[row, column])
            corner = np.int64(pixels[row, column - channels])
            guess = np.int64(0)
            if kind == SUB:
                guess = left
            elif kind == UP:
                guess = up
            elif kind == AVERAGE:
                guess = (left + up) // 2
            elif kind == PAETH:
                by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
                if by_left <= by_up and by_left <= by_corner:
                    guess = left
                elif by_up <= by_corner:
                    guess = up
                else:
                    guess = corner
            pixels[row + 1, column] = (np.int64(lines[row, column - channels + 1]) + guess) & 255
