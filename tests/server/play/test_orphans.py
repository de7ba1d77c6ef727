"""Tables of a dead node that nobody has come to yet: the node that has noticed goes on with them."""

import queue
import sqlite3
import time
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

import pytest
from support.live_server import run_async
from support.watched_store import WatchedStore

from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import TableActor
from thirdplace.store.open_store import open_store
from thirdplace.store.sqlite_store import FILE_NAME

PATIENCE_S = 60


@pytest.mark.parametrize("state", ["is_draining", "is_cut_off", "is_closed"])
def test_a_node_that_cannot_go_on_with_them_leaves_the_rest_to_others(tmp_path: Path, state: str) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        found: list[str] = []

        async def find_table(table_id: str) -> TableActor:
            found.append(table_id)
            setattr(hub, state, True)
            raise ValueError("of a faulty game")

        hub.find_table = find_table  # type: ignore[method-assign]
        await hub._adopt(["a", "b", "c"])
        assert found == ["a"]
        await hub.close()

    run_async(test())


def test_one_that_cannot_be_loaded_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        found: list[str] = []

        async def find_table(table_id: str) -> TableActor:
            found.append(table_id)
            raise ValueError("of a faulty game")

        hub.find_table = find_table  # type: ignore[method-assign]
        await hub._adopt(["a", "b", "c"])
        assert found == ["a", "b", "c"]
        await hub.close()

    run_async(test())


def test_in_a_folder_others_have_the_time_to_claim_what_their_people_are_at(tmp_path: Path) -> None:
    """Not all tables go to the process that looks first."""
    reports: queue.Queue[Collection[str]] = queue.Queue()
    dead, other = WatchedStore(tmp_path), WatchedStore(tmp_path)
    for name in "ab":
        dead.make_table(name)
    looking = open_store(
        tmp_path, lambda told: None, lambda tables: None, on_orphaned=reports.put, keep_days=30
    )
    looking.join()
    other_looks = other.store._ownership  # type: ignore[attr-defined]
    other_looks._looked_at = time.monotonic() + PATIENCE_S  # it is not the first to look
    dead.store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        while connection.execute("SELECT 1 FROM tables WHERE owner IS NOT NULL").fetchall():
            time.sleep(0.01)
    assert list(other.store.claim_tables(["a"])) == ["a"]
    assert list(reports.get(timeout=PATIENCE_S)) == ["b"]
    looking.close()
    other.store.close()
