"""Writes Place Race's board for the browser, games/place_race/web/board.ts, from board.toml and events.toml.

`python client/make_board.py` writes the file; with `--check` it only tells if the file is out of date.
"""

import json
import sys
from pathlib import Path

import thirdplace
from thirdplace.games.place_race.board import BOARD, HISTORY, LINES

FILE = Path(thirdplace.__file__).parent / "games" / "place_race" / "web" / "board.ts"
HEAD = """// Made by client/make_board.py from board.toml and events.toml. Do not edit: run it again.

export type Place = { id: string; name: string; latitude: number; longitude: number; city: boolean };
export type Line = { a: string; b: string; ferry: boolean };

/** Something that happened at a place in a year; what it was: event-<id> in the language files. */
export type Historic = { id: string; place: string; year: number };
"""


Row = dict[str, object]


def listed(name: str, kind: str, rows: list[Row]) -> str:
    lines = "".join(f"  {literal(row)},\n" for row in rows)
    return f"\nexport const {name}: readonly {kind}[] = [\n{lines}];\n"


def literal(row: Row) -> str:
    fields = (f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in row.items())
    return f"{{ {', '.join(fields)} }}"


def document() -> str:
    shown = ("id", "name", "latitude", "longitude", "city")
    places: list[Row] = [{field: getattr(place, field) for field in shown} for place in BOARD]
    lines: list[Row] = [{"a": line.a, "b": line.b, "ferry": line.kind == "ferry"} for line in LINES]
    cards: list[Row] = [{"id": card.id, "place": card.place, "year": card.year} for card in HISTORY]
    return (
        HEAD
        + listed("PLACES", "Place", places)
        + listed("LINES", "Line", lines)
        + listed("HISTORY", "Historic", cards)
    )


def main() -> None:
    made = document()
    if "--check" not in sys.argv:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(made, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != made:
        sys.exit(f"{FILE.name} is out of date: python client/make_board.py")


if __name__ == "__main__":
    main()
