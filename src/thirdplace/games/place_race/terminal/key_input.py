"""Place Race NZ: the keys that people press in the race."""

from collections.abc import Mapping, Sequence

from thirdplace.core.game import Message
from thirdplace.core.parts.terminal import Key, Seen
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Skip, TurnIn, Withdraw
from thirdplace.games.place_race.board import CARD_NUMBER, HISTORY
from thirdplace.games.place_race.orders import Wait
from thirdplace.games.place_race.terminal.labels import card_name, list_open_cards, place_name, steps_between

__all__ = ["keys"]

QUESTIONS = ("offer-who", "offer-to", "offer-give", "offer-take")
MAX_NUMBER_KEYS = 9


def keys(seen: Seen, legal: Mapping[int, Sequence[Message]], path: Sequence[str]) -> list[Key]:
    if path:
        return _offer_keys(seen, legal, path[1:])
    found = [key for seat, messages in legal.items() for key in _seat_keys(seen, seat, messages)]
    found += _offer_reply_keys(seen, legal)
    givers = [seat for seat, messages in legal.items() if any(isinstance(m, Offer) for m in messages)]
    return [*found, Key("o", seen.say("key-offer"), givers[0])] if givers else found


def _offer_reply_keys(seen: Seen, legal: Mapping[int, Sequence[Message]]) -> list[Key]:
    """Keys to answer or withdraw the first such offer."""
    found: dict[str, Key] = {}
    for seat, messages in legal.items():
        for message in messages:
            match message:
                case Accept(giver):
                    key = Key("a", seen.say("key-accept", name=seen.names[giver]), seat, message)
                case Decline(giver):
                    key = Key("d", seen.say("key-decline", name=seen.names[giver]), seat, message)
                case Withdraw(taker):
                    key = Key("w", seen.say("key-withdraw", name=seen.names[taker]), seat, message)
                case _:
                    continue
            found.setdefault(key.key, key)
    return list(found.values())


def _seat_keys(seen: Seen, seat: int, legal: Sequence[Message]) -> list[Key]:
    """Keys of one seat: for its turn, to wait, or to stop waiting."""
    if seat in seen.orders:
        return [Key("u", seen.say("key-wait-stop", year=str(seen.orders[seat].until)), seat, order=True)]
    found = _turn_keys(seen, seat, legal)
    latest, year = seen.view.seats[seat].wait, seen.view.year
    if found and latest is not None and year is not None and latest > year:
        found.append(Key("u", seen.say("key-wait", year=str(latest)), seat, Wait(latest), order=True))
    return found


def _turn_keys(seen: Seen, seat: int, legal: Sequence[Message]) -> list[Key]:
    """Numbers for neighbours (with their distance to the next card), t to turn in, s to skip."""
    goal = next((HISTORY[card].place for card, holder in list_open_cards(seen.view) if holder == seat), None)
    moves = [message for message in legal if isinstance(message, Move)]
    found: list[Key] = []
    for number, message in enumerate(moves, 1):
        far = "" if goal is None else f" ({steps_between(message.to, goal)})"
        found.append(Key(str(number), f"{place_name(message.to)}{far}", seat, message))
    for other in legal:
        if isinstance(other, TurnIn):
            found.append(Key("t", seen.say("key-turn-in", card=card_name(other.card)), seat, other))
        elif isinstance(other, Skip):
            found += [Key("s", seen.say("key-skip"), seat, other), Key(" ", "", seat, other)]
    return found


def _offer_keys(seen: Seen, legal: Mapping[int, Sequence[Message]], path: Sequence[str]) -> list[Key]:
    """Keys for the next question of an offer: who, to whom, which card, for which; without choice, none."""
    offers = [(seat, m) for seat, messages in legal.items() for m in messages if isinstance(m, Offer)]
    pressed = list(path)
    for question in QUESTIONS:
        answers = sorted({_answer_in_offer(seat, offer, question) for seat, offer in offers})
        if len(answers) > 1:
            if not pressed:
                return _choice_keys(seen, answers, offers, question)
            number = int(pressed.pop(0)) - 1
            if number >= len(answers):
                return []  # a card has gone meanwhile
            offers = [entry for entry in offers if _answer_in_offer(*entry, question) == answers[number]]
    return [Key("1", card_name(offer.give), seat, offer) for seat, offer in offers]  # the only one there is


def _answer_in_offer(seat: int, offer: Offer, question: str) -> int:
    match question:
        case "offer-who":
            return seat
        case "offer-to":
            return offer.to
        case "offer-give":
            return CARD_NUMBER[offer.give]
        case _:
            return CARD_NUMBER[offer.take]


def _choice_keys(
    seen: Seen, answers: Sequence[int], offers: Sequence[tuple[int, Offer]], question: str
) -> list[Key]:
    found = [Key("", seen.say(question), offers[0][0])]
    about_cards = question in ("offer-give", "offer-take")
    for number, answer in enumerate(answers[:MAX_NUMBER_KEYS], 1):
        left = [entry for entry in offers if _answer_in_offer(*entry, question) == answer]
        label = card_name(HISTORY[answer].id) if about_cards else seen.names[answer]
        seat, offer = left[0]
        found.append(Key(str(number), label, seat, offer if len(left) == 1 else None))
    return found
