"""PLACES Bid played with its box on the table, written down line by line: what is sent, and what is answered.

Nothing is kept between two readings: who writes holds the lines, and takes back as many as they like.
What lies hidden on the table (the rest of a deck, a secret card) is not known to us either, so no answer
may depend on it.
"""

from typing import Annotated, Any

import msgspec

from thirdplace.core.parts.coach import Reason
from thirdplace.core.parts.pad import Impossible
from thirdplace.core.records.record import Record

__all__ = ["Line", "Notes", "Reading", "Wanted", "WrongLine"]

Word = Annotated[str, msgspec.Meta(max_length=60)]
MOST_LINES = 3000
"""No auction of the six longest-winded people comes near it."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that was written down: what somebody did, or what came to light."""

    seat: int | None = None
    action: Any = None
    shown: Annotated[tuple[Word, ...], msgspec.Meta(max_length=60)] | None = None
    """Cards turned up, or laid open at the end."""


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was written down of a game."""

    game: Word
    names: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=60)]
    options: dict[str, Any] = {}
    lines: Annotated[list[Line], msgspec.Meta(max_length=MOST_LINES)] = []


class Wanted(msgspec.Struct, frozen=True):
    """What the next line has to tell."""

    what: str
    """"action", or the game's word for what is to be shown."""
    seat: int | None = None
    """Whose action."""
    legal: list[Any] = []
    """What that seat may do."""
    count: int = 0
    """How many are to be shown."""
    among: list[str] = []
    """What they can be."""


class Reading(msgspec.Struct, frozen=True):
    """A game as far as it was written down."""

    view: Any
    """What everyone at the table can see."""
    options: Any
    """All of the game's options, also those that are as the rulebook has them."""
    told: list[list[Any]]
    """What each line brought about."""
    wanted: Wanted | None
    """None: there is nothing more to write."""
    record: Record | None
    """Once there is nothing more to write."""


class WrongLine(Impossible):
    """A line that cannot have happened; `line` counts from 0."""

    def __init__(self, code: str, reason: Reason, line: int) -> None:
        super().__init__(reason, f"lines[{line}]")
        self.code = code
        self.line = line
