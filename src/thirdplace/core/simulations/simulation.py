"""What a game's part `simulation` offers: whole games between compiled players, written down as numbers.

The lab plays hundreds of thousands of games, so a game plays them itself, compiled, and writes one row of
numbers for each. `Layout` says what stands in a row; everything that the lab reports is made from it, so the
lab knows no game by name. A game without this part is played by random players (lab/simulation).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, Protocol

import numpy as np

from thirdplace.core.chance import Source
from thirdplace.core.game import Situation

__all__ = [
    "DECISION_COLUMNS",
    "ITEM_COLUMNS",
    "NOT_PLAYED",
    "Factor",
    "Items",
    "Label",
    "Layout",
    "Measure",
    "Player",
    "Removals",
    "Rows",
    "Seeds",
    "SimulatedTable",
    "Simulation",
    "SimulationPart",
    "WeighingTable",
]

Rows = np.ndarray[Any, np.dtype[np.int32]]
"""One row for each game, as wide as its layout."""
Seeds = np.ndarray[Any, np.dtype[np.uint64]]

NOT_PLAYED = -(2**31)
"""Stands for the points after a round that was not played."""
ITEM_COLUMNS = 3
"""For each item: who has it (-1: nobody), what was paid for it, in which round."""
DECISION_COLUMNS = ("decisions", "worth", "clear", "late", "hopeless", "kingmaking")
"""Of a game whose decisions were weighed: how many there were. Of one of them, drawn at random: is the best
option worth a point of winning chance more than a typical one, and more than the second best? How many there
were in the last third. Of one of these: was it that of a seat that can hardly win, and did it decide who of
the others wins?"""


@dataclass(frozen=True)
class Label:
    """A name that is said in three languages: a message of the locale files, and what stands in it."""

    id: str
    values: Mapping[str, str | int] | None = None


@dataclass(frozen=True)
class Factor:
    """Something in which the seats of one game differ, such as who begins: a column for each seat.

    A row holds the number of its value, or -1 where it has none. If there is one for each round, the columns
    of the first round come first.
    """

    key: str
    values: tuple[Label, ...]
    is_start: bool = True
    """It is given before the first action: nobody should win more often for it."""
    steers: bool = False
    """Its shares of wins must be as precise as was asked for before a run ends."""
    title: Label | None = None
    """Of its table; None: the message `lab-wins-<key>`."""
    is_choice: bool = False
    """What a player did, such as where a card was put: its table says what that is worth, not who is
    favoured."""
    times: int = 1
    """So many times in a game, each with columns of its own."""


@dataclass(frozen=True)
class Measure:
    """A number of each game or of each seat, such as the tokens left."""

    key: str
    per: Literal["seat", "game"]
    most: int
    """Larger ones are counted with this one in histograms."""
    least: int = 0
    width: int = 1
    """How many neighbouring values share a bar of a histogram."""


@dataclass(frozen=True)
class Items:
    """Things that somebody may get in a game, such as cards: ITEM_COLUMNS columns for each."""

    key: str
    values: tuple[Label, ...]
    controls: tuple[str, ...] = ()
    """Measures of the seat that are held equal when it is asked what an item is worth; the last one is what
    the seat paid in all, where items are paid for."""
    shared: bool = False
    """Everybody has it if it is in play at all: a team's."""


@dataclass(frozen=True)
class Removals:
    """Parts of a game that are taken away one at a time, such as lines of a map.

    Where games are weighed, each has a column: 1 if the game can be won, but not without it.
    """

    key: str
    values: tuple[Label, ...]


@dataclass(frozen=True)
class Layout:
    """What stands in a row, column by column in this order."""

    seats: int
    team: bool
    score: Measure
    factors: tuple[Factor, ...] = ()
    measures: tuple[Measure, ...] = ()
    items: tuple[Items, ...] = ()
    rounds: int = 0
    """Of so many rounds, everyone's points after the round are noted."""
    removals: tuple[Removals, ...] = ()
    """What is tried where games are weighed; none: decisions are weighed."""

    @cached_property
    def offsets(self) -> dict[str, int]:
        """Where each column begins."""
        found: dict[str, int] = {}
        place = 0
        for key, width in self._widths():
            found[key] = place
            place += width
        return found

    @cached_property
    def width(self) -> int:
        return sum(width for _, width in self._widths())

    def _widths(self) -> list[tuple[str, int]]:
        return [
            ("won", self.seats),
            ("score", self.seats),
            *((factor.key, self.seats * factor.times) for factor in self.factors),
            *((one.key, self.seats if one.per == "seat" else 1) for one in self.measures),
            *((items.key, ITEM_COLUMNS * len(items.values)) for items in self.items),
            ("standing", self.rounds * self.seats),
        ]

    @property
    def weighed_width(self) -> int:
        """How many columns the rows of weighed games have."""
        return sum(len(one.values) for one in self.removals) or len(DECISION_COLUMNS)

    def column(self, rows: Rows, key: str) -> Rows:
        """The columns of this name, one line for each game."""
        start = self.offsets[key]
        return rows[:, start : start + dict(self._widths())[key]]


@dataclass(frozen=True)
class Player:
    """How somebody plays: a level, and perhaps something that it never does."""

    level: str
    restriction: str | None = None


class SimulatedTable(Protocol):
    """A table that is ready: compiled, with room for what the players need while they think."""

    def play(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        """Play one game for each row.

        `deal_seeds` decide the cards of each game and `play_seeds` all else. `players` says for each game
        and seat who sits there: a number of the players the table was opened for.
        """


class WeighingTable(Protocol):
    """A table at which games are looked at more closely, which takes many thousand times as long.

    core/simulations/decision_weighing.py has one that weighs decisions, for compiled players.
    """

    def weigh(self, deal_seeds: Seeds, play_seeds: Seeds, players: Sequence[int], rows: Rows) -> None:
        """Play one game for each row; otherwise as `SimulatedTable.play`.

        Write the columns of `Layout.removals`, one after the other; or DECISION_COLUMNS, if there are none.
        """


class RequiredSimulation(Protocol):
    """What the module `simulation` of every game that brings one has."""

    IS_COMPILED: bool
    """Is all of it compiled? Then threads are as good as processes."""
    SLOW_LEVELS: tuple[str, ...]
    """Levels that play dozens of games a second, not thousands."""
    RESTRICTIONS: tuple[str, ...]
    """What a player may be kept from, each with a message `restriction-<key>`."""

    def levels(self, seats: int, options: Any) -> tuple[str, ...]:
        """The levels that can be played, the weakest first."""

    def layout(self, seats: int, options: Any) -> Layout:
        """What stands in the rows of such games."""

    def open_table(self, seats: int, options: Any, players: Sequence[Player]) -> SimulatedTable:
        """A table for these players."""


class Simulation(RequiredSimulation, Protocol):
    """What the lab plays with. By default no decisions are weighed."""

    @property
    def open_weighing_table(self) -> Callable[[int, Any, Sequence[Player]], WeighingTable] | None:
        """Takes what `open_table` takes; None: decisions cannot be weighed."""


class SimulationPart(Simulation, Protocol):
    """The module `simulation` of a game, with the defaults of what it leaves out. Nobody draws inferences."""

    @property
    def imagine(self) -> Callable[[Situation, Source], Any] | None:
        """A world as likely as the actions of others make it; None: what they did tells nothing."""
