"""`make torture`: random games in Python and in Node side by side; the figures go into docs/translation.md.

What is compiled plays the same games as well (benchmarks/translated_speed.py compares checksums).
"""

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from support.carriers.equality import digest, play_match, play_players, play_rules
from support.carriers.javascript import NodeDriver, node_driver, update_translation
from support.carriers.table_equality import play_table
from support.marked_section import replace_section

from thirdplace.core.game import Game, Level
from thirdplace.core.registry import all_games

ACTIONS = 1_000_000
SHARES = {"rules": 1, "match": 20, "table": 50, "players": 500}
"""Of so many actions one: views, tables and players are compared less often, because they take longer."""
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
DOC = Path(__file__).parent.parent / "docs" / "translation.md"
BEGIN, END = "<!-- written by make torture -->", "<!-- end -->"

Player = Callable[[Game, Random], tuple[dict[str, Any], list[str]]]
PLAYERS: dict[str, Player] = {
    "rules": lambda game, rng: play_rules(game, rng, 400),
    "match": lambda game, rng: play_match(game, rng, 400),
    "table": lambda game, rng: play_table(game, rng, 150),
    "players": lambda game, rng: play_players(game, rng, LEVELS, 60),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=ACTIONS, help="of each game")
    parser.add_argument("--first", type=int, default=10**6, help="the number of the first game")
    parser.add_argument("--write", action="store_true", help=f"put the result into {DOC.name}")
    asked = parser.parse_args()
    began = monotonic()
    rows = ["| game | actions | views and events | tables | decisions of players |", "|---|---|---|---|---|"]
    with node_driver(update_translation()) as driver:
        for game in all_games():
            counts = [_compare(driver, game, what, asked) for what in SHARES]
            rows.append(f"| {game.id} | {' | '.join(f'{count:,}' for count in counts)} |")
            print(rows[-1], flush=True)
    told = f"{datetime.now(UTC):%Y-%m-%d}, {(monotonic() - began) / 60:.0f} minutes, no difference:"
    table = "\n".join([told, "", *rows])
    print(table)
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, table), encoding="utf-8")
    return 0


def _compare(driver: NodeDriver, game: Game, what: str, asked: argparse.Namespace) -> int:
    """How many were compared; the first difference ends the run."""
    wanted = asked.actions // SHARES[what]
    compared, number = 0, asked.first
    while compared < wanted:
        script, told = PLAYERS[what](game, Random(number))
        found = driver.ask(command=what, **script)
        short = [digest(text) for text in told]
        if found not in (told, short, [*short[:-1], *told[-1:]]):
            sys.exit(f"{game.id}, {what}, game {number}: Node says something else. {script}")
        compared += len(told)
        number += 1
    return compared


if __name__ == "__main__":
    sys.exit(main())
