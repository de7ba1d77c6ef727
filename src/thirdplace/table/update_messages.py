"""The messages that a table sends."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from thirdplace.core.game import Event, Level
from thirdplace.core.records.shares import Shares
from thirdplace.table.settings import Settings
from thirdplace.table.table_state import Phase

__all__ = [
    "Begun",
    "BotTakeover",
    "ClockView",
    "Continued",
    "GoneOn",
    "Later",
    "Left",
    "Paused",
    "PausedView",
    "Rearranged",
    "Renamed",
    "Resumed",
    "Sat",
    "SeatView",
    "Signal",
    "SpeedChanged",
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
    """Everything about the table except the game itself: the same for everyone."""

    id: str
    code: str
    game: str
    phase: Phase
    seats: list[SeatView | None]
    """null is a free seat: before the start between taken ones; later only where people come and go."""
    onlookers: int
    options: Any
    """All options of the game, including those with their default value."""
    settings: Settings
    puzzle: bool
    """Is chance replaced by a setup, for a lesson or a test?"""
    paused: PausedView | None
    commitment: str | None
    """SHA-256 of the seed, once the game has started."""
    seed: str | None
    """The seed, once the game is over."""
    next: str | None
    """The id of the next table, where people play again."""
    next_by: int | None = None
    """The seat that asked for the next table."""
    drop_in: bool = False
    """May people take a seat, rest and come back while the game is played?"""
    shown: str | None = None
    """What the big screens of a led table show, as the host chose; null: the first screen."""
    sealed: Shares | None = None
    """Before the deal, once the list is closed: the commitments of everyone."""
    asked: list[int] = []
    """The seats whose devices now reveal their shares; at the start all, before it those far away."""


class ClockView(msgspec.Struct, frozen=True):
    """The clock shows `shows` at the server's time `at`; if it runs, it continues at `speed`."""

    shows: int
    at: int
    runs: bool
    speed: float


class Thinking(msgspec.Struct, frozen=True):
    """When a seat's thinking time ends, in the server's time; then its first legal action is done."""

    seat: int
    ends: int


class Later(msgspec.Struct, frozen=True):
    """Actions that will also be legal once the game's clock shows `at`, if nobody acts before."""

    at: int
    legal: list[Any]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True, gc=False):
    """What changed for one seat (null: for an onlooker)."""

    version: int
    seat: int | None
    since: int | None = msgspec.field(default=None, name="from")
    """The version that this update continues; without it, the update contains everything."""
    events: Sequence[Any] = ()
    view: Any = UNSET
    changed: dict[str, Any] | UnsetType = UNSET
    """Instead of `view`: only the fields that have changed since version `from`."""
    legal: Any = UNSET
    later: Later | UnsetType = UNSET
    table: TableView | UnsetType = UNSET
    """Only if it has changed."""
    clock: ClockView | UnsetType = UNSET
    thinking: list[Thinking] | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    """With `table`: may you do what the host may?"""
    order: Any = None
    auto: bool = False
    undo: bool = False
    lead: list[Any] | UnsetType = UNSET
    """For the host of a led table: the actions that the host may do now."""
    done_for_you: Any = UNSET
    """The latest action that was done for this seat because it was late."""


class Signal(msgspec.Struct, frozen=True, tag_field="type", tag="signal", omit_defaults=True):
    """A reaction, or a place pointed at: shown to everyone, and not stored."""

    seat: int
    reaction: str | None = None
    place: str | None = None


# Events at the table; events in the game are the game's own.


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
    """If set, nobody asked: the person of this seat, the last one missing, came back."""


class SpeedChanged(Event, frozen=True, tag="paced"):
    speed: float


class Undone(Event, frozen=True, tag="undone"):
    seat: int


class BotTakeover(Event, frozen=True, tag="handed"):
    """A computer player of this level plays for the seat from now on; None: its person does again."""

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
    | SpeedChanged
    | Undone
    | BotTakeover
    | Continued
)
