"""What if: what each dial does to who wins, and to what a game is like."""

from collections.abc import Iterator

import msgspec

from thirdplace.lab.results.report_structs import Comparison, Estimate, LabReport, SettingReport, TableRow
from thirdplace.lab_report.changed_options import find_usual_value, group_by_dial, pick_fairness_tables
from thirdplace.lab_report.other_plots import Line
from thirdplace.lab_report.plot_blocks import (
    make_forest_plot,
    make_lines_plot,
    make_shown_table,
    safe_name,
)
from thirdplace.lab_report.report_document import Plot, ShownTable
from thirdplace.lab_report.report_words import (
    format_estimate,
    is_by_chance,
    name_option_value,
    name_setting,
    say_label,
)
from thirdplace.text import Text

__all__ = ["show_changes"]

FEWEST_DIAL_VALUES = 2
"""From so many other values on, what a dial does is drawn as lines."""
STAR = " *"
MOST_VALUES = 12
"""Of things that are worth more or less, only so many are drawn; the table has all."""


def show_changes(report: LabReport, say: Text) -> Iterator[Plot | ShownTable]:
    by_key = {setting.key: setting for setting in report.settings}
    for dial, group in group_by_dial(report).items():
        values = [_read_value(one) for one in group]
        numbers = [value for value in values if value is not None]
        if len(numbers) == len(group) >= FEWEST_DIAL_VALUES:
            yield from _draw_dial(report, dial, group, numbers, say)
        else:
            yield from _draw_forests(group, by_key, say)
        yield from _show_value_changes(group, by_key, say)
        yield from _show_measures(dial, group, say)


def _read_value(comparison: Comparison) -> float | None:
    try:
        return float(comparison.setting.partition("=")[2])
    except ValueError:
        return None


def _draw_dial(
    report: LabReport, dial: str, group: list[Comparison], values: list[float], say: Text
) -> Iterator[Plot]:
    """A line for each row of a table of wins, over the values of the dial; 0 at the base's own value."""
    usual, base = find_usual_value(report, dial), report.settings[0]
    tables_of = [{t.key: t for t in pick_fairness_tables(one.tables, base)} for one in group]
    for key, first in tables_of[0].items():
        if not all(key in tables and len(tables[key].rows) == len(first.rows) for tables in tables_of):
            continue
        points = {
            value: [row.estimate for row in tables[key].rows]
            for value, tables in zip(values, tables_of, strict=True)
        }
        if isinstance(usual, int | float):
            points[float(usual)] = [Estimate(0.0, 0.0, 0.0)] * len(first.rows)
        places = sorted(points)
        lines = [
            Line(say_label(row.label, say), [points[place][number] for place in places])
            for number, row in enumerate(first.rows)
        ]
        title = f"{say(f'option-{dial}')}: {say_label(first.title, say)}"
        name = safe_name(f"dial/{dial}/{key}")
        yield make_lines_plot(name, title, places, lines, say, axis=say(f"option-{dial}"), is_difference=True)


def _draw_forests(group: list[Comparison], by_key: dict[str, SettingReport], say: Text) -> Iterator[Plot]:
    for one in group:
        for table in pick_fairness_tables(one.tables, by_key[one.base]):
            title = f"{name_setting(by_key[one.setting], say)}: {say_label(table.title, say)}"
            name = safe_name(f"{one.setting}/{table.key}")
            yield make_forest_plot(name, table, say, is_difference=True, title=title)


def _show_value_changes(
    group: list[Comparison], by_key: dict[str, SettingReport], say: Text
) -> Iterator[Plot]:
    """What becomes worth more or less, as far as it is not by chance; the largest change first."""
    for one in group:
        for table in one.tables:
            rows = [row for row in table.rows if not is_by_chance(row.estimate)]
            if not table.key.startswith("value/") or not rows:
                continue
            rows.sort(key=lambda row: -abs(row.estimate.value))
            certain = msgspec.structs.replace(table, rows=tuple(rows))
            title = f"{name_setting(by_key[one.setting], say)}: {say_label(table.title, say)}"
            yield make_forest_plot(
                safe_name(f"{one.setting}/{table.key}"),
                msgspec.structs.replace(certain, rows=certain.rows[:MOST_VALUES]),
                say,
                is_difference=True,
                title=title,
                note=say("lab-report-value-changes-note", count=len(table.rows) - len(rows)),
                shown=make_shown_table(certain, say, is_difference=True, title=title),
            )


def _show_measures(dial: str, group: list[Comparison], say: Text) -> Iterator[ShownTable]:
    """How a game changes: a column for each value of the dial."""
    found = [{table.key: table for table in one.tables}.get("measures") for one in group]
    tables = [table for table in found if table is not None]
    if not tables or len(tables) < len(group):
        return
    heads = [name_option_value(dial, one.setting.partition("=")[2], say) for one in group]
    rows = tuple(
        (say_label(row.label, say), *(_write_cell(table.rows[place], say) for table in tables))
        for place, row in enumerate(tables[0].rows)
    )
    title = f"{say(f'option-{dial}')}: {say('lab-report-measure-changes')}"
    yield ShownTable(title, ("", *heads), rows)


def _write_cell(row: TableRow, say: Text) -> str:
    written = format_estimate(row.estimate, "count", say, is_difference=True).replace("-", "−")
    return written + ("" if is_by_chance(row.estimate) else STAR)
