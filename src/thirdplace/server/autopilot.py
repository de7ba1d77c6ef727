"""Seats that play by themselves: computer players, standing orders, and what is forced.

Each waits a little, like a person, so that an answer at once does not give a standing order away.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Any

from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.table.commands import Play
from thirdplace.table.entries import By
from thirdplace.table.table import Chair

if TYPE_CHECKING:
    from thirdplace.server.live import Live

__all__ = ["Autopilot"]

THINKING = 900
"""What a person takes, in milliseconds, where a game says nothing else."""
PROMPT = 0.0


class Autopilot:
    """Looks after every change of a table who has to act now, and lets them act in a while."""

    __slots__ = ("_chance", "_live", "_soon")

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._soon: dict[int, asyncio.TimerHandle] = {}
        self._chance: random.Random | None = None

    def look(self) -> None:
        table = self._live.table
        match = table.match
        if match is None or table.paused is not None or match.over or not self._live.guests:
            self.stop()
            return
        for seat, chair in enumerate(table.chairs):
            if chair is None or (chair.level is None and chair.order is None and seat not in match.automatic):
                continue  # a person: by far the most, so they come first
            if seat not in self._soon and self._by(match, seat, chair) is not None:
                self._soon[seat] = asyncio.get_running_loop().call_later(self._delay(match), self._act, seat)

    def stop(self) -> None:
        for handle in self._soon.values():
            handle.cancel()
        self._soon.clear()

    def _delay(self, match: Match) -> float:
        table = self._live.table
        if not match.game.clock and not table.made.settings.rhythm:
            return PROMPT
        usual = getattr(match.game.part("bots"), "thinking", lambda view: THINKING)(match.view(None))
        seconds: float = usual * self._rng().uniform(0.7, 1.3) / 1000
        if not match.game.clock:
            return seconds
        # Years are the rhythm of a game with a clock: who is always prompt skips a thousand times in each.
        countdown = max(0, (table.clock.since or 0) - self._live.now) / 1000
        return countdown + seconds / table.clock.speed

    def _rng(self) -> random.Random:
        if self._chance is None:
            self._chance = random.Random()
        return self._chance

    def _by(self, match: Match, seat: int, chair: Chair) -> By | None:
        """Who acts for this seat now, if anybody does."""
        if not match.game.rules.active(match.state) >> seat & 1:
            return None
        if chair.level is not None:
            return "bot"
        if self._ordered(match, seat, chair) is not None or self._forced(match, seat) is not None:
            return "order"
        return None

    def _ordered(self, match: Match, seat: int, chair: Chair) -> Message | None:
        if chair.order is None or match.game.orders is None:
            return None
        return self._decode(match, match.game.orders.follow(match.state, seat, chair.order))

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

    def _act(self, seat: int) -> None:
        self._soon.pop(seat, None)
        table = self._live.table
        match, chair = table.match, table.chairs[seat]
        if match is None or chair is None or table.phase != "playing":
            return
        by = self._by(match, seat, chair)
        if by is None:
            return
        action: Any
        if by == "bot":
            at = table.clock.shows(self._live.now) if match.game.clock else None
            action = match.game.part("bots").choose(
                match.view(seat, at), seat, match.legal(seat, at), self._rng(), match.options
            )
        else:
            action = self._ordered(match, seat, chair) or self._forced(match, seat)
        if action is not None:  # who wants to do nothing now is asked again once something has changed
            self._live.play(Play(seat, action, by))
