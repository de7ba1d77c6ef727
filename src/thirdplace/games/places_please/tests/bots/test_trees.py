"""Places, Please: how many games there are from a position, counted by playing them all.

A wrong rule hardly ever leaves such a count alone. All of these were counted by hand: with f slots
free and n seats, a roll (one way) is followed by n digits, in n! orders of the seats and f**n ways.
"""

from collections import Counter
from collections.abc import Iterator
from math import factorial
from typing import Any

import pytest

from thirdplace.core.state import copy, to_numbers
from thirdplace.games.places_please import GAME
from thirdplace.games.places_please.tests.please_table import new_game, play_lines, roll_die, write_digits

rules = GAME.rules
WHOLE = -1


def next_states(s: Any) -> Iterator[Any]:
    """Every state one action later."""
    room = [0] * rules.MAX_LEGAL
    for seat in range(s.seats):
        for action in room[: rules.legal(s, seat, 0, room)]:
            after = copy(s)
            rules.apply(after, seat, action, 0)
            yield after


def count_positions(s: Any, depth: int = WHOLE, known: dict[tuple[int, ...], int] | None = None) -> int:
    """Positions after exactly `depth` actions, each way there counted; WHOLE: games to their end."""
    if depth == 0 or rules.over(s):
        return 1 if depth <= 0 else 0
    known = {} if known is None else known
    key = (depth, *to_numbers(s))
    if key not in known:
        known[key] = sum(
            count_positions(after, depth - 1 if depth > 0 else WHOLE, known) for after in next_states(s)
        )
    return known[key]


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 1),  # the roll
        (2, 2 * 3),  # either of the two, into any of three slots
        (3, 6 * 3),
        (4, 18),  # the second roll
        (5, 18 * 2 * 2),
        (6, 72 * 2),
        (7, 144),  # the third
        (8, 144 * 2),
        (9, 288),
        (10, 0),  # it is over
    ],
)
def test_two_players_and_three_slots(depth: int, positions: int) -> None:
    assert (
        count_positions(new_game(2, places=3, garbage=0, rounds=1, rolls=[1, 2, 3]).state, depth) == positions
    )


@pytest.mark.parametrize(
    ("seats", "places", "garbage", "rounds", "games"),
    [
        (2, 3, 0, 1, 288),  # 2**3 orders, 3! ways to fill a board, twice
        (2, 3, 1, 1, 9_216),  # 2**4 * 4!**2
        (3, 3, 0, 1, 46_656),  # 3!**3 * 3!**3
        (2, 3, 0, 2, 82_944),  # 288 * 288: a new round is a new board
        (2, 4, 0, 1, 9_216),  # the same, whatever the slots are called
    ],
)
def test_all_games(seats: int, places: int, garbage: int, rounds: int, games: int) -> None:
    spaces = places + garbage
    assert (factorial(seats) ** spaces * factorial(spaces) ** seats) ** rounds == games
    rolls = [1, 2, 3, 4, 5][:spaces] * rounds
    assert (
        count_positions(new_game(seats, places=places, garbage=garbage, rounds=rounds, rolls=rolls).state)
        == games
    )


def test_all_games_of_the_rulebooks_round_from_its_fourth_roll() -> None:
    """Two slots are left to each of three players: 3! * 2**3 for the fourth roll, 3! for the fifth."""
    table = new_game(3, rounds=1)
    for slot in ("garbage", "ones", "tens"):
        roll_die(table)
        write_digits(table, slot, slot, slot)
    assert count_positions(table.state) == 6 * 8 * 6


def test_who_has_written_waits() -> None:
    """One of three has written: the others in two orders, 5 * 5 ways; then a roll, and 3 * 4 again."""
    table = new_game(3)
    play_lines(table, "Nora: roll", "Ida: write tens")
    assert count_positions(table.state, 2) == 2 * 25
    assert count_positions(table.state, 4) == 50 * 3 * 4


def final_totals(s: Any) -> Iterator[tuple[int, ...]]:
    """The totals of every game there is from here."""
    if rules.over(s):
        yield tuple(s.total[: s.seats])
    for after in next_states(s):
        yield from final_totals(after)


@pytest.mark.parametrize(
    ("rolls", "options", "shared"),
    [
        # Six different numbers: of 36 pairs, 6 are equal; 8 orders of writing for each.
        ([1, 2, 3], {}, 48),
        ([1, 2, 3], {"goal": "lowest"}, 48),
        # 112, 121, 211, each in two ways: of 36 pairs, 3 * 4 are equal.
        ([1, 1, 2], {}, 96),
        ([3, 3, 3], {}, 288),
        # 77, 68, 13, 31, 112 and 121 away: all different.
        ([1, 2, 3], {"goal": "target", "target": 200}, 48),
        # 123 and 321 are 99 away, 132 and 312 are 90, 213 and 231 are 9.
        ([1, 2, 3], {"goal": "target", "target": 222}, 96),
    ],
)
def test_how_all_games_end(rolls: list[int], options: dict[str, Any], shared: int) -> None:
    table = new_game(2, places=3, garbage=0, rounds=1, rolls=rolls, **options)
    won = (288 - shared) // 2
    expected = {(5, 5): shared, (5, 3): won, (3, 5): won}
    assert Counter(final_totals(table.state)) == {
        totals: games for totals, games in expected.items() if games
    }
