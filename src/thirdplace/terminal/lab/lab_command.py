"""`thirdplace lab`: plays a lab run, shows progress and results, and keeps what an interrupted run has."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic

import msgspec

from thirdplace.core.registry import find_game
from thirdplace.lab.chunks.chunk_runner import ChunkRunner, WorkersKeepDying
from thirdplace.lab.lab_request import LabRequest, UnusableRequest, make_run
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.parquet_rows import ParquetMissing, require_pyarrow, write_rows
from thirdplace.lab.results.report_structs import LabReport
from thirdplace.lab.search_changes import ChangeSearch
from thirdplace.lab.simulation.play_chunk import find_simulation
from thirdplace.lab_report.command_line import write_command
from thirdplace.lab_report.write_report import write_report
from thirdplace.terminal.lab.lab_progress import show_progress
from thirdplace.terminal.lab.lab_results import show_report
from thirdplace.terminal.lab.open_runner import open_runner
from thirdplace.terminal.lab.saved_runs import SavedRuns
from thirdplace.terminal.screen import Screen
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text, text_for

__all__ = ["LabOutput", "run_lab"]

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
    lang: str,
    request: LabRequest,
    on: str | None,
    workers: int | None,
    output: LabOutput,
    goal: float | None = None,
) -> int:
    """Plays, prints the results and writes them; returns the exit code.

    `goal`: search for changes that bring every share of wins this near to an equal one.
    """
    say = text_for(lang, find_game(request.game))
    saved = SavedRuns(output.state, say)
    try:
        run = make_run(request)
        search = None if goal is None else ChangeSearch(request, goal)
        if output.parquet is not None:
            require_pyarrow()
        saved.go_on(run)
        with closing(_open_runner(request, on, workers)) as runner:
            code = _play(run, runner, saved, say)
            if search is not None and not code:
                code = _search(search, run.progress.deals, runner, saved, say)
    except UnusableRequest as wrong:
        raise UserError(f"lab-wrong-{wrong.reason}", **wrong.details) from wrong
    except ParquetMissing:
        raise UserError("lab-parquet-missing") from None
    if run.blocks < FEWEST_BLOCKS_TO_REPORT:
        return code
    found = None if search is None else search.report()
    report = msgspec.structs.replace(run.report(), search=found)
    show_report(Screen(), report, say)
    _write_files(run, report, output, partial(write_report, report, write_command(request, goal), lang))
    if not code:
        saved.remove()
    elif saved.is_kept:
        print(say("lab-cut"), file=sys.stderr)
    return code


def _open_runner(request: LabRequest, on: str | None, workers: int | None) -> ChunkRunner:
    """By default threads; processes for a game whose players are not compiled."""
    if on is None:
        on = "threads" if find_simulation(find_game(request.game)).IS_COMPILED else "processes"
    return open_runner(on, workers)


def _play(run: LabRun, runner: ChunkRunner, saved: SavedRuns, say: Text, step: int = 0) -> int:
    """Plays on, and saves now and then, and at the end: what was played is lost only once it is written."""
    code, last = 0, monotonic()
    try:
        with show_progress(run, say, step) as update_progress:
            for progress in run.advance(runner):
                update_progress(progress)
                if monotonic() - last > SAVE_INTERVAL_S:
                    saved.save(run)
                    last = monotonic()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except WorkersKeepDying:
        print(say("lab-workers-died"), file=sys.stderr)
        code = 1
    saved.save(run, warns=bool(code))
    return code


def _search(search: ChangeSearch, deals: int, runner: ChunkRunner, saved: SavedRuns, say: Text) -> int:
    """Plays what the search needs, on so many deals for each change."""
    try:
        for step, run in enumerate(search.list_runs(deals), 1):
            saved.go_on(run, step)
            if code := _play(run, runner, saved, say, step):
                return code
    except KeyboardInterrupt:  # between two runs
        return INTERRUPTED
    return 0


def _write_files(
    run: LabRun, report: LabReport, output: LabOutput, write_page: Callable[[Path], None]
) -> None:
    """Writes all that can be written.

    Raises:
        OSError: One of them could not be.
    """
    failed = None
    for write in _list_writers(run, report, output, write_page):
        try:
            write()
        except OSError as wrong:
            failed = failed or wrong
    if failed is not None:
        raise failed


def _list_writers(
    run: LabRun, report: LabReport, output: LabOutput, write_page: Callable[[Path], None]
) -> Iterator[Callable[[], None]]:
    if output.json is not None:
        yield partial(_write_json, report, output.json)
    if output.parquet is not None:
        yield partial(write_rows, run, output.parquet)
    for place in output.reports:
        yield partial(write_page, place)


def _write_json(report: LabReport, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
