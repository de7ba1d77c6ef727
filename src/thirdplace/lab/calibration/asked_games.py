"""Plays games between strong players, and asks the coach at some of their decisions."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from thirdplace.core.game import Level, Situation
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import advise, estimate_chances, random_from
from thirdplace.core.registry import find_game
from thirdplace.core.step import Step
from thirdplace.lab.calibration.calibration_plan import CalibrationPlan, Case
from thirdplace.lab.ladder.bot_players import FailureKind, LevelPlayer
from thirdplace.lab.ladder.match_loop import MatchLoop

__all__ = ["Decision", "PlayedGame", "ask_about_game", "play_game", "shares_of_win"]

QUARTERS = 4


class Decision(NamedTuple):
    """A moment in which a player had a choice."""

    situation: Situation
    state: Any
    moves: int
    """How many had been made."""
    weight: float = 1.0
    """How many decisions of the game it stands for."""


class PlayedGame(NamedTuple):
    match: Match
    decisions: list[Decision]
    """Those that were picked."""


class DecisionPicker:
    """Keeps the first decision of a game and some others, each as likely as any other.

    From a short game as many are kept as from a long one. Where games that are lost are short, their early
    decisions would count for more than those of games that are won, and early on every coach would seem too
    hopeful. So each stands for as many decisions as it was picked from.
    """

    def __init__(self, count: int, rng: Random) -> None:
        self.picked: list[Decision] = []
        self._count = count
        self._rng = rng
        self._seen = 0

    def offer(self, match: Match, seat: int) -> None:
        self._seen += 1
        place = len(self.picked)
        if place >= self._count:
            place = self._rng.randrange(1, self._seen) if self._count > 1 else self._count
        if place < self._count:
            decision = Decision(match.situation(seat), match.state, len(match.moves))
            self.picked[place : place + 1] = [decision]

    def weigh(self) -> list[Decision]:
        """What was picked: the first stands for itself, the others for all that followed."""
        if len(self.picked) <= 1:
            return self.picked
        weight = (self._seen - 1) / (len(self.picked) - 1)
        return [self.picked[0], *(decision._replace(weight=weight) for decision in self.picked[1:])]


class ObservedPlayer:
    """A player of a level whose decisions are offered to a picker, and who may dawdle."""

    seconds_taken = None

    def __init__(
        self, match: Match, seat: int, level: Level, picker: DecisionPicker, rng: Random, missed: int
    ) -> None:
        self._match, self._seat, self._picker, self._rng, self._missed = match, seat, picker, rng, missed
        self._player = LevelPlayer(match, seat, rng, level)
        self.remarks: Counter[FailureKind] = Counter()

    def choose(self, *, urgent: bool) -> Any:
        if urgent and self._missed and self._rng.randrange(100) < self._missed:
            return None
        if (urgent or not self._match.game.clock) and len(self._match.numbers(self._seat)) > 1:
            self._picker.offer(self._match, self._seat)
        return self._player.choose(urgent=urgent)

    def on_step(self, step: Step) -> None:
        pass

    def on_leave(self) -> None:
        pass


def play_game(plan: CalibrationPlan, level: Level, seats: int, number: int) -> PlayedGame:
    """The game of this number; nothing but the plan decides it."""
    match = Match(find_game(plan.game), seats, seed=f"{plan.seed}/{seats}/{number}", options=plan.options)
    picker = DecisionPicker(plan.asked, Random(f"{match.seed}/asked"))
    rngs = [Random(f"{match.seed}/{level}/{seat}") for seat in range(seats)]
    players = [ObservedPlayer(match, seat, level, picker, rng, plan.missed) for seat, rng in enumerate(rngs)]
    loop = MatchLoop(match, players)
    loop.run()
    for failed in loop.failures.values():
        raise failed
    return PlayedGame(match, picker.weigh())


def ask_about_game(seats: int, number: int, played: PlayedGame) -> list[Case]:
    """What the coach says of each decision that was picked."""
    match = played.match
    won = shares_of_win(match)
    found = []
    for decision in played.decisions:
        quarter = min(QUARTERS - 1, QUARTERS * decision.moves // len(match.moves))
        situation, seed = decision.situation, f"{match.seed}/{decision.moves}"
        advice = advise(situation, random_from(seed))
        if advice.rated:
            said = advice.rated[0].chance
            found.append(Case(seats, number, "advice", quarter, said, won[situation.seat], decision.weight))
        past = match.moves[: decision.moves]
        chances = estimate_chances(
            match.game, match.options, decision.state, situation.now, random_from(seed), None, past
        )
        pairs = list(zip(chances, won, strict=True))
        found += [
            Case(seats, number, "review", quarter, chance, share, decision.weight)
            for chance, share in (pairs[:1] if match.game.team else pairs)  # a team has one chance
        ]
    return found


def shares_of_win(match: Match) -> Sequence[float]:
    """Each seat's share of the win; in a team everybody wins it all."""
    winners = match.winners
    share = 1.0 if match.game.team else 1 / max(1, len(winners))
    return [share if seat in winners else 0.0 for seat in range(match.seats)]
