"""The solution for two: numbered as it says, and exploitable by next to nothing."""

from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
import pytest

from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.solution.match_solver import (
    list_rounds_to_solve,
    measure_exploitability,
    solve_match,
)
from thirdplace.games.places_please.solution.policy import ROUNDS, Policy, load_shipped_policy
from thirdplace.games.places_please.solution.round import BOARDS, FREE, HISTORIES, LINES, Plan, Round
from thirdplace.games.places_please.solution.shape import shape_of
from thirdplace.lab.chunks.choose_runner import choose_runner

SLOTS, SIDES = 5, 6
ALLOWED = 0.0005
Board = tuple[tuple[int, int], ...]


def leftmost_plan() -> Plan:
    """Whoever writes every digit into the first free slot: their number is the first four rolls."""
    plan = tuple(np.zeros((HISTORIES[k + 1], LINES[k], SLOTS - k)) for k in range(4))
    for step in plan:
        step[..., 0] = 1.0
    return plan


def win_chance_against_leftmost(payoff: tuple[float, float, float]) -> float:
    """The best reply once more, in plain Python: every roll, every slot, the better one."""

    @cache
    def worth(rolls: tuple[int, ...], board: Board) -> float:
        if len(rolls) == SLOTS == len(board):
            mine = sum(digit * (1000, 100, 10, 1, 0)[slot] for slot, digit in board)
            theirs = sum(digit * weight for digit, weight in zip(rolls, (1000, 100, 10, 1), strict=False))
            return payoff[0] if mine > theirs else payoff[1] if mine == theirs else payoff[2]
        total = 0.0
        for roll in range(1, SIDES + 1):
            taken = {slot for slot, _ in board}
            free = [slot for slot in range(SLOTS) if slot not in taken]
            total += max(worth((*rolls, roll), tuple(sorted((*board, (slot, roll))))) for slot in free)
        return total / SIDES

    return worth((), ())


def test_the_lines_are_numbered_as_they_are_gone_on_with() -> None:
    for k in range(4):
        for line, slots in enumerate(BOARDS[k]):
            for j, slot in enumerate(FREE[k][line]):
                assert BOARDS[k + 1][line * (SLOTS - k) + j] == (*slots, slot)


@pytest.mark.parametrize("payoff", [(1.0, 0.5, 0.0), (1.0, 0.9, 0.3)])
def test_the_best_reply_is_what_plain_python_finds_too(payoff: tuple[float, float, float]) -> None:
    assert Round().find_best_reply(leftmost_plan(), payoff)[0] == pytest.approx(
        win_chance_against_leftmost(payoff), abs=1e-12
    )


def test_the_shipped_policy_can_hardly_be_exploited() -> None:
    assert 0.0 <= measure_exploitability(load_shipped_policy()) <= ALLOWED


def test_a_policy_that_is_no_good_is_found_out() -> None:
    """At equal points, half of the time anywhere: a best reply makes much of that."""
    good = load_shipped_policy()
    plans = {name: plan.copy() for name, plan in good._plans.items()}
    for k in range(4):
        plans[f"0:0:{k}"] = plans[f"0:0:{k}"] // 2 + 128 // (SLOTS - k)
    assert measure_exploitability(Policy(good.values, plans)) > 10 * ALLOWED


def test_values_are_fair_and_a_lead_is_worth_more_the_later_it_is() -> None:
    policy = load_shipped_policy()
    assert policy.win_chance(1, 1) == pytest.approx(0.843, abs=0.0005)
    for left, lead in list_rounds_to_solve():
        assert policy.win_chance(left, lead) + policy.win_chance(left, -lead) == pytest.approx(1)
    assert all(policy.win_chance(left, 0) == 0.5 for left in range(ROUNDS + 1))
    ahead = [policy.win_chance(left, 1) for left in range(1, ROUNDS)]
    assert ahead == sorted(ahead, reverse=True)


@pytest.mark.parametrize("options", [Options(places=3), Options(places=3, garbage=0, die=10)])
def test_the_lowest_number_is_the_highest_upside_down(options: Options) -> None:
    """With 7 - 1, 7 - 2, ... on the die the goals change places, so leads are worth the same."""
    highest, lowest = (
        solve_match(60, shape=shape_of(msgspec.structs.replace(options, rounds=2, goal=goal)))
        for goal in ("highest", "lowest")
    )
    assert highest.win_chance(1, 1) == pytest.approx(lowest.win_chance(1, 1), abs=1e-4)
    assert 0.5 < highest.win_chance(1, 1) < 1
    assert measure_exploitability(highest) == pytest.approx(measure_exploitability(lowest), abs=1e-3)


def test_a_digit_is_found_by_its_place_on_the_die() -> None:
    """A 0 of the ten-sided die is its first digit: it goes into the garbage, a 9 into the greatest place."""
    solved = solve_match(60, shape=shape_of(Options(rounds=1, places=3, garbage=1, die=10)))
    assert solved.choices(1, 0, [0], []) == {3: 1.0}
    assert solved.choices(1, 0, [9], []) == {0: 1.0}


def test_choices_read_the_plan_where_it_stands() -> None:
    """Rolls 6, 2, 5: the 6 in the thousands (0), the 2 in the ones (3); three slots are left for the 5."""
    policy = load_shipped_policy()
    history = 5 * 36 + 1 * 6 + 4
    line = BOARDS[2].index((0, 3))
    for left, lead in ((1, 0), (1, 1), (3, -2)):
        odds = policy.plan(left, lead)[2][history, line]
        expected = {slot: odd for slot, odd in zip((1, 2, 4), odds, strict=True) if odd}
        assert policy.choices(left, lead, [6, 2, 5], [0, 3]) == pytest.approx(expected)
    assert policy.choices(1, 0, [6, 2, 5, 1, 3], [0, 3, 1, 4]) == {2: 1.0}


def test_what_needs_no_thought() -> None:
    """A six belongs into the thousands; at equal points a one into the garbage."""
    policy = load_shipped_policy()
    for left, lead in list_rounds_to_solve():
        assert policy.choices(left, lead, [6], []) == {0: 1.0}
    assert policy.choices(6, 0, [1], []) == {4: 1.0}


def test_what_is_decided_or_cannot_be_has_no_plan() -> None:
    policy = load_shipped_policy()
    assert policy.knows(1, 1)
    assert not policy.knows(1, 2)
    assert not policy.knows(6, 1)
    assert not policy.knows(0, 0)
    assert not policy.knows(7, 0)


def test_solving_anew_comes_to_the_same_and_is_kept_in_a_file(tmp_path: Path) -> None:
    """A few steps are enough to see it come near; the shipped policy took ten times as many."""
    told: list[None] = []
    found = solve_match(30, lambda: told.append(None))
    assert len(told) == len(list_rounds_to_solve())
    found.write(tmp_path / "policy.npz")
    read = Policy.read(tmp_path / "policy.npz")
    assert np.array_equal(read.values, found.values, equal_nan=True)
    assert measure_exploitability(read) < 0.005
    for left, lead in list_rounds_to_solve():
        assert read.win_chance(left, lead) == pytest.approx(
            load_shipped_policy().win_chance(left, lead), abs=0.003
        )


def test_the_file_is_the_same_wherever_rounds_are_solved(tmp_path: Path) -> None:
    """And however many workers there are: equal to the byte."""
    shape, files = shape_of(Options(rounds=4, places=3)), []
    for on, workers in (("here", 1), ("threads", 2), ("threads", 5), ("processes", 2)):
        with closing(choose_runner(on, workers)) as runner:
            solve_match(5, shape=shape, run=runner.run).write(tmp_path / f"{on}-{workers}.npz")
        files.append((tmp_path / f"{on}-{workers}.npz").read_bytes())
    assert files == [files[0]] * len(files)
