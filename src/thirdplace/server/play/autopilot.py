"""Seats that play by themselves on a server: when they act, and who thinks for them.

Who acts, and what an order makes a seat do, is found out in table/automatic_seats.py.

Each takes a little while, like a person, so that an answer at once does not give a standing order away.
"""

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import proxy

from thirdplace.core.game import SLOW_LEVELS, Level, Message
from thirdplace.server import logs
from thirdplace.server.play.subscriber_updates import encode_message
from thirdplace.server.wire_messages import Intention, Preparing
from thirdplace.server.work.workers import WorkerStopped
from thirdplace.table.automatic_seats import (
    clock_reading,
    find_initiator,
    first_legal_action,
    is_watched_and_playing,
    ordered_action,
    thinking_delay_ms,
)
from thirdplace.table.commands import AutomaticAction
from thirdplace.table.entries import Initiator

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["Autopilot"]

NOT_READY_AFTER_S = 1.0
"""After this time people are told that a computer player is not ready, and that another stands in for it."""
STAND_IN: Level = "medium"
"""Plays for the levels that have to be compiled, which happens once on each machine."""
MAX_RETHINKS = 3
"""How often a player thinks again because the table has changed meanwhile."""


class Autopilot:
    """Finds out after every change of a table which seats act by themselves, and lets them act in a while."""

    __slots__ = (
        "_acting_tasks",
        "_actor",
        "_intents",
        "_random_source",
        "_telling",
    )

    def __init__(self, actor: "TableActor") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._acting_tasks: dict[int, asyncio.Task[None]] = {}
        self._random_source: random.Random | None = None
        self._intents: dict[int, Any] | None = None
        self._telling: asyncio.Task[None] | None = None
        """Waits until the players are compiled, to tell people."""

    def update(self) -> None:
        table = self._actor.table
        if not table.has_automatic_seat and not self._acting_tasks:
            return  # only people: by far the most tables
        if not (is_watched_and_playing(table) and self._actor.is_owner):
            self.stop()
            return
        for seat in range(len(table.chairs)):
            if seat in self._acting_tasks or self._who_acts_now(seat) is None:
                continue
            self._acting_tasks[seat] = asyncio.get_running_loop().create_task(self._act_for_seat(seat))

    def stop(self) -> None:
        for task in self._acting_tasks.values():
            task.cancel()
        self._acting_tasks.clear()

    async def _act_for_seat(self, seat: int) -> None:
        """Act for one seat. Whatever comes of it, `update` is called again when the table has changed."""
        try:
            play = await self._choose_play(seat)
        except WorkerStopped:
            play = None  # the server stops
        except Exception:
            logs.log_failure("autopilot")
            play = self._choose_any_play(seat)
        finally:
            if self._acting_tasks.get(seat) is asyncio.current_task():
                del self._acting_tasks[seat]
        if play is not None:  # who wants to do nothing now is asked again once something has changed
            self._actor.post_play(play)

    async def _choose_play(self, seat: int) -> AutomaticAction | None:
        match = self._actor.table.match
        assert match is not None
        loop = asyncio.get_running_loop()
        delay_ms = thinking_delay_ms(self._actor.table, self._random().random(), self._actor.now_ms)
        due = loop.time() + delay_ms / 1000
        if match.game.clock:  # the clock runs while one waits: look at the table only then
            await asyncio.sleep(due - loop.time())
        for _ in range(MAX_RETHINKS):
            by = self._who_acts_now(seat)
            if by is None:
                return None
            if by == "order":
                await asyncio.sleep(due - loop.time())
                return ordered_action(self._actor.table, seat, self._actor.now_ms)
            asked = self._legal_numbers(seat)
            action = await self._choose_action(seat)
            await asyncio.sleep(due - loop.time())
            if self._who_acts_now(seat) != "bot":
                return None
            if self._legal_numbers(seat) == asked:
                break
        return None if action is None else AutomaticAction(seat, action, "bot")

    # Who acts.

    def _who_acts_now(self, seat: int) -> Initiator | None:
        """Who acts for this seat now, if anybody does."""
        return find_initiator(self._actor.table, seat, self._actor.now_ms)

    # Thinking.

    async def _choose_action(self, seat: int) -> Message | None:
        table, worker_pools = self._actor.table, self._actor.worker_pools
        match, level = table.match, table.chair(seat).level
        assert match is not None
        assert level is not None
        if level in SLOW_LEVELS and not await self._is_prepared(match.game.package):
            level = STAND_IN
        situation = match.situation(seat, self._clock_reading())
        seed = self._random().getrandbits(64)
        action, intent = await worker_pools.choose_move(level, situation, seed, self._actor.client_to_charge)
        self._show_intent(seat, intent)
        return action

    def _show_intent(self, seat: int, intent: Any) -> None:
        """Send a player's intention to everyone, if it has changed."""
        if (self._intents or {}).get(seat) != intent:
            self.show_intention_here(seat, intent)
            self._actor.exchange.show_intention(self._actor, seat, intent)

    def show_intention_here(self, seat: int, intent: Any) -> None:
        """Send a player's intention to every subscriber of this node."""
        self._intents = {**(self._intents or {}), seat: intent}
        self._actor.send_here(encode_message(Intention(seat, intent)))

    def intentions(self) -> list[Intention]:
        """The intentions that have been shown, for subscribers that come later."""
        return [
            Intention(seat, intent) for seat, intent in (self._intents or {}).items() if intent is not None
        ]

    async def _is_prepared(self, package: str) -> bool:
        """Whether the players of a game are compiled, perhaps after a moment. If not, people are told so."""
        ready = self._actor.worker_pools.prepare_game(package)
        if not ready.done() and self._telling is None:
            await asyncio.wait({ready}, timeout=NOT_READY_AFTER_S)
        if ready.done():
            return True
        self._actor.send_to_all(Preparing(True))  # each time, because somebody may have come meanwhile
        if self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell_when_done(ready))
        return False

    async def _tell_when_done(self, ready: "asyncio.Task[None]") -> None:
        await asyncio.wait({ready})
        with suppress(ReferenceError):  # the table was put away
            self._actor.send_to_all(Preparing(False))
        self._telling = None

    def _legal_numbers(self, seat: int) -> list[int]:
        match = self._actor.table.match
        assert match is not None
        return match.numbers(seat, self._clock_reading())

    def _choose_any_play(self, seat: int) -> AutomaticAction | None:
        try:
            return first_legal_action(self._actor.table, seat, self._actor.now_ms)
        except Exception:  # the game's fault, too: later, perhaps
            logs.log_failure("autopilot")
            self._actor.on_player_error()
            return None

    def _clock_reading(self) -> int | None:
        return clock_reading(self._actor.table, self._actor.now_ms)

    def _random(self) -> random.Random:
        if self._random_source is None:
            self._random_source = random.Random()
        return self._random_source
