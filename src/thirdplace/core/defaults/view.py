"""A game that tells no events: people see only how the view has changed."""

from collections.abc import Sequence
from typing import Any

from thirdplace.core.game import Event, Viewer

__all__ = ["events_for"]


def events_for(
    before: Any,
    after: Any,
    options: Any,
    seat: int | None,
    action: int | None,
    viewers: Sequence[Viewer],
) -> list[Sequence[Event]]:
    return [()] * len(viewers)
