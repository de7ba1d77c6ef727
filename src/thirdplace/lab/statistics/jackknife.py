"""Intervals by leaving out one block of deals at a time (the delete-a-group jackknife).

The games of one deal share their cards, so they are never torn apart: a block holds whole deals, all seat
orders of each, and blocks are independent of each other. A statistic is computed from all blocks, and again
without each one; how much these differ gives its standard error, for a share as well as for a regression or a
difference between two settings on the same deals. (Efron and Stein, The jackknife estimate of variance, 1981;
Kott, The delete-a-group jackknife, 2001.)
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from thirdplace.lab.simulation.tally_arrays import Tally
from thirdplace.lab.statistics.student import student_quantile, two_sided_p

__all__ = ["Array", "BlockSums", "Measured", "jackknife"]

Array = np.ndarray[Any, np.dtype[np.float64]]


class BlockSums:
    """The sums of a tally: over all blocks, then without each."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self.blocks = len(tally["games"])

    def __contains__(self, key: str) -> bool:
        return key in self._tally

    def __getitem__(self, key: str) -> Array:
        """Sample 0 is the sum over all blocks; sample i the one without block i - 1."""
        blocks = self._tally[key]
        whole = blocks.sum(0, keepdims=True)
        return np.concatenate([whole, whole - blocks]).astype(np.float64)

    def total(self, key: str) -> Any:
        """The sum over all blocks, in whole numbers."""
        return self._tally[key].sum(0)


class Measured:
    """What a statistic gave: one value for each of its numbers, with its standard error."""

    def __init__(self, samples: Array) -> None:
        """`samples[0]` is of all blocks, the others without one each."""
        blocks = len(samples) - 1
        self.freedom = blocks - 1
        self.value: Array = samples[0]
        away = samples[1:] - samples[1:].mean(0)
        self.error: Array = np.sqrt((blocks - 1) / blocks * (away**2).sum(0))

    @property
    def half_width(self) -> Array:
        """Half the width of the interval that holds the true value 95 times in 100."""
        wide: Array = self.quantile * self.error
        return wide

    @property
    def quantile(self) -> float:
        """So many standard errors are half the width of an interval."""
        return float(student_quantile(self.freedom))

    def p_values(self, expected: Any) -> Array:
        """How likely a value as far from the expected one as this would be, if that were the true one."""
        with np.errstate(divide="ignore", invalid="ignore"):
            found: Array = two_sided_p((self.value - expected) / self.error, self.freedom)
        return found


def jackknife(sums: BlockSums, statistic: Callable[[BlockSums], Array]) -> Measured:
    """`statistic` returns its numbers for every sample: an array whose first axis is the sample."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return Measured(statistic(sums))
