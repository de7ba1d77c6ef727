"""The buildings: the 48 of the box, and custom ones."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from thirdplace.core.player_names.lookalikes import look_alike
from thirdplace.core.slug import slug

__all__ = [
    "BOX_BUILDINGS",
    "Around",
    "Building",
    "CustomBuilding",
    "Emblem",
    "House",
    "Picture",
    "building_ids",
    "find_misnamed",
]

Category = Literal["P", "L", "A", "C", "E", "S"]
PlayersFrom = Literal[3, 4, 5]
"""The card is in the deck from this many players on."""

# What may stand on a card of people's own.
LONGEST_NAME = 30
FEWEST_POINTS, MOST_POINTS = 1, 50

# The parts that pictures of people's own buildings are made from. They are drawn in web/art.
House = Literal["house", "row", "hall", "tower", "dome", "shop", "factory", "pavilion"]
Emblem = Literal[
    "book", "note", "paw", "ball", "cup", "leaf", "gear", "heart",
    "star", "boat", "bread", "fish", "sun", "key", "flower", "bicycle",
]  # fmt: skip
Around = Literal["trees", "garden", "street", "water", "hills", "playground", "market"]


class Building(msgspec.Struct, frozen=True):
    """A card of the box. Location and scale are information only; the rules do not use them."""

    id: str
    name: str
    category: Category
    points: int
    players: PlayersFrom
    scale: Literal["block", "neighborhood", "community"]
    location: str | None = None


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The picture of a custom building."""

    house: House
    emblem: Emblem
    around: Around


class CustomBuilding(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A blank card, filled in (PB19)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    category: Category
    points: Annotated[int, msgspec.Meta(ge=FEWEST_POINTS, le=MOST_POINTS)]
    players: PlayersFrom
    picture: Picture | None = None
    """None: the card shows its letter."""


def _read_box() -> tuple[Building, ...]:
    found = tomllib.loads(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
    return msgspec.convert(found["card"], tuple[Building, ...])


BOX_BUILDINGS = _read_box()


@lru_cache(maxsize=256)  # bounded, because any client may send new buildings
def building_ids(custom: tuple[CustomBuilding, ...]) -> tuple[str, ...]:
    """Ids by card number: the box first, then custom buildings."""
    return tuple(card.id for card in BOX_BUILDINGS) + tuple(slug(card.name) for card in custom)


def find_misnamed(custom: tuple[CustomBuilding, ...]) -> int | None:
    """The first building with an unusable name: unreadable, or like another card's. None: all are usable."""
    taken = set(building_ids(()))
    names = [card.name for card in BOX_BUILDINGS]
    for number, (card, name) in enumerate(
        zip(custom, building_ids(custom)[len(BOX_BUILDINGS) :], strict=True)
    ):
        if not name or name in taken or not card.name.isprintable():
            return number
        if any(look_alike(card.name, other) for other in names):
            return number
        taken.add(name)
        names.append(card.name)
    return None
