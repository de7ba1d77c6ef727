"""Devices far away reveal their shares before the start, which therefore never waits for them."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from support.games import LED_GAME, TURN_GAME, script_of
from support.live_server import Json, Server, TableMade, open_lobby, run_async
from support.luck.far_proxy import FAR_S
from support.luck.gathering import PATIENCE_S, Gathering, open_lobbies
from support.luck.sharing_devices import SharingDevice, gather_devices

from thirdplace.core.records.record import Record, verify
from thirdplace.server.play.answer_times import IDLE_TIME_S
from thirdplace.server.play.command_runner import MAX_WAIT_FOR_COMMITMENTS_S, MAX_WAIT_S
from thirdplace.store.sqlite_store import FILE_NAME

TRIO = ("Ann", "Bob", "Cleo")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("early") / "tables") as started:
        yield started


def reasons_in(record: Json) -> list[str | None]:
    return [seat.get("why") for seat in record["shares"]["seats"]]


def read_kinds(server: Server, table: TableMade) -> list[tuple[str, int | None]]:
    """The entries of a table's log about shares, and their seats."""
    with closing(sqlite3.connect(server.data / FILE_NAME)) as connection:
        rows = connection.execute(
            "SELECT entry FROM log JOIN tables USING (number) WHERE id = ? ORDER BY seq", (table.id,)
        )
        read = [msgspec.json.decode(entry) for (entry,) in rows]
    wanted = ("sealed", "asked", "revealed", "started")
    return [(one["type"], one.get("seat")) for one in read if one["type"] in wanted]


def test_a_start_waits_no_longer_than_anybody_notices() -> None:
    assert MAX_WAIT_FOR_COMMITMENTS_S < MAX_WAIT_S <= 0.1 < FAR_S


def test_a_device_far_away_keeps_its_share_and_the_others_reveal_theirs_at_the_start(server: Server) -> None:
    async def test() -> None:
        async with open_lobbies(server) as (lobby, far):
            party = await Gathering.of(lobby, far, TURN_GAME, *TRIO, far_names=("Bob",))
            await party.wait_until_revealed(1)
            for quick in (party.devices[0], party.devices[2]):
                assert "shown" in quick.note
                assert not quick.is_spent
            before = read_kinds(server, party.table)
            assert before == [("sealed", None), ("asked", None), ("revealed", 1)]
            record = await party.start(lobby)
            assert reasons_in(record) == [None] * 3
            assert [seat["share"] for seat in record["shares"]["seats"]] == [
                one.share for one in party.devices
            ]
            assert "round" not in record["shares"]
            after = read_kinds(server, party.table)[len(before) :]
            assert after[0] == ("asked", None)
            assert {seat for kind, seat in after if kind == "revealed"} == {0, 2}

    run_async(test())


def test_who_is_far_away_and_has_just_come_when_the_host_starts_is_left_out_and_named(server: Server) -> None:
    async def test() -> None:
        async with open_lobbies(server) as (lobby, far):
            table, devices = await gather_devices(lobby, TURN_GAME, *TRIO, far={"Cleo": far})
            party = Gathering(table, devices)
            record = await party.start(lobby)
            assert reasons_in(record) == [None, None, "silent"]
            assert "revealed" not in devices[2].note or not devices[2].note["revealed"]

    run_async(test())


def test_when_somebody_comes_the_list_is_dropped_and_closed_anew(server: Server) -> None:
    async def test() -> None:
        options: Json = {"options": script_of(LED_GAME).LESSON}
        async with open_lobbies(server) as (lobby, far):
            party = await Gathering.of(lobby, far, LED_GAME, *TRIO, far_names=("Bob",), **options)
            await party.wait_until_revealed(1)
            first = [device.share for device in party.devices]
            path = f"/api/tables/{party.table.id}"
            status, told = await lobby.request("POST", f"{path}/seats", {"name": "Dora"})
            assert status == 201, told
            await party.wait_until_revealed(1, other_than=first[1])
            assert [device.share == share for device, share in zip(party.devices, first, strict=True)] == [
                True,
                False,
                True,
            ]
            assert all(device.note["rounds"] == 2 for device in party.devices)
            record = await party.start(lobby)
            assert record["shares"]["round"] == 2
            assert reasons_in(record) == [None, None, None, "none"]
            status, told = await lobby.request("POST", f"{path}/commands", {"type": "end"}, party.table.host)
            assert status == 200, told
            assert verify(msgspec.convert(await party.read_record(lobby), Record)).over

    run_async(test())


def test_a_device_that_comes_back_before_the_start_has_a_part_in_a_new_list(server: Server) -> None:
    async def test() -> None:
        async with open_lobbies(server) as (lobby, far):
            table, devices = await gather_devices(lobby, TURN_GAME, *TRIO, far={"Bob": far})
            first = devices[1].share
            await devices[2].connection.close()
            party = Gathering(table, devices[:2])
            await party.wait_until_revealed(1)
            connection = await lobby.connect(table, table.tokens[2])
            told = (await connection.receive("update"))["table"]
            assert [seat.get("why") for seat in told["sealed"]["seats"]] == [None, None, "away"]
            devices[2].connection = connection
            assert (await devices[2].commit())["type"] == "ok"
            again = Gathering(table, devices[2:])
            party.devices, party.tasks = devices, party.tasks + again.tasks
            await party.wait_until_revealed(1, other_than=first)
            assert reasons_in(await party.start(lobby)) == [None] * 3

    run_async(test())


def test_a_phone_that_takes_longer_once_it_is_left_alone_is_asked_early(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, *TRIO, start=False)
            bob = SharingDevice(await lobby.connect(table, table.tokens[1]), 1)
            await bob.commit()
            await asyncio.sleep(IDLE_TIME_S + FAR_S)  # the ping is answered as soon as it is read
            bob.delay_s = FAR_S
            party = Gathering(table, [bob])
            await party.wait_until_revealed(0)
            assert (await party.start(lobby))["shares"]["seats"][1].get("share") == bob.share

    run_async(test())


def test_the_host_s_device_reveals_before_it_starts_a_game_by_itself(server: Server) -> None:
    async def test() -> None:
        async with open_lobbies(server) as (lobby, far):
            table = await lobby.make_table(TURN_GAME, "Ann", "bot", "bot", start=False)
            ann = SharingDevice(await far.connect(table, table.tokens[0], table.host), 0)
            await ann.commit()
            await ann.connection.send({"type": "close-list", "id": "close"})
            party = Gathering(table, [ann])
            async with asyncio.timeout(PATIENCE_S):
                while not ann.is_spent:
                    await asyncio.sleep(0.01)
            await ann.connection.send({"type": "start", "id": "start"})
            await asyncio.gather(*party.tasks)
            assert reasons_in(await party.read_record(lobby)) == [None, "computer", "computer"]

    run_async(test())


def test_only_the_host_closes_the_list(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, devices = await gather_devices(lobby, TURN_GAME, *TRIO)
            await devices[0].connection.send({"type": "hello", "tokens": [table.tokens[0], table.host]})
            await devices[1].connection.send({"type": "close-list", "id": "close"})
            assert (await devices[1].connection.receive("refused"))["code"] == "not-the-host"

    run_async(test())


def test_after_a_kill_the_early_list_and_what_was_revealed_to_it_stay(tmp_path: Path) -> None:
    """Otherwise a server that does not like its seed could have an accident."""
    made: list[Gathering] = []

    async def reveal(server: Server) -> None:
        async with open_lobbies(server) as (lobby, far):
            made.append(await Gathering.of(lobby, far, TURN_GAME, *TRIO, far_names=("Bob",)))
            await made[0].wait_until_revealed(1)
            server.kill()
            await asyncio.gather(*made[0].tasks, return_exceptions=True)

    async def go_on(server: Server) -> None:
        table, devices = made[0].table, made[0].devices
        async with open_lobby(server) as lobby:
            for device, token in zip(devices, table.tokens, strict=True):
                device.connection = await lobby.connect(table, token)
            party = Gathering(table, devices)
            await asyncio.sleep(0)
            record = await party.start(lobby)
            assert [seat.get("share") for seat in record["shares"]["seats"]] == [one.share for one in devices]
            assert record["shares"]["commitment"] == devices[1].note["shown"]["commitment"]
            assert [device.note["rounds"] for device in devices] == [1, 1, 1]

    with Server(tmp_path / "tables") as server:
        run_async(reveal(server))
        server.start()
        run_async(go_on(server))


def test_the_owner_asks_a_device_at_another_node(tmp_path: Path) -> None:
    """Ann and Cleo are connected to one server, Bob, far away, to another one of this folder."""

    async def test(one: Server, other: Server) -> None:
        async with open_lobbies(one, other) as (here, there):
            table, devices = await gather_devices(here, TURN_GAME, *TRIO, far={"Bob": there})
            party = Gathering(table, devices)
            await party.wait_until_revealed(1)
            assert not devices[0].is_spent
            assert not devices[2].is_spent
            record = await party.start(here)
            assert [seat.get("share") for seat in record["shares"]["seats"]] == [one.share for one in devices]

    folder = tmp_path / "tables"
    with Server(folder, log=tmp_path / "one") as one, Server(folder, log=tmp_path / "other") as other:
        run_async(test(one, other))
