"""Pebbles: the rules."""

from pebbles.refusals import TOO_FEW_PEBBLES
from pebbles.state import State
from thirdplace.core.chance import Source, below
from thirdplace.core.errors import BAD_REQUEST, FINE, GAME_OVER, NOT_YOUR_TURN

MOST = 3
ACTIONS = MOST
MAX_LEGAL = MOST


def deal(s: State, rng: Source) -> None:
    s.left = 7 + below(rng, 6)


def begin(s: State) -> None:
    s.turn = 0
    s.last = -1


def active(s: State) -> int:
    return 0 if s.left == 0 else 1 << s.turn


def legal(s: State, seat: int, now: int, out: list[int]) -> int:
    count = 0
    if seat == s.turn:
        while count < min(MOST, s.left):
            out[count] = count
            count += 1
    return count


def refusal(s: State, seat: int, action: int, now: int) -> int:
    if s.left == 0:
        return GAME_OVER
    if seat < 0 or seat >= s.seats or action < 0 or action >= ACTIONS:
        return BAD_REQUEST
    if seat != s.turn:
        return NOT_YOUR_TURN
    return FINE if action < s.left else TOO_FEW_PEBBLES


def apply(s: State, seat: int, action: int, now: int) -> None:
    s.left -= action + 1
    s.last = seat
    s.turn = seat + 1 if seat + 1 < s.seats else 0


def over(s: State) -> bool:
    return s.left == 0


def winners(s: State) -> int:
    return 1 << s.last


def score(s: State, seat: int) -> int:
    return 1 if seat == s.last else 0


def resample(s: State, seat: int, rng: Source) -> None:
    """Everything is open."""
