"""What shared tests need to know of a game: unusual options and messages. Nothing of it is used at play.

A game may bring `samples.py`, with any of these:

    OPTIONS      unusual options, each a mapping: conformance plays with each of them
    MESSAGES     actions as JSON, one of each kind at least, legal or not: fuzzers change them
    ORDERS       standing orders as JSON, legal or not

Without it the rulebook's game is played, and messages are taken from a random game.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.match import Match

__all__ = ["sample_messages", "sample_options", "sample_orders"]

MAX_MESSAGES = 20


def sample_options(game: Game) -> list[Mapping[str, Any] | None]:
    """The rulebook's game (None), and unusual ones."""
    bent: Sequence[Mapping[str, Any]] = _read_sample(game, "OPTIONS", ())
    return [None, *bent]


def sample_messages(game: Game) -> list[dict[str, Any]]:
    messages: Sequence[dict[str, Any]] = _read_sample(game, "MESSAGES", ())
    return list(messages) or _messages_of_random_game(game)


def sample_orders(game: Game) -> list[dict[str, Any] | None]:
    """Standing orders, and none."""
    orders: Sequence[dict[str, Any]] = _read_sample(game, "ORDERS", ())
    return [None, *orders]


def _read_sample(game: Game, name: str, default: Any) -> Any:
    return getattr(game.part("samples"), name, default) if game.brings("samples") else default


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
