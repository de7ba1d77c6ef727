"""Drama: how many decisions of a game matter, and how often a seat without a chance decides who wins."""

import msgspec
import numpy as np

from thirdplace.core.simulations.decision_playouts import HOPELESS_PERCENT, KINGMAKING_PERCENT
from thirdplace.core.simulations.simulation import DECISION_COLUMNS
from thirdplace.lab.results.estimates import make_table
from thirdplace.lab.results.report_structs import Estimate, LabelText, Table
from thirdplace.lab.statistics.exact_share import widest_miss
from thirdplace.lab.statistics.jackknife import Array, BlockSums, jackknife

__all__ = ["DECISIONS", "make_decision_tables"]

DECISIONS = "decisions"
"""The key of the table, and of its first line: all decisions of a game."""
LIMITS: dict[str, dict[str, str | int]] = {
    "hopeless": {"percent": HOPELESS_PERCENT},
    "kingmaking": {"points": KINGMAKING_PERCENT},
}
"""What the names of lines tell of how decisions are weighed."""
DRAWN_FROM = {"worth": "decisions", "clear": "decisions", "hopeless": "late", "kingmaking": "late"}
"""Lines that are known of one decision of each game, and which decisions it was drawn from."""


def make_decision_tables(sums: BlockSums) -> list[Table]:
    """One table, or none if no decisions were weighed: numbers by game, and their share of all decisions."""
    if f"weighed/{DECISIONS}" not in sums:
        return []
    names = [(key, LabelText(f"lab-decisions-{key}", LIMITS.get(key, {}))) for key in DECISION_COLUMNS]
    per_game = jackknife(sums, lambda s: _stack(s) / s["weighed"][:, None])
    part = jackknife(sums, lambda s: _stack(s) / s[f"weighed/{DECISIONS}"][:, None])
    games = int(sums.total("weighed"))
    table = make_table(
        DECISIONS, "count", names, per_game, counts=[games] * len(names), extras={"part": part}
    )
    return [_widen_what_never_was(table, games)]


def _widen_what_never_was(table: Table, games: int) -> Table:
    """If none of the decisions that were drawn was such a one, there may still be some.

    Shares of none have Clopper and Pearson's interval, here times the number of decisions that each of those
    drawn stands for.
    """
    found = {row.key: row.estimate.value for row in table.rows}
    rows = []
    for row in table.rows:
        drawn_from = found.get(DRAWN_FROM.get(row.key, ""), 0.0)
        if drawn_from and row.estimate.high == 0.0:
            most = widest_miss(games) * drawn_from
            part = Estimate(0.0, 0.0, most / found[DECISIONS])
            row = msgspec.structs.replace(row, estimate=Estimate(0.0, 0.0, most), extra={"part": part})
        rows.append(row)
    return msgspec.structs.replace(table, rows=tuple(rows))


def _stack(sums: BlockSums) -> Array:
    found: Array = np.stack([sums[f"weighed/{key}"] for key in DECISION_COLUMNS], axis=1)
    return found
