"""What may be asked of a table. The first kind people and programs send; the second only a server."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from thirdplace.core.game import Level, Message
from thirdplace.table.entries import Initiator

__all__ = [
    "Again",
    "Arrange",
    "Auto",
    "AutomaticAction",
    "Break",
    "Command",
    "Commands",
    "Connected",
    "Disconnected",
    "Do",
    "GoOn",
    "Hand",
    "Lead",
    "Leave",
    "Level",
    "MakeNextTable",
    "Order",
    "Pace",
    "Pause",
    "Point",
    "React",
    "Reaction",
    "Rename",
    "Restored",
    "Resume",
    "Show",
    "Start",
    "StartWithDeal",
    "TakeSeat",
    "Tick",
    "Undo",
]

Seat = Annotated[int, msgspec.Meta(ge=0, lt=100)]
Reaction = Literal["wave", "clap", "laugh", "wow", "think", "hurry", "sorry", "thanks"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    """The sender's name for this command, repeated in the answer."""


class Do(Command, frozen=True, tag="do"):
    """An action of the game. Sent again with the same id, it is answered again and not done again."""

    seat: Seat
    action: msgspec.Raw


class Order(Command, frozen=True, tag="order"):
    """A standing order, kept until it lapses; null takes it back."""

    seat: Seat
    order: dict[str, Any] | None


class Auto(Command, frozen=True, tag="auto"):
    """Have done what is the only thing one can do (PB21, PR11)."""

    seat: Seat
    on: bool


class Undo(Command, frozen=True, tag="undo"):
    seat: Seat


class Pause(Command, frozen=True, tag="pause"):
    pass


class Resume(Command, frozen=True, tag="resume"):
    pass


class Pace(Command, frozen=True, tag="pace"):
    """How fast the game's clock runs from now on, or, alone in a game without one, how fast computer players
    answer; 1 is the pace the game began with.

    0: the clock stands, but the game does not: people act without hurry, as in a lesson.
    """

    speed: Annotated[float, msgspec.Meta(ge=0, le=10)]


class React(Command, frozen=True, tag="react"):
    seat: Seat
    reaction: Reaction


class Point(Command, frozen=True, tag="point"):
    """Point at a place on the board."""

    seat: Seat
    place: Annotated[str, msgspec.Meta(max_length=60)]


class Start(Command, frozen=True, tag="start"):
    """The host: begin the game."""


class Arrange(Command, frozen=True, tag="arrange"):
    """The host, before the start: the game's options, or the table's settings; some settings at any time."""

    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None


class Hand(Command, frozen=True, tag="hand"):
    """Hand an absent person's seat to a computer player, or (level null) back; or have one play otherwise."""

    seat: Seat
    level: Level | None


class Leave(Command, frozen=True, tag="leave"):
    """Before the start, or where people may come and go: get up, or (the host) have someone get up."""

    seat: Seat


class Rename(Command, frozen=True, tag="rename"):
    """The host: call somebody otherwise."""

    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Break(Command, frozen=True, tag="break"):
    """Where people may come and go: rest, or (off) play again; oneself, or (the host) anybody."""

    seat: Seat
    on: bool


class Lead(Command, frozen=True, tag="lead"):
    """The host of a table that is led: an action of the game, for whoever's turn it is."""

    action: msgspec.Raw


class GoOn(Command, frozen=True, tag="go-on"):
    """The host of a table that is led: for all who are waited for, their first legal action is done."""


class End(Command, frozen=True, tag="end"):
    """The host: the game is over now, where its rules allow that (PP8). Cannot be undone."""


class Show(Command, frozen=True, tag="show"):
    """The host of a table that is led: what every big screen shows, in words of the game's screens."""

    what: Annotated[str, msgspec.Meta(max_length=40)]


class Again(Command, frozen=True, tag="again"):
    """Once the game is over: the next table, with the same people.

    The host may change the game's options and the table's settings on the way; what is not named stays.
    """

    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    """What chance would decide, as for a new table: the same cards again, say. Empty: chance decides all."""


Commands = (
    Do
    | Order
    | Auto
    | Undo
    | Pause
    | Resume
    | Pace
    | React
    | Point
    | Start
    | Arrange
    | Hand
    | Leave
    | Rename
    | Break
    | Lead
    | GoOn
    | End
    | Show
    | Again
)


# Only a server asks these: they hold what the outside must not choose (keys, seeds, moments).


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A person (with a key) or, for the host, a computer player (with a level)."""

    name: str
    key: str | None = None
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class StartWithDeal:
    seed: str
    seats: int = 0
    deal: int | None = None
    """For this many seats, the deal of the seed to take: found before, as looking for it may take a while."""
    options: dict[str, Any] | None = None
    """With these options it was looked for."""


@dataclass(frozen=True, slots=True)
class MakeNextTable:
    table: str
    code: str
    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Connected:
    """Somebody with the keys of the command's sender has connected; without a key: an onlooker."""


@dataclass(frozen=True, slots=True)
class Disconnected:
    last_seen: int | None = None
    """The last sign of life, in the server's time, of a device that fell silent before it was gone."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Restored:
    """The table was read from its log after a restart, or the server stops."""

    read_at: int | None = None
    """When it was read, in the server's time: what the clock has shown since counts for nobody."""


@dataclass(frozen=True, slots=True)
class AutomaticAction:
    """A seat acts by itself: a computer player, a standing order, something forced."""

    seat: int
    action: Message
    by: Initiator


InternalCommands = (
    TakeSeat | StartWithDeal | MakeNextTable | Connected | Disconnected | Tick | Restored | AutomaticAction
)
