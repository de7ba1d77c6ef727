"""The recipe of chance, written once more from its description in core/chance.py."""

from collections.abc import Iterator
from hashlib import sha256


def random_words(seed: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{seed}/{block}".encode()).hexdigest()
        yield from (int(digest[i : i + 8], 16) for i in range(0, 64, 8))
        block += 1


def draw_below(stream: Iterator[int], n: int) -> int:
    for word in stream:
        if word < 2**32 - 2**32 % n:
            return word % n
    raise AssertionError
