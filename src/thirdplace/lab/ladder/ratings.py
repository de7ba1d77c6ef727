"""Estimates strength from results, with confidence intervals.

Games of one deal share their luck, so each deal is one observation: its games are averaged, and intervals
come from how deals differ.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

__all__ = ["ELO_SCALE", "Estimate", "estimate_difference", "estimate_ratings", "estimate_share"]

Array = np.ndarray[Any, np.dtype[np.float64]]

Z_95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""
ELO_SCALE = 400.0
"""As in chess: with so many points more, a player of two wins ten times for each loss."""
MEAN_RATING = 1500.0
RESAMPLES = 1000
MAX_ITERATIONS = 2000
CONVERGED_BELOW = 1e-10


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured value, and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float


def estimate_share(deals: Array) -> Estimate:
    """The mean of what deals gave, each between 0 and 1.

    One deal of nothing and one of everything are added for the interval (as Agresti and Coull add to
    counts): otherwise who won all of three deals would be certain to win for ever.
    """
    more = np.concatenate([deals, [0.0, 1.0]])
    half = _student_quantile(len(more) - 1) * float(np.std(more, ddof=1)) / len(more) ** 0.5
    centre, value = float(np.mean(more)), float(np.mean(deals))
    return Estimate(value, max(0.0, min(value, centre - half)), min(1.0, max(value, centre + half)))


def estimate_difference(one: Array, other: Array) -> Estimate:
    """The mean over deals of how much more one won than the other."""
    found = estimate_share((one - other + 1) / 2)
    return Estimate(2 * found.value - 1, 2 * found.low - 1, 2 * found.high - 1)


def _student_quantile(freedom: int) -> float:
    """Student's instead of the normal quantile (Cornish and Fisher's series): few deals are less sure."""
    first = (Z_95**3 + Z_95) / 4
    second = (5 * Z_95**5 + 16 * Z_95**3 + 3 * Z_95) / 96
    return Z_95 + first / freedom + second / freedom**2


def estimate_ratings(won: Array, lost: Array, seats: int) -> list[Estimate]:
    """A rating for each bot: `won[deal, one, others]` are games won by the one, `lost` by the others.

    Luce's model: a bot of strength s wins against `seats - 1` of strength t with chance
    s / (s + (seats - 1) t). One more game is added to each match-up, shared evenly, so that who never
    lost is not rated infinitely high. Intervals: deals are drawn again and again from those played; and
    as in `share`, so that few deals are not too sure, about one deal won and one lost are drawn with them.
    """
    deals, bots, _ = won.shape
    chance = np.random.default_rng(20)
    more = np.triu(np.ones((bots, bots)), 1)
    more += more.T if seats > 2 else 0
    won_more, lost_more = more / seats, more - more / seats
    middle = _to_elo(_fit_strengths(won.sum(0) + won_more, lost.sum(0) + lost_more, seats))
    drawn = chance.multinomial(deals, np.full(deals, 1 / deals), size=RESAMPLES).astype(float)
    luck = chance.poisson(1.0, size=(2, RESAMPLES, bots, bots)) * more * seats
    again = _to_elo(
        _fit_strengths(
            np.tensordot(drawn, won, 1) + luck[0] + won_more,
            np.tensordot(drawn, lost, 1) + luck[1] + lost_more,
            seats,
        )
    )
    low, centre, high = np.quantile(again, [0.025, 0.5, 0.975], axis=0)
    # What is drawn with the deals pulls everyone towards the middle; and few deals are less sure.
    wider = _student_quantile(deals + 1) / Z_95
    found = zip(middle, middle + wider * (low - centre), middle + wider * (high - centre), strict=True)
    return [Estimate(*map(float, three)) for three in found]


def _fit_strengths(won: Array, lost: Array, seats: int) -> Array:
    """The most likely strengths, by Hunter's minorization; leading axes are separate samples."""
    games = won + lost
    gained = won.sum(-1) + lost.sum(-2)
    strength: Array = np.ones_like(gained)
    for _ in range(MAX_ITERATIONS):
        table = strength[..., :, None] + (seats - 1) * strength[..., None, :]
        weight = games / table
        better = gained / (weight.sum(-1) + (seats - 1) * weight.sum(-2))
        better /= np.exp(np.log(better).mean(-1, keepdims=True))
        moved = float(np.max(np.abs(np.log(better) - np.log(strength))))
        strength = better
        if moved < CONVERGED_BELOW:
            break
    return strength


def _to_elo(strength: Array) -> Array:
    points: Array = MEAN_RATING + ELO_SCALE * np.log10(strength)
    return points
