"""The plan of a ladder and the result of a match-up: small, so that processes can send them."""

from dataclasses import dataclass
from typing import Any

from thirdplace.core.registry import find_game
from thirdplace.lab.ladder.bot_limits import BotLimits
from thirdplace.lab.ladder.bot_players import FailureKind
from thirdplace.lab.ladder.bot_specs import BotSpec
from thirdplace.lab.ladder.matchups import Matchup, deals_needed, list_matchups

__all__ = ["LadderPlan", "MatchupResult", "SeatFailure"]


@dataclass(frozen=True, slots=True)
class LadderPlan:
    """Everything that decides which games are played."""

    game: str
    bots: tuple[BotSpec, ...]
    games: int
    """Games of each match-up, at least: every deal is finished."""
    seats: int
    options: dict[str, Any]
    seed: str
    limit_s: float
    """Seconds for each decision of a bot that is not one of our levels."""
    memory_mb: int = 0
    """For each program, with its child processes; 0: no limit."""

    @property
    def bot_limits(self) -> BotLimits:
        return BotLimits(self.limit_s, self.memory_mb)

    @property
    def is_team_game(self) -> bool:
        return find_game(self.game).team

    @property
    def deals(self) -> int:
        return deals_needed(self.games, self.seats, team=self.is_team_game)

    def matchups(self) -> list[Matchup]:
        return list(list_matchups(len(self.bots), self.seats, team=self.is_team_game))


@dataclass(frozen=True, slots=True)
class SeatFailure:
    bot: int
    kind: FailureKind
    why: str


@dataclass(frozen=True, slots=True)
class MatchupResult:
    """The games of one match-up on one deal."""

    deal: int
    matchup: Matchup
    games: int
    won: float
    """Games that the one bot won; a win shared by two counts as half a game."""
    lost: float
    """Games that the other bot won."""
    seconds_taken: dict[int, list[float]]
    """By bot: the seconds of each decision in which there was a choice."""
    failures: list[SeatFailure]
