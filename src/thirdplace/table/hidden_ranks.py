"""A class whose ranks are hidden: what the table tells those who do not lead it."""

from collections.abc import Sequence
from typing import Any

from thirdplace.table.table_state import Keys, TableState

__all__ = ["are_ranks_hidden", "hide_in_events", "hide_in_view", "may_see_all_ranks"]

TOP_RANKS = 3
"""So many ranks are "the first three"."""


def are_ranks_hidden(table: TableState) -> bool:
    return table.config.settings.ranking != "all"


def may_see_all_ranks(table: TableState, keys: Keys) -> bool:
    """Only the host may, where ranks are hidden."""
    return not are_ranks_hidden(table) or table.config.host in keys


def hide_in_view(table: TableState, seat: int | None, view: Any) -> Any:
    """The view as everyone but the host is shown it."""
    return table.game.views.hide_ranks(view, seat, _shown_ranks(table)) if are_ranks_hidden(table) else view


def hide_in_events(table: TableState, seat: int | None, events: Sequence[Any]) -> Sequence[Any]:
    """The events as everyone but the host is told of them; those of the table itself tell no ranks."""
    if not are_ranks_hidden(table):
        return events
    hide, shown = table.game.views.hide_ranks_in_event, _shown_ranks(table)
    return [hide(event, seat, shown) for event in events]


def _shown_ranks(table: TableState) -> int:
    return TOP_RANKS if table.config.settings.ranking == "top" else 0
