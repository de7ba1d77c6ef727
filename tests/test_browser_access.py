"""Every screen for everyone: axe-core in both themes, three languages on a phone, a light first load."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import DESK, PHONE, Guest, House, Words, bid, over, write
from fluent.syntax import parse
from fluent.syntax.ast import Message
from serving import Json

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser


LIGHTEST = 150_000
SOURCE = Path(__file__).parent.parent / "src" / "thirdplace"
HOME: Json = {"hands": [["auckland-1840"], ["nelson-1842"]]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("browser")) as house:
        yield house


# The screens, each with what a guest has to do to see it.


def shelf(house: House, guest: Guest) -> None:
    guest.go()
    guest.button("web-join").wait_for()


def gathering(house: House, guest: Guest) -> None:
    guest.sit(house.make("places-please", "Ann", "bot", "Ben", start=False))
    guest.page.get_by_role("heading", name=guest.say("web-invite"), exact=True).wait_for()


def auction(house: House, guest: Guest) -> None:
    guest.sit(house.make("places-bid", "Ann", "bot", "bot", setup={"first": 0}))
    guest.headed("bid-pass").wait_for()


def choosing(house: House, guest: Guest) -> None:
    auction(house, guest)
    look = guest.button("bid-look-at", "card")
    while not look.or_(guest.button("bid-take", "card", "paid")).first.is_visible():
        assert bid(guest, guest.act)
        guest.page.wait_for_timeout(50)


def writing(house: House, guest: Guest) -> None:
    guest.sit(house.make("places-please", "Ann", "bot", "bot"))
    assert write(guest, guest.act)
    guest.button("please-throw", "digit").wait_for()


def planning(house: House, guest: Guest) -> None:
    guest.sit(house.make("place-race", "Ann", "bot", options={"deal": "winnable"}))
    guest.starting("race-ready").wait_for()


def racing(house: House, guest: Guest) -> None:
    options = {"seconds_per_year": 60, "lead_years": 0}
    guest.sit(house.make("place-race", "Ann", "bot", options=options, setup=HOME))
    guest.page.get_by_role("combobox", name=guest.say("race-start")).select_option(label="Auckland")
    guest.act(guest.starting("race-ready"))
    guest.starting("race-turn-in", place="Auckland").wait_for()


def auction_over(house: House, guest: Guest) -> None:
    _let_computers_finish(house, guest, "places-bid")


def writing_over(house: House, guest: Guest) -> None:
    _let_computers_finish(house, guest, "places-please", options={"rounds": 2})


def race_over(house: House, guest: Guest) -> None:
    options = {"seconds_per_year": 0.2, "lead_years": 0}
    _let_computers_finish(house, guest, "place-race", options=options, setup=HOME)


def _let_computers_finish(house: House, guest: Guest, game: str, **wanted: Any) -> None:
    names = ["Ann", "bot"] if game == "place-race" else ["Ann", "bot", "bot"]
    table = house.make(game, *names, **wanted)
    guest.sit(table)
    guest.page.get_by_role("main").or_(guest.page.get_by_role("region")).first.wait_for()
    hand = {"type": "hand", "seat": 0, "level": "simple"}
    house.ask("POST", f"/api/tables/{table.id}/commands", hand, table.tokens[0])
    over(guest).wait_for()


Screen = Callable[[House, Guest], None]
SCREENS: dict[str, tuple[str, Screen]] = {
    "home": ("places-bid", shelf),
    "gathering": ("places-please", gathering),
    "auction": ("places-bid", auction),
    "choosing": ("places-bid", choosing),
    "writing": ("places-please", writing),
    "planning": ("place-race", planning),
    "racing": ("place-race", racing),
    "auction-over": ("places-bid", auction_over),
    "writing-over": ("places-please", writing_over),
    "race-over": ("place-race", race_over),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(house: House, screen: str) -> None:
    game, come_to = SCREENS[screen]
    with house.guest(game) as guest:
        come_to(house, guest)
        for width, height in (DESK, PHONE):
            guest.page.set_viewport_size({"width": width, "height": height})
            for scheme in ("light", "dark"):
                guest.page.emulate_media(color_scheme=scheme)
                assert guest.violations() == [], (width, scheme)


# Three languages on a phone.

CUT_OFF = """() => {
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const around = node.parentElement;
    if (!words || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let scrolls = false;
    for (let box = around; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath === "inset(50%)") { scrolls = true; break; }  // said, not shown
      if (scrolls) continue;
      const frame = box.getBoundingClientRect();
      const hides = (how) => /hidden|clip/.test(how);
      const beside = text.right > frame.right + 1 || text.left < frame.left - 1;
      const above = text.bottom > frame.bottom + 3 || text.top < frame.top - 3;
      if ((hides(style.overflowX) && beside) || (hides(style.overflowY) && above))
        cut.push(`${words} | beyond ${box.localName}.${box.getAttribute("class")}`);
      scrolls = /auto|scroll/.test(style.overflow);
    }
    const beyond = text.width && (text.left < -1 || text.right > innerWidth + 1);
    if (beyond && !scrolls) cut.push(`${words} | beyond the screen`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) cut.push(`the page is ${page.scrollWidth} wide`);
  return cut;
}"""
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((it) =>
  ["aria-label", "title", "placeholder", "alt"].map((name) => it.getAttribute(name) ?? ""))].join("\\n")"""


def ids() -> set[str]:
    """All messages' ids that could not be words."""
    found = {
        entry.id.name
        for path in SOURCE.rglob("en*.ftl")
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }
    return {name for name in found if "-" in name}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_off_on_a_phone_in_any_language(house: House, screen: str, lang: str) -> None:
    game, come_to = SCREENS[screen]
    with house.guest(game, lang=lang, size=PHONE) as guest:
        come_to(house, guest)
        assert guest.page.locator("html").get_attribute("lang") == lang
        assert guest.page.evaluate(CUT_OFF) == []
        said = set(re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", guest.page.evaluate(SAID)))
        assert not said & ids()


def test_language_and_theme_are_remembered(house: House) -> None:
    with house.guest("places-bid") as guest:
        shelf(house, guest)
        for lang in ("de", "it"):
            guest.page.get_by_role("button", name=lang.upper(), exact=False).and_(
                guest.page.locator(f"[lang={lang}]")
            ).click()
            guest.page.locator(f"html[lang={lang}]").wait_for()
        guest.page.reload()
        guest.page.locator("html[lang=it]").wait_for()
        guest.page.locator("button[lang=it][aria-pressed=true]").wait_for()
        ground = "getComputedStyle(document.documentElement).colorScheme"
        before = guest.page.evaluate(ground)
        guest.page.get_by_role("button", name=_in_italian("web-dark")).click()
        guest.page.get_by_role("button", name=_in_italian("web-light")).wait_for()
        guest.page.reload()
        guest.page.get_by_role("button", name=_in_italian("web-light")).wait_for()
        assert guest.page.evaluate(ground) != before


def _in_italian(message: str) -> str:
    return Words("it", "places-bid")(message)


def test_the_first_load_is_light(house: House) -> None:
    with house.guest("places-bid") as guest:
        devtools = guest.page.context.new_cdp_session(guest.page)
        loaded: list[float] = []
        devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
        devtools.send("Network.enable")
        shelf(house, guest)
        guest.page.wait_for_load_state("networkidle")
        assert len(loaded) > 5
        assert sum(loaded) < LIGHTEST, sum(loaded)


def test_the_shell_opens_without_a_network_and_says_what_it_needs(house: House) -> None:
    with house.guest("places-bid") as guest:
        shelf(house, guest)
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        guest.page.reload()  # what the first visit loaded before the worker was there is kept by the second
        guest.page.wait_for_load_state("networkidle")
        guest.cut_off = True
        guest.page.context.set_offline(True)
        guest.page.reload()
        guest.sees("web-shell-alone")
        guest.page.context.set_offline(False)
        guest.page.get_by_text(guest.say("web-shell-alone")).wait_for(state="hidden")
