"""The lab's decisions that matter agree with the solved game, in which every slot's worth is known."""

from collections.abc import Iterator

import numpy as np
import pytest

from thirdplace.core.simulations.simulation import DECISION_COLUMNS, Player
from thirdplace.games.places_please import simulation
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.solution.match_solver import payoff_of_round
from thirdplace.games.places_please.solution.policy import ROUNDS, Policy, load_shipped_policy
from thirdplace.games.places_please.solution.round import (
    HISTORIES,
    LINES,
    SIDES,
    SLOTS,
    STEPS,
    Plan,
    Round,
    line_probabilities,
)

GAMES = 30
POINT = 0.01
SURE = 3.5
"""Standard errors: chance alone is farther away once in two thousand times."""


def list_gaps(policy: Policy, left: int, lead: int) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """By step: how likely each situation of a round is, and how much better the best slot is than the others.

    Three arrays for each step: the probability, the gap to a slot chosen blindly, the gap to the second best.
    """
    plan, other = policy.plan(left, lead), policy.plan(left, -lead)
    reach = line_probabilities(plan)
    values = Round().values_of_lines(other, payoff_of_round(policy.values, left, lead)) / SIDES
    found = []
    for step in range(STEPS - 1, -1, -1):
        free = SLOTS - step
        worth = values.reshape(HISTORIES[step + 1], LINES[step], free)
        ranked = np.sort(worth, axis=-1)
        chance = np.repeat(reach[step], SIDES, axis=0) / HISTORIES[step + 1]
        found.append((chance, ranked[..., -1] - ranked.mean(-1), ranked[..., -1] - ranked[..., -2]))
        values = (worth * plan[step]).sum(-1).reshape(HISTORIES[step], SIDES, LINES[step]).mean(1)
    return iter(found)


def count_exactly(policy: Policy) -> tuple[float, float]:
    """How many decisions of two experts are worth more than a point: against any slot, against the second."""
    likely = {0: 1.0}
    worth = clear = 0.0
    for left in range(ROUNDS, 0, -1):
        after: dict[int, float] = {}
        for lead, chance in likely.items():
            if not policy.knows(left, lead):
                continue  # decided: nothing is worth anything
            for likely_here, gap, second in list_gaps(policy, left, lead):
                worth += 2 * chance * likely_here[gap > POINT].sum()
                clear += 2 * chance * likely_here[second > POINT].sum()
            plans: tuple[Plan, Plan] = policy.plan(left, lead), policy.plan(left, -lead)
            won = Round().play_against(*plans, (1.0, 0.0, 0.0))
            lost = Round().play_against(*plans, (0.0, 0.0, 1.0))
            for change, share in ((1, won), (0, 1 - won - lost), (-1, lost)):
                after[lead + change] = after.get(lead + change, 0.0) + chance * share
        likely = after
    return worth, clear


@pytest.mark.nightly
def test_as_many_decisions_are_worth_a_point_as_the_solution_says() -> None:
    table = simulation.open_weighing_table(2, Options(), [Player("expert")] * 2)
    rows = np.zeros((GAMES, len(DECISION_COLUMNS)), np.int32)
    seeds = np.random.default_rng(20).integers(2**63, size=(2, GAMES)).astype(np.uint64)
    table.weigh(seeds[0], seeds[1], [0, 1] * GAMES, rows)
    decisions, worth, clear = rows[:, :3].T
    assert set(decisions) == {2 * STEPS * ROUNDS}
    for flags, exact in zip((worth, clear), count_exactly(load_shipped_policy()), strict=True):
        share = exact / (2 * STEPS * ROUNDS)
        error = np.sqrt(share * (1 - share) / GAMES)
        assert abs(flags.mean() - share) < SURE * error
