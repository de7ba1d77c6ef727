"""Adds up results: shares of games won, ratings, failures and thinking times."""

from array import array
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from thirdplace.lab.ladder.ladder_plan import LadderPlan, MatchupResult, SeatFailure
from thirdplace.lab.ladder.ratings import (
    Array,
    Estimate,
    estimate_difference,
    estimate_ratings,
    estimate_share,
)

__all__ = ["Standings", "ThinkingTime"]


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """Seconds for a decision in which there was a choice."""

    median: float
    slow: float
    """The 99th percentile."""
    decisions: int


@dataclass
class Standings:
    plan: LadderPlan
    games: int = 0
    failures: list[SeatFailure] = field(default_factory=list)

    def __post_init__(self) -> None:
        bots = len(self.plan.bots)
        room = (self.plan.deals, bots, bots)
        self._won, self._lost, self._played = np.zeros(room), np.zeros(room), np.zeros(room)
        self._seconds_taken = [array("d") for _ in range(bots)]

    @property
    def planned_games(self) -> int:
        """How many games there will be once all are played."""
        games = sum(len(matchup.lineups(self.plan.seats)) for matchup in self.plan.matchups())
        return games * self.plan.deals

    @property
    def deals_begun(self) -> int:
        """How many deals have at least one result."""
        return int(np.count_nonzero(self._played.sum((1, 2))))

    def add_result(self, outcome: MatchupResult) -> None:
        place = outcome.deal, outcome.matchup.one, outcome.matchup.others
        self._won[place], self._lost[place] = outcome.won, outcome.lost
        self._played[place] = outcome.games
        self.games += outcome.games
        self.failures += outcome.failures
        for bot, seconds in outcome.seconds_taken.items():
            self._seconds_taken[bot].extend(seconds)

    def estimate_ratings(self) -> list[Estimate]:
        """A rating for each bot; not for team games."""
        begun = self._played.sum((1, 2)) > 0
        return estimate_ratings(self._won[begun], self._lost[begun], self.plan.seats)

    def estimate_share(self, one: int, others: int) -> Estimate | None:
        """The share of games that one bot won against a table of the other; in a team game, of deals won."""
        shares = self._shares_by_deal(one, others)
        if not len(shares) and self.plan.seats == 2 and one != others:
            shares = self._shares_by_deal(one, others, swap_sides=True)
        return estimate_share(shares) if len(shares) else None

    def _shares_by_deal(self, one: int, others: int, *, swap_sides: bool = False) -> Array:
        won, place = (self._lost, (others, one)) if swap_sides else (self._won, (one, others))
        played = self._played[:, *place]
        found: Array = won[:, *place][played > 0] / played[played > 0]
        return found

    def estimate_difference(self, one: int, other: int) -> Estimate | None:
        """In a team game: how many more of the same deals one team won than the other."""
        both = (self._played[:, one, one] > 0) & (self._played[:, other, other] > 0)
        if not both.any():
            return None
        return estimate_difference(self._won[both, one, one], self._won[both, other, other])

    def thinking_time(self, bot: int) -> ThinkingTime | None:
        took = self._seconds_taken[bot]
        if not took:
            return None
        median, slow = np.quantile(np.frombuffer(took), [0.5, 0.99])
        return ThinkingTime(float(median), float(slow), len(took))

    def count_failures(self, bot: int) -> Counter[str]:
        """How often the bot failed (once for each seat of a game), by kind of failure."""
        return Counter(failure.kind for failure in self.failures if failure.bot == bot)

    def first_failure_reason(self, bot: int, trouble: str) -> str:
        """The first reason given for a failure of this kind; empty if none was given."""
        said = (one.why for one in self.failures if one.bot == bot and one.kind == trouble)
        return next((why for why in said if why), "")
