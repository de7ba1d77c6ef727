"""Intervals of shares where all or none of some deals had it: blocks of deals do not differ then.

Clopper and Pearson's: every share is in the interval that would give so extreme a result in more than 1 of 40
tries. The deal is the unit, as everywhere.
"""

__all__ = ["TAIL", "p_of_all_or_none", "widest_miss"]

TAIL = 0.025
"""The part of all results that is left out on one side."""


def widest_miss(deals: int) -> float:
    """How far the true share may be from 0 or 1, if none or all of so many deals had it.

    Example:
        >>> round(widest_miss(100), 3)
        0.036
    """
    return 1.0 - float(TAIL ** (1 / deals)) if deals > 0 else 1.0


def p_of_all_or_none(value: float, expected: float, deals: int) -> float:
    """How likely it is that all (value 1) or none (value 0) have it, or as much on the other side."""
    missing = expected if value else 1.0 - expected
    return min(1.0, 2.0 * float(missing**deals))
