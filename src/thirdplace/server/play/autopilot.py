"""Seats that play by themselves: computer players, standing orders, and what is forced.

Each takes a little while, like a person, so that an answer at once does not give a standing order away.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Any
from weakref import proxy

from thirdplace.core.game import SLOW_LEVELS, Message
from thirdplace.core.match import Match
from thirdplace.server import logs
from thirdplace.server.play.subscriber_updates import encode_message
from thirdplace.server.wire_messages import Intention, Preparing
from thirdplace.server.work.workers import WorkerStopped
from thirdplace.table.commands import AutomaticAction
from thirdplace.table.entries import Initiator
from thirdplace.table.table_state import Chair

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["Autopilot"]

NOT_READY_AFTER_S = 1.0
"""After this time people are told that the computer players are not ready yet."""
MAX_RETHINKS = 3
"""How often a player thinks again because the table has changed meanwhile."""


class Autopilot:
    """Finds out after every change of a table which seats act by themselves, and lets them act in a while."""

    __slots__ = (
        "_acting_tasks",
        "_actor",
        "_intents",
        "_random_source",
    )

    def __init__(self, actor: "TableActor") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._acting_tasks: dict[int, asyncio.Task[None]] = {}
        self._random_source: random.Random | None = None
        self._intents: dict[int, Any] | None = None

    def update(self) -> None:
        table = self._actor.table
        if not table.has_automatic_seat and not self._acting_tasks:
            return  # only people: by far the most tables
        match = table.match
        is_anyone_here = table.connected or table.connected_elsewhere
        is_playing = match is not None and table.paused is None and not match.over
        if match is None or not (is_playing and is_anyone_here and self._actor.is_owner):
            self.stop()
            return
        for seat, chair in enumerate(table.chairs):
            if chair is None or seat in self._acting_tasks or self._who_acts(match, seat, chair) is None:
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
        due = loop.time() + self._thinking_delay_s(match)
        if match.game.clock:  # the clock runs while one waits: look at the table only then
            await asyncio.sleep(due - loop.time())
        for _ in range(MAX_RETHINKS):
            by = self._who_acts_now(seat)
            if by is None:
                return None
            if by == "order":
                await asyncio.sleep(due - loop.time())
                return self._follow_order(seat)
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
        table = self._actor.table
        match, chair = table.match, table.chairs[seat] if seat < len(table.chairs) else None
        if match is None or chair is None or table.phase != "playing":
            return None
        return self._who_acts(match, seat, chair)

    def _who_acts(self, match: Match, seat: int, chair: Chair) -> Initiator | None:
        if not match.game.rules.active(match.state) >> seat & 1:
            return None
        if chair.level is not None:
            return None if self._actor.table.acts_through_host(seat) else "bot"
        if (
            self._ordered_action(match, seat, chair) is not None
            or self._forced_action(match, seat) is not None
        ):
            return "order"
        return None

    def _follow_order(self, seat: int) -> AutomaticAction | None:
        """The ordered or forced action as it is now, after the wait."""
        if self._who_acts_now(seat) != "order":
            return None
        match, chair = self._actor.table.match, self._actor.table.chair(seat)
        assert match is not None
        action = self._ordered_action(match, seat, chair) or self._forced_action(match, seat)
        return None if action is None else AutomaticAction(seat, action, "order")

    def _ordered_action(self, match: Match, seat: int, chair: Chair) -> Message | None:
        if chair.order is None or match.game.orders is None:
            return None
        at = self._clock_reading()
        now = match.now if at is None else at
        return self._decode_action(match, match.game.orders.follow(match.state, seat, chair.order, now))

    def _forced_action(self, match: Match, seat: int) -> Message | None:
        if seat not in match.automatic:
            return None
        return self._decode_action(match, match.game.rules.forced_action(match.state, seat, match.now))

    @staticmethod
    def _decode_action(match: Match, number: int) -> Message | None:
        if number < 0:
            return None
        message: Message = match.game.actions.decode(match.state, match.options, number)
        return message

    # Thinking.

    async def _choose_action(self, seat: int) -> Message | None:
        table, worker_pools = self._actor.table, self._actor.worker_pools
        match, level = table.match, table.chair(seat).level
        assert match is not None
        assert level is not None
        if level in SLOW_LEVELS:
            await self._wait_until_prepared(match.game.package)
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

    async def _wait_until_prepared(self, package: str) -> None:
        """Wait for the players of a game, which are compiled once on each machine, and tell people so."""
        ready = self._actor.worker_pools.prepare_game(package)
        await asyncio.wait({ready}, timeout=NOT_READY_AFTER_S)
        if not ready.done():
            self._actor.send_to_all(Preparing(True))
            await asyncio.shield(ready)
            self._actor.send_to_all(Preparing(False))

    def _legal_numbers(self, seat: int) -> list[int]:
        match = self._actor.table.match
        assert match is not None
        return match.numbers(seat, self._clock_reading())

    def _choose_any_play(self, seat: int) -> AutomaticAction | None:
        try:
            return self._first_legal_play(seat)
        except Exception:  # the game's fault, too: later, perhaps
            logs.log_failure("autopilot")
            self._actor.on_player_error()
            return None

    def _first_legal_play(self, seat: int) -> AutomaticAction | None:
        """The first legal action, for a player whose own code has failed."""
        if self._who_acts_now(seat) != "bot":
            return None
        match = self._actor.table.match
        assert match is not None
        legal = match.legal(seat, self._clock_reading())
        return AutomaticAction(seat, legal[0], "bot") if legal else None

    def _clock_reading(self) -> int | None:
        """What a game's clock shows, if it has one."""
        table = self._actor.table
        return table.clock.read(self._actor.now_ms) if table.game.clock else None

    def _thinking_delay_s(self, match: Match) -> float:
        """How many seconds a person would take."""
        table = self._actor.table
        if not match.game.clock and not table.config.settings.rhythm:
            return 0.0
        seconds: float = (
            match.game.part("bots").thinking(match.view(None)) * self._random().uniform(0.7, 1.3) / 1000
        )
        if not match.game.clock:
            return seconds / table.thinking_speed  # who plays alone may want it brisk
        # A game with a clock has its own rhythm: a player without delay would act a thousand times a second.
        countdown = max(0, (table.clock.started_at or 0) - self._actor.now_ms) / 1000
        return countdown + seconds / (table.clock.speed or 1)

    def _random(self) -> random.Random:
        if self._random_source is None:
            self._random_source = random.Random()
        return self._random_source
