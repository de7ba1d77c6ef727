"""What rules.js is given, so that what both sides must agree on is written once, in Python."""

from typing import Any

from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.cards import BOX_BUILDINGS

__all__ = ["box"]


def box() -> dict[str, Any]:
    """The cards for four players, and the numbers of the rules."""
    cards = [
        {"id": card.id, "category": card.category, "points": card.points}
        for card in BOX_BUILDINGS
        if card.players <= 4
    ]
    numbers = ("START_TOKENS", "NEVER_BID", "EMPTY_HANDED", "PER_PROJECT_BUILDING", "FULL_SET")
    return {"cards": cards, **{name.lower(): getattr(rules, name) for name in numbers}}
