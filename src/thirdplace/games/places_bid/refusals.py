"""PLACES Bid: why an action is refused, beyond the reasons that all games share (core/errors.py)."""

from thirdplace.core.errors import own_numbers

CODES = (
    "bid-too-low",
    "not-enough-tokens",
    "already-passed",
    "card-not-available",
)
BID_TOO_LOW, NOT_ENOUGH_TOKENS, ALREADY_PASSED, CARD_NOT_AVAILABLE = own_numbers(CODES)
