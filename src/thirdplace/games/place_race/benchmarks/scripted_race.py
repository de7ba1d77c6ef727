"""Place Race NZ: plays races in which scripts decide who does what, and how long each turn takes."""

from random import Random

from thirdplace.core.game import Level, Message
from thirdplace.core.match import Match
from thirdplace.games.place_race import bots
from thirdplace.games.place_race.state import PLANNING, RACING

__all__ = ["ScriptedRace"]

MOST_ANSWERS = 30
"""Offers and answers in one turn: nobody goes on for ever."""
MOST_ROUNDS = 40
"""Rounds of asking before the timer."""


class ScriptedRace:
    """Everybody plays as an expert and at an expert's speed, unless a script says otherwise."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.match, self.rng = match, rng
        self.now = 0

    def play(self) -> bool:
        """Plays the race; returns whether it was won."""
        for _ in range(MOST_ROUNDS):
            for seat in range(self.match.seats):
                if self.match.state.phase == PLANNING and self._ask(seat):
                    self.note_planned(seat)
        while self.is_racing():
            turn = self.match.state.turn
            self.now += self.turn_ms(turn)
            self.match.tick(self.now)
            if not self.is_racing():
                break
            self.note_before_turn(turn)
            self._take_turn(turn)
            if self.is_racing():
                self.note_after_turn(turn)
        return bool(self.match.winners)

    def is_racing(self) -> bool:
        return bool(self.match.state.phase == RACING)

    # What scripts may change.

    def turn_ms(self, turn: int) -> int:
        """How long this seat takes for its turn."""
        return bots.thinking_time_ms(self.match.view(None))

    def choose(self, seat: int) -> Message | None:
        return self.choose_as("expert", seat)

    def note_planned(self, seat: int) -> None:
        """Called after each action of this seat before the timer, and after the one that starts it."""

    def note_before_turn(self, turn: int) -> None:
        """Called when this seat is about to act, at the end of its time."""

    def note_after_turn(self, turn: int) -> None:
        """Called after its action, unless that ended the race."""

    def choose_as(self, level: Level, seat: int) -> Message | None:
        return bots.choose(level, self.match.situation(seat, self.now), self.rng)

    # The race.

    def _take_turn(self, turn: int) -> None:
        """Who has been offered something answers first; who is on turn offers before it moves."""
        for _ in range(MOST_ANSWERS):
            if self.match.over or self.match.state.turn != turn:
                return
            offers = self.match.view(None).offers if self.match.state.offers else ()
            asked = {offer.to for offer in offers} - {turn}
            if not any(self._ask(seat) for seat in sorted(asked)):
                self._ask(turn)

    def _ask(self, seat: int) -> bool:
        action = self.choose(seat)
        if action is None:
            return False
        self.match.do(seat, action, self.now)
        return True
