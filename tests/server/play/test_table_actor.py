"""One table's actor: every command is answered, whatever happens to another one's answer."""

import asyncio
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.live_server import run_async

from thirdplace.core.errors import Refused
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.server.play.table_actor import TableActor
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import TakeSeat
from thirdplace.table.entries import Created


class Cut(Exception):
    """What a callback raises on purpose."""


def fail(outcome: CommandOutcome) -> None:
    raise Cut


def queue_commands(actor: TableActor) -> "asyncio.Future[CommandOutcome]":
    """Two that are carried out together; the answer to the first one fails. The outcome of the second."""
    answered: asyncio.Future[CommandOutcome] = asyncio.get_running_loop().create_future()
    actor.post_command(QueuedCommand(TakeSeat("Ann", "key"), frozenset(), fail))
    actor.post_command(QueuedCommand(TakeSeat("Ben", "other"), frozenset(), answered.set_result))
    return answered


def test_an_answer_that_fails_keeps_nobody_else_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30)
        actor = await hub.make_table(Created(TURN_GAME, "", "host"))
        outcome = await asyncio.wait_for(queue_commands(actor), 10)
        assert (outcome.refused, len(actor.table.seats)) == (None, 2)
        await hub.close()

    run_async(test())
    assert [line.exc_info and line.exc_info[0] for line in caplog.records if line.levelname == "ERROR"] == [
        Cut
    ]


def test_when_a_table_is_closed_everybody_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=30)
        actor = await hub.make_table(Created(TURN_GAME, "", "host"))
        answered = queue_commands(actor)
        actor.close_with_refusal([], Refused("unreadable-table"))
        assert str(answered.result().refused) == "unreadable-table"
        await hub.close()

    run_async(test())
