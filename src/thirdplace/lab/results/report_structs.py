"""The document that `thirdplace lab --json` writes, that the report is drawn from and the page shows.

Names are given as a message of the locale files and what stands in it (`LabelText`), so that one document can
be shown in any language. Shares are numbers from 0 to 1; intervals hold the true value 95 times in 100.
"""

from typing import Any, Literal

import msgspec

__all__ = [
    "FORMAT",
    "ChairText",
    "Comparison",
    "Estimate",
    "Fan",
    "Finding",
    "HeatMap",
    "Histogram",
    "LabReport",
    "LabelText",
    "SearchReport",
    "SettingReport",
    "Table",
    "TableRow",
    "Unit",
]

FORMAT = 1
"""The version of the document; it grows when a field changes its meaning."""

Unit = Literal["share", "points", "count"]
"""share: a part of one, shown in per cent. points: of the game. count: tokens, rounds, actions."""


class LabelText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name in words: `say(id, **values)`."""

    id: str
    values: dict[str, str | int] = {}


class Estimate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A measured value, and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float
    p: float | None = None
    """How likely a value so far from the expected one would be by chance, adjusted by Holm over the table;
    below 0.05 it is not by chance. None: nothing is expected."""


class TableRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table, one mark of a forest plot."""

    key: str
    label: LabelText
    estimate: Estimate
    count: int = 0
    """How many seats, games or cards it was measured on."""
    extra: dict[str, Estimate] = {}
    """Further numbers of the same line, such as the price that was paid."""


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    """Values that belong together: one forest plot."""

    key: str
    """What is measured: `wins/turn-order`, `measures`, `value/building`, …"""
    title: LabelText
    unit: Unit
    rows: tuple[TableRow, ...]
    expected: float | None = None
    """What every line would be if nothing made a difference: a line in a forest plot."""


class Histogram(msgspec.Struct, frozen=True):
    """How often each value occurred."""

    key: str
    title: LabelText
    least: int
    width: int
    """Bar number i counts values from least + i * width on; the last one all larger ones too."""
    counts: tuple[int, ...]


class HeatMap(msgspec.Struct, frozen=True):
    """Item × round: how often it was got then, and for how much."""

    key: str
    title: LabelText
    columns: tuple[LabelText, ...]
    rows: tuple[LabelText, ...]
    shares: tuple[tuple[float, ...], ...]
    """By row and column: the share of games in which the item was got in this round."""
    prices: tuple[tuple[float | None, ...], ...]
    """By row and column: the mean price; null if it was never got then."""


class Fan(msgspec.Struct, frozen=True):
    """Chances to win over the game, for whoever was first, second, … after each round."""

    key: str
    title: LabelText
    rounds: tuple[int, ...]
    lines: tuple[TableRow, ...]
    """One for each rank: its label; its estimate is that of the last round."""
    chances: tuple[tuple[Estimate | None, ...], ...]
    """By rank and round; null where too few games lasted so long."""


class ChairText(msgspec.Struct, frozen=True, omit_defaults=True):
    level: str
    restriction: str | None = None


class SettingReport(msgspec.Struct, frozen=True):
    """All that was measured in one way to play."""

    key: str
    """`base`, `vary/tokens=12`, `level/easy`, `seats/3`, `restrict/…`, `without/…`, `search/…`."""
    seats: int
    chairs: tuple[ChairText, ...]
    options: dict[str, Any]
    deals: int
    games: int
    tables: tuple[Table, ...]
    histograms: tuple[Histogram, ...]
    heat_maps: tuple[HeatMap, ...]
    fans: tuple[Fan, ...]


class Comparison(msgspec.Struct, frozen=True):
    """How a setting differs from another one on the same deals: setting less base."""

    setting: str
    base: str
    tables: tuple[Table, ...]
    paired_gain: float
    """How many times wider the intervals would be if both had been played on other deals (median)."""


class Finding(msgspec.Struct, frozen=True):
    """A change of rules that a search found, measured again on deals that the search has not seen."""

    options: dict[str, Any]
    """What is changed."""
    size: float
    """How large the change is: each dial counts as the share of its range that it was moved by."""
    spread: Estimate
    """How far the share of wins farthest from an equal one is away from it."""
    is_met: bool
    """Is the whole interval of the spread within the goal?"""
    tables: tuple[Table, ...]


class SearchReport(msgspec.Struct, frozen=True):
    """The answer to "all shares within the goal, change as little as possible"."""

    factor: str
    """Whose shares are meant: `turn-order`, `seat`, …"""
    goal: float
    before: Estimate
    """The spread without a change."""
    tried: int
    """How many changes were played."""
    findings: tuple[Finding, ...]
    """The smallest change first."""


class LabReport(msgspec.Struct, frozen=True):
    """One lab run."""

    game: str
    seed: str
    deals: int
    games: int
    precision: float | None
    """Half the width of the interval of each share of wins, as asked for; null: a number of deals was."""
    settings: tuple[SettingReport, ...]
    comparisons: tuple[Comparison, ...] = ()
    search: SearchReport | None = None
    format: int = FORMAT
