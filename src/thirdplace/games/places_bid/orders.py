"""PLACES Bid: standing orders of a bidder, for the bidding of the current round only.

An order depends only on public facts and on the seat's own tokens.
"""

from typing import Literal

from thirdplace.core.errors import FINE, GAME_OVER, WRONG_PHASE
from thirdplace.core.game import Message
from thirdplace.games.places_bid.refusals import ALREADY_PASSED, BID_TOO_LOW, NOT_ENOUGH_TOKENS
from thirdplace.games.places_bid.rules import BID, PASS
from thirdplace.games.places_bid.state import BIDDING, OVER, State

NOTHING = -1


class Raise(Message, frozen=True, tag="raise"):
    """Raise by one, up to a limit. Once that does not suffice: ask the player, or pass."""

    up_to: int
    then: Literal["ask", "pass"] = "ask"


class PassRound(Message, frozen=True, tag="pass-round"):
    """Pass as soon as the turn comes."""


Order = Raise | PassRound
MESSAGES = Order
OPEN = False
"""Orders are private: they would show how high somebody will bid."""


def refusal(s: State, seat: int, order: Order, now: int) -> int:
    """In the order in which the rules refuse a bid."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase != BIDDING:
        return WRONG_PHASE
    if s.passed[seat]:
        return ALREADY_PASSED
    if isinstance(order, Raise):
        if order.up_to <= s.high:  # also if the seat has the highest bid itself
            return BID_TOO_LOW
        if order.up_to > s.tokens[seat]:
            return NOT_ENOUGH_TOKENS
    return FINE


def follow(s: State, seat: int, order: Order, now: int) -> int:
    """The highest bidder is never asked: bidding is over when all others have passed (PB8)."""
    if s.phase != BIDDING or s.turn != seat:
        return NOTHING
    if isinstance(order, PassRound):
        return PASS
    if s.high < min(order.up_to, s.tokens[seat]):
        return BID + s.high + 1
    return PASS if order.then == "pass" else NOTHING


def lapses(before: State, after: State, seat: int, order: Order, now: int) -> bool:
    """Does the order end? Not when its limit is exceeded: then it says whether to pass or to ask."""
    return after.phase != BIDDING or after.number != before.number or bool(after.passed[seat])
