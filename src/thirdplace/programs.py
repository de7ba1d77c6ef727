"""What programs ask for beyond the rules: a computer player's choice, and what is on cards and boards."""

from random import Random
from typing import Any, Protocol

from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game, Level, Message, Situation
from thirdplace.core.match import Match
from thirdplace.core.parts import game_data
from thirdplace.core.parts.game_data import GameDescription
from thirdplace.core.registry import find_game
from thirdplace.text import LANGUAGES, text_for

__all__ = ["BotPlayer", "choose_action", "describe_game"]


class BotPlayer(Protocol):
    """What a computer player of your own offers, to take part in a ladder (docs/ladder.md) or anywhere else.

    A ladder makes an object of the class, without arguments, for each seat of each game.

    Example:
        >>> from random import Random
        >>> from thirdplace import BotPlayer, Message, Situation, new_match
        >>> class Shy:
        ...     def choose(self, situation: Situation, rng: Random) -> Message | None:
        ...         return situation.legal()[0]
        >>> player: BotPlayer = Shy()
        >>> match = new_match("places-bid", 3, seed="kitchen table", setup={"first": 0})
        >>> player.choose(match.situation(0), Random(1))
        Pass()
    """

    def choose(self, situation: Situation, rng: Random) -> Message | dict[str, Any] | None:
        """One of the legal actions, as a message or as its JSON; None: nothing now, where others may act.

        Args:
            situation: What the seat may know: its view, its legal actions, a world like the real one.
            rng: Where all chance comes from, so that a game can be repeated.
        """


def choose_action(
    match: Match[Any], seat: int, level: Level = "medium", *, rng: Random | None = None
) -> Message | None:
    """What one of the game's own computer players would do in this seat; None if it would rather wait.

    It is given what the seat may know and nothing else. The same `rng` in the same situation gives the same
    choice. The first choice of a level may take seconds, as its code is compiled once on each machine.

    Args:
        match: The match, which stays as it is.
        seat: The player's seat.
        level: How well it plays, one of `thirdplace.LEVELS`.
        rng: Where its chance comes from; None: from anywhere.

    Raises:
        Refused: `bad-request`, if there is no such level or seat.

    Example:
        >>> from random import Random
        >>> from thirdplace import choose_action, new_match
        >>> match = new_match("places-please", 2, seed="kitchen table")
        >>> choose_action(match, 0, "easy", rng=Random(1))
        Roll()
    """
    if level not in LEVELS:
        raise Refused("bad-request", f"level: {', '.join(LEVELS)}")
    if not match.legal(seat):
        return None
    chosen: Message | None = match.game.part("bots").choose(level, match.situation(seat), rng or Random())
    return chosen


def describe_game(game: str | Game[Any], lang: str = "en") -> GameDescription[Any]:
    """Title, numbers of players, JSON Schemas of all messages, and all that is on its cards and board.

    Args:
        game: The game, or its id.
        lang: One of `thirdplace.LANGUAGES`.

    Raises:
        Refused: `unknown-game`, or `bad-request` for another language.

    Example:
        >>> from thirdplace import describe_game
        >>> described = describe_game("places-bid", "de")
        >>> described.title, described.min_seats, len(described.data.buildings)
        ('PLACES Bid', 3, 48)
    """
    if lang not in LANGUAGES:
        raise Refused("bad-request", f"lang: {', '.join(LANGUAGES)}")
    found = find_game(game) if isinstance(game, str) else game
    return game_data.describe_game(found, text_for(lang, found))
