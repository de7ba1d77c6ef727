"""What a device answers about games on file, without a table: all of it is worked out here and now."""

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.records.record import Record
from thirdplace.core.records.replay_steps import check_length, make_replay

__all__ = ["replay_record"]


class ReplayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As on a server."""

    record: Record
    viewer: Viewer = None


def replay_record(body: str) -> str:
    """Every state of a recorded game, as one viewer may see it. Raises Refused."""
    try:
        wanted = msgspec.json.decode(body, type=ReplayRequest)
    except msgspec.DecodeError as wrong:
        raise Refused("bad-request", str(wrong)) from wrong
    return msgspec.json.encode(make_replay(check_length(wanted.record), wanted.viewer)).decode()
