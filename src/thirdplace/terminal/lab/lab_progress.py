"""How far a lab run is: a bar, or a line now and then where standard error is no terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.lab_run import Progress as RunProgress
from thirdplace.lab_report.report_words import format_points
from thirdplace.text import Text

__all__ = ["show_progress"]

PROGRESS_INTERVAL_S = 20.0
"""Seconds between lines of progress where standard error is no terminal."""


@contextmanager
def show_progress(run: LabRun, say: Text, step: int = 0) -> Iterator[Callable[[RunProgress], None]]:
    """Yields a function to call after each chunk. `step`: which one of a search the run is, from 1 on."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _make_progress_printer(say, step)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(say("lab-ready"), total=1.0)

        def update(progress: RunProgress) -> None:
            description = _describe(progress, say, step)
            shown.update(task, completed=_share_done(run, progress), description=description)

        yield update


def _share_done(run: LabRun, progress: RunProgress) -> float:
    """How much is done: the width of an interval shrinks with the square root of the number of games."""
    by_blocks = progress.blocks / run.stop.most_blocks
    if run.stop.precision is None or progress.precision is None:
        return by_blocks
    return max(by_blocks, min(1.0, (run.stop.precision / progress.precision) ** 2))


def _describe(progress: RunProgress, say: Text, step: int) -> str:
    if step:
        return say("lab-searching", step=step)
    if progress.precision is None:
        return say("lab-playing")
    return say("lab-playing-precision", points=format_points(progress.precision))


def _make_progress_printer(say: Text, step: int) -> Callable[[RunProgress], None]:
    last = monotonic()

    def print_progress(progress: RunProgress) -> None:
        nonlocal last
        if monotonic() - last >= PROGRESS_INTERVAL_S:
            last = monotonic()
            prefix = f"{say('lab-searching', step=step)} · " if step else ""
            print(prefix + say("lab-so-far", games=progress.games), file=sys.stderr)

    return print_progress
