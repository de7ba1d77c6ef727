"""In whose words a refusal is told: a game's own, where a game's code refused something."""

from collections.abc import Iterator
from contextlib import contextmanager

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game

__all__ = ["in_words_of", "words_of"]


@contextmanager
def in_words_of(game: Game) -> Iterator[None]:
    """What is refused within is told in this game's words. The mark goes along to other processes."""
    try:
        yield
    except Refused as refused:
        refused.__dict__["game"] = game
        raise


def words_of(refused: Refused) -> Game | None:
    """None: common words will do."""
    game: Game | None = refused.__dict__.get("game")
    return game
