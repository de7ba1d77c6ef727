"""A match of two, solved backwards: from the last round to the first, for every lead there can be.

For two, a round is worth two points to whoever wins it, so all that counts is by how many rounds one
leads. With the values of the next rounds known, a round is a game of its own (round.py).
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thirdplace.games.places_please.solution.policy import SCALE, Policy, array_name, plan_key
from thirdplace.games.places_please.solution.round import Plan, Round
from thirdplace.games.places_please.solution.shape import RULEBOOK, Shape

__all__ = [
    "DEFAULT_STEPS",
    "RoundToSolve",
    "Run",
    "SolvedRound",
    "list_rounds_to_solve",
    "measure_exploitability",
    "measure_win_chance_against",
    "payoff_of_round",
    "solve_match",
    "solve_round",
]

DEFAULT_STEPS = 300
"""Steps of learning after which more of them gain less than is lost by keeping odds in 255ths."""

Values = NDArray[np.float64]
Payoff = tuple[float, float, float]
"""Of winning a round, a draw, and losing it."""
PackedPlan = tuple[NDArray[np.uint8], ...]
"""A plan in 255ths."""


class RoundToSolve(NamedTuple):
    """A round that can be solved by itself, because it is known what comes after it."""

    shape: Shape
    payoff: Payoff
    steps: int


class SolvedRound(NamedTuple):
    first: PackedPlan
    """Of whoever leads."""
    second: PackedPlan
    chance: float
    """Of whoever leads, to win the match."""


Run = Callable[[Callable[[RoundToSolve], SolvedRound], Iterable[RoundToSolve]], Iterable[SolvedRound]]
"""Like `map`: the results, in the order of the rounds."""


def list_rounds_to_solve(rounds: int = RULEBOOK.rounds) -> list[tuple[int, int]]:
    """The rounds that can still decide something: how many are left, and the lead of whoever leads."""
    return [(left, lead) for left in range(1, rounds + 1) for lead in range(min(left, rounds - left) + 1)]


def solve_match(
    steps: int = DEFAULT_STEPS,
    progress: Callable[[], None] = lambda: None,
    shape: Shape = RULEBOOK,
    run: Run = map,
) -> Policy:
    """Solve everything; `progress` hears of each of the `list_rounds_to_solve` once it is solved.

    `run` applies a function to rounds that do not depend on each other: where it computes them, and how many
    at once, changes no bit of the policy.
    """
    plans: dict[tuple[int, int], PackedPlan] = {}
    values = _values_when_decided(shape.rounds)
    for left in range(1, shape.rounds + 1):
        leads = [lead for rounds, lead in list_rounds_to_solve(shape.rounds) if rounds == left]
        new = [lead for lead in leads if plan_key(left, lead) not in plans]
        chunks = [RoundToSolve(shape, payoff_of_round(values, left, lead), steps) for lead in new]
        for lead, (first, second, chance) in zip(new, run(solve_round, chunks), strict=True):
            plans[plan_key(left, lead)] = first
            if lead:
                plans[left, -lead] = second
                values[left, shape.rounds + lead] = chance
                values[left, shape.rounds - lead] = 1.0 - chance
            progress()
        for _ in range(len(leads) - len(new)):
            progress()
    packed = {array_name(*state, k): step for state, plan in plans.items() for k, step in enumerate(plan)}
    return Policy(values, packed, shape)


def solve_round(chunk: RoundToSolve) -> SolvedRound:
    """One round, depending on nothing but the chunk: a thread, a process or another machine can do it."""
    round_game = Round(chunk.shape)
    win, draw, lose = chunk.payoff
    first, second = _solve_both_sides(round_game, (draw - lose) / (win - lose), chunk.steps)
    most = round_game.find_best_reply(second, (win, draw, lose))[0]
    least = 1.0 - round_game.find_best_reply(first, (1 - lose, 1 - draw, 1 - win))[0]
    return SolvedRound(_pack(first), _pack(second), (most + least) / 2)


def _values_when_decided(rounds: int) -> Values:
    """What is known from the start: who leads by more than is left has won, and equal is equal."""
    lead, left = np.arange(-rounds, rounds + 1), np.arange(rounds + 1)[:, None]
    values = np.where(abs(lead) > left, (lead > 0).astype(float), np.nan)
    values[:, rounds] = 0.5
    return values


def payoff_of_round(values: Values, left: int, lead: int) -> Payoff:
    """What it is worth to win this round, to make the same number, and to lose it."""
    after = values[left - 1]
    win, draw, lose = (float(after[len(after) // 2 + lead + change]) for change in (1, 0, -1))
    return win, draw, lose


def _solve_both_sides(round_game: Round, draw: float, steps: int) -> tuple[Plan, Plan]:
    """Both sides' plans; where one never comes by oneself, the best reply (a seat may be taken over)."""
    found = round_game.solve(draw, steps)
    spread = [tuple(np.nan_to_num(step, nan=1.0) for step in plan) for plan in found]
    replies = [
        round_game.find_best_reply(spread[1], (1.0, draw, 0.0))[1],
        round_game.find_best_reply(spread[0], (1.0, 1.0 - draw, 0.0))[1],
    ]
    first, second = (
        tuple(np.where(np.isnan(step), best, step) for step, best in zip(plan, reply, strict=True))
        for plan, reply in zip(found, replies, strict=True)
    )
    return first, second


def _pack(plan: Plan) -> PackedPlan:
    return tuple(np.rint(step * SCALE).astype(np.uint8) for step in plan)


def measure_exploitability(policy: Policy) -> float:
    """How much more than an even chance the best reply of all has against the policy, over the match."""
    round_game = Round(policy.shape)
    return _sum_over_match(policy, lambda plan, payoff: round_game.find_best_reply(plan, payoff)[0]) - 0.5


def measure_win_chance_against(policy: Policy, other: Plan) -> float:
    """The chance of winning a match with the policy against somebody who always plays the same."""
    round_game = Round(policy.shape)
    return 1.0 - _sum_over_match(policy, lambda plan, payoff: round_game.play_against(other, plan, payoff))


def _sum_over_match(policy: Policy, gains: Callable[[Plan, Payoff], float]) -> float:
    """The chance to win against the policy, for whoever gains so much in each round."""
    values, rounds = np.array(policy.values), policy.shape.rounds
    for left, ahead in list_rounds_to_solve(rounds):
        for lead in (ahead, -ahead):
            values[left, rounds + lead] = gains(policy.plan(left, -lead), payoff_of_round(values, left, lead))
    return float(values[rounds, rounds])
