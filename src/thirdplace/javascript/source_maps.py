"""Source maps, version 3: which line of Python a line of JavaScript comes from."""

import json

__all__ = ["make_source_map"]

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def make_source_map(file: str, source: str, text: str, origins: list[int]) -> str:
    """`origins`: by line of JavaScript, the line of Python (from 1), 0 if it comes from none."""
    segments = []
    before = 0
    for origin in origins:
        if origin:
            segments.append(
                _encode_number(0)
                + _encode_number(0)
                + _encode_number(origin - 1 - before)
                + _encode_number(0)
            )
            before = origin - 1
        else:
            segments.append("")
    return json.dumps(
        {
            "version": 3,
            "file": file,
            "sources": [source],
            "sourcesContent": [text],
            "names": [],
            "mappings": ";".join(segments),
        }
    )


def _encode_number(number: int) -> str:
    """Base 64, least digits first, the sign in the lowest bit."""
    left = -number << 1 | 1 if number < 0 else number << 1
    found = ""
    while True:
        digit, left = left & 31, left >> 5
        found += DIGITS[digit | (32 if left else 0)]
        if not left:
            return found
