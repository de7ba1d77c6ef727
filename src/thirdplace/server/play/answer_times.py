"""How long the devices of a table take to answer: a start waits so long for their shares of the seed.

A device answers for the first time when it commits, at once after it has been shown the table. From then on
it is pinged until the game begins: a phone that is left alone saves power and takes longer, and one that
sleeps does not answer at all.
"""

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import TYPE_CHECKING

from thirdplace.server.play.heartbeat import PingableConnection
from thirdplace.server.play.subscriber import Subscriber

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["IDLE_TIME_S", "MAX_WAIT_S", "MIN_WAIT_S", "AnswerTimes", "measure_answer_times"]

MIN_WAIT_S = 0.1
"""How long anybody is waited for. Nobody notices that."""
MAX_WAIT_S = 1.0
"""How long a device with a slow network is waited for: it must not lose its share."""
SCATTER = 2.0
"""The next answer may take so many times as long as the last one."""
IDLE_TIME_S = 3.0
"""After this time without anything to do, a phone saves power."""
PING_INTERVAL_S = 15.0
PING_STEP_S = 0.005


class AnswerTimes:
    """The last answer times of the devices at a table, by the keys of their seats."""

    __slots__ = ("_seconds",)

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def note(self, keys: Iterable[str], seconds: float) -> None:
        self._seconds.update(dict.fromkeys(keys, seconds))

    def choose_wait_s(self, keys: Iterable[str]) -> float:
        """How long to wait for the slowest device of the seats with these keys."""
        slowest = max((self._seconds.get(key, 0.0) for key in keys), default=0.0)
        return min(max(SCATTER * slowest, MIN_WAIT_S), MAX_WAIT_S)


async def measure_answer_times(actor: "TableActor", subscriber: Subscriber) -> None:
    """Called when a device has committed for the first time over this connection; ends with the gathering."""
    connection = subscriber.connection
    actor.note_answer_time(subscriber, monotonic() - subscriber.connected_s)
    await asyncio.sleep(IDLE_TIME_S)
    while connection is not None and _is_gathering(actor, subscriber):
        actor.note_answer_time(subscriber, await _time_answer(connection))
        await asyncio.sleep(PING_INTERVAL_S)


def _is_gathering(actor: "TableActor", subscriber: Subscriber) -> bool:
    return actor.table.match is None and subscriber in actor.subscribers and subscriber.seats[0] is not None


async def _time_answer(connection: PingableConnection) -> float:
    """The seconds until the device answers; 0 if it sleeps, so that nobody waits longer because of it."""
    asked_s = monotonic()
    connection.ping()
    while not connection.has_answered:
        await asyncio.sleep(PING_STEP_S)
        if monotonic() - asked_s >= MAX_WAIT_S:
            return 0.0
    return monotonic() - asked_s
