"""The printed board of Place Race NZ: what is where on it, and how it is cut into pages.

Where the names stand was found beforehand, by the program that also places them on the screen: poster.json is
written by client/make_poster.py. Measures are units of the map unless they are said to be millimetres.
"""

from importlib.resources import files
from typing import Any, Literal, NamedTuple

import msgspec

__all__ = ["LAYOUTS", "POSTER", "Box", "Layout", "Tile", "crosses", "seen_on", "tiles", "told", "unit_of"]

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Spot = tuple[float, float]

TILE = (190.0, 250.0)
"""Millimetres of a page, A4 or Letter, that a tile may fill."""
GLUE = 10.0
"""Millimetres of its right and lower neighbour that a tile shows as well, to be glued beneath them."""
CROSS_ROOM, SLIDE = 4.5, 24
"""How much a cross keeps free around it, and how far it may slide for that."""
CROSSES_APART = 36.0
"""Millimetres between the crosses along a seam, about."""


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
    """A page of the board: which, and what it shows, in millimetres of the whole."""

    column: int
    row: int
    left: float
    top: float
    width: float
    height: float

    @property
    def name(self) -> str:
        """Rows have letters and columns numbers, so that B2 is said as it is found."""
        return f"{'ABC'[self.row]}{self.column + 1}"


POSTER = msgspec.json.decode((files("thirdplace.games.place_race") / "poster.json").read_bytes(), type=Poster)
LAYOUTS = POSTER.layouts
CITY_DOT = 1.45


def unit_of(layout: Layout, room: tuple[float, float]) -> float:
    """Millimetres of a unit, if a page has this room for its tile."""
    across, down = layout.pages
    glue = GLUE if across * down > 1 else 0
    return min((room[0] - glue) * across / layout.width, (room[1] - glue) * down / layout.height)


def tiles(layout: Layout) -> list[Tile]:
    across, down = layout.pages
    unit = unit_of(layout, TILE)
    width, height = layout.width * unit / across, layout.height * unit / down
    return [
        Tile(
            column,
            row,
            column * width,
            row * height,
            width + (GLUE if column < across - 1 else 0),
            height + (GLUE if row < down - 1 else 0),
        )
        for row in range(down)
        for column in range(across)
    ]


def crosses(layout: Layout) -> list[Spot]:
    """Marks on the seams, in units: half of each is on either page. They keep off places and names."""
    left, top, right, bottom = layout.part
    across, down = layout.pages
    apart = CROSSES_APART / unit_of(layout, TILE)
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
    """The next free spot along a seam, if there is one not far off."""
    slides = sorted(range(-SLIDE, SLIDE + 1, 2), key=abs)
    tried = ((spot[0] + slide * along[0], spot[1] + slide * along[1]) for slide in slides)
    return next((spot for spot in tried if _is_free(layout, spot)), None)


def _is_free(layout: Layout, spot: Spot) -> bool:
    x, y = spot
    around = (x - CROSS_ROOM, y - CROSS_ROOM, x + CROSS_ROOM, y + CROSS_ROOM)
    dots = [
        (px - layout.dot, py - layout.dot, px + layout.dot, py + layout.dot)
        for px, py in POSTER.spots.values()
    ]
    return not any(_do_overlap(around, box) for box in [*dots, *map(_label_box, layout.labels)])


def _label_box(label: Label) -> Box:
    """About what a name covers, and a little more."""
    width = max(map(len, label.lines)) * label.size * 0.62
    left = label.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor] * width
    half = len(label.lines) * label.size * 0.6
    return left, label.y - half, left + width, label.y + half


def _do_overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def seen_on(tile: Tile, layout: Layout) -> dict[str, list[str]]:
    """What can be read on a page, wholly or in part: the ids of names, and what else is kept on the board."""
    unit = unit_of(layout, TILE)
    left, top = layout.part[0] + tile.left / unit, layout.part[1] + tile.top / unit
    page = (left, top, left + tile.width / unit, top + tile.height / unit)
    return {
        "names": [label.id for label in layout.labels if _do_overlap(page, _label_box(label))],
        "kept": [name for name, box in POSTER.kept.items() if _do_overlap(page, box)],
    }


def told(layout: Layout) -> dict[str, Any]:
    """What a template needs to draw the board."""
    return {
        "part": layout.part,
        "kept": POSTER.kept,
        "note": layout.note,
        "dot": layout.dot,
        "city": layout.dot * CITY_DOT,
        "labels": [msgspec.to_builtins(label) for label in layout.labels],
    }
