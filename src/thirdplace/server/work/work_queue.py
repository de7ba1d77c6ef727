"""A bounded, fair queue for work that takes a while: who is next, and who has to come back later.

Of each client the queue knows how many seconds of work were done for it lately. Whoever has had the fewest
is next, and work that is less urgent counts as if its client had had some seconds more. So a client with
hundreds of wishes delays itself, and others by no more than the piece of work that is under way; and urgent
work goes first without shutting the rest out for ever.

A client is an address, as the limits count them. All of this happens in the event loop: there is no lock.
"""

import asyncio
import math
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar

from thirdplace.core.errors import Refused

__all__ = [
    "ADVICE",
    "DEAL",
    "DEEP_MOVE",
    "LAB",
    "LONG_DEAL",
    "MOVE",
    "READING",
    "REVIEW",
    "SHEET",
    "TABLE_ROUTE",
    "QueueFull",
    "QueueTurn",
    "WorkKind",
    "WorkQueue",
]

MAX_ADMITTED = 256
MAX_ADMITTED_OF_ONE_CLIENT = 64
"""Wishes of one client that wait or are worked on: two classes behind a school's one address."""
ASSUMED_WORK_S = 0.5
"""How long a piece of work takes, before one was seen."""
MAX_RETRY_AFTER_S = 120
MAX_REMEMBERED_CLIENTS = 1024


Counted = TypeVar("Counted")


@dataclass(frozen=True, slots=True)
class WorkKind:
    """A kind of work."""

    name: str
    handicap_s: float = 0.0
    """It goes behind more urgent work of a client who has had up to so many seconds more."""
    is_long: bool = True
    """Does it take so long that it must leave the spare places free?"""
    leaves_spare: bool = False
    """Does a client with one of these under way leave the spare places to others?"""


MOVE = WorkKind("move", is_long=False)
DEEP_MOVE = WorkKind("deep move")
"""Of the levels that think ahead."""
DEAL = WorkKind("deal", is_long=False)
"""The first look for one, which nearly always finds it."""
LONG_DEAL = WorkKind("long deal")
TABLE_ROUTE = WorkKind("table route", 0.5, is_long=False)
"""What a game makes of a table: a class waits for it together."""
ADVICE = WorkKind("advice", 1.0)
READING = WorkKind("reading", 2.0, is_long=False, leaves_spare=True)
"""A record or notes gone through once."""
SHEET = WorkKind("sheet", 3.0)
REVIEW = WorkKind("review", 8.0)
LAB = WorkKind("lab")
"""Of the lab's own queue."""


class QueueFull(Refused):
    """The queue takes no more work now; the client may come back after `retry_after_s`."""

    def __init__(self, retry_after_s: int) -> None:
        super().__init__("busy")
        self.retry_after_s = retry_after_s


@dataclass(eq=False, slots=True)
class QueueTurn:
    """A piece of work that waits, or is under way."""

    kind: WorkKind
    client: str
    number: int
    called: "asyncio.Future[None]"
    began_s: float | None = None
    """By the loop's clock."""
    charged_s: float = 0.0


@dataclass(slots=True)
class WorkQueue:
    at_once: int
    """How many pieces of work may be under way."""
    spare: int = 0
    """So many of these places are kept for kinds that are not long."""
    each_at_once: int | None = None
    """How many of these places one client may have."""
    most: int = MAX_ADMITTED
    most_of_one_client: int = MAX_ADMITTED_OF_ONE_CLIENT
    usual_s: float = ASSUMED_WORK_S
    """How long a piece of work takes; what is seen changes it."""
    _admitted: Counter[str] = field(default_factory=Counter)
    _waiting: dict[tuple[str, WorkKind], deque[QueueTurn]] = field(default_factory=dict)
    _running: Counter[str] = field(default_factory=Counter)
    _running_kinds: Counter[tuple[str, WorkKind]] = field(default_factory=Counter)
    _running_long: int = 0
    _used_s: dict[str, float] = field(default_factory=dict)
    """What was done for each client. Who was not here lately begins where the others are."""
    _level_s: float = 0.0
    """What had been done for the client that was called last."""
    _numbers: Iterator[int] = field(default_factory=count)

    @property
    def waiting_count(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def running_count(self) -> int:
        return self._running.total()

    @contextmanager
    def admit_request(self, client: str) -> Iterator[None]:
        """Count a request until its answer has been sent. Raises QueueFull if too many wait already."""
        if self._admitted[client] >= self._max_admitted_now():
            raise QueueFull(self._retry_after_s())
        self._admitted[client] += 1
        try:
            yield
        finally:
            _decrease(self._admitted, client)

    def _max_admitted_now(self) -> int:
        """Of one client. The last places are for those who have hardly any: a handful of addresses whose
        requests never end must not shut everybody out."""
        left = self.most - self._admitted.total()
        if left > self.most // 4:
            return self.most_of_one_client
        return min(self.most_of_one_client, 2 if left > 0 else 0)

    @asynccontextmanager
    async def wait_for_turn(self, kind: WorkKind, client: str) -> AsyncIterator[QueueTurn]:
        """Wait until it is this client's turn; who stops waiting leaves the queue."""
        turn = self.join_queue(kind, client)
        try:
            await turn.called
            yield turn
        finally:
            self.leave_queue(turn)

    def join_queue(self, kind: WorkKind, client: str) -> QueueTurn:
        called = asyncio.get_running_loop().create_future()
        turn = QueueTurn(kind, client, next(self._numbers), called)
        if not self._running[client] and not any(client == one for one, _ in self._waiting):
            self._used_s[client] = max(self._used_s.get(client, 0.0), self._level_s)
        self._waiting.setdefault((client, kind), deque()).append(turn)
        self._forget_old_clients()  # not before: this client must not be among them
        self._call_next_turns()
        return turn

    def leave_queue(self, turn: QueueTurn) -> None:
        """End a turn: when its work is done, or before if the work is not wanted any more."""
        if turn.began_s is None:
            self._remove_waiting(turn)
        else:
            took_s = asyncio.get_running_loop().time() - turn.began_s
            self._used_s[turn.client] += took_s - turn.charged_s
            self.usual_s += (took_s - self.usual_s) / 8
            _decrease(self._running, turn.client)
            _decrease(self._running_kinds, (turn.client, turn.kind))
            self._running_long -= turn.kind.is_long
        self._call_next_turns()

    def count_ahead_of(self, turn: QueueTurn) -> int:
        """How many pieces of work are under way or go before this one, as things are now."""
        mine = self._priority_of(turn)
        before = sum(
            other is not turn and self._priority_of(other) < mine
            for turns in self._waiting.values()
            for other in turns
        )
        return before + self._running.total()

    def _priority_of(self, turn: QueueTurn) -> tuple[float, int]:
        return self._used_s[turn.client] + turn.kind.handicap_s, turn.number

    def _call_next_turns(self) -> None:
        while self._waiting and self._running.total() < self.at_once:
            callable_now = [turns[0] for turns in self._waiting.values() if self._may_begin(turns[0])]
            if not callable_now:
                return
            self._begin_turn(min(callable_now, key=self._priority_of))

    def _may_begin(self, turn: QueueTurn) -> bool:
        usual_places = self.at_once - self.spare
        if turn.kind.is_long and self._running_long >= usual_places:
            return False
        # One client's replays must not keep every core busy: moves at the tables would wait for the system.
        has_one = turn.kind.leaves_spare and self._running_kinds[turn.client, turn.kind] > 0
        if has_one and self._running.total() >= usual_places:
            return False
        return self.each_at_once is None or self._running[turn.client] < self.each_at_once

    def _begin_turn(self, turn: QueueTurn) -> None:
        self._remove_waiting(turn)
        self._level_s = max(self._level_s, self._used_s[turn.client])
        turn.charged_s = self.usual_s  # or a client with several places would be charged too late
        self._used_s[turn.client] += turn.charged_s
        self._running[turn.client] += 1
        self._running_kinds[turn.client, turn.kind] += 1
        self._running_long += turn.kind.is_long
        turn.began_s = asyncio.get_running_loop().time()
        if not turn.called.done():  # who has stopped waiting in this moment is about to leave
            turn.called.set_result(None)

    def _remove_waiting(self, turn: QueueTurn) -> None:
        turns = self._waiting[turn.client, turn.kind]
        turns.remove(turn)
        if not turns:
            del self._waiting[turn.client, turn.kind]

    def _retry_after_s(self) -> int:
        """By then a piece of work of each client that waits should have been done."""
        clients = len({client for client, _ in self._waiting} | self._running.keys())
        return max(1, min(MAX_RETRY_AFTER_S, math.ceil(self.usual_s * (clients + 1) / self.at_once)))

    def _forget_old_clients(self) -> None:
        if len(self._used_s) > MAX_REMEMBERED_CLIENTS:
            here = {client for client, _ in self._waiting} | self._running.keys()
            self._used_s = {
                client: used
                for client, used in self._used_s.items()
                if used > self._level_s or client in here
            }


def _decrease(counter: Counter[Counted], counted: Counted) -> None:
    counter[counted] -= 1
    if not counter[counted]:
        del counter[counted]
