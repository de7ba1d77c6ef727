"""A player of a match that does what a function says."""

from collections import Counter
from typing import Any

from thirdplace.core.match import Match
from thirdplace.lab.ladder.bot_players import FailureKind

__all__ = ["ScriptedPlayer"]


class ScriptedPlayer:
    """Does what it is told to; nothing otherwise."""

    seconds_taken = 0.0

    def __init__(self, match: Match, seat: int, choose: Any) -> None:
        self.remarks: Counter[FailureKind] = Counter()
        self._asked = match, seat
        self._choose = choose

    def choose(self, *, urgent: bool) -> Any:
        return self._choose(*self._asked)

    def on_step(self, step: object) -> None:
        pass

    def on_leave(self) -> None:
        pass
