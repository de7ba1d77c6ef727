"""Tallies as arrays of whole numbers: counting into them, stacking blocks, joining pairs of blocks."""

from collections.abc import Sequence
from typing import Any

import numpy as np

__all__ = ["Counts", "Tally", "TallyKeeper", "count_by", "stack_blocks"]

Counts = dict[str, np.ndarray[Any, Any]]
"""What was counted in one block, by name."""
Tally = dict[str, np.ndarray[Any, np.dtype[np.int64]]]
"""What was counted, by name; the first axis is the block of deals."""

MOST_BLOCKS = 512
"""At so many blocks, neighbours are joined: memory stays the same however many games there are."""


def count_by(values: Any, count: int, weights: Any = None) -> np.ndarray[Any, np.dtype[np.int64]]:
    """How often each value from 0 to count - 1 occurs, or the sum of its weights; others are left out."""
    flat = np.ravel(values)
    known = (flat >= 0) & (flat < count)
    if weights is None:
        return np.bincount(flat[known], minlength=count).astype(np.int64)
    # bincount adds up in floating point: exact, as all are whole numbers far below 2**53.
    added = np.bincount(flat[known], weights=np.ravel(weights)[known], minlength=count)
    return added.astype(np.int64)


def stack_blocks(blocks: Sequence[Counts]) -> Tally:
    return {key: np.stack([block[key] for block in blocks]).astype(np.int64) for key in blocks[0]}


class TallyKeeper:
    """Gathers blocks one after the other, and joins neighbours once there are many.

    Blocks are taken in order, one at a time: what is kept does not depend on how they were cut into chunks.
    """

    def __init__(self) -> None:
        self.blocks = 0
        """How many were added."""
        self.joined = 1
        """How many of them make one of those that are kept."""
        self._kept: list[Counts] = []

    def add(self, tally: Tally) -> None:
        for block in range(len(tally["games"])):
            one: Counts = {key: array[block] for key, array in tally.items()}
            if self.blocks % self.joined:
                self._kept[-1] = _add(self._kept[-1], one)
            else:
                self._kept.append(one)
            self.blocks += 1
            if len(self._kept) == MOST_BLOCKS and self.blocks % self.joined == 0:
                self._kept = [_add(self._kept[i], self._kept[i + 1]) for i in range(0, MOST_BLOCKS, 2)]
                self.joined *= 2

    def tally(self) -> Tally:
        """What was gathered; a last block that is smaller than the others is added to the one before."""
        kept = self._kept
        if self.blocks % self.joined and len(kept) > 1:
            kept = [*kept[:-2], _add(kept[-2], kept[-1])]
        return stack_blocks(kept)

    def restore(self, blocks: int, joined: int, tally: Tally) -> None:
        """Go on from what `raw` gave."""
        self.blocks, self.joined = blocks, joined
        self._kept = [{key: array[i] for key, array in tally.items()} for i in range(len(tally["games"]))]

    def raw_tally(self) -> Tally:
        return stack_blocks(self._kept)


def _add(one: Counts, other: Counts) -> Counts:
    return {key: one[key] + other[key] for key in one}
