"""Games between computer players, as records: each follows from the seed and its number alone."""

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from thirdplace.core.environments.environment import Reward
from thirdplace.core.game import Level
from thirdplace.core.match import Match
from thirdplace.core.records.record import record_of
from thirdplace.core.registry import find_game
from thirdplace.lab.chunks.chunk_runner import ChunkRunner
from thirdplace.lab.data_sets.decision_rows import Decision, DecisionFormat, list_decisions
from thirdplace.lab.ladder.bot_players import LevelPlayer
from thirdplace.lab.ladder.match_loop import MatchLoop

__all__ = ["GameDecisions", "SelfPlay", "play_games"]

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


def play_games(plan: SelfPlay, count: int, runner: ChunkRunner) -> Generator[GameDecisions, None, None]:
    """So many games, always in the same order and always the same, wherever they are played."""
    with closing(runner.run(play_game, ((plan, number) for number in range(count)))) as games:
        yield from games


def play_game(chunk: tuple[SelfPlay, int]) -> GameDecisions:
    """The game of this number, depending on nothing but the chunk: any process or machine can play it."""
    plan, number = chunk
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
