"""Records of tables, as far as whoever asks may know them."""

from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.match import Match
from thirdplace.core.record import record_of, to_json
from thirdplace.server.play.hub import Hub
from thirdplace.table.hidden_ranks import may_see_all_ranks
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = ["read_record", "read_whole_record"]


async def read_record(hub: Hub, table_id: str, keys: Keys) -> bytes:
    """The record: whole once the game is over, before that as far as the asker may know."""
    try:
        actor = await hub.find_table(table_id)
    except Refused:
        kept: bytes | None = await hub.run_in_thread(hub.store.read_record, table_id)
        if kept is None:
            raise
        return kept
    if not actor.may_watch(keys):
        raise Refused("not-your-seat", "onlookers: off")
    return _make_record(actor.table, keys)


async def read_whole_record(hub: Hub, table_id: str, keys: Keys) -> tuple[bytes, Viewer]:
    """The record with all secrets, for our own processes only, and the viewer it is to be shown to."""
    actor = await hub.find_table(table_id)
    if not actor.may_watch(keys):
        raise Refused("not-your-seat", "onlookers: off")
    return _make_whole_record(actor.table, keys)


def _make_record(table: Table, keys: Keys) -> bytes:
    return to_json(record_of(_match_to_tell_of(table, keys), _viewer_with(table, keys)))


def _make_whole_record(table: Table, keys: Keys) -> tuple[bytes, Viewer]:
    return to_json(record_of(_match_to_tell_of(table, keys))), _viewer_with(table, keys)


def _match_to_tell_of(table: Table, keys: Keys) -> Match:
    """A record tells how everyone did: where a class's ranks are hidden, it is for the host alone."""
    if table.match is None:
        raise Refused("wrong-phase")
    if not may_see_all_ranks(table, keys):
        raise Refused("not-the-host")
    return table.match


def _viewer_with(table: Table, keys: Keys) -> Viewer:
    """The seat of these keys. Whoever holds none or several sees what an onlooker sees."""
    held = table.seats_held_by(keys)
    return held[0] if len(held) == 1 else None
