"""Seats that play by themselves: computer players, standing orders, and what is forced.

Each takes a little while, like a person, so that an answer at once does not give a standing order away.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Any
from weakref import proxy

from thirdplace.core.game import DEEP, Message
from thirdplace.core.match import Match
from thirdplace.server import logs
from thirdplace.server.wire_messages import Intention, Preparing
from thirdplace.server.work.workers import Stopped
from thirdplace.table.commands import Play
from thirdplace.table.entries import By
from thirdplace.table.table import Chair

if TYPE_CHECKING:
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["Autopilot"]

PATIENCE = 1.0
"""Seconds until people are told that the computer players are not ready yet."""
DOUBTS = 3
"""How often somebody thinks again because the table has changed meanwhile."""


class Autopilot:
    """Looks after every change of a table who has to act now, and lets them act in a while."""

    __slots__ = ("_acting", "_actor", "_chance", "_intents")

    def __init__(self, actor: "TableActor") -> None:
        self._actor: TableActor = proxy(actor)  # no circle: a table that is put away is freed at once
        self._acting: dict[int, asyncio.Task[None]] = {}
        self._chance: random.Random | None = None
        self._intents: dict[int, Any] | None = None

    def look(self) -> None:
        table = self._actor.table
        if not table.by_itself and not self._acting:
            return  # only people: by far the most tables
        match = table.match
        if match is None or table.paused is not None or match.over or not self._actor.subscribers:
            self.stop()
            return
        for seat, chair in enumerate(table.chairs):
            if chair is None or seat in self._acting or self._by(match, seat, chair) is None:
                continue
            self._acting[seat] = asyncio.get_running_loop().create_task(self._act(seat))

    def stop(self) -> None:
        for task in self._acting.values():
            task.cancel()
        self._acting.clear()

    async def _act(self, seat: int) -> None:
        """Whatever comes of it, the table is looked at afresh when it has changed."""
        try:
            play = await self._play(seat)
        except Stopped:
            play = None  # the server stops
        except Exception:
            logs.failed("autopilot")
            play = self._play_anything(seat)
        finally:
            if self._acting.get(seat) is asyncio.current_task():
                del self._acting[seat]
        if play is not None:  # who wants to do nothing now is asked again once something has changed
            self._actor.play(play)

    async def _play(self, seat: int) -> Play | None:
        match = self._actor.table.match
        assert match is not None
        loop = asyncio.get_running_loop()
        due = loop.time() + self._delay(match)
        if match.game.clock:  # the clock runs while one waits: look at the table only then
            await asyncio.sleep(due - loop.time())
        for _ in range(DOUBTS):
            by = self._who(seat)
            if by is None:
                return None
            if by == "order":
                await asyncio.sleep(due - loop.time())
                return self._obey(seat)
            asked = self._numbers(seat)
            action = await self._think(seat)
            await asyncio.sleep(due - loop.time())
            if self._who(seat) != "bot":
                return None
            if self._numbers(seat) == asked:
                break
        return None if action is None else Play(seat, action, "bot")

    # Who acts.

    def _who(self, seat: int) -> By | None:
        """Who acts for this seat now, if anybody does."""
        table = self._actor.table
        match, chair = table.match, table.chairs[seat] if seat < len(table.chairs) else None
        if match is None or chair is None or table.phase != "playing":
            return None
        return self._by(match, seat, chair)

    def _by(self, match: Match, seat: int, chair: Chair) -> By | None:
        if not match.game.rules.active(match.state) >> seat & 1:
            return None
        if chair.level is not None:
            return None if self._actor.table.is_led(seat) else "bot"
        if self._ordered(match, seat, chair) is not None or self._forced(match, seat) is not None:
            return "order"
        return None

    def _obey(self, seat: int) -> Play | None:
        """What was ordered or is forced: now, after the wait."""
        if self._who(seat) != "order":
            return None
        match, chair = self._actor.table.match, self._actor.table.chair(seat)
        assert match is not None
        action = self._ordered(match, seat, chair) or self._forced(match, seat)
        return None if action is None else Play(seat, action, "order")

    def _ordered(self, match: Match, seat: int, chair: Chair) -> Message | None:
        if chair.order is None or match.game.orders is None:
            return None
        at = self._at()
        now = match.now if at is None else at
        return self._decode(match, match.game.orders.follow(match.state, seat, chair.order, now))

    def _forced(self, match: Match, seat: int) -> Message | None:
        if seat not in match.automatic:
            return None
        return self._decode(match, match.game.rules.forced(match.state, seat, match.now))

    @staticmethod
    def _decode(match: Match, number: int) -> Message | None:
        if number < 0:
            return None
        message: Message = match.game.actions.decode(match.state, match.options, number)
        return message

    # Thinking.

    async def _think(self, seat: int) -> Message | None:
        table, thinkers = self._actor.table, self._actor.thinkers
        match, level = table.match, table.chair(seat).level
        assert match is not None
        assert level is not None
        if level in DEEP:
            await self._be_ready(match.game.package)
        situation = match.situation(seat, self._at())
        seed = self._rng().getrandbits(64)
        action, intent = await thinkers.choose(level, situation, seed, self._actor.client)
        self._show(seat, intent)
        return action

    def _show(self, seat: int, intent: Any) -> None:
        """People see what a team-mate is up to, as soon as it is something else."""
        if self._intents is None:
            self._intents = {}
        if self._intents.get(seat) != intent:
            self._intents[seat] = intent
            self._actor.tell_all(Intention(seat, intent))

    def intentions(self) -> list[Intention]:
        """For who comes later."""
        return [
            Intention(seat, intent) for seat, intent in (self._intents or {}).items() if intent is not None
        ]

    async def _be_ready(self, package: str) -> None:
        """The first time on a machine players are compiled: who waits for them is told so."""
        ready = self._actor.thinkers.prepare(package)
        await asyncio.wait({ready}, timeout=PATIENCE)
        if not ready.done():
            self._actor.tell_all(Preparing(True))
            await asyncio.shield(ready)
            self._actor.tell_all(Preparing(False))

    def _numbers(self, seat: int) -> list[int]:
        match = self._actor.table.match
        assert match is not None
        return match.numbers(seat, self._at())

    def _play_anything(self, seat: int) -> Play | None:
        try:
            return self._first_legal(seat)
        except Exception:  # the game's fault, too: later, perhaps
            logs.failed("autopilot")
            self._actor.on_player_error()
            return None

    def _first_legal(self, seat: int) -> Play | None:
        """Nobody has to wait for a player that has lost its mind."""
        if self._who(seat) != "bot":
            return None
        match = self._actor.table.match
        assert match is not None
        legal = match.legal(seat, self._at())
        return Play(seat, legal[0], "bot") if legal else None

    def _at(self) -> int | None:
        """What a game's clock shows, if it has one."""
        table = self._actor.table
        return table.clock.shows(self._actor.now) if table.game.clock else None

    def _delay(self, match: Match) -> float:
        """Seconds that a person would take."""
        table = self._actor.table
        if not match.game.clock and not table.made.settings.rhythm:
            return 0.0
        seconds: float = (
            match.game.part("bots").thinking(match.view(None)) * self._rng().uniform(0.7, 1.3) / 1000
        )
        if not match.game.clock:
            return seconds / table.thinking_speed  # who plays alone may want it brisk
        # A game with a clock has its own rhythm: a player without delay would act a thousand times a second.
        countdown = max(0, (table.clock.since or 0) - self._actor.now) / 1000
        return countdown + seconds / (table.clock.speed or 1)

    def _rng(self) -> random.Random:
        if self._chance is None:
            self._chance = random.Random()
        return self._chance
