"""Rules of a game in which time does nothing, nothing is forced and nothing is taken back.

In the dialect of rules.py: these are compiled, too.
"""

from typing import Any

__all__ = ["deadline", "forced", "opens", "tick", "undoable"]


def tick(s: Any, now: int) -> None:
    """Nothing depends on time."""


def deadline(s: Any) -> int:
    return -1


def opens(s: Any, now: int) -> int:
    return -1


def forced(s: Any, seat: int, now: int) -> int:
    return -1


def undoable(before: Any, after: Any, seat: int, action: int) -> bool:
    return False
