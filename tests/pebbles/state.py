"""Pebbles: the fields of a game."""

from thirdplace.core.state import state


@state
class State:
    seats: int
    left: int
    turn: int
    last: int
