"""PLACES Bid for programs: the buildings and the numbers of the game."""

from collections.abc import Callable
from typing import Literal

import msgspec

from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Category, PlayersFrom
from thirdplace.games.places_bid.opening import face_up_cards
from thirdplace.games.places_bid.state import BLANK_CARDS, CATEGORIES

__all__ = ["BuildingData", "CategoryData", "Data", "Numbers", "PlacesBidData", "game_data"]

SEATS = range(3, 7)


class CategoryData(msgspec.Struct, frozen=True):
    letter: Category
    name: str
    meaning: str
    colour: str


class BuildingData(msgspec.Struct, frozen=True):
    id: str
    name: str
    category: Category
    points: int
    players: PlayersFrom
    """The card is in the deck from this many players on."""
    scale: Literal["block", "neighborhood", "community"]
    location: str | None
    """Where the real building stands, if the card names it."""


class Numbers(msgspec.Struct, frozen=True):
    start_tokens: int
    box_tokens: int
    """All tokens of the box (option `bank`)."""
    never_bid: int
    """What a player receives who passes without having bid."""
    empty_handed: int
    """What a bidder receives for whom no building was left."""
    outbid_quarters: int
    """What a bidder pays who is not the highest, in quarters of the bid."""
    project_building: int
    """Points for each own building of the project's category."""
    full_set: int
    """Points for buildings of all six categories."""
    custom_buildings: int
    market: dict[str, int]
    """How many buildings are turned up each round, by the number of players."""


class PlacesBidData(msgspec.Struct, frozen=True, tag_field="game", tag="places-bid"):
    categories: list[CategoryData]
    buildings: list[BuildingData]
    numbers: Numbers


Data = PlacesBidData


def game_data(say: Callable[..., str]) -> PlacesBidData:
    return PlacesBidData(
        categories=[_category_data(letter, say) for letter in CATEGORIES],
        buildings=[
            BuildingData(
                card.id,
                say(f"card-{card.id}"),
                card.category,
                card.points,
                card.players,
                card.scale,
                card.location,
            )
            for card in BOX_BUILDINGS
        ],
        numbers=Numbers(
            start_tokens=rules.START_TOKENS,
            box_tokens=rules.BOX_TOKENS,
            never_bid=rules.NEVER_BID,
            empty_handed=rules.EMPTY_HANDED,
            outbid_quarters=rules.OUTBID_QUARTERS,
            project_building=rules.PER_PROJECT_BUILDING,
            full_set=rules.FULL_SET,
            custom_buildings=BLANK_CARDS,
            market={str(seats): face_up_cards(seats) for seats in SEATS},
        ),
    )


def _category_data(letter: str, say: Callable[..., str]) -> CategoryData:
    name = f"category-{letter}"
    return msgspec.convert(
        {
            "letter": letter,
            "name": say(name),
            "meaning": say(f"{name}.meaning"),
            "colour": say(f"{name}.colour"),
        },
        CategoryData,
    )
