"""Every page in three languages, from the narrowest phone to a desk: nothing overflows, no word is cut."""

from collections.abc import Iterator

import pytest
from browsing import TWO_FRAMES, Guest, House
from test_browser_access import CUT_OFF, Way
from test_browser_class import speak
from test_browser_teacher import lesson, play_round, take_over

from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

WIDTHS = {320: 568, 390: 844, 768: 1024, 1280: 800}
"""In pixels, each with the height of a screen of that width."""
GAMES = {"places-bid": 3, "places-please": 2, "place-race": 2}
"""With so many people."""
PATHS = (
    "/", "/nowhere", "/timer", "/replay", "/class", "/groups", "/scribe", "/buildings",
    "/pad/places-bid", "/pad/places-please", "/print/places-bid#cards", "/print/places-please#lesson",
    *(f"/learn/{game}" for game in GAMES),
)  # fmt: skip
NAMES = ("Ann", "Ben", "Cleo")
"""Long names may be shortened; all else is ours to fit."""

STICKS_OUT = """() => {
  const out = [], range = document.createRange();
  const isBox = (style) => parseFloat(style.borderLeftWidth) || parseFloat(style.borderTopWidth)
    || !/, 0\\)$|transparent/.test(style.backgroundColor);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let box = node.parentElement;
    const isShown = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!node.data.trim() || !isShown || box.closest("svg, .unseen")) continue;
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width < 2) continue;
    const isAround = (style) => style.display !== "inline" && isBox(style);
    const hides = () => getComputedStyle(box).overflowX !== "visible";  // CUT_OFF looks at that
    while (box !== document.body && !hides() && !isAround(getComputedStyle(box))) box = box.parentElement;
    if (box === document.body || hides()) continue;
    const frame = box.getBoundingClientRect();
    if (words.right > frame.right + 1.5 || words.left < frame.left - 1.5)
      out.push(`${node.data.trim()} | sticks out of ${box.localName}.${box.getAttribute("class")}`);
  }
  return out;
}"""
"""Words that are wider than the box with a border or a ground of its own around them."""


def pages(house: House, guest: Guest) -> Iterator[str]:
    for path in PATHS:
        guest.go(path)
        guest.page.locator("h1, [role=timer]").first.wait_for()
        yield path


def tables(house: House, guest: Guest) -> Iterator[str]:
    for game, count in GAMES.items():
        gathering = house.make(game, *NAMES[:count], start=False)
        guest.sit(gathering)
        guest.page.get_by_text(NAMES[0]).first.wait_for()
        yield f"gathering for {game}"
        table = house.make(game, *NAMES[:count])
        guest.sit(table)
        guest.button("web-table").wait_for()
        yield f"a table of {game}"
        guest.go(f"/big/{table.id}")
        guest.page.get_by_text(table.code).first.wait_for()
        yield f"the big screen of {game}"


def a_lesson(house: House, guest: Guest) -> Iterator[str]:
    table = lesson(house, *NAMES, rounds=1)
    take_over(guest, table, f"/big/{table.id}")
    yield "the big screen of a lesson"
    guest.go(f"/lead/{table.id}")
    guest.page.locator("h1").first.wait_for()
    yield "the screen of who leads"
    play_round(house, table, apart=2)
    yield "the screen of who leads, after a round"
    guest.go(f"/big/{table.id}")
    guest.sees("please-class-spread")
    yield "the big screen, after a round"


@pytest.mark.parametrize("way", [pages, tables, a_lesson])
def test_nothing_overflows_and_no_word_is_cut_at_any_width(house: House, way: Way) -> None:
    amiss: list[str] = []
    with house.guest("places-please") as guest:
        for page in way(house, guest):
            for lang in sorted(LANGUAGES, key=lambda lang: lang != guest.lang):
                if lang != guest.lang:
                    speak(guest, lang)
                for width, height in WIDTHS.items():
                    guest.page.set_viewport_size({"width": width, "height": height})
                    guest.page.evaluate(TWO_FRAMES)
                    found = guest.page.evaluate(CUT_OFF) + guest.page.evaluate(STICKS_OUT)
                    amiss += [f"{page} in {lang}, {width} px: {words}" for words in found]
        guest.complaints = [one for one in guest.complaints if "404" not in one]  # of /nowhere
    assert not amiss, "\n".join(amiss)
