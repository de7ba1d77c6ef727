"""A game in a package of its own, with a built screen for the browser: `install_game(folder)` writes it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from thirdplace.core.registry import all_games
from thirdplace.text import LANGUAGES

__all__ = ["BOARD", "GAME_ID", "add_to_path", "install_game"]

GAME_ID = "elsewhere"
BOARD = "export const mount = (target, context) => { target.textContent = context.say('title'); };\n"
PACKAGE = """
from dataclasses import replace
from {package} import GAME as ORIGINAL

GAME = replace(ORIGINAL, id="elsewhere", package=__name__, refusals=(*ORIGINAL.refusals, "unknown-bell"))
"""
ALL_SAY = """title = Elsewhere {lang}
summary = A game
elsewhere-nothing = Nothing to add ({lang})
"""
ROUTES = """
import os
from typing import Literal

import msgspec

from thirdplace.core.parts.coach import Reason
from thirdplace.core.errors import Refused
from thirdplace.core.parts.http_routes import GameRoute, SharedTool, TableRoute
from thirdplace.core.parts.pad import Impossible


class Sum(msgspec.Struct):
    numbers: list[int]


class Total(msgspec.Struct):
    total: int
    process: int


class Report(msgspec.Struct):
    moves: int
    times: int


class Push(msgspec.Struct, tag_field="type", tag="push", forbid_unknown_fields=True):
    by: int


class NewBell(msgspec.Struct, forbid_unknown_fields=True):
    rung: int = 0


class Bell(msgspec.Struct, tag_field="type", tag="bell"):
    code: str
    rung: int
    devices: int


def add(body):
    if not body.numbers:
        raise Impossible(Reason("elsewhere-nothing"), "numbers")
    return Total(sum(body.numbers), os.getpid())


def report(played, times):
    return Report(len(played.moves), times)


def push(state, action, now):
    if action.by < 0:
        raise RuntimeError("a mistake of whoever wrote the tool")
    return state + action.by


ROUTES = [
    GameRoute("/api/elsewhere/sum", "elsewhere-sum", "Adds up.", add, Sum, Total, {"numbers": [1]}),
    GameRoute(
        "/api/elsewhere/long-sum", "long-sum", "Adds up.", add, Sum, Total, {"numbers": [1]}, is_long=True
    ),
    TableRoute(
        "reports/{times}", "report", "Counts moves.", report, Report, "wrong-phase", {"times": range(1, 10)}
    ),
]
SHARED_TOOLS = [
    SharedTool(
        name="bell",
        summary="A bell.",
        new=NewBell,
        example={"rung": 1},
        action=Push,
        shown=Bell,
        state=int,
        open=lambda new, now: new.rung,
        act=push,
        show=lambda state, code, devices: Bell(code, state, devices),
    )
]
"""


def install_game(folder: Path) -> Path:
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
        (package / "locale" / f"{lang}.ftl").write_text(ALL_SAY.format(lang=lang))
        (package / "locale" / f"{lang}.refusals.ftl").write_text(
            f"error-unknown-bell = No such bell ({lang})\n"
        )
        (package / "locale" / f"{lang}.web.ftl").write_text(f"elsewhere-hint = Tap here ({lang})\n")
        (package / "locale" / f"{lang}.paper.ftl").write_text("elsewhere-sheet = Printed\n")
    (package / "http_routes.py").write_text(ROUTES)
    (package / "__init__.py").write_text(PACKAGE.format(package=all_games()[0].package))
    return package


@contextmanager
def add_to_path(folder: Path) -> Iterator[None]:
    """Processes that are started meanwhile find what was installed there."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *filter(None, [before])])
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before
