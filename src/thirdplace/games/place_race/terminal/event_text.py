"""Place Race NZ: what happened, in words."""

from thirdplace.core.game import Event
from thirdplace.core.parts.terminal import Say, Seen
from thirdplace.games.place_race.terminal.labels import card_name, place_name
from thirdplace.games.place_race.view import (
    Declined,
    GameOver,
    IsReady,
    LateCards,
    Moved,
    NotReady,
    Offered,
    Skipped,
    Started,
    Timer,
    Traded,
    TurnedIn,
    Withdrawn,
)

__all__ = ["describe_event"]


def describe_event(event: Event, seen: Seen) -> str:
    say, names = seen.say, seen.names
    match event:
        case Started(seat, place):
            return say("told-start", name=names[seat], place=place_name(place))
        case IsReady(seat):
            return say("told-ready", name=names[seat])
        case NotReady(seat):
            return say("told-unready", name=names[seat])
        case Timer(first, year):
            return say("told-timer", name=names[first], year=str(year))
        case Moved(seat, _, to):
            return say("told-moved", name=names[seat], place=place_name(to))
        case Skipped():
            return ""  # most turns of a race are waiting: not worth a line
        case TurnedIn(seat, card):
            title = say(f"event-{card}")
            return say("told-turned-in", name=names[seat], card=card_name(card), event=title)
        case LateCards(hands):
            told = (f"{names[seat]}: {card_name(card)}" for seat, hand in enumerate(hands) for card in hand)
            return say("told-late", cards=", ".join(told))
        case GameOver(won):
            return say("told-won" if won else "told-lost")
        case Offered(giver, taker) | Withdrawn(giver, taker) | Declined(giver, taker) | Traded(giver, taker):
            return _describe_trade(event, names[giver], names[taker], say)
    return ""


def _describe_trade(event: Offered | Withdrawn | Declined | Traded, giver: str, taker: str, say: Say) -> str:
    match event:
        case Offered(_, _, give, take):
            return say("told-offered", giver=giver, taker=taker, give=card_name(give), take=card_name(take))
        case Traded(_, _, give, take):
            return say("told-traded", giver=giver, taker=taker, give=card_name(give), take=card_name(take))
        case Withdrawn():
            return say("told-withdrawn", giver=giver, taker=taker)
        case Declined():
            return say("told-declined", giver=giver, taker=taker)
