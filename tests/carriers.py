"""`make torture`: random games in Python, compiled and in Node; the figures go into docs/translation.md."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from support.carriers.compiled_equality import compare_compiled
from support.carriers.equality import digest, play_match, play_players, play_rules
from support.carriers.javascript import CHECKED, NodeDriver, node_driver, update_translation
from support.carriers.table_equality import play_table
from support.marked_section import replace_section

from thirdplace.core.game import Game, Level
from thirdplace.core.registry import all_games, find_game

ACTIONS = 1_000_000
SHARES = {"rules": 1, "match": 20, "table": 50, "players": 500}
"""Of so many actions one: views, tables and players are compared less often, because they take longer."""
PORTIONS = 20
"""Each kind of comparison of each game is spread over the processes in so many portions."""
GAMES_PER_PORTION = 10**6
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
DOC = Path(__file__).parent.parent / "docs" / "translation.md"
BEGIN, END = "<!-- written by make torture -->", "<!-- end -->"
_until_the_end = ExitStack()

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
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"put the result into {DOC.name}")
    asked = parser.parse_args()
    began = monotonic()
    update_translation()
    counts = _compare_all(asked)
    rows = [
        "| game | actions in all three | views and events | tables | decisions of players |",
        "|---|---|---|---|---|",
    ]
    for game in all_games():
        rows.append(f"| {game.id} | {' | '.join(f'{counts[game.id, what]:,}' for what in SHARES)} |")
    told = f"{datetime.now(UTC):%Y-%m-%d}, {(monotonic() - began) / 60:.0f} minutes, no difference:"
    table = "\n".join([told, "", *rows])
    print(table)
    if asked.write:
        page = DOC.read_text(encoding="utf-8")
        DOC.write_text(replace_section(page, BEGIN, END, table), encoding="utf-8")
    return 0


def _compare_all(asked: argparse.Namespace) -> Counter[tuple[str, str]]:
    """How many were compared, of each game and kind; the first difference ends the run."""
    counts: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        running = {}
        for what, share in SHARES.items():
            wanted = -(-asked.actions // share // PORTIONS)
            for game in all_games():
                for portion in range(PORTIONS):
                    first = asked.first + portion * GAMES_PER_PORTION
                    running[pool.submit(compare_portion, game.id, what, first, wanted)] = (game.id, what)
        try:
            for number, done in enumerate(as_completed(running), 1):
                counts[running[done]] += done.result()
                game_id, what = running[done]
                told = f"{number} of {len(running)} portions; {game_id}, {what}: {counts[game_id, what]:,}"
                print(told, file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return counts


def compare_portion(game_id: str, what: str, first: int, wanted: int) -> int:
    """How many actions, updates or decisions were compared: at least as many as wanted.

    Raises:
        AssertionError: One of the carriers says something else.
    """
    game = find_game(game_id)
    compared, number = 0, first
    while compared < wanted:
        script, told = PLAYERS[what](game, Random(number))
        found = _driver().ask(command=what, **script)
        short = [digest(text) for text in told]
        if found not in (told, short, [*short[:-1], *told[-1:]]):
            raise AssertionError(f"{game.id}, {what}, game {number}: Node says something else. {script}")
        if what == "rules":
            compare_compiled(game, script, told)
        compared += len(told)
        number += 1
    return compared


@cache
def _driver() -> NodeDriver:
    """This process's own Node, which ends with it."""
    return _until_the_end.enter_context(node_driver(CHECKED))


if __name__ == "__main__":
    sys.exit(main())
