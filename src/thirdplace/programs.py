"""What programs ask for beyond the rules: a computer player's choice, and what is on cards and boards."""

from random import Random
from typing import Any

from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game, Level, Message
from thirdplace.core.game_data import GameDescription
from thirdplace.core.game_data import describe_game as describe
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.text import LANGUAGES, text_for

__all__ = ["choose_action", "describe_game"]


def choose_action(
    match: Match[Any], seat: int, level: Level = "medium", *, rng: Random | None = None
) -> Message | None:
    """What one of our computer players would do in this seat; None if it would rather wait.

    It is given what the seat may know and nothing else. The same `rng` in the same situation gives the same
    choice. The first choice of a level may take seconds, as its code is compiled once on each machine.
    """
    if level not in LEVELS:
        raise Refused("bad-request", f"level: {', '.join(LEVELS)}")
    if not match.legal(seat):
        return None
    chosen: Message | None = match.game.part("bots").choose(level, match.situation(seat), rng or Random())
    return chosen


def describe_game(game: str | Game[Any], lang: str = "en") -> GameDescription[Any]:
    """Title, numbers of players, JSON Schemas of all messages, and all that is on its cards and board."""
    if lang not in LANGUAGES:
        raise Refused("bad-request", f"lang: {', '.join(LANGUAGES)}")
    found = find_game(game) if isinstance(game, str) else game
    return describe(found, text_for(lang, found))
