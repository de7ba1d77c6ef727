"""What every screen has to keep to: nothing is cut off, no id of a message is shown."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from fluent.syntax import parse
from fluent.syntax.ast import Message
from playwright.sync_api import Locator
from support.browsing import DESK, PHONE, Guest, House, see_the_end
from support.serving import Json, TableMade

from thirdplace.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "thirdplace"


def look(guest: Guest, size: tuple[int, int], scheme: Literal["light", "dark"]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.emulate_media(color_scheme=scheme)


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


@cache
def ids() -> set[str]:
    """All messages' ids that could not be words."""
    found = {
        entry.id.name
        for path in SOURCE.rglob("en*.ftl")
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }
    return {name for name in found if "-" in name}


def fits(guest: Guest) -> None:
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def accessible(guest: Guest, screen: str, *sizes: tuple[int, int]) -> None:
    """Nothing for axe-core to find, in either scheme, at any of these sizes."""
    for size in sizes or (PHONE,):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in SCHEMES:
            guest.page.emulate_media(color_scheme=scheme)
            assert guest.violations() == [], (screen, size, scheme)


OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""How many pixels a page is wider than its window."""


LOOKS = """it => {
  const look = getComputedStyle(it);
  const outline = look.outlineStyle === "none" ? "" : look.outlineColor + look.outlineWidth;
  return [look.backgroundColor, look.borderTopColor, look.borderTopWidth, outline].join();
}"""


def differ(chosen: Locator, other: Locator) -> None:
    """Can the chosen one be told by its ground, its border or its outline?"""
    chosen.wait_for()
    assert chosen.evaluate(LOOKS) != other.evaluate(LOOKS)


def check_screens(guest: Guest, screens: Iterator[str]) -> None:
    """axe finds nothing by day on a desk or by night on a phone, where no language has a word cut off."""
    for screen in screens:
        look(guest, DESK, "light")
        assert guest.violations() == [], screen
        look(guest, PHONE, "dark")
        assert guest.violations() == [], screen
        for lang in sorted(LANGUAGES, key=lambda lang: lang != guest.lang):
            if lang != guest.lang:
                guest.speak(lang)
            assert guest.page.evaluate(CUT_OFF) == [], (screen, lang)
            said = set(re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", guest.page.evaluate(SAID)))
            assert not said & ids(), (screen, lang)
        look(guest, DESK, "light")


# Ways that end in screens every game has.


def wall(guest: Guest, table: TableMade) -> Iterator[str]:
    guest.go(f"/big/{table.id}")
    guest.page.get_by_role("button").filter(has_text=table.code).wait_for()
    yield "big screen"
    guest.go(f"/t/{table.id}")
    guest.button("web-table").wait_for()


def ending(house: House, guest: Guest, table: TableMade) -> Iterator[str]:
    guest.button("web-table").wait_for()
    house.hand_over(table)
    see_the_end(guest)
    yield "over"


def again(guest: Guest, table: TableMade) -> Iterator[str]:
    guest.go(f"/replay/{table.id}#6")
    guest.page.get_by_role("slider", name=guest.say("web-replay-moment")).wait_for()
    yield "replay"


Act = tuple[int, str, Json]
"""The seat, the kind of action, and what else it says."""


def check_nothing_jumps(
    house: House, game: str, names: Sequence[str], wanted: Json, acts: Sequence[Act], limit: float
) -> None:
    """Others' moves come, and whatever was there stays where it was, on a phone and on a desk.

    `limit`: all shifts together, by the browser's measure: 0.1 is what people do not mind. What is left are
    words that grow or shrink in their own places.
    """
    table = house.make(game, *names, **wanted)
    with house.guest(game, size=PHONE, moving=True) as phone, house.guest(game, moving=True) as desk:
        for seat, guest in enumerate((phone, desk)):
            guest.sit(table, seat)
            guest.button("web-table").wait_for()
            guest.page.wait_for_load_state("networkidle")
            guest.page.evaluate("window.shifts.length = 0")
        for seat, what, more in acts:
            before = phone.updates, desk.updates
            house.do(table, seat, {"type": what, **more})
            for guest, told in zip((phone, desk), before, strict=True):
                guest.wait_for_update(told)
        for guest in (phone, desk):
            shifts = guest.page.evaluate("window.shifts")
            assert sum(shift["value"] for shift in shifts) < limit, shifts
