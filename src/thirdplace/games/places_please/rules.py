"""Places, Please: the rules. Numbers like PP4 are rulings (see locale/*.rules.ftl)."""

from thirdplace.core.chance import Source, below
from thirdplace.core.errors import (
    ALREADY_WRITTEN,
    BAD_REQUEST,
    FINE,
    GAME_OVER,
    NOT_YOUR_TURN,
    SLOT_TAKEN,
    UNKNOWN_SLOT,
    WRONG_PHASE,
)
from thirdplace.games.places_please.state import (
    EMPTY,
    GARBAGE,
    HIGHEST,
    LOWEST,
    OVER,
    ROLLING,
    SEATS,
    SLOTS,
    WRITING,
    State,
)

# Actions as numbers. The slot after the last has one too: it is never legal.
ROLL = 0
WRITE = 1
ACTIONS = WRITE + SLOTS + 1
MAX_LEGAL = SLOTS

BEST = 5
SECOND = 3
THIRD = 1
NO_NUMBER = -100_000_000  # worse than any number can be


def spaces(s: State) -> int:
    """Slots on a board, and so rolls in a round (PP1)."""
    return s.places + s.garbage


def deal(s: State, rng: Source) -> None:
    """Draws every roll of the game in order: a digit from 1 to 6, or from 0 to 9 (PP6)."""
    least = 1 if s.die == 6 else 0
    for i in range(s.rounds * spaces(s)):
        s.dice[i] = least + below(rng, s.die)


def begin(s: State) -> None:
    for seat in range(s.seats):
        s.total[seat] = 0
    s.played = 0
    _open_round(s)


def _open_round(s: State) -> None:
    for seat in range(s.seats):
        row = seat * SLOTS
        for slot in range(row + GARBAGE - s.places, row + GARBAGE + s.garbage):
            s.board[slot] = EMPTY
    s.first = s.played * spaces(s)
    s.rolled = 0
    _hand_die(s, s.played % s.seats)  # PP1


def _hand_die(s: State, seat: int) -> None:
    s.phase = ROLLING
    s.roller = seat
    s.due = 1 << seat


def active(s: State) -> int:
    return s.due


def legal(s: State, seat: int, now: int, out: list[int]) -> int:
    if s.due >> seat & 1 == 0:
        return 0
    if s.phase == ROLLING:
        out[0] = ROLL
        return 1
    count = 0
    for slot in range(GARBAGE - s.places, GARBAGE + s.garbage):
        # Written first and counted if it holds: no branch for the processor to guess.
        out[count] = WRITE + slot
        count += s.board[seat * SLOTS + slot] == EMPTY  # PP3
    return count


def refusal(s: State, seat: int, action: int, now: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat >= s.seats or action < 0 or action >= ACTIONS:
        return BAD_REQUEST
    slot = action - WRITE
    if action != ROLL and (slot < GARBAGE - s.places or slot >= GARBAGE + s.garbage):
        return UNKNOWN_SLOT
    if (action == ROLL) != (s.phase == ROLLING):
        return WRONG_PHASE  # PP2: everyone writes before the next roll
    if action == ROLL:
        return FINE if seat == s.roller else NOT_YOUR_TURN
    if has_written(s, seat):
        return ALREADY_WRITTEN
    return FINE if s.board[seat * SLOTS + slot] == EMPTY else SLOT_TAKEN  # PP3


def has_written(s: State, seat: int) -> bool:
    """Has this seat written the number on the table?"""
    return s.phase == WRITING and s.due >> seat & 1 == 0


def apply(s: State, seat: int, action: int, now: int) -> None:
    if action == ROLL:
        s.rolled += 1
        s.phase = WRITING
        s.due = (1 << s.seats) - 1
        return
    slot = action - WRITE
    s.board[seat * SLOTS + slot] = s.dice[s.first + s.rolled - 1]
    s.wrote[seat] = slot
    s.due ^= 1 << seat
    if s.due == 0:
        _all_have_written(s)


def _all_have_written(s: State) -> None:
    if s.rolled < spaces(s):
        _hand_die(s, s.roller + 1 if s.roller + 1 < s.seats else 0)  # PP1: clockwise
        return
    _score_round(s)
    s.played += 1
    if s.played < s.rounds:
        _open_round(s)
    else:
        s.phase = OVER


def _score_round(s: State) -> None:
    """PP4: the three best different numbers count, whoever and however many made them."""
    line = s.played * SEATS
    best = NO_NUMBER
    second = NO_NUMBER
    third = NO_NUMBER
    for seat in range(s.seats):
        s.made[line + seat] = _number(s, seat)
        worth = _worth(s, s.made[line + seat])
        if worth > best:
            third = second
            second = best
            best = worth
        elif best > worth > second:
            third = second
            second = worth
        elif second > worth > third:
            third = worth
    for seat in range(s.seats):
        worth = _worth(s, s.made[line + seat])
        earned = 0
        if worth == best:
            earned = BEST
        elif worth == second:
            earned = SECOND
        elif worth == third:
            earned = THIRD
        s.points[line + seat] = earned
        s.total[seat] += earned


def _number(s: State, seat: int) -> int:
    """What a full board reads; the garbage is left out."""
    row = seat * SLOTS
    number = 0
    for slot in range(row + GARBAGE - s.places, row + GARBAGE):
        number = number * 10 + s.board[slot]
    return number


def _worth(s: State, number: int) -> int:
    """PP6: the goal as one order, more is better."""
    if s.goal == HIGHEST:
        return number
    if s.goal == LOWEST:
        return -number
    return -abs(number - s.target)


def tick(s: State, now: int) -> None:
    """Nothing here depends on time."""


def deadline(s: State) -> int:
    return -1


def forced(s: State, seat: int, now: int) -> int:
    """No ruling has anything done automatically: the last slot, too, is written by hand."""
    return -1


def over(s: State) -> bool:
    return s.phase == OVER


def score(s: State, seat: int) -> int:
    return s.total[seat]


def winners(s: State) -> int:
    """PP5: most points; equal points share the win."""
    best = -1
    found = 0
    for seat in range(s.seats):
        if s.total[seat] > best:
            best = s.total[seat]
            found = 0
        if s.total[seat] == best:
            found |= 1 << seat
    return found


def resample(s: State, seat: int, rng: Source) -> None:
    """Unknown to a seat: the rolls to come, and what others wrote in secret (PP2)."""
    if s.phase == OVER:
        return
    least = 1 if s.die == 6 else 0
    for i in range(s.first + s.rolled, s.rounds * spaces(s)):
        s.dice[i] = least + below(rng, s.die)
    for other in range(s.seats):
        if other != seat:
            _rewrite(s, other, rng)


def _rewrite(s: State, seat: int, rng: Source) -> None:
    """Write this round's numbers once more, wherever nobody else can have seen them."""
    written = s.rolled
    if s.phase == WRITING and not has_written(s, seat):
        written -= 1
    kept = 0
    if s.open_boards:
        kept = s.rolled - 1 if s.phase == WRITING else s.rolled  # what all have written, all have seen
    if kept == 0:
        for slot in range(GARBAGE - s.places, GARBAGE + s.garbage):
            s.board[seat * SLOTS + slot] = EMPTY
    elif kept < written:
        s.board[seat * SLOTS + s.wrote[seat]] = EMPTY
    for i in range(kept, written):
        slot = _free_slot(s, seat, below(rng, spaces(s) - i))
        s.board[seat * SLOTS + slot] = s.dice[s.first + i]
        s.wrote[seat] = slot


def _free_slot(s: State, seat: int, passed_over: int) -> int:
    """A free slot of the seat's board: the first from the left after so many others."""
    slot = GARBAGE - s.places
    while passed_over > 0 or s.board[seat * SLOTS + slot] != EMPTY:
        if s.board[seat * SLOTS + slot] == EMPTY:
            passed_over -= 1
        slot += 1
    return slot
