"""A table without I/O: what may be taken back, and what the table is like then."""

from typing import Any

from support.party import Party, remembered

from thirdplace.core.record import record_of, verify
from thirdplace.core.state import copy
from thirdplace.table.commands import Order, Pause, Resume, Undo


def bid(**made: Any) -> Party:
    """PLACES Bid, begun; Ann is first."""
    return Party("places-bid", "Ann", "Bob", "Cleo", **made).begins(first=0)


def test_a_bid_may_be_taken_back_until_somebody_else_acts() -> None:
    party = bid()
    party.later(1)
    party.say("Ann: bid 3", "Bob: bid 4")
    before, version, clock = copy(party.match.state), party.table.version, party.match.now
    party.later(1)
    party.say("Cleo: bid 7")
    assert [party.shows(seat).get("undo", False) for seat in range(3)] == [False, False, True]
    assert party.refuses(Undo(seat=1), "Bob") == "cannot-undo"
    assert party.does(Undo(seat=2), "Cleo") == ["undone seat=Cleo"]
    assert party.match.state == before
    assert party.match.now == clock
    assert party.table.version == version + 2
    assert [move.seat for move in party.match.moves] == [0, 1]
    assert not party.shows(2).get("undo")
    assert party.refuses(Undo(seat=2), "Cleo") == "cannot-undo"
    party.later(1)
    party.say("Cleo: pass")
    assert [move.at for move in party.match.moves] == [1000, 1000, 3000]
    assert verify(record_of(party.match)).state == party.match.state
    assert party.again().match is not None
    assert remembered(party.again())[4] == remembered(party.table)[4]


def test_the_first_bid_may_be_taken_back_and_the_record_is_empty_again() -> None:
    party = bid()
    party.later(2)
    party.say("Ann: bid 3")
    party.does(Undo(seat=0), "Ann")
    assert record_of(party.match).actions == []
    assert party.match.now == 0


def test_a_pass_by_mistake_may_be_taken_back_until_somebody_goes_on() -> None:
    party = bid()
    before = copy(party.match.state)
    party.say("Ann: pass")
    assert party.shows(0)["undo"]
    party.does(Undo(seat=0), "Ann")
    assert party.match.state == before
    party.say("Ann: pass", "Bob: bid 1")
    assert party.refuses(Undo(seat=0), "Ann") == "cannot-undo"


def test_PB7_the_pass_that_turns_up_new_cards_is_final() -> None:
    party = bid()
    party.say("Ann: pass", "Bob: pass", "Cleo: pass")
    assert party.shows()["view"]["round"] == 2
    assert party.refuses(Undo(seat=2), "Cleo") == "cannot-undo"


def test_a_choice_may_be_taken_back_but_not_once_the_round_is_settled() -> None:
    party = bid(setup={"deck": ["hotel", "bakery", "museum", "pool"]})
    party.say("Ann: bid 2", "Bob: bid 3", "Cleo: pass", "Ann: pass")
    party.say("Bob: choose hotel")
    party.does(Undo(seat=1), "Bob")
    assert party.shows()["view"]["market"] == ["hotel", "bakery"]
    assert party.shows()["view"]["phase"] == "choosing"
    party.say("Bob: choose bakery")
    party.say("Ann: choose hotel")
    assert party.shows()["view"]["round"] == 2
    assert party.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    assert party.refuses(Undo(seat=1), "Bob") == "cannot-undo"


def test_PB8_the_bid_that_ends_the_bidding_may_be_taken_back() -> None:
    party = bid()
    party.say("Ann: pass", "Bob: pass", "Cleo: bid 1")
    assert party.shows()["view"]["phase"] == "choosing"
    party.does(Undo(seat=2), "Cleo")
    assert party.shows()["view"]["phase"] == "bidding"
    party.say("Cleo: pass")
    assert party.shows()["view"]["round"] == 2


def test_undo_is_ones_own_and_waits_for_the_pause() -> None:
    party = bid()
    party.say("Ann: bid 3")
    assert party.refuses(Undo(seat=0), "Bob") == "not-your-seat"
    assert party.refuses(Undo(seat=0), "host") == "not-your-seat"
    party.does(Pause(), "Ann")
    assert party.refuses(Undo(seat=0), "Ann") == "paused"
    party.does(Resume(), "Ann")
    assert party.does(Undo(seat=0), "Ann") == ["undone seat=Ann"]


def test_an_action_is_taken_back_once_until_somebody_else_has_acted() -> None:
    """Or one could bid and take it back for ever, with thinking time anew each time."""
    party = Party("places-bid", "Ann", "Bob", "Cleo").begins(first=0)
    party.say("Ann: bid 3")
    party.does(Undo(seat=0), "Ann")
    party.say("Ann: bid 2")
    assert party.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    party.say("Bob: bid 3", "Cleo: pass", "Ann: bid 4")
    assert party.does(Undo(seat=0), "Ann") == ["undone seat=Ann"]


def test_a_standing_order_goes_with_what_is_taken_back() -> None:
    party = Party("places-bid", "Ann", "Bob", "Cleo").begins(first=0)
    party.does(Order(seat=0, order={"type": "raise", "up_to": 9}), "Ann")
    party.say("Ann: bid 1")
    party.does(Undo(seat=0), "Ann")
    assert "order" not in party.shows(0)
