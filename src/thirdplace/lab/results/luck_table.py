"""Skill against luck: what decides who wins, where different players play each deal in every seat.

Three things can differ between two results: who the player is (skill), what the deal gives to the seat (luck
of the deal), and all else, such as hesitation and who happens to outbid whom (the rest). An analysis of
variance over deals, seats and players divides the variance of a win among them. Skill depends on who plays:
two players who are as good as each other leave all to luck.
"""

import msgspec
import numpy as np

from thirdplace.core.simulations.simulation import Layout
from thirdplace.lab.results.estimates import make_table
from thirdplace.lab.results.report_structs import Estimate, LabelText, Table
from thirdplace.lab.simulation.tally import LUCK_UNITS, PLAYER, WIN_UNITS
from thirdplace.lab.statistics.jackknife import Array, BlockSums, jackknife

__all__ = ["divide_variance", "make_luck_tables"]

PARTS = ("skill", "deal", "rest")


def make_luck_tables(layout: Layout, sums: BlockSums, lineups: int) -> list[Table]:
    if "square" not in sums:
        return []
    estimated = jackknife(sums, lambda s: _to_shares(estimate_variances(s, layout.seats, lineups)))
    measured = jackknife(sums, lambda s: divide_variance(s, layout.seats, lineups))
    names = [(part, LabelText(f"lab-luck-{part}")) for part in PARTS]
    table = make_table("luck", "share", names, measured)
    rows = tuple(
        msgspec.structs.replace(row, estimate=_widen(row.estimate, float(estimated.half_width[place])))
        for place, row in enumerate(table.rows)
    )
    return [msgspec.structs.replace(table, rows=rows)]


def _widen(found: Estimate, half: float) -> Estimate:
    """As wide as it was before what is less than nothing became 0: that would seem to be known exactly."""
    return Estimate(found.value, max(0.0, found.value - half), min(1.0, found.value + half), found.p)


def divide_variance(sums: BlockSums, seats: int, lineups: int) -> Array:
    """For each sample, the share of skill, of the deal, and of the rest; none is less than 0.

    A deal that suits one way to play, in whatever seat, makes the deal's variance less than nothing. What is
    divided stays the variance that there is, so skill is as much as it would be on other deals.
    """
    shares = np.maximum(0.0, _to_shares(estimate_variances(sums, seats, lineups)))
    shares[:, -1] = np.maximum(0.0, 1.0 - shares[:, :-1].sum(1))
    return shares


def _to_shares(found: Array) -> Array:
    shares: Array = found / found.sum(1, keepdims=True)
    return shares


def estimate_variances(sums: BlockSums, seats: int, lineups: int) -> Array:
    """The variances as estimated: what hardly matters may come out as less than nothing."""
    games = sums["games"]
    deals = games / lineups
    middle = games / seats
    squares = sums["square"] / LUCK_UNITS**2 - middle
    by_deal = sums["square/deal"] / LUCK_UNITS**2 / lineups - middle
    by_player = ((sums[f"wins/{PLAYER}"] / WIN_UNITS) ** 2).sum(1) / games - middle
    rest = (squares - by_deal - by_player) / ((games - deals - 1) * (seats - 1))
    deal = (by_deal / (deals * (seats - 1)) - rest) / lineups
    skill = (by_player / (seats - 1) - rest) / games
    return np.stack([skill, deal, rest], axis=1)
