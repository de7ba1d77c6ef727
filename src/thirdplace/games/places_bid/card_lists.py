"""PLACES Bid's buildings as a list: the printed Building Card List, in the reader's language."""

from thirdplace.core.parts.card_list import CardList, Column, Group
from thirdplace.core.parts.terminal import Say
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Building
from thirdplace.games.places_bid.state import CATEGORIES

__all__ = ["card_lists", "location_of"]

NO_MODEL = "–"


def card_lists(say: Say) -> tuple[CardList, ...]:
    columns = (
        Column(say("list-points"), "number"),
        Column(say("list-building")),
        Column(say("list-players"), "mark"),
        Column(say("list-location")),
        Column(say("list-scale")),
    )
    groups = tuple(_category_group(letter, say) for letter in CATEGORIES)
    return (CardList("buildings", say("list-buildings"), columns, groups, say("list-buildings.about")),)


def _category_group(letter: str, say: Say) -> Group:
    rows = tuple(_building_row(card, say) for card in BOX_BUILDINGS if card.category == letter)
    return Group(f"{letter} · {say(f'category-{letter}')}", rows)


def location_of(card: Building) -> str:
    """Where the building stands that the card was painted from."""
    return card.location or NO_MODEL


def _building_row(card: Building, say: Say) -> tuple[str, ...]:
    return (
        str(card.points),
        say(f"card-{card.id}"),
        f"{card.players}+",
        location_of(card),
        say(f"scale-{card.scale}"),
    )
