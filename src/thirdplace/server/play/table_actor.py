"""A table that people are at: the one place in a process where it changes.

A table goes through these phases, always in this order. Tables that are in the same phase at the same time
are taken through it together (`Hub.run_phase_for_all`).

    post             a command is queued, and a turn is requested
    apply_commands   all that is queued makes a fork of the table (`table.transition`)
    render_updates   what each subscriber will be sent of it
    submit           its entries go to the store
    on_durable       the fork becomes the table; updates and answers are sent
    after_update     timers, computer players, the next turn

Until `on_durable` nothing has happened. If the store rejects the entries (`on_rejected`), or anything raises
on the way (`on_error`), the fork is dropped, and whoever asked is told so.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.record import record_of, to_json
from thirdplace.server import logs
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.play.autopilot import Autopilot
from thirdplace.server.play.heartbeat import Heartbeat
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.subscriber_updates import (
    Arrival,
    SubscriberUpdates,
    encode_message,
    render_updates,
)
from thirdplace.server.work.thinkers import Thinkers
from thirdplace.store.sqlite import Append, Conflict, NewTable
from thirdplace.table import entries
from thirdplace.table.commands import Arrived, Commands, Internal, Parted, Play, Point, React, Tick, Woken
from thirdplace.table.host import Outcome
from thirdplace.table.table import Keys, Table
from thirdplace.table.transition import Transition, transition

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub

__all__ = ["OnOutcome", "QueuedCommand", "TableActor"]

NO_KEYS: Keys = frozenset()
FIRST_RECOVERY_S = 0.25
"""A table rests so long when something went wrong: what plays by itself would try without end."""
MAX_RECOVERY_S = 30.0
"""It rests twice as long each time in a row, up to this."""
MAX_ATTEMPTS = 3
"""So often is tried what nobody can be refused, before it is done without the game."""
MAX_LOG_BYTES = 8 * 1024 * 1024
"""Of one table. The longest real game, a class of 60 for twelve rounds with a ten-sided die, takes 0.8 MB."""
SIGNAL_COMMANDS = (React, Point)
SIGNAL_BURST_S = 3
"""Seconds' worth of signals that may come together: a class of sixty that claps."""
CONFIRMATION_INTERVAL_MS = 50
"""How often a table looks whether all have answered, when time is over and somebody may have been cut off."""
COMMANDS_NOT_DEFERRED = (Arrived, Parted, Tick, Woken)
"""What does not wait until it is known whether the time is over."""

UNSEATING_ENTRIES = (entries.Arranged, entries.Left)
"""Entries after which somebody may have to leave who was welcome before."""

OnOutcome = Callable[[Outcome], None]
"""Told what came of a command, once that is durable."""


class QueuedCommand(msgspec.Struct, eq=False):
    command: "Commands | Internal"
    keys: Keys = NO_KEYS
    on_outcome: OnOutcome | None = None
    subscriber: Subscriber | None = None
    """Who arrives, or parts."""
    arrival: Arrival | None = None
    attempts: int = 0


class Pending(msgspec.Struct, eq=False):
    """Commands that are carried out together, and what they will have made of the table."""

    commands: list[QueuedCommand]
    transition: Transition
    entries: list[bytes] = []
    updates: SubscriberUpdates | None = None
    subscribers: set[Subscriber] | None = None
    """Who will be here afterwards, if somebody comes or goes."""


class TableActor:
    """Owns a table, the queue of commands for it, and its phases."""

    __slots__ = (
        "__weakref__",
        "_commands_to_run_singly",
        "_deferred_commands",
        "_failures_in_a_row",
        "_hub",
        "_is_behind",
        "_is_scheduled",
        "_is_synchronizing",
        "_log_bytes",
        "_pending",
        "_queue",
        "_recovery_timer",
        "_signal_bucket",
        "_timer",
        "autopilot",
        "heartbeat",
        "last_seen",
        "subscribers",
        "table",
    )

    def __init__(self, hub: "Hub", table: Table, log_bytes: int = 0) -> None:
        self._hub = hub
        self._log_bytes = log_bytes
        self._signal_bucket = Bucket(hub.signals_per_second * SIGNAL_BURST_S, hub.now() / 1000)
        self.table = table
        """As it is durable, and known to its subscribers."""
        self.subscribers: set[Subscriber] = set()
        self.autopilot = Autopilot(self)
        self.heartbeat = Heartbeat(self)
        self.last_seen = hub.now()
        self._queue: list[QueuedCommand] = []
        self._deferred_commands: list[QueuedCommand] = []
        """What came after the time was over: done when it is known whether the game is lost or stands."""
        self._is_scheduled = False
        """Will the hub have us apply what is queued?"""
        self._pending: Pending | None = None
        """What is not durable yet. Until then commands wait."""
        self._is_synchronizing = False
        """Is the store read, because of what another process has written?"""
        self._is_behind = False
        """Has another process perhaps written more than is known here?"""
        self._commands_to_run_singly = 0
        """So many commands are carried out one at a time, as together they went wrong."""
        self._failures_in_a_row = 0
        """In a row."""
        self._timer: asyncio.TimerHandle | None = None
        self._recovery_timer: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return not self.subscribers and not self.is_busy and self._next_change_at() is None

    @property
    def is_busy(self) -> bool:
        return self._is_scheduled or self._is_synchronizing or self._pending is not None

    def post(self, command: QueuedCommand) -> None:
        """What is queued while other commands are being stored is carried out together afterwards."""
        self._queue.append(command)
        self._request_turn()

    def _request_turn(self) -> None:
        if self._queue and not self.is_busy:
            self._is_scheduled = True
            self._hub.schedule_turn(self)

    def may_watch(self, keys: Keys) -> bool:
        """May whoever holds these keys be here?"""
        table = self.table
        return table.made.settings.onlookers or table.made.host in keys or bool(table.held(keys))

    def connect(
        self, subscriber: Subscriber, version: int | None = None, written: Sequence[bytes] = ()
    ) -> None:
        """Somebody is here, and is told everything, or (from the log) what they missed since `version`."""
        arrival = Arrival(subscriber, version, written)
        self.post(QueuedCommand(Arrived(), subscriber.keys, None, subscriber, arrival))

    def disconnect(self, subscriber: Subscriber) -> None:
        line = subscriber.connection
        is_silent = subscriber.missed_beats or (line is not None and not line.has_answered)
        seen = subscriber.alive_at if is_silent and subscriber.alive_at else None
        self.post(QueuedCommand(Parted(seen), subscriber.keys, None, subscriber))

    def close(self) -> None:
        self.autopilot.stop()
        self.heartbeat.stop()
        for timer in (self._timer, self._recovery_timer):
            if timer is not None:
                timer.cancel()

    # The phases, in their order.

    def apply_commands(self) -> None:
        self._is_scheduled = False
        commands = self._take_queued()
        try:
            now = self._hub.now()
            certain = self.heartbeat.certain_time(now)
            if certain < now:
                self._deferred_commands += [
                    one for one in commands if not isinstance(one.command, COMMANDS_NOT_DEFERRED)
                ]
                commands = [one for one in commands if isinstance(one.command, COMMANDS_NOT_DEFERRED)]
            made = transition(self.table, commands, certain, check=self._check_room, on_error=self._log_error)
        except Exception:
            self._pending = Pending(commands, Transition(self.table))
            raise
        self._pending = Pending(commands, made, subscribers=self._subscribers_after(commands, made.outcomes))

    def _check_room(self, command: "Commands | Internal") -> None:
        """Is there room for it? Raises Refused."""
        if self._log_bytes > MAX_LOG_BYTES and isinstance(command, Commands):
            raise Refused("log-full")
        if isinstance(command, SIGNAL_COMMANDS):
            # Whoever sends it, everyone here is told: one device of many must not keep all others busy.
            rate = self._hub.signals_per_second
            if not self._signal_bucket.take(rate, rate * SIGNAL_BURST_S, self._hub.now() / 1000):
                raise Refused("too-fast")

    def _subscribers_after(
        self, commands: list[QueuedCommand], outcomes: list[Outcome]
    ) -> set[Subscriber] | None:
        """Who will be here, if somebody comes or goes."""
        found = None
        for command, outcome in zip(commands, outcomes, strict=True):
            if command.subscriber is not None and outcome.refused is None:
                found = self.subscribers.copy() if found is None else found
                (found.discard if command.arrival is None else found.add)(command.subscriber)
        return found

    def _take_queued(self) -> list[QueuedCommand]:
        if not self._commands_to_run_singly:
            commands, self._queue = self._queue, []
            return commands
        self._commands_to_run_singly -= 1
        return [self._queue.pop(0)]

    def render_updates(self) -> None:
        pending = self._pending
        if pending is None:
            return
        made = pending.transition
        subscribers = self.subscribers if pending.subscribers is None else pending.subscribers
        arrivals = [one.arrival for one in pending.commands if one.arrival and one.subscriber in subscribers]
        pending.updates = render_updates(
            made.table,
            subscribers,
            made.happened,
            self.table.version,
            self._hub.now(),
            arrivals,
            self.autopilot.intentions() if arrivals else (),
        )
        made.table.changed = False

    def submit(self) -> None:
        """To the store; what need not be kept is durable as it is."""
        pending = self._pending
        if pending is None:
            return
        made = pending.transition
        if not made.happened:
            self.on_durable()
            self.after_update()
            return
        pending.entries = [entries.encode(happening.entry) for happening in made.happened]
        born = [_make_new_table(outcome) for outcome in made.outcomes if outcome.born is not None]
        self._hub.store_entries(
            Append(
                self.table.id, self.table.written + 1, pending.entries, record=_make_record(made), new=born
            )
        )

    def on_durable(self) -> None:
        pending, self._pending = self._pending, None
        assert pending is not None
        made = pending.transition
        self.table = made.table
        self._log_bytes += sum(map(len, pending.entries))
        if made.happened:
            self._failures_in_a_row = 0
        if pending.subscribers is not None:
            self.subscribers = pending.subscribers
            self.last_seen = self._hub.now()
        assert pending.updates is not None
        pending.updates.send()
        for one, outcome in zip(pending.commands, made.outcomes, strict=True):
            if outcome.born is not None:
                self._hub.add_table(*outcome.born)  # everyone will be there in a moment
            if outcome.signal is not None:
                self.send_to_all(outcome.signal)
            if outcome.refused is not None and outcome.refused.code == "internal":
                self._refuse(one, outcome.refused)
            elif one.on_outcome is not None:
                one.on_outcome(outcome)
        if pending.updates.seats and any(isinstance(one.entry, UNSEATING_ENTRIES) for one in made.happened):
            self._dismiss_onlookers()

    def after_update(self) -> None:
        """Everyone has been told: what is next?"""
        if self._deferred_commands and not self._is_awaiting_answers():
            self._queue[:0] = self._deferred_commands
            self._deferred_commands = []
        if self._recovery_timer is None:
            self._set_timer()
            self.heartbeat.update()
            self.autopilot.update()
        if self._is_behind:
            self.catch_up()
        else:
            self._request_turn()

    # What can go wrong on the way.

    def on_rejected(self, wrong: Exception) -> None:
        """The store has not taken the entries."""
        pending, self._pending = self._pending, None
        assert pending is not None
        self._synchronize(pending.commands, wrong)

    def on_error(self) -> None:
        """A phase went wrong, most likely in the game's code: as if nothing had been asked.

        To be called where the exception is being handled.
        """
        self._log_error()
        pending, self._pending = self._pending, None
        commands = [] if pending is None else pending.commands
        if len(commands) > 1:
            self._commands_to_run_singly = len(commands)  # which of them it was will show
            self._queue[:0] = commands
        elif commands:
            self._refuse(commands[0], Refused("internal"))
        else:
            self._start_recovery()
        self._request_turn()

    def _log_error(self, wrong: Exception | None = None) -> None:
        logs.log_failure("table", wrong, game=self.table.made.game)

    def _refuse(self, command: QueuedCommand, refused: Refused) -> None:
        """Tell whoever asked. Nobody can be refused to go: that is tried again, or done without the game."""
        if command.on_outcome is not None:
            command.on_outcome(Outcome(refused=refused))
        self._start_recovery()
        match command.command:
            case Arrived() if command.subscriber is not None:
                command.subscriber.on_dismissed(refused)
            case Parted() | Woken():
                command.attempts += 1
                if command.attempts < MAX_ATTEMPTS:
                    self._queue.append(command)
                elif command.subscriber in self.subscribers:
                    self.subscribers.discard(command.subscriber)
                    self.table.disconnect(command.keys)

    def _start_recovery(self) -> None:
        """Let what happens by itself rest for a while, then go on with it."""
        self._failures_in_a_row += 1
        if self._recovery_timer is None:
            delay_s = min(MAX_RECOVERY_S, FIRST_RECOVERY_S * 2 ** min(self._failures_in_a_row - 1, 10))
            self._recovery_timer = asyncio.get_running_loop().call_later(delay_s, self._on_recovered)

    def _on_recovered(self) -> None:
        self._recovery_timer = None
        if not self.is_busy:
            self._hub.run_phase_for_all([self], TableActor.after_update)

    def catch_up(self) -> None:
        """Another process has written: see if it was at this table, as soon as nothing is under way."""
        self._is_behind = self.is_busy
        if not self._is_behind:
            self._synchronize([], None)

    def _synchronize(self, commands: list[QueuedCommand], rejected: Exception | None) -> None:
        self._is_synchronizing = True
        self._hub.start_task(self._read_entries_of_others(commands, rejected))

    async def _read_entries_of_others(
        self, commands: list[QueuedCommand], rejected: Exception | None
    ) -> None:
        """What others have written is told; then our own commands are refused, or carried out again."""
        try:
            # The last entry known here comes along: if it is gone, another process has cleared the table.
            found = await self._hub.read_log(self.table.id, after=self.table.written - 1)
            if not found:
                raise Refused("unknown-table")
            written = found[1:]
            self._adopt_entries(written)
        except Refused as refused:
            self._close_with_refusal(commands, refused)
            return
        except Exception:
            self._log_error()
            self._close_with_refusal(commands, Refused("unreadable-table"))
            return
        if isinstance(rejected, Conflict) and written:
            self._queue[:0] = commands
        elif rejected is not None:
            self._refuse_all(commands, rejected if isinstance(rejected, Refused) else Refused("not-saved"))
        self._is_synchronizing = False
        self._hub.run_phase_for_all([self], TableActor.after_update)

    def _adopt_entries(self, written: list[bytes]) -> None:
        """Make another process's entries part of the table, and tell everyone."""
        if not written:
            return
        fork, now = self.table.fork(), self._hub.now()
        happened = [fork.apply(entries.decode(entry), now) for entry in written]
        fork.changed = True
        updates = render_updates(fork, self.subscribers, happened, self.table.version, now)
        fork.changed = False
        self.table = fork
        self._log_bytes += sum(map(len, written))
        updates.send()

    def _refuse_all(self, commands: list[QueuedCommand], refused: Refused) -> None:
        """The store cannot take anything now. Coming and going is carried out again, when it can."""
        kept = [one for one in commands if isinstance(one.command, Arrived | Parted | Woken)]
        for command in commands:
            if command.on_outcome is not None:
                command.on_outcome(Outcome(refused=refused))
        self._start_recovery()
        self._queue[:0] = kept

    def _close_with_refusal(self, commands: list[QueuedCommand], refused: Refused) -> None:
        """The table cannot go on here: everyone who asked is told why, and everyone is sent away."""
        commands = commands + self._deferred_commands + self._queue
        self._deferred_commands, self._queue = [], []
        self._hub.forget_table(self)
        for command in commands:
            if command.on_outcome is not None:
                command.on_outcome(Outcome(refused=refused))
            elif command.arrival is not None:
                command.arrival.subscriber.on_dismissed(refused)
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            subscriber.on_dismissed(refused)

    def _dismiss_onlookers(self) -> None:
        """Those who have no seat leave a table whose host wants no onlookers (any more)."""
        for subscriber in [one for one in self.subscribers if not self.may_watch(one.keys)]:
            self.disconnect(subscriber)
            subscriber.on_dismissed(Refused("not-your-seat", "onlookers: off"))

    # Time.

    def _next_change_at(self) -> int | None:
        """When time alone changes something; thinking time stands while nobody is here."""
        wake = self.table.wake()
        return wake if wake is not None and (self.table.game.clock or self.table.attended) else None

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wake = self._next_change_at()
        if wake is not None:
            soonest = CONFIRMATION_INTERVAL_MS if self._is_awaiting_answers() else 0
            delay = max(soonest, wake - self._hub.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_timer)

    def _is_awaiting_answers(self) -> bool:
        """Is the time over, and has somebody who may have been cut off not answered yet?"""
        now = self._hub.now()
        return self.heartbeat.certain_time(now) < now

    def _on_timer(self) -> None:
        self._timer = None
        self.post(QueuedCommand(Tick()))

    # For those who play by themselves.

    def send_to_all(self, message: msgspec.Struct) -> None:
        """Something about the server rather than the table."""
        told = encode_message(message)
        for subscriber in self.subscribers:
            subscriber.send(told)

    @property
    def client_to_charge(self) -> str:
        """For whom computer players think here: the first who sits, or else whoever looks on."""
        seated = [one for one in self.subscribers if one.seats and one.seats[0] is not None]
        first = min(seated, key=lambda one: one.seats[0] or 0, default=next(iter(self.subscribers), None))
        return "" if first is None else first.address

    @property
    def thinkers(self) -> Thinkers:
        return self._hub.thinkers

    def post_play(self, play: Play) -> None:
        """A seat acts by itself."""
        self.post(QueuedCommand(play))

    def on_player_error(self) -> None:
        """A seat that should act by itself could not: it is looked at again after a rest."""
        self._start_recovery()

    @property
    def now_ms(self) -> int:
        return self._hub.now()


def _make_record(made: Transition) -> tuple[str, bytes] | None:
    """The game's record, with the entry that ends it."""
    match = made.table.match
    if match is None or made.happened[-1].step is None or not match.over:
        return None
    return match.game.id, to_json(record_of(match))


def _make_new_table(outcome: Outcome) -> NewTable:
    assert outcome.born is not None
    table_id, first_entries = outcome.born
    made = first_entries[0]
    assert isinstance(made, entries.Made)
    return NewTable(table_id, made.code, made.game, [entries.encode(entry) for entry in first_entries])
