"""Chance anyone can check.

The recipe, in any language: the seed is a text. Block k (k = 0, 1, 2, ...) is
SHA-256 of the UTF-8 bytes of "<seed>/<k>". The blocks, one after the other, are read as
big-endian 32-bit words. A number below n is the next word w with
w < 2**32 - (2**32 mod n), taken modulo n; words that are not smaller are thrown away.
A shuffle goes from the last card down to the second: card i changes places with
card number "below i + 1". What a game draws, and in which order, stands in its `rules.deal`.

The commitment is SHA-256 of the UTF-8 bytes of the seed. A live game's seed is 32 random
bytes written as 64 hexadecimal digits, so the commitment gives nothing away.

At a table the seed is mixed from shares, so that nobody can choose it. A share is 32 random bytes
written as 64 hexadecimal digits; the server makes one, and so does the device of every person. First
everyone commits to a share with its SHA-256 (of the digits). Then the server shows all commitments to
everyone, and only then do devices reveal their shares. The seed is SHA-256, in hexadecimal digits, of
these lines, joined by a line feed, with a line for each seat whose share was revealed, in the order of
seats:

    thirdplace chance
    server <share>
    seat <number> <share>

What is kept of the shares in a record, and how it is checked: shares.py and docs/verify.md.
"""

from collections.abc import Iterable, MutableSequence
from hashlib import sha256
from typing import Protocol

WORDS = 1 << 32


class Source(Protocol):
    """Anything that numbers can be drawn from."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""


class Chance:
    """The numbers that follow from a seed.

    Example:
        >>> from thirdplace.core.chance import Chance
        >>> chance = Chance("kitchen table")
        >>> [chance.below(6) + 1 for _ in range(5)]
        [2, 3, 1, 2, 5]
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = WORDS - WORDS % n
        while True:
            if not self._words:
                digest = sha256(self._seed + b"/%d" % self._block).digest()
                self._block += 1
                self._words = [int.from_bytes(digest[i : i + 4]) for i in range(28, -4, -4)]
            word = self._words.pop()
            if word < limit:
                return word % n


def commitment(seed: str) -> str:
    """What is told of a seed while its game runs: its SHA-256, in hexadecimal digits."""
    return sha256(seed.encode()).hexdigest()


def mix_seed(server: str, seats: Iterable[tuple[int, str]]) -> str:
    """The seed that follows from the server's share and those of seats, in the order of seats."""
    lines = ["thirdplace chance", f"server {server}", *(f"seat {seat} {share}" for seat, share in seats)]
    return sha256("\n".join(lines).encode()).hexdigest()


# The two functions below are what rules call. Compiled rules get a fast generator in their
# place (see compiled.py), so a rule is written once for both.


def below(rng: Source, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    return rng.below(n)


def shuffle(rng: Source, cards: MutableSequence[int], count: int) -> None:
    """Shuffle the first `count` cards in place."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
