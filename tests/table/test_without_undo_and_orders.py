"""Tables of games that know no undo, or no orders."""

from support.games import LED_GAME
from support.party import Party, race

from thirdplace.table.commands import Order, Undo


def test_some_games_know_no_undo() -> None:
    please = Party(LED_GAME, "Ann", "Bob").begins()
    please.say("Ann: roll")
    assert please.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    please.say("Ann: write ones")
    assert please.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    going = race()
    going.say("Ann: start napier")
    assert going.refuses(Undo(seat=0), "Ann") == "cannot-undo"
    going = race(settings={"countdown": 0}, go=True)
    going.say("Ann: skip")
    assert going.refuses(Undo(seat=0), "Ann") == "cannot-undo"


def test_the_other_games_have_none() -> None:
    party = Party(LED_GAME, "Ann", "Bob").begins()
    assert party.refuses(Order(seat=0, order={"type": "pass-round"}), "Ann") == "bad-request"
    assert party.refuses(Order(seat=0, order=None), "Ann") == "bad-request"
    assert race().refuses(Order(seat=0, order={"type": "pass-round"}), "Ann") == "bad-request"
