"""Plays a ladder: every match-up on every deal, on all cores.

The games depend on the plan alone, not on which process plays them or when.
"""

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.synchronize import Event

from thirdplace.core.registry import find_game
from thirdplace.lab.ladder.ladder_plan import LadderPlan, MatchupResult
from thirdplace.lab.ladder.match_runner import play_matchup
from thirdplace.lab.ladder.matchups import Matchup

__all__ = ["run_ladder"]


def run_ladder(plan: LadderPlan, workers: int) -> Generator[MatchupResult, None, None]:
    """Yields each result as soon as it is known. Closing the generator, or Ctrl-C, stops running games."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _init_worker, (plan, stop))
    try:
        jobs = [
            pool.submit(_run_matchup, plan, deal, matchup)
            for deal in range(plan.deals)
            for matchup in plan.matchups()
        ]
        for job in as_completed(jobs):
            yield job.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


# In a worker.

_stop: Event | None = None


class _Stopped(Exception):
    pass


def _init_worker(plan: LadderPlan, stop: Event) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles Ctrl-C
    os.dup2(2, 1)  # a bot's output must not mix with the results
    if any(bot.kind == "level" for bot in plan.bots):
        find_game(plan.game).part("bots").warm_up()


def _run_matchup(plan: LadderPlan, deal: int, matchup: Matchup) -> MatchupResult:
    return play_matchup(plan, deal, matchup, _raise_if_stopped)


def _raise_if_stopped() -> None:
    if _stop is not None and _stop.is_set():
        raise _Stopped
