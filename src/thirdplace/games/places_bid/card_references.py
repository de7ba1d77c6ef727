"""What a card is called in a sentence that anybody may read."""

from thirdplace.core.coach import called
from thirdplace.games.places_bid.cards import BOX, CustomBuilding, building_ids

__all__ = ["spoken"]

_PRINTED_CARDS = frozenset(card.id for card in BOX)


def spoken(card: str, custom: tuple[CustomBuilding, ...]) -> str:
    """A card of the box in the reader's language, people's own by its name, anything else as it was typed."""
    if card in _PRINTED_CARDS:
        return f"@card-{card}"
    own = dict(zip(building_ids(custom)[len(BOX) :], custom, strict=True))
    return called(own[card].name if card in own else card)
