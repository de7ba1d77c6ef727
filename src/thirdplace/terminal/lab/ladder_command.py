"""`thirdplace ladder`: parses the plan, plays it, shows the progress and the results."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.lab.chunks.chunk_runner import WorkersKeepDying
from thirdplace.lab.ladder.bot_specs import BotSpec, UnusableBot, parse_bot_list
from thirdplace.lab.ladder.json_report import build_report
from thirdplace.lab.ladder.ladder_plan import LadderPlan
from thirdplace.lab.ladder.ladder_runner import run_ladder
from thirdplace.lab.ladder.standings import Standings
from thirdplace.terminal.lab.ladder_results import format_command, print_markdown, show_results
from thirdplace.terminal.lab.open_runner import open_runner
from thirdplace.terminal.match_setup import parse_options
from thirdplace.terminal.screen import Screen
from thirdplace.terminal.seat_names import check_seat_count
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text, text_for

__all__ = ["make_plan", "play_ladder"]

DEFAULT_SEATS = 4
PROGRESS_INTERVAL_S = 20.0
"""Seconds between lines of progress where standard error is no terminal."""
INTERRUPTED = 130
NO_PLACES = ("threads",)
"""Where a ladder cannot be played: only in a main thread can a class be broken off."""
CHUNKS_PER_WORKER = 8
"""Given out ahead, because games of strong bots take a hundred times as long as those of weak ones."""


def make_plan(
    lang: str,
    game_id: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None,
    options: Sequence[str],
    seed: str,
    limit: int,
    memory_mb: int,
) -> LadderPlan:
    """The plan for these arguments, checked as far as possible before a game is played."""
    game = find_game(game_id)
    say = text_for(lang, game)
    if not game.brings("bots"):
        raise UserError("cli-no-bots", game=say("title"))
    wanted = _parse_bots(bots, game, say)
    if seats is None:
        seats = min(max(DEFAULT_SEATS, game.seats.start), game.seats.stop - 1)
    check_seat_count(seats, game, say)
    if not seed.isprintable():
        raise UserError("cli-seed")
    chosen = parse_options(game, options, say)
    Match(game, seats, seed=seed, options=chosen, deal=0)  # refuses what does not fit together
    return LadderPlan(game.id, tuple(wanted), games, seats, chosen, seed, limit, memory_mb)


def _parse_bots(given: Sequence[str], game: Game, say: Text) -> list[BotSpec]:
    try:
        bots = parse_bot_list(given)
    except UnusableBot as wrong:
        raise UserError(f"ladder-bot-{wrong.reason}", **wrong.details) from wrong
    if len(bots) < 2 and not game.team:
        raise UserError("ladder-few", game=say("title"))
    return bots


def play_ladder(
    lang: str, plan: LadderPlan, *, on: str, workers: int | None, out: Path | None, markdown: bool
) -> int:
    """Plays the ladder and prints its results, after Ctrl-C those so far; returns the exit code."""
    say = text_for(lang, find_game(plan.game))
    standings, code = Standings(plan), 0
    try:
        with (
            closing(
                open_runner(on, workers, excluded=NO_PLACES, chunks_per_worker=CHUNKS_PER_WORKER)
            ) as runner,
            closing(run_ladder(plan, runner)) as outcomes,
            _show_progress(standings, say) as update_progress,
        ):
            for outcome in outcomes:
                standings.add_result(outcome)
                update_progress()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except WorkersKeepDying:
        print(say("ladder-died"), file=sys.stderr)
        code = 1
    if not standings.games:
        return code
    if markdown:
        print_markdown(standings, say)
    else:
        show_results(Screen(), standings, say)
    if out is not None:
        found = msgspec.json.encode(build_report(standings, format_command(plan)))
        out.write_bytes(msgspec.json.format(found, indent=1) + b"\n")
    return code


@contextmanager
def _show_progress(standings: Standings, say: Text) -> Iterator[Callable[[], None]]:
    """Yields a function to call after each result: it updates a bar, or prints a line now and then."""
    console = Console(stderr=True)
    planned = standings.planned_games
    if not console.is_terminal:
        yield _make_progress_printer(standings, say)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("ladder-ready"), total=planned)
        yield lambda: progress.update(task, completed=standings.games, description=say("ladder-playing"))


def _make_progress_printer(standings: Standings, say: Text) -> Callable[[], None]:
    last = monotonic()

    def print_progress() -> None:
        nonlocal last
        if monotonic() - last >= PROGRESS_INTERVAL_S:
            last = monotonic()
            print(say("ladder-so-far", done=standings.games, all=standings.planned_games), file=sys.stderr)

    return print_progress
