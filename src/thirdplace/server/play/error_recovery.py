"""After an error a table's timers and computer players wait, so that they do not fail again and again."""

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["ErrorRecovery"]

FIRST_RECOVERY_S = 0.25
MAX_RECOVERY_S = 30.0
"""The wait doubles with each failure in a row, up to this."""


class ErrorRecovery:
    __slots__ = ("_actor", "_failures_in_a_row", "_timer")

    def __init__(self, actor: "TableActor") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._failures_in_a_row = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Is the table still waiting?"""
        return self._timer is not None

    def start(self) -> None:
        """Count a failure, and wait."""
        self._failures_in_a_row += 1
        if self._timer is None:
            delay_s = min(MAX_RECOVERY_S, FIRST_RECOVERY_S * 2 ** min(self._failures_in_a_row - 1, 10))
            self._timer = asyncio.get_running_loop().call_later(delay_s, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._actor.resume()

    def on_success(self) -> None:
        self._failures_in_a_row = 0

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
