"""What other nodes have changed of a table: entries of its log, its owner, and who is connected to them."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING
from weakref import proxy

from thirdplace.core.errors import Refused
from thirdplace.server.play.node_exchange import decode_connections
from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.server.play.subscriber_updates import render_updates
from thirdplace.store.interface import Claim, Conflict, TableNews
from thirdplace.table import entries
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import (
    AskEarly,
    AutomaticAction,
    Connected,
    ConnectedElsewhere,
    Disconnected,
    Restored,
    TakenOver,
    Tick,
)
from thirdplace.table.table_state import Keys

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["COMMANDS_OF_OWNER", "LogSynchronizer"]

COMMANDS_OF_OWNER = (AutomaticAction, AskEarly, Tick)
"""Commands that only the owner carries out, and that are not tried again after others have written."""
COMMANDS_TO_KEEP = (Connected, ConnectedElsewhere, Disconnected, Restored, TakenOver)
"""Commands that cannot be refused."""
NODE_SILENCE_MS = 2300
"""A node that is taken for dead was alive so long ago at the latest."""
WAIT_STEP_S = 0.005
MAX_WAIT_STEPS = 1000


class PendingRead:
    """What is to be done once the log has been read."""

    __slots__ = ("again", "commands", "epoch", "news", "rejected")

    def __init__(
        self, commands: list[QueuedCommand], rejected: Exception | None, again: bool, epoch: int
    ) -> None:
        self.commands = commands
        self.rejected = rejected
        self.again = again
        self.epoch = epoch
        """When it began: this node may claim the table meanwhile."""
        self.news = TableNews()


class LogSynchronizer:
    """Reads what is not known here, and makes it part of the actor's table."""

    __slots__ = ("_actor", "_hub", "_reading", "change_count", "connections", "is_behind", "is_running")

    def __init__(self, actor: "TableActor", hub: "Hub") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._hub = hub
        self._reading: PendingRead | None = None
        self.is_running = False
        """Is the log being read?"""
        self.is_behind = False
        """May another node have changed something that is not known here?"""
        self.change_count = 0
        self.connections: Mapping[str, bytes] = {}
        """Who is connected at other nodes, as these have saved it."""

    def catch_up(self) -> None:
        """Another node has changed the table: read it as soon as nothing is under way."""
        self.is_behind = self._actor.is_busy
        if not self.is_behind:
            self.start([], None)

    async def wait_until_caught_up(self) -> None:
        """Read what others have written, and wait for it."""
        self.catch_up()
        for _ in range(MAX_WAIT_STEPS):
            if not self.is_running and not self.is_behind:
                return
            await asyncio.sleep(WAIT_STEP_S)

    def start(
        self, commands: list[QueuedCommand], rejected: Exception | None, *, again: bool = False
    ) -> None:
        """Read the log. `commands` were rejected by the store: refuse them afterwards, or try them again.

        `again`: try them again, even if nothing is new.
        """
        self.is_running = True
        self._reading = PendingRead(commands, rejected, again, self._actor.epoch)
        self._actor.request_news()

    @property
    def known_state(self) -> tuple[int, int]:
        """What is known here: the number of entries, and of changes of other kinds.

        Without the last entry, which comes along therefore: if it is gone, the table has been deleted.
        """
        return self._actor.table.entry_count - 1, self.change_count

    def on_unavailable(self, *, is_lasting: bool) -> None:
        """The log cannot be read now, and is tried again. Commands wait for it as long as entries do."""
        reading = self._reading
        assert reading is not None
        if is_lasting or isinstance(reading.rejected, Refused):  # entries have waited for the store already
            commands, reading.commands = reading.commands + self._actor.take_all_queued(), []
            self._refuse_all(commands, Refused("not-saved"))

    def on_unreadable(self, refused: Refused) -> None:
        self._actor.close_with_refusal(self._take_pending_read().commands, refused)

    def _take_pending_read(self) -> "PendingRead":
        reading, self._reading = self._reading, None
        assert reading is not None
        return reading

    def on_news(self, news: TableNews) -> bool:
        """Make the entries part of the table, and tell everyone. False: the table cannot go on here."""
        assert self._reading is not None
        try:
            if not news.entries:
                raise Refused("unknown-table")
            self._adopt_entries(news)
        except Refused as refused:
            self.on_unreadable(refused)
            return False
        except Exception:
            self._actor.log_error()
            self.on_unreadable(Refused("unreadable-table"))
            return False
        self._reading.news = news
        return True

    def after_news(self) -> None:
        """Note whose the table is, and go on with the commands that have waited."""
        reading = self._take_pending_read()
        try:
            self._finish_read(reading)
        except Exception:  # one table's trouble must not keep the others waiting
            self._actor.log_error()
            self._actor.close_with_refusal(reading.commands, Refused("unreadable-table"))

    def _finish_read(self, reading: PendingRead) -> None:
        actor = self._actor
        news, commands, rejected = reading.news, reading.commands, reading.rejected
        is_new = len(news.entries) > 1 or news.epoch != reading.epoch
        self.adopt_ownership(news)
        if reading.again or (isinstance(rejected, Conflict) and is_new):
            actor.queue_again([one for one in commands if not isinstance(one.command, COMMANDS_OF_OWNER)])
        elif rejected is not None:
            self._refuse_all(commands, rejected if isinstance(rejected, Refused) else Refused("not-saved"))
            actor.recovery.start()
        self.is_running = False
        actor.resume()

    def _adopt_entries(self, news: TableNews) -> None:
        """Make other nodes' entries part of the table, and tell everyone."""
        written = news.entries[1:]
        if not written:
            return
        actor = self._actor
        fork, now = actor.table.fork(), self._hub.now()
        happened = [
            fork.apply(entries.decode_entry(entry), now - age_ms)
            for entry, age_ms in zip(written, news.ages_ms[1:], strict=True)
        ]
        fork.table_info_dirty = True
        updates = render_updates(fork, actor.subscribers, happened, actor.table.version, now)
        fork.table_info_dirty = False
        actor.adopt_table(fork, written)
        updates.send()

    def adopt_ownership(self, news: TableNews) -> None:
        """Note whose the table is, and who is connected at other nodes."""
        actor = self._actor
        if news.epoch < actor.epoch:
            return  # this node has claimed the table since that was read
        has_changed = news.epoch > actor.epoch
        actor.owner, actor.epoch = news.owner, news.epoch
        if has_changed and actor.is_owner and not self._hub.exchange.is_claiming(actor):
            actor.on_claimed(Claim(news.epoch, None))  # the answer to the claim was lost
        self.change_count = news.change_count
        if news.connections is not None and news.connections != self.connections:
            has_lost_node = bool(self.connections.keys() - news.connections.keys())
            self.connections = news.connections
            connected: Counter[Keys] = Counter()
            for content in news.connections.values():
                connected.update(decode_connections(content))
            last_seen = self._hub.now() - NODE_SILENCE_MS if has_lost_node else None
            actor.post_command(QueuedCommand(ConnectedElsewhere(dict(connected), last_seen)))
        if news.owner is None:  # after its connections: a new node leaves it only to nodes that are there
            self._hub.exchange.claim(actor)

    @property
    def are_people_elsewhere(self) -> bool:
        return any(map(decode_connections, self.connections.values()))

    def find_nodes_of_players(self) -> set[str]:
        """The other nodes at which there are seats whose loss would pause the game."""
        table = self._actor.table
        return {
            node
            for node, content in self.connections.items()
            for keys in decode_connections(content)
            if any(table.pauses_clock_if_lost(seat) for seat in table.seats_held_by(keys))
        }

    def _refuse_all(self, commands: list[QueuedCommand], refused: Refused) -> None:
        """Refuse commands that cannot be stored now; people who connect or disconnect are queued again."""
        for command in commands:
            command.answer(CommandOutcome(refused=refused))
        self._actor.queue_again([one for one in commands if isinstance(one.command, COMMANDS_TO_KEEP)])
