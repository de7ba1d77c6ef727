"""Tables brought to a telling moment, the same again every time: for the screenshots.

The server draws its secrets from a fixed seed, so codes, links and deals are always the same. Everyone at a
table is a person; what they do is decided here, in a second copy of the game, by its computer players.
"""

import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from support.live_server import QUICK, Json
from support.live_site import PageTexts, page_texts

from thirdplace.core.match import Match
from thirdplace.core.registry import find_game

__all__ = ["DESK", "MOST", "PHONE", "Stage", "Table"]

PHONE = (390, 844)
DESK = (1280, 800)
SEED = "a third place"
HOST = "thirdplace.example"
"""What the pictures show as the address; the browser finds our server there."""
SERVER = f"""
import random, secrets, sys
chance = random.Random({SEED!r})
secrets.choice = chance.choice
secrets.token_hex = lambda size: {SEED!r} if size == 32 else chance.randbytes(size).hex()
from thirdplace.cli import main
main(["serve", "--host", "127.0.0.1", "--port", "0", "--origin", "http://{HOST}", "--lang", "en",
      "--tables", "1000", "--messages", "1000",
      "--data", sys.argv[1]])
"""
CONNECT = """({ table, tokens }) => new Promise((heard) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", tokens, version: null, lang: "en" }));
  socket.onmessage = heard;
  (window.sockets ??= []).push(socket);
})"""
"""Those who are not in the picture are at the table nevertheless, on a device of their own."""
PATIENCE_MS = 120_000
"""A busy machine takes its time; a picture that is missing would be worse."""
MOST = 2000
"""More actions than any game has."""


class Stage:
    """A server with chance that can be repeated, and a browser in front of it."""

    def __init__(self, folder: Path, lang: str = "en") -> None:
        self._folder = folder
        self._lang = lang

    def __enter__(self) -> "Stage":
        program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        assert program, "Chromium is missing: apt install chromium"
        self._server = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self._folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._server.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", self._server.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]
        self._playwright = sync_playwright().start()
        self.browser: Browser = self._playwright.chromium.launch(
            executable_path=program,
            args=[
                "--no-sandbox",
                f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{found[1]}",
                f"--unsafely-treat-insecure-origin-as-secure=http://{HOST}",
            ],
        )
        self._elsewhere = self.new_device()
        self._others = self.open("/icon.svg", self._elsewhere)
        return self

    def __exit__(self, *failure: object) -> None:
        self.browser.close()
        self._playwright.stop()
        self.stop_server()

    @property
    def is_running(self) -> bool:
        return self._server.poll() is None

    def stop_server(self) -> None:
        self._server.terminate()
        self._server.wait(30)

    def texts_of(self, game: str) -> PageTexts:
        """What pages say while this game is played, in the language of the pictures."""
        return page_texts(self._lang, game)

    def new_device(self) -> BrowserContext:
        device = self.browser.new_context(
            viewport={"width": DESK[0], "height": DESK[1]},
            locale=self._lang,
            reduced_motion="reduce",
            service_workers="block",
        )
        device.set_default_timeout(PATIENCE_MS)
        return device

    @contextmanager
    def page(self, path: str) -> Iterator[Page]:
        device = self.new_device()
        yield self.open(path, device)
        device.close()

    @contextmanager
    def host_page(self, table: "Table", path: str, seats: int = 0) -> Iterator[Page]:
        """On the device that made the table, and that has so many of its seats."""
        with self.page("/icon.svg") as page:
            kept = {"host": table.host, "seats": table.tokens[:seats]}
            page.evaluate(
                "([key, kept]) => localStorage.setItem(key, kept)", [f"table:{table.id}", json.dumps(kept)]
            )
            self.go(page, path)
            yield page

    def open(self, path: str, device: BrowserContext) -> Page:
        page = device.new_page()
        self.go(page, path)
        return page

    def go(self, page: Page, path: str) -> None:
        """Afresh, also where only what comes after # is new."""
        page.goto("about:blank")
        page.goto(f"http://{HOST}{path}")

    def request(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data, headers, method=method), timeout=60) as answer:
                return json.load(answer)
        except HTTPError as refused:
            raise AssertionError(refused.read()) from None

    def make_table(self, game: str, *names: str, **wanted: Any) -> "Table":
        return Table(self, game, names, wanted)

    def connect(self, table: str, tokens: list[str]) -> None:
        self._others.evaluate(CONNECT, {"table": table, "tokens": tokens})


class Table:
    """A table of the server, and the same game here."""

    def __init__(self, stage: Stage, game: str, names: tuple[str, ...], wanted: Json) -> None:
        self.stage = stage
        made = stage.request("POST", "/api/tables", {"game": game, "settings": QUICK, **wanted})
        self.id, self.code, self.host = made["id"], made["code"], made["host"]
        self.tokens: list[str] = []
        for name in names:
            body = {"bot": "easy"} if name == "bot" else {"name": name}
            sat = stage.request("POST", f"/api/tables/{self.id}/seats", body, self.host)
            self.tokens.append(sat["token"] or "")
        self._game = game
        self.names = list(names)
        self._wanted = wanted
        self._chance = random.Random(SEED)

    @property
    def link(self) -> str:
        """To the first seat."""
        return f"/t/{self.id}#seat={self.tokens[0]}"

    def begin(self) -> None:
        """Everyone but the first is somewhere else; the first is who is in the picture."""
        self.stage.request("POST", f"/api/tables/{self.id}/start", None, self.host)
        self.stage.connect(self.id, self.tokens[1:])
        self.match = Match(
            find_game(self._game),
            len(self.names),
            seed=SEED,
            options=self._wanted.get("options"),
            setup=self._wanted.get("setup"),
            names=self.names,
        )

    def send_command(self, command: Json, seat: int = 0) -> None:
        self.stage.request("POST", f"/api/tables/{self.id}/commands", command, self.tokens[seat])

    def send_as_host(self, command: Json) -> None:
        self.stage.request("POST", f"/api/tables/{self.id}/commands", command, self.host)

    def do(self, seat: int, action: Any, at: int | None = None) -> None:
        self.match.do(seat, action, at)
        self.send_command({"type": "do", "seat": seat, "action": msgspec.to_builtins(action)}, seat)

    def play(self, until: Callable[[Any], bool] = lambda view: False) -> None:
        """As computer players would, until the moment, or the end. The first in the picture comes last."""
        for _ in range(MOST):
            view = self.match.view(None)
            if self.match.over or until(view):
                return
            seat = max(self.match.active)
            self.do(seat, self.choose(seat))
        raise AssertionError("the moment did not come")

    def choose(self, seat: int, at: int | None = None) -> Any:
        match = self.match
        bots = match.game.part("bots")
        return bots.choose("easy", match.situation(seat, at), self._chance)
