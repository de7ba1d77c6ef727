"""A game's clock: a pure function of when it was started and of the current time."""

import msgspec

from thirdplace.core.state import copy

__all__ = ["Clock"]


class Clock(msgspec.Struct, eq=False):
    """Counts milliseconds of play. `now` is the server's time, also in milliseconds.

    A slower or faster pace is a different speed of this clock: rules and records see only its reading.
    """

    _shown_ms: int = 0
    started_at: int | None = None
    """The server's time of its start; in the future during a countdown. None: it is stopped."""
    speed: float = 1.0

    def read(self, now: int) -> int:
        if self.started_at is None:
            return self._shown_ms
        return self._shown_ms + max(0, int((now - self.started_at) * self.speed))

    def time_when(self, shown: int) -> int | None:
        """The server's time at which the clock will show this; None while it is stopped."""
        if self.started_at is None or not self.speed:
            return None
        return self.started_at + int(-(-(shown - self._shown_ms) // self.speed))

    def copy(self) -> "Clock":
        return copy(self)

    def start(self, at: int) -> None:
        """Starts the clock at this moment, which may be in the future."""
        self.started_at = at

    def stop(self, now: int) -> None:
        self._shown_ms = self.read(now)
        self.started_at = None

    def advance_to_at_least(self, shown: int, now: int) -> None:
        """Sets the clock forward to this, never back: an entry of another process may arrive late."""
        if self.read(now) < shown:
            self.set_to(shown, now)

    def set_speed(self, speed: float, now: int) -> None:
        """Continues from the current reading at this speed; at 0 the clock stops, but people can act."""
        if self.started_at is not None:
            self._shown_ms = self.read(now)
            self.started_at = max(now, self.started_at)
        self.speed = speed

    def set_to(self, shown: int, now: int) -> None:
        """Sets the clock. If it shows this already nothing changes, so that clients need no update."""
        if self.read(now) != shown:
            self._shown_ms = shown
            if self.started_at is not None:
                self.started_at = max(now, self.started_at)
