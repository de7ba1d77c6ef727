"""The two examples of the PLACES Bid rulebook, told step by step."""

from thirdplace.core.match import Match
from thirdplace.games.places_bid.tests.bid_table import (
    buildings_by_player,
    new_game,
    play_lines,
    player_on_turn,
    refusal_code,
    tokens_by_player,
)


def example_table() -> Match:
    """Pierre, Lizzi, Clara and Hakeem; Pierre begins. Three more cards wait for the next round."""
    return new_game(4, first=0, deck="hotel city-hall amusement-park library bakery hospital")


def test_both_examples_are_set_up_alike() -> None:
    table = example_table()
    shown = table.view(None)
    assert table.names == ["Pierre", "Lizzi", "Clara", "Hakeem"]
    assert shown.market == ["hotel", "city-hall", "amusement-park"]
    assert (shown.phase, shown.round, player_on_turn(table), shown.high) == ("bidding", 1, "Pierre", None)
    assert tokens_by_player(table) == {"Pierre": 15, "Lizzi": 15, "Clara": 15, "Hakeem": 15}


def test_example_1() -> None:
    table = example_table()

    assert play_lines(table, "Pierre: bid 3", "Lizzi: bid 4", "Clara: bid 5", "Hakeem: bid 6") == [
        "bid seat=Pierre amount=3",
        "bid seat=Lizzi amount=4",
        "bid seat=Clara amount=5",
        "bid seat=Hakeem amount=6",
    ]
    assert play_lines(table, "Pierre: pass", "Lizzi: bid 7", "Clara: pass", "Hakeem: bid 8") == [
        "passed seat=Pierre received=0",
        "bid seat=Lizzi amount=7",
        "passed seat=Clara received=0",
        "bid seat=Hakeem amount=8",
    ]
    assert play_lines(table, "Lizzi: bid 9", "Hakeem: pass") == [
        "bid seat=Lizzi amount=9",
        "passed seat=Hakeem received=0",
        "bidding-over seat=Lizzi amount=9",
    ]
    # A bid is not paid before a building is chosen.
    assert tokens_by_player(table) == {"Pierre": 15, "Lizzi": 15, "Clara": 15, "Hakeem": 15}

    assert play_lines(
        table, "Lizzi: choose city-hall", "Hakeem: choose amusement-park", "Clara: choose hotel"
    ) == [
        "bought seat=Lizzi card=city-hall paid=9",
        "bought seat=Hakeem card=amusement-park paid=4",
        "bought seat=Clara card=hotel paid=3",
        "empty-handed seat=Pierre received=2",
        "round round=2 starter=Lizzi market=library,bakery,hospital",
    ]
    assert tokens_by_player(table) == {"Pierre": 17, "Lizzi": 6, "Clara": 12, "Hakeem": 11}
    assert buildings_by_player(table) == {
        "Pierre": "",
        "Lizzi": "city-hall",
        "Clara": "hotel",
        "Hakeem": "amusement-park",
    }
    assert player_on_turn(table) == "Lizzi"


def test_example_2_with_the_misprint_put_right() -> None:
    table = example_table()

    assert play_lines(table, "Pierre: pass", "Lizzi: bid 3", "Clara: pass", "Hakeem: bid 5") == [
        "passed seat=Pierre received=5",
        "bid seat=Lizzi amount=3",
        "passed seat=Clara received=5",
        "bid seat=Hakeem amount=5",
    ]
    assert tokens_by_player(table) == {"Pierre": 20, "Lizzi": 15, "Clara": 20, "Hakeem": 15}
    assert refusal_code(table, "Pierre: bid 6") == "already-passed"
    assert refusal_code(table, "Clara: bid 6") == "already-passed"

    # PB5: all three languages print a second "5" here. It is not higher, so Lizzi says 6.
    assert refusal_code(table, "Lizzi: bid 5") == "bid-too-low"
    assert play_lines(table, "Lizzi: bid 6", "Hakeem: bid 7", "Lizzi: bid 8", "Hakeem: pass") == [
        "bid seat=Lizzi amount=6",
        "bid seat=Hakeem amount=7",
        "bid seat=Lizzi amount=8",
        "passed seat=Hakeem received=0",
        "bidding-over seat=Lizzi amount=8",
    ]

    assert play_lines(table, "Lizzi: choose city-hall", "Hakeem: choose amusement-park") == [
        "bought seat=Lizzi card=city-hall paid=8",
        "bought seat=Hakeem card=amusement-park paid=4",
        "discarded cards=hotel",
        "round round=2 starter=Lizzi market=library,bakery,hospital",
    ]
    assert tokens_by_player(table) == {"Pierre": 20, "Lizzi": 7, "Clara": 20, "Hakeem": 11}
    assert buildings_by_player(table) == {
        "Pierre": "",
        "Lizzi": "city-hall",
        "Clara": "",
        "Hakeem": "amusement-park",
    }
