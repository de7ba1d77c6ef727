"""A claim is committed and its answer lost: the node owns the table, but not the time that a clock ran."""

import asyncio
from collections.abc import Callable, Collection

import msgspec
import pytest
from support.games import CLOCK_GAME, opening_moves, options_with_pace
from support.live_server import run_async
from support.postgres import make_database

from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import TableActor
from thirdplace.store.interface import Claim, Unavailable
from thirdplace.table.commands import Do, Start, TakeSeat
from thirdplace.table.entries import Created, Paused, decode_entry
from thirdplace.table.settings import Settings

HOST = frozenset({"host"})
BEGIN, READY, *_ = opening_moves(CLOCK_GAME, 0, 0)
SETTINGS = Settings(countdown=0, rhythm=False)


async def start_race(hub: Hub) -> TableActor:
    actor = await hub.make_table(Created(CLOCK_GAME, "", "host", options_with_pace(20), SETTINGS))
    for name in ("Ann", "Ben"):
        await run_command(hub, actor, TakeSeat(name, "host"), HOST)
    await run_command(hub, actor, Start(), HOST)
    for seat in range(2):
        for action in (BEGIN, READY):
            await run_command(hub, actor, Do(seat, msgspec.Raw(msgspec.json.encode(action))), HOST)
    assert actor.table.clock.started_at is not None
    return actor


def lose_answers(hub: Hub) -> Callable[[Collection[str]], dict[str, Claim]]:
    claim_tables = hub.store.claim_tables

    def claim(tables: Collection[str]) -> dict[str, Claim]:
        claim_tables(tables)
        raise Unavailable("the answer is lost")

    return claim


@pytest.mark.parametrize("how", ["it is loaded", "somebody comes", "it is adopted"])
def test_a_race_is_paused_if_the_answer_to_the_claim_was_lost(
    monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    address = make_database()

    async def test() -> None:
        first, second = [Hub(address, keep_days=30, bot_processes=1) for _ in range(2)]
        race = await start_race(first)
        table_id = race.table.id
        monkeypatch.setattr(second.store, "claim_tables", lose_answers(second))
        if how == "it is loaded":
            assert not (await second.find_table(table_id)).is_owner
        first.forget_table(race)
        while first.store.read_news({table_id: (0, None)})[table_id].owner == first.store.node:
            await asyncio.sleep(0.01)
        if how == "it is adopted":
            await second._adopt([table_id])
            assert table_id in second.tables
        taken = await second.find_table(table_id)
        while not isinstance(decode_entry((await second.read_log(table_id))[-1]), Paused):
            await asyncio.sleep(0.01)
        assert taken.is_owner
        for hub in (first, second):
            await hub.close()

    run_async(test())
