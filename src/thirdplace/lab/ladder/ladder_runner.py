"""Plays a ladder: every match-up on every deal, wherever chunks of work run.

The games depend on the plan alone, not on which process or machine plays them, or when.
"""

import sys
from collections.abc import Generator
from contextlib import closing, redirect_stdout
from dataclasses import dataclass
from functools import cache

from thirdplace.core.registry import find_game
from thirdplace.lab.chunks.chunk_runner import ChunkRunner
from thirdplace.lab.ladder.ladder_plan import LadderPlan, MatchupResult
from thirdplace.lab.ladder.match_runner import play_matchup
from thirdplace.lab.ladder.matchups import Matchup

__all__ = ["LadderChunk", "play_chunk", "run_ladder"]


@dataclass(frozen=True, slots=True)
class LadderChunk:
    """One match-up on one deal."""

    plan: LadderPlan
    deal: int
    matchup: Matchup


def run_ladder(plan: LadderPlan, runner: ChunkRunner) -> Generator[MatchupResult, None, None]:
    """Yields the results in the order of the plan. Closing the generator gives up running games."""
    chunks = (LadderChunk(plan, deal, matchup) for deal in range(plan.deals) for matchup in plan.matchups())
    with closing(runner.run(play_chunk, chunks)) as results:
        yield from results


def play_chunk(chunk: LadderChunk) -> MatchupResult:
    """Plays the games of a chunk. What a class prints must not mix with the results."""
    if any(bot.kind == "level" for bot in chunk.plan.bots):
        _warm_up(chunk.plan.game)
    with redirect_stdout(sys.stderr):
        return play_matchup(chunk.plan, chunk.deal, chunk.matchup)


@cache
def _warm_up(game: str) -> None:
    """Compiles before the first decision is timed."""
    find_game(game).part("bots").warm_up()
