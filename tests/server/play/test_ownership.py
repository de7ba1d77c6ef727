"""Who owns a table, what only its owner does, and how other nodes hear of what has changed."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import asyncpg
import pytest
from support.games import TURN_GAME
from support.live_server import Server, open_lobby, run_async
from support.postgres import make_database

from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import TableActor
from thirdplace.store.interface import KnownState, TableNews
from thirdplace.table.commands import AutomaticAction, Start, TakeSeat
from thirdplace.table.entries import Created

HOST = frozenset({"host"})
TABLES = 5


async def play_for_computer(actor: TableActor) -> int:
    """As if its thought had just ended; returns the number of entries afterwards."""
    assert actor.table.match is not None
    (seat,) = actor.table.match.active
    actor.post_play(AutomaticAction(seat, actor.table.match.legal(seat)[0], "bot"))
    while actor.is_busy:
        await asyncio.sleep(0.01)
    return actor.table.entry_count


def test_what_was_decided_before_another_node_became_the_owner_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        actor = await hub.make_table(Created(TURN_GAME, "", "host"))
        for name in ("Ada", "Ben", "Cleo"):
            await run_command(hub, actor, TakeSeat(name, level="easy"), HOST)
        await run_command(hub, actor, Start(), HOST)
        before, owner = actor.table.entry_count, actor.owner
        actor.owner = "another node"
        assert await play_for_computer(actor) == before
        actor.owner = owner
        assert await play_for_computer(actor) == before + 1
        await hub.close()

    run_async(test())


def test_a_new_node_waits_for_no_node_that_is_gone(tmp_path: Path) -> None:
    """It leaves a table without an owner to others for a moment, but only if there are others."""

    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        actor = await hub.make_table(Created(TURN_GAME, "", "host"))
        waited: list[bool] = []

        def note(actor: TableActor, *, is_urgent: bool = False) -> None:
            waited.append(bool(actor.synchronizer.connections))

        hub.exchange.claim = note  # type: ignore[method-assign]
        here = {"here": b"[]"}
        for connections in ({**here, "gone": b"[]"}, here, {}):
            actor.synchronizer.adopt_ownership(TableNews(connections=connections))
        assert waited == [True, True, False]
        await hub.close()

    run_async(test())


def test_an_owner_at_which_nobody_is_hears_of_devices_at_the_only_other_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would wait for ever for signs of life, once the time of a race is over."""

    async def test() -> None:
        first, second = [Hub(tmp_path, keep_days=30, bot_processes=1) for _ in range(2)]
        actor = await first.make_table(Created(TURN_GAME, "", "host"))
        there = await second.find_table(actor.table.id)
        published: dict[Hub, list[bytes]] = {first: [], second: []}
        for hub, one in ((first, actor), (second, there)):
            monkeypatch.setattr(hub.store, "publish", published[hub].append)
            assert not one.synchronizer.connections
            hub.exchange.report_signs_of_life(one, deadline=1)
        assert [len(messages) for messages in published.values()] == [0, 1]
        await first.close()
        await second.close()

    run_async(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_that_others_have_changed_are_read_together(tmp_path: Path, kind: str) -> None:
    location = tmp_path if kind == "sqlite" else make_database()

    async def test() -> None:
        first, second = [Hub(location, keep_days=30, bot_processes=1) for _ in range(2)]
        made = [await first.make_table(Created(TURN_GAME, "", "host")) for _ in range(TABLES)]
        there = [await second.find_table(actor.table.id) for actor in made]
        sizes = count_tables_read(second)
        while TABLES not in sizes:  # it looks each second whether it has missed something
            second._on_overtaken([actor.table.id for actor in made])
            while any(actor.is_busy for actor in there):
                await asyncio.sleep(0.01)
        await asyncio.gather(*(run_command(first, actor, TakeSeat("Ada"), HOST) for actor in made))
        while not all(actor.table.seats for actor in there):
            await asyncio.sleep(0.01)
        await first.close()
        await second.close()

    run_async(test())


def count_tables_read(hub: Hub) -> list[int]:
    """From now on: how many tables were read by each call of the store."""
    sizes: list[int] = []
    read_news = hub.store.read_news

    def read(known: Mapping[str, KnownState]) -> dict[str, TableNews]:
        sizes.append(len(known))
        return read_news(known)

    hub.store.read_news = read  # type: ignore[method-assign]
    return sizes


def test_news_that_cannot_be_understood_keep_no_other_table_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        first, second, third = [Hub(tmp_path, keep_days=30, bot_processes=1) for _ in range(3)]
        made = [await first.make_table(Created(TURN_GAME, "", "host")) for _ in range(TABLES)]
        odd, *there = [await second.find_table(actor.table.id) for actor in made]
        third.store.save_connections({odd.table.id: b"of a later version"})
        while odd.table.id in second.tables:
            await asyncio.sleep(0.01)
        await asyncio.gather(*(run_command(first, actor, TakeSeat("Ada"), HOST) for actor in made[1:]))
        while not all(actor.table.seats for actor in there):
            await asyncio.sleep(0.01)
        for hub in (first, second, third):
            await hub.close()

    run_async(test())


def test_a_table_moves_to_the_node_at_which_everybody_is(tmp_path: Path) -> None:
    address = make_database()

    async def read_owner() -> str:
        connection = await asyncpg.connect(address)
        owner: str = await connection.fetchval("SELECT owner FROM thirdplace.tables")
        await connection.close()
        return owner

    async def test(first: Server, second: Server) -> None:
        async with open_lobby(first) as lobby, open_lobby(second) as other:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            owner = await read_owner()
            person = await other.connect(table, table.tokens[0])
            while await read_owner() in (None, owner):
                await asyncio.sleep(0.1)
            await person.close()

    first, second = [Server(address, log=tmp_path / name) for name in ("first", "second")]
    with first, second:
        run_async(test(first, second))
