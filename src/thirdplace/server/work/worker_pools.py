"""Pools of processes: for computer players, for all other slow work, for leading reviews, and for the lab.

Players' moves have processes of their own, so they never wait for a coach, a sheet of cards or a review. What
people ask for besides shares the background's processes; each kind of work has its place in the queue there.
Runs of the lab take seconds, so they have processes of their own, which get what time the others leave.
"""

import asyncio
import os
from collections.abc import Sequence
from time import monotonic
from typing import Any

from thirdplace.core.game import SLOW_LEVELS, Level, Message, Situation
from thirdplace.core.parts.coach import Advice
from thirdplace.server import logs
from thirdplace.server.work.jobs import choose_move, find_advice, is_prepared, prepare_players
from thirdplace.server.work.lab_jobs import MAX_RUN_S
from thirdplace.server.work.work_queue import ADVICE, DEEP_MOVE, MOVE, WorkQueue
from thirdplace.server.work.workers import WorkerStopped, WorkPool

__all__ = ["WorkerPools"]

PLAYERS_NICENESS = 5
BACKGROUND_NICENESS = 10
"""How much less of the processor's time they ask for than the server itself."""
LAB_NICENESS = 15
"""The processes of the lab get what time the others leave."""
FIRST_PAGE_S = 3.0
"""Seconds after the start in which nothing is compiled, so that the first page comes quickly."""
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
        self._compiler = WorkPool(WorkQueue(1), BACKGROUND_NICENESS)
        self._compiling: asyncio.Task[None] | None = None
        self._prepared: dict[str, asyncio.Task[None]] = {}

    def compile_in_background(self, packages: Sequence[str]) -> None:
        """Compile in a while whatever of these games is not yet compiled on this machine."""
        self._compiling = asyncio.get_running_loop().create_task(self._compile_games(packages))

    async def _compile_games(self, packages: Sequence[str]) -> None:
        await asyncio.sleep(FIRST_PAGE_S)
        for package in packages:
            try:
                if not await asyncio.to_thread(is_prepared, package):
                    began, game = monotonic(), package.rpartition(".")[2]
                    logs.log_event("compiling", game=game)
                    await self._compiler.run(DEEP_MOVE, "", prepare_players, package)
                    logs.log_event("compiled", game=game, seconds=round(monotonic() - began, 1))
            except WorkerStopped:
                return  # the server stops
            except Exception:
                logs.log_failure("prepare")
        self._compiler.close()  # its memory is not needed any more

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
        for task in (*self._prepared.values(), *([self._compiling] if self._compiling else [])):
            task.cancel()
        for pool in (self._compiler, self.players, self.background, self.reviewers, self.lab):
            pool.close()


def _make_lab_queue(cores: int) -> WorkQueue:
    """At most every second core works for the lab, and one of them for each client."""
    return WorkQueue(
        max(1, cores // 2),
        each_at_once=1,
        most=MAX_LAB_RUNS_WAITING,
        most_of_one_client=MAX_LAB_RUNS_OF_ONE_CLIENT,
        usual_s=MAX_RUN_S,
    )
