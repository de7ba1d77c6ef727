"""PLACES Bid: numbers of the rules for its screens; `make types` writes them into web/protocol.ts."""

from typing import get_args

from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.cards import FEWEST_POINTS, LONGEST_NAME, MOST_POINTS, PlayersFrom
from thirdplace.games.places_bid.state import BLANK_CARDS, CATEGORIES

__all__ = ["CONSTANTS"]

CONSTANTS: dict[str, object] = {
    "FEWEST_SEATS": GAME.seats[0],
    "MOST_SEATS": GAME.seats[-1],
    "CATEGORIES": list(CATEGORIES),
    "PLAYERS_FROM": get_args(PlayersFrom),
    "BLANK_CARDS": BLANK_CARDS,
    "OWN_NAME": {"longest": LONGEST_NAME},
    "OWN_POINTS": {"least": FEWEST_POINTS, "most": MOST_POINTS},
}
