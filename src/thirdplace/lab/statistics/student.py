"""Student's distribution without a further library: quantiles by series, tails by Wallace's approximation."""

from math import erfc, sqrt
from typing import Any

import numpy as np

__all__ = ["Z_95", "student_quantile", "two_sided_p"]

Z_95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""


def student_quantile(freedom: int) -> float:
    """What Z_95 is for a normal distribution (Cornish and Fisher's series): few blocks are less sure."""
    if freedom < 1:
        return float("inf")
    first = (Z_95**3 + Z_95) / 4
    second = (5 * Z_95**5 + 16 * Z_95**3 + 3 * Z_95) / 96
    third = (3 * Z_95**7 + 19 * Z_95**5 + 17 * Z_95**3 - 15 * Z_95) / 384
    return Z_95 + first / freedom + second / freedom**2 + third / freedom**3


def two_sided_p(t: Any, freedom: int) -> Any:
    """How likely it is to be at least so far from 0 (Wallace 1959: within 0.02 of the equivalent normal)."""
    squared = np.asarray(t, np.float64) ** 2
    normal = (8 * freedom + 1) / (8 * freedom + 3) * np.sqrt(freedom * np.log1p(squared / freedom))
    return np.vectorize(lambda z: erfc(z / sqrt(2)), otypes=[np.float64])(normal)
