"""Commands for programs and their authors: solve, ladder, referee."""

import argparse
import os

from thirdplace.cli.argument_values import parse_number, raise_user_error, require_argument, require_text

__all__ = ["add_ladder_arguments", "add_solve_arguments", "run_ladder", "run_referee", "run_solve"]


def add_solve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("--steps", metavar="N")
    add("--out", metavar="FILE")


def add_ladder_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("--bots", metavar="LIST", action="append")
    add("--games", metavar="N", default="100")
    add("--seats", metavar="N")
    add("--option", metavar="KEY=VALUE", action="append", default=[])
    add("--seed", metavar="TEXT", default="ladder")
    add("--limit", metavar="SECONDS", default="10")
    add("--workers", metavar="N")
    add("--json", metavar="FILE")
    add("--markdown", action="store_true")


def run_solve(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.core.registry import find_game
    from thirdplace.terminal.solve_command import has_solution, list_solvable_games, show_solution
    from thirdplace.text import text_for

    game = find_game(require_argument(given.game, "GAME"))
    if not has_solution(game):
        raise_user_error("cli-solve-nothing", game=game.id, games=", ".join(list_solvable_games()))
    steps = None if given.steps is None else parse_number(given.steps, "--steps", 1, 1_000_000)
    out = None if given.out is None else Path(require_text(given.out, "--out"))
    if out is not None and out.suffix != ".npz":
        raise_user_error("cli-solve-file", file=str(out))
    if out is not None:
        out.open("ab").close()  # better to fail now than when all is done
    show_solution(game, text_for(given.lang, game), steps, out)
    return 0


def run_ladder(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.terminal.ladder_command import make_plan, play_ladder

    plan = make_plan(
        given.lang,
        require_argument(given.game, "GAME"),
        given.bots or raise_user_error("cli-missing", argument="--bots"),
        games=parse_number(given.games, "--games", 1, 1_000_000),
        seats=None if given.seats is None else parse_number(given.seats, "--seats", 1, 1000),
        options=given.option,
        seed=given.seed,
        limit=parse_number(given.limit, "--limit", 1, 3600),
    )
    cores = os.cpu_count() or 1
    workers = cores if given.workers is None else parse_number(given.workers, "--workers", 1, 1000)
    out = None if given.json is None else Path(require_text(given.json, "--json"))
    if out is not None:
        out.open("ab").close()  # better to fail now than when all is done
    return play_ladder(given.lang, plan, workers=workers, out=out, markdown=given.markdown)


def run_referee(given: argparse.Namespace) -> int:
    from thirdplace import referee

    referee.main()
    return 0
