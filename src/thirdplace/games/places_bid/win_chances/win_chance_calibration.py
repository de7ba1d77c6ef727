"""PLACES Bid: from what playouts say to what comes true among strong players.

In playouts everybody follows the policy. Strong players turn more games around, so the shares of wins in
playouts are too sure of themselves. Each is raised to a power, the sharpness: 1 leaves them as they are, 0
makes all equal. The order stays, the sum stays 1, and where all are equal, they stay so. The sharpness
depends on the number of players and on how many rounds are left; games of strong players gave it
(benchmarks/fit_win_chances.py).

From what a seat knows, its own chance gets a weight as well: what others have in secret is worth more to them
than one would think.
"""

from collections.abc import Sequence

from thirdplace.games.places_bid.state import BIDDING, State
from thirdplace.games.places_bid.win_chances.win_chance_calibration_table import (
    KNOWN_SHARPNESS,
    OWN_WEIGHT,
    SHARPNESS,
)

__all__ = ["DECIDED", "DIGITS", "FLOOR", "KNOTS", "calibrate_known_shares", "calibrate_shares", "find_stage"]

DECIDED = -1.0
"""The stage in which nothing but choices of the last round is open."""
KNOTS = (0.0, 1.0, 2.5, 5.0, 9.0)
"""Rounds left, for which the tables have numbers. Between them they are interpolated."""
FLOOR = 0.003
"""Added to every share of wins: what did not happen in hundreds of games may happen still."""
FEWEST_SEATS = 3
DIGITS = 9
"""Powers and sums differ in their last digits between machines, so chances are rounded."""


def find_stage(s: State, rounds_left: int) -> float:
    """The number of rounds that follow, or DECIDED."""
    return float(rounds_left) if rounds_left > 0 or s.phase == BIDDING else DECIDED


def calibrate_known_shares(shares: Sequence[float], stage: float) -> list[float]:
    """Everyone's chance, all projects known."""
    if stage == DECIDED:
        return list(shares)
    return _sharpen(shares, _interpolate(KNOWN_SHARPNESS[len(shares) - FEWEST_SEATS], stage), 0, 1.0)


def calibrate_shares(shares: Sequence[float], stage: float, seat: int) -> list[float]:
    """Everyone's chance, from what `seat` knows."""
    row = len(shares) - FEWEST_SEATS
    return _sharpen(shares, _interpolate(SHARPNESS[row], stage), seat, _interpolate(OWN_WEIGHT[row], stage))


def _sharpen(shares: Sequence[float], sharpness: float, seat: int, own_weight: float) -> list[float]:
    powers = [(share + FLOOR) ** sharpness for share in shares]
    powers[seat] *= own_weight
    total = sum(powers)
    return [round(power / total, DIGITS) for power in powers]


def _interpolate(numbers: Sequence[float], stage: float) -> float:
    """The number at this stage; before the first knot and after the last, the number of that one."""
    if stage <= KNOTS[0]:
        return numbers[0]
    for place in range(1, len(KNOTS)):
        if stage <= KNOTS[place]:
            part = (stage - KNOTS[place - 1]) / (KNOTS[place] - KNOTS[place - 1])
            return numbers[place - 1] + part * (numbers[place] - numbers[place - 1])
    return numbers[len(KNOTS) - 1]
