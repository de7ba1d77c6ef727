"""Records of tables, as far as whoever asks may know them."""

from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.records.record import to_json
from thirdplace.server.play.hub import Hub
from thirdplace.table.table_record import make_record, make_whole_record, require_watching, viewer_with
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
    require_watching(actor.table, keys)
    return to_json(make_record(actor.table, keys))


async def read_whole_record(hub: Hub, table_id: str, keys: Keys) -> tuple[bytes, Viewer]:
    """The record with all secrets, for our own processes only, and the viewer it is to be shown to."""
    actor = await hub.find_table(table_id)
    require_watching(actor.table, keys)
    return to_json(make_whole_record(actor.table, keys)), viewer_with(actor.table, keys)
