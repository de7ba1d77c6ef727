"""From the narrowest phone to a desk, in three languages: nothing overflows, no word is cut or broken."""

import os
from collections.abc import Iterable

from support.live_site import TWO_FRAMES, BrowserUser, page_texts

from thirdplace.text import LANGUAGES

__all__ = ["FIND_FAULTS_SCRIPT", "check_widths"]

ALL_WIDTHS = {320: 568, 390: 844, 768: 1024, 1024: 768, 1280: 800}
"""In pixels, each with the height of a screen of that width."""
MOST_DIFFERENT = (320, 768, 1280)
WIDTHS = {
    width: height
    for width, height in ALL_WIDTHS.items()
    if width in MOST_DIFFERENT or os.environ.get("THIRDPLACE_WIDTHS") == "all"
}
"""All of them in `make torture`."""

FIND_FAULTS_SCRIPT = """(meant) => {
  const faults = new Set(), range = document.createRange(), styles = new Map(), frames = new Map();
  const remember = (map, make) => (it) => map.get(it) ?? (map.set(it, make(it)), map.get(it));
  const styleOf = remember(styles, (it) => getComputedStyle(it));
  const frameOf = remember(frames, (it) => it.getBoundingClientRect());
  const isVisible = remember(new Map(), (it) =>
    it.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  // Said to those who listen, not shown.
  const isUnseen = remember(new Map(), (it) =>
    it !== document.body && (styleOf(it).clipPath === "inset(50%)" || isUnseen(it.parentElement)));
  const isBox = (style) => style.display !== "inline" && (parseFloat(style.borderLeftWidth)
    || parseFloat(style.borderTopWidth) || !/, 0\\)$|transparent/.test(style.backgroundColor));
  const hides = (how) => how === "hidden" || how === "clip";
  const scrolls = (how) => how === "auto" || how === "scroll";
  const tell = (words, what, it) => faults.add(
    `${words.trim().slice(0, 60)} | ${what} ${it ? `${it.localName}.${it.getAttribute("class")}` : ""}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data, around = node.parentElement;
    if (!/\\S/.test(words) || !isVisible(around) || isUnseen(around)) continue;
    if (meant && around.closest(meant)) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2) continue;
    // A line is higher than its letters.
    const slack = Math.max(3, parseFloat(styleOf(around).fontSize) * 0.4);
    const inPicture = around.closest("svg") !== null;
    let [scrollsX, scrollsY, framed, lifted] = [false, false, inPicture, false];
    for (let box = around; box !== document.body; box = box.parentElement) {
      const style = styleOf(box), frame = frameOf(box);
      if (lifted && style.position === "static") continue;  // it lies somewhere else, and is not clipped here
      lifted = style.position === "absolute" || style.position === "fixed";
      const beside = !scrollsX && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5);
      const below = !scrollsY && (text.bottom > frame.bottom + slack || text.top < frame.top - slack);
      if ((hides(style.overflowX) && beside) || (hides(style.overflowY) && below)) {
        tell(words, "is cut off by", box);
        break;
      }
      scrollsX ||= scrolls(style.overflowX);
      scrollsY ||= scrolls(style.overflowY);
      if (!framed && isBox(style)) {
        framed = true;
        if ((beside && !scrollsX) || (below && !scrollsY)) tell(words, "sticks out of", box);
      }
    }
    if (!scrollsX && (text.left < -1 || text.right > innerWidth + 1)) tell(words, "is beyond the screen");
    const isUpright = styleOf(around).writingMode !== "horizontal-tb";
    if (inPicture || isUpright || range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of words.matchAll(/[\\p{L}\\p{M}\\d]{4,}/gu)) {
      if (word.length > 11 && /\\d/.test(word)) continue;  // an id or a checksum
      // A hyphen before it belongs to the line above.
      range.setStart(node, index + (words[index - 1] === "\\u00ad"));
      range.setEnd(node, index + word.length);
      const [first, ...rest] = [...range.getClientRects()].filter((part) => part.width > 1);
      if (rest.some((part) => Math.abs(part.top - first.top) > first.height / 2))
        tell(word, "is broken in the middle in", around);
    }
  }

  const pen = document.createElement("canvas").getContext("2d");
  const ARROW_PX = 22;
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    const chosen = field.selectedOptions?.[0]?.text;
    const words = chosen ?? (field.value ? "" : field.placeholder);
    if (!words || !isVisible(field) || isUnseen(field)) continue;
    const style = styleOf(field), arrow = field.selectedOptions && style.appearance !== "none" ? ARROW_PX : 0;
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(words).width > room + 1) tell(words, "is wider than its field", field);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) faults.add(`the page is ${wide} wide`);
  return [...faults];
}"""
"""Words that are cut off, stick out of their frame, lie beyond the screen or are broken in the middle."""


def check_widths(user: BrowserUser, screens: Iterable[str], meant: str = "") -> None:
    """Each of these is looked at in every language and width.

    `meant`: a selector of what is shortened on purpose.
    """
    amiss: list[str] = []
    for screen in screens:
        for lang in sorted(LANGUAGES, key=lambda lang: lang != user.lang):
            if lang != user.lang:
                _choose_language(user, lang)
            for width, height in WIDTHS.items():
                user.page.set_viewport_size({"width": width, "height": height})
                found = user.page.evaluate(
                    f"async (meant) => {{ await {TWO_FRAMES}; return ({FIND_FAULTS_SCRIPT})(meant); }}", meant
                )
                amiss += [f"{screen} in {lang}, {width} px: {fault}" for fault in found]
    assert not amiss, "\n".join(amiss)


def _choose_language(user: BrowserUser, lang: str) -> None:
    """Even while something lies over the choice of languages."""
    choice = user.page.locator(f"button[lang={lang}]")
    if not choice.is_visible():
        user.set_language(lang)
        return
    choice.dispatch_event("click")
    user.page.locator(f"html[lang={lang}]").wait_for()
    user.lang, user.text_of = lang, page_texts(lang, user.game)
