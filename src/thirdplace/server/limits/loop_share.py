"""How many connections, or requests, of one address begin in one turn of the event loop.

Hundreds that come in the same instant would all begin before the loop looks at anything else, and moves at
the tables would wait for them. Here the first few begin at once, the others a few in each turn; moves are
made in between. Other addresses do not wait for them.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable

__all__ = ["BEGIN_PER_TURN", "LoopShare"]

BEGIN_PER_TURN = 4
"""Of one address. A turn takes about a millisecond: nobody notices that a page waits for two or three."""


class LoopShare:
    """Who has begun in this turn of the loop, and who waits for the next."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def may_begin_now(self, address: str) -> bool:
        """Count one that wants to begin. If it may not, it has to `begin_later`."""
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._begin_next_turn)
        if address in self._waiting or self._begun[address] >= BEGIN_PER_TURN:
            return False
        self._begun[address] += 1
        return True

    def begin_later(self, address: str, begin: Callable[[], None]) -> None:
        """Call `begin` in one of the next turns, after those of the same address that came before."""
        self._waiting.setdefault(address, deque()).append(begin)

    async def wait_for_turn(self, address: str) -> None:
        """Return at once unless many of this address have begun in this turn."""
        if not self.may_begin_now(address):
            turn = asyncio.get_running_loop().create_future()
            self.begin_later(address, lambda: None if turn.done() else turn.set_result(None))
            await turn

    def _begin_next_turn(self) -> None:
        self._begun.clear()
        for address, waiting in tuple(self._waiting.items()):
            while waiting and self._begun[address] < BEGIN_PER_TURN:
                self._begun[address] += 1
                waiting.popleft()()
            if not waiting:
                del self._waiting[address]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._begin_next_turn)
