"""Places, Please: the rules. Numbers like PP4 are rulings (see locale/*.rules.ftl)."""

from thirdplace.core.chance import Source, below
from thirdplace.core.errors import BAD_REQUEST, FINE, GAME_OVER, NOT_YOUR_TURN, WRONG_PHASE
from thirdplace.games.places_please.refusals import ALREADY_WRITTEN, SLOT_TAKEN, UNKNOWN_SLOT
from thirdplace.games.places_please.state import (
    GARBAGE,
    NO_NUMBER,
    OVER,
    ROLLING,
    SEATS,
    SLOTS,
    WRITING,
    WRITTEN,
    State,
)

# Actions as numbers. A slot that is none has one too: it is never legal.
ROLL = 0
WRITE = 1
REVEAL = WRITE + SLOTS
REST = REVEAL + 1
RETURN = REST + 1
END = RETURN + 1
NO_SLOT = END + 1
ACTIONS = NO_SLOT + 1
MAX_LEGAL = SLOTS + 2

# The rulebook's points, which options may change: the rules read them from the state.
BEST = 5
SECOND = 3
THIRD = 1

WEIGHTS = (1_000_000, 100_000, 10_000, 1_000, 100, 10, 1, 0, 0)
NO_GAP = 100_000_000  # greater than any between two numbers
LEFTMOST_SLOT = tuple((slots & -slots).bit_length() - 1 for slots in range(1 << SLOTS))
"""By set of slots (a bit mask): the leftmost slot."""
SLOT_WHEN_LATE = tuple(
    LEFTMOST_SLOT[slots >> GARBAGE << GARBAGE] if slots >> GARBAGE else slots.bit_length() - 1
    for slots in range(1 << SLOTS)
)
"""PP9: where the digit of somebody who is late goes: into the garbage, else into the least free place.

It is the same for every goal. In the garbage a digit changes nothing, in the ones at most 9, in any greater
place ten times as much or more, whether the highest number wins, the lowest, or the closest to a target. A
greater place may happen to suit the digit (a 0 in the thousands for the lowest, the target's own digit). But
that depends on rolls to come and on the digits to its left: to bet on them is the player's own decision.
"""


def count_slots(s: State) -> int:
    """Slots on a board, and so rolls in a round (PP1)."""
    return s.places + s.garbage


def empty_board(s: State) -> int:
    """The slots of an empty board, one bit each."""
    return (1 << (GARBAGE + s.garbage)) - (1 << (GARBAGE - s.places))


def deal(s: State, rng: Source) -> None:
    """Draws every roll of the game in order: a digit from 1 to 6, or from 0 to 9 (PP6)."""
    least = 1 if s.die == 6 else 0
    for i in range(s.rounds * count_slots(s)):
        s.dice[i] = least + below(rng, s.die)


def begin(s: State) -> None:
    for seat in range(s.seats):
        s.total[seat] = 0
    s.played = 0
    s.resting = 0
    s.returning = 0
    s.acts = 0
    _open_round(s)


def _open_round(s: State) -> None:
    line = s.played * SEATS
    slots = empty_board(s)
    s.resting ^= s.returning
    s.returning = 0
    for seat in range(s.seats):
        s.free[seat] = slots
        s.made[line + seat] = NO_NUMBER if is_resting(s, seat) else 0
    s.first = s.played * count_slots(s)
    s.rolled = 0
    s.acts_until_round = s.acts
    s.acts_until_roll = s.acts
    _pass_die(s, s.played % s.seats)  # PP1


def _pass_die(s: State, seat: int) -> None:
    """Pass the die to this seat, or to the next one that plays."""
    s.phase = ROLLING
    s.roller = _playing_from(s, seat)
    s.due = 1 << s.roller


def _playing_from(s: State, seat: int) -> int:
    """This seat, or the next one that plays (PP1: clockwise)."""
    while is_resting(s, seat):
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


def next_roller(s: State) -> int:
    """Who rolls after this roller within the round, as seats play and rest now (PP1: clockwise)."""
    return _playing_from(s, s.roller + 1 if s.roller + 1 < s.seats else 0)


def is_resting(s: State, seat: int) -> bool:
    """Does this seat not play in this round?"""
    return s.resting >> seat & 1 == 1


def may_rest(s: State, seat: int) -> bool:
    """In a lesson any seat may rest except the last one that plays; a returning seat may stay out."""
    if not s.lesson:
        return False
    playing = ((1 << s.seats) - 1) ^ s.resting
    return s.returning >> seat & 1 == 1 or (playing & ~(1 << seat) != 0 and not is_resting(s, seat))


def active(s: State) -> int:
    return s.due


def legal(s: State, seat: int, now: int, out: list[int]) -> int:
    """Rest, return and end are also legal for seats that are not waited for."""
    if s.phase == OVER:
        return 0
    count = _list_due_actions(s, seat, out) if s.due >> seat & 1 else 0
    if s.lesson:
        if may_rest(s, seat):
            out[count] = REST
            count += 1
        elif is_resting(s, seat):
            out[count] = RETURN
            count += 1
        if seat == s.roller:
            out[count] = END
            count += 1
    return count


def _list_due_actions(s: State, seat: int, out: list[int]) -> int:
    """The actions of a seat that is waited for; first the one that is done if it is late (PP9)."""
    if s.phase != WRITING:
        out[0] = ROLL if s.phase == ROLLING else REVEAL
        return 1
    late = SLOT_WHEN_LATE[s.free[seat]]
    out[0] = WRITE + late
    free = s.free[seat] ^ 1 << late
    count = 1
    while free:
        out[count] = WRITE + LEFTMOST_SLOT[free]  # PP3
        free &= free - 1
        count += 1
    return count


def refusal(s: State, seat: int, action: int, now: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat >= s.seats or action < 0 or action >= ACTIONS:
        return BAD_REQUEST
    if REST <= action <= RETURN:
        return _refuse_rest(s, seat, action)
    if action == END:
        return FINE if s.lesson and seat == s.roller else WRONG_PHASE
    slot = action - WRITE
    if action == NO_SLOT or (ROLL < action < REVEAL and empty_board(s) >> slot & 1 == 0):
        return UNKNOWN_SLOT
    if (action == ROLL) != (s.phase == ROLLING) or (action == REVEAL) != (s.phase == WRITTEN):
        return WRONG_PHASE  # PP2: everyone writes before the next roll
    if slot < 0 or action == REVEAL:
        return FINE if seat == s.roller else NOT_YOUR_TURN
    if is_resting(s, seat):
        return NOT_YOUR_TURN
    if has_written(s, seat):
        return ALREADY_WRITTEN
    return FINE if s.free[seat] >> slot & 1 else SLOT_TAKEN  # PP3


def _refuse_rest(s: State, seat: int, action: int) -> int:
    """Why a seat may not rest, or not return."""
    if action == REST:
        return FINE if may_rest(s, seat) else WRONG_PHASE
    return FINE if is_resting(s, seat) and s.returning >> seat & 1 == 0 else WRONG_PHASE


def has_written(s: State, seat: int) -> bool:
    """Has this seat written the digit on the table?"""
    return s.phase == WRITING and (s.due | s.resting) >> seat & 1 == 0


def apply(s: State, seat: int, action: int, now: int) -> None:
    s.acts += 1
    if action == ROLL:
        s.value = s.dice[s.first + s.rolled]
        s.rolled += 1
        s.acts_until_roll = s.acts
        s.phase = WRITING
        s.due = ((1 << s.seats) - 1) ^ s.resting
    elif action == REVEAL:
        _settle_round(s)
    elif action == REST:
        _start_resting(s, seat)
    elif action == RETURN:
        _stop_resting(s, seat)
    elif action == END:
        _end_early(s)
    else:
        _write_digit(s, seat, action - WRITE, s.value)
        s.due ^= 1 << seat
        if s.due == 0:
            _after_all_have_written(s)


def _write_digit(s: State, seat: int, slot: int, value: int) -> None:
    s.free[seat] ^= 1 << slot
    s.board[seat * SLOTS + slot] = value
    s.wrote[seat] = slot
    s.made[s.played * SEATS + seat] += value * WEIGHTS[slot]


def _start_resting(s: State, seat: int) -> None:
    """Erases what the seat has written in this round: it gets no number, and nobody waits for it."""
    if s.returning >> seat & 1:
        s.returning ^= 1 << seat
        return
    s.resting |= 1 << seat
    s.free[seat] = empty_board(s)
    s.wrote[seat] = 0
    s.made[s.played * SEATS + seat] = NO_NUMBER
    for slot in range(SLOTS):
        s.board[seat * SLOTS + slot] = 0
    if s.phase != WRITING:
        if s.roller == seat:
            phase = s.phase
            _pass_die(s, seat)
            s.phase = phase
    elif s.due >> seat & 1:
        s.due ^= 1 << seat
        if s.due == 0:
            _after_all_have_written(s)


def _stop_resting(s: State, seat: int) -> None:
    """The seat plays from the next round on; at once, if nothing was rolled in this one."""
    if s.rolled:
        s.returning |= 1 << seat
    else:
        s.resting ^= 1 << seat
        s.made[s.played * SEATS + seat] = 0


def _end_early(s: State) -> None:
    """PP8: scored rounds count; the current round is erased."""
    for seat in range(s.seats):
        s.free[seat] = empty_board(s)
        s.wrote[seat] = 0
        s.made[s.played * SEATS + seat] = NO_NUMBER
        for slot in range(SLOTS):
            s.board[seat * SLOTS + slot] = 0
    s.rolled = 0
    s.phase = OVER
    s.due = 0


def _after_all_have_written(s: State) -> None:
    if s.rolled < count_slots(s):
        _pass_die(s, next_roller(s))
    elif s.lesson:
        _pass_die(s, s.roller)
        s.phase = WRITTEN
    else:
        _settle_round(s)


def _settle_round(s: State) -> None:
    score_round(s)
    s.played += 1
    if s.played < s.rounds:
        _open_round(s)
    else:
        s.phase = OVER
        s.due = 0


def score_round(s: State) -> None:
    """PP4: the three best different numbers count, whoever and however many made them."""
    best = NO_GAP
    second = NO_GAP
    third = NO_GAP
    for seat in range(s.seats):
        gap = _gap_to_target(s, seat)  # NO_GAP is no better than what was found so far
        if gap < best:
            third = second
            second = best
            best = gap
        elif best < gap < second:
            third = second
            second = gap
        elif second < gap < third:
            third = gap
    for seat in range(s.seats):
        gap = _gap_to_target(s, seat)
        earned = 0
        if gap == NO_GAP:
            earned = 0
        elif gap == best:
            earned = s.awards[0]
        elif gap == second:
            earned = s.awards[1]
        elif gap == third:
            earned = s.awards[2]
        s.points[s.played * SEATS + seat] = earned
        s.total[seat] += earned


def _gap_to_target(s: State, seat: int) -> int:
    """How far from the target a seat's number is: the less, the better. NO_GAP: it has rested."""
    if is_resting(s, seat):
        return NO_GAP
    return gap_to(s.target, s.made[s.played * SEATS + seat])


def gap_to(target: int, number: int) -> int:
    """How far from the target a number is: the less, the better."""
    return abs(number - target)


def rank_numbers(target: int, numbers: list[int], out: list[int]) -> None:
    """PP4: equal numbers take one rank together, the next best number the next. Who rested gets 0."""
    for i in range(len(numbers)):
        out[i] = 0
    rank = 0
    while True:
        best = NO_GAP  # of those that have no rank yet
        for i in range(len(numbers)):
            if numbers[i] != NO_NUMBER and out[i] == 0:
                best = min(best, gap_to(target, numbers[i]))
        if best == NO_GAP:
            return
        rank += 1
        for i in range(len(numbers)):
            if numbers[i] != NO_NUMBER and gap_to(target, numbers[i]) == best:
                out[i] = rank


# Nothing depends on time, nothing is done automatically (the last slot, too, is written by hand) and nothing
# can be taken back: a roll is chance, and what is written stays (PP3). The defaults of core do for all this.


def over(s: State) -> bool:
    return s.phase == OVER


def score(s: State, seat: int) -> int:
    return s.total[seat]


def winners(s: State) -> int:
    """PP5: most points; equal points share the win. PP8: where no round was scored, nobody wins."""
    best = -1
    found = 0
    for seat in range(s.seats):
        if s.total[seat] > best:
            best = s.total[seat]
            found = 0
        if s.total[seat] == best:
            found |= 1 << seat
    return found if best else 0  # a scored round brings somebody points


def resample(s: State, seat: int, rng: Source) -> None:
    """Unknown to a seat: the rolls to come, and what others wrote in secret (PP2)."""
    if s.phase == OVER:
        return
    least = 1 if s.die == 6 else 0
    for i in range(s.first + s.rolled, s.rounds * count_slots(s)):
        s.dice[i] = least + below(rng, s.die)
    for other in range(s.seats):
        if other != seat and not is_resting(s, other):
            _resample_board(s, other, rng)


def _resample_board(s: State, seat: int, rng: Source) -> None:
    """Writes the digits of this round that others have not seen into random slots."""
    written = s.rolled
    if s.phase == WRITING and not has_written(s, seat):
        written -= 1
    seen = 0
    if s.open_boards:
        seen = s.rolled - 1 if s.phase == WRITING else s.rolled  # PP2: what all have written
    if seen == 0:
        s.free[seat] = empty_board(s)
        s.wrote[seat] = 0
        s.made[s.played * SEATS + seat] = 0
    elif seen < written:
        s.free[seat] ^= 1 << s.wrote[seat]
        s.made[s.played * SEATS + seat] -= s.value * WEIGHTS[s.wrote[seat]]
    for slot in range(SLOTS):
        if s.free[seat] >> slot & 1:
            s.board[seat * SLOTS + slot] = 0  # what stood there before is rubbed out
    for i in range(seen, written):
        _write_digit(s, seat, _nth_free_slot(s, seat, below(rng, count_slots(s) - i)), s.dice[s.first + i])


def _nth_free_slot(s: State, seat: int, passed_over: int) -> int:
    """The free slot from the left after so many others."""
    free = s.free[seat]
    for _ in range(passed_over):
        free &= free - 1
    return LEFTMOST_SLOT[free]
