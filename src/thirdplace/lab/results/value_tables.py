"""Value: what each item does to the chance of whoever has it, at the same price and tokens.

A line is fitted to all seats of all games: the chance to win, by the items that the seat has and by what is
held equal. The slope of an item is its marginal winning chance. Intervals come from whole blocks of deals, so
it does not matter that the seats of a game depend on each other.
"""

import numpy as np

from thirdplace.core.simulations.simulation import Items, Layout
from thirdplace.lab.results.estimates import WINS, make_table, text_of
from thirdplace.lab.results.report_structs import HeatMap, LabelText, Table
from thirdplace.lab.simulation.tally import TEAM, WIN_UNITS
from thirdplace.lab.statistics.jackknife import Array, BlockSums, jackknife

__all__ = ["effects_of_presence", "fit_slopes", "make_heat_maps", "make_value_tables", "name_items"]

FEWEST_OWNED = 30
"""Items that were had less often are left out."""


def make_value_tables(layout: Layout, sums: BlockSums, deals: int = 0) -> list[Table]:
    return [
        _make_shared_table(items, sums, deals) if items.shared else _make_value_table(items, sums, deals)
        for items in layout.items
    ]


def name_items(items: Items) -> list[tuple[str, LabelText]]:
    return [(str(place), text_of(label)) for place, label in enumerate(items.values)]


def _make_value_table(items: Items, sums: BlockSums, deals: int) -> Table:
    """The slopes; and beside them how often owners won, what they paid, and what is left after the price."""
    key = items.key
    count = len(items.values)
    fitted = jackknife(sums, lambda s: fit_slopes(items, s)[:, :count])
    extras = {
        WINS: jackknife(sums, lambda s: s[f"won/{key}"] / s[f"owned/{key}"] / WIN_UNITS),
        "price": jackknife(sums, lambda s: s[f"paid/{key}"] / s[f"owned/{key}"]),
        "net": jackknife(sums, lambda s: values_beyond_price(items, s)),
    }
    owned = sums.total(f"owned/{key}")
    return make_table(
        f"value/{key}",
        "share",
        name_items(items),
        fitted,
        counts=owned,
        deals=deals,
        is_difference=True,
        extras=extras,
    )


def values_beyond_price(items: Items, sums: BlockSums) -> Array:
    """What an item adds to the chance, less what paying for it takes away (the slope of all one paid)."""
    key, count = items.key, len(items.values)
    slopes = fit_slopes(items, sums)
    price = sums[f"paid/{key}"] / sums[f"owned/{key}"]
    found: Array = slopes[:, :count] + slopes[:, -1:] * price
    return found


def fit_slopes(items: Items, sums: BlockSums) -> Array:
    """For each sample, the slope of each item (nan if it was rarely had), then of what is held equal."""
    key, count = items.key, len(items.values)
    usual = sums.total(f"owned/{key}") >= FEWEST_OWNED
    kept = np.concatenate([[True], usual, np.ones(len(items.controls), bool)])
    xx, xy = sums[f"xx/{key}"][:, kept][:, :, kept], sums[f"xy/{key}"][:, kept]
    solved = np.linalg.solve(xx, xy[..., None])[..., 0] / WIN_UNITS
    slopes = np.full((len(solved), count + len(items.controls)), np.nan)
    slopes[:, kept[1:]] = solved[:, 1:]
    return slopes


def _make_shared_table(items: Items, sums: BlockSums, deals: int) -> Table:
    """Of a team: the share of wins with an item less that without it. Chance deals it, nobody chooses."""
    key = items.key
    effects = jackknife(sums, lambda s: effects_of_presence(items, s))
    shares = jackknife(sums, lambda s: s[f"won/{key}"] / s[f"owned/{key}"] / WIN_UNITS)
    owned = sums.total(f"owned/{key}")
    return make_table(
        f"value/{key}",
        "share",
        name_items(items),
        effects,
        expected=0.0,
        counts=owned,
        deals=deals,
        is_difference=True,
        extras={WINS: shares},
    )


def effects_of_presence(items: Items, sums: BlockSums) -> Array:
    key = items.key
    owned, won = sums[f"owned/{key}"], sums[f"won/{key}"]
    games, wins = sums["games"][:, None], sums[f"wins/{TEAM}"]
    found: Array = (won / owned - (wins - won) / (games - owned)) / WIN_UNITS
    total = sums.total(f"owned/{key}")
    found[:, (total < FEWEST_OWNED) | (total > sums.total("games") - FEWEST_OWNED)] = np.nan
    return found


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
