"""A table without I/O: standing orders, and what is done for who has no choice."""

from typing import Any

from support.party import Party, act, encode

from thirdplace.core.record import record_of
from thirdplace.table.commands import Auto, Do, Order, Pause, Resume, Undo
from thirdplace.table.entries import Automated, Ordered
from thirdplace.table.update_builder import UpdateBuilder

TRIO = ("Ann", "Bob", "Cleo")
PASS_ROUND: Any = {"type": "pass-round"}


def up_to(amount: int, **more: str) -> Any:
    return {"type": "raise", "up_to": amount, **more}


def bid(**made: Any) -> Party:
    return Party("places-bid", *TRIO, **made).begins(first=0)


def told(party: Party) -> list[bytes]:
    """What everyone would be told now: an onlooker and each seat."""
    telling = UpdateBuilder(party.table, [None, 0, 1, 2], party.now)
    return [encode(telling.build_update(viewer, frozenset())) for viewer in (None, 0, 1, 2)]


def test_an_order_is_given_before_ones_turn_replaced_and_taken_back() -> None:
    party = bid()
    assert party.does(Order(seat=2, order=up_to(4)), "Cleo") == []
    assert party.shows(2)["order"] == {"type": "raise", "up_to": 4, "then": "ask"}
    party.does(Order(seat=2, order=up_to(6, then="pass")), "Cleo")
    assert party.shows(2)["order"] == {"type": "raise", "up_to": 6, "then": "pass"}
    party.does(Order(seat=2, order=PASS_ROUND), "Cleo")
    assert party.shows(2)["order"] == PASS_ROUND
    party.does(Order(seat=2, order=None), "Cleo")
    assert party.shows(2).get("order") is None
    assert [type(entry) for entry in party.log[-4:]] == [Ordered] * 4


def test_orders_and_automatic_passing_are_told_to_their_seat_only_and_have_no_version() -> None:
    party = bid()
    party.say("Ann: bid 1")
    before, version, record = told(party), party.table.version, encode(record_of(party.match))
    party.does(Order(seat=0, order=up_to(9)), "Ann")
    party.does(Auto(seat=0, on=True), "Ann")
    after = told(party)
    assert party.table.version == version
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True, True]
    assert encode(record_of(party.match)) == record
    assert party.shows(0)["auto"] is True
    assert not party.shows(1).get("auto")


def test_what_an_order_did_looks_like_anybodys_move() -> None:
    by_hand, by_order = bid(), bid()
    by_order.does(Order(seat=0, order=up_to(9)), "Ann")
    assert by_hand.say("Ann: bid 1") == by_order.plays("Ann: bid 1", "order") == ["bid seat=Ann amount=1"]
    mine, others = told(by_hand), told(by_order)
    assert (mine[0], mine[2:]) == (others[0], others[2:])
    assert encode(record_of(by_hand.match)) == encode(record_of(by_order.match))


def test_an_order_lapses_with_its_round_and_with_ones_pass() -> None:
    party = bid(setup={"deck": ["hotel", "bakery", "museum", "pool"]})
    for seat, name in enumerate(TRIO):
        party.does(Order(seat=seat, order=up_to(5)), name)
    party.say("Ann: bid 1", "Bob: pass")
    assert ["order" in party.shows(seat) and party.shows(seat)["order"] is not None for seat in range(3)] == [
        *(True, False, True),
    ]
    party.say("Cleo: pass")  # bidding is over
    assert [party.shows(seat).get("order") for seat in range(3)] == [None] * 3
    party.say("Ann: choose hotel")
    assert [chair.order for chair in party.again().chairs if chair is not None] == [None] * 3


def test_an_order_outlasts_bids_a_pause_and_a_restart() -> None:
    party = bid()
    party.does(Order(seat=0, order=up_to(9)), "Ann")
    party.say("Ann: bid 1", "Bob: bid 2")
    party.does(Pause(), "Bob")
    party.does(Order(seat=2, order=PASS_ROUND), "Cleo")  # one may think while others rest
    party.does(Resume(), "Bob")
    party.table = party.again()
    assert party.shows(0)["order"]["up_to"] == 9
    assert party.shows(2)["order"] == PASS_ROUND


def test_orders_that_make_no_sense_are_refused() -> None:
    party = Party("places-bid", *TRIO, setup={"deck": ["hotel", "bakery"], "first": 0})
    assert party.refuses(Order(seat=0, order=PASS_ROUND), "Ann") == "wrong-phase"
    party.begins()
    assert party.refuses(Order(seat=1, order=PASS_ROUND), "Ann") == "not-your-seat"
    assert party.refuses(Order(seat=1, order=PASS_ROUND), "host") == "not-your-seat"
    assert party.refuses(Order(seat=1, order=up_to(16)), "Bob") == "not-enough-tokens"
    assert party.refuses(Order(seat=1, order=up_to(0)), "Bob") == "bid-too-low"
    for nonsense in ({}, {"type": "raise"}, {"type": "steal"}, up_to(3, then="cry"), up_to(3, more="1")):
        assert party.refuses(Order(seat=1, order=nonsense), "Bob") == "bad-request"
    party.say("Ann: bid 3")
    assert party.refuses(Order(seat=1, order=up_to(3)), "Bob") == "bid-too-low"
    party.say("Bob: pass")
    assert party.refuses(Order(seat=1, order=PASS_ROUND), "Bob") == "already-passed"
    party.say("Cleo: pass")
    assert party.refuses(Order(seat=0, order=PASS_ROUND), "Ann") == "wrong-phase"
    party.say("Ann: choose hotel")
    assert party.refuses(Order(seat=0, order=PASS_ROUND), "Ann") == "game-over"


def test_a_refused_order_leaves_the_one_before() -> None:
    party = bid()
    party.does(Order(seat=1, order=up_to(5)), "Bob")
    assert party.refuses(Order(seat=1, order=up_to(99)), "Bob") == "not-enough-tokens"
    assert party.shows(1)["order"]["up_to"] == 5


def test_PB21_automatic_passing_is_ones_own_and_switched_once() -> None:
    party = bid()
    assert party.refuses(Auto(seat=0, on=True), "Bob") == "not-your-seat"
    assert party.does(Auto(seat=0, on=False), "Ann") == []
    party.does(Auto(seat=0, on=True), "Ann")
    party.does(Auto(seat=0, on=True), "Ann")
    assert [entry for entry in party.log if isinstance(entry, Automated)] == [Automated(0, True)]
    assert party.again().match.automatic == {0}  # type: ignore[union-attr]
    assert Party("places-bid", *TRIO).refuses(Auto(seat=0, on=True), "Ann") == "wrong-phase"


def test_what_an_order_did_may_be_taken_back_like_any_bid() -> None:
    party = bid()
    party.does(Order(seat=0, order=up_to(9)), "Ann")
    party.plays("Ann: bid 1", "order")
    party.does(Order(seat=0, order=None), "Ann")
    assert party.does(Undo(seat=0), "Ann") == ["undone seat=Ann"]
    party.does(Do(seat=0, action=act("bid", amount=2)), "Ann")
