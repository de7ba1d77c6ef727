"""The store cannot be reached for a while: people are told so, and go on afterwards where they are."""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.live_server import run_async
from support.postgres import make_database
from support.reliability.database_proxy import DatabaseProxy

from thirdplace.core.errors import Refused
from thirdplace.server.play import hub as hub_module
from thirdplace.server.play import news_reader
from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.table_actor import TableActor
from thirdplace.store import postgres_store
from thirdplace.store.interface import NOTHING_KNOWN, KnownState, TableNews, Unavailable
from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.table.commands import TakeSeat
from thirdplace.table.entries import Created

HOST = frozenset({"host"})


@pytest.fixture
def proxy() -> Iterator[DatabaseProxy]:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:  # a socket's path must be short
        opened = DatabaseProxy(make_database(), Path(folder))
        yield opened
        opened.close()


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "WRITE_ATTEMPTS_S", 0.2)
    monkeypatch.setattr(news_reader, "READ_PAUSE_S", 0.02)
    monkeypatch.setattr(hub_module, "READ_PAUSE_S", 0.02)


@asynccontextmanager
async def open_hub(location: Path | str) -> AsyncIterator[Hub]:
    hub = Hub(location, keep_days=30, bot_processes=1)
    yield hub
    await hub.close()


async def take_seat(hub: Hub, actor: TableActor, name: str) -> str:
    """ "ok", or the code of the refusal."""
    try:
        await run_command(hub, actor, TakeSeat(name, name), HOST)
    except Refused as refused:
        return refused.code
    return "ok"


def count_failed_reads(hub: Hub) -> list[None]:
    """From now on: as long as there have been reads that failed."""
    failures: list[None] = []
    read_news = hub.store.read_news

    def read(known: Mapping[str, KnownState]) -> dict[str, TableNews]:
        try:
            return read_news(known)
        except Unavailable:
            failures.append(None)
            raise

    hub.store.read_news = read  # type: ignore[method-assign]
    return failures


@pytest.mark.parametrize("begins_with", ["write", "read"])
def test_a_table_outlives_an_outage_of_any_length(proxy: DatabaseProxy, begins_with: str) -> None:
    async def test(hub: Hub) -> None:
        actor = await hub.make_table(Created(TURN_GAME, "", "host"))
        told: list[bytes] = []
        dismissals: list[Refused] = []
        actor.connect(Subscriber(told.append, HOST, on_dismissed=dismissals.append))
        while not actor.subscribers:
            await asyncio.sleep(0.01)
        failures = count_failed_reads(hub)
        proxy.cut()
        if begins_with == "read":
            actor.synchronizer.catch_up()
        assert await take_seat(hub, actor, "Ada") == "not-saved"
        while len(failures) < 3 * news_reader.READ_ATTEMPTS:
            await asyncio.sleep(0.01)
        assert await take_seat(hub, actor, "Ben") == "not-saved"
        assert (dismissals, hub.tables) == ([], {actor.table.id: actor})
        proxy.mend()
        while await take_seat(hub, actor, "Cleo") == "not-saved":
            await asyncio.sleep(0.01)
        assert [chair.name for chair in actor.table.chairs if chair] == ["Cleo"]
        assert b"Cleo" in told[-1]

    async def all_of_it() -> None:
        async with open_hub(proxy.address) as hub:
            await test(hub)

    run_async(all_of_it())


def test_who_comes_during_an_outage_is_not_told_that_the_table_is_damaged(proxy: DatabaseProxy) -> None:
    async def test() -> None:
        async with open_hub(proxy.address) as hub:
            actor = await hub.make_table(Created(TURN_GAME, "", "host"))
            hub.forget_table(actor)
            proxy.cut()
            for find in (hub.find_table(actor.table.id), hub.find_table_id(actor.table.config.code)):
                with pytest.raises(Refused) as refused:
                    await find
                assert refused.value.code == "cut-off"
            proxy.mend()

    run_async(test())


@contextmanager
def cut_off(proxy: DatabaseProxy) -> Iterator[None]:
    proxy.cut()
    yield
    proxy.mend()


@contextmanager
def locked_file(folder: Path) -> Iterator[None]:
    other = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_that_could_not_be_given_up_is_given_up_later(
    proxy: DatabaseProxy, tmp_path: Path, kind: str
) -> None:
    """Or it would belong to this node for ever, and nobody would run its clock."""
    location: Path | str = tmp_path if kind == "sqlite" else proxy.address
    trouble = locked_file(tmp_path) if kind == "sqlite" else cut_off(proxy)

    async def test() -> None:
        async with open_hub(location) as hub:
            actor, loaded_again = [await hub.make_table(Created(TURN_GAME, "", "host")) for _ in range(2)]
            with trouble:
                for one in (actor, loaded_again):
                    hub.forget_table(one)
                await asyncio.sleep(0)  # the store is asked in the next turn of the loop
                assert not await hub.can_save(), "and it was tried in vain before this"
                hub.tables[loaded_again.table.id] = loaded_again
            known = {one.table.id: NOTHING_KNOWN for one in (actor, loaded_again)}
            while (news := hub.store.read_news(known))[actor.table.id].owner is not None:
                await asyncio.sleep(0.05)
            assert news[loaded_again.table.id].owner == hub.store.node

    run_async(test())
