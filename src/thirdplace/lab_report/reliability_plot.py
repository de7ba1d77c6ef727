"""The reliability diagram: how often what was said came true, for every tenth of said chances."""

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MultipleLocator

from thirdplace.lab.calibration.calibration_run import CalibrationReport, Section
from thirdplace.lab_report.plot_style import (
    HAIRLINE,
    LINE_COLOURS,
    LINE_MARKERS,
    QUIET,
    WIDTH,
    clear_axes,
    open_plot,
    save_plot,
)
from thirdplace.text import Text

__all__ = ["draw_reliability"]

HEIGHT = 330.0
FEWEST_CASES = 20
"""Tenths with fewer cases are not drawn: their intervals reach over half the picture."""
DODGE = 0.006
"""How far the marks of two kinds stand apart."""


def draw_reliability(report: CalibrationReport, say: Text) -> str:
    """An SVG with a mark and its interval for each tenth. On the dashed line, all that is said comes true."""
    largest = [one for one in report.sections if one.seats is None] or report.sections
    with open_plot(HEIGHT) as figure:
        figure.set_facecolor("white")
        axes = figure.add_axes((56 / WIDTH, 44 / HEIGHT, (WIDTH - 72) / WIDTH, (HEIGHT - 74) / HEIGHT))
        axes.plot((0, 1), (0, 1), color=QUIET, linewidth=1, linestyle=(0, (3, 3)))
        for number, section in enumerate(largest):
            _draw_section(axes, section, number, say(f"calibrate-legend-{section.kind}"))
        ticks = FuncFormatter(lambda share, _: say("calibrate-percent", value=round(100 * share)))
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_locator(MultipleLocator(0.2))
            axis.set_major_formatter(ticks)
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.grid(visible=True, color=HAIRLINE)
        axes.set_xlabel(say("calibrate-axis-said"))
        axes.set_ylabel(say("calibrate-axis-won"))
        clear_axes(axes)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(largest))
        return save_plot(figure)


def _draw_section(axes: Axes, section: Section, number: int, label: str) -> None:
    tenths = [tenth for tenth in section.all.tenths if tenth.cases >= FEWEST_CASES]
    axes.errorbar(
        [tenth.said + DODGE * (2 * number - 1) for tenth in tenths],
        [tenth.won for tenth in tenths],
        yerr=(
            [max(0.0, tenth.won - tenth.won_low) for tenth in tenths],
            [max(0.0, tenth.won_high - tenth.won) for tenth in tenths],
        ),
        color=LINE_COLOURS[number],
        marker=LINE_MARKERS[number],
        markersize=5,
        linewidth=1.2,
        linestyle="none",
        label=label,
    )
