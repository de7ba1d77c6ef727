"""The coach over HTTP: a word of advice during a game, and what a class learns from a round."""

import asyncio

from thirdplace.core.coach import Advice
from thirdplace.core.errors import Refused
from thirdplace.core.lesson import Lesson, lesson_of
from thirdplace.core.match import Match, Move
from thirdplace.server.hub import Hub
from thirdplace.server.jobs import look_back
from thirdplace.server.table_actor import TableActor
from thirdplace.server.work_queue import LESSON
from thirdplace.table.table import Keys, Table

__all__ = ["Lessons", "advise"]

MOST_LESSONS = 64


async def advise(actor: TableActor, seat: int, keys: Keys, client: str) -> Advice:
    """What an expert would do in this seat, from what the seat may know."""
    table = actor.table
    match = table.match
    if seat not in table.seats_held_by(keys):
        raise Refused("not-your-seat")
    if not table.config.settings.coach:
        raise Refused("no-coach")
    if match is None or match.over:
        raise Refused("wrong-phase")
    at = table.clock.read(actor.now) if match.game.clock else None
    if not match.numbers(seat, at) or not match.game.rules.active(match.state) >> seat & 1:
        raise Refused("not-your-turn")
    return await actor.thinkers.advise(match.situation(seat, at), client)


class Lessons:
    """What there is to learn from a round. A whole class asks at once: it is worked out once."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._found: dict[tuple[str, int, int], asyncio.Task[Lesson]] = {}

    async def look_back(self, actor: TableActor, round: int, client: str) -> Lesson:
        match, moves, unchosen = _played(actor.table)
        lesson_of(match.game)  # refused, if it has none
        key = (actor.table.id, round, actor.table.version)
        task = self._found.get(key)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            given = (match.game.id, match.options, match.state, moves, unchosen, round)
            work = self._hub.thinkers.background.run(LESSON, client, look_back, *given)
            task = self._found[key] = asyncio.get_running_loop().create_task(work)
            while len(self._found) > MOST_LESSONS:
                del self._found[next(iter(self._found))]
        return await asyncio.shield(task)


def _played(table: Table) -> tuple[Match, list[Move], frozenset[int]]:
    if table.match is None:
        raise Refused("wrong-phase")
    return table.match, list(table.match.moves), frozenset(table.late_moves)
