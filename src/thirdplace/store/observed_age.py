"""The age of a data folder, in seconds that servers have observed: it decides when tables expire.

The system's date is not reliable enough. A board without a battery starts in 1970 and jumps by decades once
it gets the time; a laptop whose date was wrong for one start would delete every table. So a running server
counts the seconds it runs, and the time between two runs counts for `most_gap` at most: one wrong date
cannot make a table old enough to be deleted.
"""

import sqlite3
import time
from typing import Final

__all__ = ["SECONDS_PER_DAY", "ObservedAge", "running_seconds"]

SECONDS_PER_DAY: Final = 86_400
READ_AGE = "SELECT age, date FROM observed"
WRITE_AGE = "UPDATE observed SET age = ?, date = ?"


class ObservedAge:
    """The age of one folder, in seconds. It never decreases, and several processes share it."""

    def __init__(self, connection: sqlite3.Connection, most_gap: float) -> None:
        """`connection` has to be inside a transaction that writes."""
        age, date = connection.execute(READ_AGE).fetchone()
        gap = min(max(0.0, time.time() - date), most_gap)
        self._age = float(age) + gap
        self._since = running_seconds()
        self.save(connection)

    def now(self) -> int:
        return int(self._age + running_seconds() - self._since)

    def save(self, connection: sqlite3.Connection) -> None:
        """Stores the age for the next start. If another process has stored a greater one, that is used."""
        saved, _ = connection.execute(READ_AGE).fetchone()
        if saved > self.now():
            self._age, self._since = float(saved), running_seconds()
        connection.execute(WRITE_AGE, (self.now(), int(time.time())))


def running_seconds() -> float:
    """A clock that includes the time the machine sleeps, where the system has one."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)
