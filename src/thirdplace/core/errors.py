"""Why something was refused: a code that travels in messages, told in words at the edge.

Rules answer with a number (they are compiled, and know no strings); `Game.refusal_code` turns it into a code.
Here are the codes that several games, the table or the server use. A game's own stand in its `refusals.py`,
numbered from FIRST_OWN_NUMBER on, and their sentences (`error-<code>`) in its own locale files.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from thirdplace.core.game import Game

CODES: Final = (
    "",
    "bad-request",
    "unknown-game",
    "bad-options",
    "game-over",
    "not-your-turn",
    "wrong-phase",
    # The codes above are what rules answer, by number. Those below are a table's and a server's.
    "unknown-table",
    "table-full",
    "bad-name",
    "not-your-seat",
    "not-the-host",
    "still-here",
    "paused",
    "cannot-undo",
    "outdated",
    "too-fast",
    "too-many",
    "too-large",
    "not-saved",
    "draining",
    "cut-off",
    "no-coach",
    "no-lab",
    "unknown-sheet",
    "impossible",
    "bad-file",
    "busy",
    "wrong-host",
    "wrong-origin",
    "unreadable-table",
    "log-full",
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

FIRST_OWN_NUMBER: Final = 100
"""The number of the first code of a game's own. None is above 255."""


def own_numbers(codes: Sequence[str]) -> range:
    """The numbers of a game's own codes, in their order.

    CODES = ("bid-too-low", "already-passed")
    BID_TOO_LOW, ALREADY_PASSED = own_numbers(CODES)
    """
    return range(FIRST_OWN_NUMBER, FIRST_OWN_NUMBER + len(codes))


def _restore_refused(kind: "type[Refused]", args: tuple[object, ...], fields: dict[str, object]) -> "Refused":
    refused = kind.__new__(kind, *args)
    refused.__dict__.update(fields)
    return refused


class Refused(Exception):
    """Something that cannot be done; nothing has changed.

    `code` is one of CODES, or of those of `game`. `detail` narrows it down, for those who write programs: a
    field and its range, a card's id; it may be empty. People are told `error-<code>-<sentence>`, or without
    a `sentence` that of the field, if there is such a message; `arguments` fill its gaps. `game` is the one
    in whose words it is told, where a game has refused it.

    Example:
        >>> from thirdplace import Refused, explain, new_match, text_for
        >>> try:
        ...     new_match("places-bid", 9)
        ... except Refused as refused:
        ...     print(refused.code, "/", refused.detail)
        ...     print(explain(text_for("en"), refused))
        bad-options / seats: 3-6
        This game is for 3 to 6 players.
    """

    def __init__(
        self,
        code: str,
        detail: str = "",
        *,
        sentence: str = "",
        game: "Game[Any] | None" = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.sentence = sentence
        self.game = game
        self.arguments = arguments

    def __reduce__(self) -> Any:
        """Pickle the fields, not the arguments of `__init__`: refusals come from other processes, too."""
        return _restore_refused, (type(self), self.args, self.__dict__)
