"""Place Race NZ in text: the map, and the year in large digits."""

from math import cos, radians

from rich.text import Text as RichText

from thirdplace.core.parts.terminal import SEAT_STYLES
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, HISTORY, LINES, PLACE_NUMBER, Place
from thirdplace.games.place_race.view import View

__all__ = ["draw_big_number", "draw_map"]

ROWS = 29
MARGIN = 12
"""Columns on the left, for names."""

DIGITS = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
}
Cells = dict[tuple[int, int], tuple[str, str]]
"""The character and its style, by row and column."""

HALVES = {"█": ("█", "█"), "▀": ("█", " "), " ": (" ", " ")}


def draw_big_number(number: int, scale: int) -> str:
    """A number in digits three lines high, or, at scale 2, five lines and wider."""
    rows = [" ".join(DIGITS[digit][row] for digit in str(number)) for row in range(3)]
    if scale == 1:
        return "\n".join(rows)
    tall = ["".join(HALVES[c][half] * 2 for c in row) for row in rows for half in (0, 1)]
    return "\n".join(tall[:5])


def _cell_of(place: Place) -> tuple[int, int]:
    """Row and column. A character is about twice as high as wide."""
    north = max(spot.latitude for spot in BOARD)
    south = min(spot.latitude for spot in BOARD)
    west = min(spot.longitude for spot in BOARD)
    per_row = (north - south) / (ROWS - 1)
    row = round((north - place.latitude) / per_row)
    column = round((place.longitude - west) * cos(radians(41)) / per_row * 2)
    return row, column + MARGIN


CELL_OF_PLACE = [_cell_of(place) for place in BOARD]


def draw_map(view: View) -> RichText:
    """The map: lines, places (cities as red circles), names of places with open cards in bold, and pawns."""
    cells: Cells = {spot: ("·", "dim") for line in LINES for spot in _line_cells(line.a, line.b)}
    taken = set(CELL_OF_PLACE)
    wanted = _list_wanted_places(view)
    for number, place in enumerate(BOARD):
        cells[CELL_OF_PLACE[number]] = ("●", "red") if place.city else ("○", "")
    for number, place in sorted(enumerate(BOARD), key=lambda entry: entry[1].id not in wanted):
        _write_place_name(cells, taken, number, place, "bold" if place.id in wanted else "dim")
    for seat, shown in enumerate(view.seats):
        if shown.place is not None:
            row, column = CELL_OF_PLACE[PLACE_NUMBER[shown.place]]
            before = sum(other.place == shown.place for other in view.seats[:seat])
            cells[row, column - before] = (str(seat + 1), f"{SEAT_STYLES[seat]} reverse")
    return _join_cells(cells)


def _join_cells(cells: Cells) -> RichText:
    first = min(column for _, column in cells)
    drawn = RichText(no_wrap=True)
    for row in range(ROWS):
        for column in range(first, max((c for r, c in cells if r == row), default=first) + 1):
            drawn.append(*cells.get((row, column), (" ", "")))
        drawn.append("\n")
    return drawn


def _list_wanted_places(view: View) -> set[str]:
    return {
        HISTORY[CARD_NUMBER[card.card]].place
        for shown in view.seats
        for card in shown.cards
        if card.card is not None and card.open and not card.done
    }


def _line_cells(a: str, b: str) -> list[tuple[int, int]]:
    """The cells of a straight line."""
    (row, column), (last_row, last_column) = CELL_OF_PLACE[PLACE_NUMBER[a]], CELL_OF_PLACE[PLACE_NUMBER[b]]
    count = max(abs(last_row - row), abs(last_column - column))
    return [
        (round(row + (last_row - row) * i / count), round(column + (last_column - column) * i / count))
        for i in range(1, count)
    ]


def _write_place_name(
    cells: Cells, taken: set[tuple[int, int]], number: int, place: Place, style: str
) -> None:
    """The name beside its place, or else below or above, if no other name or place is there."""
    row, column = CELL_OF_PLACE[number]
    length = len(place.name)
    for line, first in (
        (row, column + 2),
        (row, column - 1 - length),
        (row + 1, column - length // 2),
        (row - 1, column - length // 2),
    ):
        spots = [(line, first + i) for i in range(length)]
        around = {(line, first - 1), *spots, (line, first + length)} - {CELL_OF_PLACE[number]}
        if not around & taken and first >= 0 and 0 <= line < ROWS:
            taken.update(spots)
            cells.update({spot: (letter, style) for spot, letter in zip(spots, place.name, strict=True)})
            return
