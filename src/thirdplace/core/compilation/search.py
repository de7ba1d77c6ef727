"""Computer players for any game: a search over random games, played by the game's own compiled rules.

A game's bots.py needs three lines:

    from thirdplace.core.compilation.search import make_bots

    REMEMBERS, choose, warm_up, thinking_time_ms = make_bots(__package__)

The player draws worlds that its seat takes for possible (`resample`), tries every legal action in the same
worlds, plays on at random, and keeps the better half of the actions until one is left (sequential halving).
It needs no knowledge of the game, works where several seats act at once, and beats random play clearly; a
player written for one game is stronger. Work is counted, not timed: the same situation and the same `rng`
give the same answer everywhere.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from thirdplace.core.game import Game, Level, Message, Situation
from thirdplace.core.match import Match

__all__ = ["PLAYOUTS", "SearchBots", "make_bots", "search"]

PLAYOUTS: dict[Level, int] = {"easy": 0, "medium": 100, "hard": 2_000, "expert": 20_000}
"""Random games that a level plays for one decision."""
MAX_ACTIONS = 200
"""If more actions are legal, only so many of them are tried, drawn at random."""
ACTION_MS = 300
"""Milliseconds that an action takes in random games with a clock."""
TIMEOUTS_OF_256 = 64
"""In random games with a clock, so many of 256 actions are the one for a player who is late."""
THINKING_MS = 1_200


class SearchBots(NamedTuple):
    """What bots.py has to offer (`core.game.Bots`), in the order in which it is unpacked there."""

    REMEMBERS: tuple[type[Message], ...]
    choose: Callable[[Level, Situation, Random], Message | None]
    warm_up: Callable[[], None]
    thinking_time_ms: Callable[[Any], int]


def make_bots(
    package: str | None, playouts: dict[Level, int] = PLAYOUTS, thinking_ms: int = THINKING_MS
) -> SearchBots:
    """Players of four levels for the game in this package.

    `playouts`: how many random games each level plays for a decision; with none, it does anything legal.
    `thinking_ms`: how long a person would take for a decision.
    """

    def choose(level: Level, situation: Situation, rng: Random) -> Message | None:
        numbers = situation.numbers()
        if not numbers:
            return None
        return situation.message(search(situation, numbers, playouts[level], rng))

    def warm_up() -> None:
        game: Game = import_module(str(package)).GAME
        match = Match(game, game.seats.start, seed="warm-up")
        situation = match.situation(match.active[0])
        _ActionRater(situation, Random(0)).rate_actions(situation.numbers(), 1)

    def thinking_time_ms(view: Any) -> int:
        return thinking_ms

    return SearchBots((), choose, warm_up, thinking_time_ms)


def search(situation: Situation, numbers: list[int], playouts: int, rng: Random) -> int:
    """The best of these actions of the situation's seat, as far as so many random games tell."""
    if playouts <= 0 or len(numbers) == 1:
        return rng.choice(numbers)
    left = rng.sample(numbers, min(len(numbers), MAX_ACTIONS))
    rater = _ActionRater(situation, rng)
    rounds = (len(left) - 1).bit_length()
    for _ in range(rounds):
        sums = rater.rate_actions(left, max(1, playouts // (rounds * len(left))))
        best_first = sorted(range(len(left)), key=sums.__getitem__, reverse=True)
        left = [left[place] for place in best_first[: (len(left) + 1) // 2]]
    return left[0]


class _ActionRater:
    """A situation laid out for compiled rules."""

    def __init__(self, situation: Situation, rng: Random) -> None:
        # Here: a server's loop, which only asks what players remember, never thinks.
        from thirdplace.core.compilation.compiled import compile_game, make_generator

        self._compiled = compile_game(situation.game)
        self._states = self._compiled.make_states(3)
        self._states[0] = self._compiled.record(situation.world)[0]
        self._room = self._compiled.make_action_buffer()
        self._generator = make_generator(rng.getrandbits(63))
        self._seat, self._now = situation.seat, situation.now
        self._haste = TIMEOUTS_OF_256 if situation.game.clock else 0

    def rate_actions(self, numbers: list[int], worlds: int) -> list[int]:
        """For each of these actions, what it brought in so many worlds."""
        import numpy as np

        sums = np.zeros(len(numbers), np.int64)
        self._compiled.playout.weigh_actions(
            self._states,
            np.array(numbers, np.int64),
            sums,
            self._generator,
            self._room,
            self._seat,
            self._now,
            worlds,
            ACTION_MS,
            self._haste,
        )
        totals: list[int] = sums.tolist()
        return totals
