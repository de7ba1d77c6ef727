"""Pebbles: how a game begins."""

from typing import Any

from pebbles.state import State


def prepare(seats: int, options: Any) -> State:
    s = State()
    s.seats = seats
    return s
