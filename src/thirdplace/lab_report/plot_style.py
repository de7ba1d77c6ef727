"""How plots look: our fonts, the colours of our tokens, and SVG that is the same to the byte.

Colours are drawn as those of the light theme. In a page each becomes the variable of its token, so that a
plot follows the theme; on paper it stays as it is.
"""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import matplotlib
from matplotlib import font_manager
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

__all__ = [
    "ABOVE",
    "BELOW",
    "HAIRLINE",
    "INK",
    "LINE_COLOURS",
    "LINE_MARKERS",
    "PAPER",
    "QUIET",
    "TOKENS",
    "WIDTH",
    "clear_axes",
    "measure_texts",
    "open_plot",
    "save_plot",
]

WIDTH = 380.0
"""All plots have this width, in units of about a pixel on a phone. A page enlarges them a little."""
INK, QUIET, HAIRLINE, PAPER = "#1d2740", "#4b5166", "#d5cfc3", "#f5eddc"
LINE_COLOURS = ("#0e6660", "#9c2f63", "#75491d", "#31417f", "#5e6416", "#53606e")
LINE_MARKERS = ("o", "s", "^", "D", "h", "P")
ABOVE, BELOW = LINE_COLOURS[0], LINE_COLOURS[1]
TOKENS = {
    INK: "--ink",
    QUIET: "--ink-2",
    HAIRLINE: "--hairline",
    PAPER: "--paper-1",
    **{colour: f"--seat-{number}" for number, colour in enumerate(LINE_COLOURS, 1)},
}
STYLE: dict[Any, Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": HAIRLINE,
    "axes.facecolor": "none",
    "axes.labelcolor": QUIET,
    "axes.linewidth": 1.0,
    "figure.facecolor": "none",
    "font.family": ["Figtree"],
    "font.size": 11.0,
    "grid.color": HAIRLINE,
    "grid.linewidth": 0.8,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "thirdplace",
    "text.color": INK,
    "xtick.color": HAIRLINE,
    "xtick.labelcolor": QUIET,
    "ytick.color": HAIRLINE,
    "ytick.labelcolor": QUIET,
}
FONTS = ("Figtree-Regular.ttf", "Figtree-SemiBold.ttf")
POINTS_PER_INCH = 72.0


@contextmanager
def open_plot(height: float) -> Iterator[Figure]:
    """A figure of our width, to be drawn in and saved while this is open."""
    _register_fonts()
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH / POINTS_PER_INCH, height / POINTS_PER_INCH), dpi=POINTS_PER_INCH)
        FigureCanvasSVG(figure)
        yield figure


def save_plot(figure: Figure) -> str:
    drawn = io.StringIO()
    nothing: dict[str, str | None] = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    figure.savefig(drawn, format="svg", metadata=nothing)
    return drawn.getvalue()


def clear_axes(axes: Axes) -> None:
    """No frame and no ticks but the labels."""
    for side in ("left", "right", "top", "bottom"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0, pad=4)


def measure_texts(texts: Sequence[str]) -> list[float]:
    """The widths of texts in a plot, in semibold."""
    with open_plot(POINTS_PER_INCH) as figure:
        canvas: Any = FigureCanvasAgg(figure)
        renderer = canvas.get_renderer()
        drawn = [figure.text(0, 0, text, fontweight="semibold") for text in texts]
        return [text.get_window_extent(renderer).width for text in drawn]


@cache
def _register_fonts() -> None:
    for name in FONTS:
        with as_file(files("thirdplace.paper") / "fonts" / name) as file:
            font_manager.fontManager.addfont(str(file))
