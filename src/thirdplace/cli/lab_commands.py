"""Commands for designers, programs and their authors: lab, solve, ladder, calibrate, referee."""

import argparse

from thirdplace.cli.argument_values import (
    parse_number,
    parse_workers,
    raise_user_error,
    require_argument,
    require_text,
)

__all__ = [
    "add_calibrate_arguments",
    "add_lab_arguments",
    "add_ladder_arguments",
    "add_solve_arguments",
    "run_calibrate",
    "run_lab",
    "run_ladder",
    "run_referee",
    "run_solve",
]


DEFAULT_LAB_DEALS = 20_000


def add_lab_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("--seats", metavar="LIST")
    add("--levels", metavar="LIST")
    add("--deals", metavar="N")
    add("--precision", metavar="POINTS")
    add("--vary", metavar="KEY=VALUES", action="append", default=[])
    add("--restrict", metavar="NAME", action="append", default=[])
    add("--search", metavar="POINTS")
    add("--weigh", metavar="N")
    add("--option", metavar="KEY=VALUE", action="append", default=[])
    add("--seed", metavar="TEXT", default="lab")
    add("--on", metavar="WHERE")
    add("--workers", metavar="N")
    add("--report", metavar="FILE", action="append", default=[])
    add("--json", metavar="FILE")
    add("--parquet", metavar="FILE")
    add("--state", metavar="FILE")


def add_solve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("--option", metavar="KEY=VALUE", action="append", default=[])
    add("--steps", metavar="N")
    add("--on", metavar="WHERE", default="threads")
    add("--workers", metavar="N")
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
    add("--memory", metavar="N", default="2048")
    add("--on", metavar="WHERE", default="processes")
    add("--workers", metavar="N")
    add("--json", metavar="FILE")
    add("--markdown", action="store_true")


def add_calibrate_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?")
    add("--seats", metavar="LIST")
    add("--level", metavar="LEVEL", default="hard")
    add("--games", metavar="N", default="100")
    add("--asked", metavar="N", default="6")
    add("--missed", metavar="PERCENT")
    add("--reviews", metavar="N")
    add("--reviewed", metavar="LEVEL", default="medium")
    add("--playouts", metavar="N", default="60")
    add("--option", metavar="KEY=VALUE", action="append", default=[])
    add("--seed", metavar="TEXT", default="calibrate")
    add("--on", metavar="WHERE")
    add("--workers", metavar="N")
    add("--json", metavar="FILE")
    add("--plot", metavar="FILE")
    add("--markdown", action="store_true")


def run_solve(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.core.registry import find_game
    from thirdplace.terminal.lab.solve_command import has_solution, list_solvable_games, show_solution
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
    say, workers = text_for(given.lang, game), parse_workers(given.workers)
    return show_solution(game, given.option, say, steps=steps, on=given.on, workers=workers, out=out)


def run_lab(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.core.registry import find_game
    from thirdplace.lab.lab_request import LabRequest
    from thirdplace.terminal.lab.lab_arguments import parse_precision, parse_report_file, parse_varied_dials
    from thirdplace.terminal.lab.lab_command import LabOutput, run_lab
    from thirdplace.terminal.match_setup import parse_options
    from thirdplace.text import text_for

    game = find_game(require_argument(given.game, "GAME"))
    say = text_for(given.lang, game)
    if not given.seed.isprintable():
        raise_user_error("cli-seed")
    precision = None if given.precision is None else parse_precision(given.precision, "--precision")
    deals = DEFAULT_LAB_DEALS if given.deals is None and precision is None else None
    if given.deals is not None:
        deals = parse_number(given.deals, "--deals", 4, 100_000_000)
    request = LabRequest(
        game.id,
        seats=tuple(parse_number(word, "--seats", 1, 1000) for word in _split_list(given.seats)),
        levels=tuple(_split_list(given.levels)),
        options=parse_options(game, given.option, say),
        vary=parse_varied_dials(game, given.vary, say),
        restrict=tuple(given.restrict),
        seed=given.seed,
        deals=deals,
        precision=precision,
        weighed_games=0 if given.weigh is None else parse_number(given.weigh, "--weigh", 8, 1_000_000),
    )
    files = [
        None if text is None else Path(require_text(text, name))
        for text, name in (
            (given.json, "--json"),
            (given.parquet, "--parquet"),
            (given.state, "--state"),
        )
    ]
    reports = tuple(parse_report_file(text) for text in given.report)
    for file in (*files[:2], *reports):
        if file is not None:
            file.open("ab").close()  # better to fail now than when all is done
    workers = parse_workers(given.workers)
    output = LabOutput(files[0], files[1], files[2], reports)
    goal = None if given.search is None else parse_precision(given.search, "--search")
    return run_lab(given.lang, request, given.on, workers, output, goal)


def _split_list(text: str | None) -> list[str]:
    return [] if text is None else [word.strip() for word in text.split(",") if word.strip()]


def run_ladder(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.terminal.lab.ladder_command import make_plan, play_ladder

    plan = make_plan(
        given.lang,
        require_argument(given.game, "GAME"),
        given.bots or raise_user_error("cli-missing", argument="--bots"),
        games=parse_number(given.games, "--games", 1, 1_000_000),
        seats=None if given.seats is None else parse_number(given.seats, "--seats", 1, 1000),
        options=given.option,
        seed=given.seed,
        limit=parse_number(given.limit, "--limit", 1, 3600),
        memory_mb=parse_number(given.memory, "--memory", 0, 1_000_000),
    )
    workers = parse_workers(given.workers)
    out = None if given.json is None else Path(require_text(given.json, "--json"))
    if out is not None:
        out.open("ab").close()  # better to fail now than when all is done
    return play_ladder(given.lang, plan, on=given.on, workers=workers, out=out, markdown=given.markdown)


def run_calibrate(given: argparse.Namespace) -> int:
    from pathlib import Path

    from thirdplace.terminal.lab.calibrate_command import CalibrationOutput, make_plan, run_calibration

    plan = make_plan(
        given.lang,
        require_argument(given.game, "GAME"),
        seats=[parse_number(word, "--seats", 1, 1000) for word in _split_list(given.seats)],
        level=given.level,
        games=parse_number(given.games, "--games", 1, 1_000_000),
        asked=parse_number(given.asked, "--asked", 1, 1000),
        missed=None if given.missed is None else parse_number(given.missed, "--missed", 0, 90),
        reviews=0 if given.reviews is None else parse_number(given.reviews, "--reviews", 1, 100_000),
        reviewed=given.reviewed,
        playouts=parse_number(given.playouts, "--playouts", 2, 100_000),
        options=given.option,
        seed=given.seed,
    )
    workers = parse_workers(given.workers)
    json, plot = (
        None if text is None else Path(require_text(text, name))
        for text, name in ((given.json, "--json"), (given.plot, "--plot"))
    )
    if plot is not None and plot.suffix.lower() != ".svg":
        raise_user_error("calibrate-plot-file", file=str(plot))
    for file in (json, plot):
        if file is not None:
            file.open("ab").close()  # better to fail now than when all is done
    return run_calibration(given.lang, plan, given.on, workers, CalibrationOutput(json, plot, given.markdown))


def run_referee(given: argparse.Namespace) -> int:
    from thirdplace import referee

    referee.main()
    return 0
