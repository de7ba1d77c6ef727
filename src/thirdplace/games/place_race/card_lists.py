"""Place Race's cards by year, deck by deck, and its places with their lines."""

from urllib.parse import urlsplit

from thirdplace.core.parts.card_list import CardList, Column, Group
from thirdplace.core.parts.terminal import Say
from thirdplace.games.place_race.board import (
    BOARD,
    CARD_NUMBER,
    DECKS,
    HISTORY,
    LINES,
    PLACE_NUMBER,
    Deck,
    Historic,
    Place,
)

__all__ = ["card_lists"]


def card_lists(say: Say) -> tuple[CardList, ...]:
    return (*(_deck_list(deck, say) for deck in DECKS), _place_list(say))


def _deck_list(deck: Deck, say: Say) -> CardList:
    columns = (
        Column(say("list-year"), "mark"),
        Column(say("list-place")),
        Column(say("list-event")),
        Column(say("list-source")),
    )
    groups = (_card_group("day", deck.day, say), _card_group("late", deck.late, say))
    return CardList(f"deck-{deck.id}", say(f"list-deck-{deck.id}"), columns, groups, say("list-deck-about"))


def _card_group(kind: str, cards: tuple[str, ...], say: Say) -> Group:
    by_year = (HISTORY[number] for number in sorted(CARD_NUMBER[name] for name in cards))
    rows = tuple(
        (
            str(card.year),
            BOARD[PLACE_NUMBER[card.place]].name,
            say(f"event-{card.id}"),
            _source_link(card),
        )
        for card in by_year
    )
    return Group(say(f"list-kind-{kind}"), rows)


def _source_link(card: Historic) -> str:
    """A link. Brackets in the address are escaped: they would end the link."""
    host = urlsplit(card.source).hostname or card.source
    target = card.source.replace("(", "%28").replace(")", "%29")
    return f"[{host.removeprefix('www.')}]({target})"


def _place_list(say: Say) -> CardList:
    columns = (
        Column(say("list-place")),
        Column(say("list-city"), "mark"),
        Column(say("list-neighbours")),
    )
    southward = sorted(BOARD, key=_latitude, reverse=True)
    rows = tuple(
        (place.name, "●" if place.city else "", ", ".join(_neighbour_names(place))) for place in southward
    )
    return CardList("places", say("list-places"), columns, (Group("", rows),), say("list-places.about"))


def _neighbour_names(place: Place) -> list[str]:
    joined = [line.b if line.a == place.id else line.a for line in LINES if place.id in (line.a, line.b)]
    found = sorted((BOARD[PLACE_NUMBER[other]] for other in joined), key=_latitude, reverse=True)
    return [other.name for other in found]


def _latitude(place: Place) -> float:
    return place.latitude
