"""Codes that are nobody's: how many of them one address may try.

Nobody should find a table by trying codes, and nobody should be locked out because a neighbour mistyped. So
what counts is how many *different* wrong codes an address has tried; a code that somebody there has used
before (or whose table was made there) is answered whatever else they tried.

The arithmetic: there are 31^6 = 887,503,681 codes. An address may try GUESSES different ones at once and then
one every ten seconds, 8,640 a day. With a thousand tables open at the same time a try finds one of them with
a chance of 1,000 / 887,503,681, so somebody who tries all day long finds one every
887,503,681 / 1,000 / 8,640 = 103 days; the GUESSES at once add a chance of 1 in 8,875. To let all right codes
through once too many wrong ones were tried would undo this: at 50 requests a second one would be found every
five hours. That is why only those are let through that the address has already shown to know.
"""

from collections import OrderedDict

from thirdplace.server.buckets import Buckets

__all__ = ["GUESSES", "Guesses"]

GUESSES = 100
"""Different wrong codes at once: a school in which every third pupil of 300 mistypes."""
SECONDS_PER_GUESS = 10
MOST_REMEMBERED = 50_000
"""Addresses with a code, right or wrong: a few MB at most. The oldest are forgotten."""


class Guesses:
    def __init__(self) -> None:
        self._left = Buckets(1 / SECONDS_PER_GUESS, GUESSES)
        self._right = _Recent()
        self._wrong = _Recent()

    def check(self, address: str, code: str, now: float) -> None:
        """To be called before a code is looked up. It counts as wrong until `was_right` is called."""
        if (address, code) in self._right or (address, code) in self._wrong:
            return  # it costs nothing, or has been counted
        self._left.take_or_refuse(address, now, "too-fast", "codes")
        self._wrong.add((address, code))

    def was_right(self, address: str, code: str) -> None:
        """This address knows this code; what it took is given back."""
        if (address, code) in self._wrong:
            self._wrong.remove((address, code))
            self._left.give(address)
        self._right.add((address, code))


class _Recent:
    """What was added last, up to a bound."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], None] = OrderedDict()

    def __contains__(self, pair: tuple[str, str]) -> bool:
        return pair in self._kept

    def add(self, pair: tuple[str, str]) -> None:
        self._kept[pair] = None
        self._kept.move_to_end(pair)
        if len(self._kept) > MOST_REMEMBERED:
            self._kept.popitem(last=False)

    def remove(self, pair: tuple[str, str]) -> None:
        del self._kept[pair]
