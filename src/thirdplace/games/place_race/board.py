"""The map and the cards of Place Race NZ, as data for people and as numbers for the rules.

Places are numbered in the order of board.toml. Cards are numbered by year, and within a year from north to
south, so that the card that is due first has the lowest number (PR6, PR12).
"""

import tomllib
from importlib.resources import files
from itertools import accumulate
from typing import Any, Literal

import msgspec

__all__ = ["BOARD", "CARD_NUMBER", "DECKS", "HISTORY", "LINES", "PLACE_NUMBER", "Deck", "Historic", "Place"]


class Place(msgspec.Struct, frozen=True):
    id: str
    name: str
    latitude: float
    longitude: float
    island: Literal["north", "south", "stewart"]
    city: bool
    """A red circle: a race may start here."""


class Line(msgspec.Struct, frozen=True):
    a: str
    b: str
    kind: Literal["road", "ferry"]


class Historic(msgspec.Struct, frozen=True):
    """A card: an event at a place in a year. Its text is in locale/*.events.ftl."""

    id: str
    place: str
    year: int
    source: str
    """The address of a page about the event."""


class Deck(msgspec.Struct, frozen=True):
    id: str
    day: tuple[str, ...]
    late: tuple[str, ...]


def _read_toml(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


_board = _read_toml("board.toml")
_events = _read_toml("events.toml")

BOARD = msgspec.convert(_board["place"], tuple[Place, ...])
LINES = msgspec.convert(_board["line"], tuple[Line, ...])
DECKS = msgspec.convert(_events["deck"], tuple[Deck, ...])

PLACE_NUMBER = {place.id: number for number, place in enumerate(BOARD)}


def _chronological_key(card: Historic) -> tuple[int, float]:
    return card.year, -BOARD[PLACE_NUMBER[card.place]].latitude


HISTORY = tuple(sorted(msgspec.convert(_events["event"], tuple[Historic, ...]), key=_chronological_key))

CARD_NUMBER = {card.id: number for number, card in enumerate(HISTORY)}


def _list_neighbours(place: Place) -> list[int]:
    found = [line.b if line.a == place.id else line.a for line in LINES if place.id in (line.a, line.b)]
    return sorted(PLACE_NUMBER[other] for other in found)


def _count_steps_from(place: int) -> list[int]:
    """The number of lines on a shortest way to each place."""
    steps = {place: 0}
    reached = [place]
    for here in reached:
        for there in _near[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                reached.append(there)
    return [steps[there] for there in range(len(BOARD))]


_near = [_list_neighbours(place) for place in BOARD]

# Numbers for the rules, flat: what belongs to place a and place b is at a * len(BOARD) + b.
CITIES = tuple(number for number, place in enumerate(BOARD) if place.city)
IS_CITY = tuple(int(place.city) for place in BOARD)
NEIGHBOURS = tuple(there for near in _near for there in near)
NEIGHBOURS_FROM = tuple(accumulate((len(near) for near in _near), initial=0))
"""The neighbours of a place are NEAR[NEAR_FROM[place] : NEAR_FROM[place + 1]], rising."""
STEPS = tuple(steps for place in range(len(BOARD)) for steps in _count_steps_from(place))
YEAR_OF_CARD = tuple(card.year for card in HISTORY)
PLACE_OF_CARD = tuple(PLACE_NUMBER[card.place] for card in HISTORY)
DAY_CARDS = len(DECKS[0].day)
LATE_CARDS = len(DECKS[0].late)
DAY_DECKS = tuple(card for deck in DECKS for card in sorted(CARD_NUMBER[name] for name in deck.day))
LATE_DECKS = tuple(card for deck in DECKS for card in sorted(CARD_NUMBER[name] for name in deck.late))
