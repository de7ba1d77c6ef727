"""Answers of the routes that games bring for tables (core/parts/http_routes.py), made once for everybody."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.parts.http_routes import GameAtTable
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import TableActor
from thirdplace.server.work.jobs import run_table_route
from thirdplace.server.work.work_queue import TABLE_ROUTE

__all__ = ["TableRouteAnswers"]

MAX_CACHED_ANSWERS = 64


class TableRouteAnswers:
    """Answers of table routes. A whole class asks at once: each is worked out once."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._tasks: dict[tuple[object, ...], asyncio.Task[msgspec.Raw]] = {}

    async def get_answer(
        self, actor: TableActor, path: str, numbers: dict[str, int], client: str
    ) -> msgspec.Raw:
        """Raises Refused as long as there is no game."""
        table = actor.table
        if table.match is None:
            raise Refused("wrong-phase")
        key = (table.id, table.version, path, *numbers.values())
        task = self._tasks.get(key)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            match = table.match
            played = GameAtTable(match.options, match.state, list(match.moves), frozenset(table.late_moves))
            work = self._hub.worker_pools.background.run(
                TABLE_ROUTE, client, run_table_route, match.game, path, played, numbers
            )
            task = self._tasks[key] = asyncio.get_running_loop().create_task(_await_raw(work))
            while len(self._tasks) > MAX_CACHED_ANSWERS:
                del self._tasks[next(iter(self._tasks))]
        return await asyncio.shield(task)


async def _await_raw(work: Coroutine[Any, Any, bytes]) -> msgspec.Raw:
    return msgspec.Raw(await work)
