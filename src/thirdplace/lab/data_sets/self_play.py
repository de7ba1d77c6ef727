"""Games between computer players, as records: each follows from the seed and its number alone."""

import itertools
import signal
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Any, cast

from thirdplace.core.environments.environment import Reward
from thirdplace.core.game import Level
from thirdplace.core.match import Match
from thirdplace.core.records.record import record_of
from thirdplace.core.registry import find_game
from thirdplace.lab.data_sets.decision_rows import Decision, DecisionFormat, list_decisions
from thirdplace.lab.ladder.bot_players import LevelPlayer
from thirdplace.lab.ladder.match_loop import MatchLoop

__all__ = ["GameDecisions", "SelfPlay", "play_games"]

GAMES_IN_ADVANCE = 4
"""For each process: more would only wait in memory."""

GameDecisions = tuple[str, Sequence[str | None], list[Decision]]
"""Its name, who sat where, and its decisions."""


@dataclass(frozen=True)
class SelfPlay:
    """Which games are played."""

    game: str
    seats: int
    levels: tuple[Level, ...]
    """Seated in turn: with as many games as seats, every level has had every seat."""
    options: dict[str, Any]
    seed: str
    reward: Reward


def play_games(plan: SelfPlay, count: int, workers: int) -> Generator[GameDecisions, None, None]:
    """So many games, always in the same order and always the same, however many processes play them."""
    if workers == 1:
        yield from (play_game(plan, number) for number in range(count))
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)
    try:
        numbers = iter(range(count))
        first = itertools.islice(numbers, workers * GAMES_IN_ADVANCE)
        waiting = deque(pool.submit(play_game, plan, number) for number in first)
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(play_game, plan, number) for number in itertools.islice(numbers, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process; the one that was started by hand decides what comes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_game(plan: SelfPlay, number: int) -> GameDecisions:
    game = find_game(plan.game)
    match: Match[Any] = Match(game, plan.seats, seed=f"{plan.seed}/{number}", options=plan.options)
    levels = [plan.levels[(seat + number) % len(plan.levels)] for seat in range(plan.seats)]
    players = [
        LevelPlayer(match, seat, Random(f"{plan.seed}/{number}/{seat}"), level)
        for seat, level in enumerate(levels)
    ]
    MatchLoop(match, players).run()
    wanted = DecisionFormat.of(game, plan.seats, plan.options, plan.reward)
    return (
        f"{plan.seed}/{number}",
        cast("Sequence[str | None]", levels),
        list_decisions(record_of(match), wanted),
    )
