"""Asks devices for their shares ahead of the start, if their answers would come too late then.

So a start need not wait for them. It is done once nothing has happened at the table for a moment, since a
list that has been closed is dropped when somebody comes or goes. The more lists there were, the longer the
moment.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING
from weakref import proxy

from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.table.commands import AskEarly

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["QUIET_S", "EarlyList"]

QUIET_S = 0.5
"""How long nothing must have happened before the first list is closed; for each further one twice as long."""
MAX_DOUBLINGS = 5


class EarlyList:
    """The timer of one table, which runs only while there is somebody to ask."""

    __slots__ = ("_actor", "_entry_count", "_timer")

    def __init__(self, actor: "TableActor") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._timer: asyncio.TimerHandle | None = None
        self._entry_count = 0
        """What the table's log had when the timer was set."""

    def update(self) -> None:
        """Set the timer if there is somebody to ask, and anew if something has happened since."""
        table = self._actor.table
        if table.match is not None or not self._find_chairs_to_ask():
            self.stop()
        elif self._timer is None or self._entry_count != table.entry_count:
            self.stop()
            self._entry_count = table.entry_count
            quiet_s = QUIET_S * 2 ** min(table.lists_closed, MAX_DOUBLINGS)
            self._timer = asyncio.get_running_loop().call_later(quiet_s, self._ask)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _find_chairs_to_ask(self) -> list[int]:
        actor, table = self._actor, self._actor.table
        if not actor.is_owner or len(table.starting_names()) not in table.game.seats:
            return []
        slow = actor.answer_times.is_slow
        return [seat for seat in table.list_unasked_chairs() if slow(table.chair(seat).key)]

    def _ask(self) -> None:
        self._timer = None
        chairs = self._find_chairs_to_ask()
        if chairs:
            self._actor.post_command(QueuedCommand(AskEarly(secrets.token_hex(32), chairs)))
