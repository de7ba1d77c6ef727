"""Places, Please: what an expert expects of the others at a table.

On the rulebook's board they play as experts do when all are level (solution/), on boards that nobody has
solved for about the best number. What they earn in the rounds to come is sampled once and kept.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.compiled import compiled, generator
from thirdplace.core.state import copy
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.bots import board_rollouts, slot_values, solved_duel
from thirdplace.games.places_please.solution.policy import STEPS, shipped
from thirdplace.games.places_please.solution.tables import shipped_tables
from thirdplace.games.places_please.state import GARBAGE, SEATS, SLOTS, WRITING, State

__all__ = [
    "Others",
    "as_seen",
    "digits_on",
    "is_rulebook",
    "lines_on",
    "mind",
    "others_at",
    "record",
    "rolls_of",
    "written",
]

ROUNDS_KEPT = 2048
WORK = 60_000_000
"""To sample rounds, in about nanoseconds."""


@cache
def _compiled_rules() -> Any:
    from thirdplace.games.places_please import GAME

    return compiled(GAME)


@cache
def mind() -> Any:
    """slot_values.py, compiled."""
    _compiled_rules().mind(board_rollouts)
    return _compiled_rules().mind(slot_values)


def record(s: State) -> Any:
    """The table as compiled code knows it."""
    return _compiled_rules().record(s)[0]


def is_rulebook(s: State) -> bool:
    """Is this the rulebook's board, whatever else was chosen?"""
    return s.die == 6 and s.places == 4 and s.garbage == 1 and s.target == 10**s.places


def rolls_of(s: State) -> list[int]:
    return s.dice[s.first : s.first + s.rolled]


def digits_on(s: State, seat: int) -> dict[int, int]:
    """What a seat has written this round: slot, from the left, -> digit."""
    filled = rules.all_slots(s) ^ s.free[seat]
    slots = [slot for slot in range(SLOTS) if filled >> slot & 1]
    return {slot - GARBAGE + s.places: s.board[seat * SLOTS + slot] for slot in slots}


def written(s: State, seat: int) -> int:
    """How many digits a seat has written this round."""
    return (rules.all_slots(s) ^ s.free[seat]).bit_count()


def as_seen(world: State, seat: int) -> tuple[State, int]:
    """The table with no more on other boards than the seat has seen, and how many digits that is (PP2)."""
    s = copy(world)
    seen = s.rolled - (s.phase == WRITING) if s.open_boards else 0
    for other in range(s.seats):
        if other == seat:
            continue
        if seen == 0:
            s.free[other] = rules.all_slots(s)
            s.made[s.played * SEATS + other] = 0
        elif rules.has_written(s, other):
            s.free[other] ^= 1 << s.wrote[other]
            s.made[s.played * SEATS + other] -= s.value * rules.WEIGHTS[s.wrote[other]]
    return s, seen


def players_of(s: State) -> list[int]:
    """The seats that play this round; but never fewer than two, as nobody plays alone."""
    playing = [seat for seat in range(s.seats) if not rules.rests(s, seat)]
    resting = [seat for seat in range(s.seats) if rules.rests(s, seat)]
    return sorted([*playing, *resting[: max(0, 2 - len(playing))]])


def among(s: State, seats: list[int]) -> State:
    """The table as if only these seats were at it: who rests is no rival as long as that lasts."""
    if len(seats) == s.seats:
        return s
    few, line = copy(s), s.played * SEATS
    few.seats, few.resting, few.returning, few.due = len(seats), 0, 0, 0
    for place, seat in enumerate(seats):
        few.due |= (s.due >> seat & 1) << place
        few.free[place], few.wrote[place], few.total[place] = s.free[seat], s.wrote[seat], s.total[seat]
        few.made[line + place] = max(0, s.made[line + seat])
        few.board[place * SLOTS : (place + 1) * SLOTS] = s.board[seat * SLOTS : (seat + 1) * SLOTS]
    return few


def lines_on(s: State, seen: list[int]) -> NDArray[np.int64]:
    """By which line everyone has come to their board, where a plan wants to know."""
    lines = np.zeros(s.seats, np.int64)
    if is_rulebook(s):
        for seat in range(s.seats):
            if 0 < seen[seat] <= STEPS:
                lines[seat] = solved_duel.line_of(rolls_of(s), digits_on(s, seat))
    return lines


@dataclass(frozen=True, slots=True)
class Others:
    """What is expected of them."""

    plan: NDArray[np.uint8]
    """How they play, on the rulebook's board; otherwise empty."""
    rest: NDArray[np.float64]
    """What free slots will add to a number."""
    later: NDArray[np.int64]
    """What everyone earns in the rounds after this one: a row for each way that may go."""
    effort: int
    """To let somebody finish a board, in about nanoseconds."""


def others_at(s: State) -> Others:
    return _make_opponent_model(s.seats, s.die, s.places, s.garbage, s.target, s.rounds - s.played)


@lru_cache(maxsize=64)
def _make_opponent_model(seats: int, die: int, places: int, garbage: int, target: int, left: int) -> Others:
    s = _make_empty_state(seats, die, places, garbage, target)
    once = _sample_round_points(seats, die, places, garbage, target)
    drawn = np.random.default_rng(left).integers(len(once), size=(ROUNDS_KEPT if left > 1 else 1, left - 1))
    return Others(
        _plan_when_level(s, left),
        _expected_rest(die, places, garbage, target),
        once[drawn].sum(axis=1).ravel(),
        _finish_cost_ns(s),
    )


def _make_empty_state(seats: int, die: int, places: int, garbage: int, target: int) -> State:
    s = State()
    s.seats, s.die, s.places, s.garbage, s.target, s.rounds = seats, die, places, garbage, target, 1
    return s


def _plan_when_level(s: State, left: int) -> NDArray[np.uint8]:
    """How experts play when all are level, every step after the other."""
    if not is_rulebook(s):
        return np.zeros(0, np.uint8)
    steps = shipped().packed(1, 0) if s.seats == 2 else shipped_tables().steps(s.seats, left)
    return np.concatenate([step.ravel() for step in steps])


@lru_cache(maxsize=3)
def _expected_rest(die: int, places: int, garbage: int, target: int) -> NDArray[np.float64]:
    """For every set of free slots what they add: as high as can be (times -1), then as low as can be;
    and for a target what can be expected of every board."""
    rest = np.zeros(board_rollouts.NEAR)
    for sign, offset in ((-1, 0), (1, board_rollouts.SETS)):
        _compiled_rules().mind(board_rollouts).expect(
            record(_make_empty_state(2, die, places, 0, 0)), sign, rest, offset
        )
    if 0 < target < 10**places:
        return np.concatenate([rest, expected_number.misses(places, garbage, die, target).ravel()])
    return rest


@lru_cache(maxsize=32)
def _sample_round_points(seats: int, die: int, places: int, garbage: int, target: int) -> NDArray[np.int64]:
    """Points of a round among experts, sampled."""
    s = _make_empty_state(seats, die, places, garbage, target)
    rows = min(ROUNDS_KEPT, 1 + WORK // (seats * _finish_cost_ns(s)))
    points = np.zeros(rows * seats, np.int64)
    rest = _expected_rest(die, places, garbage, target)
    mind().play_rounds(record(s), _plan_when_level(s, rows), rest, generator(1), rows, points)
    return points.reshape(rows, seats)


def _finish_cost_ns(s: State) -> int:
    slots = rules.spaces(s)
    if is_rulebook(s):
        return 25 * slots
    return slots * slots * (20 if s.target in (0, 10**s.places) else 60)
