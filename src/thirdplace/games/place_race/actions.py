"""Place Race NZ: messages to numbers and back."""

import msgspec

from thirdplace.core.game import Message, Viewer
from thirdplace.games.place_race import rules
from thirdplace.games.place_race.board import BOARD, CARD_NUMBER, HISTORY, PLACE_NUMBER
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.state import CARDS, PLACES, SEATS, State

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


def encode(s: State, options: Options, message: Action) -> int:
    match message:
        case Ready():
            return rules.READY
        case Skip():
            return rules.SKIP
        case Unready():
            return rules.UNREADY
        case TurnIn(card):
            return rules.TURN_IN + CARD_NUMBER.get(card, CARDS)
        case Move(place):
            return rules.MOVE + PLACE_NUMBER.get(place, PLACES)
        case Start(place):
            return rules.START + PLACE_NUMBER.get(place, PLACES)
        case Accept(other):
            return _with(rules.ACCEPT, other)
        case Decline(other):
            return _with(rules.DECLINE, other)
        case Withdraw(other):
            return _with(rules.WITHDRAW, other)
        case Offer(other, give, take):
            cards = CARD_NUMBER.get(give, CARDS) * (CARDS + 1) + CARD_NUMBER.get(take, CARDS)
            return _with(rules.OFFER, other, (CARDS + 1) * (CARDS + 1), cards)


def _with(action: int, other: int, width: int = 1, rest: int = 0) -> int:
    """An action that names another seat; there may be no such seat."""
    return action + other * width + rest if 0 <= other < SEATS else NO_ACTION


def decode(s: State, options: Options, action: int) -> Action:
    if action >= rules.OFFER:
        other, cards = divmod(action - rules.OFFER, (CARDS + 1) * (CARDS + 1))
        give, take = divmod(cards, CARDS + 1)
        return Offer(other, HISTORY[give].id, HISTORY[take].id)
    if action >= rules.WITHDRAW:
        return Withdraw(action - rules.WITHDRAW)
    if action >= rules.DECLINE:
        return Decline(action - rules.DECLINE)
    if action >= rules.ACCEPT:
        return Accept(action - rules.ACCEPT)
    if action == rules.UNREADY:
        return Unready()
    if action >= rules.START:
        return Start(BOARD[action - rules.START].id)
    if action >= rules.MOVE:
        return Move(BOARD[action - rules.MOVE].id)
    if action >= rules.TURN_IN:
        return TurnIn(HISTORY[action - rules.TURN_IN].id)
    return Skip() if action == rules.SKIP else Ready()


def veil(s: State, index: int, seat: int, message: Action, viewer: Viewer) -> Action:
    """Everything is done in the open (PR2)."""
    return message
