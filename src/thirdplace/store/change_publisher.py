"""Publishes what has changed in the background: a notice is only a hint, and nobody waits for one."""

import asyncio
from collections import deque
from collections.abc import Collection
from contextlib import suppress

from thirdplace.store.notices import NoticeChannel

__all__ = ["ChangePublisher"]

MAX_WAITING = 200
"""Notices. Of more, the oldest are dropped, which `Store.find_changed_tables` makes up for."""


class ChangePublisher:
    """All methods run in the store's event loop."""

    def __init__(self, notices: NoticeChannel) -> None:
        self._notices = notices
        self._waiting: deque[tuple[str, Collection[str]]] = deque(maxlen=MAX_WAITING)
        self._task: asyncio.Task[None] | None = None

    def publish(self, sender: str, tables: Collection[str]) -> None:
        """Publish soon, after everything that waits already."""
        self._waiting.append((sender, tables))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._publish_all())

    async def _publish_all(self) -> None:
        try:
            while self._waiting:
                with suppress(Exception):
                    await self._notices.publish_changes(*self._waiting.popleft())
        finally:
            self._task = None

    async def finish(self) -> None:
        """Wait until everything is published."""
        if self._task is not None:
            await self._task
