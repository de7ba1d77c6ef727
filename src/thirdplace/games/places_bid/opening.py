"""PLACES Bid: options and puzzles, and how they become a state."""

from typing import Annotated, Literal

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Viewer
from thirdplace.core.option_schema import option
from thirdplace.games.places_bid.cards import (
    BOX_BUILDINGS,
    Building,
    Category,
    CustomBuilding,
    building_ids,
    find_misnamed,
)
from thirdplace.games.places_bid.state import BLANK_CARDS, CATEGORIES, NOBODY, SEATS, State

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first: Annotated[Seat | None, option(kind="seat")] = None
    bank: Literal["coins", "box"] = "coins"
    custom_buildings: Annotated[
        tuple[CustomBuilding, ...], msgspec.Meta(max_length=BLANK_CARDS), option(kind="own-file")
    ] = ()


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    first: Seat | None = None
    projects: tuple[Category, ...] | None = None
    deck: tuple[str, ...] | None = None


def prepare(seats: int, options: Options) -> State:
    if options.first is not None and options.first >= seats:
        raise Refused("bad-options", f"first: 0-{seats - 1}")
    if find_misnamed(options.custom_buildings) is not None:
        raise Refused("bad-options", "custom_buildings: name")
    s = State()
    s.seats = seats
    s.boxed = int(options.bank == "box")
    s.fixed_first = NOBODY if options.first is None else options.first
    cards: list[Building | CustomBuilding] = [*BOX_BUILDINGS, *options.custom_buildings]
    for number, card in enumerate(cards):
        s.points[number] = card.points
        s.category[number] = CATEGORIES.index(card.category)
        s.players[number] = card.players
    return s


def arrange(s: State, options: Options, setup: Setup) -> None:
    if setup.first is not None:
        if setup.first >= s.seats:
            raise Refused("bad-options", f"setup.first: 0-{s.seats - 1}")
        s.starter = setup.first
    if setup.projects is not None:
        if len(setup.projects) != s.seats or len(set(setup.projects)) != s.seats:
            raise Refused("bad-options", f"setup.projects: {s.seats} different letters of PLACES")
        given = [CATEGORIES.index(letter) for letter in setup.projects]
        s.project = given + [category for category in s.project if category not in given]
    if setup.deck is not None:
        _stack_deck(s, setup.deck, building_ids(options.custom_buildings))


def _stack_deck(s: State, deck: tuple[str, ...], ids: tuple[str, ...]) -> None:
    unknown = [card for card in deck if card not in ids]
    if unknown:
        raise Refused("bad-options", f"setup.deck: {unknown[0]}")
    if not deck or len(set(deck)) < len(deck):
        raise Refused("bad-options", "setup.deck: 1-54 different cards")
    s.deck_size = len(deck)
    for place, card in enumerate(deck):
        s.deck[place] = ids.index(card)


def public_setup(setup: Setup, viewer: Viewer) -> Setup:
    """Projects and the deck are secret; a seat still has its own project in its view."""
    return setup if viewer == ALL else Setup(first=setup.first)
