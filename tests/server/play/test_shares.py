"""Shares of the seed over real sockets: everyone sees the same list, and nothing is lost by a kill."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, script_of
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby, run_async
from support.luck.sharing_devices import SharingDevice, start_with_shares

from thirdplace.core.records.record import Record, WrongRecord, verify
from thirdplace.core.records.share_check import list_open_questions

TRIO = ("Ann", "Bob", "Cleo")
LED_LESSON: Json = {"options": script_of(LED_GAME).LESSON, "settings": QUICK | {"led": True}}
"""A game that its host can end at any time."""


async def read_record(lobby: Lobby, table: TableMade, token: str) -> Json:
    status, record = await lobby.request("GET", f"/api/tables/{table.id}/record", None, token)
    assert status == 200, record
    return dict(record)


async def end_lesson(lobby: Lobby, table: TableMade, devices: list[SharingDevice]) -> Record:
    """The whole record of a lesson that its host ends, with the notes of all devices."""
    path = f"/api/tables/{table.id}/commands"
    status, told = await lobby.request("POST", path, {"type": "end"}, table.host)
    assert status == 200, told
    for device in devices:
        device.note["ended"] = (await device.connection.receive_event("over"))["view"]
    record = await read_record(lobby, table, table.host)
    return msgspec.convert(record | {"notes": [device.note for device in devices]}, Record)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("shares") / "tables") as started:
        yield started


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_every_device_has_a_part_and_sees_the_same_list(server: Server, game: str) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, devices = await start_with_shares(lobby, game, *TRIO)
            assert len({str(device.note["shown"]) for device in devices}) == 1
            assert all(device.note["revealed"] for device in devices)
            record = await read_record(lobby, table, table.tokens[0])
            assert record["seed"] is None
            assert [seat["share"] for seat in record["shares"]["seats"]] == [one.share for one in devices]
            assert "server" not in record["shares"]

    run_async(test())


def test_the_notes_of_all_devices_fit_the_record(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, devices = await start_with_shares(lobby, LED_GAME, *TRIO, "bot", **LED_LESSON)
            record = await end_lesson(lobby, table, devices)
            assert verify(record).over
            changed = msgspec.to_builtins(record)
            changed["notes"][1]["dealt"]["round"] = 99
            with pytest.raises(WrongRecord, match="note-view"):
                verify(msgspec.convert(changed, Record))

    run_async(test())


def test_who_comes_during_the_game_is_named(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, devices = await start_with_shares(lobby, LED_GAME, *TRIO, "bot", **LED_LESSON)
            status, told = await lobby.request("POST", f"/api/tables/{table.id}/seats", {"name": "Dora"})
            assert status == 201, told
            record = await end_lesson(lobby, table, devices)
            assert verify(record).over
            asked = list_open_questions(record.shares or None, (), None, record.names)
            assert [(one.code, record.names[one.seat or 0]) for one in asked] == [
                ("computer", record.names[3]),
                ("late", "Dora"),
            ]

    run_async(test())


def test_a_device_that_does_not_answer_is_left_out_and_named(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, devices = await start_with_shares(lobby, LED_GAME, *TRIO, silent=("Bob",), **LED_LESSON)
            record = await end_lesson(lobby, table, devices)
            assert verify(record).over
            assert record.shares
            assert [seat.why for seat in record.shares.seats] == [None, "silent", None]

    run_async(test())


def test_a_share_that_comes_late_is_left_out_and_named(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, _ = await start_with_shares(lobby, TURN_GAME, *TRIO, late=("Bob",))
            record = await read_record(lobby, table, table.tokens[0])
            assert [seat.get("why") for seat in record["shares"]["seats"]] == [None, "silent", None]

    run_async(test())


def test_programs_without_shares_start_as_before(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, *TRIO)
            assert "shares" not in await read_record(lobby, table, table.tokens[0])

    run_async(test())


def test_after_a_kill_the_game_starts_with_the_list_that_was_shown(tmp_path: Path) -> None:
    """Otherwise a server that does not like its seed could have an accident."""

    async def show_list_and_die(server: Server) -> tuple[TableMade, SharingDevice, Json]:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, *TRIO, start=False)
            connection = await lobby.connect(table, table.tokens[0], table.host)
            ann = SharingDevice(connection, 0)
            await ann.commit()
            await connection.send({"type": "start", "id": "start"})
            while True:
                shown = (await connection.receive("update")).get("table", {}).get("sealed")
                if shown:
                    server.kill()
                    return table, ann, shown

    async def go_on(server: Server, table: TableMade, ann: SharingDevice, before: Json) -> None:
        async with open_lobby(server) as lobby:
            ann.connection = await lobby.connect(table, table.tokens[0], table.host)
            told = await ann.connection.receive("update")
            assert told["table"]["sealed"] == before
            await ann.reveal(before)
            await ann.connection.send({"type": "start", "id": "again"})
            await ann.play_along()
            record = await read_record(lobby, table, table.tokens[0])
            assert record["shares"]["commitment"] == before["commitment"]
            assert record["shares"]["seats"][0]["share"] == ann.share

    with Server(tmp_path / "tables") as server:
        found: list[tuple[TableMade, SharingDevice, Json]] = []

        async def first() -> None:
            found.append(await show_list_and_die(server))

        run_async(first())
        server.start()
        run_async(go_on(server, *found[0]))
