"""Writes the board and the decks for the browser, into web/, from the TOML files.

`make pictures` runs it, among others; with `--check` it only tells if a file is out of date.
"""

import json
import sys
from pathlib import Path

from thirdplace.games.place_race.board import BOARD, DECKS, HISTORY, LINES

WEB = Path(__file__).parents[1] / "web"
BOARD_HEAD = """// Made by drawing/make_board.py from board.toml and events.toml. Do not edit: run it again.

export type Place = { id: string; name: string; latitude: number; longitude: number; city: boolean };
export type Line = { a: string; b: string; ferry: boolean };

/** Something that happened at a place in a year; what it was: event-<id> in the language files. */
export type Historic = { id: string; place: string; year: number };
"""
DECKS_HEAD = """// Made by drawing/make_board.py from events.toml. Do not edit: run it again.

export type Deck = { id: string; day: readonly string[]; late: readonly string[] };
export type Source = { id: string; source: string };
"""


Row = dict[str, object]


def array_source(name: str, kind: str, rows: list[Row]) -> str:
    lines = "".join(f"  {object_source(row)},\n" for row in rows)
    return f"\nexport const {name}: readonly {kind}[] = [\n{lines}];\n"


def object_source(row: Row) -> str:
    fields = (f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in row.items())
    return f"{{ {', '.join(fields)} }}"


def board_source() -> str:
    shown = ("id", "name", "latitude", "longitude", "city")
    places: list[Row] = [{field: getattr(place, field) for field in shown} for place in BOARD]
    lines: list[Row] = [{"a": line.a, "b": line.b, "ferry": line.kind == "ferry"} for line in LINES]
    cards: list[Row] = [{"id": card.id, "place": card.place, "year": card.year} for card in HISTORY]
    return (
        BOARD_HEAD
        + array_source("PLACES", "Place", places)
        + array_source("LINES", "Line", lines)
        + array_source("HISTORY", "Historic", cards)
    )


def decks_source() -> str:
    """Apart from the board: only the rules page lists them, with the sources of their events."""
    dealt = {card for deck in DECKS for card in (*deck.day, *deck.late)}
    rows: list[Row] = [{"id": deck.id, "day": deck.day, "late": deck.late} for deck in DECKS]
    sources: list[Row] = [{"id": card.id, "source": card.source} for card in HISTORY if card.id in dealt]
    return DECKS_HEAD + array_source("DECKS", "Deck", rows) + array_source("SOURCES", "Source", sources)


def main() -> None:
    for name, made in (
        ("map/board.ts", board_source()),
        ("cards/decks.ts", decks_source()),
    ):
        file = WEB / name
        if "--check" not in sys.argv:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != made:
            sys.exit(f"{file.name} is out of date: run drawing/make_board.py")


if __name__ == "__main__":
    main()
