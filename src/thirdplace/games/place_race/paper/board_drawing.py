"""The printed board of Place Race NZ: land, coast, lines and places as SVG, and the pawns."""

import json
from base64 import b64encode
from functools import cache
from importlib.resources import files

from thirdplace.games.place_race.board import BOARD, LINES
from thirdplace.games.place_race.paper.board_layout import CITY_DOT, LAYOUTS, POSTER, Box, Layout, Spot

__all__ = ["draw_board", "draw_land", "draw_pawn"]

INK, CITY, HALO, PAPER = "#1d2740", "#b3311f", "#f3ead2", "#fffcf4"
SEAT_COLOURS = ("#0e6660", "#9c2f63", "#75491d", "#31417f")
PAWN_BODY = "M-11.5 2C-9-8-4.5-15-4-22L4-22C4.5-15 9-8 11.5 2Q0 7-11.5 2Z"
"""The body of a pawn, as on the screen; its head has the shape of the seat."""


@cache
def _coast_path() -> str:
    path: str = json.loads(
        (files("thirdplace.games.place_race") / "pictures" / "coast.json").read_text(encoding="utf-8")
    )["path"]
    return path


@cache
def _land_image() -> str:
    """The painted sea and land, embedded in SVG, because the typesetter takes only text files."""
    left, top, right, bottom = POSTER.painted
    painted = b64encode(
        (files("thirdplace.games.place_race") / "pictures" / "land.jpg").read_bytes()
    ).decode()
    where = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    return f'<image {where} href="data:image/jpeg;base64,{painted}"/>'


def draw_board(layout: Layout, *, saving: bool) -> bytes:
    """The whole board as SVG, without names."""
    spots = POSTER.spots
    ways = {
        kind: "".join(
            "M{} {}L{} {}".format(*spots[line.a], *spots[line.b]) for line in LINES if line.kind == kind
        )
        for kind in ("road", "ferry")
    }
    halo = "#fff" if saving else HALO
    inside = "" if saving else _land_image()
    inside += f'<path d="{_coast_path()}" stroke="{INK}" stroke-width="{0.8 if saving else 1.1}"/>'
    inside += f'<path d="{ways["road"]}{ways["ferry"]}" stroke="{halo}" stroke-width="4.4" opacity=".75"/>'
    inside += f'<g stroke="{INK}" stroke-linecap="round"><path d="{ways["road"]}" stroke-width="1.7"/>'
    inside += f'<path d="{ways["ferry"]}" stroke-width="2.2" stroke-dasharray="2 5"/></g>'
    for place in BOARD:
        inside += _draw_place(spots[place.id], layout.dot, place.city, saving)
    return _wrap_in_svg(layout.part, inside)


def _draw_place(spot: Spot, dot: float, city: bool, saving: bool) -> str:
    """A place. A city is red by the rules, and has a ring, for readers who cannot see red."""
    at = f'<circle cx="{spot[0]}" cy="{spot[1]}"'
    if not city:
        return f'{at} r="{dot}" fill="{"#fff" if saving else PAPER}" stroke="{INK}" stroke-width="1.6"/>'
    radius = dot * CITY_DOT
    ring = f'{at} r="{radius}" fill="{"#fff" if saving else PAPER}" stroke="{CITY}" stroke-width="2.8"/>'
    core = f'fill="none" stroke="{CITY}" stroke-width="1"' if saving else f'fill="{CITY}"'
    return f'{ring}{at} r="{radius * 0.34:.2f}" {core}/>'


def draw_land(*, saving: bool) -> bytes:
    """The land alone, for a card."""
    inside = "" if saving else _land_image()
    inside += f'<path d="{_coast_path()}" stroke="{INK}" stroke-width="2.2"/>'
    return _wrap_in_svg(LAYOUTS["page"].part, inside)


def _wrap_in_svg(part: Box, inside: str) -> bytes:
    left, top, right, bottom = part
    view = f'viewBox="{left} {top} {right - left} {bottom - top}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {view} fill="none" stroke-linejoin="round">{inside}</svg>'
    ).encode()


def draw_pawn(seat: int, *, saving: bool) -> bytes:
    """A pawn with room for a number on its head and for an initial on its body."""
    ink = f'stroke="{INK}" stroke-width="1.3"'
    fill = "#fff" if saving else SEAT_COLOURS[seat]
    inside = f'<path d="{PAWN_BODY}" fill="{fill}" {ink}/>'
    inside += (
        f'<path d="{POSTER.shapes[seat]}" fill="{fill}" {ink} transform="translate(-9.6 -38.5) scale(.6)"/>'
    )
    inside += f'<circle cy="-4.6" r="5.2" fill="#fff" stroke="{INK}" stroke-width=".6"/>'
    return _wrap_in_svg((-12.5, -39.5, 12.5, 5.5), inside)
