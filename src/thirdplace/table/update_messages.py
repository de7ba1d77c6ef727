"""What a table tells: the shapes of its messages."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from thirdplace.core.game import Event, Level
from thirdplace.table.settings import Settings
from thirdplace.table.table import Phase

__all__ = [
    "Begun",
    "ClockView",
    "Continued",
    "GoneOn",
    "Handed",
    "Later",
    "Left",
    "Paced",
    "Paused",
    "PausedView",
    "Rearranged",
    "Renamed",
    "Resumed",
    "Sat",
    "SeatView",
    "Signal",
    "TableEvents",
    "TableView",
    "Thinking",
    "TimeUp",
    "Undone",
    "Update",
]


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    person: bool
    level: Level | None
    """The computer player that plays here, or for a person who is away."""
    here: bool
    order: Any = None
    """A standing order, in games where everybody may know of it."""


class PausedView(msgspec.Struct, frozen=True):
    why: Literal["asked", "dropped", "restart"]
    seat: int | None


class TableView(msgspec.Struct, frozen=True):
    """All that is not the game: the same for everyone at the table."""

    id: str
    code: str
    game: str
    phase: Phase
    seats: list[SeatView | None]
    """Before the start, null is a free chair between taken ones; afterwards, where people come and go, one
    that nobody sits on."""
    onlookers: int
    options: Any
    """All of the game's options, also those that are as the rulebook has them."""
    settings: Settings
    puzzle: bool
    """Is chance arranged, for a lesson or a test?"""
    paused: PausedView | None
    commitment: str | None
    """SHA-256 of the seed, from the start on."""
    seed: str | None
    """Once the game is over."""
    next: str | None
    """The table where one can play again."""
    next_by: int | None = None
    """Whose seat asked for it."""
    shown: str | None = None
    """What the big screens of a table that is led show, as its host has asked; null: whatever comes first."""


class ClockView(msgspec.Struct, frozen=True):
    """At the server's time `at` it shows `shows`; if it runs, it goes on from there at `speed`."""

    shows: int
    at: int
    runs: bool
    speed: float


class Thinking(msgspec.Struct, frozen=True):
    """When a seat's thinking time ends, in the server's time; then its first legal action is done."""

    seat: int
    ends: int


class Later(msgspec.Struct, frozen=True):
    """What will be legal too once the game's clock shows `at`, if nobody has acted."""

    at: int
    legal: list[Any]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True, gc=False):
    """What a seat (null: an onlooker) is told."""

    version: int
    seat: int | None
    since: int | None = msgspec.field(default=None, name="from")
    """The version this goes on from; without it, everything is told anew."""
    events: Sequence[Any] = ()
    view: Any = UNSET
    changed: dict[str, Any] | UnsetType = UNSET
    """Only the fields of the view that are not as they were in version `from`."""
    legal: Any = UNSET
    later: Later | UnsetType = UNSET
    table: TableView | UnsetType = UNSET
    """If it is not as it was."""
    clock: ClockView | UnsetType = UNSET
    thinking: list[Thinking] | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    """With `table`: may you do what the host may?"""
    order: Any = None
    auto: bool = False
    undo: bool = False
    lead: list[Any] | UnsetType = UNSET
    """For the host of a table that is led: what is the host's to do now."""
    done_for_you: Any = UNSET
    """The latest action, if it was done for this seat because it was late."""


class Signal(msgspec.Struct, frozen=True, tag_field="type", tag="signal", omit_defaults=True):
    """Seen by everyone, kept by nobody: a reaction, a finger on the map."""

    seat: int
    reaction: str | None = None
    place: str | None = None


# What happened at the table, beside what happened in the game.


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    name: str
    person: bool


class Left(Event, frozen=True, tag="left"):
    seat: int


class Rearranged(Event, frozen=True, tag="arranged"):
    pass


class Begun(Event, frozen=True, tag="begun"):
    commitment: str


class TimeUp(Event, frozen=True, tag="time-up"):
    """The action that follows was done because thinking time had run out."""

    seat: int


class GoneOn(Event, frozen=True, tag="gone-on"):
    """The action that follows was done because the host went on without this seat."""

    seat: int


class Renamed(Event, frozen=True, tag="renamed"):
    seat: int
    name: str


class Paused(Event, frozen=True, tag="paused"):
    why: Literal["asked", "dropped", "restart"]
    seat: int | None


class Resumed(Event, frozen=True, tag="resumed", omit_defaults=True):
    seat: int | None
    back: int | None = None
    """Nobody asked for it: this seat's person came back, and was the last one missing."""


class Paced(Event, frozen=True, tag="paced"):
    speed: float


class Undone(Event, frozen=True, tag="undone"):
    seat: int


class Handed(Event, frozen=True, tag="handed"):
    seat: int
    level: Level | None


class Continued(Event, frozen=True, tag="continued"):
    table: str


TableEvents = (
    Sat
    | Left
    | Renamed
    | Rearranged
    | Begun
    | TimeUp
    | GoneOn
    | Paused
    | Resumed
    | Paced
    | Undone
    | Handed
    | Continued
)
