"""PLACES Bid: every ruling, by its number."""

from typing import Any

import pytest

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.state import CATEGORIES
from thirdplace.games.places_bid.tests.bid_table import (
    OTHER_SET,
    PEOPLE,
    SET,
    all_pass,
    buildings_by_player,
    give_buildings,
    legal_actions,
    new_game,
    parse_line,
    play_lines,
    player_on_turn,
    refusal_code,
    scores_by_player,
    set_tokens,
    tokens_by_player,
    winner_names,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


# The beginning.


@SEATS
def test_PB1_an_option_names_the_first_seat(seats: int) -> None:
    for first in range(seats):
        table = new_game(seats, options={"first": first})
        assert player_on_turn(table) == PEOPLE[first]
        assert table.view(None).starter == first


@SEATS
def test_PB1_without_the_option_the_seed_picks_one(seats: int) -> None:
    picked = {player_on_turn(new_game(seats, seed=f"table {number}")) for number in range(80)}
    assert picked == set(PEOPLE[:seats])


def test_PB1_naming_the_first_seat_changes_nothing_else() -> None:
    drawn, named = new_game(5).view(ALL), new_game(5, options={"first": 2}).view(ALL)
    assert (drawn.market, drawn.deck) == (named.market, named.deck)
    assert [seat.project for seat in drawn.seats] == [seat.project for seat in named.seats]


def test_PB1_clockwise_is_the_order_of_the_seats() -> None:
    table = new_game(5, first=3)
    asked = []
    for amount in range(1, 8):
        asked.append(player_on_turn(table))
        play_lines(table, f"{player_on_turn(table)}: bid {amount}")
    assert asked == ["Hakeem", "Emma", "Pierre", "Lizzi", "Clara", "Hakeem", "Emma"]


@pytest.mark.parametrize(("seats", "deck", "face_up"), [(3, 24, 2), (4, 36, 3), (5, 48, 4), (6, 48, 4)])
def test_PB2_deck_and_face_up_cards_go_by_the_number_of_players(seats: int, deck: int, face_up: int) -> None:
    shown = new_game(seats).view(ALL)
    assert len(shown.market) == face_up
    assert len(shown.market) + len(shown.deck) == deck
    assert shown.deck_count == deck - face_up


@SEATS
def test_PB2_a_standard_game_has_at_most_twelve_rounds(seats: int) -> None:
    table = new_game(seats)
    for number in range(1, 13):
        assert table.view(None).round == number
        all_pass(table)
    assert table.over


@SEATS
def test_PB3_everyone_starts_with_fifteen(seats: int) -> None:
    assert tokens_by_player(new_game(seats)) == dict.fromkeys(PEOPLE[:seats], 15)


def test_PB3_only_the_value_matters() -> None:
    """Fourteen cannot be laid out with ten 1s and a 5, nor can a half of 13 be paid with a 5 alone."""
    table = new_game(3, first=0, deck="hotel bakery library")
    play_lines(table, "Pierre: bid 13", "Lizzi: bid 14", "Clara: pass", "Pierre: pass")
    play_lines(table, "Lizzi: choose hotel", "Pierre: choose bakery")
    assert tokens_by_player(table) == {"Pierre": 8, "Lizzi": 1, "Clara": 20}


def test_PB3_tokens_bids_and_buildings_are_public() -> None:
    table = new_game(3, first=0, deck="hotel bakery library museum")
    play_lines(table, "Pierre: bid 2", "Lizzi: pass", "Clara: pass", "Pierre: choose hotel", "Pierre: bid 4")
    for viewer in (None, 0, 1, 2):
        pierre, lizzi, _ = table.view(viewer).seats
        assert (pierre.tokens, pierre.bid, pierre.passed, pierre.buildings) == (13, 4, False, ["hotel"])
        assert (lizzi.tokens, lizzi.bid, lizzi.passed, lizzi.buildings) == (20, None, False, [])


@SEATS
def test_PB4_one_project_each_and_all_different(seats: int) -> None:
    dealt = set()
    for number in range(30):
        projects = [seat.project for seat in new_game(seats, seed=f"{number}").view(ALL).seats]
        assert len(set(projects)) == seats
        dealt |= set(projects)
    assert dealt == set(CATEGORIES)


def test_PB4_only_the_owner_knows_until_the_game_is_over() -> None:
    table = new_game(3, projects="PSE", deck="hotel bakery")
    known = {viewer: [seat.project for seat in table.view(viewer).seats] for viewer in (0, 1, 2, None, ALL)}
    assert known == {
        0: ["P", None, None],
        1: [None, "S", None],
        2: [None, None, "E"],
        None: [None, None, None],
        ALL: ["P", "S", "E"],
    }
    all_pass(table)
    assert table.over
    for viewer in (0, 1, 2, None):
        assert [seat.project for seat in table.view(viewer).seats] == ["P", "S", "E"]


def test_PB4_fixed_projects_leave_the_others_in_the_box() -> None:
    projects = new_game(4, projects="SECA").state.project
    assert [CATEGORIES[project] for project in projects[:4]] == list("SECA")
    assert sorted(projects[4:]) == [CATEGORIES.index("P"), CATEGORIES.index("L")]


# Bidding.


def test_PB5_a_bid_is_at_least_one_and_at_most_what_one_has() -> None:
    table = new_game(3, first=0)
    assert legal_actions(table, "Pierre") == ["pass", *(f"bid {amount}" for amount in range(1, 16))]
    assert refusal_code(table, "Pierre: bid 0") == "bid-too-low"
    assert refusal_code(table, "Pierre: bid -3") == "bid-too-low"
    play_lines(table, "Pierre: bid 1")
    assert table.view(None).high.amount == 1


def test_PB5_a_bid_is_higher_than_the_highest_so_far() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: bid 2", "Lizzi: bid 9")
    assert legal_actions(table, "Clara") == ["pass", *(f"bid {amount}" for amount in range(10, 16))]
    assert refusal_code(table, "Clara: bid 9") == "bid-too-low"
    assert refusal_code(table, "Clara: bid 3") == "bid-too-low"
    play_lines(table, "Clara: bid 15")
    assert legal_actions(table, "Pierre") == ["pass"]


def test_PB5_everything_one_has_may_be_bid_and_paid() -> None:
    table = new_game(3, first=0, deck="hotel bakery library")
    play_lines(table, "Pierre: bid 15", "Lizzi: pass", "Clara: pass", "Pierre: choose hotel")
    assert tokens_by_player(table)["Pierre"] == 0
    assert legal_actions(table, "Pierre") == ["pass"]


def test_PB6_the_starting_player_may_pass() -> None:
    table = new_game(4, first=2)
    assert play_lines(table, "Clara: pass") == ["passed seat=Clara received=5"]
    assert player_on_turn(table) == "Hakeem"


def test_PB7_passing_is_final_for_the_round() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: pass", "Lizzi: bid 1", "Clara: bid 2")
    assert player_on_turn(table) == "Lizzi"  # Pierre is passed over
    assert refusal_code(table, "Pierre: bid 3") == "already-passed"
    assert refusal_code(table, "Pierre: pass") == "already-passed"
    assert legal_actions(table, "Pierre") == []


def is_undoable(table: Match, line: str) -> bool:
    """Play a line: might it be taken back?"""
    step = table.do(*parse_line(line))
    assert step.seat is not None
    assert step.action is not None
    return bool(GAME.rules.is_undoable(step.before, step.after, step.seat, step.action))


def test_PB7_a_slip_of_the_finger_is_taken_back_before_anybody_goes_on() -> None:
    """A pass is final in the bidding; but it is no more final than a bid until somebody else has acted."""
    table = new_game(3, first=0, deck="hotel bakery library museum")
    assert is_undoable(table, "Pierre: pass")
    assert is_undoable(table, "Lizzi: bid 1")
    assert is_undoable(table, "Clara: bid 2")
    assert is_undoable(table, "Lizzi: pass")  # it ends the bidding, and nobody has chosen yet
    nobody = new_game(3, first=0, deck="hotel bakery library museum")
    play_lines(nobody, "Pierre: pass", "Lizzi: pass")
    assert not is_undoable(nobody, "Clara: pass")  # PB9: the next cards are turned up


def test_PB8_the_bid_that_ends_the_bidding_may_be_taken_back() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: pass", "Lizzi: pass")
    assert is_undoable(table, "Clara: bid 7")


def test_PB10_a_choice_may_be_taken_back_while_others_choose() -> None:
    table = new_game(4, first=0, deck="hotel bakery library museum pool")
    play_lines(
        table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Hakeem: pass", "Pierre: pass", "Lizzi: pass"
    )
    assert is_undoable(table, "Clara: choose hotel")
    assert is_undoable(table, "Lizzi: choose bakery")
    assert not is_undoable(table, "Pierre: choose library")  # the next cards are turned up


def test_PB12_a_choice_that_leaves_nothing_is_not_taken_back() -> None:
    table = new_game(3, first=0, deck="hotel bakery library museum")
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Pierre: pass", "Lizzi: pass")
    assert is_undoable(table, "Clara: choose hotel")
    assert not is_undoable(table, "Lizzi: choose bakery")  # Pierre is paid, the round is over


def test_PB15_nothing_is_taken_back_once_the_game_is_over() -> None:
    table = new_game(3, first=0, deck="hotel bakery")
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass")
    assert not is_undoable(table, "Pierre: choose hotel")
    assert table.over


def test_PB7_who_passed_is_back_in_the_next_round() -> None:
    table = new_game(3, first=0, deck="hotel bakery library museum")
    play_lines(table, "Pierre: pass", "Lizzi: bid 1", "Clara: pass", "Lizzi: choose hotel")
    assert [seat.passed for seat in table.view(None).seats] == [False, False, False]
    play_lines(table, "Lizzi: pass", "Clara: pass", "Pierre: bid 1")


def test_PB7_passing_without_a_bid_brings_five_at_once() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: bid 1")
    assert play_lines(table, "Lizzi: pass") == ["passed seat=Lizzi received=5"]
    assert tokens_by_player(table) == {"Pierre": 15, "Lizzi": 20, "Clara": 15}


def test_PB7_passing_after_a_bid_brings_nothing() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3")
    assert play_lines(table, "Pierre: pass") == ["passed seat=Pierre received=0"]
    assert tokens_by_player(table)["Pierre"] == 15


def test_PB7_a_bid_of_an_earlier_round_does_not_count() -> None:
    table = new_game(3, first=0, deck="hotel bakery library museum")
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass", "Pierre: choose hotel")
    assert play_lines(table, "Pierre: pass") == ["passed seat=Pierre received=5"]


def test_PB8_bidding_ends_when_one_is_left_who_has_bid() -> None:
    table = new_game(4, first=0)
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: pass", "Hakeem: pass")
    assert table.view(None).phase == "bidding"
    assert play_lines(table, "Pierre: pass")[1:] == ["bidding-over seat=Lizzi amount=2"]
    assert (table.view(None).phase, player_on_turn(table)) == ("choosing", "Lizzi")


def test_PB8_the_last_player_may_still_bid_any_amount() -> None:
    table = new_game(4, first=0)
    play_lines(table, "Pierre: pass", "Lizzi: pass", "Clara: pass")
    assert (table.view(None).phase, player_on_turn(table)) == ("bidding", "Hakeem")
    assert legal_actions(table, "Hakeem") == ["pass", *(f"bid {amount}" for amount in range(1, 16))]
    assert play_lines(table, "Hakeem: bid 1") == [
        "bid seat=Hakeem amount=1",
        "bidding-over seat=Hakeem amount=1",
    ]
    assert (table.view(None).phase, player_on_turn(table)) == ("choosing", "Hakeem")


def test_PB8_the_last_player_may_pass_too() -> None:
    table = new_game(4, first=0)
    play_lines(table, "Pierre: pass", "Lizzi: pass", "Clara: pass", "Hakeem: pass")
    assert table.view(None).round == 2


def test_PB8_the_last_but_one_does_not_end_the_bidding_with_a_bid() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: pass", "Lizzi: bid 15")
    assert (table.view(None).phase, player_on_turn(table)) == ("bidding", "Clara")


def test_PB9_nobody_bids() -> None:
    table = new_game(3, first=1, deck="hotel bakery library museum")
    assert all_pass(table) == [
        "passed seat=Lizzi received=5",
        "passed seat=Clara received=5",
        "passed seat=Pierre received=5",
        "discarded cards=hotel,bakery",
        "round round=2 starter=Lizzi market=library,museum",
    ]
    assert tokens_by_player(table) == {"Pierre": 20, "Lizzi": 20, "Clara": 20}
    assert set(buildings_by_player(table).values()) == {""}


def test_PB9_the_same_player_starts_after_each_round_without_bids() -> None:
    table = new_game(5, first=3)
    for _ in range(4):
        assert player_on_turn(table) == "Hakeem"
        all_pass(table)


# Choosing.


def test_PB10_choosing_goes_by_the_last_bid_highest_first() -> None:
    table = new_game(5, first=0)
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Hakeem: pass", "Emma: bid 4")
    play_lines(table, "Pierre: bid 5", "Lizzi: pass", "Clara: pass", "Emma: pass")
    order = []
    while table.view(None).phase == "choosing":
        name = player_on_turn(table)
        order.append(name)
        play_lines(table, f"{name}: {legal_actions(table, str(name))[0]}")
    assert order == ["Pierre", "Emma", "Clara", "Lizzi"]  # their last bids: 5, 4, 3, 2


def test_PB10_any_card_may_be_chosen_and_none_declined() -> None:
    table = new_game(4, first=0, deck="hotel city-hall amusement-park library")
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: pass", "Hakeem: pass", "Pierre: pass")
    assert sorted(legal_actions(table, "Lizzi")) == [
        "choose amusement-park",
        "choose city-hall",
        "choose hotel",
    ]
    assert refusal_code(table, "Lizzi: pass") == "wrong-phase"
    play_lines(table, "Lizzi: choose hotel")  # not the most valuable
    assert sorted(legal_actions(table, "Pierre")) == ["choose amusement-park", "choose city-hall"]
    assert refusal_code(table, "Pierre: pass") == "wrong-phase"
    assert refusal_code(table, "Pierre: choose hotel") == "card-not-available"


def test_PB10_choices_come_in_the_order_of_the_box_and_the_market_as_turned_up() -> None:
    table = new_game(5, first=0, deck="hotel city-hall amusement-park bakery")
    play_lines(
        table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: pass", "Hakeem: pass", "Emma: pass", "Pierre: pass"
    )
    assert legal_actions(table, "Lizzi") == [
        "choose amusement-park",
        "choose hotel",
        "choose city-hall",
        "choose bakery",
    ]
    play_lines(table, "Lizzi: choose hotel")
    assert table.view(None).market == ["city-hall", "amusement-park", "bakery"]


def test_PB10_who_bought_in_one_round_buys_again_in_the_next() -> None:
    table = new_game(3, first=0, deck="hotel city-hall bakery museum library")
    for first, second in (("hotel", "city-hall"), ("bakery", "museum")):
        play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: pass", "Pierre: bid 3", "Lizzi: pass")
        play_lines(table, f"Pierre: choose {first}", f"Lizzi: choose {second}")
    assert buildings_by_player(table) == {"Pierre": "hotel bakery", "Lizzi": "museum city-hall", "Clara": ""}


@pytest.mark.parametrize(("bid", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (13, 7), (14, 7)])
def test_PB11_the_highest_pays_all_and_the_others_half_rounded_up(bid: int, half: int) -> None:
    table = new_game(3, first=0, deck="hotel bakery library")
    play_lines(table, f"Pierre: bid {bid}", "Lizzi: bid 15", "Clara: pass", "Pierre: pass")
    assert play_lines(table, "Lizzi: choose hotel") == ["bought seat=Lizzi card=hotel paid=15"]
    assert play_lines(table, "Pierre: choose bakery")[0] == f"bought seat=Pierre card=bakery paid={half}"
    assert tokens_by_player(table) == {"Pierre": 15 - half, "Lizzi": 0, "Clara": 20}


def test_PB11_half_of_the_last_bid_not_of_an_earlier_one() -> None:
    table = new_game(3, first=0, deck="hotel bakery library")
    play_lines(
        table, "Pierre: bid 2", "Lizzi: bid 3", "Clara: pass", "Pierre: bid 8", "Lizzi: bid 9", "Pierre: pass"
    )
    play_lines(table, "Lizzi: choose hotel", "Pierre: choose bakery")
    assert tokens_by_player(table) == {"Pierre": 11, "Lizzi": 6, "Clara": 20}


def test_PB12_bidders_without_a_building_receive_two_at_the_end_in_bid_order() -> None:
    table = new_game(4, first=0, deck="hotel library")  # two cards for four bidders
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Hakeem: bid 4")
    play_lines(table, "Pierre: pass", "Lizzi: pass", "Clara: pass")
    assert play_lines(table, "Hakeem: choose library") == ["bought seat=Hakeem card=library paid=4"]
    assert tokens_by_player(table)["Pierre"] == 15
    assert play_lines(table, "Clara: choose hotel")[:3] == [
        "bought seat=Clara card=hotel paid=2",
        "empty-handed seat=Lizzi received=2",
        "empty-handed seat=Pierre received=2",
    ]
    assert tokens_by_player(table) == {"Pierre": 17, "Lizzi": 17, "Clara": 13, "Hakeem": 11}


def test_PB12_who_passed_without_a_bid_is_not_paid_twice() -> None:
    table = new_game(3, first=0, deck="hotel")
    play_lines(table, "Pierre: pass", "Lizzi: bid 1", "Clara: bid 2", "Lizzi: pass", "Clara: choose hotel")
    assert tokens_by_player(table) == {"Pierre": 20, "Lizzi": 17, "Clara": 13}


def test_PB13_cards_nobody_takes_are_gone() -> None:
    table = new_game(4, first=0, deck="hotel city-hall amusement-park library")
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass", "Hakeem: pass")
    assert play_lines(table, "Pierre: choose city-hall")[1:] == [
        "discarded cards=hotel,amusement-park",
        "round round=2 starter=Pierre market=library",
    ]
    shown = table.view(ALL)
    assert (shown.market, shown.deck) == (["library"], [])
    assert buildings_by_player(table) == {"Pierre": "city-hall", "Lizzi": "", "Clara": "", "Hakeem": ""}


def test_PB13_nothing_is_left_in_the_market_when_the_game_is_over() -> None:
    table = new_game(3, first=0, deck="hotel city-hall")
    assert "discarded cards=hotel,city-hall" in all_pass(table)
    assert table.view(None).market == []


def test_PB14_the_highest_bidder_starts_the_next_round() -> None:
    table = new_game(4, first=0)
    for name in ("Clara", "Hakeem", "Lizzi"):
        while player_on_turn(table) != name:
            play_lines(table, f"{player_on_turn(table)}: pass")
        play_lines(table, f"{name}: bid 1")
        while table.view(None).phase == "bidding":
            play_lines(table, f"{player_on_turn(table)}: pass")
        play_lines(table, f"{name}: {legal_actions(table, name)[0]}")
        assert player_on_turn(table) == name
        assert PEOPLE[table.view(None).starter] == name
    all_pass(table)  # PB9: Lizzi stays
    assert player_on_turn(table) == "Lizzi"


# The end.


def five_of_six(deck: str) -> Match:
    """Lizzi and Clara each lack Shop; the market has two shops."""
    table = new_game(3, first=0, projects="PLA", deck=deck)
    give_buildings(table, "Lizzi", "art-studio single-family-home day-care library service-station")
    give_buildings(table, "Clara", "gym home-w-apartment tutoring-center corner-church coworking")
    return table


def test_PB15_the_game_ends_when_somebody_has_all_six_categories() -> None:
    table = five_of_six("bakery bookstore hotel museum")
    play_lines(table, "Pierre: pass", "Lizzi: bid 1", "Clara: pass")
    assert play_lines(table, "Lizzi: choose bakery")[1:] == [
        "discarded cards=bookstore",
        "over winners=Lizzi",
    ]
    assert table.over
    assert table.view(None).deck_count == 2
    assert refusal_code(table, "Lizzi: bid 1") == "game-over"


def test_PB15_it_is_checked_once_the_round_is_settled() -> None:
    table = five_of_six("bakery bookstore hotel museum")
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Pierre: pass", "Lizzi: pass")
    play_lines(table, "Clara: choose bookstore")
    assert not table.over  # Clara has the set, Lizzi still chooses, Pierre is still to be paid
    assert play_lines(table, "Lizzi: choose bakery")[1:] == [
        "empty-handed seat=Pierre received=2",
        "over winners=Clara",
    ]
    assert [score.places for score in table.view(None).result.scores] == [0, 10, 10]


def test_PB15_the_game_ends_when_the_deck_is_empty() -> None:
    table = new_game(3, first=0, deck="hotel bakery library")
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass", "Pierre: choose hotel")
    # The last card lies face up, and is still bid for.
    assert (table.view(None).phase, table.view(None).deck_count) == ("bidding", 0)
    play_lines(table, "Pierre: pass", "Lizzi: bid 1", "Clara: pass", "Lizzi: choose library")
    assert table.over
    assert (table.view(None).phase, player_on_turn(table)) == ("over", None)


def test_PB15_five_categories_are_not_enough() -> None:
    table = five_of_six("hotel museum bakery bookstore")
    play_lines(table, "Pierre: pass", "Lizzi: bid 1", "Clara: pass", "Lizzi: choose hotel")
    assert not table.over


def test_PB16_the_score() -> None:
    table = new_game(3, first=0, projects="PLS", deck="hotel bookstore")
    give_buildings(table, "Pierre", "stadium movie-theater hospital")
    give_buildings(table, "Lizzi", SET)
    play_lines(table, "Pierre: bid 5", "Lizzi: bid 7", "Clara: pass", "Pierre: pass")
    play_lines(table, "Lizzi: choose hotel", "Pierre: choose bookstore")
    pierre, lizzi, clara = table.view(None).result.scores
    # 24 + 13 + 20 + 7; two buildings to Play; 15 - 3
    assert (pierre.buildings, pierre.project, pierre.tokens, pierre.places, pierre.total) == (
        64,
        10,
        12,
        0,
        86,
    )
    # 1 + 2 + 3 + 4 + 5 + 6 + 14; two buildings to Live; 15 - 7; all six
    assert (lizzi.buildings, lizzi.project, lizzi.tokens, lizzi.places, lizzi.total) == (35, 10, 8, 10, 63)
    assert (clara.buildings, clara.project, clara.tokens, clara.places, clara.total) == (0, 0, 20, 0, 20)
    assert winner_names(table) == ["Pierre"]


def test_PB16_a_project_nobody_was_dealt_counts_for_nobody() -> None:
    table = new_game(3, first=0, projects="PLA", deck="hospital")
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass", "Pierre: choose hospital")
    assert [score.project for score in table.view(None).result.scores] == [0, 0, 0]


def last_round() -> Match:
    """One card is left. Lizzi has all six categories, and nobody a building to their project but she."""
    table = new_game(3, first=0, projects="EPL", deck="hotel")
    give_buildings(table, "Lizzi", SET)
    give_buildings(table, "Clara", "stadium")
    return table


def test_PB17_the_full_set_beats_none_whatever_was_bid() -> None:
    table = last_round()
    # Lizzi: 21 + 5 + 10 + 0 + 5 for passing. Clara: 24 + 15 + 2 for finding no building. Pierre pays 10.
    set_tokens(table, Lizzi=0, Clara=15)
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: bid 9", "Pierre: bid 10", "Clara: pass")
    play_lines(table, "Pierre: choose hotel")
    assert scores_by_player(table) == {"Pierre": 19, "Lizzi": 41, "Clara": 41}
    assert winner_names(table) == ["Lizzi"]


def test_PB17_more_points_beat_the_full_set() -> None:
    table = last_round()
    set_tokens(table, Lizzi=0, Clara=18)
    all_pass(table)
    assert scores_by_player(table) == {"Pierre": 20, "Lizzi": 41, "Clara": 47}
    assert winner_names(table) == ["Clara"]


def test_PB17_then_the_highest_last_bid_of_the_final_round() -> None:
    table = new_game(3, first=0, projects="EPS", deck="hotel")
    set_tokens(table, Lizzi=24, Clara=1)
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: pass", "Pierre: bid 3", "Lizzi: pass")
    play_lines(table, "Pierre: choose hotel")  # 15 - 3 + 14; Lizzi finds no building and gets 2
    assert scores_by_player(table) == {"Pierre": 26, "Lizzi": 26, "Clara": 6}
    assert winner_names(table) == ["Pierre"]  # 3 against 2


def test_PB17_the_bids_compared_need_not_be_the_highest_of_the_round() -> None:
    table = new_game(4, first=0, projects="EPSA", deck="hotel")
    set_tokens(table, Lizzi=40, Clara=40, Hakeem=15)
    play_lines(
        table, "Pierre: pass", "Lizzi: bid 1", "Clara: bid 2", "Hakeem: bid 3", "Lizzi: pass", "Clara: pass"
    )
    play_lines(table, "Hakeem: choose hotel")
    assert scores_by_player(table) == {"Pierre": 20, "Lizzi": 42, "Clara": 42, "Hakeem": 26}
    assert winner_names(table) == ["Clara"]


def test_PB17_between_two_full_sets_the_bid_decides() -> None:
    table = new_game(3, first=0, projects="EPS", deck="hotel")
    give_buildings(table, "Lizzi", SET)
    give_buildings(table, "Clara", OTHER_SET)
    set_tokens(table, Lizzi=20, Clara=15)
    play_lines(table, "Pierre: pass", "Lizzi: bid 14", "Clara: pass", "Lizzi: choose hotel")
    assert scores_by_player(table) == {"Pierre": 20, "Lizzi": 56, "Clara": 56}
    assert winner_names(table) == ["Lizzi"]  # no bid counts as 0


def test_PB17_a_bid_of_an_earlier_round_does_not_break_a_tie() -> None:
    table = new_game(3, first=0, projects="EPS", deck="hotel bakery library")
    play_lines(table, "Pierre: bid 14", "Lizzi: pass", "Clara: pass", "Pierre: choose hotel")
    set_tokens(table, Pierre=1, Lizzi=15, Clara=0)
    all_pass(table)
    assert scores_by_player(table) == {"Pierre": 20, "Lizzi": 20, "Clara": 5}
    assert winner_names(table) == ["Pierre", "Lizzi"]


def test_PB17_still_tied_they_share_the_win() -> None:
    table = new_game(4, first=0, projects="PLAC", deck="hotel")
    assert all_pass(table)[-1] == "over winners=Pierre,Lizzi,Clara,Hakeem"
    assert winner_names(table) == ["Pierre", "Lizzi", "Clara", "Hakeem"]


def test_PB17_two_full_sets_without_a_bid_share_the_win() -> None:
    table = new_game(3, first=0, projects="EPS", deck="hotel")
    give_buildings(table, "Lizzi", SET)
    give_buildings(table, "Clara", OTHER_SET)
    set_tokens(table, Pierre=51)  # as many points, but no set
    all_pass(table)
    assert scores_by_player(table) == {"Pierre": 56, "Lizzi": 56, "Clara": 56}
    assert winner_names(table) == ["Lizzi", "Clara"]


# Options.


def game_with_box_bank(seats: int, **setup: Any) -> Match:
    return new_game(seats, options={"bank": "box"}, **setup)


@SEATS
def test_PB18_the_box_holds_130_in_all(seats: int) -> None:
    assert game_with_box_bank(seats).view(None).bank == 130 - 15 * seats


def test_PB18_with_coins_the_bank_has_no_limit() -> None:
    table = new_game(6)
    for _ in range(11):
        assert table.view(None).bank is None
        all_pass(table)
    assert set(tokens_by_player(table).values()) == {15 + 11 * 5}


def test_PB18_payments_stop_when_the_box_is_empty() -> None:
    table = game_with_box_bank(6, first=0)
    all_pass(table)  # 40 in the bank, 30 paid
    assert table.view(None).bank == 10
    told = all_pass(table)
    received = [line.split("received=")[1] for line in told if line.startswith("passed")]
    assert received == ["5", "5", "0", "0", "0", "0"]
    assert tokens_by_player(table) == {
        "Pierre": 25,
        "Lizzi": 25,
        "Clara": 20,
        "Hakeem": 20,
        "Emma": 20,
        "Ethan": 20,
    }
    assert table.view(None).bank == 0


def test_PB18_a_payment_is_cut_to_what_is_left() -> None:
    table = game_with_box_bank(3, first=0)
    set_tokens(table, Clara=97)
    assert table.view(None).bank == 3
    assert play_lines(table, "Pierre: pass", "Lizzi: pass") == [
        "passed seat=Pierre received=3",
        "passed seat=Lizzi received=0",
    ]
    assert tokens_by_player(table) == {"Pierre": 18, "Lizzi": 15, "Clara": 97}


def test_PB18_tokens_that_players_pay_go_back() -> None:
    table = game_with_box_bank(3, first=0, deck="hotel bakery library museum")
    set_tokens(table, Clara=100)
    assert table.view(None).bank == 0
    play_lines(table, "Pierre: bid 6", "Lizzi: bid 7", "Clara: pass", "Pierre: pass")
    assert tokens_by_player(table)["Clara"] == 100  # nothing was there for passing
    play_lines(table, "Lizzi: choose hotel")
    assert table.view(None).bank == 7
    play_lines(table, "Pierre: choose bakery")
    assert table.view(None).bank == 10
    assert play_lines(table, "Lizzi: pass", "Clara: pass", "Pierre: pass")[:3] == [
        "passed seat=Lizzi received=5",
        "passed seat=Clara received=5",
        "passed seat=Pierre received=0",
    ]


def test_PB18_and_PB12_what_is_left_goes_to_the_higher_bidder_first() -> None:
    table = game_with_box_bank(4, first=0, deck="hotel library bakery hospital")
    for name in ("Pierre", "Lizzi", "Clara", "Hakeem"):
        play_lines(table, f"{name}: pass")
    # The last card. Hakeem pays 4, and that is all the bank has for three others.
    set_tokens(table, Pierre=15, Lizzi=15, Clara=15, Hakeem=85)
    assert table.view(None).bank == 0
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Hakeem: bid 4")
    play_lines(table, "Pierre: pass", "Lizzi: pass", "Clara: pass")
    assert play_lines(table, "Hakeem: choose hospital") == [
        "bought seat=Hakeem card=hospital paid=4",
        "empty-handed seat=Clara received=2",
        "empty-handed seat=Lizzi received=2",
        "empty-handed seat=Pierre received=0",
        "over winners=Hakeem",
    ]


def test_PB18_and_PB12_the_last_token_is_paid_alone() -> None:
    table = game_with_box_bank(3, first=2, deck="hotel")
    set_tokens(table, Pierre=15, Lizzi=100, Clara=15)
    play_lines(table, "Clara: bid 1", "Pierre: bid 2", "Lizzi: bid 3", "Clara: pass", "Pierre: pass")
    assert play_lines(table, "Lizzi: choose hotel")[1:3] == [
        "empty-handed seat=Pierre received=2",
        "empty-handed seat=Clara received=1",
    ]
    assert table.view(None).bank == 0


def make_building(name: str, players: int = 3, category: str = "P", points: int = 10) -> dict[str, Any]:
    return {"name": name, "category": category, "points": points, "players": players}


@pytest.mark.parametrize(
    ("seats", "joined"),
    [(3, "zoo"), (4, "zoo skate-park"), (5, "zoo skate-park opera"), (6, "zoo skate-park opera")],
)
def test_PB19_own_buildings_join_by_the_number_of_players(seats: int, joined: str) -> None:
    own = [make_building("Zoo", 3), make_building("Skate Park", 4), make_building("Opera", 5)]
    before, shown = new_game(seats).view(ALL), new_game(seats, options={"custom_buildings": own}).view(ALL)
    assert set(shown.market + shown.deck) - set(before.market + before.deck) == set(joined.split())
    assert set(before.market + before.deck) < set(shown.market + shown.deck)


def test_PB19_they_are_shuffled_in() -> None:
    options = {"custom_buildings": [make_building("Zoo")]}
    places = set()
    for number in range(60):
        shown = new_game(3, seed=f"{number}", options=options).view(ALL)
        places.add((shown.market + shown.deck).index("zoo"))
    assert len(places) > 15
    assert min(places) < 2
    assert max(places) > 22


@pytest.mark.parametrize(("seats", "own", "rounds", "last"), [(3, 1, 13, 1), (4, 2, 13, 2), (6, 6, 14, 2)])
def test_PB19_the_last_round_may_have_fewer_cards(seats: int, own: int, rounds: int, last: int) -> None:
    options = {"custom_buildings": [make_building(f"Own {number}") for number in range(own)]}
    table = new_game(seats, options=options)
    markets = []
    while not table.over:
        markets.append(len(table.view(None).market))
        all_pass(table)
    assert markets == [min(seats - 1, 4)] * (rounds - 1) + [last]


def test_PB19_an_own_building_is_bought_and_scored_like_any_other() -> None:
    options = {"custom_buildings": [make_building("Grandma's Café", category="S", points=50)]}
    table = new_game(3, first=0, projects="SPL", options=options, deck="grandmas-cafe hotel")
    play_lines(table, "Pierre: bid 2", "Lizzi: pass", "Clara: pass", "Pierre: choose grandmas-cafe")
    score = table.view(None).result.scores[0]
    assert (score.buildings, score.project, score.tokens, score.total) == (50, 5, 13, 68)
    assert buildings_by_player(table)["Pierre"] == "grandmas-cafe"


def test_PB19_buildings_lie_in_PLACES_order_then_by_points() -> None:
    """Laid out as the rulebook says; own buildings find their place among the others."""
    own = [make_building("Zoo", category="P", points=2), make_building("Mill", category="E", points=6)]
    table = new_game(3, options={"custom_buildings": own}, deck="hotel")
    give_buildings(table, "Lizzi", "mill bakery service-station stadium zoo warehouse art-studio day-care")
    assert buildings_by_player(table)["Lizzi"] == (
        "art-studio zoo stadium day-care service-station mill warehouse bakery"
    )


@pytest.mark.parametrize(
    "own",
    [
        [make_building("Hotel")],
        [make_building("doctors office")],  # the same id as Doctor's Office
        [make_building("Zoo"), make_building("ZOO!")],
        [make_building("")],
        [make_building("!?")],
        [make_building("x" * 31)],
        [make_building("Zoo\x1b[31m")],  # what a terminal would obey
        [make_building("Zoo\nZoo")],
        [make_building(f"Own {number}") for number in range(7)],
        [make_building("Zoo", points=0)],
        [make_building("Zoo", points=51)],
        [make_building("Zoo", points=-1)],
        [make_building("Zoo", category="X")],
        [make_building("Zoo", category="Play")],
        [make_building("Zoo", category="p")],
        [make_building("Zoo", players=2)],
        [make_building("Zoo", players=6)],
        [make_building("Zoo") | {"location": "Bremen"}],
        [{"name": "Zoo", "category": "P", "points": 3}],
        [make_building("Zoo") | {"points": "3"}],
        [make_building("Zoo") | {"points": 3.5}],
        [make_building("Zoo") | {"name": None}],
        "Zoo",
        None,
    ],
    ids=str,
)
def test_PB19_what_is_no_building_is_refused(own: Any) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, 3, seed="a table", options={"custom_buildings": own})
    assert caught.value.code == "bad-options"


def test_PB20_bidding_more_than_one_has_is_refused() -> None:
    table = new_game(3, first=0, deck="hotel bakery library museum")
    assert refusal_code(table, "Pierre: bid 16") == "not-enough-tokens"
    play_lines(table, "Pierre: bid 15", "Lizzi: pass", "Clara: pass", "Pierre: choose hotel")
    assert refusal_code(table, "Pierre: bid 1") == "not-enough-tokens"
    play_lines(table, "Pierre: pass", "Lizzi: bid 20")
    assert refusal_code(table, "Clara: bid 21") == "not-enough-tokens"


def cannot_raise() -> Match:
    """Clara has 15, and Lizzi has bid it."""
    table = new_game(3, first=0)
    play_lines(table, "Pierre: bid 14", "Lizzi: bid 15")
    return table


def test_PB21_who_cannot_raise_can_only_pass() -> None:
    table = cannot_raise()
    assert legal_actions(table, "Clara") == ["pass"]
    assert refusal_code(table, "Clara: bid 15") == "bid-too-low"
    assert refusal_code(table, "Clara: bid 16") == "not-enough-tokens"


def test_PB21_passing_by_itself_is_off_unless_switched_on() -> None:
    table = cannot_raise()
    assert table.forced_action() is None
    table.automatic |= {0}  # it is not Pierre's turn yet
    assert table.forced_action() is None
    table.automatic |= {2}
    assert table.forced_action() == (2, table.message({"type": "pass"}))


def test_PB21_only_whose_turn_it_is_passes() -> None:
    table = cannot_raise()
    assert [GAME.rules.forced_action(table.state, seat, 0) >= 0 for seat in range(3)] == [False, False, True]


def test_PB21_it_passes_for_one_player_after_the_other() -> None:
    table = cannot_raise()
    table.automatic |= {0, 1, 2}
    passed = []
    while (due := table.forced_action()) is not None:
        table.do(*due)
        passed.append(PEOPLE[due[0]])
    assert passed == ["Clara", "Pierre"]  # then Lizzi chooses, and that is never done for anyone
    assert (table.view(None).phase, player_on_turn(table)) == ("choosing", "Lizzi")


def test_PB21_it_does_not_pass_for_who_can_raise() -> None:
    table = new_game(3, first=0)
    table.automatic |= {0, 1, 2}
    assert table.forced_action() is None
    play_lines(table, "Pierre: bid 14")
    assert table.forced_action() is None  # one more token is enough


def test_PB21_it_passes_for_who_has_nothing_at_all() -> None:
    table = new_game(3, first=0, deck="hotel bakery library")
    table.automatic |= {0}
    play_lines(table, "Pierre: bid 15", "Lizzi: pass", "Clara: pass", "Pierre: choose hotel")
    due = table.forced_action()
    assert due is not None
    table.do(*due)
    assert tokens_by_player(table)["Pierre"] == 5  # PB7 holds for an automatic pass too
