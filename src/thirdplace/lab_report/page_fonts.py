"""Our fonts inside a page: only the letters that it shows, the same bytes for the same letters."""

import base64
import io
from functools import cache
from importlib.resources import as_file, files

from fontTools import subset
from fontTools.ttLib import TTFont

__all__ = ["make_font_faces"]

FACES = (
    ("Figtree", 400, "Figtree-Regular.ttf"),
    ("Figtree", 600, "Figtree-SemiBold.ttf"),
    ("Young Serif", 400, "YoungSerif-Regular.ttf"),
)


def make_font_faces(text: str) -> str:
    """The CSS that brings the fonts for a text."""
    letters = "".join(sorted(set(text) | set("0123456789+−–.,%±* ")))
    return "\n".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};'
        f"src:url(data:font/woff;base64,{_subset_font(file, letters)}) format('woff')}}"
        for family, weight, file in FACES
    )


@cache
def _subset_font(name: str, letters: str) -> str:
    with as_file(files("thirdplace.paper") / "fonts" / name) as file:
        font = TTFont(file, recalcTimestamp=False)
    options = subset.Options(layout_features=["kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl"])
    options.flavor = "woff"
    options.hinting = False
    chosen = subset.Subsetter(options)
    chosen.populate(text=letters)
    chosen.subset(font)
    font.flavor = "woff"
    made = io.BytesIO()
    font.save(made, reorderTables=True)
    return base64.b64encode(made.getvalue()).decode()
