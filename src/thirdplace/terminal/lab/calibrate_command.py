"""`thirdplace calibrate`: checks the plan, plays it, shows progress and results, and writes them."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thirdplace.core.game import LEVELS
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.lab.calibration.calibration_plan import CalibrationPlan
from thirdplace.lab.calibration.calibration_run import CalibrationRun
from thirdplace.lab.chunks.chunk_runner import ChunkRunner, WorkersKeepDying
from thirdplace.terminal.lab.calibrate_results import format_command, print_markdown, show_results
from thirdplace.terminal.lab.open_runner import choose_place, open_runner
from thirdplace.terminal.match_setup import parse_options
from thirdplace.terminal.screen import Screen
from thirdplace.terminal.seat_names import check_seat_count
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text, text_for

__all__ = ["CalibrationOutput", "make_plan", "run_calibration"]

DEFAULT_SEATS = 4
PROGRESS_INTERVAL_S = 20.0
"""Seconds between lines of progress where standard error is no terminal."""
INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class CalibrationOutput:
    """Where the results go, besides the screen."""

    json: Path | None = None
    plot: Path | None = None
    """SVG."""
    markdown: bool = False


def make_plan(
    lang: str,
    game_id: str,
    *,
    seats: Sequence[int],
    level: str,
    games: int,
    asked: int,
    missed: int | None,
    reviews: int,
    reviewed: str,
    playouts: int,
    options: Sequence[str],
    seed: str,
) -> CalibrationPlan:
    """The plan for these arguments, checked as far as possible before a game is played."""
    game = find_game(game_id)
    say = text_for(lang, game)
    if not game.brings("coach"):
        raise UserError("calibrate-no-coach", game=say("title"))
    if not game.brings("bots"):
        raise UserError("cli-no-bots", game=say("title"))
    if missed is not None and not game.clock:
        raise UserError("calibrate-no-clock", game=say("title"))
    for named in (level, reviewed):
        if named not in LEVELS:
            raise UserError("calibrate-level", level=named, levels=", ".join(LEVELS))
    usual = min(max(DEFAULT_SEATS, game.seats.start), game.seats.stop - 1)
    wanted = tuple(dict.fromkeys(seats)) or (usual,)
    chosen = parse_options(game, options, say)
    for count in wanted:
        check_seat_count(count, game, say)
        Match(game, count, seed=seed, options=chosen, deal=0)  # refuses what does not fit together
    if not seed.isprintable():
        raise UserError("cli-seed")
    return msgspec.convert(
        {
            "game": game.id, "seats": wanted, "level": level, "games": games, "asked": asked,
            "options": chosen, "seed": seed, "missed": missed or 0, "reviewed": reviews,
            "reviewed_level": reviewed, "playouts": playouts,
        },
        CalibrationPlan,
    )  # fmt: skip


def run_calibration(
    lang: str, plan: CalibrationPlan, on: str | None, workers: int | None, output: CalibrationOutput
) -> int:
    """Plays, prints the results and writes them, after Ctrl-C those so far; returns the exit code."""
    game = find_game(plan.game)
    say = text_for(lang, game)
    if output.plot is not None:
        _require_plots()
    run = CalibrationRun(plan)
    with closing(_open_runner(on, workers)) as runner:
        code = _play(run, runner, say)
    if not run.cases and not run.costs:
        if not code:
            print(say("calibrate-nothing"), file=sys.stderr)
        return code
    report = run.report(format_command(plan))
    if output.markdown:
        print_markdown(report, say)
    else:
        show_results(Screen(), report, say)
    if output.json is not None:
        output.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    if output.plot is not None and report.sections:
        from thirdplace.lab_report.reliability_plot import draw_reliability

        output.plot.write_text(draw_reliability(report, say), encoding="utf-8")
    if run.games < plan.game_count:
        print(say("calibrate-cut", done=run.games, all=plan.game_count), file=sys.stderr)
    return code


def _require_plots() -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise UserError("calibrate-plot-missing") from None


def _open_runner(on: str | None, workers: int | None) -> ChunkRunner:
    """By default other processes. Not threads: coaches and players use their arrays again and again."""
    return open_runner(on or choose_place(workers), workers, excluded=("threads",))


def _play(run: CalibrationRun, runner: ChunkRunner, say: Text) -> int:
    try:
        with _show_progress(run.plan, say) as update_progress, closing(run.advance(runner)) as progress:  # type: ignore[type-var]
            for games in progress:
                update_progress(games)
    except KeyboardInterrupt:
        return INTERRUPTED
    except WorkersKeepDying:
        print(say("lab-workers-died"), file=sys.stderr)
        return 1
    return 0


@contextmanager
def _show_progress(plan: CalibrationPlan, say: Text) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the number of games: it updates a bar, or prints a line now and then."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _make_progress_printer(plan, say)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("ladder-ready"), total=plan.game_count)
        yield lambda games: progress.update(task, completed=games, description=say("ladder-playing"))


def _make_progress_printer(plan: CalibrationPlan, say: Text) -> Callable[[int], None]:
    last = monotonic()

    def print_progress(games: int) -> None:
        nonlocal last
        if monotonic() - last >= PROGRESS_INTERVAL_S:
            last = monotonic()
            print(say("ladder-so-far", done=games, all=plan.game_count), file=sys.stderr)

    return print_progress
