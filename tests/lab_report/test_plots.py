"""Plots show what the data say: marks stand where their numbers are."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from matplotlib.ticker import FuncFormatter
from support.lab.sample_report import measured

from thirdplace.lab_report.forest_plot import ForestRow, draw_forest
from thirdplace.lab_report.other_plots import Line, draw_heat_map, draw_histogram, draw_lines
from thirdplace.lab_report.plot_svg import clean_svg, embed_svg

PLAIN = FuncFormatter(lambda value, _: f"{value:g}")
USE, PATH, GROUP = (f"{{http://www.w3.org/2000/svg}}{name}" for name in ("use", "path", "g"))


def forest(*values: float, expected: float | None = 0.25) -> ElementTree.Element:
    rows = [
        ForestRow(str(number), f"Row {number}", measured(value), str(value), number == 1)
        for number, value in enumerate(values)
    ]
    return ElementTree.fromstring(clean_svg(draw_forest(rows, expected, "equal", PLAIN), "plot"))


def find_mark(svg: ElementTree.Element, name: str) -> ElementTree.Element:
    found = svg.find(f".//*[@id='plot-mark-{name}']")
    assert found is not None
    return found


def place_of(svg: ElementTree.Element, row: int) -> tuple[float, float]:
    used = find_mark(svg, str(row)).find(f".//{USE}")
    assert used is not None
    return float(used.attrib["x"]), float(used.attrib["y"])


def test_forest_marks_stand_at_their_values_below_each_other() -> None:
    svg = forest(0.2, 0.25, 0.3)
    (x0, y0), (x1, y1), (x2, y2) = (place_of(svg, row) for row in range(3))
    assert x1 - x0 == pytest.approx(x2 - x1, abs=0.02)
    assert x0 < x1 < x2
    assert y1 - y0 == pytest.approx(y2 - y1, abs=0.02)
    assert y0 < y1 < y2


def test_the_expected_value_is_a_line_through_the_mark_that_has_it() -> None:
    svg = forest(0.2, 0.25, 0.3)
    path = find_mark(svg, "expected").find(f".//{PATH}")
    assert path is not None
    across = float(re.findall(r"M ([\d.]+)", path.attrib["d"])[0])
    assert across == pytest.approx(place_of(svg, 1)[0], abs=0.02)


def test_lines_rise_with_their_values() -> None:
    lines = [Line("up", [measured(0.1), measured(0.2), None, measured(0.4)])]
    svg = ElementTree.fromstring(clean_svg(draw_lines([1, 2, 3, 4], lines, PLAIN, "Round", None), "plot"))
    group = find_mark(svg, "line-1")
    heights = [float(one.attrib["y"]) for one in group.iter(USE)]
    assert len(heights) == 3, "nothing is drawn where nothing was measured"
    assert heights == sorted(heights, reverse=True)
    assert heights[0] - heights[1] == pytest.approx((heights[1] - heights[2]) / 2, abs=0.05)


def test_a_heat_map_has_a_cell_for_each_number() -> None:
    cells: list[list[float | None]] = [[0.0, 0.5, None], [1.0, 1.0, 0.5]]
    drawn = clean_svg(draw_heat_map(["1", "2", "3"], ["a", "b"], cells, PLAIN, "Round"), "plot")
    svg = ElementTree.fromstring(drawn)
    counts = {}
    for shade in (1, 5, 8):
        path = find_mark(svg, f"shade-{shade}").find(f".//{PATH}")
        assert path is not None
        counts[shade] = path.attrib["d"].count("M")
    assert counts == {1: 1, 5: 2, 8: 2}


def test_bars_are_as_high_as_their_shares_and_the_median_is_named() -> None:
    drawn = clean_svg(draw_histogram(0, 1, [0.2, 0.6], [(1, "median 1")], PLAIN), "plot")
    assert "median 1" in drawn
    low, high = (measure_height(find_mark(ElementTree.fromstring(drawn), f"bar-{bar}")) for bar in range(2))
    assert high == pytest.approx(3 * low, rel=0.01)


def measure_height(bar: ElementTree.Element) -> float:
    path = bar.find(f".//{PATH}")
    assert path is not None
    heights = [float(y) for y in re.findall(r"[ML] [\d.]+ ([\d.]+)", path.attrib["d"])]
    return max(heights) - min(heights)


def test_a_plot_in_a_page_follows_the_theme_and_is_named() -> None:
    drawn = clean_svg(draw_histogram(0, 1, [0.2, 0.6, 0.2], [], PLAIN), "plot")
    page = embed_svg(drawn, "what it shows")
    assert 'role="img" aria-label="what it shows"' in page
    assert re.search(r"#[0-9a-f]{6}\b", page) is None, "a colour that no theme changes"
    assert "http" not in page
