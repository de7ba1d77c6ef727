"""Pebbles: why an action is refused."""

from thirdplace.core.errors import own_numbers

CODES = ("too-few-pebbles",)
(TOO_FEW_PEBBLES,) = own_numbers(CODES)
