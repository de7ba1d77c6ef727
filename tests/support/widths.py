"""From the narrowest phone to a desk, in three languages: nothing overflows, no word is cut."""

from collections.abc import Iterable

from support.browsing import TWO_FRAMES, Guest, words
from support.screen_checks import CUT_OFF

from thirdplace.text import LANGUAGES

__all__ = ["check_widths"]

WIDTHS = {320: 568, 390: 844, 768: 1024, 1280: 800}
"""In pixels, each with the height of a screen of that width."""

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


def check_widths(guest: Guest, screens: Iterable[str]) -> None:
    """Each of these is looked at in every language and width."""
    amiss: list[str] = []
    for screen in screens:
        for lang in sorted(LANGUAGES, key=lambda lang: lang != guest.lang):
            if lang != guest.lang:
                _speak(guest, lang)
            for width, height in WIDTHS.items():
                guest.page.set_viewport_size({"width": width, "height": height})
                guest.page.evaluate(TWO_FRAMES)
                found = guest.page.evaluate(CUT_OFF) + guest.page.evaluate(STICKS_OUT)
                amiss += [f"{screen} in {lang}, {width} px: {words}" for words in found]
    assert not amiss, "\n".join(amiss)


def _speak(guest: Guest, lang: str) -> None:
    """Even while something lies over the choice of languages."""
    choice = guest.page.locator(f"button[lang={lang}]")
    if not choice.is_visible():
        guest.speak(lang)
        return
    choice.dispatch_event("click")
    guest.page.locator(f"html[lang={lang}]").wait_for()
    guest.lang, guest.say = lang, words(lang, guest.game)
