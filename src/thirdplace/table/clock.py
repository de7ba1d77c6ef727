"""A clock that is a pure function of when it was started and what time it is."""

import msgspec

from thirdplace.core.state import copy

__all__ = ["Clock"]


class Clock(msgspec.Struct, eq=False):
    """Shows milliseconds of play. `now` is the server's time, in milliseconds too.

    The pace of a game is the speed of its clock: rules and records know only what the clock shows.
    """

    _shown: int = 0
    since: int | None = None
    """When it began to run; in a countdown this lies ahead. None: it stands."""
    speed: float = 1.0

    def shows(self, now: int) -> int:
        if self.since is None:
            return self._shown
        return self._shown + max(0, int((now - self.since) * self.speed))

    def when(self, shown: int) -> int | None:
        """The server's time at which it will show this, or None while it stands."""
        if self.since is None or not self.speed:
            return None
        return self.since + int(-(-(shown - self._shown) // self.speed))

    def copy(self) -> "Clock":
        return copy(self)

    def start(self, at: int) -> None:
        """Run from this moment on."""
        self.since = at

    def stop(self, now: int) -> None:
        self._shown = self.shows(now)
        self.since = None

    def reach(self, shown: int, now: int) -> None:
        """Show this at least. What another process did is heard of late: that must not set a clock back."""
        if self.shows(now) < shown:
            self.put(shown, now)

    def run_at(self, speed: float, now: int) -> None:
        """Go on from what it shows now, faster or slower; at speed 0 it stands, though people can act."""
        if self.since is not None:
            self._shown = self.shows(now)
            self.since = max(now, self.since)
        self.speed = speed

    def put(self, shown: int, now: int) -> None:
        """Show this now. A clock that does anyway is left alone: what clients know of it stays true."""
        if self.shows(now) != shown:
            self._shown = shown
            if self.since is not None:
                self.since = max(now, self.since)
