"""PostgreSQL that restarts, is cut off, loses its answer, or is not what was expected."""

import asyncio
import queue
import tempfile
import threading
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import asyncpg
import pytest
from support.postgres import PostgresServer, make_database
from support.reliability.database_proxy import DatabaseProxy
from support.watched_store import PATIENCE_S, WatchedStore

from thirdplace.core.errors import Refused
from thirdplace.store import postgres_node, postgres_schema, postgres_store
from thirdplace.store.interface import NOTHING_KNOWN, Append, StoredTable, Unavailable, UnusableStore
from thirdplace.store.open_store import open_store

READERS = 2 * postgres_store.MAX_READERS
LOCKED_S = 0.3
"""So long a removal is given to be done; it has to wait for the claim."""


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


def test_a_node_whose_network_loses_everything_for_a_moment_hears_messages_again(
    proxy: DatabaseProxy,
) -> None:
    """Nothing tells that its connection is dead; what is published is found in no other way."""
    watched, other = WatchedStore(proxy.address), WatchedStore(proxy.target)
    while watched.messages.empty():
        other.store.publish(b"before")
        sleep(0.1)
    proxy.fall_silent()
    end = monotonic() + PATIENCE_S
    while b"after" not in watched.messages.queue:
        assert monotonic() < end, "it hears nothing any more"
        other.store.publish(b"after")
        sleep(0.1)
    watched.store.close()
    other.store.close()


def opening_fails(address: str) -> str:
    with pytest.raises(UnusableStore) as caught:
        open_store(address, lambda told: None, lambda tables: None, keep_days=30)
    return str(caught.value)


def test_more_tables_than_connections_are_claimed_at_once_while_another_node_listens() -> None:
    address = make_database()
    first, second = WatchedStore(address), WatchedStore(address)
    names = [f"table-{number}" for number in range(8 * postgres_store.MAX_READERS)]
    for name in names:
        first.make_table(name)
    first.store.close()
    third = WatchedStore(address)
    with ThreadPoolExecutor(len(names)) as threads:
        claims = list(threads.map(lambda name: second.store.claim_tables([name]), names, timeout=PATIENCE_S))
    assert [list(claim) for claim in claims] == [[name] for name in names]
    second.store.close()
    third.store.close()


def test_a_node_that_is_removed_while_it_claims_a_table_does_not_own_it_for_ever() -> None:
    """Nor is anybody connected to it any more."""
    address = make_database()
    watched = WatchedStore(address)
    for name in "ab":
        watched.make_table(name)
    watched.store.release_tables(["a"])

    async def race() -> list[Any]:
        claiming, removing = [await asyncpg.connect(address) for _ in range(2)]
        await claiming.execute("INSERT INTO thirdplace.nodes VALUES ('late')")
        async with claiming.transaction():
            while not await claiming.fetch("SELECT thirdplace.claim_tables('late', ARRAY['a'])"):
                await asyncio.sleep(0.01)  # until it is released
            await claiming.execute("SELECT thirdplace.save_connections('late', ARRAY['b'], ARRAY[''::bytea])")
            removal = asyncio.ensure_future(removing.execute("SELECT thirdplace.remove_nodes(ARRAY['late'])"))
            await asyncio.wait([removal], timeout=LOCKED_S)
        await removal
        owners = await claiming.fetch("SELECT FROM thirdplace.tables WHERE owner = 'late'")
        connections = await claiming.fetch("SELECT FROM thirdplace.connections WHERE node = 'late'")
        claiming.terminate()
        removing.terminate()
        return [*owners, *connections]

    assert asyncio.run(race()) == []
    watched.store.close()


def wait_for(address: str, condition: str) -> None:
    end = monotonic() + PATIENCE_S
    while not execute(address, f"SELECT {condition}"):
        assert monotonic() < end, condition
        sleep(0.05)


def test_a_dead_node_is_removed_at_the_end_of_its_lease_not_at_the_next_renewal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address = make_database()
    WatchedStore(address).store.close()  # makes the schema
    monkeypatch.setattr(postgres_node, "RENEWAL_INTERVAL_S", 10 * PATIENCE_S)
    execute(address, "INSERT INTO thirdplace.nodes (name) VALUES ('dead')")
    watched = WatchedStore(address)
    wait_for(address, "NOT EXISTS (SELECT FROM thirdplace.nodes WHERE name = 'dead')")
    watched.store.close()


SILENT = "EXISTS (SELECT FROM thirdplace.nodes WHERE name = 'silent')"
ADD_SILENT = "INSERT INTO thirdplace.nodes VALUES ('silent', clock_timestamp() - interval '1 hour')"


def is_renewed(watched: WatchedStore, condition: str) -> str:
    return f"EXISTS (SELECT FROM thirdplace.nodes WHERE name = '{watched.store.node}' AND seen {condition})"


def test_who_has_just_come_back_to_the_database_leaves_others_the_time_to_come_back_too(
    proxy: DatabaseProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tries to come back all the time, not only when its lease is to be renewed."""
    monkeypatch.setattr(postgres_node, "RENEWAL_INTERVAL_S", 0.05)
    monkeypatch.setattr(postgres_node, "LEASE_S", 3.0)
    watched = WatchedStore(proxy.address)
    execute(proxy.target, ADD_SILENT)
    wait_for(proxy.target, f"NOT {SILENT}")

    proxy.cut()
    monkeypatch.setattr(postgres_node, "RENEWAL_INTERVAL_S", 10 * PATIENCE_S)
    wait_for(proxy.target, is_renewed(watched, "< clock_timestamp() - interval '0.5 s'"))
    execute(proxy.target, ADD_SILENT)
    mended_at = execute(proxy.target, "SELECT clock_timestamp()")
    proxy.mend()
    wait_for(proxy.target, is_renewed(watched, f"> '{mended_at}'"))
    assert execute(proxy.target, f"SELECT {SILENT}")
    wait_for(proxy.target, f"NOT {SILENT}")
    watched.store.close()


def test_a_node_that_dies_after_a_restart_of_the_database_is_removed_at_the_end_of_its_lease(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres_node, "LEASE_S", 4.0)
    server = PostgresServer()
    try:
        address = server.make_database()
        watched = WatchedStore(address)
        server.kill()
        server.start()
        wait_for(address, is_renewed(watched, "> pg_postmaster_start_time()"))
        execute(address, "INSERT INTO thirdplace.nodes (name) VALUES ('silent')")
        wait_for(address, f"NOT {SILENT}")
        removed_after = execute(address, "SELECT clock_timestamp() - pg_postmaster_start_time()")
        assert removed_after.total_seconds() < 2 * postgres_node.LEASE_S
        watched.store.close()
    finally:
        server.stop()


@pytest.mark.parametrize("are_others_back", [True, False])
def test_who_joins_soon_after_a_start_of_the_database_leaves_others_the_time_to_come_back(
    monkeypatch: pytest.MonkeyPatch, are_others_back: bool
) -> None:
    address = make_database()
    WatchedStore(address).store.close()  # makes the schema
    monkeypatch.setattr(postgres_node, "RETURN_S", 0 if are_others_back else 1_000_000)
    monkeypatch.setattr(postgres_node, "LEASE_S", 3.0)
    execute(address, ADD_SILENT)
    watched = WatchedStore(address)
    assert execute(address, f"SELECT {SILENT}") is not are_others_back
    wait_for(address, f"NOT {SILENT}")
    watched.store.close()


def test_tables_of_a_dead_node_at_which_nobody_else_is_wait_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres_store, "LEAVE_TO_OTHERS_S", 10 * PATIENCE_S)
    address = make_database()
    watched = WatchedStore(address)
    for name in "ab":
        watched.make_table(name)
    watched.store.close()
    execute(address, "INSERT INTO thirdplace.nodes VALUES ('alive', clock_timestamp() + interval '1 hour')")
    execute(address, "INSERT INTO thirdplace.connections VALUES ('a', 'alive', '[]')")
    execute(address, ADD_SILENT)
    execute(address, "UPDATE thirdplace.tables SET owner = 'silent'")
    reports: queue.Queue[Collection[str]] = queue.Queue()
    looking = open_store(
        address, lambda told: None, lambda tables: None, on_orphaned=reports.put, keep_days=30
    )
    looking.join()
    assert list(reports.get(timeout=PATIENCE_S)) == ["b"]
    looking.close()


def test_a_node_that_joins_anew_sends_notices_that_can_be_read() -> None:
    address = make_database()
    watched = WatchedStore(address)
    assert watched.outside_changes.get(timeout=PATIENCE_S) is None
    watched.make_table("a")
    execute(address, "SELECT thirdplace.notify_of_tables('', ARRAY['a'])")
    assert watched.outside_changes.get(timeout=PATIENCE_S) == ["a"]
    watched.store.close()


def test_a_closed_store_does_nothing_more_and_says_so_to_whoever_waits() -> None:
    watched = WatchedStore(make_database())
    watched.make_table("a")
    watched.store.close()
    watched.store.save_connections({"a": b"[]"})
    watched.store.release_tables(["a"])
    watched.store.publish(b"message")
    with pytest.raises(Unavailable):
        watched.store.read_news({"a": NOTHING_KNOWN})


def test_who_reads_while_the_store_is_closed_does_not_wait_for_ever(
    proxy: DatabaseProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "CONNECT_TIMEOUT_S", 10 * PATIENCE_S)
    watched = WatchedStore(proxy.address)
    proxy.hold()
    ended: queue.Queue[Exception] = queue.Queue()

    def read() -> None:
        try:
            watched.store.read_entries("a")  # waits for an answer, or for a connection
        except Unavailable as wrong:
            ended.put(wrong)

    for _ in range(READERS):
        threading.Thread(target=read, daemon=True).start()
    watched.store.close()  # not at once: it tries to leave, and hears nothing either
    for _ in range(READERS):
        ended.get(timeout=PATIENCE_S)


IS_WAITING_FOR_A_LOCK = """
    EXISTS (
        SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND clock_timestamp() - query_start > interval '0.5 s'
    )
"""


@contextmanager
def held_lock(address: str, statement: str) -> Iterator[None]:
    """A transaction of another program, which has done this and does not end."""
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(address))
    loop.run_until_complete(connection.execute(f"BEGIN; {statement}"))
    try:
        yield
    finally:
        loop.run_until_complete(connection.close())
        loop.close()


def test_a_migration_beside_a_running_backup_waits_for_it_and_lets_others_pass() -> None:
    """A backup may take long: the migration gives way again and again, and is done in the end."""
    address = make_database()
    version = "CREATE SCHEMA thirdplace; CREATE TABLE thirdplace.version AS SELECT 1 AS number;"
    with held_lock(address, f"{version} {postgres_schema.MIGRATIONS[0]}; COMMIT"):
        pass
    waits = "SELECT max(xact_start) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with ThreadPoolExecutor(1) as threads:
        with held_lock(address, "SELECT count(*) FROM thirdplace.log, thirdplace.tables"):
            opening = threads.submit(WatchedStore, address)
            attempts: set[Any] = set()
            while len(attempts - {None}) < 3:
                assert not opening.done(), opening.exception()
                attempts.add(execute(address, waits))
                sleep(0.02)
            assert execute(address, "SELECT count(*) FROM thirdplace.log") == 0
        opening.result(timeout=PATIENCE_S).store.close()
    assert execute(address, "SELECT number FROM thirdplace.version") == len(postgres_schema.MIGRATIONS)


def test_a_transfer_waits_for_longer_than_a_move_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    address = make_database()
    watched = WatchedStore(address)
    item = StoredTable("a", "A", "any", 0, [b"made"])
    monkeypatch.setattr(postgres_store, "COMMAND_TIMEOUT_S", 0.1)
    lock = "LOCK TABLE thirdplace.tables IN ACCESS EXCLUSIVE MODE"
    with ThreadPoolExecutor(1) as threads:
        with held_lock(address, lock):
            written = threads.submit(watched.store.import_all, [item])
            wait_for(address, IS_WAITING_FOR_A_LOCK)
        written.result(timeout=PATIENCE_S)
        with held_lock(address, lock):
            found = threads.submit(lambda: list(watched.store.read_all()))
            wait_for(address, IS_WAITING_FOR_A_LOCK)
        assert [one.entries for one in found.result(timeout=PATIENCE_S) if isinstance(one, StoredTable)] == [
            [b"made"]
        ]
    watched.store.close()


def test_a_transfer_waits_for_a_slow_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does nothing within a transaction is cut off; a copy that reads slowly is not."""
    address = make_database()
    monkeypatch.setitem(postgres_store.SESSION_SETTINGS, "idle_in_transaction_session_timeout", "50")
    watched = WatchedStore(address)

    def read_slowly() -> Iterator[StoredTable]:
        for name in "ab":
            waits = "pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()"
            wait_for(address, f"EXISTS (SELECT FROM {waits} AND now() - state_change > interval '0.2 s')")
            yield StoredTable(name, name, "any", 0, [b"made"])

    watched.store.import_all(read_slowly())
    assert watched.store.count_tables() == 2
    watched.store.close()


def test_a_database_that_does_not_answer_is_told_from_one_that_is_not_there(
    proxy: DatabaseProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "CONNECT_TIMEOUT_S", 0.2)
    proxy.hold()
    for address, problem in (
        (proxy.address, "database-silent"),
        ("postgresql://thirdplace@127.0.0.1:1/x", "database-unreachable"),
    ):
        with pytest.raises(UnusableStore) as caught:
            open_store(address, lambda told: None, lambda tables: None, keep_days=30)
        assert caught.value.problem == problem
        assert str(caught.value)


def test_a_database_that_cannot_be_used_is_explained() -> None:
    address = make_database()
    assert "No such file" in opening_fails("postgresql://thirdplace@/nowhere?host=/nowhere")
    assert "does not exist" in opening_fails(address.replace("/test_", "/no_test_"))
    assert "does not exist" in opening_fails(address.replace("thirdplace@", "stranger@"))
    assert opening_fails("postgresql://thirdplace@127.0.0.1:1/x")
    execute(address, "CREATE SCHEMA thirdplace")
    execute(address, "CREATE TABLE thirdplace.tables (x integer)")
    assert "another program" in opening_fails(address)


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
