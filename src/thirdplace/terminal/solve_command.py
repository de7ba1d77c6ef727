"""`thirdplace solve`: solves a game, shows the progress and prints the result."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.text import Text

__all__ = ["has_solution", "list_solvable_games", "show_solution"]


def has_solution(game: Game) -> bool:
    return game.brings("solution")


def list_solvable_games() -> list[str]:
    return [game.id for game in all_games() if has_solution(game)]


def show_solution(game: Game, say: Text, steps: int | None, out: Path | None) -> None:
    report = game.part("solution.report")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("cli-solving"), total=report.PARTS)
        found = report.solved(report.STEPS if steps is None else steps, lambda: progress.advance(task))
    for line in report.told(found, say):
        print(line)
    if out is not None:
        report.write(found, out)
        print(say("cli-solve-written", file=str(out)))
