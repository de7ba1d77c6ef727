"""Finds the font size of a rulebook: the nearest to the usual size that leaves no page nearly empty."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import typst

__all__ = ["find_fitting_size"]

RELATIVE_SIZES = (1.0, 0.985, 1.015, 0.97, 1.03, 0.955, 1.045, 0.94)
"""Shares of the usual size, in the order in which they are tried."""
MIN_FILLED_SHARE = 0.25
"""The share of a page that should be filled where a part of the book ends."""


def find_fitting_size(source_in_size: Callable[[float], Mapping[str, bytes]], fonts: typst.Fonts) -> float:
    """`source_in_size` makes the files for a size. If no size fills all pages, the best one is returned."""
    tried: dict[float, float] = {}
    for size in RELATIVE_SIZES:
        tried[size] = _measure_emptiest_end(source_in_size(size), fonts)
        if tried[size] >= MIN_FILLED_SHARE:
            return size
    return max(tried, key=lambda size: tried[size])


def _measure_emptiest_end(source: Mapping[str, bytes], fonts: typst.Fonts) -> float:
    """The smallest share of a page that is filled where a part of the book ends."""
    query: Any = typst.query  # its types do not know yet that it takes many files
    found = query(dict(source), "<end-of-part>", field="value", font_paths=fonts)
    return min(map(float, json.loads(found)))
