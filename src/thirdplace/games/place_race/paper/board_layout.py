"""The layout of the printed board of Place Race NZ, and how it is cut into pages.

The positions of names are computed by drawing/make_poster.py, which writes poster.json. Lengths are in units
of the map, except where they are in millimetres.
"""

from importlib.resources import files
from typing import Any, Literal, NamedTuple

import msgspec

__all__ = [
    "LAYOUTS",
    "POSTER",
    "Box",
    "Layout",
    "Tile",
    "cut_into_tiles",
    "list_visible_on",
    "make_template_data",
    "place_crosses",
    "unit_in_mm",
]

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Spot = tuple[float, float]

TILE_MM = (190.0, 250.0)
"""Width and height of a tile on a page of A4 or Letter."""
GLUE_MM = 10.0
"""The strip of its right and lower neighbour that a tile repeats, to be glued beneath them."""
CROSS_CLEARANCE, MAX_CROSS_SHIFT = 4.5, 24
"""The space around a cross, and how far it may be moved along the seam to get it."""
CROSS_SPACING_MM = 36.0
"""The approximate distance of crosses along a seam."""


class Label(msgspec.Struct, frozen=True):
    """A place's name: where it begins, has its middle or ends, and the middle of its height."""

    id: str
    lines: tuple[str, ...]
    size: float
    anchor: Literal["start", "middle", "end"]
    x: float
    y: float


class Layout(msgspec.Struct, frozen=True):
    part: Box
    pages: tuple[int, int]
    """Across and down."""
    note: float
    """Of letters that are not names of places."""
    dot: float
    """The radius of a place; a city's is larger."""
    labels: tuple[Label, ...]

    @property
    def width(self) -> float:
        return self.part[2] - self.part[0]

    @property
    def height(self) -> float:
        return self.part[3] - self.part[1]


class Poster(msgspec.Struct, frozen=True):
    painted: Box
    """The part of the map that land.jpg shows."""
    kept: dict[str, Box]
    """Where title, legend and the names of the seas are."""
    shapes: tuple[str, ...]
    """Of the seats, as paths 32 units square."""
    spots: dict[str, Spot]
    layouts: dict[str, Layout]


class Tile(NamedTuple):
    """A page of the board, with its position on the whole board in millimetres."""

    column: int
    row: int
    left: float
    top: float
    width: float
    height: float

    @property
    def name(self) -> str:
        """A letter for the row and a number for the column, such as B2."""
        return f"{'ABC'[self.row]}{self.column + 1}"


POSTER = msgspec.json.decode(
    (files("thirdplace.games.place_race") / "pictures" / "poster.json").read_bytes(), type=Poster
)
LAYOUTS = POSTER.layouts
CITY_DOT = 1.45


def unit_in_mm(layout: Layout, room: tuple[float, float]) -> float:
    """The length of a unit in millimetres, if a tile may be as large as `room`."""
    across, down = layout.pages
    glue = GLUE_MM if across * down > 1 else 0
    return min((room[0] - glue) * across / layout.width, (room[1] - glue) * down / layout.height)


def cut_into_tiles(layout: Layout) -> list[Tile]:
    across, down = layout.pages
    unit = unit_in_mm(layout, TILE_MM)
    width, height = layout.width * unit / across, layout.height * unit / down
    return [
        Tile(
            column,
            row,
            column * width,
            row * height,
            width + (GLUE_MM if column < across - 1 else 0),
            height + (GLUE_MM if row < down - 1 else 0),
        )
        for row in range(down)
        for column in range(across)
    ]


def place_crosses(layout: Layout) -> list[Spot]:
    """The positions of crosses on the seams, away from places and names."""
    left, top, right, bottom = layout.part
    across, down = layout.pages
    apart = CROSS_SPACING_MM / unit_in_mm(layout, TILE_MM)
    found = []
    for seam in range(1, across):
        x = left + layout.width * seam / across
        found += [_find_nearest_free_spot(layout, (x, y), (0, 1)) for y in _space_evenly(top, bottom, apart)]
    for seam in range(1, down):
        y = top + layout.height * seam / down
        found += [_find_nearest_free_spot(layout, (x, y), (1, 0)) for x in _space_evenly(left, right, apart)]
    return [spot for spot in found if spot is not None]


def _space_evenly(start: float, end: float, apart: float) -> list[float]:
    count = round((end - start) / apart)
    return [start + (end - start) * (step + 0.5) / count for step in range(count)]


def _find_nearest_free_spot(layout: Layout, spot: Spot, along: Spot) -> Spot | None:
    """The nearest free spot along a seam, within MAX_CROSS_SHIFT."""
    slides = sorted(range(-MAX_CROSS_SHIFT, MAX_CROSS_SHIFT + 1, 2), key=abs)
    tried = ((spot[0] + slide * along[0], spot[1] + slide * along[1]) for slide in slides)
    return next((spot for spot in tried if _is_free(layout, spot)), None)


def _is_free(layout: Layout, spot: Spot) -> bool:
    x, y = spot
    around = (x - CROSS_CLEARANCE, y - CROSS_CLEARANCE, x + CROSS_CLEARANCE, y + CROSS_CLEARANCE)
    dots = [
        (px - layout.dot, py - layout.dot, px + layout.dot, py + layout.dot)
        for px, py in POSTER.spots.values()
    ]
    return not any(_do_overlap(around, box) for box in [*dots, *map(_label_box, layout.labels)])


def _label_box(label: Label) -> Box:
    """The area of a name, a little enlarged."""
    width = max(map(len, label.lines)) * label.size * 0.62
    left = label.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor] * width
    half = len(label.lines) * label.size * 0.6
    return left, label.y - half, left + width, label.y + half


def _do_overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def list_visible_on(tile: Tile, layout: Layout) -> dict[str, list[str]]:
    """What a page shows, wholly or in part: the ids of names, and other parts of the board."""
    unit = unit_in_mm(layout, TILE_MM)
    left, top = layout.part[0] + tile.left / unit, layout.part[1] + tile.top / unit
    page = (left, top, left + tile.width / unit, top + tile.height / unit)
    return {
        "names": [label.id for label in layout.labels if _do_overlap(page, _label_box(label))],
        "kept": [name for name, box in POSTER.kept.items() if _do_overlap(page, box)],
    }


def make_template_data(layout: Layout) -> dict[str, Any]:
    """The data that a template needs to draw the board."""
    return {
        "part": layout.part,
        "kept": POSTER.kept,
        "note": layout.note,
        "dot": layout.dot,
        "city": layout.dot * CITY_DOT,
        "labels": [msgspec.to_builtins(label) for label in layout.labels],
    }
