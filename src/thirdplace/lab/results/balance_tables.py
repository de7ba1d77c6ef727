"""Balance: wins by seat, turn order and whatever else a game declares; points; measures; histograms."""

from collections.abc import Iterator

import numpy as np

from thirdplace.core.simulations.simulation import Layout, Measure
from thirdplace.lab.results.estimates import make_table, text_of
from thirdplace.lab.results.report_structs import Histogram, LabelText, Table
from thirdplace.lab.simulation.tally import PLAYER, SEAT, TEAM, WIN_UNITS
from thirdplace.lab.statistics.jackknife import Array, BlockSums, jackknife

__all__ = [
    "Names",
    "list_factors",
    "list_titles",
    "make_balance_tables",
    "make_histograms",
    "measure_means",
    "name_table",
    "win_shares",
]

Names = list[tuple[str, LabelText]]

FEWEST_CHOSEN = 30
"""What was chosen less often is left out."""


def list_factors(
    layout: Layout, *, rotates: bool, only_steering: bool = False
) -> Iterator[tuple[str, Names]]:
    """Each factor with the names of its values: the seats, the players if they change places, the game's."""
    numbers = range(1, layout.seats + 1)
    if layout.team:
        yield TEAM, [("all", LabelText("lab-team"))]
    else:
        yield SEAT, [(str(number), LabelText("lab-seat", {"number": number})) for number in numbers]
    if rotates and not layout.team:
        yield PLAYER, [(str(number), LabelText("lab-player", {"number": number})) for number in numbers]
    for factor in layout.factors:
        if factor.steers or not only_steering:
            yield factor.key, [(str(place + 1), text_of(label)) for place, label in enumerate(factor.values)]


def list_titles(layout: Layout) -> dict[str, LabelText]:
    """The titles of factors that bring their own."""
    return {factor.key: text_of(factor.title) for factor in layout.factors if factor.title is not None}


def win_shares(sums: BlockSums, factor: str) -> Array:
    return sums[f"wins/{factor}"] / sums[f"count/{factor}"] / WIN_UNITS


def mean_scores(sums: BlockSums, factor: str) -> Array:
    return sums[f"score/{factor}"] / sums[f"count/{factor}"]


def name_table(layout: Layout, factor: str) -> str:
    """The key of the table of a factor: what is chosen has a value, all else says who wins."""
    is_choice = any(one.key == factor and one.is_choice for one in layout.factors)
    return f"value/{factor}" if is_choice else f"wins/{factor}"


def make_balance_tables(layout: Layout, sums: BlockSums, *, rotates: bool, deals: int = 0) -> list[Table]:
    expected = None if layout.team else 1 / layout.seats
    titles = list_titles(layout)
    outcomes = {factor.key for factor in layout.factors if not factor.is_start}
    tables = []
    for key, names in list_factors(layout, rotates=rotates):
        counts, table = sums.total(f"count/{key}"), name_table(layout, key)
        shares = jackknife(sums, lambda s, key=key: win_shares(s, key))  # type: ignore[misc]
        points = jackknife(sums, lambda s, key=key: mean_scores(s, key))  # type: ignore[misc]
        tables.append(
            make_table(
                table,
                "share",
                names,
                shares,
                expected=None if key in outcomes else expected,
                counts=counts,
                fewest=FEWEST_CHOSEN if table.startswith("value/") else 0,
                deals=deals,
                extras={"points": points},
                title=titles.get(key),
            )
        )
    return [*tables, make_measure_table(layout, sums)]


def measure_means(layout: Layout, sums: BlockSums) -> Array:
    """The mean of each measure; the points first."""
    found = []
    for measure in _list_measures(layout):
        each = layout.seats if measure.per == "seat" else 1
        found.append(sums[f"sum/{measure.key}"] / (sums["games"] * each))
    return np.stack(found, axis=1)


def _list_measures(layout: Layout) -> tuple[Measure, ...]:
    return (layout.score, *layout.measures)


def name_measures(layout: Layout) -> Names:
    return [(one.key, LabelText(f"lab-measure-{one.key}")) for one in _list_measures(layout)]


def make_measure_table(layout: Layout, sums: BlockSums) -> Table:
    measured = jackknife(sums, lambda s: measure_means(layout, s))
    return make_table("measures", "count", name_measures(layout), measured)


def make_histograms(layout: Layout, sums: BlockSums) -> list[Histogram]:
    return [
        Histogram(
            one.key,
            LabelText(f"lab-measure-{one.key}"),
            one.least,
            one.width,
            tuple(int(count) for count in sums.total(f"histogram/{one.key}")),
        )
        for one in _list_measures(layout)
    ]
