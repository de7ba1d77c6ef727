"""Tables in PostgreSQL expire by the time that servers have observed: a wrong date deletes nothing."""

import asyncio
import threading
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import asyncpg
import pytest
from support.games import TURN_GAME
from support.live_server import Server, open_lobby, run_async
from support.postgres import make_database
from support.watched_store import PATIENCE_S, WatchedStore

from thirdplace.store import postgres_observed_time
from thirdplace.store.interface import Append, StoredRecord, StoredTable

DAY_S = 86_400


def execute(address: str, *statements: str) -> Any:
    async def work() -> Any:
        connection = await asyncpg.connect(address)
        try:
            return [await connection.fetch(one) for one in statements][-1]
        finally:
            await connection.close()

    return asyncio.run(work())


def let_days_pass(address: str, days: float) -> None:
    """To the database, everything was written so many days ago, and nobody has looked since."""
    interval = f"interval '{days * 24} h'"
    execute(
        address,
        f"UPDATE thirdplace.tables SET visited = visited - {interval}",
        f"UPDATE thirdplace.records SET kept = kept - {interval}",
        f"UPDATE thirdplace.observed SET date = date - {interval}",
    )


def make_records_old(address: str, days: float) -> None:
    execute(address, f"UPDATE thirdplace.records SET kept = kept - interval '{days} d'")


def wait_for_housekeeping(watched: WatchedStore) -> None:
    done = threading.Event()
    watched.store.check_writable(lambda is_writable: done.set())
    assert done.wait(PATIENCE_S)


@pytest.fixture
def address() -> str:
    """A database with a table that nobody has visited for ten days, and with a record."""
    made = make_database()
    watched = WatchedStore(made)
    watched.make_table("a")
    assert watched.append(Append("a", 2, [b"over"], record=(TURN_GAME, b"{}")))[0][1] is None
    watched.store.close()
    execute(made, "UPDATE thirdplace.tables SET visited = visited - interval '10 d'")
    return made


@pytest.fixture
def watched(address: str) -> Iterator[WatchedStore]:
    opened = WatchedStore(address)
    yield opened
    opened.store.close()


@pytest.mark.parametrize("days", [31, 20_000, -31])
def test_a_wrong_date_or_a_long_holiday_makes_no_table_old_enough(
    address: str, watched: WatchedStore, days: int
) -> None:
    let_days_pass(address, days)
    for _ in range(2):
        assert watched.store.list_abandoned_tables(30) == []
    assert watched.store.list_abandoned_tables(17) == (["a"] if days > 0 else [])


def test_servers_start_after_a_long_holiday_and_delete_nothing(tmp_path: Any) -> None:
    address, made = make_database(), []

    async def make(server: Server) -> None:
        async with open_lobby(server) as lobby:
            made.append((await lobby.make_table(TURN_GAME, "Ann", start=False)).id)

    server = Server(address, log=tmp_path / "log")
    with server:
        run_async(make(server))
    let_days_pass(address, 31)

    async def wait(again: Server) -> None:
        async with open_lobby(again) as lobby:
            while execute_age(address) > DAY_S:  # until its housekeeping has looked at the date
                await asyncio.sleep(0.05)
            assert (await lobby.request("GET", f"/api/tables/{made[0]}"))[0] == 200

    for _ in range(2):
        again = Server(address, log=tmp_path / "log")
        with again:
            run_async(wait(again))
        assert "cleared" not in again.log.read_text()
        assert [row[0] for row in execute(address, "SELECT id FROM thirdplace.tables")] == made


def execute_age(address: str) -> float:
    """How long ago the date was last looked at. (Its own thread: a loop runs here.)"""
    found: list[float] = []
    statement = "SELECT extract(epoch FROM now() - date) FROM thirdplace.observed"
    thread = threading.Thread(target=lambda: found.append(float(execute(address, statement)[0][0])))
    thread.start()
    thread.join()
    return found[0]


def test_a_date_that_jumps_while_a_server_runs_counts_for_nothing(
    address: str, watched: WatchedStore
) -> None:
    assert watched.store.list_abandoned_tables(10) == ["a"]
    for _ in range(20):
        let_days_pass(address, 31)
        assert watched.store.list_abandoned_tables(10 + 20 / 24) == []


def test_time_that_passes_while_servers_run_counts_wholly(
    address: str, watched: WatchedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s = 0.0
    monkeypatch.setattr(postgres_observed_time, "running_seconds", lambda: now_s)
    watched.store.list_abandoned_tables(30)
    for _ in range(19):
        now_s += DAY_S
        let_days_pass(address, 1)
        assert watched.store.list_abandoned_tables(30) == []
    now_s += 2 * DAY_S
    let_days_pass(address, 2)
    assert watched.store.list_abandoned_tables(30) == ["a"]


def test_records_are_kept_over_a_wrong_date_and_deleted_in_time(address: str, watched: WatchedStore) -> None:
    execute(address, "DELETE FROM thirdplace.tables")
    let_days_pass(address, 400)
    deleted: list[int] = []
    watched.store.delete_old_records(365, deleted.append)
    wait_for_housekeeping(watched)
    assert deleted == []
    make_records_old(address, 365)
    watched.store.delete_old_records(365, deleted.append)
    wait_for_housekeeping(watched)
    assert deleted == [1]


def test_a_date_that_was_ahead_for_a_while_keeps_no_table_for_ever(
    address: str, watched: WatchedStore
) -> None:
    execute(
        address,
        "UPDATE thirdplace.tables SET visited = now() + interval '9999 d'",
        "UPDATE thirdplace.observed SET date = now() + interval '9999 d'",
    )
    assert watched.store.list_abandoned_tables(30) == []
    (row,) = execute(address, "SELECT visited <= now() FROM thirdplace.tables")
    assert row[0]


def test_a_backup_after_a_holiday_says_no_table_is_old(address: str, watched: WatchedStore) -> None:
    """Elsewhere it would be deleted."""
    let_days_pass(address, 31)
    table, record = watched.store.read_all()
    assert isinstance(table, StoredTable)
    assert isinstance(record, StoredRecord)
    assert timedelta(days=10) <= timedelta(seconds=table.idle_s) < timedelta(days=11)
    assert record.age_s < DAY_S


def test_servers_of_the_version_before_go_on_and_count_for_those_of_today(
    address: str, watched: WatchedStore
) -> None:
    """They know nothing of what is observed, and note dates as before."""
    let_days_pass(address, 31)
    execute(address, "UPDATE thirdplace.tables SET visited = now()")  # as they do
    assert watched.store.list_abandoned_tables(1) == []
