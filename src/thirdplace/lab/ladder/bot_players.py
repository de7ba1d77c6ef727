"""A bot in a seat of one game, asked for its actions and timed."""

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import Any, Literal, Protocol

from thirdplace.core.game import Level
from thirdplace.core.match import Match
from thirdplace.core.step import Step
from thirdplace.lab.ladder.bot_limits import BotLimits
from thirdplace.lab.ladder.bot_specs import load_bot_class

__all__ = ["HARMLESS_FAILURES", "BotFailed", "ClassPlayer", "FailureKind", "LevelPlayer", "Player"]

FailureKind = Literal[
    "stopped",
    "slow",
    "illegal",
    "idle",
    "long",  # a line without an end
    "twice",  # two answers to one question
    "unasked",  # an answer without a question
    "closed",  # its standard output, while it was still running
    "memory",
    "processes",
    "refused-twice",  # the same over HTTP, where it is refused and the game goes on
    "refused-unasked",
    "refused-illegal",
]
HARMLESS_FAILURES: frozenset[FailureKind] = frozenset({"refused-twice", "refused-unasked", "refused-illegal"})
"""They are refused, and the bot plays on."""
INTERRUPT_AGAIN_S = 0.2
"""Seconds after which a class that has caught the interruption is interrupted again."""


class BotFailed(Exception):
    """A bot that is out of this game: it stopped, took too long, did what is not allowed, or nothing."""

    def __init__(self, trouble: FailureKind, why: str = "", *, has_never_answered: bool = False) -> None:
        super().__init__(trouble, why)
        self.kind = trouble
        self.why = why
        self.has_never_answered = has_never_answered


class Player(Protocol):
    @property
    def seconds_taken(self) -> float | None:
        """Seconds for the last decision; None if the program had to start first."""

    @property
    def remarks(self) -> Counter[FailureKind]:
        """What else the bot did wrong, without being out of the game."""

    def choose(self, *, urgent: bool) -> Any:
        """Returns an action, or None to do nothing now. If not `urgent`, nobody waits for this seat.

        Raises BotFailed.
        """

    def on_step(self, step: Step) -> None:
        """Called after every step of the game."""

    def on_leave(self) -> None:
        """Called when the game is over or goes on without this bot; may be called twice."""


class _InProcessPlayer:
    """Bots in this process. They get a `Situation`, so they see no more than their seat does."""

    def __init__(self, match: Match, seat: int, rng: Random) -> None:
        self.seconds_taken: float | None = None
        self.remarks: Counter[FailureKind] = Counter()
        self._match = match
        self._seat = seat
        self._rng = rng

    def on_step(self, step: Step) -> None:
        pass

    def on_leave(self) -> None:
        pass

    @contextmanager
    def _measure_time(self) -> Iterator[None]:
        began = perf_counter()
        try:
            yield
        finally:
            self.seconds_taken = perf_counter() - began


class LevelPlayer(_InProcessPlayer):
    """One of the game's own levels."""

    def __init__(self, match: Match, seat: int, rng: Random, level: Level) -> None:
        super().__init__(match, seat, rng)
        self._level = level
        self._choose = match.game.part("bots").choose

    def choose(self, *, urgent: bool) -> Any:
        situation = self._match.situation(self._seat)
        try:
            with self._measure_time():
                return self._choose(self._level, situation, self._rng)
        except Exception as wrong:
            raise BotFailed("stopped", _describe_error(wrong)) from wrong


class _TimeIsUp(BaseException):
    """Derives from BaseException, because a bot may catch every Exception."""


class ClassPlayer(_InProcessPlayer):
    """A foreign class: a new object for each seat of each game, so that nothing is carried over."""

    def __init__(self, match: Match, seat: int, rng: Random, what: str, limits: BotLimits) -> None:
        super().__init__(match, seat, rng)
        self._limits = limits
        self._class_path = what
        self._bot: Any = None

    def choose(self, *, urgent: bool) -> Any:
        situation = self._match.situation(self._seat)
        try:
            if self._bot is None:
                with _time_limit(self._limits.start_s):
                    self._bot = load_bot_class(self._class_path)()
            with _time_limit(self._limits.decision_s), self._measure_time():
                return self._bot.choose(situation, self._rng)
        except _TimeIsUp:
            raise BotFailed("slow") from None
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:
            raise BotFailed("stopped", _describe_error(wrong)) from wrong


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Interrupts the block after this time, except on Windows, which has no such timer."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def raise_time_is_up(*_: object) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, raise_time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, INTERRUPT_AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _describe_error(wrong: BaseException) -> str:
    return f"{type(wrong).__name__}: {wrong}".splitlines()[0]
