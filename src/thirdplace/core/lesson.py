"""What a class can learn from a round: where everyone put each roll, and what the best plan was, and why.

A game brings `lesson.py`:

    look_back(options, state, moves, unchosen, round) -> Lesson

from nothing but what everybody may know once the round is shown.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Protocol

import msgspec

from thirdplace.core.coach import Reason
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.match import Move

__all__ = ["Lesson", "LessonStep", "Lessons", "lesson_of"]


class LessonStep(msgspec.Struct, frozen=True):
    """One roll of the round."""

    roll: int
    choices: dict[str, int]
    """For every place, in the order of the board, how many chose it. What the table did for who was late is
    nobody's choice."""
    count: int
    """How many chose."""
    best: str
    """Where somebody writes it who knows the chances, but not the rolls to come."""
    before: float
    """The number to be expected before the roll (with a target: how far from it)."""
    after: float
    """The same with the roll where it belongs."""
    why: Reason
    also: Sequence[str] = ()
    """Other places that are just as good: nobody would notice the difference."""


class Lesson(msgspec.Struct, frozen=True):
    round: int
    steps: list[LessonStep]
    number: int
    """What the best plan makes of these rolls."""


class Lessons(Protocol):
    """lesson.py of a game."""

    def look_back(
        self, options: Any, state: Any, moves: Sequence[Move], unchosen: AbstractSet[int], round: int
    ) -> Lesson:
        """Raises Refused("wrong-phase") as long as the round is not shown."""


def lesson_of(game: Game) -> Lessons:
    """Raises Refused if the game has none."""
    if not game.brings("lesson"):
        raise Refused("no-coach", game.id)
    lessons: Lessons = game.part("lesson")
    return lessons
