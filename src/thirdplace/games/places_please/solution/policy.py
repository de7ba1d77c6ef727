"""The solution as a file: for every moment of a match of two, how likely an expert writes where.

An npz archive of `values` (rounds left, lead + rounds -> the chance to win, a shared win counting half) and
for every round that can still decide something the plans `LEFT:LEAD:STEP`: history, line, the j-th free
slot -> probability in 255ths (see round.py for how they are numbered). Rounds at equal points are
all alike and stand under `0:0:STEP`.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thirdplace.games.places_please.solution.shape import RULEBOOK, Shape

__all__ = ["ROUNDS", "SCALE", "Policy", "array_name", "load_shipped_policy", "plan_key"]

RUNS_IN_BROWSER: Final = False
"""It reads a file of hundreds of kilobytes, with numpy."""

ROUNDS = RULEBOOK.rounds
SCALE = 255
STEPS = RULEBOOK.steps


def plan_key(left: int, lead: int) -> tuple[int, int]:
    """Where the plan stands: at equal points it does not matter how many rounds are left."""
    return (left, lead) if lead else (0, 0)


def array_name(left: int, lead: int, step: int) -> str:
    return ":".join(map(str, (*plan_key(left, lead), step)))


class Policy:
    """What an expert does in a game of two: the rulebook's, or one of another shape."""

    def __init__(
        self, values: NDArray[np.float64], plans: dict[str, NDArray[np.uint8]], shape: Shape = RULEBOOK
    ) -> None:
        self.values = values
        self.shape = shape
        self._plans = plans

    @classmethod
    def read(cls, source: Any, shape: Shape = RULEBOOK) -> "Policy":
        """The policy in a file that was solved for this shape."""
        with np.load(source, allow_pickle=False) as found:
            arrays = {one: found[one] for one in found.files}
        return cls(arrays.pop("values"), arrays, shape)

    def write(self, path: Path) -> None:
        np.savez_compressed(path, values=self.values, **self._plans)  # type: ignore[arg-type]

    def win_chance(self, left: int, lead: int) -> float:
        """The chance to win with a lead of so many rounds (negative: behind) and `left` rounds to play."""
        return float(self.values[left, lead + self.shape.rounds])

    def knows(self, left: int, lead: int) -> bool:
        """Can this come up in a match, and is anything still to be decided?"""
        return 0 < left <= self.shape.rounds and array_name(left, lead, 0) in self._plans

    def plan(self, left: int, lead: int) -> tuple[NDArray[np.float64], ...]:
        """All of it, step by step, as probabilities."""
        steps = [step.astype(np.float64) for step in self.packed_plan(left, lead)]
        return tuple(step / step.sum(axis=-1, keepdims=True) for step in steps)

    def packed_plan(self, left: int, lead: int) -> list[NDArray[np.uint8]]:
        """All of it, step by step, in 255ths."""
        return [self._plans[array_name(left, lead, k)] for k in range(self.shape.steps)]

    def choices(self, left: int, lead: int, rolls: list[int], slots: list[int]) -> dict[int, float]:
        """Slot -> probability for the last of `rolls`, the others being in `slots`, in this order.

        Slots are counted from the left: by the rulebook 0 is the thousands, 4 the garbage.
        """
        free = [slot for slot in range(self.shape.slots) if slot not in slots]
        if len(free) == 1:
            return {free[0]: 1.0}
        history = line = 0
        for roll in rolls:
            history = history * self.shape.sides + self.shape.digits.index(roll)
        unused = list(range(self.shape.slots))
        for slot in slots:
            line = line * len(unused) + unused.index(slot)
            unused.remove(slot)
        odds = self._plans[array_name(left, lead, len(slots))][history, line]
        return {slot: float(odd) / float(odds.sum()) for slot, odd in zip(free, odds, strict=True) if odd}


@cache
def load_shipped_policy() -> Policy:
    """The policy that comes with the game."""
    with (files(__package__) / "policy.npz").open("rb") as file:
        return Policy.read(file)
