"""Where JavaScript begins: one file for each game, one for what all share, and the games' own routes."""

import json
import shutil
from collections.abc import Iterable
from pathlib import Path

from thirdplace.core.game import PARTS, Game
from thirdplace.core.parts.http_routes import GameRoute, game_routes
from thirdplace.javascript.build import Build
from thirdplace.javascript.selection import CORE_ROOTS, list_game_roots

__all__ = ["list_roots", "translate_games"]

SHARED = "shared.js"
ROUTES = "routes.json"


def list_roots(games: Iterable[Game]) -> list[str]:
    """The modules from which all others are reached."""
    return [*CORE_ROOTS, *(name for game in games for name in list_game_roots(game))]


def translate_games(build: Build, games: Iterable[Game], folder: Path) -> None:
    """Translate these games and what they share into a folder, which holds nothing else afterwards."""
    games = list(games)
    build.translate(list_roots(games))
    shutil.rmtree(folder, ignore_errors=True)
    build.write(folder)
    _write_shared(build, folder)
    for game in games:
        _write_game(build, folder, game)
    _write_routes(folder, games)


def _write_routes(folder: Path, games: Iterable[Game]) -> None:
    """Which game answers which path, for who does not want to load all of them to find out."""
    routes = {
        route.path.removeprefix("/api"): game.id
        for game in games
        for route in game_routes(game)
        if isinstance(route, GameRoute)
    }
    (folder / ROUTES).write_text(json.dumps(routes, indent=1) + "\n", encoding="utf-8")


def _write_shared(build: Build, folder: Path) -> None:
    named = [name for name in CORE_ROOTS if ".defaults." in name or name.endswith(".playout")]
    lines = ['import { registerModules } from "./runtime/index.js";']
    for number, name in enumerate(named):
        lines.append(f'import {{ $module as $m{number} }} from "./{build.translations[name].path}";')
    listed = ", ".join(f"$m{number}" for number in range(len(named)))
    lines.append(f"registerModules({listed});")
    (folder / SHARED).write_text("\n".join([*lines, ""]), encoding="utf-8")


def _write_game(build: Build, folder: Path, game: Game) -> None:
    roots = list_game_roots(game)
    lines = [
        f'import "../{SHARED}";',
        'import { registerModules, registerParts } from "../runtime/index.js";',
        'import { register_game } from "../runtime/registry.js";',
        f'import {{ GAME }} from "../{build.translations[game.package].path}";',
    ]
    for number, name in enumerate(roots):
        lines.append(f'import {{ $module as $m{number} }} from "../{build.translations[name].path}";')
    brought = [part for part in PARTS if game.brings(part)]
    lines += [
        f"registerModules({', '.join(f'$m{number}' for number in range(len(roots)))});",
        f"registerParts({json.dumps(game.package)}, {json.dumps(brought)});",
        "register_game(GAME);",
        "export { GAME };",
        "",
    ]
    path = folder / "games" / f"{game.id}.js"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines), encoding="utf-8")
