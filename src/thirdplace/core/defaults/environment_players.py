"""No compiled opponents but random ones, which every game has (core/environments/vector_steps.py)."""

from typing import Any

__all__ = ["LEVELS", "choose", "make_knowledge"]

LEVELS = ()


def make_knowledge(seats: int, options: Any) -> Any:
    """Something with a type to compile for."""
    return (0,)


def choose(s: Any, seat: int, now: int, level: int, knowledge: Any, rng: Any) -> int:
    """Never called."""
    return -1
