"""Kingmaker: the fields of a game."""

from thirdplace.core.state import state


@state
class State:
    seats: int
    choices: int
    turn: int
    last: int
