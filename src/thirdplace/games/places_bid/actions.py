"""PLACES Bid: messages to numbers and back."""

from thirdplace.core.game import Message
from thirdplace.games.places_bid.cards import building_ids
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.rules import BID, CHOOSE, MOST_BID, PASS
from thirdplace.games.places_bid.state import CARDS, State


class Bid(Message, frozen=True, tag="bid"):
    amount: int


class Pass(Message, frozen=True, tag="pass"):
    pass


class Choose(Message, frozen=True, tag="choose"):
    card: str


Action = Bid | Pass | Choose
MESSAGES = Action
OPEN = True  # PB3

_SPOKEN: tuple[Action, ...] = (Pass(), *(Bid(amount) for amount in range(MOST_BID + 1)))
"""Passes and bids by action number: made once, because they are listed very often."""


def encode(s: State, options: Options, message: Action) -> int:
    match message:
        case Pass():
            return PASS
        case Bid(amount):
            return BID + min(max(amount, 0), MOST_BID)
        case Choose(card):
            ids = building_ids(options.custom_buildings)
            return CHOOSE + (ids.index(card) if card in ids else CARDS)


def decode(s: State, options: Options, action: int) -> Action:
    if action < CHOOSE:
        return _SPOKEN[action]
    return Choose(building_ids(options.custom_buildings)[action - CHOOSE])
