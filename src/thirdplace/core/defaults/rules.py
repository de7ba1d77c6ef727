"""Rules of a game in which time does nothing, nothing is forced and nothing is taken back.

In the dialect of rules.py: these are compiled, too.
"""

from typing import Any

__all__ = ["deadline", "forced_action", "is_undoable", "next_unlock_time", "tick"]


def tick(s: Any, now: int) -> None:
    """Nothing depends on time."""


def deadline(s: Any) -> int:
    return -1


def next_unlock_time(s: Any, now: int) -> int:
    return -1


def forced_action(s: Any, seat: int, now: int) -> int:
    return -1


def is_undoable(before: Any, after: Any, seat: int, action: int) -> bool:
    return False
