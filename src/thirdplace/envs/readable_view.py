"""What a seat may know, as text: the table as its game's terminal shows it."""

from functools import cache
from io import StringIO
from typing import Any, cast

from rich.console import Console

from thirdplace.core.defaults import terminal as plain_terminal
from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.terminal import Seen, TerminalPart
from thirdplace.text import text_for

__all__ = ["write_view"]

COLUMNS = 100
LINES = 40


def write_view(match: Match[Any], seat: int, now: int, lang: str = "en") -> str:
    """The table, and its end once the game is over, without colours."""
    part = _terminal_part(match.game)
    say = text_for(lang, match.game)
    at = now if match.game.clock else None
    seen = Seen(match.view(seat, at), seat, match.names, match.options, say, COLUMNS, LINES)
    shown = part.ending(seen) if match.over else part.picture(seen)
    out = StringIO()
    Console(file=out, width=COLUMNS, color_system=None, highlight=False, legacy_windows=False).print(shown)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


@cache
def _terminal_part(game: Game) -> TerminalPart:
    return cast(TerminalPart, game.part("terminal") if game.brings("terminal") else plain_terminal)
