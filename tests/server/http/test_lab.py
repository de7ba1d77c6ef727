"""The lab on a server: what comes in narrows, who leaves ends it, it is limited, and can be switched off."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import psutil
import pytest
from support.games import CLOCK_GAME
from support.live_server import Lobby, Server, open_lobby, run_async

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import find_game
from thirdplace.server.work.worker_pools import MAX_LAB_RUNS_OF_ONE_CLIENT

DIAL = next(
    option
    for option in option_schema(find_game(CLOCK_GAME))
    if option.dial and option.kind == "number" and option.default is not None
)
CHANGED = {DIAL.key: DIAL.default + DIAL.step}
SMALL = {"game": CLOCK_GAME, "seats": 2, "precision": 0.2}
"""Nothing has to be compiled for it."""


@asynccontextmanager
async def ask_lab(lobby: Lobby, **wanted: Any) -> AsyncIterator[AsyncIterator[Any]]:
    """The lines of a run, as they come."""
    timeout = aiohttp.ClientTimeout(None)
    async with lobby.session.post("/api/lab", json=SMALL | wanted, timeout=timeout) as response:
        assert response.status == 200, await response.text()

        async def read() -> AsyncIterator[Any]:
            async for line in response.content:
                yield json.loads(line)

        yield read()


async def first_report(lines: AsyncIterator[Any]) -> Any:
    return await anext(line["report"] async for line in lines if "report" in line)


def worker_processes(server: Server) -> list[psutil.Process]:
    """Those of all pools. One checks what is wanted; another plays."""
    found = []
    for child in psutil.Process(server.pid).children():
        with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def worked_s(server: Server) -> float:
    """By all of them together."""
    total = 0.0
    for process in worker_processes(server):
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            total += times.user + times.system
    return total


async def rest(server: Server) -> None:
    """Wait until nothing is worked on any more."""
    before = -1.0
    while worked_s(server) != before:
        before = worked_s(server)
        await asyncio.sleep(1)


def test_results_come_in_and_who_leaves_ends_the_run(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            async with ask_lab(lobby, options=CHANGED) as lines:
                told = [line async for line in lines]
            reports = [line["report"] for line in told if "report" in line]
            assert told[0]["levels"]
            assert [line["share"] for line in told] == sorted(line["share"] for line in told)
            assert told[-1]["share"] == 1
            assert reports[0]["games"] < reports[-1]["games"]
            assert [setting["options"] for setting in reports[-1]["settings"]] == [{}, CHANGED]
            assert len(reports[-1]["comparisons"]) == 1
            async with ask_lab(lobby, precision=0.001) as lines:
                await first_report(lines)
            await rest(server)
            async with ask_lab(lobby) as lines:  # the place is free again
                assert len((await first_report(lines))["settings"]) == 1

    with Server(tmp_path / "tables") as server:
        run_async(test(server))
    assert '"error"' not in server.log.read_text()


def test_one_client_has_few_runs_at_once(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            begun = [
                await lobby.session.post("/api/lab", json=SMALL | {"precision": 0.001})
                for _ in range(MAX_LAB_RUNS_OF_ONE_CLIENT)
            ]
            lines = [json.loads(await one.content.readline()) for one in begun]
            assert [line.get("waiting", 0) > 0 for line in lines] == [False] + [True] * (len(begun) - 1)
            async with lobby.session.post("/api/lab", json=SMALL) as refused:
                assert (refused.status, (await refused.json())["code"]) == (429, "busy")
                assert int(refused.headers["Retry-After"]) >= 1
            assert len(worker_processes(server)) == 2
            for one in begun:
                one.close()
            await rest(server)

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"options": {"no_such_dial": 3}}, 400, "bad-options"),
        ({"options": {DIAL.key: (DIAL.most or 0) + 1000}}, 400, "bad-options"),
        ({"seats": 99}, 400, "bad-options"),
        ({"level": "wizard"}, 400, "bad-request"),
        ({"precision": 0}, 400, "bad-request"),
        ({"game": "nothing"}, 404, "unknown-game"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_begins(
    lab_server: Server, wanted: dict[str, Any], status: int, code: str
) -> None:
    async def test() -> None:
        async with open_lobby(lab_server) as lobby:
            answered, told = await lobby.request("POST", "/api/lab", SMALL | wanted)
            assert (answered, told["code"]) == (status, code)
            assert told["message"]
            assert len(worker_processes(lab_server)) <= 1

    run_async(test())


@pytest.fixture(scope="module")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("lab") / "tables") as server:
        yield server


def test_it_can_be_switched_off(tmp_path: Path, lab_server: Server) -> None:
    async def ask(server: Server) -> tuple[bool, Any]:
        async with open_lobby(server) as lobby:
            _, health = await lobby.request("GET", "/api/health")
            return health["lab"], await lobby.request("POST", "/api/lab", SMALL | {"level": "wizard"})

    async def test(server: Server) -> None:
        offered, (status, told) = await ask(server)
        assert (offered, status, told["code"]) == (False, 404, "no-lab")
        offered, (status, told) = await ask(lab_server)
        assert (offered, status) == (True, 400)

    with Server(tmp_path / "tables", "--no-lab") as server:
        run_async(test(server))
