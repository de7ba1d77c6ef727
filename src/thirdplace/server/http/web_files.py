"""The files browsers load: the built client, and the built screens of games from other packages.

They are small: each is compressed once, kept in memory, and sent again only when it has changed.
"""

import gzip
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

from aiohttp import web

from thirdplace.core.game import Game
from thirdplace.core.parts.built_screen import ENTRY_MODULE, screen_folder
from thirdplace.core.registry import all_games

__all__ = ["CLIENT_FOLDER", "WebFiles", "accepts_gzip", "screen_address"]

CLIENT_FOLDER = Path(__file__).parents[2] / "web"
PAGE_FILE = "index.html"
PAGE_LIST_FILE = "pages.json"
"""Regular expressions of the addresses that are pages: the client's own, and those that games bring."""
SCREENS_PATH = "games/"
"""The path below which the screens of games from other packages are found."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
"""For assets: their names change with what is in them."""
CACHE_AND_ASK = "no-cache"

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES = {".jpg", ".png", ".webp", ".woff2"}
"""Already: there is nothing to be gained."""


@dataclass(frozen=True)
class WebFile:
    name: str
    body: bytes

    @cached_property
    def zipped(self) -> bytes | None:
        """None: as it is, it is smaller."""
        if Path(self.name).suffix in COMPRESSED_SUFFIXES:
            return None
        zipped = gzip.compress(self.body, 9, mtime=0)
        return zipped if len(zipped) < len(self.body) else None

    @cached_property
    def etag(self) -> str:
        return sha256(self.body).hexdigest()[:20]

    def make_response(self, request: web.Request, status: int = 200) -> web.Response:
        headers = {
            "Cache-Control": CACHE_FOREVER if self.name.startswith("assets/") else CACHE_AND_ASK,
            "ETag": f'"{self.etag}"',
            "Vary": "Accept-Encoding",
        }
        if status == 200 and any(known.value in (self.etag, "*") for known in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        body = self.body
        if self.zipped is not None and accepts_gzip(request):
            body, headers["Content-Encoding"] = self.zipped, "gzip"
        kind = MEDIA_TYPES.get(Path(self.name).suffix, "application/octet-stream")
        charset = "utf-8" if kind.startswith("text/") else None
        return web.Response(body=body, status=status, headers=headers, content_type=kind, charset=charset)


def accepts_gzip(request: web.Request) -> bool:
    for offered in request.headers.get("Accept-Encoding", "").split(","):
        name, _, quality = offered.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@cache
def _page_pattern(listed: bytes) -> re.Pattern[str]:
    return re.compile(f"({'|'.join(json.loads(listed))})/?")


class BuiltFolder:
    """All files of a folder, by their paths in it. A path that names no file of it leads nowhere else."""

    def __init__(
        self, folder: Path, entry: str, prepare_entry: Callable[[bytes], bytes] | None = None
    ) -> None:
        self._folder = folder
        self._entry = entry
        self._prepare_entry = prepare_entry
        self._built_at_ns = 0
        self._files: dict[str, WebFile] = {}

    def find(self, name: str) -> WebFile | None:
        self._refresh()
        return self._files.get(name)

    def _refresh(self) -> None:
        """Read the files, and again once the entry was built anew; while it is being built, keep the old."""
        entry = self._folder / self._entry
        built_at_ns = entry.stat().st_mtime_ns if entry.is_file() else self._built_at_ns
        if built_at_ns == self._built_at_ns:
            return
        paths = [path for path in self._folder.rglob("*") if path.is_file()]
        names = [path.relative_to(self._folder).as_posix() for path in paths]
        self._files = {
            name: WebFile(name, path.read_bytes()) for name, path in zip(names, paths, strict=True)
        }
        if self._prepare_entry is not None:
            self._files[self._entry] = WebFile(
                self._entry, self._prepare_entry(self._files[self._entry].body)
            )
        self._built_at_ns = built_at_ns


def screen_address(game: Game, root: str) -> str | None:
    """Where browsers find the entry module of the game's own screen; None if it brings none."""
    return None if screen_folder(game) is None else f"{root}{SCREENS_PATH}{game.id}/{ENTRY_MODULE}"


class WebFiles:
    """Answers every GET that is not the API's.

    The page names its files as `./assets/...`; it is shown at many paths, so here they become absolute, below
    the root that browsers know.
    """

    def __init__(self, folder: Path, root: str = "/") -> None:
        self._root = root
        self._client = BuiltFolder(folder, PAGE_FILE, self._make_addresses_absolute)
        folders = {game.id: screen_folder(game) for game in all_games()}
        self._screens = {
            game_id: BuiltFolder(found, ENTRY_MODULE)
            for game_id, found in folders.items()
            if found is not None
        }

    def _make_addresses_absolute(self, page: bytes) -> bytes:
        return page.replace(b'="./', f'="{self._root}'.encode())

    async def answer_request(self, request: web.Request) -> web.Response:
        """A file, or the page, which knows its addresses; people get it where nothing is, too."""
        path = "/" + request.match_info["path"]
        if path + "/" == self._root:
            raise web.HTTPPermanentRedirect(self._root)
        # A proxy may pass the root on, or take it off. The root may itself be "/games/".
        for name in dict.fromkeys((path.removeprefix(self._root).removeprefix("/"), path[1:])):
            found = self._client.find(name) or self._find_in_screens(name)
            if found is not None:
                return found.make_response(request)
        page = self._client.find(PAGE_FILE)
        if page is None:  # the client was not built
            raise web.HTTPNotFound
        if self._is_page_address(path.removeprefix(self._root).removeprefix("/")):
            return page.make_response(request)
        if "text/html" in request.headers.get("Accept", ""):
            return page.make_response(request, 404)
        raise web.HTTPNotFound

    def _is_page_address(self, name: str) -> bool:
        listed = self._client.find(PAGE_LIST_FILE)
        return not name or (listed is not None and bool(_page_pattern(listed.body).fullmatch(name)))

    def _find_in_screens(self, name: str) -> WebFile | None:
        if not name.startswith(SCREENS_PATH):
            return None
        game_id, _, file_name = name.removeprefix(SCREENS_PATH).partition("/")
        screen = self._screens.get(game_id)
        return None if screen is None else screen.find(file_name)
