"""Kingmaker: the rules."""

from kingmaker.state import State
from thirdplace.core.chance import Source
from thirdplace.core.errors import BAD_REQUEST, FINE, GAME_OVER, NOT_YOUR_TURN

ACTIONS = 2
MAX_LEGAL = 2


def deal(s: State, rng: Source) -> None:
    s.last = 0


def begin(s: State) -> None:
    s.turn = 0


def active(s: State) -> int:
    return 0 if s.turn == s.seats else 1 << s.turn


def legal(s: State, seat: int, now: int, out: list[int]) -> int:
    for choice in range(s.choices):
        out[choice] = choice
    return s.choices if seat == s.turn else 0


def refusal(s: State, seat: int, action: int, now: int) -> int:
    if s.turn == s.seats:
        return GAME_OVER
    if action < 0 or action >= s.choices:
        return BAD_REQUEST
    return FINE if seat == s.turn else NOT_YOUR_TURN


def apply(s: State, seat: int, action: int, now: int) -> None:
    s.last = action
    s.turn += 1


def over(s: State) -> bool:
    return s.turn == s.seats


def winners(s: State) -> int:
    """Never the last seat."""
    return 1 << s.last


def score(s: State, seat: int) -> int:
    return 1 if seat == s.last else 0


def resample(s: State, seat: int, rng: Source) -> None:
    """Everything is open."""
