"""Codes that are nobody's: how many of them one address may try.

Nobody should find a table by trying codes, and nobody should be kept out because a neighbour mistyped, or
tries codes all day. So what is limited is the *chance* to find a table:

- Whoever has a seat's token or a table's link needs no code. A code that somebody at the address has used
  before (or whose table was made there) is always answered.
- A try costs as much of the address's allowance as it would find: nothing to speak of where few tables are
  open, which is a school's own server; a whole guess where there are CROWD of them or more.
- When the allowance is used up, answers come late, right ones as well as wrong ones, and only when too many
  wait already one is asked to come back.

The arithmetic: there are 31^6 = 887,503,681 codes. With a thousand tables open a try finds one of them with a
chance of 1,000 / 887,503,681. An address may try GUESSES different codes at once (a chance of 1 in 8,875) and
then one every ten seconds, 8,640 a day, so somebody who tries all day long finds one table every
887,503,681 / 1,000 / 8,640 = 103 days. With fewer tables one may try as many times more often, for the same
103 days. To answer all right codes whatever was tried before would undo this: at 50 requests a second one of
a thousand tables would be found every five hours.
"""

from collections import OrderedDict
from collections.abc import Callable

from thirdplace.server.limits.buckets import Buckets

__all__ = ["GUESSES_AT_ONCE", "MAX_WAIT_S", "SECONDS_PER_GUESS", "TABLES_FOR_FULL_COST", "CodeGuesses"]

GUESSES_AT_ONCE = 100
"""Different wrong codes at once: a school in which every third pupil of 300 mistypes."""
SECONDS_PER_GUESS = 10
TABLES_FOR_FULL_COST = 1000
"""With so many tables and shared tools a try costs a whole guess; with fewer, a part of one."""
MAX_WAIT_S = 15.0
"""Whoever would have to wait longer for an answer is asked to come back instead."""
MAX_REMEMBERED_PAIRS = 50_000
"""Addresses with a code, right or wrong: a few MB at most. The oldest are forgotten."""


class CodeGuesses:
    def __init__(self, count_codes: Callable[[], int]) -> None:
        """`count_codes` tells how many codes there are to be found."""
        self._count_codes = count_codes
        self._allowance = Buckets(1 / SECONDS_PER_GUESS, GUESSES_AT_ONCE)
        self._right = _RecentPairs()
        self._wrong = _RecentPairs()

    def count_guess(self, address: str, code: str, now: float) -> float:
        """To be called before a code is looked up, and the seconds to be waited for before that, mostly 0.

        It counts as wrong until `was_right` is called. Raises Exceeded.
        """
        if (address, code) in self._right or (address, code) in self._wrong:
            return 0.0  # it costs nothing, or has been counted
        cost = min(1.0, max(1, self._count_codes()) / TABLES_FOR_FULL_COST)
        wait_s = self._allowance.take_or_wait(address, now, cost, MAX_WAIT_S, "too-fast", "codes")
        self._wrong.add((address, code), cost)
        return wait_s

    def mark_right(self, address: str, code: str) -> None:
        """This address knows this code; what it took is given back."""
        if (cost := self._wrong.remove((address, code))) is not None:
            self._allowance.give_back(address, cost)
        self._right.add((address, code))


class _RecentPairs:
    """What was added last, up to a bound, and what it cost."""

    def __init__(self) -> None:
        self._costs: OrderedDict[tuple[str, str], float] = OrderedDict()

    def __contains__(self, pair: tuple[str, str]) -> bool:
        return pair in self._costs

    def add(self, pair: tuple[str, str], cost: float = 0.0) -> None:
        self._costs[pair] = cost
        self._costs.move_to_end(pair)
        if len(self._costs) > MAX_REMEMBERED_PAIRS:
            self._costs.popitem(last=False)

    def remove(self, pair: tuple[str, str]) -> float | None:
        return self._costs.pop(pair, None)
