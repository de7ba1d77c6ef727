"""Plays one game from the first to the last action.

A bot that stops, takes too long or chooses an illegal action has failed in this game: from then on the
first legal action is done for it, as when a person's thinking time runs out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.step import Step
from thirdplace.lab.ladder.bot_players import BotFailed, Player

__all__ = ["MatchLoop"]

MAX_ACTIONS_BEFORE_CLOCK = 400
"""Actions before a clock starts. Some bots would trade for ever: from then on, actions are forced."""
MAX_ACTIONS_OUT_OF_TURN = 8
"""Actions out of turn before time goes on."""


@dataclass
class MatchLoop:
    match: Match
    players: Sequence[Player]
    failures: dict[int, BotFailed] = field(default_factory=dict)
    """By seat."""
    seconds_taken: list[list[float]] = field(default_factory=list)
    """By seat: the seconds for each decision in which there was a choice."""
    _next_seat: int = 0
    """The seat that is asked first."""
    _declined: dict[int, list[int]] = field(default_factory=dict)
    """By seat: the legal actions when it last chose to do nothing."""

    def __post_init__(self) -> None:
        self.seconds_taken = [[] for _ in self.players]

    def run(self) -> None:
        match = self.match
        while not match.over:
            if match.game.clock and match.game.rules.deadline(match.state) >= 0:
                self._play_timed()
            elif match.game.clock and len(match.moves) >= MAX_ACTIONS_BEFORE_CLOCK:
                self._force_first_legal(self._seats_in_turn_order())
            else:
                self._play_untimed_step()

    def _play_untimed_step(self) -> None:
        """Asks the seats until one acts; if none wants to, one is forced."""
        order, clock = self._seats_in_turn_order(), self.match.game.clock
        if any(self._let_act(seat, urgent=not clock) for seat in order):
            return
        seat = self._force_first_legal([seat for seat in order if seat in self.failures] or order)
        if not clock:
            self._drop_player(seat, BotFailed("idle"))

    def _seats_in_turn_order(self) -> list[int]:
        """The active seats, beginning after the one that acted last."""
        return sorted(self.match.active, key=lambda seat: (seat - self._next_seat) % self.match.seats)

    def _force_first_legal(self, seats: Sequence[int]) -> int:
        """Does the first legal action of the first seat that has one; returns that seat."""
        seat = next(seat for seat in seats if self.match.numbers(seat))
        self._apply(seat, self.match.legal(seat)[0])
        return seat

    # While a clock runs.

    def _play_timed(self) -> None:
        """Everybody acts once a cycle of the game's clock. Actions out of turn take no time."""
        match, pace = self.match, self.match.game.pace
        assert pace is not None, "a game with a clock tells its pace"
        began, actions = match.now, 0
        while not match.over:
            turn, cycle = pace(match.state)
            self._notify_players(match.tick(began + actions * cycle // match.seats))
            for _ in range(MAX_ACTIONS_OUT_OF_TURN):
                self._let_others_act(turn)
                if match.over or not self._let_act(turn, urgent=True) or pace(match.state)[0] != turn:
                    break
            actions += 1

    def _let_others_act(self, turn: int) -> None:
        """Asks the seats whose turn it is not, unless they declined the same actions before."""
        for seat in self.match.active:
            if (
                seat != turn
                and seat not in self.failures
                and self._declined.get(seat) != self.match.numbers(seat)
            ):
                self._let_act(seat, urgent=False)

    # One decision.

    def _let_act(self, seat: int, *, urgent: bool) -> bool:
        """Asks one seat; returns whether it acted."""
        numbers = self.match.numbers(seat)
        if not numbers:
            return False
        if seat not in self.failures:
            try:
                chosen = self.players[seat].choose(urgent=urgent)
                took = self.players[seat].seconds_taken
                if took is not None and len(numbers) > 1:
                    self.seconds_taken[seat].append(took)
                if chosen is None:
                    self._declined[seat] = numbers
                    return False
                return self._apply(seat, chosen)
            except BotFailed as failed:
                self._drop_player(seat, failed)
            except Refused as refused:
                self._drop_player(seat, BotFailed("illegal", str(refused)))
        return urgent and self._apply(seat, self.match.legal(seat)[0])

    def _drop_player(self, seat: int, failed: BotFailed) -> None:
        self.failures[seat] = failed
        self.players[seat].on_leave()

    def _apply(self, seat: int, action: object) -> bool:
        self._notify_players(self.match.do(seat, action))
        self._next_seat = seat + 1
        return True

    def _notify_players(self, step: Step) -> None:
        for player in self.players:
            player.on_step(step)
