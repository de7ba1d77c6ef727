"""Computer players of a table on a device. They think in a worker of their own: nothing else waits."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Level, Situation
from thirdplace.table import entries
from thirdplace.table.table import Table

__all__ = ["Choice", "Thinker"]


class Choice(msgspec.Struct, frozen=True):
    """What a computer player does, and in a team: what it is up to."""

    action: Any
    """None: nothing, for now."""
    intent: Any


class Thinker:
    """Follows a table by its log, and chooses for its computer players."""

    def __init__(self, table_id: str, log: Sequence[str]) -> None:
        self._table = Table.fold(table_id, [entries.decode_entry(line) for line in log], 0)

    def apply_entries(self, log: Sequence[str]) -> None:
        """More entries of the table were stored."""
        for line in log:
            self._table.apply(entries.decode_entry(line), 0)

    def choose(self, seat: int, level: Level, at: int | None, seed: int) -> str:
        """The choice of a player of this level in this seat, as JSON."""
        situation = self._make_situation(seat, at)
        bots = situation.game.part("bots")
        action = bots.choose(level, situation, Random(seed))
        return msgspec.json.encode(Choice(action, bots.find_intent(situation, level))).decode()

    def _make_situation(self, seat: int, at: int | None) -> Situation:
        if self._table.match is None:
            raise Refused("wrong-phase")
        return self._table.match.situation(seat, at)
