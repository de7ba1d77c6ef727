"""The entries of a table's log. A table is rebuilt from its log alone: nothing else is stored.

Times (`at`) are milliseconds on the game's clock, so that a log means the same after a restart.
"""

from typing import Any, Literal, cast

import msgspec

from thirdplace.core.game import Level
from thirdplace.core.records.shares import DrawnBy, SeatShare
from thirdplace.table.settings import Settings

__all__ = [
    "PRIVATE_ENTRIES",
    "Arranged",
    "Asked",
    "Automated",
    "BotTakeover",
    "Committed",
    "Continued",
    "Created",
    "Entries",
    "Entry",
    "Left",
    "Moved",
    "Ordered",
    "Paused",
    "Renamed",
    "Resumed",
    "Revealed",
    "Sat",
    "Sealed",
    "SharesClosed",
    "Shown",
    "SpeedChanged",
    "Started",
    "Ticked",
    "Undone",
    "decode_entry",
    "encode_action",
    "encode_entry",
    "parse_level",
]

Initiator = Literal["person", "bot", "order", "time", "host", "late"]
"""What caused an action. `host`: the host did it for a seat; `late`: the host went on without the seat;
`time`: thinking time ran out."""


def parse_level(written: str | None) -> Level | None:
    """A computer player's level. Old logs contain `simple`, from before there were levels."""
    return "easy" if written == "simple" else cast(Level | None, written)


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", gc=False
):
    """Base of all entries."""


class Created(Entry, frozen=True, tag="made"):
    game: str
    code: str
    host: str
    """SHA-256 of the host's token. All keys in the log are hashes of tokens."""
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
    """The level of a computer player; a person has a key instead."""


class Left(Entry, frozen=True, tag="left"):
    chair: int


class Renamed(Entry, frozen=True, tag="renamed"):
    chair: int
    name: str


class Committed(Entry, frozen=True, tag="committed"):
    """A seat's device has made a share of the seed; its SHA-256."""

    seat: int
    commitment: str


class Sealed(Entry, frozen=True, tag="sealed"):
    """The list of commitments is closed and shown to everyone, at the start or before it."""

    server: str
    """The server's own share: a secret until the game is over."""
    seats: list[SeatShare]
    """In the order of the game's seats."""


class Asked(Entry, frozen=True, tag="asked"):
    """Devices are asked to reveal their shares to the list that is closed."""

    chairs: list[int] | None = None
    """Those whose answers would come too late at the start; None: everybody, for the host starts."""


class Revealed(Entry, frozen=True, tag="revealed"):
    seat: int
    share: str


class SharesClosed(Entry, frozen=True, tag="shares-closed"):
    """Shares that are not revealed by now are left out."""


class Started(Entry, frozen=True, tag="started"):
    seed: str
    """If there are shares: what they are mixed to."""
    deal: int = 0
    drawn_by: DrawnBy | None = None
    """Has one device drawn the seed, without a server?"""


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    action: msgspec.Raw
    at: int
    by: Initiator = "person"
    ref: str | None = None
    """The id of the command: if it is sent again, it is not done again."""


class Ticked(Entry, frozen=True, tag="ticked"):
    """The passing of time changed the game."""

    at: int


class Paused(Entry, frozen=True, tag="paused"):
    at: int
    why: Literal["asked", "dropped", "restart"] = "asked"
    seat: int | None = None


class Resumed(Entry, frozen=True, tag="resumed"):
    at: int
    seat: int | None = None
    back: int | None = None
    """If set, nobody asked: the person of this seat, the last one missing, came back."""


class SpeedChanged(Entry, frozen=True, tag="paced"):
    speed: float
    at: int | None = None
    """The clock's reading, if it was running."""


class Undone(Entry, frozen=True, tag="undone"):
    seat: int


class BotTakeover(Entry, frozen=True, tag="handed"):
    seat: int
    level: str | None = None
    """The level of the computer player that plays for the person; None: the person plays again."""


class Ordered(Entry, frozen=True, tag="ordered"):
    seat: int
    order: Any = None


class Automated(Entry, frozen=True, tag="automated"):
    seat: int
    on: bool


class Shown(Entry, frozen=True, tag="shown"):
    """The host chose what the big screens of a led table show."""

    what: str


class Continued(Entry, frozen=True, tag="continued"):
    table: str
    seat: int | None = None
    """Whose seat asked for it; None: a host without a seat, or an old log."""


Entries = (
    Created
    | Arranged
    | Sat
    | Left
    | Renamed
    | Committed
    | Sealed
    | Asked
    | Revealed
    | SharesClosed
    | Started
    | Moved
    | Ticked
    | Paused
    | Resumed
    | SpeedChanged
    | Undone
    | BotTakeover
    | Ordered
    | Automated
    | Shown
    | Continued
)

PRIVATE_ENTRIES = (Ordered, Automated, Committed, Revealed)
"""Entries that only their seat knows of: they get no version."""

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entries).decode


def encode_action(message: msgspec.Struct) -> msgspec.Raw:
    """An action as it is stored in an entry: only the game can decode it."""
    return msgspec.Raw(encode_entry(message))
