"""Somebody who plays a lesson in a browser, as its prompts ask."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from support.browsing import TWO_FRAMES, Guest

SMALL_PHONE = (360, 640)


class Pupil:
    """Somebody in a lesson, who reads what it says and does as it asks."""

    def __init__(self, guest: Guest, name: str, on_note: Callable[[str], None] = lambda _: None) -> None:
        self.guest = guest
        self.name = name
        self.on_note = on_note
        self.band = guest.page.get_by_role("region", name=guest.say("web-lesson"), exact=True)

    def begin(self) -> None:
        guest = self.guest
        guest.go(f"/learn/{guest.game}")
        title = guest.page.get_by_role("heading", name=guest.say(f"lesson-{self.name}"))
        card = guest.page.get_by_role("article").filter(has=title)
        card.get_by_role("button", name=guest.say("web-learn-try")).click()

    def hears(self, part: str, **known: str) -> None:
        """The band says this, and it fits the window."""
        said = self.guest.say(f"lesson-{self.name}-{part}", **known)
        self.band.get_by_text(said).wait_for()
        width: int = self.guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, part
        self.on_note(part)

    def reads_on(self, part: str, **known: str) -> None:
        self.hears(part, **known)
        self.band.get_by_role("button", name=self.guest.say("web-lesson-go-on")).click()

    def waits(self, part: str) -> None:
        self.hears(part)
        self.band.get_by_role("button", name=self.guest.say("web-lesson-run")).click()

    def does(self, part: str, act: Callable[[], None], *, reads: bool = True) -> None:
        """The task, the move, and what is said of it."""
        self.hears(part)
        act()
        if reads:
            self.reads_on(f"{part}.done")

    def learned(self, next_lesson: str | None) -> None:
        self.hears("end")
        self.band.get_by_role("button", name=self.guest.say("web-lesson-finish")).click()
        sheet = self.guest.page.get_by_role("dialog")
        expect(sheet.get_by_role("listitem")).to_have_count(4)
        self.on_note("learned")
        onward = sheet.get_by_role("button", name=re.compile(re.escape(self.guest.say("web-lesson-next"))))
        expect(onward).to_have_count(1 if next_lesson else 0)


def tap(guest: Guest, button: Locator) -> Callable[[], None]:
    """A real tap: it fails if anything lies over the button."""
    return lambda: button.first.click()


SMALL_PHONES = ((360, 640), (390, 844), (844, 390))


def resize(guest: Guest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(TWO_FRAMES)


def band_height(guest: Guest) -> float:
    box = guest.page.get_by_role("region", name=guest.say("web-lesson"), exact=True).bounding_box()
    assert box
    return box["height"]
