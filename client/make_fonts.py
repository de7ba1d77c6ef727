"""The faces of the printed sheets, from the browser's: whole and in fixed weights, as PDF wants them.

Run it with fonttools and brotli at hand: `pip install fonttools brotli && python client/make_fonts.py`.
"""

from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
BROWSER_FONTS = HERE / "src" / "design" / "fonts"
PRINTED_FONTS = HERE.parent / "src" / "thirdplace" / "paper" / "fonts"
WEIGHTS = {"Regular": 400, "SemiBold": 600, "ExtraBold": 800}


def main() -> None:
    for style, weight in WEIGHTS.items():
        _write("Figtree", style, weight, _load_parts("figtree-{}-wght-normal.woff2", weight))
    _write("Young Serif", "Regular", 400, _load_parts("young-serif-{}-400-normal.woff2", None))


def _load_parts(name: str, weight: int | None) -> list[BytesIO]:
    """Browsers fetch a face in parts, by the letters a page has."""
    parts = []
    for letters in ("latin", "latin-ext"):
        font = TTFont(BROWSER_FONTS / name.format(letters))
        font.flavor = None
        if weight is not None:
            font = instantiateVariableFont(font, {"wght": weight})
        part = BytesIO()
        font.save(part)
        part.seek(0)
        parts.append(part)
    return parts


def _write(family: str, style: str, weight: int, parts: list[BytesIO]) -> None:
    font = Merger().merge(parts)
    font["OS/2"].usWeightClass = weight
    for number, text in {
        1: f"{family} {style}",
        2: "Regular",
        4: f"{family} {style}",
        16: family,
        17: style,
    }.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["name"].setName(f"{family}-{style}".replace(" ", ""), 6, 3, 1, 0x409)
    font.save(PRINTED_FONTS / f"{family}-{style}.ttf".replace(" ", ""))


if __name__ == "__main__":
    main()
