"""Shared timers for Place Race's box: several devices show the same year. Kept in memory, and only there.

A timer is no game: what it shows is a pure function of when it was started and at which pace, so nothing is
sent per year, and a restart loses nothing that its devices could not open again.
"""

import secrets
from collections.abc import Callable

from thirdplace.core.errors import Refused
from thirdplace.server.buckets import Bucket
from thirdplace.server.hub import ALPHABET, CODE_LENGTH
from thirdplace.server.messages import (
    NewTimer,
    TimerActs,
    TimerBegins,
    TimerPaced,
    TimerPaused,
    TimerReset,
    TimerStarted,
    TimerTold,
)

__all__ = ["Timer", "Timers"]

KEPT = 6 * 3600 * 1000
"""Milliseconds after which a timer is forgotten that nobody is at."""
MOST = 10_000
"""Timers of a process. Each takes about a kilobyte."""
MOST_DEVICES = 100
"""At one timer."""
ACTS_PER_SECOND = 10
ACTS_AT_ONCE = 30
"""By all devices of a timer together: each of them is told of every act."""

Tell = Callable[[TimerTold], None]


class Timer:
    """Years that pass, for everyone who is there. `now` is the server's time in milliseconds."""

    def __init__(self, code: str, wanted: NewTimer, now: int) -> None:
        self.code = code
        self._from, self._seconds = wanted.start_year, wanted.seconds_per_year
        self._years, self._at = wanted.years, now
        self._runs = wanted.runs
        self._begun = wanted.runs or wanted.years > 0
        self._devices: set[Tell] = set()
        self._acts = Bucket(ACTS_AT_ONCE, now / 1000)
        self.left = now
        """When the last device went, or the timer was opened."""

    @property
    def deserted(self) -> bool:
        return not self._devices

    def told(self) -> TimerTold:
        return TimerTold(
            code=self.code,
            start_year=self._from,
            seconds_per_year=self._seconds,
            years=self._years,
            at=self._at,
            runs=self._runs,
            begun=self._begun,
            devices=len(self._devices),
        )

    def welcome(self) -> None:
        """Is there room for one more? Raises Refused."""
        if len(self._devices) >= MOST_DEVICES:
            raise Refused("too-many", f"devices: {MOST_DEVICES}")

    def arrive(self, tell: Tell) -> None:
        self._devices.add(tell)
        self._tell()

    def part(self, tell: Tell, now: int) -> None:
        self._devices.discard(tell)
        self.left = now
        self._tell()

    def act(self, wanted: TimerActs, now: int) -> None:
        """Anyone who is there may. What is so already is told again, and harms nobody. Raises Refused."""
        if not self._acts.take(ACTS_PER_SECOND, ACTS_AT_ONCE, now / 1000):
            raise Refused("too-fast")
        self._years, self._at = self._shows(now), now
        match wanted:
            case TimerStarted():
                self._runs = self._begun = True
            case TimerPaused():
                self._runs = False
            case TimerReset():
                self._runs = self._begun = False
                self._years = 0.0
            case TimerPaced(seconds_per_year):
                self._seconds = seconds_per_year  # the year stays, with as much of it gone as before
            case TimerBegins(start_year):
                if self._begun:
                    raise Refused("wrong-phase", "start_year: only before the start")
                self._from = start_year
        self._tell()

    def _shows(self, now: int) -> float:
        """Years that have passed, with the part of the one that runs."""
        return self._years + (max(0, now - self._at) / (1000 * self._seconds) if self._runs else 0)

    def _tell(self) -> None:
        told = self.told()
        for tell in tuple(self._devices):
            tell(told)


class Timers:
    """All timers of a process, by their codes."""

    def __init__(self) -> None:
        self._of: dict[str, Timer] = {}

    def __len__(self) -> int:
        return len(self._of)

    def open(self, wanted: NewTimer, now: int) -> Timer:
        self._forget(now)
        if len(self._of) >= MOST:
            raise Refused("too-many", f"timers: {MOST}", sentence="timers-here")
        while (code := "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))) in self._of:
            pass
        timer = self._of[code] = Timer(code, wanted, now)
        return timer

    def find(self, code: str, now: int) -> Timer:
        """Raises Refused("unknown-timer")."""
        if not self.knows(code.upper(), now):
            raise Refused("unknown-timer")
        return self._of[code.upper()]

    def knows(self, code: str, now: int) -> bool:
        timer = self._of.get(code)
        return timer is not None and not _forsaken(timer, now)

    def _forget(self, now: int) -> None:
        self._of = {code: timer for code, timer in self._of.items() if not _forsaken(timer, now)}


def _forsaken(timer: Timer, now: int) -> bool:
    return timer.deserted and now - timer.left > KEPT
