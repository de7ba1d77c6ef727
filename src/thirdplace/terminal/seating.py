"""Who sits where: people by their names, computer players as "Bot 1", "Bot 2" ...

A computer player is known by its name, in a running game as in a saved one.
"""

import re
from collections.abc import Sequence

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.match import LONGEST_NAME, check_names
from thirdplace.core.terminal import Say
from thirdplace.terminal.complaint import Complaint

__all__ = ["is_bot", "seat_names", "usual_names"]

BOT = re.compile(r"Bot \d+")
BOT_WORDS = ("bot", "bot:simple")


def is_bot(name: str) -> bool:
    return bool(BOT.fullmatch(name))


def seat_names(given: str, game: Game, say: Say) -> list[str]:
    """The names for "Ann,Bob,bot,bot"."""
    wanted = [name.strip() for name in given.split(",")]
    check_count(len(wanted), game, say)
    unknown = [name for name in wanted if name.lower().startswith("bot:") and name.lower() not in BOT_WORDS]
    if unknown:
        raise Complaint("cli-unknown-bot", bot=unknown[0])
    return check_people(_name_bots(wanted))


def check_people(names: list[str]) -> list[str]:
    """Names that can be told apart and printed (as every match asks for, but in a sentence)."""
    for name in names:
        if names.count(name) > 1:
            raise Complaint("cli-name-twice", name=name)
        try:
            check_names([name], 1)
        except Refused as refused:
            raise Complaint("cli-name", name=name, most=str(LONGEST_NAME)) from refused
    return names


def _name_bots(wanted: Sequence[str]) -> list[str]:
    free = (name for n in range(1, len(wanted) + 1) if (name := f"Bot {n}") not in wanted)
    return [next(free) if name.lower() in BOT_WORDS else name for name in wanted]


def usual_names(seats: int, say: Say) -> list[str]:
    """One person, and computer players for company."""
    return _name_bots([say("guest"), *["bot"] * (seats - 1)])


def check_count(count: int, game: Game, say: Say) -> None:
    if count not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise Complaint("cli-seats", game=say("title"), least=least, most=most, count=count)
