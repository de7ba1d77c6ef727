"""Place Race NZ: from the share of imagined races that are in time to what comes true.

In imagined races everybody walks the shortest way at once. In real ones, players stand in each other's way
and have to meet for trades; on the other hand, they take over cards of whoever is late. The logarithm of the
odds is a nearly straight line in that of the imagined odds; races of teams at many speeds gave the numbers
(benchmarks/fit_win_chances.py).
"""

from math import exp, log

__all__ = ["PAIR", "calibrate_share", "find_log_odds"]

SPREAD = 0.5
"""Added to the races that are won and to those that are lost: neither is ever quite sure."""
PAIR = 2
BASE, BASE_OF_PAIR = -0.120, -0.781
"""Of two players, nobody else can help out."""
STEEPNESS, BEND = 0.806, 0.041
"""So small a bend keeps the order: more imagined races in time are always a better chance."""
DIGITS = 9
"""Logarithms differ in their last digits between machines, so chances are rounded."""


def calibrate_share(won: int, races: int, seats: int) -> float:
    """The chance to win if so many of the imagined races are won."""
    imagined = find_log_odds(won, races)
    base = BASE_OF_PAIR if seats == PAIR else BASE
    odds = base + STEEPNESS * imagined + BEND * imagined * imagined
    return round(1 / (1 + exp(-odds)), DIGITS)


def find_log_odds(won: int, races: int) -> float:
    return log((won + SPREAD) / (races - won + SPREAD))
