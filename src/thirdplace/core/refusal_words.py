"""In whose words a refusal is told: a game's own, where a game's code refused something."""

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
