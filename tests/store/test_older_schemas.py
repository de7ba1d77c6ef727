"""Stores of every released schema are read, played on and verified by today's servers.

`write_fixture.py` writes a store of the schema as it is, to be kept before the next migration is added.
"""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest
from support.live_server import Json, Lobby, Server, TableMade, open_lobby, run_async
from support.postgres import make_database
from support.random_players import RandomPlayer, read_log

from thirdplace.core.records.record import Record, verify
from thirdplace.store import postgres_schema, sqlite_schema
from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.table import entries
from thirdplace.table.table import Table

FIXTURES = Path(__file__).parent / "fixtures"
NEWEST = {"sqlite": len(sqlite_schema.MIGRATIONS), "postgres": len(postgres_schema.MIGRATIONS)}
MESSAGES = 8


def test_no_version_is_missing() -> None:
    """Without its fixture nobody would know whether an older version is still understood."""
    for kind, newest in NEWEST.items():
        for version in range(1, newest):
            assert (FIXTURES / f"{kind}-{version}.sql").is_file(), "write_fixture.py, before migrating"


@pytest.mark.parametrize("fixture", sorted(FIXTURES.glob("*.sql")), ids=lambda path: path.stem)
def test_an_older_store_is_played_on(fixture: Path, tmp_path: Path) -> None:
    people: Json = json.loads(fixture.read_text(encoding="utf-8").partition("\n")[0].removeprefix("-- "))
    store = make_store(fixture, tmp_path)

    async def all_of_it(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for table_id, known in people.items():
                status, seen = await lobby.request("GET", f"/api/tables/{table_id}")
                assert (status, seen["phase"]) == (200, known["phase"])
                table = TableMade(table_id, seen["code"], known["host"], known["tokens"])
                assert await lobby.request("GET", f"/api/codes/{table.code}") == (200, {"id": table_id})
                await GO_ON[known["phase"]](lobby, table)

    with Server(store, log=tmp_path / "log") as server:
        run_async(all_of_it(server))
    for table_id in people:
        written = [entries.decode_entry(entry) for entry in read_log(store, table_id)]
        assert Table.fold(table_id, written, 0).entry_count == len(written)


def make_store(fixture: Path, folder: Path) -> Path | str:
    text = fixture.read_text(encoding="utf-8")
    if fixture.stem.startswith("sqlite"):
        data = folder / "tables"
        data.mkdir()
        with closing(sqlite3.connect(data / FILE_NAME)) as connection:
            connection.executescript(text)
        return data
    address = make_database()

    async def fill() -> None:
        connection = await asyncpg.connect(address)
        # A function in a dump comes before the tables that it names.
        await connection.execute("SET check_function_bodies = off")
        await connection.execute(text)
        await connection.close()

    asyncio.run(fill())
    return address


async def start(lobby: Lobby, table: TableMade) -> None:
    status, sat = await lobby.request("POST", f"/api/tables/{table.id}/seats", {"name": "Zoe"}, table.host)
    assert status == 201, sat
    status, begun = await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
    assert status == 200, begun
    table.tokens.append(sat["token"])
    await play_on(lobby, table)


async def play_on(lobby: Lobby, table: TableMade) -> None:
    device = RandomPlayer(table, range(len(table.tokens)), random.Random(2))
    await device.connect(lobby)
    await device.play(messages=MESSAGES)
    assert device.person is not None
    await device.person.close()
    assert any(one.acknowledged for one in device.sent.values())


async def look_at_record(lobby: Lobby, table: TableMade) -> None:
    status, told = await lobby.request("GET", f"/api/tables/{table.id}/record")
    assert status == 200, told
    assert verify(msgspec.convert(told, Record)).over


GO_ON = {"gathering": start, "playing": play_on, "paused": play_on, "over": look_at_record}
