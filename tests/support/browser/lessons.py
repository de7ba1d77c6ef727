"""Somebody who plays a lesson in a browser, as its prompts ask."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from support.live_site import TWO_FRAMES, BrowserUser

SMALL_PHONE = (360, 640)


class LessonUser:
    """Somebody in a lesson, who reads what it says and does as it asks."""

    def __init__(self, user: BrowserUser, name: str, on_note: Callable[[str], None] = lambda _: None) -> None:
        self.user = user
        self.name = name
        self.on_note = on_note
        self.band = user.page.get_by_role("region", name=user.text_of("web-lesson"), exact=True)

    def begin(self) -> None:
        user = self.user
        user.open(f"/learn/{user.game}")
        title = user.page.get_by_role("heading", name=user.text_of(f"lesson-{self.name}"))
        card = user.page.get_by_role("article").filter(has=title)
        card.get_by_role("button", name=user.text_of("web-learn-try")).click()

    def wait_for_part(self, part: str, **known: str) -> None:
        """The band says this, and it fits the window."""
        said = self.user.text_of(f"lesson-{self.name}-{part}", **known)
        self.band.get_by_text(said).wait_for()
        width: int = self.user.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, part
        self.on_note(part)

    def continue_after(self, part: str, **known: str) -> None:
        self.wait_for_part(part, **known)
        self.band.get_by_role("button", name=self.user.text_of("web-lesson-go-on")).click()

    def run_clock_after(self, part: str) -> None:
        self.wait_for_part(part)
        self.band.get_by_role("button", name=self.user.text_of("web-lesson-run")).click()

    def do_task(self, part: str, act: Callable[[], None], *, reads: bool = True) -> None:
        """The task, the move, and what is said of it."""
        self.wait_for_part(part)
        act()
        if reads:
            self.continue_after(f"{part}.done")

    def finish(self, next_lesson: str | None) -> None:
        self.wait_for_part("end")
        self.band.get_by_role("button", name=self.user.text_of("web-lesson-finish")).click()
        sheet = self.user.page.get_by_role("dialog")
        expect(sheet.get_by_role("listitem")).to_have_count(4)
        self.on_note("learned")
        onward = sheet.get_by_role("button", name=re.compile(re.escape(self.user.text_of("web-lesson-next"))))
        expect(onward).to_have_count(1 if next_lesson else 0)


def tap(user: BrowserUser, button: Locator) -> Callable[[], None]:
    """A real tap: it fails if anything lies over the button."""
    return lambda: button.first.click()


SMALL_PHONES = ((360, 640), (390, 844), (844, 390))


def resize(user: BrowserUser, size: tuple[int, int]) -> None:
    user.page.set_viewport_size({"width": size[0], "height": size[1]})
    user.page.evaluate(TWO_FRAMES)


def band_height(user: BrowserUser) -> float:
    box = user.page.get_by_role("region", name=user.text_of("web-lesson"), exact=True).bounding_box()
    assert box
    return box["height"]
