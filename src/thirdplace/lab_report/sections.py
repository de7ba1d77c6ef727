"""The sections of a report: balance, value, drama, other players, what if, restricted play, search."""

from collections.abc import Iterable, Iterator

import msgspec

from thirdplace.core.registry import find_game
from thirdplace.lab.results.report_structs import (
    Comparison,
    Estimate,
    LabelText,
    LabReport,
    SearchReport,
    SettingReport,
    Table,
    TableRow,
)
from thirdplace.lab_report.other_plots import Line
from thirdplace.lab_report.plot_blocks import (
    make_fan_plot,
    make_forest_plot,
    make_heat_plots,
    make_histogram_plot,
    make_lines_plot,
    make_net_plot,
    make_shown_table,
    safe_name,
)
from thirdplace.lab_report.report_document import Plot, Section, ShownTable
from thirdplace.lab_report.report_words import format_estimate, format_points, name_setting, say_label
from thirdplace.text import Text

__all__ = ["make_sections"]

FEWEST_DIAL_VALUES = 2
"""From so many other values on, what a dial does is drawn as lines."""
Block = Plot | ShownTable
RANK_AT_HALF, LUCK, MEASURES = "wins/rank-at-half", "luck", "measures"


def make_sections(report: LabReport, say: Text) -> list[Section]:
    """Those that have something to show."""
    base = report.settings[0]
    by_key = {setting.key: setting for setting in report.settings}
    changes = [one for one in report.comparisons if not one.setting.startswith("restrict/")]
    restricted = [one for one in report.comparisons if one.setting.startswith("restrict/")]
    found = (
        ("balance", _show_balance(base, say)),
        ("value", _show_values(base, say)),
        ("drama", _show_drama(report.settings, say)),
        ("players", _show_other_players(report, say)),
        ("what-if", _show_changes(report, changes, by_key, say)),
        ("restricted", _show_restrictions(restricted, by_key, say)),
        ("search", [] if report.search is None else [_show_search(report.search, say)]),
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
        if table.key.startswith("wins/") and table.key not in (RANK_AT_HALF, "wins/team") and table.rows:
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
    for setting in settings:
        for fan in setting.fans if setting.key == "base" else ():
            yield make_fan_plot(safe_name(f"fan/{fan.key}"), fan, say)
        for table in setting.tables:
            is_shown = (table.key == RANK_AT_HALF and setting.key == "base") or table.key == LUCK
            if is_shown and table.rows:
                yield make_forest_plot(safe_name(f"{setting.key}/{table.key}"), table, say)


def _show_other_players(report: LabReport, say: Text) -> Iterator[Block]:
    """By number of seats and by level: a bias that only one level shows is the player's, not the game's."""
    for setting in report.settings:
        if not setting.key.startswith(("seats/", "level/")) and setting.key != "mixed":
            continue
        for table in setting.tables:
            is_shown = table.key == ("wins/player" if setting.key == "mixed" else "wins/turn-order")
            if is_shown and table.rows:
                title = f"{name_setting(setting, say)}: {say_label(table.title, say)}"
                yield make_forest_plot(safe_name(f"{setting.key}/{table.key}"), table, say, title=title)


def _show_changes(
    report: LabReport, changes: list[Comparison], by_key: dict[str, SettingReport], say: Text
) -> Iterator[Block]:
    by_dial: dict[str, list[Comparison]] = {}
    for one in changes:
        by_dial.setdefault(one.setting.partition("=")[0], []).append(one)
    for dial, group in by_dial.items():
        values = [_read_value(one) for one in group]
        numbers = [value for value in values if value is not None]
        if len(numbers) == len(group) >= FEWEST_DIAL_VALUES:
            yield from _draw_dial(report, dial.partition("/")[2], group, numbers, say)
        else:
            yield from _draw_forests(group, by_key, say)
        for one in group:
            for table in one.tables:
                if table.key == MEASURES and table.rows:
                    title = f"{name_setting(by_key[one.setting], say)}: {say_label(table.title, say)}"
                    yield make_shown_table(table, say, is_difference=True, title=title)


def _read_value(comparison: Comparison) -> float | None:
    try:
        return float(comparison.setting.partition("=")[2])
    except ValueError:
        return None


def _draw_dial(
    report: LabReport, dial: str, group: list[Comparison], values: list[float], say: Text
) -> Iterator[Block]:
    """A line for each row of a table of wins, over the values of the dial; at the base's own value it is 0."""
    usual = report.settings[0].options.get(
        dial, getattr(find_game(report.game).opening.Options(), dial, None)
    )
    none = Estimate(0.0, 0.0, 0.0)
    for key in dict.fromkeys(
        table.key for one in group for table in one.tables if table.key.startswith("wins/")
    ):
        found = [next((t for t in one.tables if t.key == key), None) for one in group]
        tables = [table for table in found if table is not None]
        if len(tables) < len(group):
            continue
        points: dict[float, list[Estimate]] = {
            value: [row.estimate for row in table.rows] for value, table in zip(values, tables, strict=True)
        }
        if isinstance(usual, int | float):
            points[float(usual)] = [none] * len(tables[0].rows)
        places = sorted(points)
        lines = [
            Line(say_label(row.label, say), [points[place][number] for place in places])
            for number, row in enumerate(tables[0].rows)
        ]
        title = f"{say(f'option-{dial}')}: {say_label(tables[0].title, say)}"
        name = safe_name(f"dial/{dial}/{key}")
        yield make_lines_plot(name, title, places, lines, say, axis=say(f"option-{dial}"), is_difference=True)


def _draw_forests(group: list[Comparison], by_key: dict[str, SettingReport], say: Text) -> Iterator[Block]:
    for one in group:
        for table in one.tables:
            if table.key.startswith("wins/") and table.rows:
                title = f"{name_setting(by_key[one.setting], say)}: {say_label(table.title, say)}"
                name = safe_name(f"{one.setting}/{table.key}")
                yield make_forest_plot(name, table, say, is_difference=True, title=title)


def _show_restrictions(
    restricted: list[Comparison], by_key: dict[str, SettingReport], say: Text
) -> Iterator[Block]:
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
    if rows:
        table = Table("restricted", LabelText("lab-report-restrictions"), "share", tuple(rows), 0.0)
        yield make_forest_plot("restrictions", table, say, is_difference=True)


def _show_search(search: SearchReport, say: Text) -> ShownTable:
    title = say(
        "lab-search",
        factor=say(f"lab-factor-{search.factor}"),
        goal=format_points(search.goal),
        before=format_points(search.before.value),
    )
    rows = tuple(
        (
            ", ".join(f"{say(f'option-{key}')}: {value}" for key, value in found.options.items()),
            format_estimate(found.spread, "share", say, is_difference=True),
            say(
                f"lab-search-{'yes' if found.is_met else 'maybe' if found.spread.low <= search.goal else 'no'}"
            ),
        )
        for found in search.findings
    )
    if not rows:
        rows = ((say("lab-search-none"), "", ""),)
    heads = tuple(say(f"lab-search-{name}") for name in ("change", "spread", "met"))
    return ShownTable(title, heads, rows)
