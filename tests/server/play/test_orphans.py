"""Tables of a dead node that nobody has come to yet: the node that has noticed goes on with them."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Collection, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.live_server import run_async
from support.postgres import make_database
from support.watched_store import WatchedStore

from thirdplace.server.metrics import METRICS
from thirdplace.server.play import hub as hub_module
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import TableActor
from thirdplace.store.interface import Claim, KnownState, TableNews, Unavailable
from thirdplace.store.open_store import open_store
from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.table.entries import Created

PATIENCE_S = 60
TABLES = 4


def fail_to_load(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on: the tables that were tried."""
    tried: list[str] = []

    async def load_table(table_id: str, claiming: object) -> TableActor:
        tried.append(table_id)
        raise ValueError("of a faulty game")

    monkeypatch.setattr(hub, "_load_table", load_table)
    return tried


@pytest.mark.parametrize("state", ["is_draining", "is_cut_off", "is_closed"])
def test_a_node_that_cannot_go_on_with_them_leaves_the_rest_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    monkeypatch.setattr(hub_module, "ADOPTED_AT_ONCE", 2)

    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        tried = fail_to_load(hub, monkeypatch)
        adopting = asyncio.create_task(hub._adopt(["a", "b", "c"]))
        while not tried:
            await asyncio.sleep(0)
        setattr(hub, state, True)
        await adopting
        assert tried == ["a", "b"]
        await hub.close()

    run_async(test())


def test_one_that_cannot_be_loaded_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "ADOPTED_AT_ONCE", 2)

    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        tried = fail_to_load(hub, monkeypatch)
        before = METRICS.errors["adopt"]
        await hub._adopt(["a", "b", "c"])
        assert tried == ["a", "b", "c"]
        assert METRICS.errors["adopt"] == before + 3
        await hub.close()

    run_async(test())


async def make_orphans(location: Path | str) -> list[str]:
    """Tables of a node that is gone."""
    gone = Hub(location, keep_days=30, bot_processes=1)
    made = [await gone.make_table(Created(TURN_GAME, "", "host")) for _ in range(TABLES)]
    await gone.close()
    return [actor.table.id for actor in made]


def hold_claims(hub: Hub) -> tuple[list[Collection[str]], threading.Event]:
    """From now on: the tables of each claim, none of which is made before the event."""
    asked: list[Collection[str]] = []
    may_claim = threading.Event()
    claim_tables = hub.store.claim_tables

    def claim(tables: Collection[str]) -> dict[str, Claim]:
        asked.append(tables)
        may_claim.wait()
        return claim_tables(tables)

    hub.store.claim_tables = claim  # type: ignore[method-assign]
    return asked, may_claim


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_they_are_claimed_together_and_whoever_comes_meanwhile_waits_for_that(
    tmp_path: Path, kind: str
) -> None:
    location = tmp_path if kind == "sqlite" else make_database()

    async def test() -> None:
        orphans = await make_orphans(location)
        hub = Hub(location, keep_days=30, bot_processes=1)
        loaded = await hub.find_table(orphans[0])
        asked, may_claim = hold_claims(hub)
        adopting = asyncio.create_task(hub._adopt(orphans))
        while not asked:
            await asyncio.sleep(0.01)
        coming = asyncio.create_task(hub.find_table(orphans[1]))
        await asyncio.sleep(0)
        may_claim.set()
        actors = [loaded, await coming, *[await hub.find_table(one) for one in orphans[2:]]]
        await adopting
        assert all(actor.is_owner for actor in actors)
        assert asked == [orphans[1:]]
        await hub.close()

    run_async(test())


def test_one_that_is_claimed_but_cannot_be_read_is_given_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "READ_PAUSE_S", 0)
    address = make_database()

    async def test() -> None:
        orphans = await make_orphans(address)
        hub, other = [Hub(address, keep_days=30, bot_processes=1) for _ in range(2)]
        asked, may_claim = hold_claims(hub)
        may_claim.set()

        def fail(known: Mapping[str, KnownState]) -> dict[str, TableNews]:
            raise Unavailable("the connection is lost")

        monkeypatch.setattr(hub.store, "read_news", fail)
        await hub._adopt(orphans)
        assert asked == [orphans]
        for table_id in orphans:
            while not (await other.find_table(table_id)).is_owner:
                await asyncio.sleep(0.1)
        for one in (hub, other):
            await one.close()

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
