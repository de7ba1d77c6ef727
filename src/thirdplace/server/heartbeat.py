"""Signs of life while a game's clock runs: a connection that dies silently must not cost the game.

A network that is gone closes nothing: without this, nobody would know for half a minute, and the clock would
run on. So each device with a seat is pinged every second, but only while a clock runs: other tables have no
timer and send nothing. A device that answers none of three beats is cut off, and its seat has dropped; the
clock is then set back to its last sign of life. One slow or lost beat, or two, change nothing, except that a
loss by time alone is not recorded yet: it could not be taken back.
"""

import asyncio
from typing import TYPE_CHECKING, Protocol
from weakref import proxy

if TYPE_CHECKING:
    from thirdplace.server.live import Guest, Live

__all__ = ["BEAT_MS", "MOST_MISSED_BEATS", "Heartbeat", "Line"]

BEAT_MS = 1000
MOST_MISSED_BEATS = 3
"""So many in a row, and a device is lost: 3 to 4 seconds of silence."""


class Line(Protocol):
    """The connection of a guest, as far as a heartbeat needs it (a Wire)."""

    def beat(self) -> bool:
        """Ask for a sign of life; has there been any since the last time?"""

    def drop(self) -> None:
        """End the connection at once."""


class Heartbeat:
    """Of one table: one timer, and only while its clock runs."""

    __slots__ = ("_live", "_timer")

    def __init__(self, live: "Live") -> None:
        self._live: Live = proxy(live)  # no circle: a table that is put away is freed at once
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Begin or stop, as the table is now."""
        if not self._is_needed():
            self.stop()
        elif self._timer is None:
            for guest in self._seated():
                self._begin(guest)
            self._set_timer()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            for guest in self._live.guests:
                guest.missed_beats = 0

    @property
    def suspects(self) -> bool:
        """Is there a seat none of whose devices has answered the latest beat?"""
        if self._timer is None:
            return False
        alive = {seat for guest in self._live.guests if not guest.missed_beats for seat in guest.seats}
        silent = {seat for guest in self._live.guests if guest.missed_beats for seat in guest.seats}
        return any(self._live.table.stops_clock(seat) for seat in silent - alive if seat is not None)

    def certain_time(self, now: int) -> int:
        """Until when time counts. While somebody may have been cut off, time alone loses no game."""
        table = self._live.table
        if table.match is None or not self.suspects:
            return now
        loss = table.clock.when(table.match.game.rules.deadline(table.match.state))
        return now if loss is None else min(now, loss - 1)

    def _is_needed(self) -> bool:
        table = self._live.table
        runs = table.game.clock and table.paused is None and table.clock.since is not None
        return runs and bool(self._seated())

    def _seated(self) -> "list[Guest]":
        """Who looks on is never asked: that could stop nothing."""
        return [guest for guest in self._live.guests if guest.line is not None and guest.seats[0] is not None]

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(BEAT_MS / 1000, self._beat)

    def _begin(self, guest: "Guest") -> None:
        """What was not answered before does not count."""
        assert guest.line is not None
        guest.line.beat()
        guest.missed_beats = 0
        guest.alive_at = self._live.now

    def _beat(self) -> None:
        now = self._live.now
        for guest in self._seated():
            assert guest.line is not None
            if not guest.alive_at:
                self._begin(guest)  # came since the last beat
            elif guest.line.beat():
                guest.missed_beats = 0
                guest.alive_at = now - BEAT_MS  # or later: nobody loses time by that
            else:
                guest.missed_beats += 1
                if guest.missed_beats >= MOST_MISSED_BEATS:
                    guest.line.drop()
        self._set_timer()
