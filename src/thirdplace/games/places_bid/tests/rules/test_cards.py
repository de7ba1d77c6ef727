"""PLACES Bid: the 48 cards of the box."""

import pytest

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.slug import slug
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, building_ids
from thirdplace.games.places_bid.state import BOX_CARDS, CATEGORIES, MARKET
from thirdplace.games.places_bid.tests.bid_table import all_pass, new_game

VALUES = {
    # category: points in a game for three; what joins with a fourth player; and with a fifth
    "P": ((1, 12, 13, 24), (6, 19), (7, 18)),
    "L": ((2, 11, 14, 23), (5, 20), (8, 17)),
    "A": ((3, 10, 15, 22), (4, 21), (9, 16)),
    "C": ((4, 9, 16, 21), (3, 22), (10, 15)),
    "E": ((5, 8, 17, 20), (2, 23), (11, 14)),
    "S": ((6, 7, 18, 19), (1, 24), (12, 13)),
}


def test_there_are_48_cards_eight_of_each_category() -> None:
    assert len(BOX_BUILDINGS) == BOX_CARDS == 48
    for category in CATEGORIES:
        assert sum(card.category == category for card in BOX_BUILDINGS) == 8


@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_values_are_those_of_the_common_questions(category: str, players: int) -> None:
    points = [card.points for card in BOX_BUILDINGS if (card.category, card.players) == (category, players)]
    assert tuple(sorted(points)) == VALUES[category][players - 3]


def test_every_category_is_worth_the_same_at_every_number_of_players() -> None:
    for players, total in ((3, 50), (4, 25), (5, 25)):
        for category in CATEGORIES:
            worth = sum(c.points for c in BOX_BUILDINGS if (c.category, c.players) == (category, players))
            assert worth == total


def test_the_list_goes_by_category_and_points() -> None:
    assert list(BOX_BUILDINGS) == sorted(
        BOX_BUILDINGS, key=lambda card: (CATEGORIES.index(card.category), card.points)
    )


def test_ids_are_slugs_of_the_names_and_all_different() -> None:
    assert [card.id for card in BOX_BUILDINGS] == [slug(card.name) for card in BOX_BUILDINGS]
    assert len(set(building_ids(()))) == 48
    assert {"doctors-office", "home-w-apartment", "city-hall", "coworking"} < set(building_ids(()))


def test_cards_of_the_examples() -> None:
    known = {card.id: card for card in BOX_BUILDINGS}
    hotel, hall, park = known["hotel"], known["city-hall"], known["amusement-park"]
    assert (hotel.name, hotel.category, hotel.points, hotel.players) == ("Hotel", "L", 14, 3)
    assert (hall.name, hall.category, hall.points, hall.players) == ("City Hall", "C", 21, 3)
    assert (park.name, park.category, park.points, park.players) == ("Amusement Park", "P", 19, 4)


def test_what_one_can_learn_from_a_card() -> None:
    known = {card.id: card for card in BOX_BUILDINGS}
    assert {card.id for card in BOX_BUILDINGS if card.location is None} == {"pool", "amusement-park"}
    assert (known["religious-center"].location, known["religious-center"].scale) == (
        "Philadelphia, PA",
        "community",
    )
    assert (known["game-store"].location, known["game-store"].scale) == ("Mint Hill, NC", "neighborhood")
    assert {
        scale: sum(card.scale == scale for card in BOX_BUILDINGS)
        for scale in ("block", "neighborhood", "community")
    } == {
        "block": 16,
        "neighborhood": 20,
        "community": 12,
    }


@pytest.mark.parametrize(("seats", "size"), [(3, 24), (4, 36), (5, 48), (6, 48)])
def test_the_deck_is_made_of_the_cards_for_that_many(seats: int, size: int) -> None:
    shown = new_game(seats).view(ALL)
    cards = shown.market + shown.deck
    assert len(cards) == size
    assert set(cards) == {card.id for card in BOX_BUILDINGS if card.players <= seats}


@pytest.mark.parametrize(("seats", "face_up"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_every_round_turns_up_the_next_cards_of_the_deck(seats: int, face_up: int) -> None:
    table = new_game(seats)
    shown = table.view(ALL)
    order = shown.market + shown.deck
    assert face_up <= MARKET
    rounds = 0
    while not table.over:
        assert table.view(None).market == order[rounds * face_up : (rounds + 1) * face_up]
        all_pass(table)
        rounds += 1
    assert rounds == 12


def test_other_seeds_shuffle_otherwise_and_the_same_seed_alike() -> None:
    decks = {tuple(new_game(6, seed=f"{number}").view(ALL).deck) for number in range(20)}
    assert len(decks) == 20
    assert new_game(6, seed="7").state == new_game(6, seed="7").state


@pytest.mark.parametrize("deck", ["", "hotel hotel", "hotel zoo", "Hotel"])
def test_a_puzzle_needs_a_deck_of_different_known_cards(deck: str) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, 3, seed="a table", setup={"deck": deck.split()})
    assert caught.value.code == "bad-options"


def test_a_puzzle_may_use_cards_that_so_few_players_would_not_see() -> None:
    table = new_game(3, deck="pool gym hotel")
    assert table.view(None).market == ["pool", "gym"]
