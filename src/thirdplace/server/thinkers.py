"""Computer players think in processes of their own, so that nobody at another table has to wait."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any, Protocol, TypeVar

from thirdplace.core.coach import Advice, advise
from thirdplace.core.game import DEEP, Level, Message, Situation
from thirdplace.core.review import Question, answer
from thirdplace.server import logs

__all__ = ["Thinkers"]

POLITE = 5
"""How much less of the processor's time they ask for than the server itself."""

Thought = TypeVar("Thought", covariant=True)


class Work(Protocol[Thought]):
    """A function of a module, which is how it can be named to another process."""

    def __call__(self, *given: Any) -> Thought: ...


class Thinkers:
    """A few processes, started when they are first needed."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(2, os.cpu_count() or 1)
        self._pool: ProcessPoolExecutor | None = None
        self._deep = asyncio.Semaphore(max(1, self._count - 1))
        self._prepared: dict[str, asyncio.Task[None]] = {}

    def prepare(self, package: str) -> "asyncio.Task[None]":
        """Have a game's players made ready. The first time on a machine they are compiled."""
        if package not in self._prepared:
            self._prepared[package] = asyncio.get_running_loop().create_task(self._prepare(package))
        return self._prepared[package]

    async def _prepare(self, package: str) -> None:
        try:
            await self._send(_warm_up, package)
        except Exception:
            logs.failed("prepare")  # the first thought will tell more

    async def choose(self, level: Level, situation: Situation, seed: int) -> tuple[Message | None, Any]:
        """What a computer player of this level would do, and (in a game that tells such things) is up to."""
        if level not in DEEP:
            return await self._send(_choose, level, situation, seed)
        await asyncio.shield(self.prepare(situation.package))
        async with self._deep:  # a process is left free for the others
            return await self._send(_choose, level, situation, seed)

    async def advise(self, situation: Situation) -> Advice:
        """What an expert would do, and why. Nobody's move waits for it."""
        await asyncio.shield(self.prepare(situation.package))
        async with self._deep:
            return await self._send(_advise, situation)

    async def answer(self, question: Question) -> "list[float] | Advice":
        """A part of a review."""
        async with self._deep:
            return await self._send(answer, question)

    async def _send(self, work: Work[Thought], *given: Any) -> Thought:
        for last in (False, True):
            pool = self._pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:  # somebody killed one of them: the others go too
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
                if last:
                    raise
        raise AssertionError

    def _start(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a server with its threads and sockets is no place to think.
        return ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=_settle_in)

    def close(self) -> None:
        for task in self._prepared.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# What follows runs in the other processes.


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    with suppress(AttributeError, OSError):
        os.nice(POLITE)
    Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """A server that was killed tells nobody: look whether it is still there."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def _warm_up(package: str) -> None:
    import_module(f"{package}.bots").warm_up()


def _advise(situation: Situation) -> Advice:
    return advise(situation, Random("the coach"))


def _choose(level: Level, situation: Situation, seed: int) -> tuple[Message | None, Any]:
    bots = situation.game.part("bots")
    intends = getattr(bots, "intends", None)
    chosen = bots.choose(level, situation, Random(seed))
    return chosen, None if intends is None else intends(situation, level)
