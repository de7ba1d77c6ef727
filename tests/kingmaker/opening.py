"""Kingmaker: how a game begins."""

from typing import Any

from kingmaker.state import State


def prepare(seats: int, options: Any) -> State:
    """`options`: how many choices everybody has."""
    s = State()
    s.seats = seats
    s.choices = options
    return s
