"""Places, Please: the number one can expect, once more in plain Python."""

from functools import cache

import pytest

from thirdplace.games.places_please import expected_number, rules, target_table
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.solution import best_number_plan
from thirdplace.games.places_please.state import GARBAGE, SLOTS, State


def begin_state(options: Options) -> State:
    s = prepare(2, options)
    rules.begin(s)
    return s


def expected_gap_in_plain_python(s: State, number: int, free: int) -> float:
    """Every roll, every slot, the one that ends nearest to the goal."""

    @cache
    def gap(number: int, free: int) -> float:
        if not free:
            return abs(s.target - number)
        slots = [slot for slot in range(SLOTS) if free >> slot & 1]
        return sum(
            min(gap(number + digit * rules.WEIGHTS[slot], free ^ 1 << slot) for slot in slots)
            for digit in expected_number.digits_of_die(s)
        ) / len(expected_number.digits_of_die(s))

    return gap(number, free)


@pytest.mark.parametrize(
    "options",
    [
        Options(goal="target", target=352, places=3),
        Options(goal="target", target=100, places=3, die=10, garbage=0),
        Options(goal="target", target=2, places=3, garbage=2),
        Options(goal="lowest", places=3, die=10),
    ],
    ids=str,
)
def test_the_least_cost_is_what_plain_python_finds_too(options: Options) -> None:
    s = begin_state(options)
    everything = rules.empty_board(s)
    hundreds, tens = 1 << GARBAGE - 3, 1 << GARBAGE - 2
    for number, free in ((0, everything), (300, everything ^ hundreds), (340, everything ^ hundreds ^ tens)):
        assert expected_number.expected_cost(s, number, free) == pytest.approx(
            expected_gap_in_plain_python(s, number, free)
        )


def test_the_highest_number_is_that_of_the_solution() -> None:
    s = begin_state(Options())
    assert expected_number.expected_number(s, 0, rules.empty_board(s)) == pytest.approx(
        best_number_plan.expected_number()
    )
    assert expected_number.expected_cost(s, 0, rules.empty_board(s)) == pytest.approx(
        -best_number_plan.expected_number()
    )


def test_many_places_are_rounded_off_but_the_last_ones_are_exact() -> None:
    """Seven places and ten sides: five places at a time are looked at; with two left it is exact again."""
    s = begin_state(Options(goal="target", target=5_000_000, places=7, die=10, garbage=0))
    assert target_table.count_known_places(s.places, s.die) == 5
    tens_and_ones = 0b11 << GARBAGE - 2
    assert expected_number.expected_cost(s, 4_999_900, tens_and_ones) == pytest.approx(
        expected_gap_in_plain_python(s, 4_999_900, tens_and_ones)
    )
    everything = rules.empty_board(s)
    after_a_five = expected_number.expected_cost(s, 5_000_000, everything ^ 1)
    assert (
        after_a_five
        < expected_number.expected_cost(s, 4_000_000, everything ^ 1)
        < expected_number.expected_cost(s, 1_000_000, everything ^ 1)
    )
