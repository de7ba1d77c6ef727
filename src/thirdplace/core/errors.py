"""Why something was refused: one code from the shared vocabulary, told in words at the edge.

Rules answer with a number (they are compiled, and know no strings); `CODES` turns it into
the code that travels in messages.
"""

from typing import Any

CODES = (
    "",
    "bad-request",
    "unknown-game",
    "bad-options",
    "game-over",
    "not-your-turn",
    "wrong-phase",
    "bid-too-low",
    "not-enough-tokens",
    "already-passed",
    "card-not-available",
    "slot-taken",
    "unknown-slot",
    "already-written",
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
    # The codes above are what rules answer, by number. Those below are a table's and a server's.
    "unknown-table",
    "table-full",
    "bad-name",
    "not-your-seat",
    "not-the-host",
    "still-here",
    "paused",
    "cannot-undo",
    "too-fast",
    "too-many",
    "too-large",
    "not-saved",
    "no-coach",
    "unknown-sheet",
    "impossible",
    "bad-file",
    "unknown-timer",
    "busy",
    "wrong-host",
    "wrong-origin",
    "unreadable-table",
    "log-full",
    "cannot-wait",
    "not-on-list",
    "internal",
)

FINE = 0
BAD_REQUEST = 1
UNKNOWN_GAME = 2
BAD_OPTIONS = 3
GAME_OVER = 4
NOT_YOUR_TURN = 5
WRONG_PHASE = 6
BID_TOO_LOW = 7
NOT_ENOUGH_TOKENS = 8
ALREADY_PASSED = 9
CARD_NOT_AVAILABLE = 10
SLOT_TAKEN = 11
UNKNOWN_SLOT = 12
ALREADY_WRITTEN = 13
NOT_CONNECTED = 14
PLACE_OCCUPIED = 15
WRONG_YEAR = 16
WRONG_PLACE = 17
NOT_YOUR_CARD = 18
ALREADY_DONE = 19
ALREADY_TRADED = 20
LATE_CARD = 21
START_LOCKED = 22
NOT_A_CITY = 23
NO_START = 24
NO_SUCH_OFFER = 25


def _remake(kind: "type[Refused]", args: tuple[object, ...], fields: dict[str, object]) -> "Refused":
    refused = kind.__new__(kind, *args)
    refused.__dict__.update(fields)
    return refused


class Refused(Exception):
    """Something that cannot be done; nothing has changed.

    `code` is one of CODES. `detail` narrows it down in words that need no translation
    (a field and its range, a card's id); it may be empty. `sentence` names the one that tells
    people the same, `error-<code>-<sentence>`, and `arguments` fill its gaps.

    Example:
        >>> from thirdplace import Refused, explain, new_match, text_for
        >>> try:
        ...     new_match("places-bid", 9)
        ... except Refused as refused:
        ...     print(refused.code, "/", refused.detail)
        ...     print(explain(text_for("en"), refused))
        bad-options / seats: 3-6
        The game cannot be played with these options. (seats: 3-6)
    """

    def __init__(self, code: str, detail: str = "", *, sentence: str = "", **arguments: str | int) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.sentence = sentence
        self.arguments = arguments

    def __reduce__(self) -> Any:
        """As it is, whatever its class is made from: it may come from another process."""
        return _remake, (type(self), self.args, self.__dict__)
