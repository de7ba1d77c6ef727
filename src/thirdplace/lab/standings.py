"""Outcomes, added up: who won what share of games, ratings, and how long everyone thought."""

from array import array
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from thirdplace.lab.ladder_plan import Failure, Outcome, Plan
from thirdplace.lab.ratings import Array, Estimate, difference, rate, share

__all__ = ["Standings", "Thinking"]


@dataclass(frozen=True, slots=True)
class Thinking:
    """Seconds for a decision in which there was a choice."""

    median: float
    slow: float
    """99 of 100 took no longer."""
    decisions: int


@dataclass
class Standings:
    plan: Plan
    games: int = 0
    failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        bots = len(self.plan.bots)
        room = (self.plan.deals, bots, bots)
        self._won, self._lost, self._played = np.zeros(room), np.zeros(room), np.zeros(room)
        self._took = [array("d") for _ in range(bots)]

    @property
    def all_games(self) -> int:
        """How many there are once all is played."""
        games = sum(len(matchup.lineups(self.plan.seats)) for matchup in self.plan.matchups())
        return games * self.plan.deals

    @property
    def deals(self) -> int:
        """How many were begun."""
        return int(np.count_nonzero(self._played.sum((1, 2))))

    def add(self, outcome: Outcome) -> None:
        place = outcome.deal, outcome.matchup.one, outcome.matchup.others
        self._won[place], self._lost[place] = outcome.won, outcome.lost
        self._played[place] = outcome.games
        self.games += outcome.games
        self.failures += outcome.failures
        for bot, seconds in outcome.took.items():
            self._took[bot].extend(seconds)

    def ratings(self) -> list[Estimate]:
        """For games in which bots play against each other."""
        begun = self._played.sum((1, 2)) > 0
        return rate(self._won[begun], self._lost[begun], self.plan.seats)

    def share(self, one: int, others: int) -> Estimate | None:
        """Of wins, by one bot against a table of the other; in a team game, of deals won by its team."""
        shares = self._shares(one, others)
        if not len(shares) and self.plan.seats == 2 and one != others:
            shares = self._shares(one, others, turned=True)
        return share(shares) if len(shares) else None

    def _shares(self, one: int, others: int, *, turned: bool = False) -> Array:
        won, place = (self._lost, (others, one)) if turned else (self._won, (one, others))
        played = self._played[:, *place]
        found: Array = won[:, *place][played > 0] / played[played > 0]
        return found

    def difference(self, one: int, other: int) -> Estimate | None:
        """In a team game: how many more of the same deals one team won than the other."""
        both = (self._played[:, one, one] > 0) & (self._played[:, other, other] > 0)
        if not both.any():
            return None
        return difference(self._won[both, one, one], self._won[both, other, other])

    def thinking(self, bot: int) -> Thinking | None:
        took = self._took[bot]
        if not took:
            return None
        median, slow = np.quantile(np.frombuffer(took), [0.5, 0.99])
        return Thinking(float(median), float(slow), len(took))

    def troubles(self, bot: int) -> Counter[str]:
        """In how many seats of games it failed, and how."""
        return Counter(failure.trouble for failure in self.failures if failure.bot == bot)

    def why(self, bot: int, trouble: str) -> str:
        """What it said of its trouble, the first time that it said anything."""
        said = (one.why for one in self.failures if one.bot == bot and one.trouble == trouble)
        return next((why for why in said if why), "")
