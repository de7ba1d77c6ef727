"""Signs of life while a game's clock runs: a connection that dies silently must not cost the game.

A network that is gone closes nothing: without this, nobody would know for half a minute, and the clock would
run on. So each device with a seat is pinged every second, but only while a clock runs: other tables have no
timer and send nothing. A device that answers none of three beats is cut off, and its seat has dropped; the
clock is then set back to its last sign of life. One slow or lost beat, or two, change nothing.

A loss by time alone could not be taken back, and a device may have been cut off a moment before it. So when
the time is over, every device is asked at once, and the loss is recorded when all have answered: usually in a
few milliseconds. A device that stays silent is cut off as above: the game stands instead of being lost.
Every node pings its own devices. Only the owner of a table records a loss, and asks the other nodes first.
"""

import asyncio
from typing import TYPE_CHECKING, Protocol
from weakref import proxy

if TYPE_CHECKING:
    from thirdplace.server.play.subscriber import Subscriber
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["BEAT_INTERVAL_MS", "MAX_MISSED_BEATS", "Heartbeat", "PingableConnection"]

BEAT_INTERVAL_MS = 1000
MAX_MISSED_BEATS = 3
"""A device that misses so many beats in a row is cut off: after 3 to 4 seconds of silence."""
CONFIRMATION_INTERVAL_S = 0.05


class PingableConnection(Protocol):
    """The connection of a subscriber, as far as a heartbeat needs it (a Socket)."""

    @property
    def has_answered(self) -> bool:
        """Has there been a sign of life since it was last asked for?"""

    @property
    def pong_count(self) -> int:
        """How many pings it has answered."""

    def ping(self) -> bool:
        """Ask for a sign of life; has there been any since the last time?"""

    def drop(self) -> None:
        """End the connection at once."""


class Heartbeat:
    """The heartbeat of one table: it has one timer, and only while the clock runs."""

    __slots__ = ("_actor", "_answered_nodes", "_asked_nodes_at", "_confirmation", "_confirmed_loss", "_timer")

    def __init__(self, actor: "TableActor") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._timer: asyncio.TimerHandle | None = None
        self._confirmed_loss: int | None = None
        """The loss for which everyone has been asked whether they are still there: when time is over."""
        self._answered_nodes: frozenset[str] = frozenset()
        """The other nodes whose devices have all answered since."""
        self._asked_nodes_at = 0
        self._confirmation: asyncio.TimerHandle | None = None

    def update(self) -> None:
        """Start or stop the timer, depending on the table's state."""
        if not self._is_needed():
            self.stop()
        elif self._timer is None:
            for subscriber in self._seated_subscribers():
                self._start_subscriber(subscriber)
            self._set_timer()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            for subscriber in self._actor.subscribers:
                subscriber.missed_beats = 0
        if self._confirmation is not None:
            self._confirmation.cancel()
            self._confirmation = None

    def certain_time(self, now: int) -> int:
        """The time up to which the clock may be believed.

        It stays before the end of the game until everyone has shown that they could still act.
        """
        table = self._actor.table
        if table.match is None or not table.game.clock:
            return now
        deadline = table.match.game.rules.deadline(table.match.state)
        loss = table.clock.time_when(deadline)
        if loss is None or now < loss:
            return now
        if not self._actor.is_owner:
            return loss - 1
        if self._confirmed_loss != loss:
            self._confirmed_loss = loss
            self._answered_nodes, self._asked_nodes_at = frozenset(), 0
            self._ping_all(now)
        have_answered = self._have_all_answered() and self._have_other_nodes_answered(deadline, now)
        return now if have_answered else loss - 1

    # Other nodes.

    def _have_other_nodes_answered(self, deadline: int, now: int) -> bool:
        """Have all nodes answered that hold a device of a seat that the clock would wait for?"""
        silent = self._actor.synchronizer.find_nodes_of_players() - self._answered_nodes
        if silent and now - self._asked_nodes_at >= BEAT_INTERVAL_MS // 2:  # again, as a message may be lost
            self._asked_nodes_at = now
            self._actor.exchange.ask_for_signs_of_life(self._actor, deadline)
        return not silent

    def on_signs_of_life(self, node: str, deadline: int) -> None:
        match = self._actor.table.match
        if match is not None and match.game.rules.deadline(match.state) == deadline:
            self._answered_nodes |= {node}

    def confirm_for_owner(self, deadline: int) -> None:
        """Report to the owner of the table once all devices here have answered."""
        if self._confirmation is None:
            self._ping_all(self._actor.now_ms)
            self._confirm_when_answered(deadline)

    def _confirm_when_answered(self, deadline: int) -> None:
        self._confirmation = None
        if self._have_all_answered():
            self._actor.exchange.report_signs_of_life(self._actor, deadline)
        elif self._timer is not None:  # a device that stays silent is cut off by its beats
            loop = asyncio.get_running_loop()
            self._confirmation = loop.call_later(
                CONFIRMATION_INTERVAL_S, self._confirm_when_answered, deadline
            )

    # Devices.

    def _ping_all(self, now: int) -> None:
        """Ping every seated device between two beats."""
        for subscriber in self._seated_subscribers():
            assert subscriber.connection is not None
            if not subscriber.alive_at:
                self._start_subscriber(subscriber)
            elif subscriber.connection.ping():
                subscriber.missed_beats = 0
                subscriber.alive_at = max(subscriber.alive_at, now - BEAT_INTERVAL_MS)

    def _have_all_answered(self) -> bool:
        """Has one device of each seat that the clock would wait for answered since it was last asked?"""
        table, subscribers = self._actor.table, self._actor.subscribers
        silent = [
            subscriber
            for subscriber in subscribers
            if subscriber.connection is not None and not subscriber.connection.has_answered
        ]
        alive = {seat for subscriber in subscribers if subscriber not in silent for seat in subscriber.seats}
        missing = {seat for subscriber in silent for seat in subscriber.seats if seat is not None} - alive
        return not any(table.pauses_clock_if_lost(seat) for seat in missing)

    def _is_needed(self) -> bool:
        table = self._actor.table
        runs = table.game.clock and table.paused is None and table.clock.started_at is not None
        return runs and bool(self._seated_subscribers())

    def _seated_subscribers(self) -> "list[Subscriber]":
        """Subscribers with a seat. Onlookers are never pinged: their silence would stop no clock."""
        return [
            subscriber
            for subscriber in self._actor.subscribers
            if subscriber.connection is not None and subscriber.seats[0] is not None
        ]

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(BEAT_INTERVAL_MS / 1000, self._on_beat)

    def _start_subscriber(self, subscriber: "Subscriber") -> None:
        """Begin to ping a subscriber; pings it has missed before do not count."""
        assert subscriber.connection is not None
        subscriber.connection.ping()
        subscriber.missed_beats = 0
        subscriber.alive_at = self._actor.now_ms

    def _on_beat(self) -> None:
        now = self._actor.now_ms
        for subscriber in self._seated_subscribers():
            assert subscriber.connection is not None
            if not subscriber.alive_at:
                self._start_subscriber(subscriber)  # came since the last beat
            elif subscriber.connection.ping():
                subscriber.missed_beats = 0
                subscriber.alive_at = now - BEAT_INTERVAL_MS  # or later: nobody loses time by that
            else:
                subscriber.missed_beats += 1
                if subscriber.missed_beats >= MAX_MISSED_BEATS:
                    subscriber.connection.drop()
        self._set_timer()
