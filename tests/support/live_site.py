"""A real browser at a real server: guests who see the page, click, press keys, and fail on any complaint."""

import json
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from fluent.runtime import FluentResource
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Route,
    WebSocket,
    expect,
    sync_playwright,
)
from support.live_server import PROGRAM, QUICK, Json, Server, TableMade

from thirdplace.core.registry import find_game
from thirdplace.text import Text, catalogue_files

__all__ = [
    "DESK",
    "PHONE",
    "TWO_FRAMES",
    "BrowserUser",
    "LiveSite",
    "PageTexts",
    "again_button",
    "go_to_end",
    "load_decisions",
    "open_with_seats",
    "page_texts",
    "send_command",
]

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "thirdplace" / "web"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (390, 844)
DESK = (1280, 800)
TIMEOUT_MS = 15_000
expect.set_options(timeout=TIMEOUT_MS)
AT_REST = """Promise.all(document.getAnimations()
  .filter(it => it instanceof CSSTransition || it instanceof CSSAnimation)
  .filter(it => it.effect.getTiming().iterations !== Infinity)
  .map(it => it.finished.catch(() => {})))"""
"""Half-way between two themes a colour is neither. A year that passes never rests."""
TWO_FRAMES = "new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(() => shown())))"
NETWORK = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection to")
"""What a browser says by itself when it is cut off."""
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
"""Without windows it takes two thirds of the time."""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""Only one test is about the shell that is kept: everybody else is spared a second load of everything."""
ON_ARRIVAL = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    if (shift.hadRecentInput) continue;
    const moved = shift.sources.map(({ node, previousRect: a, currentRect: b }) => {
      const it = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      const box = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(" ");
      return `${it?.localName}.${it?.getAttribute?.("class")} ${box(a)} -> ${box(b)}`;
    });
    window.shifts.push({ value: shift.value, moved });
  }
}).observe({ type: "layout-shift", buffered: true });"""
"""What moves on the page without anybody having touched it."""


class PageTexts:
    """What the page says in one language while this game is played, by the ids of the messages."""

    def __init__(self, lang: str, game: str) -> None:
        source = files("thirdplace")
        folder = source / "games" / game.replace("-", "_") / "locale"
        own = [path for path in catalogue_files(lang, find_game(game)) if "games" in str(path)]
        web = [
            path
            for path in Path(str(source / "games")).glob(f"*/locale/{lang}*.web.ftl")
            if not path.name.endswith(".lessons.web.ftl")
        ]
        common = [path for path in (source / "locale").iterdir() if path.name.startswith(f"{lang}.")]
        found = [
            *own,
            folder / f"{lang}.lessons.web.ftl",
            *web,
            *common,
        ]
        self._text = Text(lang, [FluentResource(path.read_text(encoding="utf-8")) for path in found])

    def __call__(self, message: str, **arguments: Any) -> str:
        return self._text(message, **arguments)

    def pattern_of(self, message: str, *unknown: str, **known: Any) -> re.Pattern[str]:
        """The message whatever these arguments are."""
        said = self._text(message, **known, **dict.fromkeys(unknown, "\ue000"))
        return re.compile(f"^{re.escape(said)}$".replace("\ue000", ".+"))

    def beginning_of(self, message: str, *unknown: str, **known: Any) -> re.Pattern[str]:
        """The message whatever these arguments are, and whatever is said after it."""
        return re.compile(self.pattern_of(message, *unknown, **known).pattern.removesuffix("$"))


page_texts = cache(PageTexts)


class LiveSite:
    """A server with the built client, and a browser in front of it."""

    _playwright: Playwright | None = None
    _users = 0

    def __init__(self, folder: Path, program: Sequence[str] = PROGRAM) -> None:
        assert (WEB / "index.html").is_file(), "there is no client: make client"
        self.server = Server(folder / "data", "--tables", "10000", "--messages", "1000", program=program)

    def __enter__(self) -> "LiveSite":
        program = next(filter(None, map(shutil.which, CHROMIUM)), None)
        assert program, "Chromium is missing: apt install chromium-headless-shell"
        self.server.start()
        # Of Playwright there can be one in a process, whoever else has a server and a browser.
        LiveSite._playwright = LiveSite._playwright or sync_playwright().start()
        LiveSite._users += 1
        self.browser: Browser = LiveSite._playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"]
        )
        return self

    def __exit__(self, *failure: object) -> None:
        self.browser.close()
        LiveSite._users -= 1
        if not LiveSite._users and LiveSite._playwright is not None:
            LiveSite._playwright.stop()
            LiveSite._playwright = None
        self.server.stop()

    def request(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """What the lobby answers."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.server.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except HTTPError as refused:
            raise AssertionError(refused.read()) from None

    def make_table(self, game: str, *names: str, start: bool = True, **wanted: Any) -> TableMade:
        """A quick table where these people sit ("bot": a computer player), begun unless told otherwise."""
        made = self.request("POST", "/api/tables", {"game": game, "settings": QUICK, **wanted})
        table = TableMade(made["id"], made["code"], made["host"])
        for name in names:
            body = {"bot": "easy"} if name == "bot" else {"name": name}
            sat = self.request("POST", f"/api/tables/{table.id}/seats", body, table.host)
            if sat["token"] is not None:
                table.tokens.append(sat["token"])
        if start:
            self.request("POST", f"/api/tables/{table.id}/start", None, table.host)
        return table

    def do(self, table: TableMade, seat: int, action: Json) -> None:
        """What this seat does, told to the server by other means than a page."""
        command = {"type": "do", "seat": seat, "action": action}
        self.request("POST", f"/api/tables/{table.id}/commands", command, table.tokens[seat])

    def hand_over(self, table: TableMade, seat: int = 0) -> None:
        """From here on a computer plays for this seat."""
        command = {"type": "hand", "seat": seat, "level": "easy"}
        self.request("POST", f"/api/tables/{table.id}/commands", command, table.tokens[seat])

    def read_record(self, table: TableMade) -> Json:
        found: Json = self.request("GET", f"/api/tables/{table.id}/record")
        return found

    @contextmanager
    def open_browser(
        self,
        game: str,
        *,
        lang: str = "en",
        size: tuple[int, int] = DESK,
        moving: bool = False,
        shell: bool = False,
    ) -> Iterator["BrowserUser"]:
        """Somebody with a browser of their own, who wants to play this game. Complaints fail at the end.

        `moving`: with everything that moves; `shell`: with what is kept for a day without a network.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if shell else "block",
        )
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(ON_ARRIVAL)
        user = BrowserUser(self, context.new_page(), lang, game)
        try:
            yield user
            assert not user.errors, user.errors
        except Exception as failure:
            failure.add_note(f"{user.page.url} had complained of {user.errors}")
            raise
        finally:
            context.close()


class BrowserUser:
    """One browser window."""

    def __init__(self, site: LiveSite, page: Page, lang: str, game: str) -> None:
        self.site = site
        self.page = page
        self.game = game
        self.lang = lang
        self.text_of = page_texts(lang, game)
        self.errors: list[str] = []
        self.cut_off = False
        self.address: str | None = None
        """Where this browser finds the server, if not where everybody does."""
        self.answers = 0
        self.updates = 0
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self._check_same_server(request.url))
        page.on("websocket", self._on_websocket)

    def _on_console(self, message: ConsoleMessage) -> None:
        known = message.text == NO_WORKER or (self.cut_off and NETWORK.search(message.text))
        if message.type in ("error", "warning") and not known:
            self.errors.append(f"{message.text} {message.location.get('url')}")

    def _check_same_server(self, url: str) -> None:
        """Nothing comes from anywhere but the server."""
        if urlsplit(url).netloc != urlsplit(self.address or self.site.server.address).netloc:
            self.errors.append(url)

    def _on_websocket(self, socket: WebSocket) -> None:
        self._check_same_server(socket.url)
        socket.on("framereceived", self._on_frame)

    def _on_frame(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        self.answers += message["type"] in ("ok", "refused")
        self.updates += message["type"] == "update"

    def open(self, path: str = "/") -> None:
        self.page.goto((self.address or self.site.server.address) + path)

    def open_seat(self, table: TableMade, seat: int = 0) -> None:
        """Come by the link that carries a seat."""
        self.open(f"/t/{table.id}#seat={table.tokens[seat]}")

    def speed_up_new_tables(self, **options: Any) -> None:
        """The tables this page makes are quick ones, whatever else it wants of them."""

        def hurried(route: Route) -> None:
            wanted = route.request.post_data_json or {}
            wanted["options"] = {**wanted.get("options", {}), **options}
            route.continue_(post_data=json.dumps({**wanted, "settings": QUICK}))

        self.page.route("**/api/tables", hurried)

    # What is on the page.

    def button(self, message: str, *unknown: str, **known: Any) -> Locator:
        return self.page.get_by_role("button", name=self.text_of.pattern_of(message, *unknown, **known))

    def button_starting(self, message: str, **known: Any) -> Locator:
        """A button whose name goes on after these words: a second line tells more."""
        name = re.compile(f"^{re.escape(self.text_of(message, **known))}")
        return self.page.get_by_role("button", name=name)

    def button_headed(self, message: str) -> Locator:
        """A button with exactly these words in a line of their own."""
        line = self.page.get_by_text(self.text_of(message), exact=True)
        return self.page.get_by_role("button").filter(has=line)

    def link(self, message: str, **known: Any) -> Locator:
        return self.page.get_by_role("link", name=self.text_of(message, **known))

    def region(self, message: str, **known: Any) -> Locator:
        return self.page.get_by_role("region", name=self.text_of(message, **known))

    def wait_for_text(self, message: str, **known: Any) -> None:
        self.page.get_by_text(self.text_of(message, **known)).first.wait_for()

    # What is done.

    def click_and_wait(self, button: Locator) -> None:
        """Click what is sent to the server, and wait for the answer."""
        before = self.answers
        button.first.click()
        self.wait_for_answer(before)

    def press_and_wait(self, button: Locator, key: str = "Enter") -> None:
        before = self.answers
        self.tab_to(button)
        self.page.keyboard.press(key)
        self.wait_for_answer(before)

    def press(self, button: Locator, how: Callable[[Locator], None]) -> None:
        """What only this page has to know."""
        if how == self.press_and_wait:
            self.tab_to(button)
            self.page.keyboard.press("Enter")
        else:
            button.first.click()

    def wait_for_answer(self, before: int) -> None:
        for _ in range(TIMEOUT_MS // 5):
            if self.answers > before:
                return
            self.page.wait_for_timeout(5)
        raise AssertionError("the server did not answer")

    def tab_to(self, wanted: Locator, most: int = 120) -> None:
        """With the Tab key alone, until this has the focus, and shows it."""
        target = wanted.first.element_handle()
        for _ in range(most):
            if target.evaluate("it => document.activeElement === it && it.matches(':focus-visible')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {wanted}")

    def set_language(self, lang: str) -> None:
        """Change the language where the page offers it: in its head, or in the menu; else come anew."""
        choice, menu = self.page.locator(f"button[lang={lang}]"), self.button("web-table")
        folded = not choice.is_visible() and menu.is_visible()
        if folded:
            menu.dispatch_event("click")  # whatever lies over it
            choice.wait_for()
        if choice.is_visible():
            choice.click()
        else:
            self.page.evaluate("lang => localStorage.setItem('language', lang)", lang)
            self.page.reload(wait_until="networkidle")
        self.page.locator(f"html[lang={lang}]").wait_for()
        if folded:
            self.page.keyboard.press("Escape")
            choice.wait_for(state="detached")
        self.lang = lang
        self.text_of = page_texts(lang, self.game)

    def wait_for_update(self, before: int) -> None:
        """Until the page has been told more, and has shown it."""
        for _ in range(TIMEOUT_MS // 5):
            if self.updates > before:
                self.page.evaluate(TWO_FRAMES)
                self.page.evaluate(AT_REST)
                return
            self.page.wait_for_timeout(5)
        raise AssertionError("the server did not tell")

    # What is looked into.

    def html_without_ids(self, table: TableMade) -> str:
        """The whole document, once it has come to rest, without what is different at every table."""
        self.page.wait_for_load_state("networkidle")
        link = f'{table.id}|{table.code}|{re.escape(self.page.url)}|data:image/svg[^"]*'
        return re.sub(link, "", self.page.content())

    def find_axe_violations(self) -> list[str]:
        """What axe-core finds on the page. It comes from outside: the page's policy lets nothing in."""
        if not self.page.evaluate("typeof axe !== 'undefined'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.evaluate(AT_REST)
        asked = "axe.run(document, { resultTypes: ['violations'] }).then(result => result.violations)"
        found = self.page.evaluate(asked)
        return [
            f"{one['id']} {node['target']}: {node['failureSummary']}"
            for one in found
            for node in one["nodes"]
        ]


def again_button(user: BrowserUser) -> Locator:
    """After every game one can play again."""
    return user.button("web-again")


def load_decisions(game: str) -> Any:
    """`tests/browser/decisions.py` of this game: `decide` makes one decision by what the page offers.

    `before_end` is what one clicks between the last decision and the end; a game may have none.
    """
    return import_module(f"{find_game(game).package}.tests.browser.decisions")


def go_to_end(user: BrowserUser) -> None:
    """Where a game looks at something else before its end, one goes on to it."""
    has_decisions = (files(find_game(user.game).package) / "tests" / "browser" / "decisions.py").is_file()
    if has_decisions and hasattr(load_decisions(user.game), "before_end"):
        last = load_decisions(user.game).before_end(user)
        last.or_(again_button(user)).first.wait_for()
        if last.is_visible():
            last.click()
    again_button(user).wait_for()


MAX_DECISIONS = 400
"""More decisions than any of these games has."""


def count_recorded_actions(site: LiveSite, table: str) -> int:
    """How many actions it took; the whole record is told only once a game is over."""
    record = site.request("GET", f"/api/tables/{table}/record")
    assert record["seed"] is not None
    return len(record["actions"])


def open_menu(user: BrowserUser) -> None:
    user.button("web-table").click()
    user.page.get_by_role("dialog").wait_for()


def open_with_seats(user: BrowserUser, table: TableMade, *seats: int, host: bool = False) -> None:
    """A device that has had these seats, and perhaps the host's, from the beginning."""
    user.open()
    kept: Json = {"seats": [table.tokens[seat] for seat in seats]}
    if host:
        kept["host"] = table.host
    keep = "([id, kept]) => localStorage.setItem(`table:${id}`, JSON.stringify(kept))"
    user.page.evaluate(keep, [table.id, kept])
    user.open(f"/t/{table.id}")


def take_seats(site: LiveSite, table: str, *names: str) -> list[Json]:
    return [site.request("POST", f"/api/tables/{table}/seats", {"name": name}) for name in names]


def send_command(site: LiveSite, table: TableMade, said: Json, token: str | None = None) -> None:
    site.request("POST", f"/api/tables/{table.id}/commands", said, token or table.host)


def visible_text(user: BrowserUser) -> str:
    """What is shown, without what has been said of it so far."""
    said = user.page.get_by_role("log").inner_text()
    return user.page.locator("body").inner_text().removesuffix(said).rstrip()
