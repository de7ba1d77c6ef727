"""A screen for the browser that a game of another package brings, already built.

The package holds a folder `web/built/` with at least `board.js`, an ES module that exports
`mount(target, context)`. A server offers every file of that folder below `/games/<id>/`; `board.js` may load
the others by relative addresses (`./assets/...`). Browsers keep files below `assets/` for good, so a build
names them after their content; all others are asked for again.

Games of this package need no such folder: their screens are built into the browser client.
"""

from importlib.resources import files
from pathlib import Path

from thirdplace.core.game import Game

__all__ = ["ENTRY_MODULE", "screen_folder"]

ENTRY_MODULE = "board.js"
BUILT_FOLDER = ("web", "built")


def screen_folder(game: Game) -> Path | None:
    """The folder of the game's built screen; None if it brings none, or is not installed as plain files."""
    package = files(game.package)
    if not isinstance(package, Path):
        return None
    folder = package.joinpath(*BUILT_FOLDER)
    return folder if (folder / ENTRY_MODULE).is_file() else None
