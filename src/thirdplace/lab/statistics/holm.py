"""Holm's correction: of many questions asked at once, a false alarm to any stays as rare as to one."""

from collections.abc import Sequence

__all__ = ["adjust_by_holm"]


def adjust_by_holm(p_values: Sequence[float]) -> list[float]:
    """Adjusted so that each can be compared with 0.05 by itself.

    Example:
        >>> adjust_by_holm([0.01, 0.04, 0.03])
        [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    adjusted = [1.0] * len(p_values)
    most = 0.0
    for rank, place in enumerate(order):
        most = max(most, min(1.0, (len(p_values) - rank) * p_values[place]))
        adjusted[place] = most
    return adjusted
