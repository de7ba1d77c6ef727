"""How soon is a move shown? From the click to the painted frame, in a real Chromium at the real server.

There is a pause before each click, and computer players take their time, as people do: otherwise the frame of
the move before or after would be measured. For comparison, in the same page: a message to the echo server and
back, and one frame after it.
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
from result_table import Row
from rich.console import Console
from servers.pinned_servers import run_echo_server, run_server

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.text import text_for

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["find_chromium", "measure_click_latency"]

MOVES = 40
MAX_LATENCY_MS = 100
"""What people perceive as immediate."""
BUILT_CLIENT = Path(__file__).parent.parent / "src" / "thirdplace" / "web" / "index.html"
MOVE_BYTES, UPDATE_BYTES = 70, 900
"""Of a move, and of the update it causes."""
PAUSE_MS = 400
"""How long somebody looks at the board before the next click."""
TIMEOUT_MS = 20_000
WIDTH = 132

WATCH_SCRIPT = """
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
ECHO_SCRIPT = """async ({ address, times, bytes }) => {
  const socket = new WebSocket(address);
  await new Promise((open) => (socket.onopen = open));
  socket.send('{"type":"hello"}');
  await new Promise((heard) => (socket.onmessage = heard));
  const took = [];
  for (let time = 0; time < times; time++) {
    await new Promise((done) => setTimeout(done, 30));
    const since = performance.now();
    socket.send("x".repeat(bytes));
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


def measure_click_latency(moves: int = MOVES) -> list[Row]:
    """For each game a row for the median move, and one for slow moves."""
    missing = _what_is_missing()
    if missing:
        return [Row(section=_section_title(), label="not measured", note=missing)]
    return [
        row for game in all_games() if benchmark_module(game, "clicks") for row in _measure_game(game, moves)
    ]


def _section_title() -> str:
    return "From the click to the picture"


def _what_is_missing() -> str:
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "needs playwright: make browser installs it"
    if not find_chromium():
        return "needs Chromium"
    return "" if BUILT_CLIENT.exists() else "needs the client: make client"


def find_chromium() -> str | None:
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def _measure_game(game: Game, moves: int) -> Iterator[Row]:
    with (
        run_server() as server,
        run_echo_server(MOVE_BYTES, UPDATE_BYTES) as echo,
        _open_page() as page,
    ):
        ours = _measure_clicks(page, server.addresses[0], game, moves)
        bare = _measure_echo(page, echo.addresses[0], moves)
    title = text_for("en", game)("title")
    for what, figure in (("half are shown within", median), ("95 % are shown within", _p95)):
        us, them = figure(ours), figure(bare)
        yield Row(
            section=_section_title(),
            label=f"{title}: {what}",
            ours=us,
            unit="ms",
            reference=them,
            ratio=us / them,
            at_most=MAX_LATENCY_MS,
            limits_are_absolute=True,
            note=f"{len(ours)} moves; beside: the bare echo, then one picture",
        )


def _p95(took: list[float]) -> float:
    return quantiles(took, n=20)[-1]


@contextmanager
def _open_page() -> Iterator["Page"]:
    """Open a page without its content security policy, which forbids connections to the echo server."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", bypass_csp=True)
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(WATCH_SCRIPT)
        yield context.new_page()
        browser.close()


def _post(address: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = msgspec.json.encode(body) if body is not None else b""
    with urlopen(Request(address, data, headers, method="POST"), timeout=20) as answer:
        return msgspec.json.decode(answer.read())


def _start_game(server: str, game: Game) -> str:
    """Start a game against computer players. Returns the link to the seat."""
    tables = f"{server}/api/tables"
    clicks = benchmark_module(game, "clicks")
    made = _post(tables, {"game": game.id, "options": clicks.OPTIONS})
    own = _post(f"{tables}/{made['id']}/seats", {"name": "Ann"}, made["host"])
    for _ in range(clicks.COMPUTERS):
        _post(f"{tables}/{made['id']}/seats", {"bot": "easy"}, made["host"])
    _post(f"{tables}/{made['id']}/start", None, made["host"])
    return f"{server}/t/{made['id']}#seat={own['token']}"


def _measure_clicks(page: "Page", server: str, game: Game, moves: int) -> list[float]:
    """Play until this many clicks were measured; when a game ends, another one is started."""
    next_click = benchmark_module(game, "clicks").next_click
    took: list[float] = []
    while len(took) < moves:
        page.goto("about:blank")
        page.goto(_start_game(server, game))
        while len(took) < moves and (choice := next_click(page)) is not None:
            page.wait_for_timeout(PAUSE_MS)
            choice.click()
            late = time.monotonic() + TIMEOUT_MS / 1000
            while not (shown := page.evaluate("window.shown.splice(0)")):
                if time.monotonic() > late:
                    raise TimeoutError(f"{game.id}: a move is not shown")
            took += shown[:1]
    return took


def _measure_echo(page: "Page", echo: str, times: int) -> list[float]:
    table = _post(f"{echo}/api/tables")["id"]
    address = f"{echo.replace('http', 'ws')}/api/tables/{table}/socket"
    took: list[float] = page.evaluate(ECHO_SCRIPT, {"address": address, "times": times, "bytes": MOVE_BYTES})
    return took


if __name__ == "__main__":
    result_table.print_table(
        measure_click_latency(), Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    )
