"""Time that is over a moment after a connection died silently: the race stands, and is not lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from support.devices import Device, close_all, connect_device
from support.games import CLOCK_GAME, opening_moves, script_of
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby, run_async
from support.reliability.silent_proxy import SilentProxy

STEP_S = 0.4
"""The race is lost two steps, 0.8 s, after its start: before any heartbeat could be missed."""
START, _, READY, _, SKIP = opening_moves(CLOCK_GAME, 0, 1, 0, 1, None)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", "--tables", "1000", "--messages", "1000") as running:
        yield running


async def new_race(lobby: Lobby) -> TableMade:
    """All but Ann are ready."""
    wanted = script_of(CLOCK_GAME).soon_lost(3, STEP_S)
    table = await lobby.make_table(CLOCK_GAME, "Ann", "Ben", "Cleo", settings=QUICK, **wanted)
    for seat in range(3):
        await do_action(lobby, table, seat, START)
    for seat in (1, 2):
        await do_action(lobby, table, seat, READY)
    return table


async def do_action(lobby: Lobby, table: TableMade, seat: int, action: Json) -> None:
    body = {"type": "do", "seat": seat, "action": action}
    status, answer = await lobby.request("POST", f"/api/tables/{table.id}/commands", body, table.tokens[seat])
    assert status == 200, answer


async def wait_until_time_is_over(device: Device) -> None:
    """Pings are answered meanwhile."""
    begun = await device.catch_up()
    while await device.catch_up() < begun + 2 * STEP_S * 1000:
        await asyncio.sleep(0.05)


def test_a_deadline_in_the_first_second_of_a_silent_cut_does_not_lose_the_race(server: Server) -> None:
    """Ben and Cleo share a device; what Ann does after the time is over cannot set the clock."""

    async def test() -> None:
        with SilentProxy(server.address) as proxy:
            async with open_lobby(server) as lobby, aiohttp.ClientSession(proxy.address) as far:
                table = await new_race(lobby)
                ann = await connect_device(lobby, table, table.tokens[0])
                shared = await connect_device(Lobby(far), table, *table.tokens[1:])
                await do_action(lobby, table, 0, READY)
                proxy.fall_silent()
                await wait_until_time_is_over(ann)
                assert ann.table["phase"] == "playing", "neither lost nor paused yet"
                assert await ann.do(0, SKIP) == "paused", "answered when it was known what had happened"
                assert ann.table["paused"] == {"why": "dropped", "seat": 1}
                assert [seat["here"] for seat in ann.table["seats"]] == [True, False, False]
                assert ann.clock["shows"] < 2 * STEP_S * 1000 - 1, "set back, not to the last moment"
                back = await connect_device(lobby, table, *table.tokens[1:])
                resumed = await ann.receive_event("resumed")
                assert resumed["events"][0]["back"] == 1
                assert resumed["clock"]["runs"]
                shared.person.abort()
                await close_all(ann, back)

    run_async(test())


def test_while_all_answer_time_loses_the_race_and_who_is_late_is_late(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await new_race(lobby)
            ann = await connect_device(lobby, table, *table.tokens)
            await do_action(lobby, table, 0, READY)
            lost = await ann.receive_event("over")
            assert lost["view"]["result"]["won"] is False
            assert await ann.do(0, SKIP) == "game-over"
            await close_all(ann)

    run_async(test())
