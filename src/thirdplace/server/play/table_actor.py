"""The actor of one table: the only place in a process where that table changes.

An actor goes through these phases, always in this order. All actors that are due go through a phase
together, before any of them begins the next (`Hub.run_phase_for_all`).

    post_command     a command is queued, and a turn is requested
    apply_commands   all that is queued makes a fork of the table (`table.transition`)
    render_updates   what each subscriber will be sent of it
    submit           its entries go to the store
    on_durable       the fork becomes the table; updates and answers are sent
    after_update     timers, computer players, the next turn

Until `on_durable` nothing has happened. If the store rejects the entries (`on_rejected`), or anything raises
on the way (`on_error`), the fork is dropped, and whoever asked is told so.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.server import logs
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.metrics import METRICS
from thirdplace.server.play.answer_times import AnswerTimes
from thirdplace.server.play.autopilot import Autopilot
from thirdplace.server.play.early_list import EarlyList
from thirdplace.server.play.error_recovery import ErrorRecovery
from thirdplace.server.play.heartbeat import Heartbeat
from thirdplace.server.play.log_synchronizer import COMMANDS_OF_OWNER, LogSynchronizer
from thirdplace.server.play.queued_command import Pending, QueuedCommand
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.subscriber_updates import (
    Arrival,
    encode_message,
    render_updates,
)
from thirdplace.server.play.transition_append import make_append
from thirdplace.server.play.wake_timer import WakeTimer
from thirdplace.server.work.worker_pools import WorkerPools
from thirdplace.store.interface import Claim, Conflict
from thirdplace.table import entries
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import (
    AutomaticAction,
    Commands,
    Connected,
    ConnectedElsewhere,
    Disconnected,
    InternalCommands,
    Point,
    React,
    Restored,
    TakenOver,
    Tick,
)
from thirdplace.table.table import Table
from thirdplace.table.table_record import may_watch
from thirdplace.table.table_state import Keys
from thirdplace.table.transition import Transition, transition

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub
    from thirdplace.server.play.node_exchange import NodeExchange

__all__ = ["TableActor"]

REQUEST_GRACE_MS = 5000
"""Within so long somebody who has asked for a table sends a command to it."""
MAX_ATTEMPTS = 3
"""How often a command that cannot be refused (somebody disconnects) is tried with the game's code."""
MAX_LOG_BYTES = 8 * 1024 * 1024
"""Of one table. The longest real game, a class of 60 for twelve rounds with a ten-sided die, takes 0.8 MB."""
MOVING_TIME_S = 0.3
"""How long other nodes may take to tell that a device has moved there."""
SIGNAL_COMMANDS = (React, Point)
SIGNAL_BURST_S = 3
"""Seconds' worth of signals that may come together: a class of sixty that claps."""
COMMANDS_NOT_DEFERRED = (Connected, ConnectedElsewhere, Disconnected, Tick, Restored, TakenOver)
"""Commands that are applied even while it is not yet known whether the time is over."""

UNSEATING_ENTRIES = (entries.Arranged, entries.Left)
"""Entries after which a subscriber may have lost the right to be at the table."""


def _limit_takeovers(takeovers: list[QueuedCommand], certain: int) -> list[QueuedCommand]:
    """Time whose end nobody has confirmed does not count when a table is taken over."""
    for one in takeovers:
        assert isinstance(one.command, TakenOver)
        one.command = TakenOver(min(one.command.read_at, certain))
    return takeovers


class TableActor:
    """Owns a table, the queue of commands for it, and its phases."""

    __slots__ = (
        "__weakref__",
        "_commands_to_run_singly",
        "_deferred_commands",
        "_hub",
        "_is_scheduled",
        "_log_bytes",
        "_pending",
        "_queue",
        "_signal_bucket",
        "_users",
        "answer_times",
        "autopilot",
        "early_list",
        "epoch",
        "heartbeat",
        "last_seen",
        "owner",
        "recovery",
        "requested_at",
        "subscribers",
        "synchronizer",
        "table",
        "wake_timer",
    )

    def __init__(self, hub: "Hub", table: Table, log_bytes: int = 0) -> None:
        self._hub = hub
        self._log_bytes = log_bytes
        self._signal_bucket = Bucket(hub.signals_per_second * SIGNAL_BURST_S, hub.now() / 1000)
        self.table = table
        """The table as it is durable and known to its subscribers."""
        self.owner: str | None = None
        """The node that runs the clock and the computer players; None: nobody, as far as it is known here."""
        self.epoch = 0
        """Counts changes of the owner; the store rejects entries of an epoch that is over."""
        self.subscribers: set[Subscriber] = set()
        self.answer_times = AnswerTimes()
        self.autopilot = Autopilot(self)
        self.early_list = EarlyList(self)
        self.heartbeat = Heartbeat(self)
        self.wake_timer = WakeTimer(self)
        self.synchronizer = LogSynchronizer(self, hub)
        self.recovery = ErrorRecovery(self)
        self.last_seen = hub.now()
        self.requested_at = self.last_seen
        """When somebody asked the hub for it."""
        self._queue: list[QueuedCommand] = []
        self._deferred_commands: list[QueuedCommand] = []
        """Commands that came after the time was over, until it is known whether the game is lost."""
        self._users = 0
        """How many use it (`in_use`) beside its subscribers."""
        self._is_scheduled = False
        """Has the hub been asked to run the phases for the queued commands?"""
        self._pending: Pending | None = None
        """The transition that is not durable yet; other commands wait until it is."""
        self._commands_to_run_singly = 0
        """How many of the next commands are run one at a time, because together they failed."""

    @property
    def is_owner(self) -> bool:
        """Is it this node that runs the clock and the computer players?"""
        return self.owner is not None and self.owner == self._hub.store.node

    @property
    def is_idle(self) -> bool:
        """Is nobody connected, and is nothing under way?"""
        return not self._is_used and not self.is_busy and self.wake_timer.next_change_at() is None

    @property
    def _is_used(self) -> bool:
        return bool(self.subscribers or self._users)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the table in memory while somebody who need not be connected waits for what is done at it."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self.forget_if_draining()

    @property
    def is_busy(self) -> bool:
        return self._is_scheduled or self.synchronizer.is_running or self._pending is not None

    def post_command(self, command: QueuedCommand) -> None:
        """Queue a command. Commands that come while others are being stored are carried out together."""
        self._queue.append(command)
        self._request_turn()

    def _request_turn(self) -> None:
        if self._queue and not self.is_busy:
            self._is_scheduled = True
            self._hub.schedule_turn(self)

    def may_watch(self, keys: Keys) -> bool:
        return may_watch(self.table, keys)

    def connect(
        self, subscriber: Subscriber, version: int | None = None, written: Sequence[bytes] = ()
    ) -> None:
        """Add a subscriber. It is sent the whole table, or (from the log) what it missed since `version`."""
        arrival = Arrival(subscriber, version, written)
        self.post_command(QueuedCommand(Connected(), subscriber.keys, None, subscriber, arrival))

    def disconnect(self, subscriber: Subscriber) -> None:
        line = subscriber.connection
        is_silent = subscriber.missed_beats or (line is not None and not line.has_answered)
        seen = subscriber.alive_at if is_silent and subscriber.alive_at else None
        if self._hub.store.has_other_nodes and self.table.game.clock:
            self._hub.start_task(self._disconnect_later(subscriber, seen or self._hub.now()))
        else:
            self.post_command(QueuedCommand(Disconnected(seen), subscriber.keys, None, subscriber))

    async def _disconnect_later(self, subscriber: Subscriber, last_seen: int) -> None:
        """A device that moves to another node is connected there in a moment: it must not pause a clock."""
        await asyncio.sleep(MOVING_TIME_S)
        await self.synchronizer.wait_until_caught_up()
        self.post_command(QueuedCommand(Disconnected(last_seen), subscriber.keys, None, subscriber))

    def close(self) -> None:
        self.autopilot.stop()
        self.early_list.stop()
        self.heartbeat.stop()
        self.recovery.stop()
        self.wake_timer.stop()

    # The phases, in their order.

    def apply_commands(self) -> None:
        self._is_scheduled = False
        commands = self._take_queued()
        try:
            self.table.keeps_time = self.is_owner
            if not self.is_owner:  # decided before another node became the owner, which decides anew
                commands = [one for one in commands if not isinstance(one.command, COMMANDS_OF_OWNER)]
            now = self._hub.now()
            certain = self.heartbeat.certain_time(now)
            takeovers = [one for one in commands if isinstance(one.command, TakenOver)]
            if takeovers:  # the clock stands before anything else happens
                self._queue[:0] = [one for one in commands if one not in takeovers]
                commands, certain = _limit_takeovers(takeovers, certain), now
            elif certain < now:
                self._deferred_commands += [
                    one for one in commands if not isinstance(one.command, COMMANDS_NOT_DEFERRED)
                ]
                commands = [one for one in commands if isinstance(one.command, COMMANDS_NOT_DEFERRED)]
            made = transition(self.table, commands, certain, check=self._check_room, on_error=self.log_error)
        except Exception:
            self._pending = Pending(commands, Transition(self.table))
            raise
        self._pending = Pending(commands, made, subscribers=self._subscribers_after(commands, made.outcomes))

    def _check_room(self, command: "Commands | InternalCommands") -> None:
        """Raises Refused if the log is full, or if there are too many signals."""
        if self._log_bytes > MAX_LOG_BYTES and isinstance(command, Commands):
            raise Refused("log-full")
        if isinstance(command, SIGNAL_COMMANDS):
            # Every signal is sent to everyone here: one device must not keep all others busy.
            rate = self._hub.signals_per_second
            if not self._signal_bucket.take(rate, rate * SIGNAL_BURST_S, self._hub.now() / 1000):
                raise Refused("too-fast")

    def _subscribers_after(
        self, commands: list[QueuedCommand], outcomes: list[CommandOutcome]
    ) -> set[Subscriber] | None:
        """The subscribers after these commands; None if nobody comes or goes."""
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
            made.applied,
            self.table.version,
            self._hub.now(),
            arrivals,
            self.autopilot.intentions() if arrivals else (),
        )
        made.table.table_info_dirty = False

    def submit(self) -> None:
        """Send the entries to the store. A transition without entries is durable as it is."""
        pending = self._pending
        if pending is None:
            return
        made = pending.transition
        if not made.applied:
            self.on_durable()
            self.after_update()
            return
        append = make_append(self.table, made, self.epoch)
        pending.entries, pending.epoch = append.entries, append.epoch
        self._hub.store_entries(append, self)

    def on_durable(self) -> None:
        pending, self._pending = self._pending, None
        assert pending is not None
        made = pending.transition
        self.table = made.table
        self._log_bytes += sum(map(len, pending.entries))
        if made.applied:
            self.recovery.on_success()
        if pending.subscribers is not None:
            self.subscribers = pending.subscribers
            self.last_seen = self._hub.now()
            self._hub.exchange.save_connections(self)
        assert pending.updates is not None
        self._call_safely(pending.updates.send)
        judge_again = []
        for one, outcome in zip(pending.commands, made.outcomes, strict=True):
            if outcome.next_table is not None:  # everyone will be there in a moment
                self._call_safely(self._hub.add_new_table, *outcome.next_table)
            if outcome.signal is not None:
                self._call_safely(self.send_to_all, outcome.signal)
            if outcome.refused is None:
                self._call_safely(one.answer, outcome)
            elif outcome.refused.code == "internal":
                self._call_safely(self._refuse_command, one, outcome.refused)
            elif self._hub.store.has_other_nodes and not one.is_judged_again:
                one.is_judged_again = True
                judge_again.append(one)
            else:
                self._call_safely(one.answer, outcome)
        if judge_again:  # another node may just have written what would allow it
            self.synchronizer.start(judge_again, None, again=True)
        if pending.updates.seats and any(isinstance(one.entry, UNSEATING_ENTRIES) for one in made.applied):
            self._dismiss_onlookers()

    def after_update(self) -> None:
        """Set timers and start computer players, now that everyone has been sent the update."""
        if self._deferred_commands and not self.wake_timer.is_awaiting_answers():
            self._queue[:0] = self._deferred_commands
            self._deferred_commands = []
        if not self.recovery.is_running:
            self.wake_timer.set()
            self.heartbeat.update()
            self.autopilot.update()
            self.early_list.update()
        if self.synchronizer.is_behind:
            self.synchronizer.catch_up()
        else:
            self._request_turn()
        self.forget_if_draining()

    def forget_if_draining(self) -> None:
        """Leave the table to other nodes, once nobody is connected to it here.

        Not if somebody has just asked for it: a command may follow.
        """
        if self._hub.is_draining and self._is_left:
            self._hub.forget_table(self)

    @property
    def _is_left(self) -> bool:
        is_requested = self._hub.now() - self.requested_at < REQUEST_GRACE_MS
        return not self._is_used and not self.is_busy and not is_requested

    def forget_if_wanted_elsewhere(self) -> None:
        """Leave the table to the node at which everybody is.

        Not while a game with a clock is played: if its next owner were slow, the game would be paused.
        """
        is_clock_game = self.table.game.clock and self.table.match is not None
        if self.is_owner and self._is_left and not is_clock_game and self.synchronizer.are_people_elsewhere:
            self._hub.forget_table(self)

    # What can go wrong on the way.

    def on_rejected(self, wrong: Exception) -> None:
        """The store has not taken the entries."""
        pending, self._pending = self._pending, None
        assert pending is not None
        # If this node has become the owner in between, nothing else is new.
        is_outdated = isinstance(wrong, Conflict) and pending.epoch != self.epoch
        self.synchronizer.start(pending.commands, wrong, again=is_outdated)

    def on_error(self) -> None:
        """Drop the pending transition after a phase has raised, most likely in the game's code.

        Must be called while the exception is being handled.
        """
        self.log_error()
        pending, self._pending = self._pending, None
        commands = [] if pending is None else pending.commands
        if len(commands) > 1:
            self._commands_to_run_singly = len(commands)  # which of them it was will show
            self._queue[:0] = commands
        elif commands:
            self._refuse_command(commands[0], Refused("internal"))
        else:
            self.recovery.start()
        self._request_turn()

    def _call_safely(self, callback: Callable[..., object], *given: Any) -> None:
        """Call what must not keep other commands from being answered if it raises."""
        try:
            callback(*given)
        except Exception:
            self.log_error()

    def log_error(self, wrong: Exception | None = None) -> None:
        logs.log_failure("table", wrong, game=self.table.config.game)

    def _refuse_command(self, command: QueuedCommand, refused: Refused) -> None:
        """Answer the sender. Nobody is refused to leave: that is tried again, or done without the game."""
        command.answer(CommandOutcome(refused=refused))
        self.recovery.start()
        match command.command:
            case Connected() if command.subscriber is not None:
                command.subscriber.on_dismissed(refused)
            case Disconnected() | Restored() | TakenOver() | ConnectedElsewhere():
                command.attempts += 1
                if command.attempts < MAX_ATTEMPTS:
                    self._queue.append(command)
                elif command.subscriber in self.subscribers:
                    self.subscribers.discard(command.subscriber)
                    self.table.disconnect(command.keys)

    def request_news(self) -> None:
        """Have what other nodes have changed read, and handed to the synchronizer."""
        self._hub.news_reader.request(self)

    def resume(self) -> None:
        """Set timers and start computer players again, after an error or after others' entries were read."""
        if not self.is_busy:
            self._hub.run_phase_for_all([self], TableActor.after_update)

    def queue_again(self, commands: list[QueuedCommand]) -> None:
        """Put commands before those that are queued."""
        self._queue[:0] = commands

    def take_all_queued(self) -> list[QueuedCommand]:
        """Every command that waits, also until it is known whether the time is over."""
        taken, self._deferred_commands, self._queue = self._deferred_commands + self._queue, [], []
        return taken

    def adopt_table(self, table: Table, written: list[bytes]) -> None:
        """Replace the table by one with entries that another process has made durable."""
        self.table = table
        self._log_bytes += sum(map(len, written))

    def close_with_refusal(self, commands: list[QueuedCommand], refused: Refused) -> None:
        """The table cannot go on in this process: answer every command, and dismiss every subscriber."""
        commands = commands + self.take_all_queued()
        self._hub.forget_table(self)
        for command in commands:
            if command.on_outcome is not None:
                self._call_safely(command.on_outcome, CommandOutcome(refused=refused))
            elif command.arrival is not None:
                self._call_safely(command.arrival.subscriber.on_dismissed, refused)
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            self._call_safely(subscriber.on_dismissed, refused)

    def _dismiss_onlookers(self) -> None:
        """Disconnect subscribers without a seat if the host no longer allows onlookers."""
        for subscriber in [one for one in self.subscribers if not self.may_watch(one.keys)]:
            self.disconnect(subscriber)
            subscriber.on_dismissed(Refused("not-your-seat", "onlookers: off"))

    def on_claimed(self, claim: Claim) -> None:
        """This node owns the table now. If its former owner has died, a running clock is paused."""
        self.owner, self.epoch = self._hub.store.node, claim.epoch
        if not claim.is_handover:
            METRICS.takeovers += 1
            read_at = self._hub.now() - (claim.unowned_ms or 0)
            self.post_command(QueuedCommand(TakenOver(read_at)))
        self.resume()

    def on_claim_unanswered(self) -> None:
        """Nobody knows whether this node owns the table now, except if that has been read meanwhile."""
        if self.is_owner:
            self.on_claimed(Claim(self.epoch, None))
        else:
            self.synchronizer.catch_up()

    # What the autopilot and the heartbeat use.

    @property
    def exchange(self) -> "NodeExchange":
        return self._hub.exchange

    def send_to_all(self, message: msgspec.Struct) -> None:
        """Send a message that is not part of the table's log to everyone, at other nodes too."""
        told = encode_message(message)
        self.send_here(told)
        self._hub.exchange.tell_all(self, told)

    def send_here(self, told: bytes) -> None:
        """Send a message to every subscriber of this node."""
        for subscriber in self.subscribers:
            subscriber.send(told)

    def note_answer_time(self, subscriber: Subscriber, seconds: float) -> None:
        """Note how long a device of this node has taken to answer, also for the table's owner."""
        # Of all keys only those of seats: anybody may connect with any number of others.
        keys = subscriber.keys & {chair.key for chair in self.table.chairs if chair is not None}
        if keys:
            self.note_answer_time_of(keys, seconds)
            self._hub.exchange.report_answer_time(self, keys, seconds)

    def note_answer_time_of(self, keys: Collection[str], seconds: float) -> None:
        self.answer_times.note(keys, seconds)
        self.early_list.update()

    @property
    def client_to_charge(self) -> str:
        """Whose share of the work queue computer players use: the first seat's, or else an onlooker's."""
        seated = [one for one in self.subscribers if one.seats and one.seats[0] is not None]
        first = min(seated, key=lambda one: one.seats[0] or 0, default=next(iter(self.subscribers), None))
        return "" if first is None else first.address

    @property
    def worker_pools(self) -> WorkerPools:
        return self._hub.worker_pools

    def post_play(self, play: AutomaticAction) -> None:
        """Queue the action of a seat that plays by itself."""
        self.post_command(QueuedCommand(play))

    def on_player_error(self) -> None:
        """The autopilot could not act for a seat: it tries again after a while."""
        self.recovery.start()

    @property
    def now_ms(self) -> int:
        return self._hub.now()
