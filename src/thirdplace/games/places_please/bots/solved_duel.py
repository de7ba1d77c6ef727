"""Places, Please for two on the rulebook's board: values and plans from the solved game.

The solution covers six rounds. In a longer match, an unknown lead is played by the plan of the most similar
solved round: rounds differ only in the value of a draw.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thirdplace.games.places_please.solution.policy import ROUNDS, load_shipped_policy
from thirdplace.games.places_please.solution.round import LINES, SIDES, SLOTS, STEPS, Plan, rank_of_lines

__all__ = [
    "Board",
    "Plan",
    "match_win_chance",
    "most_similar_solved_round",
    "number_of_board_line",
    "slot_probabilities",
    "slot_probabilities_by_plan",
    "slot_values",
    "win_chance_before_roll",
    "win_chance_with_boards",
]

RUNS_IN_BROWSER: Final = False
"""It needs the solutions, files of megabytes, and numpy."""

Floats = NDArray[np.float64]
Board = dict[int, int]
"""Slot (0 the thousands, 4 the garbage) -> the digit written there."""
Payoff = tuple[float, float, float]
"""Of winning a round, a draw, and losing it."""


@cache
def match_win_chance(left: int, lead: int) -> float:
    """The chance to win the match, with so many rounds left and such a lead."""
    if lead == 0 or abs(lead) > left:
        return 0.5 if lead == 0 else float(lead > 0)
    if load_shipped_policy().knows(left, lead):
        return load_shipped_policy().win_chance(left, lead)
    win, draw, lose = round_payoff(left, lead)
    draws, values, _ = _solved_rounds()
    return float(lose + (win - lose) * np.interp((draw - lose) / (win - lose), draws, values))


def round_payoff(left: int, lead: int) -> Payoff:
    """The chance to win the match after winning, drawing and losing this round."""
    return (
        match_win_chance(left - 1, lead + 1),
        match_win_chance(left - 1, lead),
        match_win_chance(left - 1, lead - 1),
    )


@cache
def _solved_rounds() -> tuple[list[float], list[float], list[tuple[int, int]]]:
    """The solved rounds, sorted by the value of a draw: these values, the rounds' values, the rounds."""
    policy, found = load_shipped_policy(), []
    for left in range(1, ROUNDS + 1):
        for lead in range(-ROUNDS, ROUNDS + 1):
            if policy.knows(left, lead):
                win, draw, lose = (policy.win_chance(left - 1, lead + change) for change in (1, 0, -1))
                value = (policy.win_chance(left, lead) - lose) / (win - lose)
                found.append(((draw - lose) / (win - lose), value, (left, lead)))
    draws, values, rounds = zip(*sorted(found), strict=True)
    return list(draws), list(values), list(rounds)


@cache
def most_similar_solved_round(left: int, lead: int) -> tuple[int, int]:
    """The solved round whose plan is used for this one."""
    if load_shipped_policy().knows(left, lead):
        return left, lead
    win, draw, lose = round_payoff(left, lead)
    if win == lose:
        return 1, 0  # all is decided
    draws, _, rounds = _solved_rounds()
    return rounds[int(np.argmin(np.abs(np.array(draws) - (draw - lose) / (win - lose))))]


@lru_cache(maxsize=16)
def _plan_of_round(left: int, lead: int) -> Plan:
    return load_shipped_policy().plan(*most_similar_solved_round(left, lead))


def _number_of_rolls(rolls: Sequence[int]) -> int:
    number = 0
    for roll in rolls:
        number = number * SIDES + roll - 1
    return number


def _possible_lines(rolls: Sequence[int], board: Board) -> list[tuple[int, ...]]:
    """The orders in which the rolls may have been written; several if digits are equal."""
    found: list[tuple[int, ...]] = [()]
    for roll in rolls[: len(board)]:
        fitting = [slot for slot, digit in board.items() if digit == roll]
        found = [(*line, slot) for line in found for slot in fitting if slot not in line]
    return found


def _number_of_line(line: Sequence[int]) -> int:
    """The line's number, as round.py counts."""
    unused, number = list(range(SLOTS)), 0
    for slot in line:
        number = number * len(unused) + unused.index(slot)
        unused.remove(slot)
    return number


def number_of_board_line(rolls: Sequence[int], board: Board) -> int:
    """The number of one of the lines that lead to a board."""
    return _number_of_line(_possible_lines(rolls, board)[0])


def _line_probabilities(plan: Plan, rolls: Sequence[int], board: Board) -> Floats:
    """The probability of each line that leads to this board, for a player who follows the plan."""
    written = min(len(board), STEPS)  # where the fifth digit goes is no choice
    shares = np.zeros(LINES[written])
    lines = [line[:written] for line in _possible_lines(rolls, board)]
    for line in lines:
        likely = 1.0
        for k in range(written):
            before = _number_of_line(line[:k])
            likely *= plan[k][
                _number_of_rolls(rolls[: k + 1]),
                before,
                _number_of_line(line[: k + 1]) - before * (SLOTS - k),
            ]
        shares[_number_of_line(line)] = likely
    if not shares.any():
        shares[[_number_of_line(line) for line in lines]] = (
            1.0  # the plan never leads here: all lines are equally likely
        )
    found: Floats = shares / shares.sum()
    return found


def slot_probabilities(left: int, lead: int, rolls: Sequence[int], board: Board) -> dict[int, float]:
    """Slot -> probability, for the last of `rolls`."""
    return slot_probabilities_by_plan(_plan_of_round(left, lead), rolls, board)


def slot_probabilities_by_plan(plan: Plan, rolls: Sequence[int], board: Board) -> dict[int, float]:
    """Slot -> probability, for a player who follows this plan."""
    free = [slot for slot in range(SLOTS) if slot not in board]
    if len(free) == 1:
        return {free[0]: 1.0}
    odds = _line_probabilities(plan, rolls, board) @ plan[len(board)][_number_of_rolls(rolls)]
    return {slot: float(odd) for slot, odd in zip(free, odds, strict=True) if odd > 0}


def _finished_line_probabilities(plan: Plan, rolls: Sequence[int], board: Board) -> Floats:
    """For every possible sequence of the first four rolls: the probability of each line of four digits."""
    rolled, reach = len(rolls), _line_probabilities(plan, rolls, board)[None]
    for k in range(len(board), STEPS):
        new = max(0, k + 1 - rolled)
        first = _number_of_rolls(rolls[: k + 1]) * SIDES**new
        step = plan[k][first : first + SIDES**new]
        if new:
            reach = np.repeat(reach, SIDES, axis=0)
        reach = (reach[:, :, None] * step).reshape(len(step), -1)
    return reach


def _values_against(theirs: Floats, rolls: Sequence[int], payoff: Payoff) -> Floats:
    """For every possible sequence of the first four rolls: the value of each line of four digits."""
    ways = SIDES ** (SLOTS - len(rolls))
    first = _number_of_rolls(rolls) * ways
    ranks = rank_of_lines()[first : first + ways]
    spread = np.repeat(theirs, ways // len(theirs), axis=0)
    where = np.arange(ways)[:, None] * LINES[STEPS] + ranks
    mass = np.bincount(where.ravel(), spread.ravel(), ways * LINES[STEPS]).reshape(ways, -1)
    below = np.cumsum(mass, axis=1) - mass
    win, draw, lose = payoff
    value = win * below + draw * mass + lose * (1.0 - below - mass)
    by_line = np.take_along_axis(value, ranks.astype(np.intp), axis=1)
    found: Floats = by_line.reshape(len(theirs), -1, LINES[STEPS]).mean(axis=1)
    return found


def slot_values(left: int, lead: int, rolls: Sequence[int], board: Board) -> dict[int, float]:
    """Slot -> the chance to win the match with the last of `rolls` there, against an expert."""
    written = len(board)
    worth = _values_against(
        _finished_line_probabilities(_plan_of_round(left, -lead), rolls, {}), rolls, round_payoff(left, lead)
    )
    for k in range(STEPS - 1, written, -1):
        worth = worth.reshape(len(worth), LINES[k], -1).max(axis=2)
        if k >= len(rolls):
            worth = worth.reshape(-1, SIDES, LINES[k]).mean(axis=1)
    free = [slot for slot in range(SLOTS) if slot not in board]
    line = number_of_board_line(rolls, board)
    return dict(zip(free, worth[0].reshape(LINES[written], -1)[line].tolist(), strict=True))


def win_chance_before_roll(left: int, lead: int, rolls: Sequence[int], board: Board) -> float:
    """The chance to win before the next roll, against an expert."""
    faces = range(1, SIDES + 1)
    return sum(max(slot_values(left, lead, [*rolls, roll], board).values()) for roll in faces) / SIDES


def win_chance_with_boards(left: int, lead: int, rolls: Sequence[int], mine: Board, theirs: Board) -> float:
    """The chance to win with both boards known, if both continue as experts who cannot see the other's."""
    against = _values_against(
        _finished_line_probabilities(_plan_of_round(left, -lead), rolls, theirs),
        rolls,
        round_payoff(left, lead),
    )
    return float(
        (_finished_line_probabilities(_plan_of_round(left, lead), rolls, mine) * against).sum() / len(against)
    )
