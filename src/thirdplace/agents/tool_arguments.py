"""What each tool takes. The JSON Schemas that language models see are made from these structs."""

from typing import Annotated, Any, Literal

import msgspec

from thirdplace.core.game import Level
from thirdplace.table.commands import Reaction

__all__ = [
    "Act",
    "AddComputer",
    "Arguments",
    "ChangeClock",
    "CreateTable",
    "JoinTable",
    "ListGames",
    "Look",
    "React",
    "ReadRules",
    "ResumeSeat",
    "SeatCall",
    "TableOptions",
    "WaitForTurn",
]

MAX_WAIT_S = 300
USUAL_WAIT_S = 25
"""Shorter than the time after which most hosts give a call up."""

Lang = Literal["en", "de", "it"]
GameId = Annotated[str, msgspec.Meta(max_length=60)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Part = Literal["rules", "examples", "rulings", "tips", "cards", "credits", "all"]
Key = Annotated[str, msgspec.Meta(max_length=200)]


class Arguments(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything else is refused."""


class ListGames(Arguments, frozen=True, kw_only=True):
    lang: Lang | None = None


class ReadRules(Arguments, frozen=True, kw_only=True):
    game: GameId
    part: Part = "rules"
    lang: Lang | None = None


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Settings of a table that a language model may want; the rest keep their defaults."""

    coach: bool = False
    thinking: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = None
    rhythm: bool = True
    countdown: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3


class CreateTable(Arguments, frozen=True, kw_only=True):
    game: GameId
    name: Name
    computer_players: Annotated[list[Level], msgspec.Meta(max_length=99)] = []
    options: dict[str, Any] = {}
    settings: TableOptions = TableOptions()
    lang: Lang | None = None


class JoinTable(Arguments, frozen=True, kw_only=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    name: Name
    lang: Lang | None = None


class ResumeSeat(Arguments, frozen=True, kw_only=True):
    seat_key: Key
    lang: Lang | None = None


class SeatCall(Arguments, frozen=True, kw_only=True):
    """About a seat: that of this session or, where the host has no sessions, the one that the key names."""

    seat_key: Key | None = None


class Look(SeatCall, frozen=True, kw_only=True):
    action_type: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Act(SeatCall, frozen=True, kw_only=True):
    action: dict[str, Any]


class WaitForTurn(SeatCall, frozen=True, kw_only=True):
    timeout_seconds: Annotated[int, msgspec.Meta(ge=0, le=MAX_WAIT_S)] = USUAL_WAIT_S
    any_change: bool = False


class AddComputer(SeatCall, frozen=True, kw_only=True):
    level: Level = "medium"


class ChangeClock(SeatCall, frozen=True, kw_only=True):
    change: Literal["pause", "resume", "speed"]
    speed: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None


class React(SeatCall, frozen=True, kw_only=True):
    reaction: Reaction
