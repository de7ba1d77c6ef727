"""A game of another package in the browser: its built screen and its text come from a real server."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from support import external_game
from support.live_server import Server, open_lobby, run_async

from thirdplace.server.http import web_files
from thirdplace.server.http.app import SAFETY_HEADERS
from thirdplace.text import LANGUAGES

BOARD = f"/games/{external_game.GAME_ID}/board.js"
TEXT = f"/api/games/{external_game.GAME_ID}/text"


@pytest.fixture(scope="module", params=["/", "/games/", "/deep/er/"])
def root(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, root: str) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("elsewhere")
    external_game.install_game(folder)
    (folder / "secret.txt").write_text("nobody's business")
    with external_game.add_to_path(folder), Server(folder / "tables", "--root", root) as server:
        yield server


async def fetch(server: Server, path: str, **headers: str) -> tuple[int, Any, str]:
    async with (
        aiohttp.ClientSession(server.address) as session,
        session.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()}) as got,
    ):
        return got.status, got.headers, await got.text()


def test_the_list_of_games_says_where_the_screen_is(server: Server, root: str) -> None:
    async def ask() -> None:
        async with open_lobby(server) as lobby:
            _, games = await lobby.request("GET", "/api/games")
        screens = {game["id"]: game["screen"] for game in games}
        assert screens.pop(external_game.GAME_ID) == f"{root}games/elsewhere/board.js"
        assert set(screens.values()) == {None}

    run_async(ask())


def test_the_screen_is_served_whether_the_proxy_passes_the_root_on_or_not(server: Server, root: str) -> None:
    async def ask() -> None:
        for path in (BOARD, root.rstrip("/") + BOARD):
            status, headers, body = await fetch(server, path)
            assert (status, body) == (200, external_game.BOARD), path
            assert headers["Content-Type"] == "text/javascript; charset=utf-8"
            assert headers["Cache-Control"] == "no-cache"
            assert headers["Content-Security-Policy"] == SAFETY_HEADERS["Content-Security-Policy"]
            status, again, body = await fetch(server, path, If_None_Match=headers["ETag"])
            assert (status, body, again["ETag"]) == (304, "", headers["ETag"])
        _, headers, _ = await fetch(server, f"/games/{external_game.GAME_ID}/assets/board-Ab12.css")
        assert headers["Cache-Control"] == web_files.CACHE_FOREVER
        assert headers["Content-Type"] == "text/css; charset=utf-8"

    run_async(ask())


@pytest.mark.parametrize(
    "path",
    [
        "gone.js",
        "",
        "../source.ts",
        "../../__init__.py",
        "%2e%2e/source.ts",
        "..%2fsource.ts",
        "..%2f..%2f__init__.py",
        "assets/../../source.ts",
        "assets/%2e%2e/%2e%2e/source.ts",
        "..%5csource.ts",
        "%2e%2e/%2e%2e/%2e%2e/secret.txt",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "board.js%00",
    ],
)
def test_nothing_else_of_the_package_can_be_had(server: Server, path: str) -> None:
    async def ask() -> None:
        host, _, port = server.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        headers = f"Host: {host}\r\nConnection: close\r\n\r\n"
        request = f"GET /games/{external_game.GAME_ID}/{path} HTTP/1.1\r\n{headers}"
        writer.write(request.encode())  # as it is: clients would tidy the path
        answer = (await reader.read()).decode()
        writer.close()
        assert answer.split(" ", 2)[1] in ("400", "404"), answer
        for secret in ("not built", "nobody", "ORIGINAL", "root:"):
            assert secret not in answer

    run_async(ask())


def test_a_game_without_a_screen_has_none(server: Server) -> None:
    async def ask() -> None:
        async with open_lobby(server) as lobby:
            _, games = await lobby.request("GET", "/api/games")
        for game in [game["id"] for game in games if game["screen"] is None] + ["nobodys"]:
            assert (await fetch(server, f"/games/{game}/board.js"))[0] == 404

    run_async(ask())


def test_its_text_is_told_in_every_language(server: Server) -> None:
    async def ask() -> None:
        for lang in LANGUAGES:
            status, headers, source = await fetch(server, f"{TEXT}?lang={lang}")
            assert (status, headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
            assert f"title = Elsewhere {lang}\n" in source
            assert f"elsewhere-hint = Tap here ({lang})\n" in source
            assert "elsewhere-sheet" not in source  # only the press says it
        _, _, source = await fetch(server, TEXT, Accept_Language="it")
        assert "Elsewhere it" in source
        assert (await fetch(server, f"{TEXT}?lang=xx"))[0] == 400
        assert (await fetch(server, "/api/games/nobodys/text"))[0] == 404

    run_async(ask())


def test_a_screen_that_was_built_anew_is_sent_anew(tmp_path: Path) -> None:
    folder = web_files.BuiltFolder(tmp_path, "board.js")
    assert folder.find("board.js") is None
    (tmp_path / "board.js").write_text("first")
    found = folder.find("board.js")
    assert found is not None
    os.utime(tmp_path / "board.js", ns=(1, 1))
    (tmp_path / "board.js").write_text("second")
    again = folder.find("board.js")
    assert again is not None
    assert (found.body, again.body) == (b"first", b"second")
    assert found.etag != again.etag
