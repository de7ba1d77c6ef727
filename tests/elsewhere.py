"""A game in a package of its own, with a built screen for the browser: `install(folder)` writes it."""

from pathlib import Path

from thirdplace.core.registry import all_games
from thirdplace.text import LANGUAGES

__all__ = ["BOARD", "GAME_ID", "install"]

GAME_ID = "elsewhere"
BOARD = "export const mount = (target, context) => { target.textContent = context.say('title'); };\n"
PACKAGE = """
from dataclasses import replace
from {package} import GAME as ORIGINAL

GAME = replace(ORIGINAL, id="elsewhere", package=__name__)
"""


def install(folder: Path) -> Path:
    """Put `folder` on Python's path, and the game is there. Returns the folder of its package."""
    about = folder / "elsewhere-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[thirdplace.games]\nelsewhere = elsewhere_game:GAME\n")
    package = folder / "elsewhere_game"
    built = package / "web" / "built"
    (built / "assets").mkdir(parents=True)
    (built / "board.js").write_text(BOARD)
    (built / "assets" / "board-Ab12.css").write_text("p { color: teal; }\n")
    (package / "web" / "source.ts").write_text("// not built\n")
    (package / "locale").mkdir()
    for lang in LANGUAGES:
        (package / "locale" / f"{lang}.ftl").write_text(f"title = Elsewhere {lang}\nsummary = A game\n")
        (package / "locale" / f"{lang}.web.ftl").write_text(f"elsewhere-hint = Tap here ({lang})\n")
        (package / "locale" / f"{lang}.paper.ftl").write_text("elsewhere-sheet = Printed\n")
    (package / "__init__.py").write_text(PACKAGE.format(package=all_games()[0].package))
    return package
