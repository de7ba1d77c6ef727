"""Whoever races nobody: the greatest number one can expect, and how it is made."""

from functools import cache

import numpy as np

from thirdplace.games.places_please.solution.round import Plan
from thirdplace.games.places_please.solution.shape import RULEBOOK, Shape

__all__ = ["expected_number", "make_plan"]


def expected_number(shape: Shape = RULEBOOK) -> float:
    """What the digits of a round make, in the best play there is."""
    return _expect(shape, tuple(range(shape.slots)))


@cache
def _expect(shape: Shape, free: tuple[int, ...]) -> float:
    """What the digits still to come will make of these slots."""
    if not free:
        return 0.0
    return sum(max(_value_by_slot(shape, roll, free)) for roll in shape.digits) / shape.sides


def _value_by_slot(shape: Shape, roll: int, free: tuple[int, ...]) -> list[float]:
    """For each free slot, what comes of it to write the roll there."""
    return [
        float(roll * shape.weights[slot]) + _expect(shape, tuple(s for s in free if s != slot))
        for slot in free
    ]


def make_plan(shape: Shape = RULEBOOK) -> Plan:
    """Always the slot that promises most."""
    steps = tuple(
        np.zeros((shape.histories[k + 1], shape.lines[k], shape.slots - k)) for k in range(shape.steps)
    )
    for k, step in enumerate(steps):
        for line, free in enumerate(shape.free[k]):
            for last, roll in enumerate(shape.digits):
                step[last :: shape.sides, line, int(np.argmax(_value_by_slot(shape, roll, free)))] = 1.0
    return steps
