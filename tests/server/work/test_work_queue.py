"""The queue for work that takes a while, and the processes that do it."""

import asyncio
import os
import time
from collections.abc import Coroutine
from typing import Any

import psutil
import pytest
from support.games import TURN_GAME, options_with_first_seat
from support.small_jobs import ask_twice, own_pid, raise_error, raise_refused

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.records.record import WrongRecord
from thirdplace.core.registry import find_game
from thirdplace.server.work.work_queue import (
    ADVICE,
    DEAL,
    DEEP_MOVE,
    MAX_REMEMBERED_CLIENTS,
    READING,
    REVIEW,
    SHEET,
    QueueFull,
    WorkKind,
    WorkQueue,
)
from thirdplace.server.work.worker_pools import WorkerPools
from thirdplace.server.work.workers import WorkPool

LONG_S = 60.0
"""Of work that nobody waits for to its end."""


def run_limited(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


class Line:
    """People who wait for their turn, and the order in which they were called."""

    def __init__(self, queue: WorkQueue) -> None:
        self.queue = queue
        self.called: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, asyncio.Event] = {}

    async def comes(self, name: str, client: str, kind: WorkKind = READING) -> None:
        self._done[name] = asyncio.Event()
        self.tasks[name] = asyncio.ensure_future(self._wait(name, client, kind))
        await asyncio.sleep(0)

    async def _wait(self, name: str, client: str, kind: WorkKind) -> None:
        async with self.queue.wait_for_turn(kind, client):
            self.called.append(name)
            await self._done[name].wait()

    async def ends(self, name: str) -> None:
        self._done[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        """One after the other; who was called, in order."""
        while waiting := [name for name in self.called if not self.tasks[name].done()]:
            await self.ends(waiting[0])
        return self.called


# Whose turn it is.


def test_who_has_had_least_is_next() -> None:
    async def test() -> None:
        line = Line(WorkQueue(1))
        for number in range(20):
            await line.comes(f"stranger {number}", "stranger")
        await line.comes("ann", "home")
        await line.ends("stranger 0")
        assert line.called[:2] == ["stranger 0", "ann"]
        await line.comes("ann again", "home")
        await line.comes("bob", "school")
        await line.ends("ann")
        assert line.called[2] == "bob"
        await line.finish()

    run_limited(test())


def test_what_is_urgent_goes_first_but_not_for_ever() -> None:
    async def test() -> None:
        line = Line(WorkQueue(1))
        await line.comes("first", "somebody")
        await line.comes("review", "home", REVIEW)
        await line.comes("sheet", "home", SHEET)
        await line.comes("advice", "home", ADVICE)
        await line.comes("deal", "home", DEAL)
        assert await line.finish() == ["first", "deal", "advice", "sheet", "review"]

        queue = WorkQueue(1)
        line = Line(queue)
        await line.comes("first", "stranger", DEAL)
        await line.comes("review", "home", REVIEW)
        for number in range(100):
            await line.comes(f"deal {number}", "stranger", DEAL)
            queue._used_s["stranger"] += 1.0  # as if each had taken a second
        called = await line.finish()
        assert called.index("review") <= 10, "a flood of urgent wishes shuts nobody out"

    run_limited(test())


def test_a_place_is_left_for_what_is_short() -> None:
    async def test() -> None:
        line = Line(WorkQueue(2, spare=1))
        for number in range(3):
            await line.comes(f"sheet {number}", "home", SHEET)
        assert line.called == ["sheet 0"]
        await line.comes("replay", "school", READING)
        assert line.called == ["sheet 0", "replay"]
        await line.ends("replay")
        assert line.called == ["sheet 0", "replay"]
        assert set(await line.finish()) == {"sheet 0", "sheet 1", "sheet 2", "replay"}

    run_limited(test())


def test_one_clients_readings_leave_a_place_to_others() -> None:
    async def test() -> None:
        line = Line(WorkQueue(2, spare=1))
        for number in range(3):
            await line.comes(f"replay {number}", "stranger", READING)
        assert line.called == ["replay 0"], "or one client would keep every core busy"
        await line.comes("ann", "home", READING)
        assert line.called == ["replay 0", "ann"]
        await line.ends("ann")
        await line.comes("deal", "stranger", DEAL)
        assert line.called == ["replay 0", "ann", "deal"], "a table that starts does not wait"
        assert len(await line.finish()) == 5

    run_limited(test())


def test_one_client_does_not_take_all_places() -> None:
    async def test() -> None:
        line = Line(WorkQueue(2, each_at_once=1))
        for number in range(3):
            await line.comes(f"stranger {number}", "stranger", REVIEW)
        await line.comes("ann", "home", REVIEW)
        assert line.called == ["stranger 0", "ann"]
        waiting = line.queue.join_queue(REVIEW, "home")
        assert line.queue.count_ahead_of(waiting) >= 2
        line.queue.leave_queue(waiting)
        await line.finish()

    run_limited(test())


def test_who_stops_waiting_leaves_and_gives_the_place_back() -> None:
    async def test() -> None:
        line = Line(WorkQueue(1))
        await line.comes("first", "home")
        await line.comes("leaves while waiting", "home")
        await line.comes("leaves when called", "home")
        await line.comes("last", "home")
        line.tasks["leaves while waiting"].cancel()
        await asyncio.sleep(0)
        line._done["first"].set()
        await line.tasks["first"]  # the next is called in this moment
        line.tasks["leaves when called"].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert line.called[-1] == "last"
        await line.finish()
        assert not line.queue._running
        assert not line.queue._waiting

    run_limited(test())


def test_only_a_limited_number_may_wait() -> None:
    async def test() -> None:
        queue = WorkQueue(1, most=3, most_of_one_client=2)
        with queue.admit_request("stranger"), queue.admit_request("stranger"):
            with pytest.raises(QueueFull) as refused, queue.admit_request("stranger"):
                pass
            assert refused.value.code == "busy"
            assert refused.value.retry_after_s >= 1
            with queue.admit_request("home"), pytest.raises(QueueFull), queue.admit_request("school"):
                pass
            with queue.admit_request("home"):
                pass
        with queue.admit_request("stranger"):
            assert queue._admitted == {"stranger": 1}
        assert not queue._admitted

    run_limited(test())


# Processes.


async def wait_until_gone(pid: int) -> None:
    while psutil.pid_exists(pid) and psutil.Process(pid).status() != psutil.STATUS_ZOMBIE:
        await asyncio.sleep(0.02)


def test_work_is_done_elsewhere_refused_as_there_and_stopped_when_nobody_waits() -> None:
    async def test() -> None:
        pool = WorkPool(WorkQueue(1), niceness=1)
        try:
            pid = await pool.run(READING, "home", own_pid)
            assert pid != os.getpid()
            with pytest.raises(WrongRecord) as refused:
                await pool.run(READING, "home", raise_refused)
            assert (refused.value.code, refused.value.detail, refused.value.number) == (
                "not-your-turn",
                "bid: 3",
                7,
            )
            with pytest.raises(RuntimeError, match="ZeroDivisionError in raise_error"):
                await pool.run(READING, "home", raise_error)
            assert await pool.run(READING, "home", ask_twice, 3, reply=lambda number: number * 10) == 300
            assert await pool.run(READING, "home", own_pid) == pid, "the same process went on"

            long = asyncio.ensure_future(pool.run(READING, "stranger", time.sleep, LONG_S))
            await asyncio.sleep(0.1)
            long.cancel()
            await wait_until_gone(pid)
            assert await pool.run(READING, "home", own_pid) != pid
        finally:
            pool.close()

    run_limited(test())


def test_players_wait_neither_for_reviews_nor_for_the_coach() -> None:
    async def test() -> None:
        worker_pools = WorkerPools(2)
        match = Match(find_game(TURN_GAME), 3, seed="thinkers", options=options_with_first_seat(0))
        for kind in (ADVICE, SHEET, REVIEW, READING):
            asyncio.ensure_future(worker_pools.background.run(kind, "stranger", time.sleep, LONG_S))  # noqa: RUF006
        try:
            chosen, _ = await worker_pools.choose_move("easy", match.situation(0), 1, "home")
            assert chosen in match.legal(0)
            assert await worker_pools.players.run(DEEP_MOVE, "home", own_pid)
        finally:
            worker_pools.close()

    run_limited(test())


def test_a_pool_that_is_closed_ends_what_is_under_way() -> None:
    async def test() -> None:
        pool = WorkPool(WorkQueue(2), niceness=1)
        pid = await pool.run(READING, "home", own_pid)
        long = [asyncio.ensure_future(pool.run(READING, "home", time.sleep, LONG_S)) for _ in range(3)]
        await asyncio.sleep(0.1)
        pool.close()
        for task in long:
            with pytest.raises(Refused, match="not-saved"):
                await task
        await wait_until_gone(pid)

    run_limited(test())


def test_the_thousandth_client_waits_like_the_first() -> None:
    """Old clients are forgotten, but never the one who has just come."""

    async def test() -> None:
        queue = WorkQueue(at_once=1)
        for number in range(MAX_REMEMBERED_CLIENTS + 2):
            turn = queue.join_queue(READING, f"client {number}")
            assert turn.called.done()
            queue.leave_queue(turn)

    run_limited(test())
