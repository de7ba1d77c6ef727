"""How soon is a move shown? From the click to the picture, in a real Chromium at the real server.

The page is left alone for a moment before each click, and the computer players take theirs, as with people:
otherwise it would be the picture before, or the one after, that is waited for. Beside it, in the same page: a
message to the bare echo and back, and one picture after it.
"""

import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import msgspec
import result_table
from game_parts import benchmark_module
from pinned_servers import echoing, serving
from result_table import Row
from rich.console import Console

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.text import text_for

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["show_moves"]

MOVES = 40
SHOWN_WANTED = 100
"""Milliseconds: what people take for at once."""
BUILT = Path(__file__).parent.parent / "src" / "thirdplace" / "web" / "index.html"
SAID, HEARD = 70, 900
"""Bytes of a move and of what it changes."""
A_LOOK = 400
"""Milliseconds that somebody looks at the board before the next click."""
PATIENCE = 20_000
WIDTH = 132

WATCH = """
window.shown = [];
let clicked = null;
let told = false;
addEventListener("click", (click) => { clicked = click.timeStamp; told = false; }, true);
const painted = (since) => requestAnimationFrame(() => {
  const after = new MessageChannel();  // its message comes when the picture is done
  after.port1.onmessage = () => window.shown.push(performance.now() - since);
  after.port2.postMessage(null);
});
new MutationObserver(() => {
  if (clicked === null || !told) return;
  painted(clicked);
  clicked = null;
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => { told ||= data.includes('"type":"update"'); });
  }
};
"""
ECHO = """async ({ address, times, said }) => {
  const socket = new WebSocket(address);
  await new Promise((open) => (socket.onopen = open));
  socket.send('{"type":"hello"}');
  await new Promise((heard) => (socket.onmessage = heard));
  const took = [];
  for (let time = 0; time < times; time++) {
    await new Promise((done) => setTimeout(done, 30));
    const since = performance.now();
    socket.send("x".repeat(said));
    await new Promise((heard) => (socket.onmessage = heard));
    await new Promise((drawn) => requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = drawn;
      after.port2.postMessage(null);
    }));
    took.push(performance.now() - since);
  }
  return took;
}"""


def show_moves(moves: int = MOVES) -> list[Row]:
    """A row for the usual move of each game, and one for the slow ones."""
    missing = _missing()
    if missing:
        return [Row(section=_section(), what="not measured", note=missing)]
    return [row for game in all_games() if benchmark_module(game, "clicks") for row in _rows(game, moves)]


def _section() -> str:
    return "From the click to the picture"


def _missing() -> str:
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "needs playwright: make browser installs it"
    if not _chromium():
        return "needs Chromium"
    return "" if BUILT.exists() else "needs the client: make client"


def _chromium() -> str | None:
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def _rows(game: Game, moves: int) -> Iterator[Row]:
    with serving() as (server, _), echoing(SAID, HEARD) as (echo, _), _page() as page:
        ours = _played(page, server, game, moves)
        bare = _echoed(page, echo, moves)
    title = text_for("en", game)("title")
    for what, figure in (("half are shown within", median), ("95 % are shown within", _slow)):
        us, them = figure(ours), figure(bare)
        yield Row(
            section=_section(),
            what=f"{title}: {what}",
            ours=us,
            unit="ms",
            beside=them,
            ratio=us / them,
            at_most=SHOWN_WANTED,
            absolute=True,
            note=f"{len(ours)} moves; beside: the bare echo, then one picture",
        )


def _slow(took: list[float]) -> float:
    return quantiles(took, n=20)[-1]


@contextmanager
def _page() -> Iterator["Page"]:
    """Its policy would not let it talk to the bare echo."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", bypass_csp=True)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        yield context.new_page()
        browser.close()


def _ask(address: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = msgspec.json.encode(body) if body is not None else b""
    with urlopen(Request(address, data, headers, method="POST"), timeout=20) as answer:
        return msgspec.json.decode(answer.read())


def _seat(server: str, game: Game) -> str:
    """The link to a seat among computer players, the game begun."""
    tables = f"{server}/api/tables"
    clicks = benchmark_module(game, "clicks")
    made = _ask(tables, {"game": game.id, "options": clicks.OPTIONS})
    own = _ask(f"{tables}/{made['id']}/seats", {"name": "Ann"}, made["host"])
    for _ in range(clicks.COMPUTERS):
        _ask(f"{tables}/{made['id']}/seats", {"bot": "easy"}, made["host"])
    _ask(f"{tables}/{made['id']}/start", None, made["host"])
    return f"{server}/t/{made['id']}#seat={own['token']}"


def _played(page: "Page", server: str, game: Game, moves: int) -> list[float]:
    """Play until so many clicks have been shown; a game that ends is followed by another."""
    next_click = benchmark_module(game, "clicks").next_click
    took: list[float] = []
    while len(took) < moves:
        page.goto("about:blank")
        page.goto(_seat(server, game))
        while len(took) < moves and (choice := next_click(page)) is not None:
            page.wait_for_timeout(A_LOOK)
            choice.click()
            late = time.monotonic() + PATIENCE / 1000
            while not (shown := page.evaluate("window.shown.splice(0)")):
                if time.monotonic() > late:
                    raise TimeoutError(f"{game.id}: nothing is shown of a move")
            took += shown[:1]
    return took


def _echoed(page: "Page", echo: str, times: int) -> list[float]:
    table = _ask(f"{echo}/api/tables")["id"]
    address = f"{echo.replace('http', 'ws')}/api/tables/{table}/socket"
    took: list[float] = page.evaluate(ECHO, {"address": address, "times": times, "said": SAID})
    return took


if __name__ == "__main__":
    result_table.show(show_moves(), Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False))
