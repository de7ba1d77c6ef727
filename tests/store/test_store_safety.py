"""Tables and their store under wrong dates, damage, floods and other accounts' eyes."""

import asyncio
import gc
import json
import os
import sqlite3
import stat
from pathlib import Path
from time import time

import pytest
from support.games import LED_GAME, TURN_GAME, first_move
from support.live_server import Json, Lobby, Server, TableMade, open_lobby, run_async

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.server.http.stream_backlog import MAX_WAITING_BYTES, StreamBacklog
from thirdplace.server.play import table_actor
from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.table_actor import TableActor
from thirdplace.store import sqlite_schema
from thirdplace.store.interface import Damaged, Unavailable
from thirdplace.store.sqlite_store import FILE_NAME, SqliteStore
from thirdplace.table import commands, entries
from thirdplace.table.settings import Settings

FIRST = {"type": "do", "seat": 0, "action": first_move(LED_GAME)}


def execute(data: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(data / FILE_NAME)
    with connection:
        rows = connection.execute(statement, values).fetchall()
    connection.close()
    return rows


async def roll(lobby: Lobby, table: TableMade) -> tuple[int, Json]:
    return await lobby.request("POST", f"/api/tables/{table.id}/commands", FIRST, table.tokens[0])


def make_tables(server: Server, count: int) -> list[TableMade]:
    made: list[TableMade] = []

    async def make() -> None:
        async with open_lobby(server) as lobby:
            for _ in range(count):
                made.append(await lobby.make_table(LED_GAME, "Ann", "Bob"))

    run_async(make())
    return made


# M1: a wrong date.


@pytest.mark.parametrize("days_ahead", [31, 20_000, -31])
def test_a_wrong_date_at_one_start_clears_nothing(tmp_path: Path, days_ahead: int) -> None:
    """The date of the last run lies so many days in the past: as if the clock had been set ahead since."""
    server = Server(tmp_path / "tables", "--keep", "30")

    with server:
        table = make_tables(server, 1)[0].id
    execute(server.data, "UPDATE observed SET date = date - ?", days_ahead * 86400)
    for _ in range(3):
        with server:
            pass
        assert execute(server.data, "SELECT id FROM tables") == [(table,)]


def test_tables_of_an_older_version_age_from_the_latest_visit(tmp_path: Path) -> None:
    """Brought to this version on a day with a wrong date, they lose a quarter of their time at most."""
    for statement in sqlite_schema.MIGRATIONS[0].split(";"):
        execute(tmp_path, statement)
    execute(tmp_path, "PRAGMA user_version = 1")
    long_ago = int(time()) - 400 * 86400
    for name, days in (("old", 29), ("new", 0)):
        execute(
            tmp_path,
            f"INSERT INTO tables (id, code, game, visited) VALUES (?, ?, '{TURN_GAME}', ?)",
            name,
            name,
            long_ago - days * 86400,
        )
    store = SqliteStore(tmp_path, lambda told: None, lambda tables: None)
    assert store.list_abandoned_tables(30) == ["old"]
    store.close()


def test_what_is_cleared_is_logged(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables", "--keep", "30", "--keep-records", "30")

    async def make() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob")
            assert (await roll(lobby, table))[0] == 200

    async def wait_for(words: str) -> None:
        while words not in server.log.read_text():
            await asyncio.sleep(0.05)

    with server:
        run_async(make())
    execute(server.data, "UPDATE tables SET visited = visited - ?", 31 * 86400)
    with server:
        run_async(wait_for('"event":"cleared","tables":1'))
    assert len(execute(server.data, "SELECT * FROM records")) == 1
    execute(server.data, "UPDATE records SET kept = kept - ?", 31 * 86400)
    with server:
        run_async(wait_for('"event":"cleared","records":1'))
    assert execute(server.data, "SELECT * FROM records") == []


# M4: readers who do not read.


def test_a_backlog_is_bounded_in_bytes() -> None:
    async def test() -> None:
        overflows = 0

        def on_overflow() -> None:
            nonlocal overflows
            overflows += 1

        backlog = StreamBacklog(on_overflow)
        backlog.add_line(b"x" * (MAX_WAITING_BYTES + 1))  # one may be as long as it is
        assert overflows == 0
        backlog.add_line(b"y")
        assert overflows == 1
        assert await backlog.take_line() == b"x" * (MAX_WAITING_BYTES + 1)
        for _ in range(8):
            backlog.add_line(b"z" * (MAX_WAITING_BYTES // 8))
        assert overflows == 1
        backlog.add_line(b"z")
        assert overflows == 2

    run_async(test())


# M7: damage.


def test_a_damaged_table_is_answered_and_others_play_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables")

    async def play(damaged: TableMade, sound: TableMade) -> None:
        async with open_lobby(server) as lobby:
            status, told = await roll(lobby, damaged)
            assert (status, told["code"]) == (503, "unreadable-table")
            assert (await lobby.request("GET", f"/api/tables/{damaged.id}"))[1]["code"] == "unreadable-table"
            assert (await roll(lobby, sound))[0] == 200

    with server:
        damaged, sound = make_tables(server, 2)
    execute(
        server.data,
        "UPDATE log SET entry = ? WHERE seq = 2 AND number = (SELECT number FROM tables WHERE id = ?)",
        b"\x00\xff no entry",
        damaged.id,
    )
    with server:
        run_async(play(damaged, sound))
    failures = [line for line in map(json.loads, server.log.read_text().splitlines()) if "error" in line]
    assert {(line["event"], line["table"]) for line in failures} == {("read", damaged.id[:16])}
    assert {line["error"] for line in failures} == {"DecodeError"}, "the reason"
    assert damaged.id not in server.log.read_text()  # who has all of it may look on


@pytest.mark.parametrize(("reason", "code"), [(Damaged, "unreadable-table"), (Unavailable, "cut-off")])
def test_why_a_table_cannot_be_read_is_logged_once(
    reason: type[Exception],
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(store: SqliteStore, known: object) -> None:
        raise reason("the disk")

    async def ask() -> None:
        hub = Hub(tmp_path, keep_days=30)
        monkeypatch.setattr(SqliteStore, "read_news", fail)
        with pytest.raises(Refused, match=code):
            await hub.find_table("a" * 32)
        await hub.close()

    run_async(ask())
    (line,) = [one for one in caplog.records if one.name == "thirdplace"]
    assert line.exc_info is not None
    assert line.exc_info[0] is reason


def test_damaged_pages_are_answered(tmp_path: Path) -> None:
    """Every page but the first is overwritten: whatever is asked for, there is an answer."""
    server = Server(tmp_path / "tables")

    async def ask(table: TableMade) -> None:
        async with open_lobby(server) as lobby:
            for path in (f"/api/tables/{table.id}", f"/api/codes/{table.code}"):
                status, told = await asyncio.wait_for(lobby.request("GET", path), 60)
                assert (status, told["code"]) == (503, "unreadable-table"), path

    with server:
        (table,) = make_tables(server, 1)
        server.stop()
        file = server.data / FILE_NAME
        content = bytearray(file.read_bytes())
        page = int.from_bytes(content[16:18], "big")
        log_pages = execute(server.data, "SELECT rootpage FROM sqlite_master WHERE name != 'observed'")
        for (number,) in log_pages:
            assert isinstance(number, int)
            content[(number - 1) * page : number * page] = b"\xa5" * page
        file.write_bytes(content)
    with server:
        run_async(ask(table))


# M8: memory.


def test_a_table_put_away_is_freed_at_once(tmp_path: Path) -> None:
    """Without the garbage collector: nothing of it may refer to itself in a circle."""

    async def test() -> None:
        hub = Hub(tmp_path, keep_days=1)
        gc.collect()
        gc.disable()
        try:
            before = count()
            keys = frozenset({"ann"})
            made = entries.Created(LED_GAME, "", "ann", {}, Settings(countdown=0, rhythm=False), None)
            live: TableActor | None = await hub.make_table(made)
            assert live is not None
            await run_command(hub, live, commands.TakeSeat("Ann", "ann"), keys)
            await run_command(hub, live, commands.TakeSeat("", None, "easy"), keys)
            await run_command(hub, live, commands.Start(), keys)
            guest: Subscriber | None = Subscriber(lambda text: None, keys)
            assert guest is not None
            live.connect(guest)
            await run_command(hub, live, commands.Tick(), keys)
            live.disconnect(guest)
            await run_command(hub, live, commands.Tick(), keys)
            assert count() > before
            hub.forget_table(live)
            live = guest = None
            for _ in range(300):  # the loop lets go of its last callbacks, and of a player that thinks
                if count() <= before:
                    break
                await asyncio.sleep(0.1)
            assert count() <= before
        finally:
            gc.enable()
        await hub.close()

    run_async(test())


def count() -> int:
    # By type: of a weak reference to something that is gone, isinstance would ask that.
    return sum(issubclass(type(one), TableActor | Match) for one in gc.get_objects())


# L1: onlookers who are not wanted any more.


def test_onlookers_leave_when_the_host_wants_none(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob", start=False)
            path = f"/api/tables/{table.id}"
            onlooker = await lobby.connect(table)
            await onlooker.receive("update")
            shut = {"settings": {"onlookers": False}}
            assert (await lobby.request("PATCH", path, shut, table.host))[0] == 200
            refused = await onlooker.receive("refused")
            assert refused["code"] == "not-your-seat"
            assert (await lobby.request("POST", path + "/start", None, table.host))[0] == 200
            assert (await roll(lobby, table))[0] == 200
            await onlooker.send({"type": "time", "sent": 1})
            assert (await onlooker.receive())["type"] == "time"  # and nothing of the game before it
            for token, status in ((None, 403), ("0" * 32, 403), (table.tokens[1], 200), (table.host, 200)):
                assert (await lobby.request("GET", path + "/record", None, token))[0] == status

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


# L5: cleared by another process.


def test_a_table_cleared_by_another_process_is_answered(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob")
            execute(server.data, "DELETE FROM log")
            execute(server.data, "DELETE FROM tables")
            for _ in range(2):
                status, told = await asyncio.wait_for(roll(lobby, table), 60)
                assert (status, told["code"]) == (404, "unknown-table")
            assert (await roll(lobby, await lobby.make_table(LED_GAME, "Ann", "Bob")))[0] == 200

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


# L6: other accounts.


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


def test_nobody_else_can_read_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    before = os.umask(0o022)
    try:
        with Server(folder):
            found = modes(folder)
            assert found.pop("tables") == 0o700
            assert {name.removeprefix(FILE_NAME)[:6] for name in found} == {"", "-wal", "-shm", "-node-"}
            assert set(found.values()) == {0o600}
        folder.chmod(0o755)  # as versions before left it
        (folder / FILE_NAME).chmod(0o644)
        with Server(folder):
            assert modes(folder)["tables"] == 0o700
            assert modes(folder)[FILE_NAME] == 0o600
        (folder / "holiday.jpg").touch(0o644)
        folder.chmod(0o755)
        with Server(folder):
            assert modes(folder)["tables"] == 0o755  # a folder for other things, too, stays as it is
            assert modes(folder)["holiday.jpg"] == 0o644
    finally:
        os.umask(before)


# Health.


def test_health_tells_when_nothing_can_be_saved(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            assert (await lobby.request("GET", "/api/health"))[0] == 200
            lock = sqlite3.connect(server.data / FILE_NAME, isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            status, told = 200, Json()
            while status == 200:  # what was found out holds for a few seconds
                status, told = await lobby.request("GET", "/api/health")
                await asyncio.sleep(0.2)
            assert (status, told["code"]) == (503, "not-saved")
            lock.execute("ROLLBACK")
            lock.close()
            while (await lobby.request("GET", "/api/health"))[0] != 200:
                await asyncio.sleep(0.2)

    with Server(tmp_path / "tables") as server:
        run_async(test(server))


# M6: a log without end.


def test_a_table_takes_no_more_than_its_share_of_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_actor, "MAX_LOG_BYTES", 3000)

    async def test() -> None:
        hub = Hub(tmp_path, keep_days=1)
        keys = frozenset({"ann"})
        live = await hub.make_table(entries.Created(LED_GAME, "", "ann", {}, Settings(), None))
        await run_command(hub, live, commands.TakeSeat("Ann", "ann"), keys)

        async def rename_often() -> None:
            for number in range(100):
                await run_command(hub, live, commands.Rename(0, f"Ann {number}"), keys)

        with pytest.raises(Refused, match="log-full"):
            await rename_often()
        hub.forget_table(live)
        kept = await hub.read_log(live.table.id)
        assert 10 < len(kept) < 100
        live = await hub.find_table(live.table.id)  # a restart does not make it smaller
        with pytest.raises(Refused, match="log-full"):
            await run_command(hub, live, commands.Rename(0, "Bea"), keys)
        assert live.table.chair(0).name == f"Ann {len(kept) - 3}"
        await hub.close()

    run_async(test())
