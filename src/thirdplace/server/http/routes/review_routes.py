"""The route of reviews of finished games: one process leads a review, others answer its questions."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import Future
from contextlib import aclosing, suppress

import msgspec
from aiohttp import web

from thirdplace.server.http.openapi_examples import REVIEW_EXAMPLE
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import PROGRESS_INTERVAL_S, run_while_connected, send_lines
from thirdplace.server.wire_messages import Reviewed, WantedReview
from thirdplace.server.work.jobs import answer_packed_question, count_actions_of_finished, write_review
from thirdplace.server.work.work_queue import READING, REVIEW
from thirdplace.server.work.worker_pools import WorkerPools

__all__ = ["REVIEW_ROUTES"]

encode = msgspec.json.Encoder().encode


async def review_game(context: RequestContext, request: web.Request, body: bytes) -> web.StreamResponse:
    """A finished game looked over, one JSON document a line: how far it is, and at last the review."""
    worker_pools, client = context.hub.worker_pools, context.client_of(request)
    checked = worker_pools.background.run(READING, client, count_actions_of_finished, body)
    actions = await run_while_connected(request, checked)
    return await send_lines(request, _Review(worker_pools, client, body, actions).report_lines())


class _Review:
    """A review that waits for its turn, or is under way."""

    def __init__(self, worker_pools: WorkerPools, client: str, body: bytes, actions: int) -> None:
        self._worker_pools = worker_pools
        self._client = client
        self._body = body
        self._expected_answers = 2 * actions + 1
        self._answer_count = 0
        self._has_news = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._answering: Future[list[bytes]] | None = None

    async def report_lines(self) -> AsyncGenerator[bytes | None, None]:
        """Until the last; None: nothing new. Who stops reading stops the work."""
        queue = self._worker_pools.reviewers.queue
        turn = queue.join_queue(REVIEW, self._client)
        try:
            while not turn.called.done():
                yield encode(Reviewed(0.0, waiting=queue.count_ahead_of(turn)))
                await asyncio.wait({turn.called}, timeout=PROGRESS_INTERVAL_S)
            async with aclosing(self._run_review()) as made:
                async for line in made:
                    yield line
        finally:
            queue.leave_queue(turn)

    async def _run_review(self) -> AsyncGenerator[bytes | None, None]:
        making = self._loop.create_task(
            self._worker_pools.reviewers.run_now(
                write_review, self._body, reply=self._answer_questions_in_thread
            )
        )
        making.add_done_callback(lambda _: self._has_news.set())
        told = 0
        try:
            while not making.done():
                yield (
                    encode(Reviewed(min(0.99, self._answer_count / self._expected_answers)))
                    if told < self._answer_count
                    else None
                )
                told = self._answer_count
                self._has_news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_news.wait(), PROGRESS_INTERVAL_S)
            yield making.result()
        finally:
            making.cancel()
            if self._answering is not None:
                self._answering.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await making

    def _answer_questions_in_thread(self, questions: Sequence[bytes]) -> list[bytes]:
        """Called in a thread, which waits here for the answers."""
        self._answering = asyncio.run_coroutine_threadsafe(self._answer_questions(questions), self._loop)
        return self._answering.result()

    async def _answer_questions(self, questions: Sequence[bytes]) -> list[bytes]:
        async with asyncio.TaskGroup() as group:
            asked = [group.create_task(self._answer_question(question)) for question in questions]
        return [task.result() for task in asked]

    async def _answer_question(self, question: bytes) -> bytes:
        """A question is handed on as it came: the server does not look into it."""
        answered = await self._worker_pools.background.run(
            REVIEW, self._client, answer_packed_question, question
        )
        self._answer_count += 1
        self._has_news.set()
        return answered


REVIEW_ROUTES = (
    Route(
        "POST",
        "/api/reviews",
        review_game,
        Reviewed,
        WantedReview,
        REVIEW_EXAMPLE,
        unread=True,
        lines=True,
        queue="reviewers",
        name="reviews",
    ),
)
