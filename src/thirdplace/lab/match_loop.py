"""One game from the first to the last action, whoever sits there.

A bot that stops, takes too long or does what is not allowed has failed in this game: from there on
what happens when thinking time runs out, the first legal action, is done for it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match, Step
from thirdplace.lab.bot_players import Failed, Player

__all__ = ["Playing"]

MOST_PREPARED = 400
"""Actions before a clock is started. Some would trade for ever: from then on everyone is hurried."""
MOST_ASIDE = 8
"""Actions beside one's turn before time goes on."""


@dataclass
class Playing:
    match: Match
    players: Sequence[Player]
    check: Callable[[], None] = lambda: None
    """Called before each decision; may raise."""
    failed: dict[int, Failed] = field(default_factory=dict)
    """By seat."""
    took: list[list[float]] = field(default_factory=list)
    """By seat: the seconds for each decision in which there was a choice."""
    _next: int = 0
    """Who is asked first."""
    _refused: dict[int, list[int]] = field(default_factory=dict)
    """What a seat could have done when it wanted to do nothing."""

    def __post_init__(self) -> None:
        self.took = [[] for _ in self.players]

    def play(self) -> None:
        match = self.match
        while not match.over:
            if match.game.clock and match.game.rules.deadline(match.state) >= 0:
                self._race()
            elif match.game.clock and len(match.moves) >= MOST_PREPARED:
                self._hurry(self._order())
            else:
                self._ask_around()

    def _ask_around(self) -> None:
        """Until somebody acts; if nobody wants to, somebody has to."""
        order, clock = self._order(), self.match.game.clock
        if any(self._ask(seat, urgent=not clock) for seat in order):
            return
        seat = self._hurry([seat for seat in order if seat in self.failed] or order)
        if not clock:
            self._go_on_without(seat, Failed("idle"))

    def _order(self) -> list[int]:
        """Those who may act, beginning after who has acted last."""
        return sorted(self.match.active, key=lambda seat: (seat - self._next) % self.match.seats)

    def _hurry(self, seats: Sequence[int]) -> int:
        """Time is up for the first of these who can do anything."""
        seat = next(seat for seat in seats if self.match.numbers(seat))
        self._do(seat, self.match.legal(seat)[0])
        return seat

    # While a clock runs.

    def _race(self) -> None:
        """Everybody acts once in the time that the rulebook counts on. What is said beside takes none."""
        match, pace = self.match, self.match.game.pace
        assert pace is not None, "a game with a clock tells its pace"
        began, actions = match.now, 0
        while not match.over:
            turn, cycle = pace(match.state)
            self._tell(match.tick(began + actions * cycle // match.seats))
            for _ in range(MOST_ASIDE):
                self._ask_aside(turn)
                if match.over or not self._ask(turn, urgent=True) or pace(match.state)[0] != turn:
                    break
            actions += 1

    def _ask_aside(self, turn: int) -> None:
        """Those nobody waits for, if they can do anything they did not refuse to do before."""
        for seat in self.match.active:
            if (
                seat != turn
                and seat not in self.failed
                and self._refused.get(seat) != self.match.numbers(seat)
            ):
                self._ask(seat, urgent=False)

    # One decision.

    def _ask(self, seat: int, *, urgent: bool) -> bool:
        """Has it acted?"""
        self.check()
        numbers = self.match.numbers(seat)
        if not numbers:
            return False
        if seat not in self.failed:
            try:
                chosen = self.players[seat].choose(urgent=urgent)
                took = self.players[seat].took
                if took is not None and len(numbers) > 1:
                    self.took[seat].append(took)
                if chosen is None:
                    self._refused[seat] = numbers
                    return False
                return self._do(seat, chosen)
            except Failed as failed:
                self._go_on_without(seat, failed)
            except Refused as refused:
                self._go_on_without(seat, Failed("illegal", str(refused)))
        return urgent and self._do(seat, self.match.legal(seat)[0])

    def _go_on_without(self, seat: int, failed: Failed) -> None:
        self.failed[seat] = failed
        self.players[seat].leave()

    def _do(self, seat: int, action: object) -> bool:
        self._tell(self.match.do(seat, action))
        self._next = seat + 1
        return True

    def _tell(self, step: Step) -> None:
        for player in self.players:
            player.hear(step)
