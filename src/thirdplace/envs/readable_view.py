"""What a viewer may know, as text (as the game's terminal shows it) or as a picture."""

from functools import cache
from io import StringIO
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from thirdplace.core.defaults import terminal as plain_terminal
from thirdplace.core.game import Game, Viewer
from thirdplace.core.match import Match
from thirdplace.core.parts.terminal import Seen, TerminalPart
from thirdplace.text import text_for

__all__ = ["draw_view", "write_view"]

COLUMNS = 100
LINES = 40


def write_view(
    match: Match[Any], viewer: Viewer, now: int, lang: str = "en", *, in_colour: bool = False
) -> str:
    """The table, and its end once the game is over; without colours, or with those of a terminal (ANSI)."""
    part = _terminal_part(match.game)
    seen = _see(match, viewer, now, lang)
    shown = part.ending(seen) if match.over else part.picture(seen)
    out = StringIO()
    console = Console(
        file=out,
        width=COLUMNS,
        color_system="256" if in_colour else None,
        force_terminal=in_colour,
        highlight=False,
        legacy_windows=False,
        _environ={},
    )
    console.print(shown)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def draw_view(match: Match[Any], viewer: Viewer, now: int, lang: str = "en") -> NDArray[np.uint8]:
    """The same as a picture: height, width, and red, green and blue."""
    from thirdplace.paper.table_picture import draw_as_pixels  # the typesetter, for those who want to see

    return draw_as_pixels(match.game, _see(match, viewer, now, lang))


def _see(match: Match[Any], viewer: Viewer, now: int, lang: str) -> Seen:
    say = text_for(lang, match.game)
    at = now if match.game.clock else None
    return Seen(match.view(viewer, at), viewer, match.names, match.options, say, COLUMNS, LINES)


@cache
def _terminal_part(game: Game) -> TerminalPart:
    return cast(TerminalPart, game.part("terminal") if game.brings("terminal") else plain_terminal)
