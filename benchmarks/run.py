"""How fast is it? Everything in one run, as ratios to references, in one table.

Games of the compiled rules are compared with the same games in C (`benchmarks/reference.c` of each game,
compiled here with cc), so that runs on different machines can be compared too.
"""

import argparse
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import bot_speed
import click_latency
import command_latency
import compiled_speed
import open_spiel_speed
import plain_python_speed
import result_table
import table_load
from c_reference import CannotCompile
from result_table import Row
from rich.console import Console

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games

Job = tuple[str, Callable[[], Row | list[Row]]]
USUAL_SEATS = 4
WIDTH = 132


def main() -> None:
    asked = _arguments()
    told = Console(stderr=True, highlight=False, markup=False)
    where = f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    told.print(f"{where}: the calmer, the truer the figures.")
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        work = list(jobs(all_games(), Path(folder), asked.rounds, asked.seconds))
        for number, (what, job) in enumerate(work, 1):
            told.print(f"{number:2}/{len(work)}  {what} ...")
            found = job()
            rows += found if isinstance(found, list) else [found]
    result_table.show(rows, Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False))
    if asked.json:
        asked.json.write_bytes(result_table.to_json(rows))


def jobs(games: list[Game], folder: Path, rounds: int, seconds: float) -> Iterator[Job]:
    for game, seats in compiled_speed.tables(games):
        job = partial(compiled_speed.against_c, game, seats, folder, rounds, seconds)
        yield f"{game.id}, {seats} players, beside C", job
    usual = [(game, USUAL_SEATS) for game in games if USUAL_SEATS in game.seats]
    for game, seats in usual:
        yield f"{game.id}, two threads", partial(compiled_speed.on_both_cores, game, seats, rounds, seconds)
    for game, seats in usual:
        yield f"{game.id}, plain Python", partial(plain_python_speed.plain_moves, game, seats, 2 * seconds)
    for name in open_spiel_speed.GAMES:
        yield f"OpenSpiel, {name}", partial(open_spiel_speed.open_spiel, name, 2 * seconds)
    for game, seats in usual:
        yield f"{game.id}, refereed", partial(command_latency.referee_requests, game, seats, 4 * seconds)
    yield "starting the referee", partial(command_latency.referee_start, *usual[0])
    yield "thirdplace --help", command_latency.help_time
    for count in table_load.COUNTS:
        of_four = partial(table_load.play, count, 4 * seconds, 16 * seconds, 40 * seconds)
        yield f"{count} tables of four", of_four
    yield "moves in a browser", click_latency.show_moves
    for game in games:
        yield f"{game.id}, thinking", partial(bot_speed.by_level, game)
        yield f"{game.id}, first thought", partial(bot_speed.start, game)
    yield "four experts at the next table", bot_speed.four_experts


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often both sides play (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a round takes (default: 0.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        main()
    except compiled_speed.Different as wrong:
        sys.exit(f"Not the same games: {wrong}")
    except (CannotCompile, table_load.CannotMeasure) as wrong:
        sys.exit(str(wrong))
    except KeyboardInterrupt:
        sys.exit(130)
