"""Histograms, heat maps, and lines with their intervals (fans of chances, what a dial does)."""

from collections.abc import Sequence
from dataclasses import dataclass

from matplotlib.axes import Axes
from matplotlib.patches import PathPatch, Rectangle
from matplotlib.path import Path
from matplotlib.ticker import FuncFormatter, MaxNLocator

from thirdplace.lab.results.report_structs import Estimate
from thirdplace.lab_report.plot_style import (
    INK,
    LINE_COLOURS,
    LINE_MARKERS,
    QUIET,
    WIDTH,
    clear_axes,
    measure_texts,
    open_plot,
    save_plot,
)

__all__ = ["Line", "draw_heat_map", "draw_histogram", "draw_lines"]

HISTOGRAM_HEIGHT, LINES_HEIGHT = 200.0, 250.0
SHADES = 8
CELL_HEIGHT = 17.0
DODGE = 0.012
"""How far marks at the same place stand apart, as a part of the axis."""
LEGEND_ROW, LEGEND_MARK = 17.0, 40.0


@dataclass(frozen=True, slots=True)
class Line:
    label: str
    points: Sequence[Estimate | None]


def draw_histogram(
    least: int, width: int, shares: Sequence[float], marks: Sequence[tuple[float, str]], ticks: FuncFormatter
) -> str:
    """Bars of `shares`; each of `marks` is a value and its name, such as the median."""
    with open_plot(HISTOGRAM_HEIGHT) as figure:
        axes = figure.add_axes((40 / WIDTH, 26 / 200, (WIDTH - 52) / WIDTH, (200 - 60) / 200))
        starts = [least + place * width for place in range(len(shares))]
        bars = axes.bar(
            starts,
            shares,
            width=width * 0.88,
            align="center" if width == 1 else "edge",
            color=LINE_COLOURS[3],
        )
        for number, bar in enumerate(bars):
            bar.set_gid(f"mark-bar-{number}")
        axes.set_ylim(0, max(shares) * 1.05)
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(4))
        axes.yaxis.set_major_formatter(ticks)
        axes.grid(visible=True, axis="y")
        clear_axes(axes)
        for row, (value, name) in enumerate(marks):
            side = "right" if value > sum(axes.get_xlim()) / 2 else "left"
            axes.axvline(
                value, color=INK, linewidth=1.2, linestyle=(0, (3, 3)), ymax=1.04 + 0.12 * row, clip_on=False
            )
            axes.annotate(
                name,
                (value, 1.04 + 0.12 * row),
                xycoords=("data", "axes fraction"),
                xytext=(-4 if side == "right" else 4, 0),
                textcoords="offset points",
                ha=side,
                va="center",
                color=QUIET,
                fontsize=10,
            )
        return save_plot(figure)


def draw_lines(
    places: Sequence[float], lines: Sequence[Line], ticks: FuncFormatter, axis: str, expected: float | None
) -> str:
    """Lines over rounds or values of a dial, each with its interval."""
    per_row = max(1, int(WIDTH // (max(measure_texts([line.label for line in lines])) + LEGEND_MARK)))
    legend = LEGEND_ROW * -(-len(lines) // per_row) + 8
    height = LINES_HEIGHT + legend
    with open_plot(height) as figure:
        axes = figure.add_axes((44 / WIDTH, 42 / height, (WIDTH - 56) / WIDTH, (LINES_HEIGHT - 52) / height))
        span = max(places) - min(places)
        for number, line in enumerate(lines):
            colour = LINE_COLOURS[number % len(LINE_COLOURS)]
            known = [(at, one) for at, one in zip(places, line.points, strict=True) if one is not None]
            across = [at for at, _ in known]
            low, high = [one.low for _, one in known], [one.high for _, one in known]
            values = [one.value for _, one in known]
            if expected is None:
                axes.fill_between(across, low, high, color=colour, alpha=0.22, linewidth=0)
            else:  # few places: bars that stand beside each other can be told apart
                shift = (number - (len(lines) - 1) / 2) * span * DODGE
                across = [at + shift for at in across]
                axes.vlines(across, low, high, color=colour, linewidth=1.4)
            axes.plot(
                across,
                values,
                color=colour,
                marker=LINE_MARKERS[number % len(LINE_MARKERS)],
                markersize=5,
                linewidth=1.8 if expected is None else 1.0,
                label=line.label,
                gid=f"mark-line-{number + 1}",
                clip_on=False,
            )
        if expected is not None:
            axes.axhline(expected, color=INK, linewidth=1.2, linestyle=(0, (3, 3)))
        axes.set_xlabel(axis)
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(5))
        axes.yaxis.set_major_formatter(ticks)
        axes.grid(visible=True, axis="y")
        clear_axes(axes)
        figure.legend(
            loc="upper left",
            bbox_to_anchor=(0, 1),
            ncols=per_row,
            handlelength=1.8,
            columnspacing=1.4,
            borderaxespad=0.2,
        )
        return save_plot(figure)


def draw_heat_map(
    columns: Sequence[str],
    rows: Sequence[str],
    cells: Sequence[Sequence[float | None]],
    ticks: FuncFormatter,
    axis: str,
) -> str:
    """Darker cells are larger values. Shades are steps, so that the legend can be read."""
    most = max((value for row in cells for value in row if value is not None), default=0.0) or 1.0
    height = CELL_HEIGHT * len(rows) + 92
    label_width = max(measure_texts(rows)) + 8
    with open_plot(height) as figure:
        box = (
            label_width / WIDTH,
            44 / height,
            (WIDTH - label_width - 2) / WIDTH,
            CELL_HEIGHT * len(rows) / height,
        )
        axes = figure.add_axes(box)
        axes.set_xlim(-0.5, len(columns) - 0.5)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        for shade in range(SHADES):
            inside = [
                Rectangle((x - 0.47, y - 0.46), 0.94, 0.92)
                for y, row in enumerate(cells)
                for x, value in enumerate(row)
                if value is not None and _choose_shade(value, most) == shade
            ]
            if inside:
                paths = [one.get_path().transformed(one.get_patch_transform()) for one in inside]
                axes.add_patch(
                    PathPatch(
                        Path.make_compound_path(*paths),
                        facecolor=LINE_COLOURS[3],
                        alpha=_opacity(shade),
                        linewidth=0,
                        gid=f"mark-shade-{shade + 1}",
                    )
                )
        axes.set_yticks(range(len(rows)), rows)
        axes.tick_params(axis="y", labelcolor=INK, labelsize=10.5)
        axes.set_xticks(range(len(columns)), columns)
        axes.set_xlabel(axis)
        clear_axes(axes)
        _draw_shades(
            figure.add_axes((label_width / WIDTH, (height - 36) / height, 0.42, 10 / height)), most, ticks
        )
        return save_plot(figure)


def _choose_shade(value: float, most: float) -> int:
    return min(SHADES - 1, max(0, int(value / most * SHADES)))


def _opacity(shade: int) -> float:
    return 0.06 + 0.94 * shade / (SHADES - 1)


def _round_off(value: float) -> float:
    """To two digits: shades are read no closer."""
    return float(f"{value:.2g}")


def _draw_shades(axes: Axes, most: float, ticks: FuncFormatter) -> None:
    for shade in range(SHADES):
        axes.add_patch(
            Rectangle((shade, 0), 0.94, 1, facecolor=LINE_COLOURS[3], alpha=_opacity(shade), linewidth=0)
        )
    axes.set_xlim(0, SHADES)
    axes.set_yticks([])
    axes.set_xticks((0, SHADES / 2, SHADES), [ticks(_round_off(part * most), None) for part in (0, 0.5, 1)])
    axes.xaxis.tick_top()
    clear_axes(axes)
