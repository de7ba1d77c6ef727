"""Computer players of a table on a device, and its coach. They think in a worker of their own."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Level, Situation
from thirdplace.core.parts.coach import ask_coach
from thirdplace.table import entries
from thirdplace.table.permissions import require_advisable
from thirdplace.table.table import Table
from thirdplace.table.token_keys import hash_token

__all__ = ["Choice", "Thinker"]


class Choice(msgspec.Struct, frozen=True):
    """What a computer player does, and in a team: what it is up to."""

    action: Any
    """None: nothing, for now."""
    intent: Any


class Thinker:
    """Follows a table by its log, and chooses for its computer players, or advises people."""

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

    def advise(self, seat: int, tokens: Sequence[str], at: int | None) -> str:
        """What the coach says to whoever holds one of the tokens, as JSON. Raises Refused."""
        keys = frozenset([hash_token(token) for token in tokens])
        require_advisable(self._table, seat, keys, at)
        return msgspec.json.encode(ask_coach(self._make_situation(seat, at))).decode()

    def _make_situation(self, seat: int, at: int | None) -> Situation:
        if self._table.match is None:
            raise Refused("wrong-phase")
        return self._table.match.situation(seat, at)
