"""What a coach says: which action an expert would choose, why, and what the others are worth.

A game brings `coach.py` (`rate_action` may be left out):

    advise(situation, rng) -> Advice                     what to do now, from what the seat knows
    estimate_chances(options, state, now, rng, move)     everyone's chance to win, all cards on the table;
                                                         with a clock, also given the moves so far (`past`)
    rate_action(situation, advice, action, rng)          an action that the advice does not rate
    name_action(action, options) -> Reason               an action in a few words
    describe_basis(options, seats) -> Reason             what its chances are based on, here

Words are messages of the locale files with their arguments, so the same advice can be read in any
language, in the terminal and in the browser.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game, Message, Situation
from thirdplace.core.parts.reason import Reason, escape_reference
from thirdplace.core.step import Move

__all__ = [
    "Advice",
    "Coach",
    "RatedAction",
    "Reason",
    "advise",
    "ask_coach",
    "coach_of",
    "escape_reference",
    "estimate_chances",
    "random_from",
]


class RatedAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action is worth, in the coach's judgement."""

    action: Any
    """One of the game's messages."""
    chance: float
    """The chance to win (a tie counts as a share), if everyone plays like an expert from here on."""
    points: float | None = None
    """Expected at the end of the game, where points are what it is about."""
    words: Reason | None = None
    note: Reason | None = None
    """What distinguishes it from the others, where all have the same chance."""
    margin: float | None = None
    """If the chance is nearer than this to the best action's, the two cannot be told apart: two standard
    errors of their difference. None: chances are exact."""

    def is_told_apart(self, best: "RatedAction") -> bool:
        """Is the difference to the best action more than the noise of estimates?"""
        return abs(best.chance - self.chance) > (self.margin or 0.0)


class Advice(msgspec.Struct, frozen=True):
    best: Any
    """What an expert would do now; None: nothing, wait."""
    rated: list[RatedAction]
    """The actions worth a thought, the best first."""
    reasons: list[Reason]
    """Why, in one or two sentences."""


class Coach(Protocol):
    """coach.py of a game."""

    def advise(self, situation: Situation, rng: Random) -> Advice:
        """For a seat that may act now."""

    def rate_action(
        self, situation: Situation, advice: Advice, action: Message, rng: Random
    ) -> RatedAction | None:
        """An action that this advice does not rate, compared with its best one.

        None: it is as bad as the worst action that is rated.
        """

    def estimate_chances(
        self, options: Any, state: Any, now: int, rng: Random, move: tuple[int, int] | None = None
    ) -> list[float]:
        """Each seat's chance to win, seen by somebody who sees all hands but not what chance will bring.

        `state` is the real one. With `move` (seat and number of an action) it is asked what that
        action makes of the chances, before chance answers it: what was decided apart from what was lucky.
        The coach of a game with a clock is also given `past`, the moves so far: they tell how quickly people
        act.
        """

    def name_action(self, action: Message, options: Any) -> Reason:
        """An action in a few words."""

    def describe_basis(self, options: Any, seats: int) -> Reason:
        """What the chances at such a table are based on: a browser may know less than a server."""


def random_from(text: str) -> Random:
    """Random numbers that follow from a text, in Python and in JavaScript the same."""
    return Random(int.from_bytes(sha256(text.encode()).digest(), "big"))


def estimate_chances(
    game: Game,
    options: Any,
    state: Any,
    now: int,
    rng: Random,
    move: tuple[int, int] | None = None,
    past: Sequence[Move] = (),
) -> list[float]:
    """What the game's coach says of everyone's chances; only a game with a clock is told of the past."""
    if not game.clock:
        return coach_of(game).estimate_chances(options, state, now, rng, move)
    coach: Any = coach_of(game)
    found: list[float] = coach.estimate_chances(options, state, now, rng, move, past)
    return found


def coach_of(game: Game) -> Coach:
    """Raises Refused if the game has none."""
    if not game.brings("coach"):
        raise Refused("no-coach", game.id)
    coach: Coach = game.part("coach")
    return coach


def advise(situation: Situation, rng: Random, played: Message | None = None) -> Advice:
    """What the game's coach says, with every action in words; also of the one that was played, if it can."""
    coach = coach_of(situation.game)
    advice = coach.advise(situation, rng)
    if played is not None and all(one.action != played for one in advice.rated):
        rated_too = coach.rate_action(situation, advice, played, rng)
        if rated_too is not None:
            advice = replace(advice, rated=_insert_by_chance(advice.rated, rated_too))
    rated = [replace(one, words=coach.name_action(one.action, situation.options)) for one in advice.rated]
    return replace(advice, rated=rated)


def _insert_by_chance(rated: list[RatedAction], one: RatedAction) -> list[RatedAction]:
    """Behind the best action, which stays the first, and behind all others that are no worse."""
    better = [other for other in rated[1:] if other.chance >= one.chance]
    worse = [other for other in rated[1:] if other.chance < one.chance]
    return [*rated[:1], *better, one, *worse]


def ask_coach(situation: Situation) -> Advice:
    """What the coach says whenever it is asked in this situation."""
    return advise(situation, random_from("the coach"))
