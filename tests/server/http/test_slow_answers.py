"""Work for people who hang up is not done: measured by what the server's processes have worked."""

import asyncio
import json
from pathlib import Path

import psutil
import pytest
from support.games import CLOCK_GAME
from support.live_server import Lobby, Server, run_async
from support.reliability.attacks_on_work import HOPELESS, hang_up, long_record
from support.reliability.remote_clients import connect_from

STRANGER = "127.0.0.2"
BODY = json.dumps({"record": long_record(), "viewer": "all"}).encode()


def worked_s(server: Server) -> float:
    """What its worker processes have worked, those that have ended included: stopped work ends a process."""
    process = psutil.Process(server.pid)
    ended = process.cpu_times()
    times = [child.cpu_times() for child in process.children()]
    return sum(time.user + time.system for time in times) + ended.children_user + ended.children_system


async def work_until_rest(server: Server, since_s: float) -> float:
    """How much was worked since, when nothing is worked on any more."""
    while True:
        before = worked_s(server)
        await asyncio.sleep(0.5)
        if worked_s(server) - before < 0.02:
            return before - since_s


async def warm_up(server: Server, stranger: Lobby) -> None:
    """Processes that begin have work of their own."""
    await asyncio.gather(*(hang_up(stranger, "/api/replays", BODY, after_s=30) for _ in range(8)))
    await work_until_rest(server, 0)


@pytest.mark.nightly
def test_who_hangs_up_ends_the_work(tmp_path: Path) -> None:
    async def replays(server: Server, stranger: Lobby) -> None:
        began = worked_s(server)
        await hang_up(stranger, "/api/replays", BODY, after_s=30)
        one = await work_until_rest(server, began)
        began = worked_s(server)
        await asyncio.gather(*(hang_up(stranger, "/api/replays", BODY, after_s=0.3) for _ in range(64)))
        assert await work_until_rest(server, began) < 32 * one

    async def deals(server: Server, stranger: Lobby) -> None:
        table = await stranger.make_table(CLOCK_GAME, *"ABCD", start=False, options=HOPELESS)
        start = f"/api/tables/{table.id}/start"
        began = worked_s(server)
        status, told = await stranger.request("POST", start, None, table.host)
        assert (status, told["code"]) == (400, "bad-options")
        whole = await work_until_rest(server, began)
        began = worked_s(server)
        asking = asyncio.ensure_future(stranger.request("POST", start, None, table.host))
        while worked_s(server) - began < 0.05:
            await asyncio.sleep(0.02)
        asking.cancel()
        assert await work_until_rest(server, began) < whole / 2

    async def test(server: Server) -> None:
        async with connect_from(server, STRANGER) as stranger:
            await warm_up(server, stranger)
            await replays(server, stranger)
            await deals(server, stranger)

    with Server(tmp_path / "tables") as server:
        run_async(test(server))
    assert '"error"' not in server.log.read_text()
