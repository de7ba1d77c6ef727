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
import environment_speed
import lab_speed
import open_spiel_speed
import plain_python_speed
import result_table
import server_comparison
import table_load
import translated_speed
from c_reference import CannotCompile
from result_table import Row
from rich.console import Console

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games

Job = tuple[str, Callable[[], Row | list[Row]]]
USUAL_SEATS = 4
WIDTH = 132


def main() -> None:
    arguments = _parse_arguments()
    console = Console(stderr=True, highlight=False, markup=False)
    where = f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    console.print(f"{where}: the calmer, the truer the figures.")
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        work = list(list_jobs(all_games(), Path(folder), arguments.rounds, arguments.seconds))
        for number, (what, job) in enumerate(work, 1):
            console.print(f"{number:2}/{len(work)}  {what} ...")
            found = job()
            rows += found if isinstance(found, list) else [found]
    result_table.print_table(rows, Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False))
    if arguments.json:
        arguments.json.write_bytes(result_table.to_json(rows))


def list_jobs(games: list[Game], folder: Path, rounds: int, seconds: float) -> Iterator[Job]:
    for game, seats in compiled_speed.list_c_comparisons(games):
        job = partial(compiled_speed.compare_with_c, game, seats, folder, rounds, seconds)
        yield f"{game.id}, {seats} players, beside C", job
    usual = [(game, USUAL_SEATS) for game in games if USUAL_SEATS in game.seats]
    for game, seats in usual:
        yield (
            f"{game.id}, two threads",
            partial(compiled_speed.compare_two_threads, game, seats, rounds, seconds),
        )
    for game, seats in usual:
        yield (
            f"{game.id}, plain Python",
            partial(plain_python_speed.measure_plain_moves, game, seats, 2 * seconds),
        )
    for game, seats in usual:
        yield f"{game.id}, in Node", partial(translated_speed.measure_in_node, game, seats, 2 * seconds)
        yield (
            f"{game.id}, in Chromium",
            partial(translated_speed.measure_in_chromium, game, seats, 2 * seconds),
        )
    yield "sizes in JavaScript", partial(translated_speed.measure_sizes, games)
    for name in open_spiel_speed.GAMES:
        yield f"OpenSpiel, {name}", partial(open_spiel_speed.measure_open_spiel, name, 2 * seconds)
    yield (
        "environments, beside Pgx",
        partial(environment_speed.compare_environments, usual, rounds, seconds),
    )
    for game in lab_speed.list_lab_games(games):
        yield f"{game.id}, in the lab", partial(lab_speed.measure_lab, game, 4 * seconds)
        yield f"{game.id}, in the lab, precisely", partial(lab_speed.measure_precision, game)
    for game, seats in usual:
        yield (
            f"{game.id}, refereed",
            partial(command_latency.measure_referee_requests, game, seats, 4 * seconds),
        )
    yield "starting the referee", partial(command_latency.measure_referee_start, *usual[0])
    yield "thirdplace --help", command_latency.measure_help
    for count in table_load.COUNTS:
        of_four = partial(table_load.measure_tables, count, 4 * seconds, 16 * seconds, 40 * seconds)
        yield f"{count} tables of four", of_four
        beside = partial(server_comparison.measure_rows, count, 4 * seconds, 16 * seconds)
        yield f"{count} tables of four, beside other servers", beside
    yield "moves in a browser", click_latency.measure_click_latency
    for game in games:
        yield f"{game.id}, thinking", partial(bot_speed.measure_levels, game)
        yield f"{game.id}, first thought", partial(bot_speed.measure_first_move, game)
    yield "four experts at the next table", bot_speed.measure_beside_experts


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often both sides play (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a round takes (default: 0.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        main()
    except compiled_speed.ResultsDiffer as wrong:
        sys.exit(f"Not the same games: {wrong}")
    except (CannotCompile, table_load.CannotMeasure) as wrong:
        sys.exit(str(wrong))
    except KeyboardInterrupt:
        sys.exit(130)
