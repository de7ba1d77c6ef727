"""Place Race NZ: the board, the cards and the decks are what they claim to be."""

from itertools import combinations

import pytest

from thirdplace.core.slug import slug
from thirdplace.games.place_race import board
from thirdplace.games.place_race.board import (
    BOARD,
    CARD_NUMBER,
    DECKS,
    HISTORY,
    LINES,
    PLACE_NUMBER,
    YEAR_OF_CARD,
)
from thirdplace.games.place_race.rules import ACTIONS
from thirdplace.games.place_race.state import CARDS, PLACES, SEATS

JOINED = {frozenset((line.a, line.b)) for line in LINES}
Point = tuple[float, float]


def count_steps(a: str, b: str) -> int:
    return board.STEPS[PLACE_NUMBER[a] * PLACES + PLACE_NUMBER[b]]


def test_the_numbers_of_things() -> None:
    assert (len(BOARD), len(board.CITIES), len(LINES), len(HISTORY)) == (44, 13, 74, 53)
    assert (PLACES, CARDS) == (44, 53)
    assert len(PLACE_NUMBER) == 44
    assert len(CARD_NUMBER) == 53
    assert ACTIONS == 2 + 54 + 45 + 45 + 1 + 3 * SEATS + SEATS * 54 * 54


def test_ids_are_slugs() -> None:
    for place in BOARD:
        assert place.id == slug(place.name)
    for card in HISTORY:
        assert card.id == f"{card.place}-{card.year}"
        assert card.place in PLACE_NUMBER


def test_every_line_joins_two_places_once() -> None:
    assert len(JOINED) == 74
    for line in LINES:
        assert line.a != line.b
        assert {line.a, line.b} <= PLACE_NUMBER.keys()
    assert [line.kind for line in LINES].count("ferry") == 2


def test_every_place_can_be_reached_from_every_other() -> None:
    assert max(board.STEPS) == 16
    for a in range(PLACES):
        for b in range(PLACES):
            there, back = board.STEPS[a * PLACES + b], board.STEPS[b * PLACES + a]
            assert there == back
            assert (there == 1) == (frozenset((BOARD[a].id, BOARD[b].id)) in JOINED)
            assert (there == 0) == (a == b)


def test_neighbours_are_listed_rising() -> None:
    for place in range(PLACES):
        near = board.NEIGHBOURS[board.NEIGHBOURS_FROM[place] : board.NEIGHBOURS_FROM[place + 1]]
        assert list(near) == [there for there in range(PLACES) if board.STEPS[place * PLACES + there] == 1]
        assert 1 <= len(near) <= 6


def _side_of_line(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _do_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return (
        _side_of_line(a, b, c) * _side_of_line(a, b, d) < 0
        and _side_of_line(c, d, a) * _side_of_line(c, d, b) < 0
    )


def test_no_two_lines_cross() -> None:
    at = {place.id: (place.longitude, place.latitude) for place in BOARD}
    for one, two in combinations(LINES, 2):
        assert not _do_cross(at[one.a], at[one.b], at[two.a], at[two.b]), (one, two)
    assert _do_cross((0, 0), (2, 2), (0, 2), (2, 0))  # the test is not blind


def test_PR13_what_the_rulebook_tells_of_board_and_deck() -> None:
    assert {"waitangi-1840", "auckland-1840", "st-arnaud-1843"} <= CARD_NUMBER.keys()
    assert {"waitangi-1840", "auckland-1840", "st-arnaud-1843"} <= set(DECKS[0].day)
    for city in ("napier", "palmerston-north", "wellington"):
        assert BOARD[PLACE_NUMBER[city]].city
    assert count_steps("palmerston-north", "wellington") == 1
    assert count_steps("palmerston-north", "napier") == 1
    assert count_steps("auckland", "palmerston-north") > 1


def test_PR12_cards_are_numbered_by_year_and_from_north_to_south() -> None:
    latitudes = [BOARD[board.PLACE_OF_CARD[card]].latitude for card in range(CARDS)]
    for a, b in combinations(range(CARDS), 2):
        assert YEAR_OF_CARD[a] < YEAR_OF_CARD[b] or (
            YEAR_OF_CARD[a] == YEAR_OF_CARD[b] and latitudes[a] > latitudes[b]
        )
    assert CARD_NUMBER["waitangi-1840"] == 0
    assert CARD_NUMBER["auckland-1840"] == 1
    assert CARD_NUMBER["whakatane-1987"] < CARD_NUMBER["kaikoura-1987"]


@pytest.mark.parametrize("number", [0, 1], ids=["standard", "second"])
def test_PR1_a_deck_has_16_day_cards_and_4_later_ones(number: int) -> None:
    deck = DECKS[number]
    assert deck.id == ("standard", "second")[number]
    day, late = ([CARD_NUMBER[card] for card in cards] for cards in (deck.day, deck.late))
    assert (len(set(day)), len(set(late))) == (16, 4)
    assert max(YEAR_OF_CARD[card] for card in day) < min(YEAR_OF_CARD[card] for card in late)
    assert sorted(day) == list(board.DAY_DECKS[number * 16 : number * 16 + 16])
    assert sorted(late) == list(board.LATE_DECKS[number * 4 : number * 4 + 4])


def test_the_decks_share_no_card() -> None:
    assert not {*DECKS[0].day, *DECKS[0].late} & {*DECKS[1].day, *DECKS[1].late}


def test_at_most_two_events_in_a_year() -> None:
    assert max(YEAR_OF_CARD.count(year) for year in YEAR_OF_CARD) == 2
