"""A score pad: for people who play with paper and cards, and leave the adding up to us.

A game brings `pad.py`, and in the browser `web/pad.ts` (client/src/lib/games/pad.ts says what that offers):

    Sheet                      a struct: what is typed
    Scores                     a struct: what comes out
    EXAMPLE                    a sheet as JSON, for the description of the route
    settle(sheet) -> Scores    by the game's own rules; raises Impossible, or Refused("bad-options")

The server offers each as POST /api/pads/<game>, and keeps nothing of it.
"""

from typing import Any, Protocol

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.reason import Reason

__all__ = ["Impossible", "Pad", "pad_of"]


class Pad(Protocol):
    """pad.py of a game."""

    Sheet: Any
    Scores: Any
    EXAMPLE: Any

    def settle(self, sheet: Any) -> Any:
        """The scores, as far as the sheet is filled in."""


class Impossible(Refused):
    """Something was typed that cannot have happened at a table.

    `reason` is a sentence of the game's locale files (not of *.web.ftl: the server says it) that names whose
    it is and why; `game` is added by whoever asked. `where` is its place in the sheet, as msgspec writes such
    places: "numbers[1][0]".
    """

    def __init__(self, reason: Reason, where: str) -> None:
        super().__init__("impossible", where)
        self.reason = reason
        self.where = where


def pad_of(game: Game) -> Pad | None:
    """None: the game has no pad."""
    if not game.brings("pad"):
        return None
    pad: Pad = game.part("pad")
    return pad
