"""`thirdplace data`: writes games as a data set, and shows how far it is."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from thirdplace.core.errors import Refused
from thirdplace.lab.chunks.chunk_runner import WorkersKeepDying
from thirdplace.lab.data_sets.decision_file import DecisionFile
from thirdplace.lab.data_sets.decision_rows import DecisionFormat, UnfitRecord, list_decisions
from thirdplace.lab.data_sets.record_sources import RecordSource
from thirdplace.lab.data_sets.self_play import GameDecisions, SelfPlay, play_games
from thirdplace.lab.parquet_rows import ParquetMissing
from thirdplace.terminal.lab.open_runner import choose_place, open_runner
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text, text_for

__all__ = ["play_and_write_decisions", "write_decisions_of_records"]

PROGRESS_INTERVAL_S = 20.0
"""Seconds between lines of progress where standard error is no terminal."""
INTERRUPTED = 130
MISFITS = ("game", "seats", "options", "unfinished", "wrong")


def play_and_write_decisions(
    lang: str, plan: SelfPlay, count: int, on: str | None, workers: int | None, out: Path
) -> int:
    """Play so many games, and write their decisions; returns the exit code.

    `on`: where they are played; None: in other processes, if there are several workers. Not in threads:
    players use their arrays again and again.
    """
    from thirdplace.core.registry import find_game

    wanted = DecisionFormat.of(find_game(plan.game), plan.seats, plan.options, plan.reward)
    on = on or choose_place(workers)
    with (
        closing(open_runner(on, workers, excluded=("threads",))) as runner,
        closing(play_games(plan, count, runner)) as games,
    ):
        return _write_decision_file(text_for(lang), wanted, games, out, count, Counter())


def write_decisions_of_records(lang: str, wanted: DecisionFormat, records: RecordSource, out: Path) -> int:
    """Write the decisions of recorded games; those that do not fit are counted and left out."""
    left_out: Counter[str] = Counter()
    return _write_decision_file(
        text_for(lang), wanted, _read_decisions(wanted, records, left_out), out, None, left_out
    )


def _read_decisions(
    wanted: DecisionFormat, records: RecordSource, left_out: Counter[str]
) -> Iterator[GameDecisions]:
    for source, record in records:
        try:
            if isinstance(record, Refused):
                raise record
            decisions = list_decisions(record, wanted)
        except UnfitRecord as unfit:
            left_out[unfit.why] += 1
        except Refused:
            left_out["wrong"] += 1
        else:
            yield source, [None] * wanted.seats, decisions


def _write_decision_file(
    say: Text,
    wanted: DecisionFormat,
    games: Iterator[GameDecisions],
    out: Path,
    count: int | None,
    left_out: Counter[str],
) -> int:
    code = 0
    try:
        with DecisionFile(out, wanted) as file:
            try:
                for source, players, decisions in _show_progress(say, games, count):
                    file.add_game(source, players, decisions)
            except KeyboardInterrupt:
                code = INTERRUPTED
            except WorkersKeepDying:
                print(say("cli-workers-died"), file=sys.stderr)
                code = 1
    except ParquetMissing:
        raise UserError("lab-parquet-missing") from None
    if code:
        print(say("data-interrupted"))
    print(say("data-written", file=str(out), games=file.games, rows=file.rows))
    for why in MISFITS:
        if left_out[why]:
            print(say(f"data-left-out-{why}", count=left_out[why], game=wanted.game.id, seats=wanted.seats))
    return code


def _show_progress(say: Text, games: Iterator[GameDecisions], count: int | None) -> Iterator[GameDecisions]:
    """A bar in a terminal; elsewhere a line now and then."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from _print_progress(say, games)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("data-progress"), total=count)
        for game in games:
            yield game
            bar.advance(task)


def _print_progress(say: Text, games: Iterator[GameDecisions]) -> Iterator[GameDecisions]:
    told_at = monotonic()
    for number, game in enumerate(games, 1):
        yield game
        if monotonic() - told_at > PROGRESS_INTERVAL_S:
            told_at = monotonic()
            print(say("data-so-far", games=number), file=sys.stderr, flush=True)
