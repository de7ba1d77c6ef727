"""Of one address only a few begin in one turn of the event loop; others do not wait for them."""

import asyncio

import aiohttp
import pytest
from support.live_server import Lobby, Server, run_async

from thirdplace.server.limits.loop_share import BEGIN_PER_TURN, LoopShare

MANY = 10 * BEGIN_PER_TURN


def test_a_few_begin_in_each_turn_and_nobody_else_waits() -> None:
    async def test() -> None:
        share = LoopShare()
        begun: list[str] = []

        async def ask(name: str, address: str) -> None:
            await share.wait_for_turn(address)
            begun.append(name)

        asked = [asyncio.ensure_future(ask(f"{number}", "school")) for number in range(MANY)]
        asked.append(asyncio.ensure_future(ask("ann", "home")))
        await asyncio.sleep(0)
        assert begun == [*map(str, range(BEGIN_PER_TURN)), "ann"]
        turns = 0
        while not all(task.done() for task in asked):
            before = len(begun)
            await asyncio.sleep(0)
            assert len(begun) - before <= BEGIN_PER_TURN
            turns += 1
            assert turns <= 3 * MANY, "all of them begin"
        assert begun == [*map(str, range(BEGIN_PER_TURN)), "ann", *map(str, range(BEGIN_PER_TURN, MANY))]

    run_async(test())


def test_who_has_stopped_waiting_is_passed_over() -> None:
    async def test() -> None:
        share = LoopShare()
        asked = [asyncio.ensure_future(share.wait_for_turn("school")) for _ in range(MANY)]
        await asyncio.sleep(0)
        asked[-2].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert [task.cancelled() for task in asked] == [number == MANY - 2 for number in range(MANY)]
        assert share.may_begin_now("school"), "nobody waits any more"

    run_async(test())


@pytest.mark.parametrize("options", [(), ("--behind-proxy",)], ids=["direct", "behind a proxy"])
def test_many_connections_at_once_are_all_answered(
    options: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def test(server: Server) -> None:
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(server.address, connector=connector) as session:
            lobby = Lobby(session)
            answers = await asyncio.gather(*(lobby.request("GET", "/api/games") for _ in range(MANY)))
            assert {status for status, _ in answers} == {200}

    with Server(tmp_path_factory.mktemp("share") / "tables", *options) as server:
        run_async(test(server))
