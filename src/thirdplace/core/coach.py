"""What a coach says: which action an expert would choose, why, and what the others are worth.

A game brings `coach.py` with two functions:

    advise(situation, rng) -> Advice          what to do now, from what the seat knows
    weigh(options, state, now, rng, move)     everyone's chance to win, all cards on the table

Reasons are messages of the locale files with their arguments, so the same advice can be read in
any language, in the terminal and in the browser.
"""

from random import Random
from typing import Any, Protocol

import msgspec

from thirdplace.core.game import Message, Situation

__all__ = ["Advice", "Coach", "Rated", "Reason"]


class Reason(msgspec.Struct, frozen=True):
    """One sentence: a message of the locale files, and what stands in its gaps.

    A gap whose name begins with "card-", "category-", "place-" or "slot-" holds an id that is
    named in the reader's language; numbers are written as the message says.
    """

    id: str
    args: dict[str, str | int | float] = {}


class Rated(msgspec.Struct, frozen=True):
    action: Message
    chance: float
    """To win the game (a tie counts as its share), if everyone plays like an expert from here on."""
    points: float | None = None
    """Expected at the end of the game, where points are what it is about."""


class Advice(msgspec.Struct, frozen=True):
    best: Message | None
    """What an expert would do now; None: nothing, wait."""
    rated: list[Rated]
    """The actions worth a thought, the best first."""
    reasons: list[Reason]
    """Why, in one or two sentences."""


class Coach(Protocol):
    """coach.py of a game."""

    def advise(self, situation: Situation, rng: Random) -> Advice:
        """For a seat that may act now."""

    def weigh(
        self, options: Any, state: Any, now: int, rng: Random, move: tuple[int, int] | None = None
    ) -> list[float]:
        """Each seat's chance to win, seen by somebody who sees all hands but not what chance will bring.

        `state` is the real one. With `move` (seat and number of an action) it is asked what that
        action makes of the chances, before chance answers it: what was decided apart from what was lucky.
        """
