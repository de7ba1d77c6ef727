"""PostgreSQL that restarts, is cut off, loses its answer, or is not what was expected."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from support.database_proxy import DatabaseProxy
from support.postgres import PostgresServer, make_database
from support.watched_store import PATIENCE_S, WatchedStore

from thirdplace.core.errors import Refused
from thirdplace.store import postgres_schema, postgres_store
from thirdplace.store.interface import Append, UnusableStore
from thirdplace.store.open_store import open_store


def execute(address: str, statement: str) -> Any:
    async def do() -> Any:
        connection = await asyncpg.connect(address)
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    return asyncio.run(do())


@pytest.fixture
def proxy() -> Iterator[DatabaseProxy]:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:  # a socket's path must be short
        opened = DatabaseProxy(make_database(), Path(folder))
        yield opened
        opened.close()


def test_what_was_acknowledged_survives_a_kill_and_what_waits_is_written_after_it() -> None:
    server = PostgresServer()
    watched = WatchedStore(server.make_database())
    try:
        watched.make_table("a")
        for seq in range(2, 30):
            watched.append(Append("a", seq, [b"%d" % seq]))
            if seq % 10 == 0:
                server.kill()
                watched.store.append(Append("b", 1, [b"nothing has this number"]))
                server.start()
                ((_, wrong),) = watched.reports.get(timeout=PATIENCE_S)
                assert wrong is not None
        assert watched.store.read_entries("a") == [b"made", *(b"%d" % seq for seq in range(2, 30))]
        watched.store.close()
    finally:
        server.stop()


def test_a_commit_whose_answer_is_lost_is_not_written_twice_and_not_called_lost(proxy: DatabaseProxy) -> None:
    watched = WatchedStore(proxy.address)
    watched.make_table("a")
    for seq in range(2, 12):
        proxy.lose_answer_after(b"entry-%d" % seq)
        assert watched.append(Append("a", seq, [b"entry-%d" % seq]))[0][1] is None
    assert proxy.answers_lost >= 10
    assert watched.store.read_entries("a") == [b"made", *(b"entry-%d" % seq for seq in range(2, 12))]
    watched.store.close()


def test_while_the_database_is_cut_off_nothing_is_acknowledged(
    proxy: DatabaseProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "WRITE_ATTEMPTS_S", 0.5)
    watched = WatchedStore(proxy.address)
    watched.make_table("a")
    proxy.cut()
    ((_, wrong),) = watched.append(Append("a", 2, [b"entry"]))
    assert isinstance(wrong, Refused)
    assert wrong.code == "not-saved"
    proxy.mend()
    assert watched.append(Append("a", 2, [b"entry"]))[0][1] is None
    while True:  # after the cut, everything may have changed
        if watched.outside_changes.get(timeout=PATIENCE_S) is None and watched.outside_changes.empty():
            break
    watched.store.close()


def opening_fails(address: str) -> str:
    with pytest.raises(UnusableStore) as caught:
        open_store(address, lambda told: None, lambda tables: None, keep_days=30)
    return str(caught.value)


def test_a_database_that_cannot_be_used_is_explained() -> None:
    address = make_database()
    assert "No such file" in opening_fails("postgresql://thirdplace@/nowhere?host=/nowhere")
    assert "does not exist" in opening_fails(address.replace("/test_", "/no_test_"))
    assert "does not exist" in opening_fails(address.replace("thirdplace@", "stranger@"))
    assert opening_fails("postgresql://thirdplace@127.0.0.1:1/x")
    execute(address, "CREATE SCHEMA thirdplace")
    execute(address, "CREATE TABLE thirdplace.tables (x integer)")
    assert "something else" in opening_fails(address)


def test_a_database_of_a_newer_version_is_left_alone() -> None:
    address = make_database()
    WatchedStore(address).store.close()
    assert execute(address, "SELECT number FROM thirdplace.version") == len(postgres_schema.MIGRATIONS)
    execute(address, "UPDATE thirdplace.version SET number = 99, readable_from = 99")
    assert "newer thirdplace" in opening_fails(address)


def test_a_database_of_the_next_version_is_used_as_long_as_that_allows_it() -> None:
    """A server that is still to be replaced may be started again."""
    address = make_database()
    WatchedStore(address).store.close()
    execute(address, "UPDATE thirdplace.version SET number = 99")
    older = WatchedStore(address)
    older.make_table("a")
    older.store.close()
    assert execute(address, "SELECT number FROM thirdplace.version") == 99
    assert execute(address, "SELECT number FROM thirdplace.version") == 99


def test_many_servers_may_begin_at_once_in_an_empty_database() -> None:
    from concurrent.futures import ThreadPoolExecutor

    address = make_database()
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(WatchedStore, [address] * 6))
    for number, watched in enumerate(stores):
        watched.make_table(f"t{number}")
    assert stores[0].store.count_tables() == 6
    for watched in stores:
        watched.store.close()
