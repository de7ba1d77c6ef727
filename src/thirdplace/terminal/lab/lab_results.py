"""A lab report as tables in the terminal."""

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table as RichTable

from thirdplace.lab.results.report_structs import (
    Comparison,
    LabReport,
    SearchReport,
    SettingReport,
    Table,
    TableRow,
    Unit,
)
from thirdplace.lab_report.report_words import (
    NOT_BY_CHANCE,
    count_weighed_games,
    format_estimate,
    format_number,
    format_points,
    name_change,
    name_level,
    name_setting,
    say_label,
)
from thirdplace.terminal.screen import Screen
from thirdplace.text import Text

__all__ = ["show_report"]

BASE_FOR_RESTRICTED = "base-rotated"
STAR = "*"
COLUMN_UNITS: dict[str, Unit] = {
    "wins": "share",
    "points": "points",
    "price": "count",
    "net": "share",
    "part": "share",
}


def show_report(screen: Screen, report: LabReport, say: Text) -> None:
    compared = {comparison.setting for comparison in report.comparisons}
    for setting in report.settings:
        if setting.key in compared or setting.key == BASE_FOR_RESTRICTED:
            continue  # the difference says more
        screen.show(_format_heading(setting, say))
        if weighed := count_weighed_games(setting):
            screen.show(say("lab-weighed", count=weighed))
        screen.show_blank_line()
        for table in setting.tables:
            _show_table(screen, table, say, is_difference=False)
    by_key = {setting.key: setting for setting in report.settings}
    for comparison in report.comparisons:
        _show_comparison(screen, comparison, by_key, say)
    if report.search is not None:
        _show_search(screen, report.game, report.search, say)
    screen.show(say("lab-note"))


def _format_heading(setting: SettingReport, say: Text) -> str:
    levels = list(dict.fromkeys(name_level(chair.level, say) for chair in setting.chairs))
    head = say(
        "lab-head",
        game=say("title"),
        seats=setting.seats,
        levels=", ".join(levels),
        deals=setting.deals,
        games=setting.games,
    )
    return f"{name_setting(setting, say)} · {head}"


def _show_comparison(
    screen: Screen, comparison: Comparison, settings: dict[str, SettingReport], say: Text
) -> None:
    screen.show(say("lab-compared", setting=name_setting(settings[comparison.setting], say)))
    if comparison.paired_gain > 1:
        screen.show(say("lab-paired-gain", times=format_number(comparison.paired_gain, 1)))
    screen.show_blank_line()
    for table in comparison.tables:
        _show_table(screen, table, say, is_difference=True)


def _show_search(screen: Screen, game: str, search: SearchReport, say: Text) -> None:
    """The changes that a search found, the smallest first."""
    screen.show(
        say(
            "lab-search",
            factor=say(f"lab-factor-{search.factor}"),
            goal=format_points(search.goal),
            before=format_points(search.before.value),
        )
    )
    if not search.findings:
        screen.show(say("lab-search-none"))
        return
    screen.show(say("lab-search-tried", count=search.tried))
    screen.show_blank_line()
    drawn = RichTable(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in ("change", "spread", "met"):
        drawn.add_column(escape(say(f"lab-search-{name}")))
    for found in search.findings:
        met = "yes" if found.is_met else "maybe" if found.spread.low <= search.goal else "no"
        spread = format_estimate(found.spread, "share", say, is_difference=True)
        drawn.add_row(escape(name_change(game, found.options, say)), spread, say(f"lab-search-{met}"))
    screen.show(drawn)
    screen.show_blank_line()


def _show_table(screen: Screen, table: Table, say: Text, *, is_difference: bool) -> None:
    extras = list(dict.fromkeys(name for row in table.rows for name in row.extra))
    drawn = RichTable(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    drawn.add_column(escape(say_label(table.title, say)))
    drawn.add_column("", justify="right")
    for name in extras:
        drawn.add_column(escape(say(f"lab-column-{name}")), justify="right")
    for row in table.rows:
        drawn.add_row(*_format_row(row, table.unit, extras, say, is_difference=is_difference))
    screen.show(drawn)
    screen.show_blank_line()


def _format_row(
    row: TableRow, unit: Unit, extras: Sequence[str], say: Text, *, is_difference: bool
) -> list[str]:
    star = STAR if row.estimate.p is not None and row.estimate.p < NOT_BY_CHANCE else " "
    cells = [escape(say_label(row.label, say))]
    cells.append(format_estimate(row.estimate, unit, say, is_difference=is_difference) + star)
    for name in extras:
        found = row.extra.get(name)
        cells.append("" if found is None else format_estimate(found, COLUMN_UNITS[name], say))
    return cells
