"""The edition without a server: a folder that any web host can serve, with everything that works without one.

It holds the built client and, as files, what a server always answers the same (`answers`). Its page is
marked, so that the client asks the device itself for all else (client/src/lib/device).
"""

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec

from thirdplace import LANGUAGES
from thirdplace.core.parts.game_data import describe_game
from thirdplace.core.registry import all_games
from thirdplace.server.http.game_list import make_game_info
from thirdplace.server.http.web_files import CLIENT_FOLDER, PAGE_FILE, PAGE_LIST_FILE
from thirdplace.text import text_for

__all__ = ["FolderNotEmpty", "NoClient", "write_static_edition"]

ANSWERS_FOLDER = "answers"
OFFLINE_LIST_FILE = "offline.json"
PLAYABLE_LIST_FILE = "playable.json"
"""The ids of the games whose rules the client has."""
UNWANTED_FILES = frozenset({PAGE_LIST_FILE, PLAYABLE_LIST_FILE, "sources.sha256"})
PAGE_MARK = '<html data-edition="static"'


class FolderNotEmpty(Exception):
    """Something else is in the folder."""


class NoClient(Exception):
    """The client was not built, or cannot play without a server."""


def write_static_edition(folder: Path, client: Path = CLIENT_FOLDER) -> int:
    """Writes the edition, over an older one if there is one. Returns the number of its files.

    Raises:
        FolderNotEmpty: The folder holds something else, which is left as it is.
        NoClient: There is no built client that could be written.
    """
    page, playable = client / PAGE_FILE, _read_json(client / PLAYABLE_LIST_FILE)
    if not page.is_file() or not playable:
        raise NoClient(client)
    _empty_folder(folder)
    for path in sorted(client.rglob("*")):
        name = path.relative_to(client)
        if path.is_file() and name.as_posix() not in UNWANTED_FILES:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, folder / name)
    marked = page.read_text(encoding="utf-8").replace("<html", PAGE_MARK, 1)
    (folder / PAGE_FILE).write_text(marked, encoding="utf-8")
    answers = _write_answers(folder, playable)
    listed = _read_json(client / OFFLINE_LIST_FILE) or []
    (folder / OFFLINE_LIST_FILE).write_text(json.dumps([*listed, *answers]), encoding="utf-8")
    return sum(path.is_file() for path in folder.rglob("*"))


def _read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def _empty_folder(folder: Path) -> None:
    """Only what an earlier edition has left may be replaced."""
    if folder.exists() and any(folder.iterdir()):
        page = folder / PAGE_FILE
        if not page.is_file() or PAGE_MARK not in page.read_text(encoding="utf-8", errors="replace"):
            raise FolderNotEmpty(folder)
        for path in folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    folder.mkdir(parents=True, exist_ok=True)


def _write_answers(folder: Path, playable: list[str]) -> list[str]:
    """Writes what a server answers about its games. Returns the names of the files."""
    games = [game for game in all_games() if game.id in playable]
    answers: dict[str, Any] = {}
    for lang in LANGUAGES:
        answers[f"games.{lang}.json"] = [make_game_info(game, text_for(lang, game), "/") for game in games]
        for game in games:
            answers[f"{game.id}/data.{lang}.json"] = describe_game(game, text_for(lang, game))
    for name, answer in answers.items():
        path = folder / ANSWERS_FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(answer))
    return [f"{ANSWERS_FOLDER}/{name}" for name in answers]
