"""References to cards in sentences that are shown in the reader's language."""

from thirdplace.core.parts.coach import escape_reference
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, CustomBuilding, building_ids

__all__ = ["card_reference"]

_PRINTED_CARDS = frozenset(card.id for card in BOX_BUILDINGS)


def card_reference(card: str, custom: tuple[CustomBuilding, ...]) -> str:
    """A reference for a card of the box, the name of a custom building, or unknown text as it was typed."""
    if card in _PRINTED_CARDS:
        return f"@card-{card}"
    own = dict(zip(building_ids(custom)[len(BOX_BUILDINGS) :], custom, strict=True))
    return escape_reference(own[card].name if card in own else card)
