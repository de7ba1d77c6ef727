"""The coach over HTTP: a word of advice during a game, and a finished game looked over."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing, suppress
from typing import Any

import msgspec
from aiohttp import web

from thirdplace.core.coach import Advice
from thirdplace.core.errors import Refused
from thirdplace.core.lesson import Lesson, lesson_of
from thirdplace.core.match import Match, Move
from thirdplace.core.record import Record, load
from thirdplace.core.review import Question, review
from thirdplace.server.hub import Hub
from thirdplace.server.live import Live
from thirdplace.server.messages import Reviewed
from thirdplace.server.thinkers import Thinkers
from thirdplace.table.table import Keys, Table

__all__ = ["advise", "look_back", "look_over"]

AT_A_TIME = asyncio.Semaphore(1)
"""Looking over a game takes all the processors there are for some seconds."""
encode = msgspec.json.Encoder().encode


async def advise(live: Live, seat: int, keys: Keys) -> Advice:
    """What an expert would do in this seat, from what the seat may know."""
    table = live.table
    match = table.match
    if seat not in table.held(keys):
        raise Refused("not-your-seat")
    if not table.made.settings.coach:
        raise Refused("no-coach")
    if match is None or match.over:
        raise Refused("wrong-phase")
    at = table.clock.shows(live.now) if match.game.clock else None
    if not match.numbers(seat, at) or not match.game.rules.active(match.state) >> seat & 1:
        raise Refused("not-your-turn")
    return await live.thinkers.advise(match.situation(seat, at))


async def look_back(hub: Hub, live: Live, round: int) -> Lesson:
    """What there is to learn from a round; worked out beside the loop, as long boards take a while."""
    match, moves, unchosen = await hub.look(live, _played)
    lessons = lesson_of(match.game)
    return await asyncio.to_thread(lessons.look_back, match.options, match.state, moves, unchosen, round)


def _played(table: Table) -> tuple[Match, list[Move], frozenset[int]]:
    if table.match is None:
        raise Refused("wrong-phase")
    return table.match, list(table.match.moves), frozenset(table.unchosen)


async def look_over(thinkers: Thinkers, request: web.Request, record: Record) -> web.StreamResponse:
    """Lines of JSON: how far it is, and at last the review. Raises Refused before the first."""
    if not (await asyncio.to_thread(load, record)).over:
        raise Refused("wrong-phase", "record: of a running game")
    response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson"})
    with suppress(ConnectionError):  # the reader may hang up at any time
        await response.prepare(request)
        async with AT_A_TIME, aclosing(_Review(thinkers, record).lines()) as lines:
            async for line in lines:
                await response.write(encode(line) + b"\n")
    return response


class _Review:
    """A review under way: it asks in a thread of its own, and the thinkers answer."""

    def __init__(self, thinkers: Thinkers, record: Record) -> None:
        self._thinkers = thinkers
        self._record = record
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[Reviewed | Exception] = asyncio.Queue()
        self._answered = 0
        self._left = False

    async def lines(self) -> AsyncGenerator[Reviewed, None]:
        """Until the last; who stops reading stops the work."""
        work = self._loop.run_in_executor(None, self._run)
        try:
            while True:
                line = await self._lines.get()
                if isinstance(line, Exception):
                    raise line
                yield line
                if line.review is not None:
                    return
        finally:
            self._left = True
            with suppress(Exception):
                await work

    def _run(self) -> None:
        try:
            line: Reviewed | Exception = Reviewed(1.0, review(self._record, self._ask))
        except Exception as wrong:
            line = wrong
        self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    def _ask(self, questions: Sequence[Question]) -> list[Any]:
        """Called in the thread: waits there."""
        if self._left:
            raise ConnectionError
        return asyncio.run_coroutine_threadsafe(self._answers(questions), self._loop).result()

    async def _answers(self, questions: Sequence[Question]) -> list[Any]:
        return list(await asyncio.gather(*map(self._answer, questions)))

    async def _answer(self, question: Question) -> Any:
        if self._left:
            raise ConnectionError
        answered = await self._thinkers.answer(question)
        self._answered += 1
        expected = 2 * len(self._record.actions) + 1
        self._lines.put_nowait(Reviewed(min(0.99, self._answered / expected)))
        return answered
