"""How experts play at tables of three and more, as a file: a plan for each number of seats.

An npz archive of plans `SEATS:LATER:STEP`: history, line, the j-th free slot -> probability in 255ths
(numbered as for two, see round.py), for a table at equal points with so many rounds to come after
this one. Made, in some minutes, by

    python -m thirdplace.games.places_please.solution.table_plans FILE
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thirdplace.games.places_please.solution.policy import SCALE, STEPS, load_shipped_policy

__all__ = ["LATER", "SEATS", "TablePlans", "load_shipped_table_plans", "solve_table_plans"]

RUNS_IN_BROWSER: Final = False
"""It reads a file of hundreds of kilobytes, with numpy."""

SEATS = (3, 4, 5, 6, 10, 25)
"""Tables that have a plan; others play by the one that is nearest."""
LATER = (0, 1, 3)
LEARNING = 500
SAMPLES = 3


class TablePlans:
    def __init__(self, plans: dict[str, NDArray[np.uint8]]) -> None:
        self._plans = plans

    @classmethod
    def read(cls, source: Any) -> "TablePlans":
        with np.load(source, allow_pickle=False) as found:
            return cls({one: found[one] for one in found.files})

    def write(self, path: Path) -> None:
        np.savez_compressed(path, **self._plans)  # type: ignore[arg-type]

    def steps(self, seats: int, left: int) -> list[NDArray[np.uint8]]:
        """The plan for a table, step by step, with so many rounds to play, this one included."""
        near = min(SEATS, key=lambda size: abs(np.log(size / seats)))
        later = max(later for later in LATER if later < left)
        return [self._plans[f"{near}:{later}:{step}"] for step in range(STEPS)]


def solve_table_plans(
    steps: int = LEARNING, samples: int = SAMPLES, progress: Callable[[str], None] = lambda name: None
) -> TablePlans:
    """Learn all of them; `progress` hears of each once it is done."""
    from thirdplace.games.places_please.solution.field_game import FieldGame

    plans: dict[str, NDArray[np.uint8]] = {}
    for seats in SEATS:
        for later in LATER:
            field = FieldGame(seats, later)
            learned = field.improve_plan(load_shipped_policy().plan(1, 0), steps, samples)
            packed = [np.rint(step * SCALE).astype(np.uint8) for step in learned]
            plans |= {f"{seats}:{later}:{k}": step for k, step in enumerate(packed)}
            again = tuple(step / step.sum(axis=-1, keepdims=True) for step in packed)
            progress(
                f"{seats} seats, {later} rounds later: "
                f"a best reply gains {field.best_reply_gain(again, 24)[0]:.2%}"
            )
    return TablePlans(plans)


@cache
def load_shipped_table_plans() -> TablePlans:
    """The plans that come with the game."""
    with (files(__package__) / "tables.npz").open("rb") as file:
        return TablePlans.read(file)


if __name__ == "__main__":
    solve_table_plans(progress=print).write(Path(sys.argv[1]))
