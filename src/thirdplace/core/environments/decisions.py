"""Whose decision is next, what time it is then, and what a game was worth: for every game alike.

In the dialect of rules.py, for whatever game is put in `rules` and `environment`: plain for one table
(envs/table.py), compiled for thousands (core/environments/vector_steps.py).

Seats are asked one after the other. Where several are active, they are asked in the order of seats. While a
game's clock runs, the seats whose turn it is not are asked first, as they may do things out of turn, and then
the seat whose turn it is. Its decision takes time: as long as the rulebook's pace of one action for
everybody in a cycle, or `tempo` milliseconds. What is done out of turn, or without ending the turn, takes
none, but no more than MAX_FREE_ACTIONS times in a turn.
"""

from typing import Any

rules: Any = None
environment: Any = None
"""Both bound by whoever loads this module. `m` is a `environment.Moment`, in either representation."""

MAX_FREE_ACTIONS = 8
"""Actions that leave the turn where it is before time goes on all the same."""
MAX_ACTIONS_BEFORE_CLOCK = 400
"""From then on each seat does what brings the start of the clock closer: some would trade for ever."""

WIN = 0
RANK = 1
SCORE = 2


def open_moment(s: Any, m: Any) -> None:
    """The first decision of a game that has just begun."""
    m.part = 0
    m.now = 0
    m.turns = 0
    m.free = 0
    m.acts = 0
    m.seat = find_asked(s, 0, 0)


def find_asked(s: Any, first: int, now: int) -> int:
    """The first seat from this one on that has something to decide; -1: nobody has."""
    active = rules.active(s)
    if active == 0:
        return -1
    seat = first if first < s.seats else 0
    for _ in range(s.seats):
        if active >> seat & 1 and environment.is_asked(s, seat, now):
            return seat
        seat = seat + 1 if seat + 1 < s.seats else 0
    return -1


def is_hurried(s: Any, m: Any) -> bool:
    """Has it taken too long until the clock starts?"""
    waits = m.acts >= MAX_ACTIONS_BEFORE_CLOCK
    return bool(waits and environment.cycle_ms(s) > 0 and environment.clock_seat(s) < 0)


def write_legal(s: Any, m: Any, seat: int, part: int, mask: Any, at: int) -> int:
    """Write 1 for every id that the seat may choose into `mask`, which is all 0; return how many."""
    if is_hurried(s, m):
        mask[at + environment.late_id(s, seat, m.now)] = 1
        return 1
    count: int = environment.write_mask(s, seat, m.now, part, mask, at)
    return count


def pass_time(s: Any, m: Any, seat: int, clock: int, tempo: int) -> bool:
    """Let the time of a decision pass; is it later now? Then the caller has the rules notice.

    `clock` is the seat whose decisions took time before this one; `tempo` -1: the rulebook's pace.
    """
    if clock < 0 or seat != clock:
        return False
    if environment.clock_seat(s) == clock and m.free < MAX_FREE_ACTIONS:
        m.free += 1
        return False
    m.free = 0
    m.turns += 1
    if tempo < 0:
        m.now = m.turns * environment.cycle_ms(s) // s.seats
    else:
        m.now += tempo
    return True


def ask_next(s: Any, m: Any, seat: int, clock: int) -> None:
    """Whose decision is next, after `seat` has decided."""
    m.part = 0
    if rules.over(s):
        m.seat = -1
        return
    if seat != m.seat:  # somebody else's decision: whoever is being asked still is, if there is reason to
        m.seat = find_asked(s, m.seat, m.now)
        return
    later = environment.clock_seat(s)
    if later >= 0 and (seat == clock or clock < 0):
        m.seat = find_asked(s, later + 1, m.now)
    else:
        m.seat = find_asked(s, seat + 1, m.now)


def reward_at_end(s: Any, seat: int, kind: int, team: bool) -> float:
    """What a finished game was worth to a seat. Unless it is a team, all seats together get 0.

    win: the winners share 1, the others lose as much together; a team has 1 or -1. rank: from 1 for the first
    to -1 for the last, those with equal points alike; a team has 1 or -1. score: see `points_of`.
    """
    winners = rules.winners(s)
    if kind == SCORE:
        return 0.0
    if team:
        return 1.0 if winners >> seat & 1 else -1.0
    if kind == WIN:
        count = 0
        for other in range(s.seats):
            count += winners >> other & 1
        if count == 0:
            return 0.0
        if winners >> seat & 1:
            return float((s.seats - count) / count / (s.seats - 1))
        return float(-1.0 / (s.seats - 1))
    own = rules.score(s, seat) * 2 + (winners >> seat & 1)
    lead = 0
    for other in range(s.seats):
        points = rules.score(s, other) * 2 + (winners >> other & 1)
        lead += (own > points) - (own < points)
    return float(lead / (s.seats - 1))


def points_of(s: Any, seat: int, team: bool) -> int:
    """With the reward `score`: what is paid out as it changes; a team has the points of all seats."""
    if not team:
        points: int = rules.score(s, seat)
        return points
    total = 0
    for other in range(s.seats):
        total += rules.score(s, other)
    return total
