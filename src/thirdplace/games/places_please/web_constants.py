"""Places, Please: numbers of the rules for its screens; `make types` writes them into web/protocol.ts."""

import msgspec

from thirdplace.games.places_please import GAME, rules
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.state import SLOT_NAMES

__all__ = ["CONSTANTS"]

CONSTANTS: dict[str, object] = {
    "FEWEST_SEATS": GAME.seats[0],
    "MOST_SEATS": GAME.seats[-1],
    "RULEBOOK": msgspec.to_builtins(Options()),
    "SLOT_WORTH": dict(zip(SLOT_NAMES, rules.WEIGHTS, strict=True)),
}
