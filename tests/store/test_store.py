"""The store: what is committed together, who was first, older files, tables nobody comes back to."""

import asyncio
import itertools
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.games import LED_GAME, TURN_GAME, first_move
from support.live_server import Server, open_lobby, run_async
from support.watched_store import Reports, WatchedStore

from thirdplace.core.errors import Refused
from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import TableActor
from thirdplace.store import sqlite_ownership, sqlite_schema, sqlite_store
from thirdplace.store.interface import Append, UnusableStore
from thirdplace.store.sqlite_nodes import SqliteNodes
from thirdplace.store.sqlite_ownership import SqliteOwnership
from thirdplace.store.sqlite_store import FILE_NAME, SqliteStore, _connect
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import TakeSeat
from thirdplace.table.entries import Created


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[WatchedStore]:
    opened_store = WatchedStore(tmp_path)
    yield opened_store
    opened_store.store.close()


# Writing.


def test_a_report_means_it_is_in_the_file(watched: WatchedStore, tmp_path: Path) -> None:
    """As another process sees it, at the moment of the report."""
    seen: list[int] = []

    def look(told: Reports) -> None:
        other = sqlite3.connect(tmp_path / FILE_NAME)
        seen.append(other.execute("SELECT count(*) FROM log").fetchone()[0])
        other.close()
        watched.reports.put(told)

    assert isinstance(watched.store, SqliteStore)
    watched.store._on_committed = look
    watched.make_table("a")
    for seq in range(2, 6):
        watched.append(Append("a", seq, [b"entry"]))
    assert seen == [1, 2, 3, 4, 5]


def test_a_commit_waits_for_the_disk(watched: WatchedStore, tmp_path: Path) -> None:
    connection = _connect(tmp_path / FILE_NAME)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_a_locked_file_is_a_refusal_and_the_writer_lives_on(watched: WatchedStore, tmp_path: Path) -> None:
    watched.make_table("a")
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    ((_, wrong),) = watched.append(Append("a", 2, [b"entry"]))
    assert isinstance(wrong, Refused)
    assert wrong.code == "not-saved"
    other.execute("ROLLBACK")
    other.close()
    assert watched.append(Append("a", 2, [b"entry"]))[0][1] is None


@pytest.mark.parametrize("phase", ["apply_commands", "render_updates", "on_durable", "after_update"])
def test_one_tables_trouble_is_no_other_tables(
    phase: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands of both are applied and committed together; one of them fails on the way."""
    run_phase = getattr(TableActor, phase)

    async def all_of_it() -> None:
        hub = Hub(tmp_path, keep_days=30)
        made = Created(TURN_GAME, "", "host")
        broken, fine = await hub.make_table(made), await hub.make_table(made)

        def fail(actor: TableActor) -> None:
            run_phase(actor)
            assert actor is not broken

        monkeypatch.setattr(TableActor, phase, fail)
        sat = [run_command(hub, actor, TakeSeat("Ann", "key"), frozenset()) for actor in (broken, fine)]
        refused, outcome = await asyncio.wait_for(asyncio.gather(*sat, return_exceptions=True), 10)
        assert isinstance(outcome, CommandOutcome)
        assert len(outcome.applied) == 1
        was_durable = phase in ("on_durable", "after_update")
        assert isinstance(refused, CommandOutcome if was_durable else Refused), refused
        assert len(broken.table.seats) == was_durable
        monkeypatch.undo()
        if not was_durable:  # and it goes on as if nothing had been
            await run_command(hub, broken, TakeSeat("Ben", "other"), frozenset())
        assert len(await hub.read_log(broken.table.id)) == broken.table.entry_count == 2
        await hub.close()

    run_async(all_of_it())


def test_who_gave_up_a_table_in_the_making_does_not_keep_others_waiting(tmp_path: Path) -> None:
    """Both are committed together, and the first is wanted by nobody any more."""

    async def all_of_it() -> None:
        hub = Hub(tmp_path, keep_days=30)
        made = Created(TURN_GAME, "", "host")
        given_up, wanted = (asyncio.create_task(hub.make_table(made)) for _ in range(2))
        await asyncio.sleep(0)
        given_up.cancel()
        assert (await asyncio.wait_for(wanted, 10)).table.phase == "gathering"
        await hub.close()

    run_async(all_of_it())


# Older and newer files.


def _version(folder: Path) -> int:
    connection = sqlite3.connect(folder / FILE_NAME)
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return version


def test_an_empty_file_becomes_the_newest_version(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    WatchedStore(tmp_path).store.close()
    assert _version(tmp_path) == len(sqlite_schema.MIGRATIONS)


def test_every_older_version_becomes_the_newest(tmp_path: Path) -> None:
    for version in range(len(sqlite_schema.MIGRATIONS) + 1):
        folder = tmp_path / str(version)
        folder.mkdir()
        old = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
        for step in sqlite_schema.MIGRATIONS[:version]:
            old.executescript(step)
        old.execute(f"PRAGMA user_version = {version}")
        old.close()
        watched = WatchedStore(folder)
        watched.make_table("a")
        watched.store.close()
        assert _version(folder) == len(sqlite_schema.MIGRATIONS)


def test_a_newer_version_adds_to_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = WatchedStore(tmp_path)
    watched.make_table("a")
    watched.store.close()
    steps = ("ALTER TABLE records ADD COLUMN note TEXT", "CREATE TABLE visits (at INTEGER)")
    monkeypatch.setattr(sqlite_schema, "MIGRATIONS", (*sqlite_schema.MIGRATIONS, *steps))
    again = WatchedStore(tmp_path)
    assert again.store.read_entries("a") == [b"made"]
    again.store.close()
    assert _version(tmp_path) == len(sqlite_schema.MIGRATIONS)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = WatchedStore(tmp_path)
    watched.make_table("a")
    watched.store.close()
    before = _version(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(
            sqlite_schema,
            "MIGRATIONS",
            (*sqlite_schema.MIGRATIONS, "CREATE TABLE x (y); CREATE TABLE log (z)"),
        )
        with pytest.raises(UnusableStore, match="log already exists"):
            WatchedStore(tmp_path)
    assert _version(tmp_path) == before
    again = WatchedStore(tmp_path)
    assert again.store.read_entries("a") == [b"made"]
    again.store.close()


def test_a_file_of_a_newer_thirdplace_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    WatchedStore(tmp_path).store.close()
    monkeypatch.setattr(sqlite_schema, "MIGRATIONS", ())
    with pytest.raises(UnusableStore, match="newer thirdplace"):
        WatchedStore(tmp_path)


def test_many_open_a_new_folder_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        stores = list(pool.map(lambda _: WatchedStore(tmp_path / "new" / "folder"), range(8)))
    for number, watched in enumerate(stores):
        watched.make_table(f"t{number}")
    assert all(stores[0].store.read_entries(f"t{number}") == [b"made"] for number in range(8))
    for watched in stores:
        watched.store.close()


# Other processes.


def test_who_comes_and_goes_is_noticed_while_others_write(
    watched: WatchedStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third process commits so often that there is something new at every look."""
    commits = itertools.count()
    monkeypatch.setattr(sqlite_store, "_read_data_version", lambda connection: next(commits))
    other = WatchedStore(tmp_path)
    other.make_table("a")
    _eventually(lambda: watched.store.has_other_nodes)
    assert _owners(tmp_path) == [other.store.node]
    other.store.close()
    _eventually(lambda: _owners(tmp_path) == [None])
    assert not watched.store.has_other_nodes


def test_tables_of_a_dead_process_are_freed_once_the_file_is_not_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_ownership, "NODES_CHECK_S", 0)
    watched = WatchedStore(tmp_path)
    watched.make_table("a")
    watched.store.close()
    file = tmp_path / FILE_NAME
    here, elsewhere = SqliteNodes(file), SqliteNodes(file)
    here.join()
    elsewhere.join()
    connection = sqlite3.connect(file, timeout=0, isolation_level=None)
    connection.execute("UPDATE tables SET owner = ?", (elsewhere.name,))
    ownership = SqliteOwnership(here, lambda message: None, lambda tables: None)
    assert ownership.refresh_other_nodes(connection)
    elsewhere.leave()
    locking = sqlite3.connect(file, isolation_level=None)
    locking.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError):
        ownership.refresh_other_nodes(connection)
    locking.execute("ROLLBACK")
    locking.close()
    assert ownership.refresh_other_nodes(connection)
    assert _owners(tmp_path) == [None]
    connection.close()
    here.leave()


# Tables nobody comes back to.


def _age(folder: Path, days: float, *tables: str) -> None:
    connection = sqlite3.connect(folder / FILE_NAME)
    with connection:
        for table in tables:
            connection.execute(
                "UPDATE tables SET visited = (SELECT age FROM observed) - ? WHERE id = ?",
                (int(days * 86400), table),
            )
    connection.close()


def _tables(folder: Path) -> list[str]:
    connection = sqlite3.connect(folder / FILE_NAME)
    found = [row[0] for row in connection.execute("SELECT id FROM tables")]
    connection.close()
    return found


def _owners(folder: Path) -> list[str | None]:
    connection = sqlite3.connect(folder / FILE_NAME)
    found = [row[0] for row in connection.execute("SELECT owner FROM tables")]
    connection.close()
    return found


def _eventually(holds: Callable[[], bool]) -> None:
    pause = threading.Event()
    for _ in range(500):
        if holds():
            return
        pause.wait(0.01)
    raise AssertionError


def test_forsaken_are_those_nobody_visited_for_so_long(watched: WatchedStore, tmp_path: Path) -> None:
    for name in "abc":
        watched.make_table(name)
    _age(tmp_path, 31, "a", "b")
    assert watched.store.list_abandoned_tables(30) == ["a", "b"]
    watched.store.mark_visited(["b"])
    _eventually(lambda: watched.store.list_abandoned_tables(30) == ["a"])


def test_clearing_forgets_the_table_and_keeps_the_record(watched: WatchedStore) -> None:
    for name in "abc":
        watched.make_table(name)
    watched.append(Append("b", 2, [b"over"], record=(TURN_GAME, b"finished")))
    for name, record in (("a", b"so far"), ("b", b"not needed"), ("c", None)):
        cleared = threading.Event()
        watched.store.delete_table(name, TURN_GAME, record, cleared.set)
        assert cleared.wait(10)
    assert [watched.store.read_entries(name) for name in "abc"] == [[], [], []]
    assert [watched.store.read_record(name) for name in "abc"] == [b"so far", b"finished", None]


def test_a_server_clears_what_nobody_came_back_to(tmp_path: Path) -> None:
    """With the record kept if any move was made; what was visited lately stays."""
    server = Server(tmp_path / "tables", "--keep", "30")

    async def play() -> list[str]:
        async with open_lobby(server) as lobby:
            tables = [await lobby.make_table(LED_GAME, "Ann", "Bob") for _ in range(3)]
            for table in (tables[0], tables[2]):
                body = {"type": "do", "seat": 0, "action": first_move(LED_GAME)}
                path = f"/api/tables/{table.id}/commands"
                assert (await lobby.request("POST", path, body, table.tokens[0]))[0] == 200
            return [table.id for table in tables]

    async def look(played: str, untouched: str, lately: str) -> None:
        async with open_lobby(server) as lobby:
            for table in (played, untouched):
                status, told = await lobby.request("GET", f"/api/tables/{table}")
                assert (status, told["code"]) == (404, "unknown-table")
            status, record = await lobby.request("GET", f"/api/tables/{played}/record")
            assert (status, record["actions"][0]["action"]) == (200, first_move(LED_GAME))
            assert (await lobby.request("GET", f"/api/tables/{untouched}/record"))[1][
                "code"
            ] == "unknown-table"
            assert (await lobby.request("GET", f"/api/tables/{lately}"))[1]["phase"] == "playing"

    async def all_of_it() -> None:
        with server:
            tables = await play()
        _age(server.data, 31, tables[0], tables[1])
        _age(server.data, 29, tables[2])
        with server:
            _eventually(lambda: _tables(server.data) == [tables[2]])  # to ask for one would be a visit
            await look(tables[0], tables[1], tables[2])

    run_async(all_of_it())
