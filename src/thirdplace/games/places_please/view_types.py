"""Places, Please: the shapes of views and events."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from thirdplace.core.game import Event

__all__ = [
    "Board",
    "BoardsShown",
    "Ended",
    "GameOver",
    "Part",
    "Phase",
    "Rested",
    "Result",
    "Returned",
    "Rolled",
    "Round",
    "RoundScored",
    "SeatView",
    "View",
    "Wrote",
]

Phase = Literal["rolling", "writing", "over", "written"]
Part = Literal["plays", "rests", "returns"]

Board = dict[str, int | None]
"""This game's slots, left to right; None: empty, or not for this viewer to know."""


class SeatView(msgspec.Struct, frozen=True):
    board: Board
    written: bool
    points: list[int]
    total: int
    part: Part | UnsetType = UNSET
    """In a lesson: plays, rests, or rests and returns with the next round."""


class Round(msgspec.Struct, frozen=True):
    rolls: list[int]
    numbers: list[int | None]
    """None: of one who rested."""
    ranks: list[int | None]
    """Of the numbers, 1 for the best: equal numbers share a rank, the next number has the next (PP4)."""
    points: list[int]


class Result(msgspec.Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    best: list[int | None]
    """Everyone's best number of all rounds; None: of one who never played."""


class View(msgspec.Struct, frozen=True):
    game: Literal["places-please"]
    phase: Phase
    round: int
    rolls: list[int]
    rolls_in_round: int
    roller: int | None
    """Whoever is to roll, or to show the round."""
    last_roller: int | None
    """While a digit is written: who rolled it."""
    next_roller: int | None
    """While a digit is written, and it is not the round's last: who rolls after that."""
    seats: list[SeatView]
    history: list[Round]
    result: Result | None


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    value: int


class Wrote(Event, frozen=True, tag="wrote"):
    seat: int
    slot: str | None
    value: int


class BoardsShown(Event, frozen=True, tag="boards-shown"):
    boards: list[Board]


class RoundScored(Event, frozen=True, tag="round-scored"):
    round: int
    numbers: list[int | None]
    points: list[int]
    boards: list[Board]


class Rested(Event, frozen=True, tag="rested"):
    seat: int


class Returned(Event, frozen=True, tag="returned"):
    seat: int
    now: bool
    """Or with the next round?"""


class Ended(Event, frozen=True, tag="ended"):
    """Before its time (PP8)."""

    rounds: int
    """How many rounds were scored; they count."""


class GameOver(Event, frozen=True, tag="over"):
    totals: list[int]
    winners: list[int]
