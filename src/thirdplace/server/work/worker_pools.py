"""Pools of processes: for computer players, for all other slow work, for leading reviews, and for the lab.

Players' moves have processes of their own, so they never wait for a coach, a sheet of cards or a review. What
people ask for besides shares the background's processes; each kind of work has its place in the queue there.
Runs of the lab take seconds, so they have processes of their own, which get what time the others leave.
"""

import asyncio
import os
from typing import Any

from thirdplace.core.coach import Advice
from thirdplace.core.game import SLOW_LEVELS, Level, Message, Situation
from thirdplace.server import logs
from thirdplace.server.work.jobs import choose_move, find_advice, prepare_players
from thirdplace.server.work.lab_jobs import MAX_RUN_S
from thirdplace.server.work.work_queue import ADVICE, DEEP_MOVE, MOVE, WorkQueue
from thirdplace.server.work.workers import WorkerStopped, WorkPool

__all__ = ["WorkerPools"]

PLAYERS_NICENESS = 5
BACKGROUND_NICENESS = 10
"""How much less of the processor's time they ask for than the server itself."""
LAB_NICENESS = 15
"""The processes of the lab get what time the others leave."""
MAX_REVIEWS_AT_ONCE = 2
"""A review mostly waits for answers from the background. One client has one at a time."""
MAX_LAB_RUNS_WAITING = 32
MAX_LAB_RUNS_OF_ONE_CLIENT = 8
"""One is played at a time; the others are told how many are before them."""


class WorkerPools:
    """The server's pools. Their processes are started when they are first needed."""

    def __init__(self, count: int | None = None) -> None:
        count = count or max(2, os.cpu_count() or 1)
        # A process is left free for quick players, and one in the background for what is short.
        self.players = WorkPool(WorkQueue(count, spare=min(1, count - 1)), PLAYERS_NICENESS)
        self.background = WorkPool(WorkQueue(max(2, count), spare=1), BACKGROUND_NICENESS)
        self.reviewers = WorkPool(WorkQueue(MAX_REVIEWS_AT_ONCE, each_at_once=1), BACKGROUND_NICENESS)
        self.lab = WorkPool(_make_lab_queue(count), LAB_NICENESS)
        self._prepared: dict[str, asyncio.Task[None]] = {}

    def prepare_game(self, package: str) -> "asyncio.Task[None]":
        """Prepare a game's players. The first time on a machine they are compiled."""
        if package not in self._prepared:
            self._prepared[package] = asyncio.get_running_loop().create_task(self._prepare_players(package))
        return self._prepared[package]

    async def _prepare_players(self, package: str) -> None:
        try:
            await self.players.run(DEEP_MOVE, "", prepare_players, package)
        except WorkerStopped:
            pass  # the server stops
        except Exception:
            logs.log_failure("prepare")  # the first thought will tell more

    async def choose_move(
        self, level: Level, situation: Situation, seed: int, client: str = ""
    ) -> tuple[Message | None, Any]:
        """What a computer player of this level would do, and (in a game that tells such things) is up to."""
        if level not in SLOW_LEVELS:
            return await self.players.run(MOVE, client, choose_move, level, situation, seed)
        await asyncio.shield(self.prepare_game(situation.package))
        return await self.players.run(DEEP_MOVE, client, choose_move, level, situation, seed)

    async def find_advice(self, situation: Situation, client: str = "") -> Advice:
        """What an expert would do, and why. Nobody's move waits for it."""
        await asyncio.shield(self.prepare_game(situation.package))
        return await self.background.run(ADVICE, client, find_advice, situation)

    def close(self) -> None:
        """At once: what is under way for others can be asked for again."""
        for task in self._prepared.values():
            task.cancel()
        for pool in (self.players, self.background, self.reviewers, self.lab):
            pool.close()


def _make_lab_queue(count: int) -> WorkQueue:
    """At most every second core works for the lab, and one of them for each client."""
    return WorkQueue(
        max(1, count // 2),
        each_at_once=1,
        most=MAX_LAB_RUNS_WAITING,
        most_of_one_client=MAX_LAB_RUNS_OF_ONE_CLIENT,
        usual_s=MAX_RUN_S,
    )
