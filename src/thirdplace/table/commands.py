"""Commands to a table: first those that people and programs send, then those that only the server makes."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from thirdplace.core.game import Level, Message
from thirdplace.core.records.shares import HEX_64, DrawnBy
from thirdplace.table.entries import Initiator

__all__ = [
    "Again",
    "Arrange",
    "AskEarly",
    "Auto",
    "AutomaticAction",
    "Break",
    "CloseList",
    "CloseShares",
    "Command",
    "Commands",
    "Commit",
    "Connected",
    "ConnectedElsewhere",
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
    "Reveal",
    "Seal",
    "Show",
    "Start",
    "StartWithDeal",
    "TakeSeat",
    "TakenOver",
    "Tick",
    "Undo",
]

Seat = Annotated[int, msgspec.Meta(ge=0, lt=100)]
Reaction = Literal["wave", "clap", "laugh", "wow", "think", "hurry", "sorry", "thanks"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    """Chosen by the sender, and repeated in the answer."""


class Do(Command, frozen=True, tag="do"):
    """An action of the game. Sent again with the same id, it is answered again and not done again."""

    seat: Seat
    action: msgspec.Raw


class Order(Command, frozen=True, tag="order"):
    """A standing order, kept until it lapses; null withdraws it."""

    seat: Seat
    order: dict[str, Any] | None


class Auto(Command, frozen=True, tag="auto"):
    """Turns automatic forced actions on or off for a seat (PB21, PR11)."""

    seat: Seat
    on: bool


class Undo(Command, frozen=True, tag="undo"):
    seat: Seat


class Pause(Command, frozen=True, tag="pause"):
    pass


class Resume(Command, frozen=True, tag="resume"):
    pass


class Pace(Command, frozen=True, tag="pace"):
    """Sets the speed of the game's clock; without a clock, and alone with computer players, their speed.

    1 is the pace the game began with. At 0 the clock stops but people can act, as in a lesson.
    """

    speed: Annotated[float, msgspec.Meta(ge=0, le=10)]


class React(Command, frozen=True, tag="react"):
    seat: Seat
    reaction: Reaction


class Point(Command, frozen=True, tag="point"):
    """Point at a place on the board."""

    seat: Seat
    place: Annotated[str, msgspec.Meta(max_length=60)]


class Commit(Command, frozen=True, tag="commit"):
    """Before the start: SHA-256 of the share of the seed that this seat's device has made."""

    seat: Seat
    commitment: HEX_64


class Reveal(Command, frozen=True, tag="reveal"):
    """Once the list with all commitments is shown: the share itself."""

    seat: Seat
    share: HEX_64


class CloseList(Command, frozen=True, tag="close-list"):
    """The host, just before a start: closes the list of commitments, so that nobody waits for shares then."""


class Start(Command, frozen=True, tag="start"):
    """The host: begin the game."""


class Arrange(Command, frozen=True, tag="arrange"):
    """The host, before the start: the game's options, or the table's settings; some settings at any time."""

    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None


class Hand(Command, frozen=True, tag="hand"):
    """Lets a computer player play for an absent person, or (level null) no longer; or changes its level."""

    seat: Seat
    level: Level | None


class Leave(Command, frozen=True, tag="leave"):
    """Leaves a seat, or (the host) removes somebody: before the start, or where people may come and go."""

    seat: Seat


class Rename(Command, frozen=True, tag="rename"):
    """The host: changes somebody's name."""

    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Break(Command, frozen=True, tag="break"):
    """Where people may come and go: a seat rests or (off) returns; one's own, or (the host) any."""

    seat: Seat
    on: bool


class Lead(Command, frozen=True, tag="lead"):
    """The host of a led table: does an action of the game for the seat whose turn it is."""

    action: msgspec.Raw


class GoOn(Command, frozen=True, tag="go-on"):
    """The host of a led table: does the first legal action of every seat that is waited for."""


class End(Command, frozen=True, tag="end"):
    """The host: ends the game now, where its rules allow that (PP8). Cannot be undone."""


class Show(Command, frozen=True, tag="show"):
    """The host of a led table: chooses what all big screens show, by the name of a screen of the game."""

    what: Annotated[str, msgspec.Meta(max_length=40)]


class Again(Command, frozen=True, tag="again"):
    """After the game: makes the next table, with the same people.

    The host may change options and settings; those that are not named stay the same.
    """

    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    """Replaces chance, as for a new table, for example with the same cards. Empty: chance decides all."""


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
    | Commit
    | Reveal
    | CloseList
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


# Only the server makes these: they contain what clients must not choose (keys, seeds, times).


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Seats a person (with a key) or, for the host, a computer player (with a level)."""

    name: str
    key: str | None = None
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Seal:
    """The host starts: closes the list of commitments, unless one is closed, and asks for all shares."""

    server: str
    """The server's own share."""


@dataclass(frozen=True, slots=True)
class AskEarly:
    """The same before the start, only for the devices whose answers would come too late then."""

    server: str
    chairs: Collection[int]


@dataclass(frozen=True, slots=True)
class CloseShares:
    """The time to reveal shares is over."""


@dataclass(frozen=True, slots=True)
class StartWithDeal:
    seed: str
    seats: int = 0
    deal: int | None = None
    """The deal of the seed to use for `seats` seats; it is searched for beforehand, as that may take long."""
    options: dict[str, Any] | None = None
    """The options with which the deal was searched for."""
    is_mixed: bool = False
    """Does the seed come from the shares of devices? Otherwise the server alone has drawn it."""
    drawn_by: DrawnBy | None = None
    """Has one device drawn it, without a server?"""


@dataclass(frozen=True, slots=True)
class MakeNextTable:
    table: str
    code: str
    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Connected:
    """The sender, known by its keys, has connected; without a key it is an onlooker."""


@dataclass(frozen=True, slots=True)
class Disconnected:
    last_seen: int | None = None
    """When a device that stopped answering was last heard, in the server's time."""


@dataclass(frozen=True, slots=True)
class ConnectedElsewhere:
    """Who is connected at other nodes, as far as it is known now."""

    connections: Mapping[frozenset[str], int]
    last_seen: int | None = None
    """When those who are missing now were there for certain, in the server's time."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Restored:
    """The table was restored from its log after a restart, or the server stops."""

    read_at: int | None = None
    """When it was restored, in the server's time: clock time since then does not count."""


@dataclass(frozen=True, slots=True)
class TakenOver:
    """This node owns the table now, because its former owner has died."""

    read_at: int
    """When the former owner was last alive, in the server's time: clock time since then does not count."""


@dataclass(frozen=True, slots=True)
class AutomaticAction:
    """An action of a computer player, a standing order, or a forced action."""

    seat: int
    action: Message
    by: Initiator


InternalCommands = (
    TakeSeat
    | Seal
    | AskEarly
    | CloseShares
    | StartWithDeal
    | MakeNextTable
    | Connected
    | ConnectedElsewhere
    | Disconnected
    | Tick
    | Restored
    | TakenOver
    | AutomaticAction
)
