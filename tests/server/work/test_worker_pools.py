"""The processes in which computer players think."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from support.games import CLOCK_GAME, TURN_GAME, options_with_first_seat

from thirdplace.core.compilation import compiled_cache
from thirdplace.core.game import Situation
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.server.work import worker_pools as worker_pools_module
from thirdplace.server.work.worker_pools import WorkerPools

Scene = Callable[[WorkerPools, Situation], Coroutine[Any, Any, None]]


def with_worker_pools(scene: Scene) -> None:
    async def run() -> None:
        worker_pools = WorkerPools(2)
        match = Match(find_game(TURN_GAME), 3, seed="thinkers", options=options_with_first_seat(0))
        try:
            await scene(worker_pools, match.situation(0))
        finally:
            worker_pools.close()

    asyncio.run(run())


def child_processes() -> list[psutil.Process]:
    """Those that work; one that was stopped may still be in the system's list for a moment."""
    found = []
    for child in psutil.Process().children():
        with suppress(psutil.ZombieProcess, psutil.NoSuchProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def test_bots_think_in_other_processes_and_answer_with_a_legal_action() -> None:
    async def scene(worker_pools: WorkerPools, situation: Situation) -> None:
        before = child_processes()
        chosen, _ = await worker_pools.choose_move("easy", situation, seed=1)
        assert chosen in situation.legal()
        assert len(child_processes()) > len(before)

    with_worker_pools(scene)


def test_the_same_seed_leads_to_the_same_thought() -> None:
    async def scene(worker_pools: WorkerPools, situation: Situation) -> None:
        thoughts = [await worker_pools.choose_move("easy", situation, seed) for seed in (3, 3)]
        assert thoughts[0] == thoughts[1]

    with_worker_pools(scene)


def test_one_that_was_killed_is_replaced() -> None:
    async def scene(worker_pools: WorkerPools, situation: Situation) -> None:
        others = {child.pid for child in child_processes()}
        await worker_pools.choose_move("easy", situation, seed=1)
        for child in child_processes():
            if child.pid not in others:
                child.kill()
        chosen, _ = await worker_pools.choose_move("easy", situation, seed=2)
        assert chosen in situation.legal()

    with_worker_pools(scene)


def test_what_is_not_compiled_is_compiled_after_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In a process that ends when all is done."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(worker_pools_module, "FIRST_PAGE_S", 0.0)
    compiled_cache.cache_folder.cache_clear()
    package = find_game(CLOCK_GAME).package  # its players need hardly any compiled code

    async def scene(worker_pools: WorkerPools, situation: Situation) -> None:
        assert not compiled_cache.is_compiled(package)
        worker_pools.compile_in_background([package])
        while not compiled_cache.is_compiled(package):
            await asyncio.sleep(0.05)
        others = {child.pid for child in child_processes()}
        worker_pools.compile_in_background([package])
        await worker_pools.prepare_game(package)
        assert compiled_cache.is_compiled(package)
        assert len(others) <= 2

    try:
        with_worker_pools(scene)
    finally:
        compiled_cache.cache_folder.cache_clear()
