"""What shared tests need to know of a game: unusual options and messages. Nothing of it is used at play.

A game may bring `samples.py`, with any of what `Samples` lists. Without it the rulebook's game is played, and
messages are taken from a random game.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, cast

import msgspec

from thirdplace.core.defaults import samples as default_samples
from thirdplace.core.game import Game
from thirdplace.core.match import Match

__all__ = ["Samples", "sample_messages", "sample_options", "sample_orders"]

MAX_MESSAGES = 20


class Samples(Protocol):
    """samples.py. What a game leaves out is in core/defaults/samples.py."""

    OPTIONS: Sequence[Mapping[str, Any]]
    """Unusual options: conformance plays with each of them."""
    MESSAGES: Sequence[dict[str, Any]]
    """Actions as JSON, one of each kind at least, legal or not: fuzzers change them."""
    ORDERS: Sequence[dict[str, Any]]
    """Standing orders as JSON, legal or not."""


def _find_samples(game: Game) -> Samples:
    return cast(Samples, game.part("samples") if game.brings("samples") else default_samples)


def sample_options(game: Game) -> list[Mapping[str, Any] | None]:
    """The rulebook's game (None), and unusual ones."""
    return [None, *_find_samples(game).OPTIONS]


def sample_messages(game: Game) -> list[dict[str, Any]]:
    return list(_find_samples(game).MESSAGES) or _messages_of_random_game(game)


def sample_orders(game: Game) -> list[dict[str, Any] | None]:
    """Standing orders, and none."""
    return [None, *_find_samples(game).ORDERS]


def _messages_of_random_game(game: Game) -> list[dict[str, Any]]:
    from thirdplace.core.testing.conformance import play_at_random

    match = Match(game, game.seats.start, seed="samples")
    found: list[dict[str, Any]] = []
    for _, number in play_at_random(match, Random(0)):
        message = msgspec.to_builtins(game.actions.decode(match.state, match.options, number))
        if message not in found:
            found.append(message)
        if len(found) == MAX_MESSAGES:
            break
    return found
