"""Whoever races nobody: the greatest number one can expect, and how it is made."""

from functools import cache

import numpy as np

from thirdplace.games.places_please.solution.round import (
    FREE,
    HISTORIES,
    LINES,
    SIDES,
    SLOTS,
    STEPS,
    WEIGHTS,
    Plan,
)

__all__ = ["expected_number", "make_plan"]


@cache
def expected_number(free: tuple[int, ...] = tuple(range(SLOTS))) -> float:
    """What the digits still to come will make of these slots, in the best play there is."""
    if not free:
        return 0.0
    return sum(max(_value_by_slot(roll, free)) for roll in range(1, SIDES + 1)) / SIDES


def _value_by_slot(roll: int, free: tuple[int, ...]) -> list[float]:
    """For each free slot, what comes of it to write the roll there."""
    return [
        float(roll * WEIGHTS[slot]) + expected_number(tuple(s for s in free if s != slot)) for slot in free
    ]


def make_plan() -> Plan:
    """Always the slot that promises most."""
    steps = tuple(np.zeros((HISTORIES[k + 1], LINES[k], SLOTS - k)) for k in range(STEPS))
    for k, step in enumerate(steps):
        for line, free in enumerate(FREE[k]):
            for roll in range(1, SIDES + 1):
                step[roll - 1 :: SIDES, line, int(np.argmax(_value_by_slot(roll, free)))] = 1.0
    return steps
