"""Places, Please: how an expert expects the other players to play.

On the rulebook's board they play like experts at equal points (solution/); on boards that are not solved, and
in a browser, which does not have the solutions, they play for about the best number. Their points in later
rounds are sampled once and cached.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.carrier import IN_BROWSER
from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.state import copy
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.bots import board_rollouts, slot_values
from thirdplace.games.places_please.state import GARBAGE, SEATS, SLOTS, WRITING, State

__all__ = [
    "OpponentModel",
    "compiled_slot_values",
    "count_written",
    "digits_on",
    "expected_rest",
    "get_opponent_model",
    "hide_unseen_digits",
    "is_solved_board",
    "plan_lines_of_boards",
    "rolls_of_round",
    "to_record",
]

MAX_SAMPLED_ROUNDS = 2048
WORK_BUDGET_NS = 60_000_000
"""The work to sample rounds, in approximate nanoseconds."""


@cache
def _compiled_rules() -> Any:
    from thirdplace.games.places_please import GAME

    return compile_game(GAME)


@cache
def compiled_slot_values() -> Any:
    """slot_values.py, compiled."""
    _compiled_rules().compile_module(board_rollouts)
    return _compiled_rules().compile_module(slot_values)


def to_record(s: State) -> Any:
    """The state as a record for compiled code."""
    return _compiled_rules().record(s)[0]


TableKind = tuple[int, int, int, int, int, tuple[int, ...]]
"""What chances depend on: seats, die, places, garbage, target, points."""
NO_AWARDS = (0, 0, 0, 0, 0)


def is_solved_board(s: State) -> bool:
    """Has the table the rulebook's board and points, and are its solutions here?"""
    board = s.die == 6 and s.places == 4 and s.garbage == 1 and s.target == 10**s.places
    points = s.awards[0] == rules.BEST and s.awards[1] == rules.SECOND and s.awards[2] == rules.THIRD
    return not IN_BROWSER and board and points


def rolls_of_round(s: State) -> list[int]:
    return s.dice[s.first : s.first + s.rolled]


def digits_on(s: State, seat: int) -> dict[int, int]:
    """What a seat has written this round: slot (from the left) -> digit."""
    filled = rules.empty_board(s) ^ s.free[seat]
    slots = [slot for slot in range(SLOTS) if filled >> slot & 1]
    return {slot - GARBAGE + s.places: s.board[seat * SLOTS + slot] for slot in slots}


def count_written(s: State, seat: int) -> int:
    """How many digits a seat has written this round."""
    return (rules.empty_board(s) ^ s.free[seat]).bit_count()


def hide_unseen_digits(world: State, seat: int) -> tuple[State, int]:
    """The table without digits that the seat has not seen (PP2), and how many it has seen on each board."""
    s = copy(world)
    seen = s.rolled - (s.phase == WRITING) if s.open_boards else 0
    for other in range(s.seats):
        if other == seat:
            continue
        if seen == 0:
            s.free[other] = rules.empty_board(s)
            s.made[s.played * SEATS + other] = 0
        elif rules.has_written(s, other):
            s.free[other] ^= 1 << s.wrote[other]
            s.made[s.played * SEATS + other] -= s.value * rules.WEIGHTS[s.wrote[other]]
    return s, seen


def list_playing_seats(s: State) -> list[int]:
    """The seats that play this round; at least two, with resting ones if necessary."""
    playing = [seat for seat in range(s.seats) if not rules.is_resting(s, seat)]
    resting = [seat for seat in range(s.seats) if rules.is_resting(s, seat)]
    return sorted([*playing, *resting[: max(0, 2 - len(playing))]])


def keep_only_seats(s: State, seats: list[int]) -> State:
    """The table with only these seats, since resting seats do not compete."""
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


def plan_lines_of_boards(s: State, seen: list[int]) -> NDArray[np.int64]:
    """The number of the line that led to each board, for the plan; 0 where no plan is used."""
    lines = np.zeros(s.seats, np.int64)
    if is_solved_board(s):
        from thirdplace.games.places_please.bots import solved_duel

        for seat in range(s.seats):
            if 0 < seen[seat] < board_rollouts.RULEBOOK_SLOTS:
                lines[seat] = solved_duel.number_of_board_line(rolls_of_round(s), digits_on(s, seat))
    return lines


@dataclass(frozen=True, slots=True)
class OpponentModel:
    """How the other players are expected to play."""

    plan: NDArray[np.uint8]
    """Their plan on the rulebook's board; otherwise empty."""
    rest: NDArray[np.float64]
    """What each set of free slots will add to a number."""
    later_points: NDArray[np.int64]
    """Everyone's points in the rounds after this one: one row for each sample."""
    cost_ns: int
    """The cost of finishing one board, in approximate nanoseconds."""


def get_opponent_model(s: State) -> OpponentModel:
    kind = (s.seats, s.die, s.places, s.garbage, s.target, tuple(s.awards))
    return _make_opponent_model(kind, s.rounds - s.played)


@lru_cache(maxsize=64)
def _make_opponent_model(kind: TableKind, left: int) -> OpponentModel:
    s = _make_empty_state(kind)
    later = np.zeros((MAX_SAMPLED_ROUNDS if left > 1 else 1) * s.seats, np.int64)
    compiled_slot_values().sample_later_points(
        s.seats, left - 1, _sample_round_points(kind), make_generator(left), later
    )
    return OpponentModel(
        _plan_when_level(s, left),
        expected_rest(s.die, s.places, s.garbage, s.target),
        later,
        _finish_cost_ns(s),
    )


def _make_empty_state(kind: TableKind) -> State:
    s = State()
    s.seats, s.die, s.places, s.garbage, s.target, awards = kind
    s.awards = list(awards)
    s.rounds = 1
    return s


def _plan_when_level(s: State, left: int) -> NDArray[np.uint8]:
    """The plan of experts at equal points, with all steps in one array."""
    if not is_solved_board(s):
        return np.zeros(0, np.uint8)
    from thirdplace.games.places_please.solution.policy import load_shipped_policy
    from thirdplace.games.places_please.solution.table_plans import load_shipped_table_plans

    steps = (
        load_shipped_policy().packed_plan(1, 0)
        if s.seats == 2
        else load_shipped_table_plans().steps(s.seats, left)
    )
    return np.concatenate([step.ravel() for step in steps])


@lru_cache(maxsize=3)
def expected_rest(die: int, places: int, garbage: int, target: int) -> NDArray[np.float64]:
    """By set of free slots: what they add, first for the highest number (times -1), then for the lowest; with
    a target, also the table of expected distances."""
    rest = np.zeros(board_rollouts.TARGET_TABLE_START)
    for sign, offset in ((-1, 0), (1, board_rollouts.SLOT_SETS)):
        _compiled_rules().compile_module(board_rollouts).fill_expected_rest(
            to_record(_make_empty_state((2, die, places, 0, 0, NO_AWARDS))), sign, rest, offset
        )
    if 0 < target < 10**places:
        misses = expected_number.expected_misses(places, garbage, die, target)
        both = np.zeros(len(rest) + len(misses))
        both[: len(rest)] = rest
        both[len(rest) :] = misses
        return both
    return rest


@lru_cache(maxsize=32)
def _sample_round_points(kind: TableKind) -> NDArray[np.int64]:
    """Sampled points of a round among experts: one row for each sample."""
    s = _make_empty_state(kind)
    rows = min(MAX_SAMPLED_ROUNDS, 1 + WORK_BUDGET_NS // (s.seats * _finish_cost_ns(s)))
    points = np.zeros(rows * s.seats, np.int64)
    rest = expected_rest(s.die, s.places, s.garbage, s.target)
    compiled_slot_values().sample_round_points(
        to_record(s), _plan_when_level(s, rows), rest, make_generator(1), rows, points
    )
    return points


def _finish_cost_ns(s: State) -> int:
    slots = rules.count_slots(s)
    if is_solved_board(s):
        return 25 * slots
    return slots * slots * (20 if s.target in (0, 10**s.places) else 60)
