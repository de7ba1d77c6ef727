"""Marks what a game's code refuses, so that it is told in the game's words."""

from collections.abc import Iterator
from contextlib import contextmanager

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game

__all__ = ["in_words_of"]


@contextmanager
def in_words_of(game: Game) -> Iterator[None]:
    """What is refused within is told in this game's words."""
    try:
        yield
    except Refused as refused:
        refused.game = game
        raise
