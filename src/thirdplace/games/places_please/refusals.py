"""Places, Please: why an action is refused, beyond the reasons that all games share (core/errors.py)."""

from thirdplace.core.errors import own_numbers

CODES = (
    "slot-taken",
    "unknown-slot",
    "already-written",
)
SLOT_TAKEN, UNKNOWN_SLOT, ALREADY_WRITTEN = own_numbers(CODES)
