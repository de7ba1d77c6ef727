"""A browser that plays on its own device, without a server."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Locator, expect
from support.games import CLOCK_GAME, options_with_pace
from support.live_server import QUICK
from support.live_site import (
    TIMEOUT_MS,
    BrowserUser,
    go_to_end,
    load_decisions,
    open_menu,
)

from thirdplace.core.registry import find_game

__all__ = [
    "ALL_KEPT",
    "count_device_messages",
    "expect_no_kept_game",
    "finish_game",
    "game_address",
    "keep_all_and_cut_off",
    "let_a_computer_finish",
    "make_decisions",
    "play_now",
    "serve_folder",
    "wait_for_device",
]

ALL_KEPT = """async () => {
  const { pathname } = new URL((await navigator.serviceWorker.ready).scope);
  const wanted = await (await fetch(`${pathname}offline.json`)).json();
  const shell = pathname === "/" ? "shell" : `shell ${pathname}`;
  for (let tries = 0; tries < 600; tries++) {
    const have = new Set((await (await caches.open(shell)).keys()).map(({ url }) => new URL(url).pathname));
    if (wanted.length > 50 && wanted.every((path) => have.has(`${pathname}${path}`))) return true;
    await new Promise((later) => setTimeout(later, 50));
  }
  return false;
}"""
"""Has the service worker kept everything? Then the network may go."""
QUICK_TABLES = """const post = Worker.prototype.postMessage;
window.deviceAnswers = 0;
Worker.prototype.postMessage = function (message, ...more) {
  if (!this.isCounted) this.addEventListener("message", ({ data }) => {
    if (data.kind === "message" && /^{"type":"(ok|refused)"/.test(data.text)) window.deviceAnswers += 1;
  });
  this.isCounted = true;
  if (message.kind === "request" && message.path.endsWith("/tables")) {
    const wanted = JSON.parse(message.body);
    Object.assign(wanted, { settings: QUICK, options: { ...wanted.options, ...OPTIONS } });
    message = { ...message, body: JSON.stringify(wanted) };
  }
  if (message.kind === "request" && /"type":"pace"/.test(message.body)) {
    message = { ...message, body: JSON.stringify({ type: "pace", speed: 10 }) };
  }
  return post.call(this, message, ...more);
};"""
"""Tables of this page on its device are quick ones, and so are clocks that it sets; answers are counted."""
MAX_WAIT_MS = 120_000


def count_device_messages(user: BrowserUser, pace_seconds: float = 0.5) -> None:
    """Before the first page is opened. `pace_seconds`: how long a step of a game's clock takes."""
    options = options_with_pace(pace_seconds) if user.game == CLOCK_GAME else {}
    script = QUICK_TABLES.replace("QUICK", json.dumps(QUICK)).replace("OPTIONS", json.dumps(options))
    user.page.add_init_script(script)


def keep_all_and_cut_off(user: BrowserUser) -> None:
    """Somebody has opened the first page once; from here on there is no network."""
    user.open()
    user.button("web-join").wait_for()
    assert user.page.evaluate(ALL_KEPT)
    user.cut_off = True
    user.page.context.set_offline(True)


def play_now(user: BrowserUser) -> None:
    """Against computer players, from the box on the first page."""
    title = re.compile(re.escape(user.text_of(f"box-{user.game}")))
    box = user.page.get_by_role("article").filter(has=user.page.get_by_role("heading", name=title))
    box.get_by_role("button", name=user.text_of("web-play-now")).click()
    user.button("web-table").wait_for()


def game_address(user: BrowserUser) -> str:
    """The id of the table of this device that is shown."""
    found = re.search(r"/t/(local-[0-9a-f]{32})$", user.page.url)
    assert found is not None, user.page.url
    return found[1]


def expect_no_kept_game(user: BrowserUser) -> None:
    """The list of the games on this device, from the first page, is empty."""
    user.open()
    user.button("home-here-games").click()
    user.wait_for_text("device-none")
    expect(user.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(0)
    user.page.keyboard.press("Escape")


def wait_for_device(user: BrowserUser) -> Callable[[Locator], None]:
    """Clicks what is sent to the device, and waits for its answer."""

    def click(button: Locator) -> None:
        before = user.page.evaluate("deviceAnswers")
        button.first.click()
        user.page.wait_for_function("before => deviceAnswers > before", arg=before, timeout=TIMEOUT_MS)
        user.answers += 1

    return click


def make_decisions(user: BrowserUser, count: int) -> None:
    """As a person does, where the game's tests know how."""
    if (files(find_game(user.game).package) / "tests" / "browser" / "decisions.py").is_file():
        for _ in range(count):
            assert load_decisions(user.game).decide(user, wait_for_device(user))


def finish_game(user: BrowserUser) -> None:
    """Somebody makes a decision or two, loads the page anew, and then lets a computer play to the end."""
    make_decisions(user, 1)
    user.page.reload()
    user.button("web-table").wait_for()
    make_decisions(user, 1)
    let_a_computer_finish(user)


def let_a_computer_finish(user: BrowserUser) -> None:
    open_menu(user)
    user.button("web-hand").first.click()
    user.page.keyboard.press("Escape")
    user.page.context.set_default_timeout(MAX_WAIT_MS)
    go_to_end(user)
    user.page.context.set_default_timeout(TIMEOUT_MS)


class _QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *told: Any) -> None:
        pass


@contextmanager
def serve_folder(folder: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a plain web host, as any school has one, and how it is stopped."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_QuietHandler, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    stopped = False

    def stop() -> None:
        nonlocal stopped
        if not stopped:
            server.shutdown()
            server.server_close()
        stopped = True

    try:
        yield f"http://127.0.0.1:{server.server_port}", stop
    finally:
        stop()
