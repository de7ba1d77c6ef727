"""Score pads of games on paper, on a device: what a server answers at `POST /api/pads/<game>`."""

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.parts.pad import pad_of
from thirdplace.core.registry import find_game

__all__ = ["settle_pad"]


def settle_pad(game_id: str, body: str) -> str:
    """The scores of a sheet, as JSON. Raises Refused."""
    game = find_game(game_id)
    pad = pad_of(game)
    if pad is None:
        raise Refused("bad-request", "pad")
    try:
        sheet = msgspec.json.decode(body, type=pad.Sheet)
    except msgspec.DecodeError as wrong:
        raise Refused("bad-request", str(wrong)) from wrong
    try:
        return msgspec.json.encode(pad.settle(sheet)).decode()
    except Refused as refused:
        refused.game = game  # told in its words
        raise
