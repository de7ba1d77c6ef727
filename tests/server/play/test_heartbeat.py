"""Connections that die without a word while a race's clock runs: real server and sockets, a proxy between."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest
from support.devices import Device, close_all, connect_device
from support.games import CLOCK_GAME, opening_moves, script_of
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby, run_async
from support.reliability.silent_proxy import SilentProxy

from thirdplace.server.play.heartbeat import BEAT_INTERVAL_MS

START, _, READY = opening_moves(CLOCK_GAME, 0, 1, 0)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", "--tables", "1000", "--messages", "1000") as running:
        yield running


async def new_race(lobby: Lobby, seconds: float) -> TableMade:
    """All are ready except Ben, in seat 1."""
    wanted = script_of(CLOCK_GAME).soon_lost(2, seconds)
    table = await lobby.make_table(CLOCK_GAME, "Ann", "Ben", settings=QUICK, **wanted)
    for seat in range(2):
        await do_action(lobby, table, seat, START)
    await do_action(lobby, table, 0, READY)
    return table


async def do_action(lobby: Lobby, table: TableMade, seat: int, action: Json) -> None:
    body = {"type": "do", "seat": seat, "action": action}
    status, answer = await lobby.request("POST", f"/api/tables/{table.id}/commands", body, table.tokens[seat])
    assert status == 200, answer


async def keep_reading(device: Device) -> None:
    """As a browser does: pings are answered whatever else happens."""
    with suppress(asyncio.CancelledError):
        while (await device.person.socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass


def test_a_race_is_not_lost_by_a_connection_that_dies_silently(server: Server) -> None:
    """It would be lost 2.5 s after the cut. Instead it stands, and goes on when Ben is back."""

    async def test() -> None:
        with SilentProxy(server.address) as proxy:
            async with open_lobby(server) as lobby, aiohttp.ClientSession(proxy.address) as far:
                table = await new_race(lobby, seconds=1.25)
                ann = await connect_device(lobby, table, table.tokens[0])
                onlooker = await connect_device(Lobby(far), table)
                ben = await connect_device(Lobby(far), table, table.tokens[1])
                await do_action(lobby, table, 1, READY)
                proxy.fall_silent()
                paused = await ann.receive_event("paused")
                assert paused["events"] == [{"type": "paused", "why": "dropped", "seat": 1}]
                assert not paused["clock"]["runs"]
                assert paused["clock"]["shows"] <= BEAT_INTERVAL_MS, "set back to the last sign of life"
                assert [seat["here"] for seat in paused["table"]["seats"]] == [True, False]
                assert paused["table"]["onlookers"] == 1, "who only looks on is not asked"
                back = await connect_device(lobby, table, table.tokens[1])
                resumed = await ann.receive_event("resumed")
                assert resumed["events"] == [{"type": "resumed", "seat": None, "back": 1}]
                assert resumed["clock"]["shows"] == paused["clock"]["shows"]
                assert resumed["clock"]["runs"]
                ben.person.abort()
                onlooker.person.abort()
                await close_all(ann, back)

    run_async(test())


def test_one_living_device_of_a_seat_is_enough_and_so_is_any_answer(server: Server) -> None:
    """Ben's tablet dies, his phone does not, and answers pings although nobody touches it."""

    async def test() -> None:
        with SilentProxy(server.address) as proxy:
            async with open_lobby(server) as lobby, aiohttp.ClientSession(proxy.address) as far:
                table = await new_race(lobby, seconds=60)
                ann, phone = [await connect_device(lobby, table, token) for token in table.tokens]
                tablet = await connect_device(Lobby(far), table, table.tokens[1])
                reading = asyncio.create_task(keep_reading(phone))
                await do_action(lobby, table, 1, READY)
                proxy.fall_silent()
                for _ in range(6):
                    await asyncio.sleep(BEAT_INTERVAL_MS / 1000)
                    await ann.catch_up()
                assert ann.table["phase"] == "playing"
                assert ann.clock["runs"]
                assert await ann.do(0, ann.told[0]["legal"][0]) == "ok"
                assert not tablet.person.socket.closed, "it does not know"
                reading.cancel()
                await close_all(ann)

    run_async(test())


def test_a_server_killed_while_somebody_is_missing_goes_on_when_all_are_back(server: Server) -> None:
    async def lose_ben() -> tuple[TableMade, int]:
        with SilentProxy(server.address) as proxy:
            async with open_lobby(server) as lobby, aiohttp.ClientSession(proxy.address) as far:
                table = await new_race(lobby, seconds=30)
                ann = await connect_device(lobby, table, table.tokens[0])
                ben = await connect_device(Lobby(far), table, table.tokens[1])
                await do_action(lobby, table, 1, READY)
                proxy.fall_silent()
                paused = await ann.receive_event("paused")
                server.kill()
                assert not ben.person.socket.closed, "he does not know"
                return table, paused["clock"]["shows"]

    async def come_back(table: TableMade, stood: int) -> None:
        async with open_lobby(server) as lobby:
            ann = await connect_device(lobby, table, table.tokens[0])
            assert ann.table["paused"] == {"why": "dropped", "seat": 1}
            ben = await connect_device(lobby, table, table.tokens[1])
            assert (ben.clock["shows"], ben.clock["runs"]) == (stood, True)
            assert (await ann.receive_event("resumed"))["events"][0]["back"] == 1
            await close_all(ann, ben)

    async def test() -> None:
        table, stood = await lose_ben()
        server.start()
        await come_back(table, stood)

    run_async(test())
