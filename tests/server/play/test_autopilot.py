"""While a computer player is being compiled, medium plays for it, and the table says so."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from support.games import TURN_GAME, options_with_first_seat

from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.server.play import autopilot
from thirdplace.server.wire_messages import Preparing


class Pools:
    """Worker pools whose players are compiled when the test says so."""

    def __init__(self) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asked: list[str] = []

    def prepare_game(self, package: str) -> "asyncio.Future[None]":
        return self.ready

    async def choose_move(self, level: str, *_: object) -> tuple[None, None]:
        self.asked.append(level)
        return None, None


class Actor:
    def __init__(self) -> None:
        match = Match(find_game(TURN_GAME), 3, seed="stand-in", options=options_with_first_seat(0))
        self.table = SimpleNamespace(match=match, chair=lambda seat: SimpleNamespace(level="expert"))
        self.worker_pools = Pools()
        self.client_to_charge = ""
        self.now_ms = 0
        self.sent: list[Any] = []

    def send_to_all(self, message: Any) -> None:
        self.sent.append(message)


def test_medium_stands_in_until_experts_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autopilot, "NOT_READY_AFTER_S", 0.0)
    monkeypatch.setattr(autopilot.Autopilot, "_clock_reading", lambda self: None)

    async def scene() -> None:
        actor = Actor()
        pilot = autopilot.Autopilot(cast(Any, actor))
        await pilot._choose_action(0)
        await pilot._choose_action(0)
        assert actor.worker_pools.asked == ["medium", "medium"]
        assert actor.sent == [Preparing(True), Preparing(True)], "who comes later is told, too"
        actor.worker_pools.ready.set_result(None)
        while len(actor.sent) < 3:
            await asyncio.sleep(0)
        assert actor.sent[-1] == Preparing(False)
        await pilot._choose_action(0)
        assert actor.worker_pools.asked[-1] == "expert"
        assert len(actor.sent) == 3

    asyncio.run(scene())
