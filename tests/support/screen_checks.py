"""What every screen has to keep to: nothing is cut off, no id of a message is shown."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from fluent.syntax import parse
from fluent.syntax.ast import Message
from playwright.sync_api import Locator
from support.live_server import Json, TableMade
from support.live_site import DESK, PHONE, BrowserUser, LiveSite, go_to_end

from thirdplace.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "thirdplace"


def set_screen(user: BrowserUser, size: tuple[int, int], scheme: Literal["light", "dark"]) -> None:
    user.page.set_viewport_size({"width": size[0], "height": size[1]})
    user.page.emulate_media(color_scheme=scheme)


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
FIND_SMALL_TARGETS = """() => {
  const isVisible = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInSentence = (it) => it.localName === "a" && getComputedStyle(it).display === "inline";
  const small = [];
  for (const it of document.querySelectorAll("button, a[href], select, input, summary")) {
    if (!isVisible(it) || it.closest("svg, .unseen") || isInSentence(it)) continue;
    const target = (/^(checkbox|radio|file)$/.test(it.type) && it.closest("label")) || it;
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || (width > 43.5 && height > 43.5)) continue;
    const [name, size] = [it.ariaLabel ?? it.innerText, `${Math.round(width)} x ${Math.round(height)} px`];
    small.push(`${name.trim().slice(0, 40)} | is only ${size} ${it.localName}.${it.getAttribute("class")}`);
  }
  return small;
}"""
"""What a finger would miss: targets below 44 px, but for links within a sentence and places on a map."""
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((it) =>
  ["aria-label", "title", "placeholder", "alt"].map((name) => it.getAttribute(name) ?? ""))].join("\\n")"""


@cache
def all_message_ids() -> set[str]:
    """All messages' ids that could not be words."""
    found = {
        entry.id.name
        for path in SOURCE.rglob("en*.ftl")
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }
    return {name for name in found if "-" in name}


def check_fits_width(user: BrowserUser) -> None:
    assert user.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def check_accessible(user: BrowserUser, screen: str, *sizes: tuple[int, int]) -> None:
    """Nothing for axe-core to find, in either scheme, at any of these sizes."""
    for size in sizes or (PHONE,):
        user.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in SCHEMES:
            user.page.emulate_media(color_scheme=scheme)
            assert user.find_axe_violations() == [], (screen, size, scheme)


OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""How many pixels a page is wider than its window."""


LOOKS = """it => {
  const look = getComputedStyle(it);
  const outline = look.outlineStyle === "none" ? "" : look.outlineColor + look.outlineWidth;
  return [look.backgroundColor, look.borderTopColor, look.borderTopWidth, outline].join();
}"""


def check_looks_differ(chosen: Locator, other: Locator) -> None:
    """Can the chosen one be told by its ground, its border or its outline?"""
    chosen.wait_for()
    assert chosen.evaluate(LOOKS) != other.evaluate(LOOKS)


def check_screens(user: BrowserUser, screens: Iterator[str]) -> None:
    """axe finds nothing by day on a desk or by night on a phone, where no language has a word cut off."""
    for screen in screens:
        set_screen(user, DESK, "light")
        found = user.find_axe_violations()
        assert found == [], (screen, found)
        set_screen(user, PHONE, "dark")
        found = user.find_axe_violations()
        assert found == [], (screen, found)
        for lang in sorted(LANGUAGES, key=lambda lang: lang != user.lang):
            if lang != user.lang:
                user.set_language(lang)
            assert user.page.evaluate(CUT_OFF) == [], (screen, lang)
            said = set(re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", user.page.evaluate(SAID)))
            assert not said & all_message_ids(), (screen, lang)
        set_screen(user, DESK, "light")


# Ways that end in screens every game has.


def visit_big_screen(user: BrowserUser, table: TableMade) -> Iterator[str]:
    user.open(f"/big/{table.id}")
    user.page.get_by_role("button").filter(has_text=table.code).wait_for()
    yield "big screen"
    user.open(f"/t/{table.id}")
    user.button("web-table").wait_for()


def visit_end(site: LiveSite, user: BrowserUser, table: TableMade) -> Iterator[str]:
    user.button("web-table").wait_for()
    site.hand_over(table)
    go_to_end(user)
    yield "over"


def visit_replay(user: BrowserUser, table: TableMade) -> Iterator[str]:
    user.open(f"/replay/{table.id}#6")
    user.page.get_by_role("slider", name=user.text_of("web-replay-moment")).wait_for()
    yield "replay"


Act = tuple[int, str, Json]
"""The seat, the kind of action, and what else it says."""


def check_nothing_jumps(
    site: LiveSite, game: str, names: Sequence[str], wanted: Json, acts: Sequence[Act], limit: float
) -> None:
    """Others' moves come, and whatever was there stays where it was, on a phone and on a desk.

    `limit`: all shifts together, by the browser's measure: 0.1 is what people do not mind. What is left are
    words that grow or shrink in their own places.
    """
    table = site.make_table(game, *names, **wanted)
    with (
        site.open_browser(game, size=PHONE, moving=True) as phone,
        site.open_browser(game, moving=True) as desk,
    ):
        for seat, user in enumerate((phone, desk)):
            user.open_seat(table, seat)
            user.button("web-table").wait_for()
            user.page.wait_for_load_state("networkidle")
            user.page.evaluate("window.shifts.length = 0")
        for seat, what, more in acts:
            before = phone.updates, desk.updates
            site.do(table, seat, {"type": what, **more})
            for user, told in zip((phone, desk), before, strict=True):
                user.wait_for_update(told)
        for user in (phone, desk):
            shifts = user.page.evaluate("window.shifts")
            assert sum(shift["value"] for shift in shifts) < limit, shifts
