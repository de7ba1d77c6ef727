"""Writes what stands in observations, and what ids mean, into docs/environments.md: from the declarations.

    python tools/environment_fields.py

A test fails while the page says something else.
"""

from pathlib import Path

from thirdplace.core.environments.environment import fields_of, id_ranges_of, load_environment, width_of
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.text import text_for

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
BEGIN = "<!-- written by tools/environment_fields.py -->"
END = "<!-- end of fields -->"


def describe_all() -> str:
    return "\n".join(describe_game(game) for game in all_games())


def describe_game(game: Game) -> str:
    """The tables of one game, for the fewest seats."""
    seats = game.seats.start
    s = game.opening.prepare(seats, game.opening.Options())
    fields, ranges = fields_of(game, s), id_ranges_of(game, s)
    ids = load_environment(game).count_ids(s)
    lines = [
        f"### {text_for('en', game)('title')}, for {seats}",
        "",
        f"An observation has {width_of(fields)} numbers:",
        "",
        "| field | shape | from | to | |",
        "|---|---|---|---|---|",
    ]
    for field in fields:
        shape = " × ".join(map(str, field.shape)) or "1"
        lines.append(f"| `{field.name}` | {shape} | {field.low} | {field.high} | {field.about} |")
    lines += ["", f"There are {ids} ids:", "", "| ids | | |", "|---|---|---|"]
    first = 0
    for one in ranges:
        last = first + one.count - 1
        lines.append(f"| {first}{f'-{last}' if one.count > 1 else ''} | {one.name} | {one.about} |")
        first = last + 1
    return "\n".join([*lines, ""])


def fill_page(page: str) -> str:
    """The page with the tables as they are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{describe_all()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(fill_page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
