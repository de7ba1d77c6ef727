"""Chance as a player that can be asked: what a game brings so that its draws can be chosen one by one.

`rules.deal` draws everything at once, and a state holds the whole order of cards and rolls. For searching a
game tree that is too much: a card that nobody has seen is not decided yet. So a state is dealt unshuffled,
and whenever an action brings a card or a number to light, that is chosen first, among all that are possible.
A game says in chance_nodes.py how many draws a state has brought to light, which outcomes the next one has,
and where its outcome belongs. What an action does stays in rules.py: it is applied once its draws are made.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from thirdplace.core.chance import Source

__all__ = ["ChanceNodes", "Unshuffled"]


class ChanceNodes(Protocol):
    """chance_nodes.py. `drawn` are the outcomes of all draws so far, in their order."""

    MAX_OUTCOMES: int
    """Outcomes are numbers from 0 to MAX_OUTCOMES - 1."""

    def count_draws(self, s: Any) -> int:
        """How many draws a whole game has at most; `s` is dealt."""

    def count_decisions(self, s: Any, turn_ms: int) -> int:
        """How many decisions a whole game has at most; while a clock runs, a turn takes `turn_ms`."""

    def count_seen_draws(self, s: Any) -> int:
        """How many draws the table has seen the result of, in a state that has begun."""

    def list_outcomes(self, s: Any, drawn: Sequence[int]) -> list[int]:
        """What the next draw may bring, rising; all of it is equally likely."""

    def put_outcome(self, s: Any, drawn: Sequence[int], outcome: int) -> None:
        """Put the outcome of the next draw where the rules will find it, in exchange for what is there."""

    def is_known(self, s: Any, draw: int, seat: int) -> bool:
        """May this seat (-1: an onlooker) know the outcome of this draw as soon as it is made?"""

    def redraw_unknown(self, s: Any, drawn: Sequence[int], seat: int, rng: Source) -> list[int]:
        """The draws so far, with another outcome wherever the seat does not know it."""

    def describe(self, s: Any, options: Any, draw: int, outcome: int) -> str:
        """The outcome of a draw in a few words, for programs."""


class Unshuffled:
    """Numbers that leave every deck in its order when it is shuffled."""

    def below(self, n: int) -> int:
        return n - 1
