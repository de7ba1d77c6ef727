"""The timer for what the passing of time alone changes at a table: thinking time, a game's clock."""

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.table.commands import Tick

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["WakeTimer"]

CONFIRMATION_INTERVAL_MS = 50
"""How often the actor checks whether all have answered a ping, once the time of a game is over."""


class WakeTimer:
    __slots__ = ("_actor", "_handle")

    def __init__(self, actor: "TableActor") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._handle: asyncio.TimerHandle | None = None

    def next_change_at(self) -> int | None:
        """When time alone changes the table next. Thinking time does not run while nobody is here."""
        table = self._actor.table
        wake = table.next_wake_time()
        return wake if wake is not None and (table.game.clock or table.has_player_connected) else None

    def set(self) -> None:
        """Wake the table when it changes next."""
        self.stop()
        wake = self.next_change_at()
        if wake is not None and self._actor.is_owner:
            soonest = CONFIRMATION_INTERVAL_MS if self.is_awaiting_answers() else 0
            delay = max(soonest, wake - self._actor.now_ms) / 1000
            self._handle = asyncio.get_running_loop().call_later(delay, self._on_timer)

    def is_awaiting_answers(self) -> bool:
        """Is the time over while a device that may have been cut off has not answered yet?"""
        now = self._actor.now_ms
        return self._actor.heartbeat.certain_time(now) < now

    def _on_timer(self) -> None:
        self._handle = None
        self._actor.post_command(QueuedCommand(Tick()))

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
