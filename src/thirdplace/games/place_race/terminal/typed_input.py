"""Place Race NZ: parses typed lines, while planning and in scripted races."""

from collections.abc import Iterator, Sequence

from thirdplace.core.game import Message
from thirdplace.core.parts.terminal import Misread, Preview, Seen, flow, pick
from thirdplace.games.place_race.actions import (
    Accept,
    Decline,
    Move,
    Offer,
    Ready,
    Skip,
    Start,
    TurnIn,
    Unready,
    Withdraw,
)
from thirdplace.games.place_race.board import BOARD
from thirdplace.games.place_race.orders import Wait
from thirdplace.games.place_race.terminal.labels import card_name, place_name
from thirdplace.games.place_race.view import View

__all__ = ["format_prompt", "read"]

KINDS = (
    "start",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "unready",
    "ready",
    "move",
    "skip",
    "turn-in",
    "until",
)


def format_prompt(seen: Seen, seat: int, legal: Sequence[Message], preview: Preview) -> list[str]:
    """The question to a player: the words that can be typed now, and the cities to start in."""
    words = ", ".join(_list_words(seen, {type(message) for message in legal}))
    lines = [seen.say("ask-plan", name=seen.names[seat], words=words)]
    if seen.view.seats[seat].place is None:
        cities = [message.place for message in legal if isinstance(message, Start)]
        listed = [f"{number} {place_name(city)}" for number, city in enumerate(cities, 1)]
        lines += [seen.say("ask-start"), *(f"  {line}" for line in flow(listed, seen.width - 2))]
    return lines


def _list_words(seen: Seen, kinds: set[type[Message]]) -> Iterator[str]:
    for kind, word, example in (
        (Start, "words-start", " napier"),
        (Offer, "words-offer", " 3 9"),
        (Accept, "words-accept", ""),
        (Decline, "words-decline", ""),
        (Withdraw, "words-withdraw", ""),
        (Ready, "words-ready", ""),
        (Unready, "words-unready", ""),
    ):
        if kind in kinds:
            yield seen.say(word).split()[0] + example
    yield seen.say("words-map").split()[0]


def read(line: str, seen: Seen, seat: int, legal: Sequence[Message]) -> Message:
    kind, rest = _parse_kind(line, seen)
    match kind:
        case "ready":
            return Ready()
        case "unready":
            return Unready()
        case "skip":
            return Skip()
        case "until":
            return Wait(_parse_year(rest, seen.view.seats[seat].wait))
        case "start":
            return Start(
                _parse_place(rest, [message.place for message in legal if isinstance(message, Start)])
            )
        case "move":
            return Move(_parse_place(rest, [message.to for message in legal if isinstance(message, Move)]))
        case "turn-in":
            return TurnIn(_parse_card_to_turn_in(rest, seen.view, seat, legal))
        case "offer":
            return _parse_offer(rest, seen.view, seat)
        case "accept":
            return Accept(
                _parse_partner(rest, seen, [offer.giver for offer in seen.view.offers if offer.to == seat])
            )
        case "decline":
            return Decline(
                _parse_partner(rest, seen, [offer.giver for offer in seen.view.offers if offer.to == seat])
            )
        case _:
            return Withdraw(
                _parse_partner(rest, seen, [offer.to for offer in seen.view.offers if offer.giver == seat])
            )


def _parse_year(typed: str, latest: int | None) -> int:
    """The typed year, or the latest possible one if none is typed."""
    if not typed and latest is not None:
        return latest
    if not typed.isdecimal():
        raise Misread("misread-year")
    return int(typed)


def _parse_kind(line: str, seen: Seen) -> tuple[str, str]:
    """The kind of action and the rest of the line; a place alone means to start or to move there."""
    words = line.lower().split(maxsplit=1)
    if not words:
        raise Misread("misread-plan" if seen.view.phase == "planning" else "misread-race")
    for kind in KINDS:
        if words[0] == kind or words[0] in seen.say(f"words-{kind}").split():
            return kind, words[1] if len(words) > 1 else ""
    return ("start" if seen.view.phase == "planning" else "move"), line


def _parse_place(typed: str, offered: Sequence[str]) -> str:
    """A typed place: a number or a name of those offered, or the name of any other place."""
    try:
        return pick(typed, {place: place_name(place) for place in offered})
    except Misread as misread:
        if misread.message_id == "misread-several" or typed.isdecimal():
            raise
        return pick(typed, {place.id: place.name for place in BOARD})


def _card_names(view: View, seats: Sequence[int]) -> dict[str, str]:
    return {card.card: card_name(card.card) for seat in seats for card in view.seats[seat].cards if card.card}


def _parse_card_to_turn_in(typed: str, view: View, seat: int, legal: Sequence[Message]) -> str:
    """The typed card, or the card that is due here if none is typed."""
    due = [message.card for message in legal if isinstance(message, TurnIn)]
    if not typed and len(due) == 1:
        return due[0]
    if not typed:
        raise Misread("misread-turn-in")
    return pick(typed, _card_names(view, [seat]))


def _parse_offer(typed: str, view: View, seat: int) -> Offer:
    """Parses two cards: one's own, then another player's. They are numbered through all hands."""
    everyone = range(len(view.seats))
    labels = _card_names(view, everyone)
    for give_words, take_words in _split_in_two(typed):
        try:
            give, take = pick(give_words, labels), pick(take_words, labels)
        except Misread:
            continue
        holder = next(s for s in everyone if any(card.card == take for card in view.seats[s].cards))
        return Offer(holder, give, take)
    raise Misread("misread-offer")


def _split_in_two(typed: str) -> list[tuple[str, str]]:
    """Every way to read words as two cards: "3 9", "waitangi 1840 napier 1931", "waitangi-1840 9"."""
    words = typed.split()
    return [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]


def _parse_partner(typed: str, seen: Seen, possible: Sequence[int]) -> int:
    """A player by name or number; if only one is possible, nothing has to be typed."""
    if not typed and len(possible) == 1:
        return possible[0]
    if not typed:
        raise Misread("misread-partner")
    return int(pick(typed, {str(seat): name for seat, name in enumerate(seen.names)}))
