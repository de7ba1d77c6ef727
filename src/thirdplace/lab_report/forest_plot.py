"""Forest plots: a mark and its interval for each line of a table.

Triangles are differences that are not by chance, up or down; rings are those that may be. Nothing rests on
colour alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from thirdplace.lab.results.report_structs import Estimate
from thirdplace.lab_report.plot_style import (
    ABOVE,
    BELOW,
    HAIRLINE,
    INK,
    PAPER,
    QUIET,
    WIDTH,
    clear_axes,
    measure_texts,
    open_plot,
    save_plot,
)

__all__ = ["ForestRow", "draw_forest"]

ROW, TALL_ROW, HEAD, FOOT = 21.0, 37.0, 20.0, 24.0
MOST_LABEL, MOST_LABEL_OF_MANY = 128.0, 185.0
"""Longer labels stand above their mark instead of beside it; in a long plot they may be longer."""
MANY = 10
NUMBER_WIDTH = 76.0
GAP = 12.0
MARGIN = 0.08


@dataclass(frozen=True, slots=True)
class ForestRow:
    key: str
    label: str
    estimate: Estimate
    number: str
    """The estimate as it is written beside the mark."""
    is_certain: bool
    """It is not by chance that it differs from what is expected."""


def draw_forest(
    rows: Sequence[ForestRow], expected: float | None, expected_label: str, ticks: FuncFormatter
) -> str:
    """`ticks` writes a value below the axis."""
    label_width = max(measure_texts([row.label for row in rows]))
    number_width = max(NUMBER_WIDTH, max(measure_texts([row.number for row in rows])) + GAP / 2)
    is_tall = label_width > (MOST_LABEL_OF_MANY if len(rows) > MANY else MOST_LABEL)
    row_height = TALL_ROW if is_tall else ROW
    left = 8.0 if is_tall else label_width + GAP
    height = HEAD + FOOT + row_height * len(rows)
    with open_plot(height) as figure:
        axes = figure.add_axes(
            (
                left / WIDTH,
                FOOT / height,
                (WIDTH - left - number_width - GAP) / WIDTH,
                row_height * len(rows) / height,
            )
        )
        _prepare_axes(axes, rows, expected, ticks)
        if expected is not None:
            _draw_expected(axes, expected, expected_label)
        for place, row in enumerate(rows):
            _draw_row(axes, place, row, expected, is_tall=is_tall)
        return save_plot(figure)


def _prepare_axes(
    axes: Axes, rows: Sequence[ForestRow], expected: float | None, ticks: FuncFormatter
) -> None:
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high)]
    if expected is not None:
        ends.append(expected)
    room = (max(ends) - min(ends) or 1.0) * MARGIN
    axes.set_xlim(min(ends) - room, max(ends) + room)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(MaxNLocator(4))
    axes.xaxis.set_major_formatter(ticks)
    axes.grid(visible=True, axis="x")
    clear_axes(axes)


def _draw_expected(axes: Axes, expected: float, label: str) -> None:
    axes.axvline(expected, color=INK, linewidth=1.2, linestyle=(0, (3, 3)), gid="mark-expected")
    low, high = axes.get_xlim()
    place = (expected - low) / (high - low)
    side = "left" if place < 0.3 else "right" if place > 0.7 else "center"
    axes.annotate(
        label,
        (expected, 1.0),
        xycoords=("data", "axes fraction"),
        xytext=(0, 5),
        textcoords="offset points",
        ha=side,
        color=QUIET,
        fontsize=10,
    )


def _draw_row(axes: Axes, place: int, row: ForestRow, expected: float | None, *, is_tall: bool) -> None:
    found = row.estimate
    is_above = expected is None or found.value >= expected
    colour = QUIET if not row.is_certain and expected is not None else ABOVE if is_above else BELOW
    marker = "D" if expected is None else "o" if not row.is_certain else "^" if is_above else "v"
    fill = PAPER if marker == "o" else colour
    middle = place + 0.22 if is_tall else place
    axes.plot((found.low, found.high), (middle, middle), color=colour, linewidth=2.2, solid_capstyle="butt")
    axes.plot(
        (found.value,),
        (middle,),
        marker=marker,
        markersize=7 if marker != "D" else 5.5,
        color=colour,
        markerfacecolor=fill,
        markeredgewidth=1.5,
        linestyle="none",
        gid=f"mark-{row.key}",
        clip_on=False,
    )
    weight = "semibold" if row.is_certain and expected is not None else "regular"
    inside = axes.get_position()
    left = -inside.x0 / inside.width
    right = (1.0 - inside.x0) / inside.width
    text_at = place - 0.24 if is_tall else place
    write: Any = {"transform": axes.get_yaxis_transform(), "va": "center_baseline", "fontweight": weight}
    axes.text(left, text_at, row.label, ha="left", **write)
    axes.text(right, text_at, row.number, ha="right", **write)
    if is_tall and place:
        axes.axhline(place - 0.5, xmin=left, xmax=right, color=HAIRLINE, linewidth=0.8, clip_on=False)
