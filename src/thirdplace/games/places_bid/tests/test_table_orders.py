"""A table without I/O: standing orders, and what is done for who has no choice."""

from typing import Any

from support.scripted_table import ScriptedTable, encode, encode_action

from thirdplace.core.records.record import record_of
from thirdplace.table.commands import Auto, Do, Order, Pause, Resume, Undo
from thirdplace.table.entries import Automated, Ordered
from thirdplace.table.update_builder import UpdateBuilder

TRIO = ("Ann", "Bob", "Cleo")
PASS_ROUND: Any = {"type": "pass-round"}


def raise_up_to(amount: int, **more: str) -> Any:
    return {"type": "raise", "up_to": amount, **more}


def start_table(**made: Any) -> ScriptedTable:
    return ScriptedTable("places-bid", *TRIO, **made).start(first=0)


def updates_of_all(party: ScriptedTable) -> list[bytes]:
    """What everyone would be told now: an onlooker and each seat."""
    telling = UpdateBuilder(party.table, [None, 0, 1, 2], party.now)
    return [encode(telling.build_update(viewer, frozenset())) for viewer in (None, 0, 1, 2)]


def test_an_order_is_given_before_ones_turn_replaced_and_taken_back() -> None:
    party = start_table()
    assert party.run_accepted(Order(seat=2, order=raise_up_to(4)), "Cleo") == []
    assert party.view_json(2)["order"] == {"type": "raise", "up_to": 4, "then": "ask"}
    party.run_accepted(Order(seat=2, order=raise_up_to(6, then="pass")), "Cleo")
    assert party.view_json(2)["order"] == {"type": "raise", "up_to": 6, "then": "pass"}
    party.run_accepted(Order(seat=2, order=PASS_ROUND), "Cleo")
    assert party.view_json(2)["order"] == PASS_ROUND
    party.run_accepted(Order(seat=2, order=None), "Cleo")
    assert party.view_json(2).get("order") is None
    assert [type(entry) for entry in party.log[-4:]] == [Ordered] * 4


def test_orders_and_automatic_passing_are_told_to_their_seat_only_and_have_no_version() -> None:
    party = start_table()
    party.play_lines("Ann: bid 1")
    before, version, record = updates_of_all(party), party.table.version, encode(record_of(party.match))
    party.run_accepted(Order(seat=0, order=raise_up_to(9)), "Ann")
    party.run_accepted(Auto(seat=0, on=True), "Ann")
    after = updates_of_all(party)
    assert party.table.version == version
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True, True]
    assert encode(record_of(party.match)) == record
    assert party.view_json(0)["auto"] is True
    assert not party.view_json(1).get("auto")


def test_what_an_order_did_looks_like_anybodys_move() -> None:
    by_hand, by_order = start_table(), start_table()
    by_order.run_accepted(Order(seat=0, order=raise_up_to(9)), "Ann")
    assert (
        by_hand.play_lines("Ann: bid 1")
        == by_order.play_automatic("Ann: bid 1", "order")
        == ["bid seat=Ann amount=1"]
    )
    mine, others = updates_of_all(by_hand), updates_of_all(by_order)
    assert (mine[0], mine[2:]) == (others[0], others[2:])
    assert encode(record_of(by_hand.match)) == encode(record_of(by_order.match))


def test_an_order_lapses_with_its_round_and_with_ones_pass() -> None:
    party = start_table(setup={"deck": ["hotel", "bakery", "museum", "pool"]})
    for seat, name in enumerate(TRIO):
        party.run_accepted(Order(seat=seat, order=raise_up_to(5)), name)
    party.play_lines("Ann: bid 1", "Bob: pass")
    assert [
        "order" in party.view_json(seat) and party.view_json(seat)["order"] is not None for seat in range(3)
    ] == [
        *(True, False, True),
    ]
    party.play_lines("Cleo: pass")  # bidding is over
    assert [party.view_json(seat).get("order") for seat in range(3)] == [None] * 3
    party.play_lines("Ann: choose hotel")
    assert [chair.order for chair in party.rebuild().chairs if chair is not None] == [None] * 3


def test_an_order_outlasts_bids_a_pause_and_a_restart() -> None:
    party = start_table()
    party.run_accepted(Order(seat=0, order=raise_up_to(9)), "Ann")
    party.play_lines("Ann: bid 1", "Bob: bid 2")
    party.run_accepted(Pause(), "Bob")
    party.run_accepted(Order(seat=2, order=PASS_ROUND), "Cleo")  # one may think while others rest
    party.run_accepted(Resume(), "Bob")
    party.table = party.rebuild()
    assert party.view_json(0)["order"]["up_to"] == 9
    assert party.view_json(2)["order"] == PASS_ROUND


def test_orders_that_make_no_sense_are_refused() -> None:
    party = ScriptedTable("places-bid", *TRIO, setup={"deck": ["hotel", "bakery"], "first": 0})
    assert party.refusal_of(Order(seat=0, order=PASS_ROUND), "Ann") == "wrong-phase"
    party.start()
    assert party.refusal_of(Order(seat=1, order=PASS_ROUND), "Ann") == "not-your-seat"
    assert party.refusal_of(Order(seat=1, order=PASS_ROUND), "host") == "not-your-seat"
    assert party.refusal_of(Order(seat=1, order=raise_up_to(16)), "Bob") == "not-enough-tokens"
    assert party.refusal_of(Order(seat=1, order=raise_up_to(0)), "Bob") == "bid-too-low"
    for nonsense in (
        {},
        {"type": "raise"},
        {"type": "steal"},
        raise_up_to(3, then="cry"),
        raise_up_to(3, more="1"),
    ):
        assert party.refusal_of(Order(seat=1, order=nonsense), "Bob") == "bad-request"
    party.play_lines("Ann: bid 3")
    assert party.refusal_of(Order(seat=1, order=raise_up_to(3)), "Bob") == "bid-too-low"
    party.play_lines("Bob: pass")
    assert party.refusal_of(Order(seat=1, order=PASS_ROUND), "Bob") == "already-passed"
    party.play_lines("Cleo: pass")
    assert party.refusal_of(Order(seat=0, order=PASS_ROUND), "Ann") == "wrong-phase"
    party.play_lines("Ann: choose hotel")
    assert party.refusal_of(Order(seat=0, order=PASS_ROUND), "Ann") == "game-over"


def test_a_refused_order_leaves_the_one_before() -> None:
    party = start_table()
    party.run_accepted(Order(seat=1, order=raise_up_to(5)), "Bob")
    assert party.refusal_of(Order(seat=1, order=raise_up_to(99)), "Bob") == "not-enough-tokens"
    assert party.view_json(1)["order"]["up_to"] == 5


def test_PB21_automatic_passing_is_ones_own_and_switched_once() -> None:
    party = start_table()
    assert party.refusal_of(Auto(seat=0, on=True), "Bob") == "not-your-seat"
    assert party.run_accepted(Auto(seat=0, on=False), "Ann") == []
    party.run_accepted(Auto(seat=0, on=True), "Ann")
    party.run_accepted(Auto(seat=0, on=True), "Ann")
    assert [entry for entry in party.log if isinstance(entry, Automated)] == [Automated(0, True)]
    assert party.rebuild().match.automatic == {0}  # type: ignore[union-attr]
    assert ScriptedTable("places-bid", *TRIO).refusal_of(Auto(seat=0, on=True), "Ann") == "wrong-phase"


def test_what_an_order_did_may_be_taken_back_like_any_bid() -> None:
    party = start_table()
    party.run_accepted(Order(seat=0, order=raise_up_to(9)), "Ann")
    party.play_automatic("Ann: bid 1", "order")
    party.run_accepted(Order(seat=0, order=None), "Ann")
    assert party.run_accepted(Undo(seat=0), "Ann") == ["undone seat=Ann"]
    party.run_accepted(Do(seat=0, action=encode_action("bid", amount=2)), "Ann")
