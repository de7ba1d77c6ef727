"""Makes the report of a run from its tallies."""

from collections.abc import Sequence

import numpy as np

from thirdplace.core.simulations.simulation import Layout
from thirdplace.lab.results.balance_tables import (
    list_factors,
    list_titles,
    make_balance_tables,
    make_histograms,
    measure_means,
    name_measures,
    name_table,
    win_shares,
)
from thirdplace.lab.results.decision_table import make_decision_tables
from thirdplace.lab.results.estimates import make_table, widest_half
from thirdplace.lab.results.fans import make_fans
from thirdplace.lab.results.luck_table import make_luck_tables
from thirdplace.lab.results.removal_tables import make_removal_tables
from thirdplace.lab.results.report_structs import ChairText, Comparison, LabReport, SettingReport, Table
from thirdplace.lab.results.value_tables import (
    effects_of_presence,
    fit_slopes,
    make_heat_maps,
    make_value_tables,
    name_items,
)
from thirdplace.lab.simulation.lab_plan import LabPlan, Setting
from thirdplace.lab.simulation.play_chunk import layout_of
from thirdplace.lab.simulation.tally import Tally
from thirdplace.lab.statistics.jackknife import Array, BlockSums, Measured

__all__ = ["make_comparison", "make_report", "widest_share"]


def make_report(
    plan: LabPlan,
    tallies: Sequence[Tally],
    deals: int,
    *,
    pairs: Sequence[tuple[str, str]] = (),
    precision: float | None = None,
) -> LabReport:
    """`pairs` are settings to be compared: each with its base, by key."""
    settings = tuple(
        make_setting_report(plan, setting, tally, deals)
        for setting, tally in zip(plan.settings, tallies, strict=True)
    )
    by_key = {setting.key: (setting, tally) for setting, tally in zip(plan.settings, tallies, strict=True)}
    return LabReport(
        game=plan.game,
        seed=plan.seed,
        deals=deals,
        games=sum(setting.games for setting in settings),
        precision=precision,
        settings=settings,
        comparisons=tuple(make_comparison(plan, by_key[one], by_key[base]) for one, base in pairs),
    )


def make_setting_report(plan: LabPlan, setting: Setting, tally: Tally, deals: int) -> SettingReport:
    layout, sums = layout_of(plan.game, setting), BlockSums(tally)
    rotates = len(setting.lineups) > 1
    return SettingReport(
        key=setting.key,
        seats=setting.seats,
        chairs=tuple(ChairText(chair.level, chair.restriction) for chair in setting.chairs),
        options=setting.options,
        deals=deals,
        games=int(sums.total("games")),
        tables=_keep_filled(
            *make_balance_tables(layout, sums, rotates=rotates, deals=deals),
            *make_luck_tables(layout, sums, len(setting.lineups)),
            *make_decision_tables(sums),
            *make_value_tables(layout, sums, deals),
            *make_removal_tables(layout, sums),
        ),
        histograms=tuple(make_histograms(layout, sums)),
        heat_maps=tuple(make_heat_maps(layout, sums)),
        fans=tuple(make_fans(layout, sums, deals)),
    )


def make_comparison(plan: LabPlan, one: tuple[Setting, Tally], base: tuple[Setting, Tally]) -> Comparison:
    """Differences on the same deals: of wins by each factor that both have, and of each measure."""
    setting, layout = one[0], layout_of(plan.game, one[0])
    base_layout = layout_of(plan.game, base[0])
    sums, base_sums = BlockSums(one[1]), BlockSums(base[1])
    rotates = len(setting.lineups) > 1 and len(base[0].lineups) > 1
    tables: list[Table] = []
    gains: list[float] = []
    titles = list_titles(layout)
    for key, names in list_factors(layout, rotates=rotates):
        table, title = name_table(layout, key), titles.get(key)
        if not table.startswith("wins/") or f"count/{key}" not in base_sums:
            continue  # what players choose is no effect of a rule; another die has faces that this one lacks
        with np.errstate(divide="ignore", invalid="ignore"):
            samples = win_shares(sums, key), win_shares(base_sums, key)
        if samples[0].shape == samples[1].shape:
            measured = _difference(*samples, gains)
            tables.append(
                make_table(
                    table,
                    "share",
                    names,
                    measured,
                    expected=0.0,
                    deals=int(sums.total("games")) // len(setting.lineups),
                    is_difference=True,
                    title=title,
                )
            )
    for items in layout.items:
        if items in base_layout.items:
            fit = effects_of_presence if items.shared else fit_slopes
            count = len(items.values)
            with np.errstate(divide="ignore", invalid="ignore"):
                slopes = fit(items, sums)[:, :count], fit(items, base_sums)[:, :count]
            measured = _difference(*slopes, [])
            tables.append(
                make_table(f"value/{items.key}", "share", name_items(items), measured, expected=0.0)
            )
    if name_measures(layout) == name_measures(base_layout):  # their limits may differ: a longer game has more
        measured = _difference(measure_means(layout, sums), measure_means(base_layout, base_sums), gains)
        tables.append(make_table("measures", "count", name_measures(layout), measured, expected=0.0))
    return Comparison(
        setting.key, base[0].key, _keep_filled(*tables), float(np.median(gains)) if gains else 1.0
    )


def _keep_filled(*tables: Table) -> tuple[Table, ...]:
    """Those of which something is known: where all cards are in every deal, no card can be compared."""
    return tuple(table for table in tables if table.rows)


def _difference(one: Array, other: Array, gains: list[float]) -> Measured:
    with np.errstate(divide="ignore", invalid="ignore"):
        paired = Measured(one - other)
        apart = np.sqrt(Measured(one).error ** 2 + Measured(other).error ** 2)
        found = apart / paired.error
    gains += [float(gain) for gain in found if np.isfinite(gain)]
    return paired


def widest_share(layout: Layout, tally: Tally, *, rotates: bool) -> float:
    """Half the width of the widest interval of a share of wins by seat, and by what else steers."""
    sums = BlockSums(tally)
    deals = int(sums.total("games")) // (layout.seats if rotates else 1)
    widest = 0.0
    for key, _ in list_factors(layout, rotates=rotates, only_steering=True):
        with np.errstate(divide="ignore", invalid="ignore"):
            widest = max(widest, widest_half(Measured(win_shares(sums, key)), deals))
    return widest
