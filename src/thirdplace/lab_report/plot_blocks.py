"""Each part of a lab report as a plot with its table, or as a table alone."""

import re
from collections.abc import Sequence
from itertools import accumulate

from matplotlib.ticker import FuncFormatter

from thirdplace.lab.results.report_structs import (
    Estimate,
    Fan,
    HeatMap,
    Histogram,
    LabelText,
    Table,
    TableRow,
    Unit,
)
from thirdplace.lab_report.forest_plot import ForestRow, draw_forest
from thirdplace.lab_report.other_plots import Line, draw_heat_map, draw_histogram, draw_lines
from thirdplace.lab_report.plot_svg import clean_svg
from thirdplace.lab_report.report_document import Plot, ShownTable
from thirdplace.lab_report.report_words import (
    format_estimate,
    format_number,
    format_value,
    half_width,
    is_by_chance,
    say_label,
)
from thirdplace.lab_report.value_findings import rank_net_values
from thirdplace.text import Text

__all__ = [
    "make_fan_plot",
    "make_forest_plot",
    "make_heat_plots",
    "make_histogram_plot",
    "make_lines_plot",
    "make_net_plot",
    "make_shown_table",
    "safe_name",
]

COLUMN_UNITS: dict[str, Unit] = {
    "wins": "share",
    "points": "points",
    "price": "count",
    "net": "share",
    "part": "share",
}
FEWEST_BARS = 3
"""A histogram of fewer bars says no more than the mean."""
STAR = " *"
VAGUE = 0.3
"""Wider intervals of shares are not drawn."""


def _make_ticks(unit: Unit, say: Text, *, is_difference: bool = False) -> FuncFormatter:
    def write(value: float, _: object) -> str:
        shown = value * 100 if unit == "share" else value
        digits = (
            0 if abs(shown - round(shown)) < 1e-6 else 1 if abs(shown * 10 - round(shown * 10)) < 1e-6 else 2
        )
        text = say("lab-report-plain", value=format_number(shown, digits)).replace("-", "−")
        return say("lab-report-percent", value=text) if unit == "share" and not is_difference else text

    return FuncFormatter(write)


def make_shown_table(table: Table, say: Text, *, is_difference: bool = False, title: str = "") -> ShownTable:
    """Every number of a table, with its interval."""
    extras = list(dict.fromkeys(name for row in table.rows for name in row.extra))
    title = title or say_label(table.title, say)
    heads = ("", say("lab-report-measured"), *(say(f"lab-column-{name}") for name in extras))
    rows = tuple(
        (
            say_label(row.label, say),
            _write_estimate(row.estimate, table.unit, say, is_difference=is_difference)
            + ("" if is_by_chance(row.estimate) else STAR),
            *(
                _write_estimate(row.extra[name], COLUMN_UNITS.get(name, "count"), say)
                if name in row.extra
                else ""
                for name in extras
            ),
        )
        for row in table.rows
    )
    return ShownTable(title, heads, rows)


def _write_estimate(estimate: Estimate, unit: Unit, say: Text, *, is_difference: bool = False) -> str:
    return format_estimate(estimate, unit, say, is_difference=is_difference).replace("-", "−")


def make_forest_plot(
    name: str,
    table: Table,
    say: Text,
    *,
    is_difference: bool = False,
    title: str = "",
    note: str = "",
    shown: ShownTable | None = None,
) -> Plot:
    title = title or say_label(table.title, say)
    rows = [
        ForestRow(
            row.key,
            say_label(row.label, say),
            row.estimate,
            _write_short(row, table.unit, say),
            not is_by_chance(row.estimate),
        )
        for row in _leave_out_vague(table)
    ]
    expected_label = ""
    if table.expected is not None:
        expected_label = (
            say("lab-report-no-difference")
            if table.expected == 0
            else say("lab-report-equal-share", share=format_value(table.expected, "share", say))
        )
    ticks = _make_ticks(table.unit, say, is_difference=table.expected == 0)
    drawn = draw_forest(rows, table.expected, expected_label, ticks)
    return Plot(
        name,
        title,
        clean_svg(drawn, name),
        _describe_rows("forest", title, table.rows, table.unit, say),
        shown or make_shown_table(table, say, is_difference=is_difference),
        note,
    )


def _leave_out_vague(table: Table) -> Sequence[TableRow]:
    """Without rows of so few games that their interval would hide the others; the table has them."""
    clear = [row for row in table.rows if row.estimate.high - row.estimate.low < VAGUE]
    return clear if table.unit == "share" and clear else table.rows


def _write_short(row: TableRow, unit: Unit, say: Text) -> str:
    times = 100 if unit == "share" else 1
    half = times * half_width(row.estimate)
    digits = 2 if half < 0.095 else 1
    value = format_number(times * row.estimate.value, digits)
    return say("lab-number", value=value, half=format_number(half, digits)).replace("-", "−")


def _describe_rows(kind: str, title: str, rows: Sequence[TableRow], unit: Unit, say: Text) -> str:
    high = max(rows, key=lambda row: row.estimate.value)
    low = min(rows, key=lambda row: row.estimate.value)
    return say(
        f"lab-report-describe-{kind}",
        title=title,
        high=say_label(high.label, say),
        most=format_value(high.estimate.value, unit, say),
        low=say_label(low.label, say),
        least=format_value(low.estimate.value, unit, say),
    )


def make_net_plot(name: str, table: Table, say: Text) -> Plot:
    """What each item is worth beyond its price; the table below has all its numbers."""
    ranked = Table(table.key, table.title, "share", rank_net_values(table), 0.0)
    by_key = {row.key: row for row in table.rows}
    everything = Table(table.key, table.title, table.unit, tuple(by_key[row.key] for row in ranked.rows))
    title = f"{say_label(table.title, say)}: {say('lab-report-beyond-price')}"
    return make_forest_plot(
        name,
        ranked,
        say,
        title=title,
        note=say("lab-report-net-note"),
        shown=make_shown_table(everything, say),
    )


def make_histogram_plot(name: str, histogram: Histogram, say: Text) -> Plot | None:
    """None if there are too few different values to look at."""
    filled = [place for place, count in enumerate(histogram.counts) if count]
    if len(filled) < FEWEST_BARS:
        return None
    counts = histogram.counts[filled[0] : filled[-1] + 1]
    least, total = histogram.least + filled[0] * histogram.width, sum(counts)
    shares = [count / total for count in counts]
    middle, late = (_find_quantile(least, histogram.width, counts, part) for part in (0.5, 0.95))
    median, p95 = say("lab-report-median", value=middle), say("lab-report-p95", value=late)
    drawn = draw_histogram(
        least, histogram.width, shares, [(middle, median), (late, p95)], _make_ticks("share", say)
    )
    title = say_label(histogram.title, say)
    rows = tuple(
        (_name_bar(least + place * histogram.width, histogram.width), format_value(share, "share", say))
        for place, share in enumerate(shares)
    )
    description = say("lab-report-describe-histogram", title=title, median=middle, p95=late)
    table = ShownTable(title, (say("lab-report-value"), say("lab-report-share")), rows)
    return Plot(name, title, clean_svg(drawn, name), description, table, is_measured=False)


def _find_quantile(least: int, width: int, counts: Sequence[int], part: float) -> int:
    """The least value of the bar in which this part of all is reached."""
    total = sum(counts)
    place = next(place for place, sofar in enumerate(accumulate(counts)) if sofar >= part * total)
    return least + place * width


def _name_bar(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}–{first + width - 1}"


def make_heat_plots(name: str, heat: HeatMap, say: Text) -> list[Plot]:
    """How often, and for how much: item by round."""
    title = say_label(heat.title, say)
    columns = [_shorten_column(label, say) for label in heat.columns]
    rows = [say_label(label, say) for label in heat.rows]
    plots = []
    kinds: tuple[tuple[str, Unit, Sequence[Sequence[float | None]]], ...] = (
        ("shares", "share", heat.shares),
        ("prices", "count", heat.prices),
    )
    for kind, unit, cells in kinds:
        if not any(value for row in cells for value in row):
            continue
        shown = tuple(
            (label, *("" if value is None else format_value(value, unit, say) for value in row))
            for label, row in zip(rows, cells, strict=True)
        )
        own_title = f"{title}: {say(f'lab-report-heat-{kind}')}"
        drawn = draw_heat_map(columns, rows, cells, _make_ticks(unit, say), say("lab-report-round"))
        plots.append(
            Plot(
                f"{name}-{kind}",
                own_title,
                clean_svg(drawn, f"{name}-{kind}"),
                _describe_heat_map(own_title, columns, rows, cells, unit, say),
                ShownTable(own_title, ("", *(say_label(label, say) for label in heat.columns)), shown),
                is_measured=False,
            )
        )
    return plots


def _describe_heat_map(
    title: str,
    columns: Sequence[str],
    rows: Sequence[str],
    cells: Sequence[Sequence[float | None]],
    unit: Unit,
    say: Text,
) -> str:
    value, row, column = max(
        (value, row, column)
        for row, line in enumerate(cells)
        for column, value in enumerate(line)
        if value is not None
    )
    most = format_value(value, unit, say)
    return say("lab-report-describe-heat", title=title, row=rows[row], round=columns[column], most=most)


def _shorten_column(label: LabelText, say: Text) -> str:
    return str(label.values["number"]) if "number" in label.values else say_label(label, say)


def make_fan_plot(name: str, fan: Fan, say: Text) -> Plot:
    lines = [
        Line(say_label(line.label, say), chances)
        for line, chances in zip(fan.lines, fan.chances, strict=True)
    ]
    return make_lines_plot(
        name,
        say_label(fan.title, say),
        fan.rounds,
        lines,
        say,
        axis=say("lab-report-round"),
        is_difference=False,
    )


def make_lines_plot(
    name: str,
    title: str,
    places: Sequence[float],
    lines: Sequence[Line],
    say: Text,
    *,
    axis: str,
    is_difference: bool,
) -> Plot:
    expected = 0.0 if is_difference else None
    ticks = _make_ticks("share", say, is_difference=is_difference)
    drawn = draw_lines(places, lines, ticks, axis, expected)
    heads = (axis, *(line.label for line in lines))
    rows = tuple(
        (
            f"{place:g}",
            *(
                "" if one is None else _write_estimate(one, "share", say, is_difference=is_difference)
                for one in (line.points[number] for line in lines)
            ),
        )
        for number, place in enumerate(places)
    )
    ends = "; ".join(_describe_line(line, say) for line in lines)
    description = say("lab-report-describe-lines", title=title, axis=axis, lines=ends)
    return Plot(name, title, clean_svg(drawn, name), description, ShownTable(title, heads, rows))


def _describe_line(line: Line, say: Text) -> str:
    known = [point for point in line.points if point is not None]
    first, last = (format_value(point.value, "share", say) for point in (known[0], known[-1]))
    return say("lab-report-describe-line", label=line.label, first=first, last=last)


def safe_name(key: str) -> str:
    """A key as the id of an element."""
    return re.sub(r"[^a-z0-9]+", "-", key.lower()).strip("-")
