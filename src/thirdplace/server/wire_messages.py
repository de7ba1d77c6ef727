"""Everything that goes over the wire, in one place: the socket's messages and the lobby's bodies.

The OpenAPI document is made from these structs.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from thirdplace.core.game import Level, Part
from thirdplace.core.options.option_schema import OptionInfo
from thirdplace.core.parts.http_routes import all_shared_tools
from thirdplace.core.parts.review import Review
from thirdplace.core.records.record import Record
from thirdplace.core.records.replay_steps import Replay, ReplayStep, Story
from thirdplace.lab.results.report_structs import LabReport
from thirdplace.table.commands import Commands
from thirdplace.table.settings import Settings
from thirdplace.table.update_messages import Signal, Update

__all__ = [
    "Found",
    "FromClient",
    "FromServer",
    "GameInfo",
    "Health",
    "Hello",
    "LabNews",
    "MadeTable",
    "Moving",
    "NewSeat",
    "NewTable",
    "Ok",
    "Rearrange",
    "Refusal",
    "Replay",
    "ReplayStep",
    "ResultsOfRecord",
    "ResultsWish",
    "Settings",
    "SheetInfo",
    "SheetPages",
    "SitDown",
    "Story",
    "TimeAsked",
    "TimeTold",
    "WantedLab",
    "WantedReplay",
]

Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MAX_TOKENS = 80
TABLE_ID_PATTERN = "^[0-9a-f]{32}$"


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a socket, and again when a device has gained or lost a seat."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MAX_TOKENS)] = []
    """One for each seat on this device, and the host's if this is the host's. None: an onlooker."""
    version: int | None = None
    """What this device knows already; it is told what it has missed."""
    lang: Literal["en", "de", "it"] = "en"
    table: Annotated[str, msgspec.Meta(pattern=TABLE_ID_PATTERN)] | None = None
    """Another table to go on to, such as the next one; without it, the one the socket was opened for."""


class TimeAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="time"):
    sent: float
    """Anything that tells the sender which answer this is: usually its own time."""


class TimeTold(msgspec.Struct, frozen=True, tag_field="type", tag="time"):
    sent: float
    server: int
    """The server's time in milliseconds. Halfway between asking and hearing, that is what it was."""


class Ok(msgspec.Struct, frozen=True, tag_field="type", tag="ok", omit_defaults=True):
    """A command was carried out, and is kept."""

    version: int
    id: str | None = None


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """Nothing has changed."""

    code: str
    message: str
    """A sentence in the reader's language."""
    id: str | None = None
    where: str | None = None
    """The place in what was sent, as in `numbers[1][0]`: told of what is checked as a whole."""


class Preparing(msgspec.Struct, frozen=True, tag_field="type", tag="preparing"):
    """`on`: `hard` and `expert` are being compiled, once on each machine; `medium` plays for them."""

    on: bool


class Intention(msgspec.Struct, frozen=True, tag_field="type", tag="intention"):
    """What a computer player of a team is up to, so that people can see it coming."""

    seat: int
    intent: Any
    """As the game tells it; null: nothing."""


class Moving(msgspec.Struct, frozen=True, tag_field="type", tag="moving"):
    """Another server goes on: open another connection at the same address, then leave this one.

    `restart`: this server is about to stop, and until then everything goes on over this connection.
    `cut-off`: it cannot reach the database, and nothing that is sent to it happens until it can."""

    reason: Literal["restart", "cut-off"]
    after_ms: int
    """When to open the other one, so that not everybody comes at the same moment."""


FromClient = Hello | TimeAsked | Commands
FromServer = Update | Signal | Ok | Refusal | TimeTold | Preparing | Intention | Moving


# The lobby.


class Health(msgspec.Struct, frozen=True):
    version: str
    addresses: Sequence[str]
    """For who asks on the server's own machine: where other devices on the network find it."""
    lab: bool
    """May the lab be used?"""


class ConnectionReport(msgspec.Struct, frozen=True):
    """How a request reached the server, told to whoever sent it."""

    version: str
    address: str
    """The address that limits count it for; of IPv6 its network /64."""
    host: str
    behind_proxy: bool
    """Was the server started with `--behind-proxy`?"""
    forwarded: bool
    """Did an `X-Forwarded-For` come along?"""


class GameInfo(msgspec.Struct, frozen=True):
    """What a screen has to know of a game before it is played, and while it is."""

    id: str
    title: str
    summary: str
    fewest: int
    most: int
    clock: bool
    turn: str
    """The field of its views that holds the seat whose turn it is."""
    calls: bool
    """Are people called when their turn comes? Not where turns come and go too fast for that."""
    parts: Sequence[Part]
    """What it brings besides its rules: what is not there is not offered."""
    options: Sequence[OptionInfo]
    """How each of its options is chosen; the defaults are the rulebook's game."""
    screen: str | None
    """Where the browser finds the entry module of the screen that a game of another package brings. Null: its
    screen is part of the client, or it has none."""


class SheetInfo(msgspec.Struct, frozen=True):
    """Something that can be printed, in the reader's language."""

    game: str
    id: str
    title: str
    about: str
    both_sides: bool
    takes: Sequence[str]
    """Options of the game that change it."""
    needs: str | None
    """The option without which there is nothing on it."""
    has_chance: bool
    """Does something on it follow from the seed?"""


class SheetPages(msgspec.Struct, frozen=True):
    pages: Sequence[bytes]
    """Each as a small PNG, in base64."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=60)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    setup: dict[str, Any] | None = None
    """A puzzle: what chance would decide. Everyone sees that the table is one."""


class MadeTable(msgspec.Struct, frozen=True):
    id: str
    """For links: who has it may look on."""
    code: str
    """For people to tell each other."""
    host: str
    """The host's token. It is told once and kept only as a hash."""


Found: Any = msgspec.defstruct(
    "Found",
    [("id", str | None, None), *((tool.name, str | None, None) for _, tool in all_shared_tools())],
    frozen=True,
    omit_defaults=True,
)
"""Whose code it is: a table's, with its id, or that of a shared tool, which goes by its code. It has a field
for each kind of tool that some game brings."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name, or (the host) the level of a computer player."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    bot: Level | None = None


class NewSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    token: str | None
    """Holds the seat, on any device. Computer players have none."""


class Rearrange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None


# The coach.


class WantedReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Record
    """Of a finished game."""


class Reviewed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the answer: how far it is; the last has the review."""

    share: float
    review: Review | None = None
    waiting: int = 0
    """How many reviews are before this one, as long as it has not begun."""


# The lab.


class WantedLab(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play the rulebook's game, and the same deals with these options, as often as it takes."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """Null: four, or as near as the game allows."""
    level: Annotated[str, msgspec.Meta(max_length=30)] | None = None
    """How well everyone plays. Null: medium, or the best there is."""
    options: dict[str, Any] = {}
    precision: Annotated[float, msgspec.Meta(ge=0.001, le=0.2)] = 0.003
    """0.003: the run ends when every share of wins is known to ±0.3 percentage points."""


class LabNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the answer: what is known so far; that of the last is all there will be."""

    share: float
    """How much of the run is done; 1 in the last line."""
    waiting: int = 0
    """How many runs are before this one, as long as it has not begun."""
    levels: Sequence[str] = ()
    """The levels that it could be played at, the weakest first; told before it begins."""
    report: LabReport | None = None
    """The first setting is the rulebook's game; the second, if a rule is changed, the changed one."""


# Results.


class ResultsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the results of a game are wanted."""

    lang: Literal["en", "de", "it"] = "en"
    paper: Literal["a4", "letter"] = "a4"
    """Of a sheet."""
    date: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    """To stand on a sheet, as it is written in the reader's country; empty: left to be filled in."""


class ResultsOfRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Record
    """Of a whole game: with its seed."""
    wish: ResultsWish = ResultsWish()


# Replays.


class WantedReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Record
    """Of a whole game: with its seed."""
    viewer: int | Literal["all"] | None = None
    """Through whose eyes: a seat's, an onlooker's (null), or with everything laid open."""
