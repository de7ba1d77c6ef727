"""Place Race NZ: why an action is refused, beyond the reasons that all games share (core/errors.py).

The last code is not of the rules: a server answers it to a code that no shared timer has (http_routes.py).
"""

from thirdplace.core.errors import own_numbers

CODES = (
    "not-connected",
    "place-occupied",
    "wrong-year",
    "wrong-place",
    "not-your-card",
    "already-done",
    "already-traded",
    "late-card",
    "start-locked",
    "not-a-city",
    "no-start",
    "no-such-offer",
    "cannot-wait",
    "unknown-timer",
)
(
    NOT_CONNECTED,
    PLACE_OCCUPIED,
    WRONG_YEAR,
    WRONG_PLACE,
    NOT_YOUR_CARD,
    ALREADY_DONE,
    ALREADY_TRADED,
    LATE_CARD,
    START_LOCKED,
    NOT_A_CITY,
    NO_START,
    NO_SUCH_OFFER,
    CANNOT_WAIT,
    UNKNOWN_TIMER,
) = own_numbers(CODES)
