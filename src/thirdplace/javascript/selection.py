"""Which modules are translated: what tables, matches and records need, and the parts of every game."""

import ast
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec

from thirdplace.core.game import Game
from thirdplace.javascript.library import HANDWRITTEN
from thirdplace.javascript.python_sources import Source, find_source

__all__ = ["CORE_ROOTS", "PARTS", "is_ours", "list_game_roots", "list_own_imports", "runs_in_browser"]

CORE_ROOTS = (
    "thirdplace.core.defaults.actions",
    "thirdplace.core.defaults.bots",
    "thirdplace.core.defaults.coach",
    "thirdplace.core.defaults.http_routes",
    "thirdplace.core.defaults.opening",
    "thirdplace.core.defaults.rules",
    "thirdplace.core.defaults.view",
    "thirdplace.core.match",
    "thirdplace.core.compilation.playout",
    "thirdplace.core.records.record",
    "thirdplace.core.parts.review",
    "thirdplace.device.device_table",
    "thirdplace.device.game_routes",
    "thirdplace.device.pads",
    "thirdplace.device.records",
    "thirdplace.device.refusal_facts",
    "thirdplace.device.reviews",
    "thirdplace.device.thinker",
    "thirdplace.table.table_config",
    "thirdplace.table.transition",
    "thirdplace.table.update_builder",
)
"""What every game needs, whichever is played."""

PARTS = ("rules", "opening", "actions", "view", "orders", "bots", "coach", "pad", "http_routes")
"""The modules of a game that are translated, with all that they import."""


def list_game_roots(game: Game, parts: Iterable[str] = PARTS) -> list[str]:
    found = [f"{game.package}.{part}" for part in parts]
    return [game.package, *(name for name in found if find_spec(name) is not None)]


@cache
def runs_in_browser(name: str) -> bool:
    """A module may say `RUNS_IN_BROWSER: Final = False`: only servers have what it needs."""
    path = find_source(name)
    if path is None:
        return False
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="RUNS_IN_BROWSER"), value=ast.Constant(value=False)):
                return False
    return True


def is_ours(name: str, packages: Iterable[str]) -> bool:
    """Is it a module of ours, or of a package whose game is translated?"""
    return any(name == package or name.startswith(f"{package}.") for package in ("thirdplace", *packages))


def list_own_imports(source: Source, packages: Iterable[str]) -> set[str]:
    """The modules of ours that a module imports anywhere but for type checkers."""
    found: set[str] = set()
    waiting: list[ast.AST] = [source.tree]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=orelse):
                waiting.extend(orelse)
                continue
            case ast.Import(names=names):
                found.update(alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                found.add(module)
                found.update(f"{module}.{alias.name}" for alias in names)
        waiting.extend(ast.iter_child_nodes(node))
    return {
        name
        for name in found
        if is_ours(name, packages) and name not in HANDWRITTEN and runs_in_browser(name)
    }
