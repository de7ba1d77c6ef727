"""The random numbers of each game: they follow from the seed, the deal's number and the seat order alone."""

from hashlib import sha256
from typing import Any

import numpy as np

from thirdplace.core.simulations.simulation import Seeds

__all__ = ["make_deal_seeds", "make_play_seeds"]

STRIDE = np.uint64(0xD1B54A32D192ED03)
"""Odd, and not the one with which the generator itself counts (core/compilation/compiled.py)."""
LINEUP_BITS = 8


def make_deal_seeds(seed: str, first: int, deals: int) -> Seeds:
    """A number for each deal; two settings of one plan get the same cards."""
    return _mix(_start_of(f"deals/{seed}") + np.arange(first, first + deals, dtype=np.uint64) * STRIDE)


def make_play_seeds(seed: str, first: int, deals: int, lineups: int) -> Seeds:
    """A number for each game: deal by deal, and within a deal by seat order."""
    deal = np.repeat(np.arange(first, first + deals, dtype=np.uint64), lineups)
    lineup = np.tile(np.arange(lineups, dtype=np.uint64), deals)
    return _mix(_start_of(f"games/{seed}") + ((deal << np.uint64(LINEUP_BITS)) + lineup) * STRIDE)


def _start_of(text: str) -> np.uint64:
    return np.uint64(int.from_bytes(sha256(text.encode()).digest()[:8]))


def _mix(numbers: Any) -> Seeds:
    """The finisher of splitmix64."""
    with np.errstate(over="ignore"):
        z = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        found: Seeds = z ^ (z >> np.uint64(31))
    return found
