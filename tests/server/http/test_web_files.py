"""The built client, served with the headers that make it quick, the plain page where none was built."""

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from support.live_server import run_async

from thirdplace.server.http.app import SAFETY_HEADERS, make_header_signal
from thirdplace.server.http.plain_page import STYLE, STYLE_HASH, add_pages
from thirdplace.server.http.request_context import RequestContext

TABLE = "0123456789abcdef0123456789abcdef"
PAGE = '<!doctype html><script type="module" src="./assets/index-Ab12.js"></script>' + "<p>" * 100
PAGE_PATTERNS = [
    "",
    "(t|big|lead)/[0-9a-f]{32}",
    "replay(/[0-9a-f]{32})?",
    "(learn|pad)/[a-z0-9-]+",
    "print(/[a-z0-9-]+)?",
    "groups",
    "some-page",
]
"""As the build writes them."""
SHOWN = PAGE.replace('"./', '"/')
SCRIPT = "export const place = 'third';\n" * 50


class Reader:
    """All of a context that a plain page asks for."""

    root = "/"

    @staticmethod
    def is_api(request: web.BaseRequest) -> bool:
        return request.path.startswith("/api/")

    @staticmethod
    def language_of(request: web.Request) -> str:
        return request.headers.get("Accept-Language", "en")


@pytest.fixture
def built_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text("// keeps the shell\n")
    (folder / "manifest.webmanifest").write_text('{"name": "thirdplace"}')
    (folder / "pages.json").write_text(json.dumps(PAGE_PATTERNS))
    (folder / "assets" / "index-Ab12.js").write_text(SCRIPT)
    (folder / "assets" / "figtree-Cd34.woff2").write_bytes(bytes(300))
    (tmp_path / "secret.txt").write_text("nobody's business")
    return folder


@asynccontextmanager
async def serve_folder(folder: Path) -> AsyncIterator[aiohttp.ClientSession]:
    app = web.Application()
    app.router.add_get("/api/health", _healthy)
    app.router.add_post("/api/tables", _healthy)
    context = cast("RequestContext", Reader())
    add_pages(app, context, folder)
    app.on_response_prepare.append(make_header_signal(context))
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(str(server.make_url("/")), auto_decompress=False) as session,
    ):
        yield session


async def _healthy(request: web.Request) -> web.Response:
    return web.json_response({})


async def fetch(session: aiohttp.ClientSession, path: str, **headers: str) -> tuple[int, Any, bytes]:
    asked = {"Accept-Encoding": "identity"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    async with session.get(path, headers=asked) as response:
        return response.status, response.headers, await response.read()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        f"/t/{TABLE}",
        f"/big/{TABLE}",
        f"/lead/{TABLE}",
        "/groups",
        "/replay",
        "/replay/",
        "/learn/some-game",
        "/pad/some-game",
        "/print",
        "/print/some-game",
        "/some-page",
        "/some-page/",
    ],
)
def test_every_address_is_the_page_and_is_asked_for_again(built_folder: Path, path: str) -> None:
    async def ask() -> None:
        async with serve_folder(built_folder) as session:
            status, headers, body = await fetch(session, path)
            assert (status, body.decode()) == (200, SHOWN)
            assert headers["Content-Type"] == "text/html; charset=utf-8"
            assert headers["Cache-Control"] == "no-cache"
            assert headers["Content-Security-Policy"] == SAFETY_HEADERS["Content-Security-Policy"]

    run_async(ask())


def test_assets_are_kept_for_good_and_the_rest_is_asked_for_again(built_folder: Path) -> None:
    async def ask() -> None:
        async with serve_folder(built_folder) as session:
            _, headers, body = await fetch(session, "/assets/index-Ab12.js")
            assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert headers["Content-Type"] == "text/javascript; charset=utf-8"
            assert body.decode() == SCRIPT
            for path, kind in (
                ("/sw.js", "text/javascript; charset=utf-8"),
                ("/manifest.webmanifest", "application/manifest+json"),
            ):
                _, headers, _ = await fetch(session, path)
                assert (headers["Cache-Control"], headers["Content-Type"]) == ("no-cache", kind)

    run_async(ask())


def test_files_are_compressed_for_those_who_accept_gzip(built_folder: Path) -> None:
    async def ask() -> None:
        async with serve_folder(built_folder) as session:
            for accepted, zipped in (
                ("gzip, deflate, br", True), ("*", True), ("br, gzip;q=0", False), ("", False),
            ):  # fmt: skip
                _, headers, body = await fetch(session, "/assets/index-Ab12.js", Accept_Encoding=accepted)
                assert (headers.get("Content-Encoding") == "gzip") is zipped, accepted
                assert headers["Vary"] == "Accept-Encoding"
                assert (gzip.decompress(body) if zipped else body).decode() == SCRIPT
            _, headers, body = await fetch(session, "/assets/figtree-Cd34.woff2", Accept_Encoding="gzip")
            assert (headers.get("Content-Encoding"), len(body)) == (None, 300)

    run_async(ask())


def test_what_has_not_changed_is_not_sent_again(built_folder: Path) -> None:
    async def ask() -> None:
        async with serve_folder(built_folder) as session:
            _, headers, _ = await fetch(session, "/")
            status, again, body = await fetch(session, "/", If_None_Match=headers["ETag"])
            assert (status, body, again["ETag"]) == (304, b"", headers["ETag"])
            (built_folder / "index.html").write_text("<p>built anew")
            status, _, body = await fetch(session, "/", If_None_Match=headers["ETag"])
            assert (status, body) == (200, b"<p>built anew")

    run_async(ask())


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t/short",
        "/assets/gone.js",
        "/games/nobodys/board.js",
        "/favicon.ico",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_a_file_that_is_not_there_is_not_there(built_folder: Path, path: str) -> None:
    async def ask() -> None:
        async with serve_folder(built_folder) as session:
            status, _, body = await fetch(session, path)
            assert status == 404
            assert b"nobody" not in body

    run_async(ask())


def test_people_get_a_page_where_nothing_is_too(built_folder: Path) -> None:
    async def ask() -> None:
        async with serve_folder(built_folder) as session:
            status, headers, body = await fetch(session, "/nothing", Accept="text/html,*/*;q=0.8")
            assert (status, body.decode()) == (404, SHOWN)
            status, _, _ = await fetch(session, "/nothing", Accept="text/html", If_None_Match=headers["ETag"])
            assert status == 404

    run_async(ask())


def test_addresses_of_the_api_never_get_the_page(built_folder: Path) -> None:
    async def ask() -> None:
        async with serve_folder(built_folder) as session:
            assert (await fetch(session, "/api/health"))[0] == 200
            assert (await fetch(session, "/api/nothing"))[0] == 404
            assert (await fetch(session, "/api"))[0] == 404
            assert (await fetch(session, "/api/tables"))[0] == 405

    run_async(ask())


def test_without_a_client_a_plain_page_says_what_is_here(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serve_folder(tmp_path) as session:
            status, _, body = await fetch(session, "/", Accept_Language="de")
            assert status == 200
            assert "Brettspiele" in body.decode()
            assert f"<style>{STYLE}</style>" in body.decode()
            assert STYLE_HASH in SAFETY_HEADERS["Content-Security-Policy"]  # or browsers would not take it
            assert (await fetch(session, "/timer"))[0] == 404

    run_async(ask())
