"""The route of the lab: what a change of the rules does, told while it is being found out."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress

import msgspec
from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.http.openapi_examples import LAB_EXAMPLE
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import PROGRESS_INTERVAL_S, run_while_connected, send_lines
from thirdplace.server.wire_messages import LabNews, WantedLab
from thirdplace.server.work.lab_jobs import list_lab_levels, play_lab_run
from thirdplace.server.work.work_queue import LAB, READING
from thirdplace.server.work.workers import WorkPool

__all__ = ["LAB_ROUTES"]

encode = msgspec.json.Encoder().encode


async def run_lab(context: RequestContext, request: web.Request, body: bytes) -> web.StreamResponse:
    """The rulebook's game and one with changed rules on the same deals, one JSON document a line: what is
    known so far, more and more precisely."""
    if not context.has_lab:
        raise Refused("no-lab")
    worker_pools, client = context.hub.worker_pools, context.client_of(request)
    checked = worker_pools.background.run(READING, client, list_lab_levels, body)
    levels = await run_while_connected(request, checked)
    return await send_lines(request, _LabRun(worker_pools.lab, client, body, levels).report_lines())


class _LabRun:
    """A run that waits for its turn, or is under way."""

    def __init__(self, pool: WorkPool, client: str, body: bytes, levels: tuple[str, ...]) -> None:
        self._pool = pool
        self._client = client
        self._body = body
        self._levels = levels
        self._latest: bytes | None = None
        self._has_news = asyncio.Event()
        self._is_wanted = True
        self._loop = asyncio.get_running_loop()

    async def report_lines(self) -> AsyncGenerator[bytes | None, None]:
        """Until the last; None: nothing new. Who stops reading stops the work."""
        queue = self._pool.queue
        turn = queue.join_queue(LAB, self._client)
        try:
            while not turn.called.done():
                yield encode(LabNews(0.0, waiting=queue.count_ahead_of(turn), levels=self._levels))
                await asyncio.wait({turn.called}, timeout=PROGRESS_INTERVAL_S)
            yield encode(LabNews(0.0, levels=self._levels))
            async with aclosing(self._play()) as told:
                async for line in told:
                    yield line
        finally:
            queue.leave_queue(turn)

    async def _play(self) -> AsyncGenerator[bytes | None, None]:
        playing = self._loop.create_task(
            self._pool.run_now(play_lab_run, self._body, reply=self._hear_in_thread)
        )
        playing.add_done_callback(lambda _: self._has_news.set())
        try:
            while not playing.done():
                line, self._latest = self._latest, None
                yield line
                self._has_news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_news.wait(), PROGRESS_INTERVAL_S)
            yield playing.result()
        finally:
            self._is_wanted = False
            playing.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await playing

    def _hear_in_thread(self, line: bytes | None) -> bool:
        """Called in a thread with what is known so far, if that is to be told. Is the run to go on?"""
        if line is not None:
            self._loop.call_soon_threadsafe(self._keep_line, line)
        return self._is_wanted

    def _keep_line(self, line: bytes) -> None:
        """Only the latest: a slow reader misses those before it."""
        self._latest = line
        self._has_news.set()


LAB_ROUTES = (
    Route(
        "POST",
        "/api/lab",
        run_lab,
        LabNews,
        WantedLab,
        LAB_EXAMPLE,
        unread=True,
        lines=True,
        queue="lab",
        name="lab",
    ),
)
