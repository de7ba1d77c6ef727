"""Updates for a program in a seat, as a table on a server sends them (docs/protocol.md)."""

from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.step import Step
from thirdplace.table.update_builder import build_anonymous_table_view
from thirdplace.table.update_messages import ClockView, Update

__all__ = ["SeatFeed"]

encode = msgspec.json.Encoder().encode


class SeatFeed:
    """The updates that one seat gets in one game: one line for each decision."""

    def __init__(self, match: Match, seat: int, name: str) -> None:
        self.seat = seat
        self._match = match
        self._name = name
        self._events: list[Any] = []
        self._sent_version: int | None = None
        self._version = 1

    @property
    def is_over(self) -> bool:
        return self._match.over

    def is_legal(self, action: Any) -> bool:
        """Whether the action, as it was sent, is one that the seat may do now."""
        try:
            return self._match.message(action) in self._match.legal(self.seat)
        except Refused:
            return False

    def add_step(self, step: Step) -> None:
        self._events += step.events(self.seat)
        self._version += 1

    def next_update(self) -> bytes:
        """New events, the view and the legal actions; in the first update also the table and its options."""
        match, first = self._match, self._sent_version is None
        update = Update(
            version=self._version,
            seat=self.seat,
            since=self._sent_version,
            events=self._events,
            view=match.view(self.seat),
            legal=match.legal(self.seat),
            table=build_anonymous_table_view(match, self._name) if first else msgspec.UNSET,
            clock=ClockView(match.now, match.now, False, 1.0) if match.game.clock else msgspec.UNSET,
        )
        self._events, self._sent_version = [], self._version
        return encode(update)
