"""A game that tells no events (people see only how the view has changed), and has no ranks to hide."""

from collections.abc import Sequence
from typing import Any

from thirdplace.core.game import Event, Viewer

__all__ = ["events_for", "hide_ranks", "hide_ranks_in_event"]


def events_for(
    before: Any,
    after: Any,
    options: Any,
    seat: int | None,
    action: int | None,
    viewers: Sequence[Viewer],
) -> list[Sequence[Event]]:
    return [()] * len(viewers)


def hide_ranks(view: Any, viewer: Viewer, shown_ranks: int) -> Any:
    return view


def hide_ranks_in_event(event: Event, viewer: Viewer, shown_ranks: int) -> Event:
    return event
