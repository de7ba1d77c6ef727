"""A real browser at a real server: guests who see the page, click, press keys, and fail on any complaint."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
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
from support.serving import QUICK, Json, Server, TableMade

from thirdplace.core.registry import find_game
from thirdplace.text import Text, catalogue

__all__ = [
    "DESK",
    "PHONE",
    "TWO_FRAMES",
    "Guest",
    "House",
    "command",
    "decisions_of",
    "hold",
    "over",
    "see_the_end",
    "words",
]

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "thirdplace" / "web"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (390, 844)
DESK = (1280, 800)
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)
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


class Words:
    """What the page says in one language while this game is played, by the ids of the messages."""

    def __init__(self, lang: str, game: str) -> None:
        source = files("thirdplace")
        folder = source / "games" / game.replace("-", "_") / "locale"
        own = [path for path in catalogue(lang, find_game(game)) if "games" in str(path)]
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

    def like(self, message: str, *unknown: str, **known: Any) -> re.Pattern[str]:
        """The message whatever these arguments are."""
        said = self._text(message, **known, **dict.fromkeys(unknown, "\ue000"))
        return re.compile(f"^{re.escape(said)}$".replace("\ue000", ".+"))


words = cache(Words)


class House:
    """A server with the built client, and a browser in front of it."""

    _playwright: Playwright | None = None
    _users = 0

    def __init__(self, folder: Path) -> None:
        assert (WEB / "index.html").is_file(), "there is no client: make client"
        self.server = Server(folder / "data", "--tables", "10000", "--messages", "1000")

    def __enter__(self) -> "House":
        program = next(filter(None, map(shutil.which, CHROMIUM)), None)
        assert program, "Chromium is missing: apt install chromium-headless-shell"
        self.server.start()
        # Of Playwright there can be one in a process, whoever else has a server and a browser.
        House._playwright = House._playwright or sync_playwright().start()
        House._users += 1
        self.browser: Browser = House._playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"]
        )
        return self

    def __exit__(self, *failure: object) -> None:
        self.browser.close()
        House._users -= 1
        if not House._users and House._playwright is not None:
            House._playwright.stop()
            House._playwright = None
        self.server.stop()

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
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

    def make(self, game: str, *names: str, start: bool = True, **wanted: Any) -> TableMade:
        """A quick table where these people sit ("bot": a computer player), begun unless told otherwise."""
        made = self.ask("POST", "/api/tables", {"game": game, "settings": QUICK, **wanted})
        table = TableMade(made["id"], made["code"], made["host"])
        for name in names:
            body = {"bot": "easy"} if name == "bot" else {"name": name}
            sat = self.ask("POST", f"/api/tables/{table.id}/seats", body, table.host)
            if sat["token"] is not None:
                table.tokens.append(sat["token"])
        if start:
            self.ask("POST", f"/api/tables/{table.id}/start", None, table.host)
        return table

    def do(self, table: TableMade, seat: int, action: Json) -> None:
        """What this seat does, told to the server by other means than a page."""
        command = {"type": "do", "seat": seat, "action": action}
        self.ask("POST", f"/api/tables/{table.id}/commands", command, table.tokens[seat])

    def hand_over(self, table: TableMade, seat: int = 0) -> None:
        """From here on a computer plays for this seat."""
        command = {"type": "hand", "seat": seat, "level": "easy"}
        self.ask("POST", f"/api/tables/{table.id}/commands", command, table.tokens[seat])

    def record(self, table: TableMade) -> Json:
        found: Json = self.ask("GET", f"/api/tables/{table.id}/record")
        return found

    @contextmanager
    def guest(
        self,
        game: str,
        *,
        lang: str = "en",
        size: tuple[int, int] = DESK,
        moving: bool = False,
        shell: bool = False,
    ) -> Iterator["Guest"]:
        """Somebody with a browser of their own, who wants to play this game. Complaints fail at the end.

        `moving`: with everything that moves; `shell`: with what is kept for a day without a network.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if shell else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(ON_ARRIVAL)
        guest = Guest(self, context.new_page(), lang, game)
        try:
            yield guest
            assert not guest.complaints, guest.complaints
        except Exception as failure:
            failure.add_note(f"{guest.page.url} had complained of {guest.complaints}")
            raise
        finally:
            context.close()


class Guest:
    """One browser window."""

    def __init__(self, house: House, page: Page, lang: str, game: str) -> None:
        self.house = house
        self.page = page
        self.game = game
        self.lang = lang
        self.say = words(lang, game)
        self.complaints: list[str] = []
        self.cut_off = False
        self.address: str | None = None
        """Where this browser finds the server, if not where everybody does."""
        self.answers = 0
        self.updates = 0
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._same_house(request.url))
        page.on("websocket", self._listen)

    def _console(self, message: ConsoleMessage) -> None:
        known = message.text == NO_WORKER or (self.cut_off and NETWORK.search(message.text))
        if message.type in ("error", "warning") and not known:
            self.complaints.append(f"{message.text} {message.location.get('url')}")

    def _same_house(self, url: str) -> None:
        """Nothing comes from anywhere but the server."""
        if urlsplit(url).netloc != urlsplit(self.address or self.house.server.address).netloc:
            self.complaints.append(url)

    def _listen(self, socket: WebSocket) -> None:
        self._same_house(socket.url)
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        self.answers += message["type"] in ("ok", "refused")
        self.updates += message["type"] == "update"

    def go(self, path: str = "/") -> None:
        self.page.goto((self.address or self.house.server.address) + path)

    def sit(self, table: TableMade, seat: int = 0) -> None:
        """Come by the link that carries a seat."""
        self.go(f"/t/{table.id}#seat={table.tokens[seat]}")

    def hurry(self, **options: Any) -> None:
        """The tables this page makes are quick ones, whatever else it wants of them."""

        def hurried(route: Route) -> None:
            wanted = route.request.post_data_json or {}
            wanted["options"] = {**wanted.get("options", {}), **options}
            route.continue_(post_data=json.dumps({**wanted, "settings": QUICK}))

        self.page.route("**/api/tables", hurried)

    # What is on the page.

    def button(self, message: str, *unknown: str, **known: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say.like(message, *unknown, **known))

    def starting(self, message: str, **known: Any) -> Locator:
        """A button whose name goes on after these words: a second line tells more."""
        name = re.compile(f"^{re.escape(self.say(message, **known))}")
        return self.page.get_by_role("button", name=name)

    def headed(self, message: str) -> Locator:
        """A button with exactly these words in a line of their own."""
        line = self.page.get_by_text(self.say(message), exact=True)
        return self.page.get_by_role("button").filter(has=line)

    def link(self, message: str, **known: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **known))

    def region(self, message: str, **known: Any) -> Locator:
        return self.page.get_by_role("region", name=self.say(message, **known))

    def sees(self, message: str, **known: Any) -> None:
        self.page.get_by_text(self.say(message, **known)).first.wait_for()

    # What is done.

    def act(self, button: Locator) -> None:
        """Click what is sent to the server, and wait for the answer."""
        before = self.answers
        button.first.click()
        self.wait_for_answer(before)

    def act_by_key(self, button: Locator, key: str = "Enter") -> None:
        before = self.answers
        self.tab_to(button)
        self.page.keyboard.press(key)
        self.wait_for_answer(before)

    def press(self, button: Locator, how: Callable[[Locator], None]) -> None:
        """What only this page has to know."""
        if how == self.act_by_key:
            self.tab_to(button)
            self.page.keyboard.press("Enter")
        else:
            button.first.click()

    def wait_for_answer(self, before: int) -> None:
        for _ in range(PATIENCE // 5):
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

    def speak(self, lang: str) -> None:
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
        self.say = words(lang, self.game)

    def wait_for_update(self, before: int) -> None:
        """Until the page has been told more, and has shown it."""
        for _ in range(PATIENCE // 5):
            if self.updates > before:
                self.page.evaluate(TWO_FRAMES)
                self.page.evaluate(AT_REST)
                return
            self.page.wait_for_timeout(5)
        raise AssertionError("the server did not tell")

    # What is looked into.

    def content(self, table: TableMade) -> str:
        """The whole document, once it has come to rest, without what is different at every table."""
        self.page.wait_for_load_state("networkidle")
        link = f'{table.id}|{table.code}|{re.escape(self.page.url)}|data:image/svg[^"]*'
        return re.sub(link, "", self.page.content())

    def violations(self) -> list[str]:
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


def over(guest: Guest) -> Locator:
    """After every game one can play again."""
    return guest.button("web-again")


def decisions_of(game: str) -> Any:
    """`tests/browser/decisions.py` of this game: `decide` makes one decision by what the page offers.

    `before_end` is what one clicks between the last decision and the end; a game may have none.
    """
    return import_module(f"{find_game(game).package}.tests.browser.decisions")


def see_the_end(guest: Guest) -> None:
    """Where a game looks at something else before its end, one goes on to it."""
    has_decisions = (files(find_game(guest.game).package) / "tests" / "browser" / "decisions.py").is_file()
    if has_decisions and hasattr(decisions_of(guest.game), "before_end"):
        last = decisions_of(guest.game).before_end(guest)
        last.or_(over(guest)).first.wait_for()
        if last.is_visible():
            last.click()
    over(guest).wait_for()


MOST = 400
"""More decisions than any of these games has."""


def result(house: House, table: str) -> int:
    """How many actions it took; the whole record is told only once a game is over."""
    record = house.ask("GET", f"/api/tables/{table}/record")
    assert record["seed"] is not None
    return len(record["actions"])


def open_menu(guest: Guest) -> None:
    guest.button("web-table").click()
    guest.page.get_by_role("dialog").wait_for()


def hold(guest: Guest, table: TableMade, *seats: int, host: bool = False) -> None:
    """A device that has had these seats, and perhaps the host's, from the beginning."""
    guest.go()
    kept: Json = {"seats": [table.tokens[seat] for seat in seats]}
    if host:
        kept["host"] = table.host
    keep = "([id, kept]) => localStorage.setItem(`table:${id}`, JSON.stringify(kept))"
    guest.page.evaluate(keep, [table.id, kept])
    guest.go(f"/t/{table.id}")


def sit(house: House, table: str, *names: str) -> list[Json]:
    return [house.ask("POST", f"/api/tables/{table}/seats", {"name": name}) for name in names]


def command(house: House, table: TableMade, said: Json, token: str | None = None) -> None:
    house.ask("POST", f"/api/tables/{table.id}/commands", said, token or table.host)


def text(guest: Guest) -> str:
    """What is shown, without what has been said of it so far."""
    said = guest.page.get_by_role("log").inner_text()
    return guest.page.locator("body").inner_text().removesuffix(said).rstrip()
