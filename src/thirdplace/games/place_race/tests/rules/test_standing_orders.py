"""Place Race NZ: waiting until a year (PR15), by the rules alone and at a table."""

from typing import Any

import pytest

from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME, orders
from thirdplace.games.place_race.actions import Skip
from thirdplace.games.place_race.orders import Wait
from thirdplace.games.place_race.state import NOTHING, SKIP
from thirdplace.games.place_race.tests.race_table import clock_ms_of_year, new_game, play_lines

AROHA, BEN = 0, 1
LATE = "napier-1931 / te-anau-1948"


def start_running_race(
    hands: str = "waitangi-1840 / auckland-1840", starts: str = "whangarei auckland", **more: Any
) -> Match:
    table = new_game(hands=hands, **more)
    names = table.names
    play_lines(table, *(f"{name}: start {place}" for name, place in zip(names, starts.split(), strict=True)))
    play_lines(table, *(f"{name}: ready" for name in names))
    return table


def order_refusal(table: Match, seat: int, until: int, year: float) -> str:
    return GAME.refusal_code(orders.refusal(table.state, seat, Wait(until), clock_ms_of_year(table, year)))


def follow_order(table: Match, seat: int, until: int, year: float) -> int:
    return orders.follow(table.state, seat, Wait(until), clock_ms_of_year(table, year))


def does_order_lapse(table: Match, seat: int, until: int, *lines: str) -> bool:
    """Does what these lines do end the order?"""
    before = table.state
    play_lines(table, *lines)
    return orders.lapses(before, table.state, seat, Wait(until), table.now)


def waits(table: Match) -> list[int | None]:
    return [seat.wait for seat in table.view(None).seats]


def test_PR15_one_may_wait_until_the_year_before_one_has_to_act_however_far_the_place_is() -> None:
    table = start_running_race()  # Aroha is one step away from Waitangi, Ben is where he has to be
    assert waits(table) == [1838, 1839]
    assert [order_refusal(table, AROHA, year, 1830) for year in (1831, 1838, 1839, 1830, 1829)] == [
        *("", "", "cannot-wait", "cannot-wait", "cannot-wait")
    ]
    assert [order_refusal(table, BEN, year, 1830) for year in (1839, 1840)] == ["", "cannot-wait"]


def test_PR15_whoever_stands_where_somebody_else_is_due_makes_way_in_time() -> None:
    table = start_running_race("waitangi-1840 / nelson-1842 christchurch-1850", "whangarei nelson")
    play_lines(table, "Aroha: move waitangi @1831", "Ben: skip")
    play_lines(table, "Aroha: turn-in waitangi-1840 @1840", "Ben: skip")
    assert waits(table) == [1850, 1841], "Aroha has no card left and waits for the last of all"
    table = start_running_race("waitangi-1934 / nelson-1842", "nelson wellington")
    assert waits(table)[AROHA] == 1840, "Ben is due where she stands two years later"


def test_PR15_there_is_nothing_to_wait_for_before_the_clock_runs_or_once_all_is_over() -> None:
    table = new_game(hands="waitangi-1840 / auckland-1840")
    assert waits(table) == [None, None]
    assert order_refusal(table, AROHA, 1835, 1830) == "wrong-phase"
    table = start_running_race("waitangi-1840 / christchurch-1850")
    table.tick(clock_ms_of_year(table, 1841))
    assert waits(table) == [None, None]
    assert order_refusal(table, AROHA, 1845, 1841) == "game-over"


def test_PR15_the_order_skips_on_its_turn_only_and_only_before_its_year() -> None:
    table = start_running_race()
    assert follow_order(table, AROHA, 1838, 1830) == SKIP
    assert follow_order(table, BEN, 1839, 1830) == NOTHING, "it is Aroha's turn"
    assert follow_order(table, AROHA, 1838, 1837.99) == SKIP
    assert follow_order(table, AROHA, 1838, 1838) == NOTHING
    assert follow_order(table, AROHA, 1999, 1838) == NOTHING, "whatever was ordered, it stops in time"


@pytest.mark.parametrize(
    ("lines", "ends"),
    [
        (["Aroha: skip @1831"], False),
        (["Aroha: skip @1831", "Ben: skip @1832"], False),
        (["Aroha: skip @1831", "Ben: move hamilton @1832"], False),
        (["Aroha: move waitangi @1831"], True),
        (["Aroha: offer 1 waitangi-1840 auckland-1840 @1831"], True),
        (["Ben: offer 0 auckland-1840 waitangi-1840 @1831"], True),
        (["Aroha: skip @1835"], True),
        (["Aroha: skip @1836"], True),
    ],
)
def test_PR15_it_ends_with_its_year_with_what_one_does_and_with_an_offer(
    lines: list[str], ends: bool
) -> None:
    assert does_order_lapse(start_running_race(), AROHA, 1835, *lines) is ends


def test_PR15_it_ends_when_the_late_cards_are_turned_up() -> None:
    table = start_running_race("waitangi-1840 / christchurch-1850", "whangarei christchurch", late=LATE)
    play_lines(table, "Aroha: move waitangi @1831", "Ben: skip")
    play_lines(table, "Aroha: turn-in waitangi-1840 @1840")
    assert waits(table)[AROHA] == 1850
    play_lines(table, "Ben: skip", "Aroha: skip")
    assert does_order_lapse(table, AROHA, 1850, "Ben: turn-in christchurch-1850 @1850")


def test_PR15_what_lies_face_down_decides_nothing() -> None:
    """Nobody knows the late cards: how long one may wait must not tell (PR2)."""
    seen = {
        tuple(
            waits(
                start_running_race("waitangi-1840 / christchurch-1850", "whangarei christchurch", late=late)
            )
        )
        for late in (LATE, "te-anau-1948 / napier-1931")
    }
    assert len(seen) == 1


def test_PR15_waiting_and_saying_skip_make_the_same_game() -> None:
    by_hand, by_order = start_running_race(), start_running_race()
    for year in (1831, 1832, 1833):
        at = clock_ms_of_year(by_order, year)
        action = by_order.game.actions.decode(
            by_order.state, by_order.options, follow_order(by_order, AROHA, 1838, year)
        )
        assert action == Skip()
        by_order.do(AROHA, action, at)
        play_lines(by_hand, f"Aroha: skip @{year}")
        for table in (by_hand, by_order):
            play_lines(table, f"Ben: skip @{year}")
    assert by_hand.moves == by_order.moves
