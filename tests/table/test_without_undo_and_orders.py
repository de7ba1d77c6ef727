"""Tables of games that know no undo, or no orders."""

from support.games import LED_GAME, TURN_GAME, script_of
from support.scripted_table import ScriptedTable, make_race

from thirdplace.table.commands import Order, Undo

ORDER = script_of(TURN_GAME).ORDERS[0]
"""An order of another game."""


def test_some_games_know_no_undo() -> None:
    please = ScriptedTable(LED_GAME, "Ann", "Bob").start()
    please.act_legally("Ann")
    assert please.refusal_of(Undo(seat=0), "Ann") == "cannot-undo"
    please.act_legally("Ann")
    assert please.refusal_of(Undo(seat=0), "Ann") == "cannot-undo"
    going = make_race()
    going.act_legally("Ann")
    assert going.refusal_of(Undo(seat=0), "Ann") == "cannot-undo"
    going = make_race(settings={"countdown": 0}, go=True)
    going.act_legally("Ann")
    assert going.refusal_of(Undo(seat=0), "Ann") == "cannot-undo"


def test_the_other_games_have_none() -> None:
    party = ScriptedTable(LED_GAME, "Ann", "Bob").start()
    assert party.refusal_of(Order(seat=0, order=ORDER), "Ann") == "bad-request"
    assert party.refusal_of(Order(seat=0, order=None), "Ann") == "bad-request"
    assert make_race().refusal_of(Order(seat=0, order=ORDER), "Ann") == "bad-request"
