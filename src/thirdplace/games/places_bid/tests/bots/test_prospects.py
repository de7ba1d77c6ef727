"""The numbers a view tells before anything happens: prices, picks, tokens. A screen adds nothing to them."""

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.games.places_bid.tests.bid_table import (
    PEOPLE,
    all_pass,
    choose_at_random,
    new_game,
    play_lines,
)
from thirdplace.games.places_bid.view import Bought, EmptyHanded, Passed, Prospect


def prospect_of(match: Match, name: str) -> Prospect | None:
    found: Prospect | None = match.view(PEOPLE.index(name)).prospect
    return found


def list_buyers(match: Match) -> list[tuple[int, int, int | None]]:
    return [(one.seat, one.pays, one.pick) for one in match.view(None).buyers]


def prices_if_outbid(match: Match, name: str) -> list[int]:
    own = prospect_of(match, name)
    assert own is not None
    return own.outbid_prices


def test_a_bid_is_at_least_one_more_than_the_highest() -> None:
    table = new_game(3, first=0)
    assert table.view(None).least_bid == 1
    play_lines(table, "Pierre: bid 8")
    assert table.view(None).least_bid == 9


def test_pb11_what_a_bid_costs_if_it_is_outbid() -> None:
    table = new_game(3, first=0)
    assert prices_if_outbid(table, "Pierre") == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    play_lines(table, "Pierre: bid 12")
    assert prices_if_outbid(table, "Lizzi") == [7, 7, 8]


def test_pb8_the_last_bidder_is_told() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: pass")
    assert not table.view(None).last_bidder
    play_lines(table, "Lizzi: pass")
    assert table.view(None).last_bidder
    play_lines(table, "Clara: bid 1")
    assert not table.view(None).last_bidder  # the bidding is over


def test_pb7_and_pb18_passing_without_a_bid_brings_five_tokens_or_what_the_bank_has() -> None:
    table = new_game(3, first=0, options={"bank": "box"})
    assert prospect_of(table, "Pierre") == Prospect(None, 0, 5, [*prices_if_outbid(table, "Pierre")])
    table.state.bank = 2
    own = prospect_of(table, "Pierre")
    assert own is not None
    assert own.tokens == 2


def test_a_pick_is_counted_from_the_next_one() -> None:
    table = new_game(4, first=0, deck="hotel city-hall amusement-park")
    play_lines(table, "Pierre: bid 5", "Lizzi: bid 7", "Clara: bid 8", "Hakeem: pass", "Pierre: pass")
    assert prospect_of(table, "Pierre") == Prospect(3, 3, 0, [])
    assert prospect_of(table, "Clara") is None  # it still bids, and is not asked now
    play_lines(table, "Lizzi: pass")
    assert list_buyers(table) == [
        (0, 3, 3),
        (1, 4, 2),
        (2, 8, 1),
    ]
    play_lines(table, "Clara: choose hotel")
    assert list_buyers(table) == [
        (0, 3, 2),
        (1, 4, 1),
        (2, 8, None),
    ]
    assert prospect_of(table, "Pierre") == Prospect(2, 3, 0, [])


def test_a_pick_never_gets_worse_once_one_has_passed() -> None:
    for number in range(30):
        table, chance = new_game(3 + number % 4, seed=f"sure {number}"), Chance(f"sure {number}")
        told: dict[int, int | None] = {}
        while not table.over:
            view = table.view(None)
            seat, message = choose_at_random(table, chance)
            table.do(seat, message)
            if table.view(None).round != view.round:
                told = {}
            for seat, shown in enumerate(table.view(None).seats):
                own = table.view(seat).prospect
                if own is None or not shown.passed or table.view(None).phase != "bidding":
                    continue
                assert told.setdefault(seat, own.pick) == own.pick


def test_pb12_two_tokens_where_no_building_will_be_left() -> None:
    table = new_game(4, first=0)
    play_lines(table, "Pierre: bid 3", "Lizzi: bid 5", "Clara: bid 7", "Hakeem: bid 8", "Pierre: pass")
    assert prospect_of(table, "Pierre") == Prospect(None, 2, 2, [])


def test_rounds_are_those_the_deck_has_cards_for() -> None:
    table = new_game(4, first=0)
    assert (table.view(None).face_up, table.view(None).last_round) == (3, 12)
    for _ in range(12):
        assert table.view(None).last_round == 12
        all_pass(table)
    assert (table.view(None).phase, table.view(None).last_round) == ("over", 12)


def test_what_was_told_before_is_what_happens() -> None:
    """Whoever passes or buys gets and pays what the view said."""
    bought = passed = empty = 0
    for number in range(30):
        table = new_game(
            3 + number % 4, seed=f"told {number}", options={"bank": ("coins", "box")[number % 2]}
        )
        chance = Chance(f"told {number}")
        while not table.over:
            before = table.view(None)
            own = [table.view(seat).prospect for seat in range(table.seats)]
            buying = {one.seat: one for one in before.buyers}
            seat, message = choose_at_random(table, chance)
            for event in table.do(seat, message).events(None):
                if isinstance(event, Passed) and event.received:
                    told = own[event.seat]
                    assert told is not None
                    assert told.tokens == event.received
                    passed += 1
                if isinstance(event, Bought):
                    assert (buying[event.seat].pays, buying[event.seat].pick) == (event.paid, 1)
                    bought += 1
                if isinstance(event, EmptyHanded) and before.phase == "choosing":
                    assert event.seat not in buying
                    empty += 1
    assert min(bought, passed, empty) > 20
