"""`thirdplace lab`: plays a lab run, shows progress and results, and keeps what an interrupted run has."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import msgspec
from platformdirs import user_cache_path
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from thirdplace.core.registry import find_game
from thirdplace.lab.chunks.chunk_runner import ChunkRunner, WorkersKeepDying
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, make_run
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.lab_run import Progress as RunProgress
from thirdplace.lab.parquet_rows import ParquetMissing, require_pyarrow, write_rows
from thirdplace.lab.results.report_structs import LabReport
from thirdplace.lab.run_file import OtherPlan, UnreadableRun, read_run, write_run
from thirdplace.lab.search_changes import search_changes
from thirdplace.lab.simulation.play_chunk import find_simulation
from thirdplace.lab_report.command_line import write_command
from thirdplace.lab_report.report_words import format_points
from thirdplace.lab_report.write_report import write_report
from thirdplace.terminal.lab_results import show_report
from thirdplace.terminal.open_runner import open_runner
from thirdplace.terminal.screen import Screen
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text, text_for

__all__ = ["LabOutput", "run_lab"]

PROGRESS_INTERVAL_S = 20.0
"""Seconds between lines of progress where standard error is no terminal."""
SAVE_INTERVAL_S = 30.0
"""Seconds after which what was counted is saved again."""
INTERRUPTED = 130
FEWEST_BLOCKS_TO_REPORT = 2


@dataclass(frozen=True, slots=True)
class LabOutput:
    """Where the results and an interrupted run go."""

    json: Path | None = None
    parquet: Path | None = None
    state: Path | None = None
    """None: a file in the user's cache, named after the plan."""
    reports: tuple[Path, ...] = ()
    """HTML or PDF, by their endings."""


def run_lab(
    lang: str, request: LabRequest, on: str | None, workers: int, output: LabOutput, goal: float | None = None
) -> int:
    """Plays, prints the results and writes them; returns the exit code.

    `goal`: search for changes that bring every share of wins this near to an equal one.
    """
    say = text_for(lang, find_game(request.game))
    try:
        run = make_run(request)
        if output.parquet is not None:
            require_pyarrow()
        file = output.state or _default_state_file(run)
        _continue_run(run, file)
        with closing(_open_runner(request, on, workers)) as runner:
            code = _play(run, runner, file, say)
            search = search_changes(request, goal, runner) if goal is not None and not code else None
    except UnusableRequest as wrong:
        raise UserError(f"lab-wrong-{wrong.reason}", **wrong.details) from wrong
    except ParquetMissing:
        raise UserError("lab-parquet-missing") from None
    if run.blocks < FEWEST_BLOCKS_TO_REPORT:
        return code
    report = msgspec.structs.replace(run.report(), search=search)
    if output.json is not None:
        _write_json(report, output.json)
    if output.parquet is not None:
        write_rows(run, output.parquet)
    for place in output.reports:
        write_report(report, write_command(request, goal), lang, place)
    show_report(Screen(), report, say)
    if code:
        print(say("lab-cut"), file=sys.stderr)
    return code


def _default_state_file(run: LabRun) -> Path:
    folder = user_cache_path("thirdplace") / "lab"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{run.plan.digest[:16]}.run"


def _continue_run(run: LabRun, file: Path) -> None:
    try:
        read_run(run, file)
    except FileNotFoundError:
        pass
    except OtherPlan:
        raise UserError("lab-other-plan", file=str(file)) from None
    except UnreadableRun as wrong:
        raise UserError("lab-wrong-file", file=str(file)) from wrong


def _open_runner(request: LabRequest, on: str | None, workers: int) -> ChunkRunner:
    """By default threads; processes for a game whose players are not compiled."""
    if on is None:
        on = "threads" if find_simulation(find_game(request.game)).IS_COMPILED else "processes"
    return open_runner(on, workers)


def _play(run: LabRun, runner: ChunkRunner, file: Path, say: Text) -> int:
    """Plays on, and saves now and then; afterwards the file is kept only if the run is not done."""
    code, saved = 0, monotonic()
    try:
        with _show_progress(run, say) as update_progress:
            for progress in run.advance(runner):
                update_progress(progress)
                if monotonic() - saved > SAVE_INTERVAL_S:
                    write_run(run, file)
                    saved = monotonic()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except WorkersKeepDying:
        print(say("lab-workers-died"), file=sys.stderr)
        code = 1
    if code:
        write_run(run, file)
    else:
        file.unlink(missing_ok=True)
    return code


def _write_json(report: LabReport, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")


@contextmanager
def _show_progress(run: LabRun, say: Text) -> Iterator[Callable[[RunProgress], None]]:
    """Yields a function to call after each chunk: it updates a bar, or prints a line now and then."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _make_progress_printer(say)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(say("lab-ready"), total=1.0)

        def update(progress: RunProgress) -> None:
            shown.update(task, completed=_share_done(run, progress), description=_describe(progress, say))

        yield update


def _share_done(run: LabRun, progress: RunProgress) -> float:
    """How much is done: the width of an interval shrinks with the square root of the number of games."""
    by_blocks = progress.blocks / run.stop.most_blocks
    if run.stop.precision is None or progress.precision is None:
        return by_blocks
    return max(by_blocks, min(1.0, (run.stop.precision / progress.precision) ** 2))


def _describe(progress: RunProgress, say: Text) -> str:
    if progress.precision is None:
        return say("lab-playing")
    return say("lab-playing-precision", points=format_points(progress.precision))


def _make_progress_printer(say: Text) -> Callable[[RunProgress], None]:
    last = monotonic()

    def print_progress(progress: RunProgress) -> None:
        nonlocal last
        if monotonic() - last >= PROGRESS_INTERVAL_S:
            last = monotonic()
            print(say("lab-so-far", games=progress.games), file=sys.stderr)

    return print_progress
