"""Tables that a node puts away while somebody still waits for what is done at them."""

import asyncio
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.live_server import run_async

from thirdplace.server.play import command_runner
from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import REQUEST_GRACE_MS, TableActor
from thirdplace.table.commands import Start, TakeSeat
from thirdplace.table.entries import Created
from thirdplace.table.table_state import Keys

HOST = frozenset({"host"})
NAMES = ("Ada", "Ben", "Cleo")
PATIENCE_S = 60


async def make_table(hub: Hub, *names: str) -> TableActor:
    actor = await hub.make_table(Created(TURN_GAME, "", "host"))
    for name in names:
        await run_command(hub, actor, TakeSeat(name, name), HOST)
    return actor


def test_a_command_to_a_table_that_was_put_away_is_answered(tmp_path: Path) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        actor = await make_table(hub)
        hub.forget_table(actor)
        await asyncio.wait_for(run_command(hub, actor, TakeSeat("Ada", "Ada"), HOST), PATIENCE_S)
        assert len((await hub.find_table(actor.table.id)).table.seats) == 1
        await hub.close()

    run_async(test())


def test_a_table_that_was_loaded_again_learns_of_a_command_to_the_former_one(tmp_path: Path) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        actor = await make_table(hub)
        hub.forget_table(actor)
        again = await hub.find_table(actor.table.id)
        await asyncio.wait_for(run_command(hub, actor, TakeSeat("Ada", "Ada"), HOST), PATIENCE_S)
        while not again.table.seats:
            await asyncio.sleep(0.01)
        await run_command(hub, again, TakeSeat("Ben", "Ben"), HOST)
        assert len(again.table.seats) == 2
        await hub.close()

    run_async(test())


def test_a_table_at_which_a_game_is_being_started_is_not_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mix_seed = command_runner._mix_seed
    has_begun, may_go_on = asyncio.Event(), asyncio.Event()

    async def mix_slowly(actor: TableActor, keys: Keys, own_share: str) -> str:
        has_begun.set()
        await may_go_on.wait()
        return await mix_seed(actor, keys, own_share)

    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30, bot_processes=1)
        actor = await make_table(hub, *NAMES)
        monkeypatch.setattr(command_runner, "_mix_seed", mix_slowly)
        starting = hub.start_task(run_command(hub, actor, Start(), HOST))
        await has_begun.wait()
        actor.requested_at -= 2 * REQUEST_GRACE_MS
        assert not actor.is_idle
        hub.begin_draining()
        assert actor.table.id in hub.tables
        may_go_on.set()
        await asyncio.wait_for(starting, PATIENCE_S)
        assert actor.table.match is not None
        assert actor.table.id not in hub.tables, "nobody is at it any more"
        await hub.close()

    run_async(test())
