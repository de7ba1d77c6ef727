"""What experts foresee is what the rules will do."""

import random

import numpy as np
import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.state import copy
from thirdplace.games.places_please import expected_number, rules
from thirdplace.games.places_please.bots import board_rollouts, opponent_model, slot_values
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.solution.policy import load_shipped_policy
from thirdplace.games.places_please.state import GARBAGE, SEATS, State


def begin_state(seats: int, options: Options) -> State:
    s = prepare(seats, options)
    rules.begin(s)
    return s


def my_share(s: State, numbers_made: list[int]) -> float:
    """Of the win, once the rules have scored these numbers."""
    scored = copy(s)
    for seat, number in enumerate(numbers_made):
        scored.made[seat] = number
    rules.score_round(scored)
    won = rules.winners(scored)
    return (won & 1) / won.bit_count()


def test_every_case_is_worth_what_the_rules_make_of_it() -> None:
    """Seat 0's number beside every table of few different numbers, at points that make ranks count."""
    dice = random.Random(1)
    for _ in range(150):
        s = begin_state(dice.randint(2, 6), Options())
        s.total[: s.seats] = [dice.randint(0, 6) for _ in range(s.seats)]
        made = [10 * dice.randint(1, 5) for _ in range(s.seats)]
        gaps, best, worth = [0] * s.seats, [0] * 3, [0.0] * slot_values.RANK_CASES
        board_rollouts.clear_gaps(best)
        for seat in range(1, s.seats):
            gaps[seat] = s.target - made[seat]
            board_rollouts.note_gap(best, gaps[seat])
        slot_values._fill_case_values(s, 0, gaps, best, np.zeros(s.seats), Chance("no later rounds"), worth)
        for mine in range(5, 60, 5):
            case = slot_values._case_of_gap(best, s.target - mine)
            assert worth[case] == pytest.approx(my_share(s, [mine, *made[1:]]), abs=0.001)


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(goal="lowest", die=10),
        Options(goal="target", target=3500),
        Options(goal="target", target=271, places=3, garbage=2, die=10),
    ],
    ids=str,
)
def test_rivals_expect_the_same_numbers_as_everybody(options: Options) -> None:
    s = begin_state(2, options)
    rest = opponent_model.get_opponent_model(s).rest
    top = GARBAGE - s.places
    for digit in expected_number.digits_of_die(s):
        for slot in range(top, GARBAGE + s.garbage):
            number, free = digit * rules.WEIGHTS[slot], s.free[0] ^ 1 << slot
            assert board_rollouts.expected_cost(s, number, free, rest) == pytest.approx(
                expected_number.expected_cost(s, number, free)
            )


def test_who_plays_for_the_number_makes_it() -> None:
    """Over many rounds the average is what was expected."""
    s, rest = begin_state(2, Options()), opponent_model.get_opponent_model(begin_state(2, Options())).rest
    chance, made = Chance("many rounds"), []
    for _ in range(600):
        board_rollouts.roll_rest(s, 0, chance)
        made.append(board_rollouts.finish_board(s, 0, 0, 0, 0.0, np.zeros(0), rest, chance))
    assert np.mean(made) == pytest.approx(
        expected_number.expected_number(s, 0, s.free[0]), abs=4 * np.std(made) / 600**0.5
    )


def test_who_plays_by_the_plan_writes_where_it_says() -> None:
    """A first 4 at equal points, and then 6, 6, 6, 6: it shows in the number where the 4 went."""
    s = begin_state(2, Options())
    plan = np.concatenate([step.ravel().astype(np.int64) for step in load_shipped_policy().packed_plan(1, 0)])
    s.dice[:5] = [4, 6, 6, 6, 6]
    chance = Chance("by the plan")
    made = [board_rollouts.finish_board(s, 0, 0, 0, 0.0, plan, np.zeros(0), chance) for _ in range(400)]
    odds = load_shipped_policy().choices(left=1, lead=0, rolls=[4], slots=[])
    for slot, number in enumerate((4666, 6466, 6646, 6664, 6666)):
        assert made.count(number) / 400 == pytest.approx(odds.get(slot, 0.0), abs=0.1)


def test_a_table_is_seen_as_far_as_boards_are_open() -> None:
    for open_boards, digits in ((False, 0), (True, 1)):
        s = begin_state(3, Options(open_boards=open_boards))
        for action in (rules.ROLL, rules.WRITE + 3, rules.WRITE + 3, rules.WRITE + 4):
            rules.apply(s, 0 if action == rules.ROLL else 2 - s.due.bit_count() + 1, action, 0)
        rules.apply(s, 1, rules.ROLL, 0)
        rules.apply(s, 2, rules.WRITE + 7, 0)
        seen, count = opponent_model.hide_unseen_digits(s, 0)
        assert count == digits
        assert [opponent_model.count_written(seen, seat) for seat in range(3)] == [1, digits, digits]
        assert seen.made[SEATS * s.played] == s.made[0]
