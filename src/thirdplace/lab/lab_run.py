"""A lab run: plays a plan until it is precise enough, can be interrupted, and tells what it knows so far.

When to stop is decided by the width of intervals, never by where they lie: after every LOOK_BLOCKS blocks of
deals, a run that was asked for a precision ends if every share of wins by seat has an interval that narrow.
Width and position of an interval are nearly independent, so it still holds the true value 95 times in 100
(Chow and Robbins 1965); a run that stopped when something looks significant would not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from thirdplace.lab.chunks.chunk_runner import ChunkRunner
from thirdplace.lab.results.make_report import make_report, widest_share
from thirdplace.lab.results.report_structs import LabReport
from thirdplace.lab.simulation.lab_plan import Chunk, LabPlan
from thirdplace.lab.simulation.play_chunk import layout_of, play_chunk
from thirdplace.lab.simulation.tally_arrays import Tally, TallyKeeper

__all__ = ["LabRun", "Progress", "StopRule"]

LOOK_BLOCKS = 16
"""Blocks between two looks at the intervals."""
FEWEST_BLOCKS = 32
"""No interval is trusted before so many blocks."""


@dataclass(frozen=True, slots=True)
class StopRule:
    """After so many blocks; or before, once all shares are as precise as this (0.0015: ±0.15 points), and as
    many games are weighed as the plan wants."""

    most_blocks: int
    precision: float | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    blocks: int
    deals: int
    games: int
    precision: float | None
    """Half the width of the widest interval at the last look; None: there was no look yet."""
    is_done: bool


class LabRun:
    """Plays a plan chunk by chunk. Nothing of the result depends on the runner or on the size of chunks."""

    def __init__(
        self,
        plan: LabPlan,
        stop: StopRule,
        *,
        pairs: Sequence[tuple[str, str]] = (),
        blocks_per_chunk: int = 4,
    ) -> None:
        """`pairs`: which settings are compared with which, by key."""
        self.plan = plan
        self.stop = stop
        self.pairs = tuple(pairs)
        self.keepers = [TallyKeeper() for _ in plan.settings]
        self._blocks_per_chunk = blocks_per_chunk
        self._precision: float | None = None
        self._is_done = False

    @property
    def blocks(self) -> int:
        return self.keepers[0].blocks

    @property
    def progress(self) -> Progress:
        deals = self.blocks * self.plan.deals_per_block
        games = self.blocks * self.plan.games_per_block
        return Progress(self.blocks, deals, games, self._precision, self._is_done)

    def advance(self, runner: ChunkRunner) -> Iterator[Progress]:
        """Play on, and yield after every chunk. Closing the iterator interrupts the run."""
        if self._check_stop():
            return
        for tallies in runner.run(play_chunk, self._list_chunks()):
            is_done = self._add(tallies)
            yield self.progress
            if is_done:
                return

    def _list_chunks(self) -> Iterator[Chunk]:
        for first in count(self.blocks, self._blocks_per_chunk):
            if first >= self.stop.most_blocks:
                return
            yield Chunk(self.plan, first, min(self._blocks_per_chunk, self.stop.most_blocks - first))

    def _add(self, tallies: Sequence[Tally]) -> bool:
        """Block by block, so that the run ends after the same one however large chunks are; is it done?"""
        for block in range(len(tallies[0]["games"])):
            for keeper, tally in zip(self.keepers, tallies, strict=True):
                keeper.add({key: array[block : block + 1] for key, array in tally.items()})
            if self._check_stop():
                return True
        return False

    def _check_stop(self) -> bool:
        wanted = self.stop.precision
        if self.blocks and self.blocks % LOOK_BLOCKS == 0 and self.blocks >= FEWEST_BLOCKS:
            self._precision = self._find_precision()
            is_weighed = self.blocks >= self.plan.blocks_until_weighed
            if wanted is not None and self._precision <= wanted and is_weighed:
                self._is_done = True
        self._is_done |= self.blocks >= self.stop.most_blocks
        return self._is_done

    def _find_precision(self) -> float:
        return max(
            widest_share(layout_of(self.plan.game, setting), keeper.tally(), rotates=len(setting.lineups) > 1)
            for setting, keeper in zip(self.plan.settings, self.keepers, strict=True)
        )

    def report(self) -> LabReport:
        """What is known so far; needs at least two blocks."""
        return make_report(
            self.plan,
            [keeper.tally() for keeper in self.keepers],
            self.blocks * self.plan.deals_per_block,
            pairs=self.pairs,
            precision=self.stop.precision,
        )
