"""The built browser client: small files, compressed once, kept in memory, and never asked for twice."""

import gzip
import json
import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from aiohttp import web

__all__ = ["BUILT", "Client"]

BUILT = Path(__file__).parent.parent / "web"
PAGE = "index.html"
PAGES = "pages.json"
"""The addresses of pages that games bring, as the build has found them."""
SCREENS = re.compile(
    r"(|(t|big|lead)/[0-9a-f]{32}|replay(/[0-9a-f]{32})?|(learn|pad)/[a-z-]+|print(/[a-z-]+)?|groups|scribe)/?"
)
"""The client's own addresses, as route.svelte.ts knows them."""
FOREVER = "public, max-age=31536000, immutable"
"""For assets: their names change with what is in them."""
ASK_AGAIN = "no-cache"

KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = {".png", ".woff2"}
"""Already: there is nothing to be gained."""


@dataclass(frozen=True)
class File:
    name: str
    body: bytes

    @cached_property
    def zipped(self) -> bytes | None:
        """None: as it is, it is smaller."""
        if Path(self.name).suffix in COMPRESSED:
            return None
        zipped = gzip.compress(self.body, 9, mtime=0)
        return zipped if len(zipped) < len(self.body) else None

    @cached_property
    def tag(self) -> str:
        return sha256(self.body).hexdigest()[:20]

    def answer(self, request: web.Request, status: int = 200) -> web.Response:
        headers = {
            "Cache-Control": FOREVER if self.name.startswith("assets/") else ASK_AGAIN,
            "ETag": f'"{self.tag}"',
            "Vary": "Accept-Encoding",
        }
        if status == 200 and any(known.value in (self.tag, "*") for known in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        body = self.body
        if self.zipped is not None and _takes_gzip(request):
            body, headers["Content-Encoding"] = self.zipped, "gzip"
        kind = KINDS.get(Path(self.name).suffix, "application/octet-stream")
        charset = "utf-8" if kind.startswith("text/") else None
        return web.Response(body=body, status=status, headers=headers, content_type=kind, charset=charset)


def _takes_gzip(request: web.Request) -> bool:
    for offered in request.headers.get("Accept-Encoding", "").split(","):
        name, _, quality = offered.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Client:
    """Whatever lies in the folder can be had by its name, and nothing else.

    The page names its files as `./assets/...`; it is shown at many paths, so here they become absolute, below
    the root that browsers know.
    """

    def __init__(self, folder: Path, root: str = "/") -> None:
        self._folder = folder
        self._root = root
        self._built = 0
        self._files: dict[str, File] = {}
        self._pages: frozenset[str] = frozenset()

    async def answer(self, request: web.Request) -> web.Response:
        """A file, or the page, which knows its addresses; people get it where nothing is, too."""
        self._look()
        path = "/" + request.match_info["path"]
        if path + "/" == self._root:
            raise web.HTTPPermanentRedirect(self._root)
        name = path.removeprefix(self._root if path.startswith(self._root) else "/")
        if name in self._files:
            return self._files[name].answer(request)
        if SCREENS.fullmatch(name) or name.removesuffix("/") in self._pages:
            return self._files[PAGE].answer(request)
        if "text/html" in request.headers.get("Accept", ""):
            return self._files[PAGE].answer(request, 404)
        raise web.HTTPNotFound

    def _look(self) -> None:
        """Read it, and again once it was built anew; while that is done there is no page."""
        page = self._folder / PAGE
        built = page.stat().st_mtime_ns if page.is_file() else self._built
        if built != self._built:
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            names = [path.relative_to(self._folder).as_posix() for path in paths]
            self._files = {
                name: File(name, path.read_bytes()) for name, path in zip(names, paths, strict=True)
            }
            shown = self._files[PAGE].body.replace(b'="./', f'="{self._root}'.encode())
            self._files[PAGE] = File(PAGE, shown)
            listed = self._files.get(PAGES)
            self._pages = frozenset() if listed is None else frozenset(json.loads(listed.body))
            self._built = built
