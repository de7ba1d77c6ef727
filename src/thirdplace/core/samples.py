"""What shared tests need to know of a game: unusual options and messages. Nothing of it is used at play.

A game may bring `samples.py`, with any of these:

    OPTIONS      options that bend as much as they can, each a mapping: conformance plays with each of them
    MESSAGES     actions as JSON, one of each kind at least, legal or not: fuzzers bend them

Without it the rulebook's game is played, and messages are taken from a random game.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.match import Match

__all__ = ["sample_messages", "sample_options"]

ENOUGH = 20


def sample_options(game: Game) -> list[Mapping[str, Any] | None]:
    """The rulebook's game (None), and unusual ones."""
    bent: Sequence[Mapping[str, Any]] = _sample(game, "OPTIONS", ())
    return [None, *bent]


def sample_messages(game: Game) -> list[dict[str, Any]]:
    messages: Sequence[dict[str, Any]] = _sample(game, "MESSAGES", ())
    return list(messages) or _played_at_random(game)


def _sample(game: Game, name: str, default: Any) -> Any:
    return getattr(game.part("samples"), name, default) if game.brings("samples") else default


def _played_at_random(game: Game) -> list[dict[str, Any]]:
    from thirdplace.core.conformance import walk

    match = Match(game, game.seats.start, seed="samples")
    found: list[dict[str, Any]] = []
    for _, number in walk(match, Random(0)):
        message = msgspec.to_builtins(game.actions.decode(match.state, match.options, number))
        if message not in found:
            found.append(message)
        if len(found) == ENOUGH:
            break
    return found
