"""Which devices of a table answer so slowly that they reveal their share of the seed before the start.

A device is pinged when it commits to a share, and then until the game begins: a phone that is left alone
saves power and takes longer, and one that sleeps does not answer at all.
"""

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import TYPE_CHECKING

from thirdplace.server.play.heartbeat import PingableConnection
from thirdplace.server.play.subscriber import Subscriber

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["IDLE_TIME_S", "QUICK_ANSWER_S", "AnswerTimes", "measure_answer_times"]

QUICK_ANSWER_S = 0.05
"""A device that answers so quickly need not be asked before the start."""
MAX_ANSWER_S = 1.0
"""A device that takes longer sleeps. It, too, is asked before the start, in case that it wakes up in time."""
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

    def is_slow(self, key: str | None) -> bool:
        return key is not None and self._seconds.get(key, 0.0) > QUICK_ANSWER_S


async def measure_answer_times(actor: "TableActor", subscriber: Subscriber) -> None:
    """Called when a device has committed for the first time over this connection; ends with the gathering."""
    connection, pause_s = subscriber.connection, IDLE_TIME_S
    while connection is not None:
        actor.note_answer_time(subscriber, await _time_answer(connection))
        await asyncio.sleep(pause_s)
        pause_s = PING_INTERVAL_S
        if not _is_gathering(actor, subscriber):
            return


def _is_gathering(actor: "TableActor", subscriber: Subscriber) -> bool:
    return actor.table.match is None and subscriber in actor.subscribers and subscriber.seats[0] is not None


async def _time_answer(connection: PingableConnection) -> float:
    """The seconds until the device answers a ping, whatever else it sends."""
    asked_s, before = monotonic(), connection.pong_count
    connection.ping()
    while connection.pong_count == before and monotonic() - asked_s < MAX_ANSWER_S:
        await asyncio.sleep(PING_STEP_S)
    return monotonic() - asked_s
