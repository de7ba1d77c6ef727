"""The sections of a report: balance, value, drama, other players, what if, restricted play, search."""

from collections.abc import Iterable, Iterator

import msgspec

from thirdplace.lab.results.decision_table import DECISIONS
from thirdplace.lab.results.report_structs import (
    Comparison,
    Finding,
    LabelText,
    LabReport,
    SearchReport,
    SettingReport,
    Table,
    TableRow,
)
from thirdplace.lab_report.changed_options import is_restriction, pick_fairness_tables
from thirdplace.lab_report.plot_blocks import (
    make_fan_plot,
    make_forest_plot,
    make_heat_plots,
    make_histogram_plot,
    make_net_plot,
    make_shown_table,
    safe_name,
)
from thirdplace.lab_report.report_document import Plot, Section, ShownTable
from thirdplace.lab_report.report_words import (
    format_estimate,
    format_points,
    name_change,
    name_level,
    name_setting,
    say_label,
)
from thirdplace.lab_report.what_if import show_changes
from thirdplace.text import Text

__all__ = ["make_sections"]

Block = Plot | ShownTable
MOST_NEEDED = 20
"""Of what may be needed, only so many are drawn; the table has all."""
RANK_AT_HALF, LUCK, MEASURES, MIXED = "wins/rank-at-half", "luck", "measures", "mixed"


def make_sections(report: LabReport, say: Text) -> list[Section]:
    """Those that have something to show."""
    base = report.settings[0]
    restricted = [one for one in report.comparisons if is_restriction(one)]
    found = (
        ("balance", _show_balance(base, say)),
        ("value", _show_values(base, say)),
        ("drama", _show_drama(report.settings, say)),
        (_name_other_players(report), _show_other_players(report, say)),
        ("what-if", show_changes(report, say)),
        ("restricted", _show_restrictions(restricted, say)),
        ("search", [] if report.search is None else [_show_search(report.game, report.search, say)]),
    )
    sections = []
    for key, blocks in found:
        kept = tuple(blocks)
        if kept:
            title, intro = say(f"lab-report-section-{key}"), say(f"lab-report-section-{key}.intro")
            sections.append(Section(key, title, intro, kept))
    return sections


def _show_balance(base: SettingReport, say: Text) -> Iterator[Block]:
    for table in base.tables:
        is_shown = table.key.startswith("wins/") and table.key not in (RANK_AT_HALF, "wins/team")
        if is_shown and len(table.rows) > 1:
            yield make_forest_plot(safe_name(table.key), table, say)
    for table in base.tables:
        if table.key in (MEASURES, "wins/team"):
            yield make_shown_table(table, say)
    for histogram in base.histograms:
        plot = make_histogram_plot(safe_name(f"histogram/{histogram.key}"), histogram, say)
        if plot is not None:
            yield plot


def _show_values(base: SettingReport, say: Text) -> Iterator[Block]:
    for table in base.tables:
        if table.key.startswith("needed/"):
            shown = msgspec.structs.replace(table, rows=table.rows[:MOST_NEEDED])
            all_of_them = make_shown_table(table, say)
            yield make_forest_plot(safe_name(table.key), shown, say, shown=all_of_them)
        if not table.key.startswith("value/") or not table.rows:
            continue
        if any("net" in row.extra for row in table.rows):
            yield make_net_plot(safe_name(table.key), table, say)
        else:
            ranked = tuple(sorted(table.rows, key=lambda row: -row.estimate.value))
            yield make_forest_plot(safe_name(table.key), msgspec.structs.replace(table, rows=ranked), say)
    for heat in base.heat_maps:
        yield from make_heat_plots(safe_name(f"heat/{heat.key}"), heat, say)


def _show_drama(settings: Iterable[SettingReport], say: Text) -> Iterator[Block]:
    """Luck only where players differ: equal ones leave nothing to skill."""
    for setting in settings:
        for fan in setting.fans if setting.key == "base" else ():
            yield make_fan_plot(safe_name(f"fan/{fan.key}"), fan, say)
        shown = {"base": RANK_AT_HALF, MIXED: LUCK}.get(setting.key)
        for table in setting.tables:
            if table.key == shown and table.rows:
                yield make_forest_plot(safe_name(f"{setting.key}/{table.key}"), table, say)
            elif table.key == DECISIONS and table.rows:
                yield make_shown_table(table, say)


def _name_other_players(report: LabReport) -> str:
    """Where only the number of seats differs, nothing is said about levels."""
    has_levels = any(setting.key == MIXED or setting.key.startswith("level/") for setting in report.settings)
    return "players" if has_levels else "seats"


def _show_other_players(report: LabReport, say: Text) -> Iterator[Block]:
    """By number of seats and by level: a bias that only one level shows is the player's, not the game's."""
    for setting in report.settings:
        if not setting.key.startswith(("seats/", "level/")) and setting.key != MIXED:
            continue
        tables = pick_fairness_tables(setting.tables, report.settings[0])
        if setting.key == MIXED:
            players = [table for table in setting.tables if table.key == "wins/player"]
            tables = [_name_levels(table, setting, say) for table in players]
        for table in tables[:1]:
            title = f"{name_setting(setting, say)}: {say_label(table.title, say)}"
            yield make_forest_plot(safe_name(f"{setting.key}/{table.key}"), table, say, title=title)


def _name_levels(table: Table, setting: SettingReport, say: Text) -> Table:
    """The rows of a table of players, with the level of each."""
    rows = tuple(
        msgspec.structs.replace(
            row,
            label=LabelText(
                "lab-report-player-of-level",
                {"player": say_label(row.label, say), "level": name_level(chair.level, say)},
            ),
        )
        for row, chair in zip(table.rows, setting.chairs, strict=True)
    )
    return msgspec.structs.replace(table, rows=rows)


def _show_restrictions(restricted: list[Comparison], say: Text) -> Iterator[Block]:
    """What each restriction does to the chance of whoever is restricted, in one plot."""
    rows = [
        TableRow(
            safe_name(one.setting),
            LabelText(f"lab-restriction-{one.setting.partition('/')[2]}"),
            row.estimate,
        )
        for one in restricted
        for table in one.tables
        if table.key == "wins/player"
        for row in table.rows[:1]
    ]
    rows.sort(key=lambda row: -abs(row.estimate.value))
    if rows:
        table = Table("restricted", LabelText("lab-report-restrictions"), "share", tuple(rows), 0.0)
        yield make_forest_plot("restrictions", table, say, is_difference=True)


def _show_search(game: str, search: SearchReport, say: Text) -> ShownTable:
    title = say(
        "lab-search",
        factor=say(f"lab-factor-{search.factor}"),
        goal=format_points(search.goal),
        before=format_points(search.before.value),
    )
    rows = tuple(_show_change(game, search.goal, found, say) for found in search.findings)
    if not rows:
        rows = ((say("lab-search-none"), "", ""),)
    heads = tuple(say(f"lab-search-{name}") for name in ("change", "spread", "met"))
    return ShownTable(title, heads, rows)


def _show_change(game: str, goal: float, found: Finding, say: Text) -> tuple[str, str, str]:
    met = "yes" if found.is_met else "maybe" if found.spread.low <= goal else "no"
    spread = format_estimate(found.spread, "share", say, is_difference=True)
    return name_change(game, found.options, say), spread, say(f"lab-search-{met}")
