"""What a game brings to be printed: `paper.py` in its folder names the sheets and what stands on each.

A sheet is set by a typst template in the game's folder `sheets/`, from data and files that its
`make_sheet` hands over. Which options of the game change a sheet is said beforehand, so that a form can ask.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.parts.terminal import Say

__all__ = ["FIRST_SEED", "LAST_SEED", "PrintRequest", "Printed", "Say", "Sheet", "paper_of"]

FIRST_SEED, LAST_SEED = 1, 9999
"""Short, so that people can read a seed off a sheet and type it in."""


class PrintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a sheet is wanted."""

    lang: Literal["en", "de", "it"] = "en"
    paper: Literal["a4", "letter"] = "a4"
    ink: Literal["colour", "saving"] = "colour"
    """Saving: lines and letters only, nothing filled."""
    large: bool = False
    """Large print."""
    options: dict[str, Any] = {}
    """The game's options, as for a table; the sheet is printed for a game with them."""
    seed: Annotated[int, msgspec.Meta(ge=FIRST_SEED, le=LAST_SEED)] = FIRST_SEED
    """Chance on the sheet follows from it, on sheets that have any: the same seed gives the same sheet."""
    address: Annotated[str, msgspec.Meta(pattern=r"^https?://[!-~]+$", max_length=120)] | None = None
    """The address of a lasting server; the QR code on the sheet leads there. None: there is no code, and the
    sheet says in words which page of thirdplace belongs to it."""


class Sheet(msgspec.Struct, frozen=True):
    """Its title is the message `sheet-<id>`, and `.about` of it says what it is for."""

    id: str
    opens: str
    """The page its QR code leads to."""
    both_sides: bool = False
    """Is it to be printed on both sides, turned over its long edge?"""
    takes: tuple[str, ...] = ()
    """Options of the game that change it."""
    needs: str | None = None
    """The option without which there is nothing on it."""
    is_rulebook: bool = False
    """Does it hold the game's rules page? The press adds that text; the game brings the figures."""
    has_chance: bool = False
    """Does something on it follow from the wish's seed?"""
    part_of: str | None = None
    """The id of a sheet that holds all of this one: whoever prints everything needs only that."""


class Printed(msgspec.Struct, frozen=True):
    template: str
    """The name of a file in `sheets/`."""
    data: Mapping[str, Any]
    """What the template reads; numbers, text, lists and mappings of them."""
    files: Mapping[str, bytes] = {}
    """Pictures that it places, by the names it knows them under: SVG, as typst takes text."""


def paper_of(game: Game) -> ModuleType | None:
    """The game's paper: SHEETS, and make_sheet(sheet, options, wish, say)."""
    return game.part("paper") if game.brings("paper") else None
