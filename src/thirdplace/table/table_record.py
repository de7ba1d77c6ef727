"""The record of a table's game, as far as whoever asks may know it."""

from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.match import Match
from thirdplace.core.records.record import Record, record_of
from thirdplace.table.hidden_ranks import may_see_all_ranks
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = ["make_record", "make_whole_record", "may_watch", "require_watching", "viewer_with"]


def may_watch(table: Table, keys: Keys) -> bool:
    """May somebody with these keys be connected to the table?"""
    return table.config.settings.onlookers or table.config.host in keys or bool(table.seats_held_by(keys))


def require_watching(table: Table, keys: Keys) -> None:
    """Raises Refused for an onlooker where the host wants none."""
    if not may_watch(table, keys):
        raise Refused("not-your-seat", "onlookers: off")


def make_record(table: Table, keys: Keys) -> Record:
    """The record: whole once the game is over, before that as far as the asker may know."""
    return record_of(_require_match(table, keys), viewer_with(table, keys))


def make_whole_record(table: Table, keys: Keys) -> Record:
    """The record with all secrets: it never leaves for whoever asks."""
    return record_of(_require_match(table, keys))


def viewer_with(table: Table, keys: Keys) -> Viewer:
    """The seat of these keys. Whoever holds none or several sees what an onlooker sees."""
    held = table.seats_held_by(keys)
    return held[0] if len(held) == 1 else None


def _require_match(table: Table, keys: Keys) -> Match:
    """A record tells how everyone did: where a class's ranks are hidden, it is for the host alone."""
    if table.match is None:
        raise Refused("wrong-phase")
    if not may_see_all_ranks(table, keys):
        raise Refused("not-the-host")
    return table.match
