"""Who plays whom: every deal with every bot in every seat.

Luck is the same for all: what a deal gives a seat, it gives every bot in turn. A match-up is one
bot against a table full of another one, and on each deal the one sits in every seat once; with the
match-ups of all ordered pairs, every bot sits in every seat equally often. In a game that a team
wins or loses together there is nobody to play against: each bot fills all seats of the same deals.
"""

from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Matchup", "deals_needed", "list_matchups"]

Lineup = tuple[int, ...]
"""Which bot sits in each seat."""


@dataclass(frozen=True, slots=True)
class Matchup:
    """One bot (`one`) in a table of another (`others`); in a team game, both are the same."""

    one: int
    others: int

    def lineups(self, seats: int) -> list[Lineup]:
        """The games of one deal."""
        if self.one == self.others:
            return [(self.one,) * seats]
        return [
            tuple(self.one if seat == own else self.others for seat in range(seats)) for own in range(seats)
        ]


def list_matchups(bots: int, seats: int, *, team: bool) -> Iterator[Matchup]:
    """Every ordered pair; of two seats, each pair once, as one against one is the same from both sides."""
    for one in range(bots):
        if team:
            yield Matchup(one, one)
        else:
            yield from (
                Matchup(one, others) for others in range(one + 1 if seats == 2 else 0, bots) if others != one
            )


def deals_needed(games: int, seats: int, *, team: bool) -> int:
    """How many deals it takes for so many games of each match-up; none is left half played."""
    return games if team else -(-games // seats)
