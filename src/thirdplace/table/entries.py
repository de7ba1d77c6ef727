"""What stands in a table's log. A table is its log, folded: nothing else is kept of it.

Times (`at`) are milliseconds on the game's clock, so that a log means the same after a restart.
"""

from typing import Any, Literal, cast

import msgspec

from thirdplace.core.game import Level
from thirdplace.table.settings import Settings

__all__ = [
    "PRIVATE_ENTRIES",
    "Arranged",
    "Automated",
    "BotTakeover",
    "Continued",
    "Created",
    "Entries",
    "Entry",
    "Left",
    "Moved",
    "Ordered",
    "Paced",
    "Paused",
    "Renamed",
    "Resumed",
    "Sat",
    "Shown",
    "Started",
    "Ticked",
    "Undone",
    "decode_entry",
    "encode_action",
    "encode_entry",
    "parse_level",
]

Initiator = Literal["person", "bot", "order", "time", "host", "late"]
"""Who had it done: the host for somebody, or because somebody was late."""


def parse_level(written: str | None) -> Level | None:
    """A computer player's level. Before there were levels, all were simple."""
    return "easy" if written == "simple" else cast(Level | None, written)


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", gc=False
):
    """Base of all entries."""


class Created(Entry, frozen=True, tag="made"):
    game: str
    code: str
    host: str
    """SHA-256 of the host's token, as all keys here."""
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    setup: dict[str, Any] | None = None


class Arranged(Entry, frozen=True, tag="arranged"):
    options: dict[str, Any]
    settings: Settings


class Sat(Entry, frozen=True, tag="sat"):
    chair: int
    name: str
    key: str | None = None
    level: str | None = None
    """Of a computer player; people have a key instead."""


class Left(Entry, frozen=True, tag="left"):
    chair: int


class Renamed(Entry, frozen=True, tag="renamed"):
    chair: int
    name: str


class Started(Entry, frozen=True, tag="started"):
    seed: str
    deal: int = 0


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    action: msgspec.Raw
    at: int
    by: Initiator = "person"
    ref: str | None = None
    """The sender's own name for it: sent again, it is not done again."""


class Ticked(Entry, frozen=True, tag="ticked"):
    """Time alone changed the game."""

    at: int


class Paused(Entry, frozen=True, tag="paused"):
    at: int
    why: Literal["asked", "dropped", "restart"] = "asked"
    seat: int | None = None


class Resumed(Entry, frozen=True, tag="resumed"):
    at: int
    seat: int | None = None
    back: int | None = None
    """Nobody asked for it: this seat's person came back, and was the last one missing."""


class Paced(Entry, frozen=True, tag="paced"):
    speed: float
    at: int | None = None
    """What the clock showed, if it was running."""


class Undone(Entry, frozen=True, tag="undone"):
    seat: int


class BotTakeover(Entry, frozen=True, tag="handed"):
    seat: int
    level: str | None = None
    """The computer player that plays for the person now; None: the person does again."""


class Ordered(Entry, frozen=True, tag="ordered"):
    seat: int
    order: Any = None


class Automated(Entry, frozen=True, tag="automated"):
    seat: int
    on: bool


class Shown(Entry, frozen=True, tag="shown"):
    """What the big screens of a table that is led show."""

    what: str


class Continued(Entry, frozen=True, tag="continued"):
    table: str
    seat: int | None = None
    """Who asked for it; None: the host without a seat, or a log from before this was kept."""


Entries = (
    Created
    | Arranged
    | Sat
    | Left
    | Renamed
    | Started
    | Moved
    | Ticked
    | Paused
    | Resumed
    | Paced
    | Undone
    | BotTakeover
    | Ordered
    | Automated
    | Shown
    | Continued
)

PRIVATE_ENTRIES = (Ordered, Automated)
"""What only its seat knows of."""

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entries).decode


def encode_action(message: msgspec.Struct) -> msgspec.Raw:
    """As it stands in an entry: what a game's messages are, only the game knows."""
    return msgspec.Raw(encode_entry(message))
