"""A table as a picture, of what one viewer may know: the game's own drawing, or what the terminal shows."""

import io
from dataclasses import replace
from functools import cache
from importlib.resources import as_file, files
from typing import Any, cast

import numpy as np
import typst
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from thirdplace.core.defaults import terminal as plain_terminal
from thirdplace.core.game import Game
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.parts.picture import PicturePart
from thirdplace.core.parts.terminal import Seen, TerminalPart
from thirdplace.paper.png import read_png
from thirdplace.paper.typesetting import gather_source

__all__ = ["PICTURE_HEIGHT", "PICTURE_WIDTH", "draw_as_pixels", "draw_as_png"]

PICTURE_WIDTH, PICTURE_HEIGHT = 960, 640
"""In pixels, for every game."""
PIXELS_PER_INCH = 72.0
"""A point of the templates is a pixel."""
TEXT_WIDTH, TEXT_HEIGHT = 96, 28
"""Of a terminal, in characters: what has room in a picture."""


def draw_as_pixels(game: Game, seen: Seen) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """The table as an array: height, width, and red, green and blue.

    Args:
        game: The game that is played.
        seen: What one viewer may know of it.
    """
    return read_png(draw_as_png(game, seen))


def draw_as_png(game: Game, seen: Seen) -> bytes:
    """The table as a PNG image.

    Args:
        game: The game that is played.
        seen: What one viewer may know of it.
    """
    source = _make_source(game, seen)
    compile: Any = typst.compile  # its types do not know yet that it takes many files
    made: bytes = compile(source, format="png", ppi=PIXELS_PER_INCH, font_paths=_load_fonts(), timestamp=0)
    return made


def _make_source(game: Game, seen: Seen) -> dict[str, bytes]:
    wish = PrintRequest(lang=cast(Any, seen.say.lang))
    title = seen.say("title")
    if not game.brings("picture"):
        template = (files("thirdplace.paper") / "terminal.typ").read_bytes()
        data = {"title": title, "lines": _list_styled_pieces(game, seen)}
        return gather_source(template, data, {}, title, wish)
    printed = cast(PicturePart, game.part("picture")).draw_table(seen)
    template = (files(game.package) / "sheets" / printed.template).read_bytes()
    return gather_source(template, printed.data, printed.files, title, wish)


def _terminal_picture(game: Game, seen: Seen) -> Any:
    part = cast(TerminalPart, game.part("terminal") if game.brings("terminal") else plain_terminal)
    return part.picture(seen) if getattr(seen.view, "result", None) is None else part.ending(seen)


def _list_styled_pieces(game: Game, seen: Seen) -> list[list[dict[str, Any]]]:
    """The terminal's lines, each in pieces of one style."""
    fitted = replace(seen, width=TEXT_WIDTH, height=TEXT_HEIGHT)
    console = Console(
        width=TEXT_WIDTH, height=TEXT_HEIGHT, file=io.StringIO(), force_terminal=True, _environ={}
    )
    lines = console.render_lines(_terminal_picture(game, fitted), pad=False)
    return [[_describe_piece(piece) for piece in line] for line in lines[:TEXT_HEIGHT]]


def _describe_piece(piece: Segment) -> dict[str, Any]:
    style = piece.style or Style()
    return {
        "text": piece.text,
        "bold": bool(style.bold),
        "dim": bool(style.dim),
        "strike": bool(style.strike),
        "fill": _hex_of(style.color),
        "ground": _hex_of(style.bgcolor),
    }


def _hex_of(colour: Color | None) -> str | None:
    if colour is None or colour.is_default:
        return None
    return colour.get_truecolor(SVG_EXPORT_THEME).hex


@cache
def _load_fonts() -> typst.Fonts:
    """Our fonts, and those that typst carries: a picture looks the same on every machine."""
    with as_file(files("thirdplace.paper") / "fonts") as folder:
        return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[folder])
