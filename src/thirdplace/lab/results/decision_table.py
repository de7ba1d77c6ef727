"""Drama: how many decisions of a game matter, and how often a seat without a chance decides who wins."""

import numpy as np

from thirdplace.core.simulations.decision_playouts import HOPELESS_PERCENT, KINGMAKING_PERCENT
from thirdplace.core.simulations.simulation import DECISION_COLUMNS
from thirdplace.lab.results.estimates import make_table
from thirdplace.lab.results.report_structs import LabelText, Table
from thirdplace.lab.statistics.jackknife import Array, BlockSums, jackknife

__all__ = ["DECISIONS", "make_decision_tables"]

DECISIONS = "decisions"
"""The key of the table, and of its first line: all decisions of a game."""
LIMITS: dict[str, dict[str, str | int]] = {
    "hopeless": {"percent": HOPELESS_PERCENT},
    "kingmaking": {"points": KINGMAKING_PERCENT},
}
"""What the names of lines tell of how decisions are weighed."""


def make_decision_tables(sums: BlockSums) -> list[Table]:
    """One table, or none if no decisions were weighed: numbers by game, and their share of all decisions."""
    if f"weighed/{DECISIONS}" not in sums:
        return []
    names = [(key, LabelText(f"lab-decisions-{key}", LIMITS.get(key, {}))) for key in DECISION_COLUMNS]
    per_game = jackknife(sums, lambda s: _stack(s) / s["weighed"][:, None])
    part = jackknife(sums, lambda s: _stack(s) / s[f"weighed/{DECISIONS}"][:, None])
    counts = [int(sums.total("weighed"))] * len(names)
    return [make_table(DECISIONS, "count", names, per_game, counts=counts, extras={"part": part})]


def _stack(sums: BlockSums) -> Array:
    found: Array = np.stack([sums[f"weighed/{key}"] for key in DECISION_COLUMNS], axis=1)
    return found
