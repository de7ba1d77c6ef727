"""A table without I/O: what may be taken back, and what the table is like then."""

from typing import Any

from support.scripted_table import ScriptedTable, all_facts_of

from thirdplace.core.records.record import record_of, verify
from thirdplace.core.state import copy
from thirdplace.table.commands import Order, Pause, Resume, Undo


def start_table(**made: Any) -> ScriptedTable:
    """PLACES Bid, begun; Ann is first."""
    return ScriptedTable("places-bid", "Ann", "Bob", "Cleo", **made).start(first=0)


def test_a_bid_may_be_taken_back_until_somebody_else_acts() -> None:
    party = start_table()
    party.wait(1)
    party.play_lines("Ann: bid 3", "Bob: bid 4")
    before, version, clock = copy(party.match.state), party.table.version, party.match.now
    party.wait(1)
    party.play_lines("Cleo: bid 7")
    assert [party.view_json(seat).get("undo", False) for seat in range(3)] == [False, False, True]
    assert party.refusal_of(Undo(seat=1), "Bob") == "cannot-undo"
    assert party.run_accepted(Undo(seat=2), "Cleo") == ["undone seat=Cleo"]
    assert party.match.state == before
    assert party.match.now == clock
    assert party.table.version == version + 2
    assert [move.seat for move in party.match.moves] == [0, 1]
    assert not party.view_json(2).get("undo")
    assert party.refusal_of(Undo(seat=2), "Cleo") == "cannot-undo"
    party.wait(1)
    party.play_lines("Cleo: pass")
    assert [move.at for move in party.match.moves] == [1000, 1000, 3000]
    assert verify(record_of(party.match)).state == party.match.state
    assert party.rebuild().match is not None
    assert all_facts_of(party.rebuild())[4] == all_facts_of(party.table)[4]


def test_the_first_bid_may_be_taken_back_and_the_record_is_empty_again() -> None:
    party = start_table()
    party.wait(2)
    party.play_lines("Ann: bid 3")
    party.run_accepted(Undo(seat=0), "Ann")
    assert record_of(party.match).actions == []
    assert party.match.now == 0


def test_a_pass_by_mistake_may_be_taken_back_until_somebody_goes_on() -> None:
    party = start_table()
    before = copy(party.match.state)
    party.play_lines("Ann: pass")
    assert party.view_json(0)["undo"]
    party.run_accepted(Undo(seat=0), "Ann")
    assert party.match.state == before
    party.play_lines("Ann: pass", "Bob: bid 1")
    assert party.refusal_of(Undo(seat=0), "Ann") == "cannot-undo"


def test_PB7_the_pass_that_turns_up_new_cards_is_final() -> None:
    party = start_table()
    party.play_lines("Ann: pass", "Bob: pass", "Cleo: pass")
    assert party.view_json()["view"]["round"] == 2
    assert party.refusal_of(Undo(seat=2), "Cleo") == "cannot-undo"


def test_a_choice_may_be_taken_back_but_not_once_the_round_is_settled() -> None:
    party = start_table(setup={"deck": ["hotel", "bakery", "museum", "pool"]})
    party.play_lines("Ann: bid 2", "Bob: bid 3", "Cleo: pass", "Ann: pass")
    party.play_lines("Bob: choose hotel")
    party.run_accepted(Undo(seat=1), "Bob")
    assert party.view_json()["view"]["market"] == ["hotel", "bakery"]
    assert party.view_json()["view"]["phase"] == "choosing"
    party.play_lines("Bob: choose bakery")
    party.play_lines("Ann: choose hotel")
    assert party.view_json()["view"]["round"] == 2
    assert party.refusal_of(Undo(seat=0), "Ann") == "cannot-undo"
    assert party.refusal_of(Undo(seat=1), "Bob") == "cannot-undo"


def test_PB8_the_bid_that_ends_the_bidding_may_be_taken_back() -> None:
    party = start_table()
    party.play_lines("Ann: pass", "Bob: pass", "Cleo: bid 1")
    assert party.view_json()["view"]["phase"] == "choosing"
    party.run_accepted(Undo(seat=2), "Cleo")
    assert party.view_json()["view"]["phase"] == "bidding"
    party.play_lines("Cleo: pass")
    assert party.view_json()["view"]["round"] == 2


def test_undo_is_ones_own_and_waits_for_the_pause() -> None:
    party = start_table()
    party.play_lines("Ann: bid 3")
    assert party.refusal_of(Undo(seat=0), "Bob") == "not-your-seat"
    assert party.refusal_of(Undo(seat=0), "host") == "not-your-seat"
    party.run_accepted(Pause(), "Ann")
    assert party.refusal_of(Undo(seat=0), "Ann") == "paused"
    party.run_accepted(Resume(), "Ann")
    assert party.run_accepted(Undo(seat=0), "Ann") == ["undone seat=Ann"]


def test_an_action_is_taken_back_once_until_somebody_else_has_acted() -> None:
    """Or one could bid and take it back for ever, with thinking time anew each time."""
    party = ScriptedTable("places-bid", "Ann", "Bob", "Cleo").start(first=0)
    party.play_lines("Ann: bid 3")
    party.run_accepted(Undo(seat=0), "Ann")
    party.play_lines("Ann: bid 2")
    assert party.refusal_of(Undo(seat=0), "Ann") == "cannot-undo"
    party.play_lines("Bob: bid 3", "Cleo: pass", "Ann: bid 4")
    assert party.run_accepted(Undo(seat=0), "Ann") == ["undone seat=Ann"]


def test_a_standing_order_goes_with_what_is_taken_back() -> None:
    party = ScriptedTable("places-bid", "Ann", "Bob", "Cleo").start(first=0)
    party.run_accepted(Order(seat=0, order={"type": "raise", "up_to": 9}), "Ann")
    party.play_lines("Ann: bid 1")
    party.run_accepted(Undo(seat=0), "Ann")
    assert "order" not in party.view_json(0)
