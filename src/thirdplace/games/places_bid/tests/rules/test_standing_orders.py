"""PLACES Bid: standing orders, followed in whole auctions."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdplace.core.chance import Chance
from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME, orders
from thirdplace.games.places_bid.actions import Bid, Pass
from thirdplace.games.places_bid.orders import Order, PassRound, Raise
from thirdplace.games.places_bid.rules import BID, PASS
from thirdplace.games.places_bid.state import BIDDING
from thirdplace.games.places_bid.tests.bid_table import (
    PEOPLE,
    choose_at_random,
    new_game,
    play_lines,
    player_on_turn,
    set_tokens,
)

NOTHING = -1
DECK = "hotel bakery library museum pool"

some_games = settings(max_examples=60, deadline=None)
an_order = st.builds(Raise, st.integers(-1, 40), st.sampled_from(["ask", "pass"])) | st.just(PassRound())


def test_the_game_offers_its_orders() -> None:
    assert GAME.orders is orders


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ('{"type":"raise","up_to":9}', Raise(9, "ask")),
        ('{"type":"raise","up_to":9,"then":"pass"}', Raise(9, "pass")),
        ('{"type":"pass-round"}', PassRound()),
    ],
)
def test_orders_are_messages(said: str, order: Order) -> None:
    assert msgspec.json.decode(said, type=orders.MESSAGES) == order
    assert msgspec.json.decode(msgspec.json.encode(order), type=orders.MESSAGES) == order


@pytest.mark.parametrize(
    "said",
    ['{"type":"raise"}', '{"type":"raise","up_to":9,"then":"beg"}', '{"type":"pass-round","up_to":1}'],
)
def test_what_is_no_order_is_not_taken_for_one(said: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=orders.MESSAGES)


def order_refusal(table: Match, name: str, order: Order) -> str:
    return GAME.refusal_code(orders.refusal(table.state, PEOPLE.index(name), order, 0))


def follow_order(table: Match, name: str, order: Order) -> int:
    return orders.follow(table.state, PEOPLE.index(name), order, 0)


# What makes no sense is refused.


def test_an_order_may_be_given_before_ones_turn_comes() -> None:
    table = new_game(3, first=0)
    for name in PEOPLE[:3]:
        for order in (Raise(1), Raise(15, "pass"), PassRound()):
            assert order_refusal(table, name, order) == ""


def test_a_limit_is_above_the_highest_bid_whoever_holds_it() -> None:
    table = new_game(3, first=0)
    assert order_refusal(table, "Lizzi", Raise(0)) == "bid-too-low"
    play_lines(table, "Pierre: bid 6")
    for name in PEOPLE[:3]:
        assert order_refusal(table, name, Raise(6)) == "bid-too-low"
        assert order_refusal(table, name, Raise(7)) == ""


def test_a_limit_is_within_ones_own_tokens() -> None:
    table = new_game(3, first=0)
    set_tokens(table, Lizzi=4)
    assert order_refusal(table, "Lizzi", Raise(4)) == ""
    assert order_refusal(table, "Lizzi", Raise(5)) == "not-enough-tokens"
    assert order_refusal(table, "Clara", Raise(5)) == ""


@pytest.mark.parametrize("order", [Raise(15), PassRound()])
def test_no_orders_but_while_one_bids(order: Order) -> None:
    table = new_game(3, first=0, deck="hotel bakery")
    play_lines(table, "Pierre: pass")
    assert order_refusal(table, "Pierre", order) == "already-passed"
    play_lines(table, "Lizzi: bid 3", "Clara: pass")
    assert [order_refusal(table, name, order) for name in PEOPLE[:3]] == ["wrong-phase"] * 3
    play_lines(table, "Lizzi: choose hotel")
    assert [order_refusal(table, name, order) for name in PEOPLE[:3]] == ["game-over"] * 3


# What an order does.


def test_raise_begins_with_one_and_raises_by_one() -> None:
    table = new_game(3, first=0)
    assert follow_order(table, "Pierre", Raise(9)) == BID + 1
    assert follow_order(table, "Lizzi", Raise(9)) == NOTHING  # not yet
    play_lines(table, "Pierre: bid 5")
    assert follow_order(table, "Lizzi", Raise(9)) == BID + 6


def test_beyond_its_limit_an_order_asks_or_passes() -> None:
    table = new_game(3, first=0)
    play_lines(table, "Pierre: bid 8")
    assert follow_order(table, "Lizzi", Raise(9)) == BID + 9
    assert follow_order(table, "Lizzi", Raise(8)) == NOTHING
    assert follow_order(table, "Lizzi", Raise(8, "pass")) == PASS


def test_raise_never_bids_more_than_the_tokens_at_hand() -> None:
    table = new_game(3, first=0)
    set_tokens(table, Lizzi=3)
    play_lines(table, "Pierre: bid 3")
    assert follow_order(table, "Lizzi", Raise(9)) == NOTHING
    assert follow_order(table, "Lizzi", Raise(9, "pass")) == PASS


def test_pass_round_passes_when_the_turn_comes() -> None:
    table = new_game(3, first=0)
    assert follow_order(table, "Lizzi", PassRound()) == NOTHING
    play_lines(table, "Pierre: bid 1")
    assert follow_order(table, "Lizzi", PassRound()) == PASS


def test_nothing_is_chosen_by_order() -> None:
    table = new_game(3, first=0, deck=DECK)
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass")
    for order in (Raise(9), Raise(9, "pass"), PassRound()):
        assert follow_order(table, "Pierre", order) == NOTHING


# How long an order holds.


@pytest.mark.parametrize("order", [Raise(9), Raise(9, "pass"), PassRound()])
def test_an_order_holds_until_one_has_passed_or_the_bidding_is_over(order: Order) -> None:
    table = new_game(4, first=0, deck=DECK)
    lapsed = []
    for line in ("Pierre: bid 1", "Lizzi: bid 9", "Clara: pass", "Hakeem: pass", "Pierre: pass"):
        before = table.state
        play_lines(table, line)
        lapsed.append([orders.lapses(before, table.state, seat, order, 0) for seat in range(4)])
    assert lapsed == [
        [False, False, False, False],
        [False, False, False, False],
        [False, False, True, False],
        [False, False, True, True],
        [True, True, True, True],  # PB8: Lizzi chooses
    ]


def test_an_order_does_not_live_to_see_the_next_round() -> None:
    """PB9: a round in which nobody bids is followed at once by bidding."""
    table = new_game(3, first=0, deck=DECK)
    play_lines(table, "Pierre: pass", "Lizzi: pass")
    before = table.state
    play_lines(table, "Clara: pass")
    assert table.state.phase == BIDDING
    assert [orders.lapses(before, table.state, seat, Raise(9), 0) for seat in range(3)] == [True] * 3


# Whole auctions.


class OrderDesk:
    """The orders people have left, done one after the other as a server would."""

    def __init__(self, table: Match) -> None:
        self.table = table
        self.left: dict[int, Order] = {}

    def place_order(self, seat: int, order: Order) -> None:
        code = GAME.refusal_code(orders.refusal(self.table.state, seat, order, 0))
        if code == "":
            self.left[seat] = order

    def do(self, seat: int, message: Message) -> None:
        step = self.table.do(seat, message)
        for holder, order in list(self.left.items()):
            if orders.lapses(step.before, step.after, holder, order, 0):
                del self.left[holder]

    def follow_orders(self) -> None:
        """Follow orders until somebody has to be asked."""
        s = self.table.state
        while not self.table.over and s.turn in self.left:
            seat, order = s.turn, self.left[s.turn]
            assert s.phase == BIDDING, "an order is left when its round's bidding is over"
            assert s.high_seat != seat, "the highest bidder is asked"
            action = orders.follow(s, seat, order, 0)
            if action == NOTHING:
                assert isinstance(order, Raise)
                assert order.then == "ask"
                assert s.high >= order.up_to
                return
            self._do_ordered_action(seat, order, action)
            s = self.table.state

    def _do_ordered_action(self, seat: int, order: Order, action: int) -> None:
        assert GAME.rules.refusal(self.table.state, seat, action, 0) == 0
        self.do(seat, GAME.actions.decode(self.table.state, self.table.options, action))
        if action != PASS:
            assert isinstance(order, Raise)
            assert self.table.state.bid[seat] == action - BID <= order.up_to
            assert seat in self.left or self.table.state.phase != BIDDING, "a bid ends no order"


@some_games
@given(
    seats=st.integers(3, 6),
    bank=st.sampled_from(["coins", "box"]),
    seed=st.integers(0, 2**32),
    data=st.data(),
)
def test_orders_are_legal_in_every_game(seats: int, bank: str, seed: int, data: st.DataObject) -> None:
    table = new_game(seats, seed=f"{seed}", options={"bank": bank})
    chance, desk = Chance(f"whims {seed}"), OrderDesk(table)
    given_out = data.draw(st.lists(st.tuples(st.integers(0, seats - 1), an_order), max_size=60))
    while not table.over:
        if given_out and chance.below(2):
            desk.place_order(*given_out.pop())
            desk.follow_orders()
        else:
            desk.do(*choose_at_random(table, chance))


@some_games
@given(seats=st.integers(3, 6), seed=st.integers(0, 2**32), order=an_order, moves=st.integers(0, 60))
def test_an_order_looks_at_nothing_hidden(seats: int, seed: int, order: Order, moves: int) -> None:
    table, chance = new_game(seats, seed=f"{seed}"), Chance(f"whims {seed}")
    for _ in range(moves):
        if not table.over:
            table.do(*choose_at_random(table, chance))
    for seat in range(seats):
        world = copy(table.state)
        GAME.rules.resample(world, seat, chance)
        assert orders.follow(world, seat, order, 0) == orders.follow(table.state, seat, order, 0)
        assert orders.refusal(world, seat, order, 0) == orders.refusal(table.state, seat, order, 0)


def play_by_hand(limits: tuple[int, int], high: int) -> tuple[int, list[int]]:
    """Two people in turn say one more than the other until one will not: the winner and all bids."""
    said, turn = [], 0
    while high < limits[turn]:
        high += 1
        said.append(high)
        turn = 1 - turn
    return 1 - turn, said


@some_games
@given(first=st.integers(1, 15), second=st.integers(1, 15), opening=st.integers(0, 14))
def test_two_orders_raise_as_two_people_would(first: int, second: int, opening: int) -> None:
    """Clara bids once or not at all, then Pierre and Lizzi leave the rest to their orders."""
    table = new_game(3, first=2, deck=DECK)
    desk = OrderDesk(table)
    desk.do(2, Bid(opening) if opening else Pass())
    desk.place_order(2, PassRound())
    limits = (max(first, opening + 1), max(second, opening + 1))
    desk.place_order(0, Raise(limits[0], "pass"))
    desk.place_order(1, Raise(limits[1], "pass"))
    desk.follow_orders()
    said = [move.action.amount for move in table.moves if isinstance(move.action, Bid)]
    winner, expected = play_by_hand(limits, opening)
    assert said[1 if opening else 0 :] == expected
    assert (player_on_turn(table), table.view(None).high.amount) == (PEOPLE[winner], expected[-1])
    assert table.view(None).phase == "choosing"
