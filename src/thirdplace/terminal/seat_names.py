"""The names of seats: people have their own, computer players "Ada (bot)", "Bruno (bot, hard)" ...

The name tells that a seat is a computer player and its level, also in a saved game.
"""

import re
from collections.abc import Sequence
from functools import cache

from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game, Level
from thirdplace.core.parts.terminal import Say
from thirdplace.core.player_names.computer_names import computer_name
from thirdplace.core.player_names.names import MAX_NAME_LENGTH, check_names
from thirdplace.terminal.user_error import UserError
from thirdplace.text import LANGUAGES, text_for

__all__ = ["bot_level_of", "bot_levels_of", "default_seat_names", "parse_seat_names", "with_bot_level"]

BOT = re.compile(r"Bot \d+(?: \((?P<before>.+)\))?|.+ \(bot(?:, (?P<level>.+))?\)")
"""Matches names of computer players; in older saved games they are "Bot 1" and "Bot 2 (hard)"."""
BOT_WORDS = ("bot", *(f"bot:{level}" for level in LEVELS))
USUAL_LEVEL: Level = "medium"


def bot_level_of(name: str) -> Level | None:
    """The level of the computer player with this name; None for a person."""
    found = BOT.fullmatch(name)
    if found is None:
        return None
    level = found["level"] or found["before"]
    return USUAL_LEVEL if level is None else _levels_by_name().get(level)


@cache
def _levels_by_name() -> dict[str, Level]:
    """Levels by their names in all languages: a saved game may be resumed in another language."""
    return {text_for(lang)(f"level-{level}"): level for lang in LANGUAGES for level in LEVELS}


def parse_seat_names(given: str, game: Game, say: Say) -> list[str]:
    """The names for "Ann,Bob,bot,bot"."""
    wanted = [name.strip() for name in given.split(",")]
    check_seat_count(len(wanted), game, say)
    unknown = [name for name in wanted if name.lower().startswith("bot:") and name.lower() not in BOT_WORDS]
    if unknown:
        raise UserError("cli-unknown-bot", bot=unknown[0], known=", ".join(BOT_WORDS))
    return check_names_distinct(_name_bots(wanted, say))


def check_names_distinct(names: list[str]) -> list[str]:
    """Raises UserError, with a sentence, for names that a match would refuse."""
    for name in names:
        if names.count(name) > 1:
            raise UserError("cli-name-twice", name=name)
        try:
            check_names([name], 1)
        except Refused as refused:
            raise UserError("cli-name", name=name, most=str(MAX_NAME_LENGTH)) from refused
    return names


def _name_bots(wanted: Sequence[str], say: Say) -> list[str]:
    people = [name for name in wanted if name.lower() not in BOT_WORDS]
    named: list[str] = []
    taken = list(people)
    for name in wanted:
        if name.lower() in BOT_WORDS:
            taken.append(computer_name(taken))
            name = _format_bot_name(taken[-1], name, say)
        named.append(name)
    return named


def _format_bot_name(name: str, word: str, say: Say) -> str:
    level = word.lower().removeprefix("bot").removeprefix(":")
    return f"{name} (bot, {say(f'level-{level}')})" if level else f"{name} (bot)"


def bot_levels_of(names: Sequence[str]) -> list[Level]:
    """The levels of the computer players among these, the weakest first."""
    found = {bot_level_of(name) for name in names}
    return [level for level in LEVELS if level in found]


def _bot_word(level: Level) -> str:
    return "bot" if level == USUAL_LEVEL else f"bot:{level}"


def with_bot_level(names: Sequence[str], level: Level, say: Say) -> list[str]:
    """The same people, with computer players of this level."""
    return _name_bots([name if bot_level_of(name) is None else _bot_word(level) for name in names], say)


def default_seat_names(seats: int, game: Game, say: Say) -> list[str]:
    """One person, and computer players if the game has any, otherwise people. 0 seats: as few as possible."""
    others = range(2, (seats or game.seats.start) + 1)
    if not game.brings("bots"):
        return [say("guest"), *(f"{say('guest')} {number}" for number in others)]
    return _name_bots([say("guest"), *("bot" for _ in others)], say)


def check_seat_count(count: int, game: Game, say: Say) -> None:
    if count not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise UserError("cli-seats", game=say("title"), least=least, most=most, count=count)
