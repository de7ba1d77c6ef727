"""Which game of two is solved: its board, its die, its goal and its rounds, as numbers."""

from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import perm

from thirdplace.core.errors import Refused
from thirdplace.games.places_please.opening import Options, die_digits, prepare
from thirdplace.games.places_please.rules import WEIGHTS
from thirdplace.games.places_please.state import GARBAGE

__all__ = ["RULEBOOK", "Shape", "shape_of"]

MAX_ENDINGS = 40_000_000
"""All rolls of a round times all ways of one player to write them: more do not fit into memory."""


@dataclass(frozen=True)
class Shape:
    """How many rounds, which digits, what a 1 is worth in each slot, and the number to come close to."""

    rounds: int
    digits: tuple[int, ...]
    weights: tuple[int, ...]
    target: int

    @property
    def sides(self) -> int:
        return len(self.digits)

    @property
    def slots(self) -> int:
        return len(self.weights)

    @property
    def steps(self) -> int:
        """Decisions of a round: the last digit has one slot left and is none."""
        return self.slots - 1

    @property
    def wants_highest(self) -> bool:
        """Is the highest number the best?"""
        return self.target > max(self.digits) * sum(self.weights)

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """How many lines there are with so many digits written."""
        return tuple(perm(self.slots, k) for k in range(self.slots))

    @cached_property
    def histories(self) -> tuple[int, ...]:
        return tuple(self.sides**k for k in range(self.slots + 1))

    @cached_property
    def boards(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The lines themselves: slots in the order of writing."""
        return tuple(tuple(permutations(range(self.slots), k)) for k in range(self.slots + 1))

    @cached_property
    def free(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        return tuple(
            tuple(tuple(s for s in range(self.slots) if s not in line) for line in lines)
            for lines in self.boards
        )


def shape_of(options: Options) -> Shape:
    """The game of two with these options.

    Raises:
        Refused: `bad-options`: boards are open, a round decides nothing, or the game is too large.
    """
    s = prepare(2, options)
    if s.open_boards or s.lesson:
        raise Refused("bad-options", "solve: boards are secret", sentence="solve")
    if s.awards[0] == s.awards[1]:
        raise Refused("bad-options", "second_points: fewer than best_points", sentence="solve")
    weights = WEIGHTS[GARBAGE - s.places : GARBAGE + s.garbage]
    if perm(len(weights)) * s.die ** len(weights) > MAX_ENDINGS:
        raise Refused("bad-options", "places: too many", sentence="solve")
    return Shape(s.rounds, tuple(die_digits(s.die)), tuple(weights), s.target)


RULEBOOK = shape_of(Options())
