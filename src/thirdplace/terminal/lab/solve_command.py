"""`thirdplace solve`: solves a game, shows the progress and prints the result."""

import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from thirdplace.core.game import Game
from thirdplace.core.refusal_words import in_words_of
from thirdplace.core.registry import all_games
from thirdplace.lab.chunks.chunk_runner import WorkersKeepDying
from thirdplace.terminal.lab.open_runner import open_runner
from thirdplace.terminal.match_setup import parse_options
from thirdplace.text import Text

__all__ = ["has_solution", "list_solvable_games", "show_solution"]


def has_solution(game: Game) -> bool:
    return game.brings("solution")


def list_solvable_games() -> list[str]:
    return [game.id for game in all_games() if has_solution(game)]


def show_solution(
    game: Game,
    given: Sequence[str],
    say: Text,
    *,
    steps: int | None,
    on: str,
    workers: int | None,
    out: Path | None,
) -> int:
    """Solves the game with the options that were given as key=value; returns the exit code."""
    report = game.part("solution.report")
    options = msgspec.convert(parse_options(game, given, say), game.opening.Options)
    with in_words_of(game):
        parts = report.count_parts(options)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with (
            closing(open_runner(on, workers)) as runner,
            Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        ):
            task = progress.add_task(say("cli-solving"), total=parts)
            steps = report.STEPS if steps is None else steps
            found = report.solve_game(options, steps, lambda: progress.advance(task), runner.run)
    except WorkersKeepDying:
        print(say("cli-workers-died"), file=sys.stderr)
        return 1
    for line in report.describe_policy(found, say):
        print(line)
    if out is not None:
        report.write_policy(found, out)
        print(say("cli-solve-written", file=str(out)))
    return 0
