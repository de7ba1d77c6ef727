"""What a ladder is to be, and what comes of it: small, and sent between processes."""

from dataclasses import dataclass
from typing import Any

from thirdplace.core.registry import find_game
from thirdplace.lab.bot_players import Trouble
from thirdplace.lab.bot_specs import Bot
from thirdplace.lab.matchups import Matchup, deals_for, matchups

__all__ = ["Failure", "Outcome", "Plan"]


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides what is played."""

    game: str
    bots: tuple[Bot, ...]
    games: int
    """Of each match-up, at least; whole deals are played."""
    seats: int
    options: dict[str, Any]
    seed: str
    limit: float
    """Seconds that somebody's own bot has for each decision."""

    @property
    def team(self) -> bool:
        return find_game(self.game).team

    @property
    def deals(self) -> int:
        return deals_for(self.games, self.seats, team=self.team)

    def matchups(self) -> list[Matchup]:
        return list(matchups(len(self.bots), self.seats, team=self.team))


@dataclass(frozen=True, slots=True)
class Failure:
    bot: int
    trouble: Trouble
    why: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The games of one match-up on one deal."""

    deal: int
    matchup: Matchup
    games: int
    won: float
    """Games by the one bot; a win shared by two is half a game."""
    lost: float
    """Games won by the others."""
    took: dict[int, list[float]]
    """By bot: the seconds of each decision in which there was a choice."""
    failures: list[Failure]
