"""Value: what each item does to the chance of whoever has it, at the same price and tokens.

A line is fitted to all seats of all games: the chance to win, by the items that the seat has and by what is
held equal. The slope of an item is its marginal winning chance. Intervals come from whole blocks of deals, so
it does not matter that the seats of a game depend on each other.
"""

import numpy as np

from thirdplace.core.simulation import Items, Layout
from thirdplace.lab.results.estimates import make_table, text_of
from thirdplace.lab.results.report_structs import HeatMap, LabelText, Table
from thirdplace.lab.simulation.tally import WIN_UNITS
from thirdplace.lab.statistics.jackknife import Array, BlockSums, jackknife

__all__ = ["fit_slopes", "make_heat_maps", "make_value_tables"]

FEWEST_OWNED = 30
"""Items that were had less often are left out."""


def make_value_tables(layout: Layout, sums: BlockSums) -> list[Table]:
    return [_make_value_table(items, sums) for items in layout.items]


def _make_value_table(items: Items, sums: BlockSums) -> Table:
    key = items.key
    owned = sums.total(f"owned/{key}")
    slopes = jackknife(sums, lambda s: fit_slopes(items, s))
    shares = jackknife(sums, lambda s: s[f"won/{key}"] / s[f"owned/{key}"] / WIN_UNITS)
    extras = {"wins": shares}
    if not items.shared:
        extras["price"] = jackknife(sums, lambda s: s[f"paid/{key}"] / s[f"owned/{key}"])
    names = [(str(place), text_of(label)) for place, label in enumerate(items.values)]
    return make_table(f"value/{key}", "share", names, slopes, expected=None, counts=owned, extras=extras)


def fit_slopes(items: Items, sums: BlockSums) -> Array:
    """For each sample, the slope of each item, relative to the mean of all items; nan if it was rarely had."""
    key = items.key
    count = len(items.values)
    usual = (sums.total(f"owned/{key}") >= FEWEST_OWNED) & (
        sums.total(f"owned/{key}") <= sums.total("games") - FEWEST_OWNED if items.shared else True
    )
    kept = np.concatenate([[True], usual, [True] * len(items.controls)])
    xx, xy = sums[f"xx/{key}"][:, kept][:, :, kept], sums[f"xy/{key}"][:, kept]
    solved = np.linalg.solve(xx, xy[..., None])[..., 0] / WIN_UNITS
    slopes = np.full((len(solved), count), np.nan)
    slopes[:, usual] = solved[:, 1 : 1 + int(usual.sum())]
    return slopes


def make_heat_maps(layout: Layout, sums: BlockSums) -> list[HeatMap]:
    """Only items that somebody had, and only rounds in which something was had."""
    if not layout.rounds:
        return []
    return [_make_heat_map(layout, items, sums) for items in layout.items if not items.shared]


def _make_heat_map(layout: Layout, items: Items, sums: BlockSums) -> HeatMap:
    when, price = sums.total(f"when/{items.key}"), sums.total(f"price/{items.key}")
    games = int(sums.total("games"))
    shown = [place for place in range(len(items.values)) if when[:, place].any()]
    rounds = [number for number in range(layout.rounds) if when[number].any()]
    return HeatMap(
        items.key,
        LabelText(f"lab-heat-{items.key}"),
        tuple(LabelText("lab-round", {"number": number + 1}) for number in rounds),
        tuple(text_of(items.values[place]) for place in shown),
        tuple(tuple(float(when[number, place] / games) for number in rounds) for place in shown),
        tuple(
            tuple(
                float(price[number, place] / when[number, place]) if when[number, place] else None
                for number in rounds
            )
            for place in shown
        ),
    )
