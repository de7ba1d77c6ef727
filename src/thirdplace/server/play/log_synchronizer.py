"""What other processes have written to a table's log, where two processes share a data folder."""

from typing import TYPE_CHECKING
from weakref import proxy

from thirdplace.core.errors import Refused
from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.server.play.subscriber_updates import render_updates
from thirdplace.store.interface import Conflict
from thirdplace.table import entries
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import Connected, Disconnected, Restored

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["LogSynchronizer"]


class LogSynchronizer:
    """Reads entries that are not known here, and makes them part of the actor's table."""

    __slots__ = ("_actor", "_hub", "is_behind", "is_running")

    def __init__(self, actor: "TableActor", hub: "Hub") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._hub = hub
        self.is_running = False
        """Is the log being read?"""
        self.is_behind = False
        """May another process have written entries that are not known here?"""

    def catch_up(self) -> None:
        """Another process has written to the store: read the table's log as soon as nothing is under way."""
        self.is_behind = self._actor.is_busy
        if not self.is_behind:
            self.start([], None)

    def start(self, commands: list[QueuedCommand], rejected: Exception | None) -> None:
        """Read the log. `commands` were rejected by the store: refuse them afterwards, or try them again."""
        self.is_running = True
        self._hub.start_task(self._read_entries_of_others(commands, rejected))

    async def _read_entries_of_others(
        self, commands: list[QueuedCommand], rejected: Exception | None
    ) -> None:
        actor = self._actor
        try:
            # The last entry known here comes along: if it is gone, another process has cleared the table.
            found = await self._hub.read_log(actor.table.id, after=actor.table.entry_count - 1)
            if not found:
                raise Refused("unknown-table")
            written = found[1:]
            self._adopt_entries(written)
        except Refused as refused:
            actor.close_with_refusal(commands, refused)
            return
        except Exception:
            actor.log_error()
            actor.close_with_refusal(commands, Refused("unreadable-table"))
            return
        if isinstance(rejected, Conflict) and written:
            actor.queue_again(commands)
        elif rejected is not None:
            self._refuse_all(commands, rejected if isinstance(rejected, Refused) else Refused("not-saved"))
        self.is_running = False
        actor.resume()

    def _adopt_entries(self, written: list[bytes]) -> None:
        """Make another process's entries part of the table, and tell everyone."""
        if not written:
            return
        actor = self._actor
        fork, now = actor.table.fork(), self._hub.now()
        happened = [fork.apply(entries.decode_entry(entry), now) for entry in written]
        fork.table_info_dirty = True
        updates = render_updates(fork, actor.subscribers, happened, actor.table.version, now)
        fork.table_info_dirty = False
        actor.adopt_table(fork, written)
        updates.send()

    def _refuse_all(self, commands: list[QueuedCommand], refused: Refused) -> None:
        """Refuse commands that cannot be stored now; people who connect or disconnect are queued again."""
        for command in commands:
            command.answer(CommandOutcome(refused=refused))
        self._actor.recovery.start()
        self._actor.queue_again(
            [one for one in commands if isinstance(one.command, Connected | Disconnected | Restored)]
        )
