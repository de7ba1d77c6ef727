"""Place Race NZ: messages to numbers and back."""

from functools import cache

import msgspec

from thirdplace.core.game import Message
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, HISTORY, PLACE_NUMBER
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.state import (
    ACCEPT,
    CARDS,
    DECLINE,
    MOVE,
    OFFER,
    PAIRS,
    PLACES,
    READY,
    SEATS,
    SKIP,
    START,
    TURN_IN,
    UNREADY,
    WITHDRAW,
    State,
)

NO_ACTION = -1


class Start(Message, frozen=True, tag="start"):
    place: str


class Ready(Message, frozen=True, tag="ready"):
    pass


class Unready(Message, frozen=True, tag="unready"):
    pass


class Move(Message, frozen=True, tag="move"):
    to: str


class Skip(Message, frozen=True, tag="skip"):
    pass


class TurnIn(Message, frozen=True, tag="turn-in"):
    card: str


class Offer(Message, frozen=True, tag="offer"):
    to: int
    give: str
    take: str


class Withdraw(Message, frozen=True, tag="withdraw"):
    to: int


class Accept(Message, frozen=True, tag="accept"):
    giver: int = msgspec.field(name="from")


class Decline(Message, frozen=True, tag="decline"):
    giver: int = msgspec.field(name="from")


Action = Start | Ready | Unready | Move | Skip | TurnIn | Offer | Withdraw | Accept | Decline
MESSAGES = Action
OPEN = True  # PR2


def encode(s: State, options: Options, message: Action) -> int:
    match message:
        case Ready():
            return READY
        case Skip():
            return SKIP
        case Unready():
            return UNREADY
        case TurnIn(card):
            return TURN_IN + CARD_NUMBER.get(card, CARDS)
        case Move(place):
            return MOVE + PLACE_NUMBER.get(place, PLACES)
        case Start(place):
            return START + PLACE_NUMBER.get(place, PLACES)
        case Accept(other):
            return _with_other_seat(ACCEPT, other)
        case Decline(other):
            return _with_other_seat(DECLINE, other)
        case Withdraw(other):
            return _with_other_seat(WITHDRAW, other)
        case Offer(other, give, take):
            cards = CARD_NUMBER.get(give, CARDS) * (CARDS + 1) + CARD_NUMBER.get(take, CARDS)
            return _with_other_seat(OFFER, other, PAIRS, cards)


def _with_other_seat(action: int, other: int, width: int = 1, rest: int = 0) -> int:
    """The number of an action that names another seat, or NO_ACTION if there is no such seat."""
    return action + other * width + rest if 0 <= other < SEATS else NO_ACTION


def decode(s: State, options: Options, action: int) -> Action:
    return _decode_action(action)


@cache  # the same offers are listed very often
def _decode_action(action: int) -> Action:
    if action >= OFFER:
        other, cards = divmod(action - OFFER, PAIRS)
        give, take = divmod(cards, CARDS + 1)
        return Offer(other, HISTORY[give].id, HISTORY[take].id)
    if action >= WITHDRAW:
        return Withdraw(action - WITHDRAW)
    if action >= DECLINE:
        return Decline(action - DECLINE)
    if action >= ACCEPT:
        return Accept(action - ACCEPT)
    if action == UNREADY:
        return Unready()
    if action >= START:
        return Start(BOARD[action - START].id)
    if action >= MOVE:
        return Move(BOARD[action - MOVE].id)
    if action >= TURN_IN:
        return TurnIn(HISTORY[action - TURN_IN].id)
    return Skip() if action == SKIP else Ready()
