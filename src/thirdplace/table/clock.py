"""A clock that is a pure function of when it was started and what time it is."""

import msgspec

from thirdplace.core.state import copy

__all__ = ["Clock"]


class Clock(msgspec.Struct, eq=False):
    """Shows milliseconds of play. `now` is the server's time, in milliseconds too.

    The pace of a game is the speed of its clock: rules and records know only what the clock shows.
    """

    _shown_ms: int = 0
    started_at: int | None = None
    """When it began to run; in a countdown this lies ahead. None: it stands."""
    speed: float = 1.0

    def read(self, now: int) -> int:
        if self.started_at is None:
            return self._shown_ms
        return self._shown_ms + max(0, int((now - self.started_at) * self.speed))

    def time_when(self, shown: int) -> int | None:
        """The server's time at which it will show this, or None while it stands."""
        if self.started_at is None or not self.speed:
            return None
        return self.started_at + int(-(-(shown - self._shown_ms) // self.speed))

    def copy(self) -> "Clock":
        return copy(self)

    def start(self, at: int) -> None:
        """Run from this moment on."""
        self.started_at = at

    def stop(self, now: int) -> None:
        self._shown_ms = self.read(now)
        self.started_at = None

    def advance_to_at_least(self, shown: int, now: int) -> None:
        """Show this at least. What another process did is heard of late: that must not set a clock back."""
        if self.read(now) < shown:
            self.set_to(shown, now)

    def set_speed(self, speed: float, now: int) -> None:
        """Go on from what it shows now, faster or slower; at speed 0 it stands, though people can act."""
        if self.started_at is not None:
            self._shown_ms = self.read(now)
            self.started_at = max(now, self.started_at)
        self.speed = speed

    def set_to(self, shown: int, now: int) -> None:
        """Show this now. A clock that does anyway is left alone: what clients know of it stays true."""
        if self.read(now) != shown:
            self._shown_ms = shown
            if self.started_at is not None:
                self.started_at = max(now, self.started_at)
