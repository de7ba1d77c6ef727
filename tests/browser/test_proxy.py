"""Behind a proxy, in a real browser: below a sub-path, and where the proxy is not set up as it should be."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, expect
from support.games import LED_GAME, TURN_GAME
from support.live_server import Server
from support.live_site import DESK, LiveSite, again_button, load_decisions, page_texts
from support.reverse_proxy import Proxy

from thirdplace import LANGUAGES, games
from thirdplace.text import text_for

pytestmark = pytest.mark.browser

ROOT = "/games/"
PAGES_OF_GAMES = sorted(path.stem.lower() for path in Path(*games.__path__).glob("*/web/pages/*.svelte"))
SCREENS = ("", f"learn/{TURN_GAME}", "print", f"pad/{TURN_GAME}", *PAGES_OF_GAMES)


class ProxiedServer(LiveSite):
    """The browser of another site; its server is found below a path of a proxy."""

    def __init__(self, folder: Path, browser: Browser, strips: bool) -> None:
        self.server = Server(folder / "data", "--behind-proxy", "--root", ROOT, "--messages", "1000")
        self.browser = browser
        self._strips = strips

    def __enter__(self) -> "ProxiedServer":
        self.server.start()
        self.proxy = Proxy(self.server.address, ROOT, strips=self._strips).__enter__()
        self.server.address = self.proxy.address + ROOT.rstrip("/")
        return self

    def __exit__(self, *failure: object) -> None:
        self.proxy.__exit__(*failure)
        self.server.stop()


@pytest.fixture(params=[False, True], ids=["passed on", "taken off"])
def proxied_server(site: LiveSite, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ProxiedServer]:
    with ProxiedServer(tmp_path, site.browser, request.param) as found:
        yield found


def test_a_whole_game_below_a_sub_path(proxied_server: ProxiedServer) -> None:
    """From the shelf to the end of the game, and on to every other screen; nothing leads elsewhere."""
    with proxied_server.open_browser(LED_GAME, shell=True) as ann:
        paths: set[str] = set()
        ann.page.on("request", lambda request: paths.add(urlsplit(request.url).path))
        ann.page.on("websocket", lambda socket: paths.add(urlsplit(socket.url).path))
        ann.speed_up_new_tables(rounds=1)
        ann.open()
        box = ann.page.get_by_role("article").filter(has_text=ann.text_of(f"box-{LED_GAME}.claim"))
        box.get_by_role("button", name=ann.text_of("web-play-now")).click()
        ann.page.wait_for_url(f"**{ROOT}t/*")
        while load_decisions(LED_GAME).decide(ann, ann.click_and_wait):
            pass
        again_button(ann).wait_for()
        table = ann.page.url.rpartition("/")[2]
        ann.page.locator(f"a[href='{ROOT}replay/{table}']").first.click()
        ann.page.wait_for_url(f"**{ROOT}replay/{table}*")
        for screen in SCREENS:
            ann.open(f"/{screen}")
            ann.page.wait_for_load_state("networkidle")
            expect(ann.page.locator("h1").first).to_be_visible()
            links = [link.get_attribute("href") or "" for link in ann.page.locator("a[href]").all()]
            assert all(link.startswith((ROOT, "#", "http", "mailto:")) for link in links), (screen, links)
        scope = ann.page.evaluate("navigator.serviceWorker.ready.then(it => new URL(it.scope).pathname)")
        assert scope == ROOT
        assert {path for path in paths if not path.startswith(ROOT)} == set()
        assert any(path.endswith("/socket") for path in paths)


def test_an_invitation_leads_below_the_sub_path(site: LiveSite, tmp_path: Path) -> None:
    with ProxiedServer(tmp_path, site.browser, strips=False) as proxied:
        table = proxied.make_table(TURN_GAME, "Ann", start=False)
        with proxied.open_browser(TURN_GAME) as ann, proxied.open_browser(TURN_GAME) as bob:
            ann.open_seat(table)
            address = proxied.server.address.removeprefix("http://")
            ann.page.get_by_text(address).first.wait_for()
            bob.open()
            bob.page.get_by_role("textbox").first.fill(table.code)
            bob.page.keyboard.press("Enter")
            bob.page.wait_for_url(f"**{ROOT}t/{table.id}")
            ann.open("/timer")
            ann.page.reload()
            ann.page.wait_for_url(f"**{ROOT}timer")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proxy_that_tells_another_host_is_named_on_the_page(
    site: LiveSite, tmp_path: Path, lang: str
) -> None:
    """nginx with `Host $host` at a port of its own: sockets are refused, and browsers do not say why."""
    sentence = text_for(lang)("error-wrong-origin")
    with Server(tmp_path / "data", "--behind-proxy") as server:
        table = make_table(server)
        with Proxy(server.address, host=lambda host: host.partition(":")[0]) as proxy:
            context = site.browser.new_context(locale=lang, viewport={"width": DESK[0], "height": DESK[1]})
            page = context.new_page()
            page.goto(f"{proxy.address}/t/{table}")
            page.get_by_text(sentence[:60]).wait_for()
            page.goto(proxy.address)
            page.get_by_role("button", name=page_texts(lang, TURN_GAME)("web-play-now")).first.click()
            page.get_by_text(sentence[:60]).first.wait_for()
            context.close()
    assert server.log.read_text().count('"wrong-origin"') == 1
    assert "$http_host" in server.log.read_text()


def make_table(server: Server) -> str:
    wanted = Request(
        server.address + "/api/tables",
        b'{"game":"%b"}' % TURN_GAME.encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(wanted, timeout=10) as answer:
        made: str = json.load(answer)["id"]
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_is_not_ours_gets_a_page_that_says_so(site: LiveSite, tmp_path: Path, lang: str) -> None:
    with Server(tmp_path / "data") as server, Proxy(server.address, host=lambda _: "evil.example") as proxy:
        context = site.browser.new_context(locale=lang)
        page = context.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text))
        answer = page.goto(proxy.address)
        assert answer is not None
        assert answer.status == 421
        expect(page.get_by_text(text_for(lang)("error-wrong-host"))).to_be_visible()
        assert page.locator("html").get_attribute("lang") == lang
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert colour == "rgb(245, 237, 220)"  # the policy lets its style through
        assert [text for text in complaints if "421" not in text] == []
        context.close()
