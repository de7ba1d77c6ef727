"""What a calibration plays and asks, and what comes back from each piece of it."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from thirdplace.core.game import Level

__all__ = ["CalibrationPlan", "Case", "CaseKind", "CheckedCost", "Chunk", "ChunkResult"]

GAMES_PER_CHUNK = 5

CaseKind = Literal["advice", "review"]
"""`advice`: the chance of the best action, from what its seat knew; `review`: everyone's chance, all cards
known."""


class CalibrationPlan(msgspec.Struct, frozen=True):
    """Games between players of one level, at tables of several sizes."""

    game: str
    seats: tuple[int, ...]
    level: Level
    games: int
    """At each number of seats."""
    asked: int = 6
    """In how many moments of each game the coach is asked; the first decision is one of them."""
    options: dict[str, Any] = {}
    seed: str = "calibrate"
    missed: int = 0
    """How many turns in a hundred are missed, in a game with a clock."""
    reviewed: int = 0
    """Instead, how many games at each number of seats are reviewed, to check the costs that are claimed."""
    reviewed_level: Level = "medium"
    """The level of the players in these: strong players seldom give anything away."""
    playouts: int = 60
    """How often each of two positions is played to the end, to find what a decision has cost."""

    @property
    def game_count(self) -> int:
        """How many games there are in all."""
        return len(self.seats) * (self.reviewed or self.games)

    def chunks(self) -> Iterator["Chunk"]:
        """All pieces of work. Numbers of seats take turns, so that an interrupted run knows of each."""
        size = 1 if self.reviewed else GAMES_PER_CHUNK
        last = self.reviewed or self.games
        for first in range(0, last, size):
            for seats in self.seats:
                yield Chunk(self, seats, first, min(size, last - first))


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a plan."""

    plan: CalibrationPlan
    seats: int
    first: int
    count: int


class Case(msgspec.Struct, frozen=True, array_like=True):
    """Something the coach said, and what became of it."""

    seats: int
    game: int
    kind: CaseKind
    quarter: int
    """Of the game's moves, from 0."""
    said: float
    won: float
    """A shared win counts as its share."""
    weight: float = 1.0
    """How many decisions of its game it stands for."""


class CheckedCost(msgspec.Struct, frozen=True):
    """A decision that a review called costly: what it claimed, and what strong players found."""

    seats: int
    game: int
    number: int
    """Of the move, from 1."""
    claimed: float
    found: float
    error: float
    """The standard error of `found`."""


class ChunkResult(msgspec.Struct, frozen=True):
    """What came of a chunk."""

    games: int
    cases: list[Case]
    costs: list[CheckedCost]
