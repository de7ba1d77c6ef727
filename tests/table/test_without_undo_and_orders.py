"""Tables of games that know no undo, or no orders."""

from support.games import LED_GAME, TURN_GAME, script_of
from support.party import Party, race

from thirdplace.table.commands import Order, Undo

ORDER = script_of(TURN_GAME).ORDERS[0]
"""An order of another game."""


def test_some_games_know_no_undo() -> None:
    please = Party(LED_GAME, "Ann", "Bob").begins()
    please.acts("Ann")
    assert please.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    please.acts("Ann")
    assert please.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    going = race()
    going.acts("Ann")
    assert going.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    going = race(settings={"countdown": 0}, go=True)
    going.acts("Ann")
    assert going.refuses(Undo(seat=0), "Ann") == "cannot-undo"


def test_the_other_games_have_none() -> None:
    party = Party(LED_GAME, "Ann", "Bob").begins()
    assert party.refuses(Order(seat=0, order=ORDER), "Ann") == "bad-request"
    assert party.refuses(Order(seat=0, order=None), "Ann") == "bad-request"
    assert race().refuses(Order(seat=0, order=ORDER), "Ann") == "bad-request"
