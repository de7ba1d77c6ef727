"""Data of Place Race NZ for programs: the map, the events and the numbers of the game."""

from collections.abc import Callable
from typing import Literal

import msgspec

from thirdplace.games.place_race.board import BOARD, DECKS, HISTORY, LINES, Deck, Line, Place
from thirdplace.games.place_race.opening import USUAL_DAY, USUAL_LATE, USUAL_SECONDS

__all__ = ["Data", "DeckData", "EventData", "PlaceData", "PlaceRaceData", "UsualNumbers", "game_data"]


class PlaceData(msgspec.Struct, frozen=True):
    id: str
    name: str
    latitude: float
    longitude: float
    island: Literal["north", "south", "stewart"]
    city: bool
    """Is it a red circle, where a race may start?"""
    neighbours: list[str]
    """The places one line away."""


class EventData(msgspec.Struct, frozen=True):
    """A card: what happened at a place in a year."""

    id: str
    place: str
    year: int
    title: str
    story: str


class DeckData(msgspec.Struct, frozen=True):
    id: str
    name: str
    day: list[str]
    late: list[str]


class UsualNumbers(msgspec.Struct, frozen=True):
    """What the rulebook has for one number of players; options change it."""

    seconds_per_year: float
    day_cards: int
    late_cards: int


class PlaceRaceData(msgspec.Struct, frozen=True, tag_field="game", tag="place-race"):
    places: list[PlaceData]
    lines: list[Line]
    events: list[EventData]
    """Sorted by year, and within a year from north to south."""
    decks: list[DeckData]
    usual: dict[str, UsualNumbers]
    """By the number of players."""


Data = PlaceRaceData


def game_data(say: Callable[..., str]) -> PlaceRaceData:
    return PlaceRaceData(
        places=[_place_data(place) for place in BOARD],
        lines=list(LINES),
        events=[
            EventData(card.id, card.place, card.year, say(f"event-{card.id}"), say(f"event-{card.id}.text"))
            for card in HISTORY
        ],
        decks=[_deck_data(deck, say) for deck in DECKS],
        usual={
            str(seats): UsualNumbers(seconds, USUAL_DAY[seats], USUAL_LATE[seats])
            for seats, seconds in USUAL_SECONDS.items()
        },
    )


def _place_data(place: Place) -> PlaceData:
    joined = (line.b if line.a == place.id else line.a for line in LINES if place.id in (line.a, line.b))
    return PlaceData(**msgspec.structs.asdict(place), neighbours=sorted(joined))


def _deck_data(deck: Deck, say: Callable[..., str]) -> DeckData:
    return DeckData(deck.id, say(f"deck-{deck.id}"), list(deck.day), list(deck.late))
