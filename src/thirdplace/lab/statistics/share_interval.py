"""Intervals of shares near 0 and 1, where one that is as wide on both sides would leave the possible.

Wilson's, with the standard error that was measured: the number of tries is that of independent ones which
would have this error, so the deal stays the unit (as Korn and Graubard do for surveys, 1998).
"""

from math import isfinite, sqrt

__all__ = ["share_interval"]


def share_interval(share: float, error: float, quantile: float) -> tuple[float, float]:
    """Both ends of the interval of a share that is neither 0 nor 1 (see exact_share.py for those).

    Example:
        >>> low, high = share_interval(0.002, 0.00115, 1.96)  # 3 of 1500
        >>> round(low, 4), round(high, 4)
        (0.0007, 0.0058)
        >>> share_interval(0.25, 0.01, 2.0)
        (0.23, 0.27)
    """
    half = quantile * error
    if not isfinite(half):  # a single block says nothing about how much they differ
        return 0.0, 1.0
    if half <= share <= 1.0 - half:
        return share - half, share + half
    wider = half * half / (share * (1.0 - share))
    middle = (share + wider / 2) / (1.0 + wider)
    half = sqrt(half * half + wider * wider / 4) / (1.0 + wider)
    return max(0.0, middle - half), min(1.0, middle + half)
