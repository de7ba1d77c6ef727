"""Lessons: the rulebooks' examples, played in a real browser as their prompts ask, with wrong moves too."""

import re
from collections.abc import Callable

import pytest
from browsing import PHONE, Guest, House
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

BID = "places-bid"
PLEASE = "places-please"
RACE = "place-race"
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


def bids(guest: Guest, amount: int) -> Callable[[], None]:
    return tap(guest, guest.button("bid-amount", amount=amount))


def passes(guest: Guest) -> Callable[[], None]:
    def act() -> None:
        guest.headed("bid-pass").first.click()
        sure = guest.starting("bid-pass-sure")
        if sure.is_visible():
            sure.click()

    return act


def takes(guest: Guest, card: str) -> Callable[[], None]:
    def act() -> None:
        name = guest.say(f"card-{card}")
        market = guest.region("bid-market")
        market.get_by_role("button", name=guest.say("bid-look-at", card=name), exact=True).click()
        guest.button("bid-take", "paid", card=name).last.click()

    return act


def everyone_bids(guest: Guest, pupil: Pupil) -> None:
    pupil.begin()
    pupil.reads_on("goal")
    pupil.hears("raise")
    for name in ("Pierre", "Lizzi", "Clara", "Hakeem"):
        assert guest.page.get_by_text(name).count(), name
    bids(guest, 7)()
    pupil.hears("raise.hint")
    guest.page.reload()  # whoever comes back is where the example was
    pupil.does("raise", bids(guest, 6))
    pupil.does("again", bids(guest, 8))
    pupil.does("pass", passes(guest))
    pupil.reads_on("first")
    pupil.hears("choose")
    takes(guest, "hotel")()
    pupil.hears("choose.hint")
    takes(guest, "amusement-park")()
    pupil.reads_on("choose.done")
    pupil.learned("bid-early")


def out_early(guest: Guest, pupil: Pupil) -> None:
    pupil.begin()
    pupil.reads_on("goal")
    pupil.reads_on("early")
    pupil.does("open", bids(guest, 3))
    pupil.does("over", bids(guest, 6))
    pupil.does("last", bids(guest, 8))
    pupil.does("choose", takes(guest, "city-hall"))
    pupil.learned(None)


def writes(guest: Guest, slot: str, digit: int) -> Callable[[], None]:
    if slot == "garbage":
        return tap(guest, guest.button("please-throw", digit=digit))
    name = guest.say(f"slot-{slot}")
    free = guest.button("please-write", "digit", "worth", slot=name).or_(
        guest.button("please-write", "digit", "worth", slot=guest.say(f"slot-{slot}.in"))
    )
    return tap(guest, free)


def five_rolls(guest: Guest, pupil: Pupil) -> None:
    """The first digit is written elsewhere than in the example, and the lesson goes on."""
    pupil.begin()
    pupil.reads_on("goal")
    pupil.does("roll", tap(guest, guest.button("please-roll")), reads=False)
    pupil.does("first", writes(guest, "tens", 4), reads=False)
    pupil.reads_on("first.other", slot=guest.say("slot-tens.in"))
    pupil.does("second", writes(guest, "garbage", 1))
    pupil.does("reroll", tap(guest, guest.button("please-roll")), reads=False)
    pupil.does("third", writes(guest, "thousands", 6))
    pupil.does("fourth", writes(guest, "ones", 2))
    pupil.does("reroll", tap(guest, guest.button("please-roll")), reads=False)
    pupil.does("fifth", writes(guest, "hundreds", 5), reads=False)
    pupil.reads_on("fifth.other")
    pupil.learned(None)


def starts(guest: Guest, city: str) -> Callable[[], None]:
    start = guest.page.get_by_role("combobox", name=guest.say("race-start"))
    return lambda: (start.select_option(label=city), None)[1]


def moves(guest: Guest, place: str) -> Callable[[], None]:
    """By the button with the place's name: on the map of a small phone it takes a steady hand."""
    return tap(guest, guest.page.locator(f'button[aria-label^="{guest.say("race-move", place=place)}"]'))


def short_race(guest: Guest, pupil: Pupil) -> None:
    pupil.begin()
    pupil.reads_on("goal")
    pupil.hears("start")
    starts(guest, "Hamilton")()
    pupil.hears("start.hint")
    starts(guest, "Whangārei")()
    pupil.reads_on("start.done")
    pupil.does("ready", tap(guest, guest.starting("race-ready")), reads=False)
    pupil.hears("ready.done")
    guest.page.wait_for_timeout(2000)  # a year takes 1.5 seconds; but somebody reads
    assert guest.page.get_by_role("timer").inner_text() == "1837"
    pupil.reads_on("ready.done")
    pupil.does("move", moves(guest, "Waitangi"))
    pupil.does("skip", tap(guest, guest.button("race-skip")))
    pupil.waits("years")
    pupil.does("turn-in", tap(guest, guest.starting("race-turn-in", place="Waitangi")))
    guest.sees("race-won")
    pupil.learned("race-trading")


def trading(guest: Guest, pupil: Pupil) -> None:
    pupil.begin()
    pupil.reads_on("goal")
    pupil.does("start", starts(guest, "Napier"))
    pupil.hears("offer")
    guest.page.get_by_role("button", name=guest.say("race-trade"), exact=True).first.click()
    desk = guest.region("race-trade-title")
    desk.get_by_role("radio", name=re.compile("1843")).check(force=True)
    desk.get_by_role("radio", name=re.compile("1881")).check(force=True)
    pupil.on_note("desk")
    desk.get_by_role("button").last.click()
    pupil.reads_on("offer.done")
    pupil.does("ready", tap(guest, guest.starting("race-ready")), reads=False)
    pupil.does("north", moves(guest, "Taupō"), reads=False)
    for place in ("Hamilton", "Auckland", "Whangārei"):
        pupil.does("on", moves(guest, place), reads=False)
        guest.page.wait_for_timeout(100)
    pupil.does("there", moves(guest, "Waitangi"))
    pupil.waits("years")
    pupil.does("turn-in", tap(guest, guest.starting("race-turn-in", place="Waitangi")))
    pupil.waits("ben")
    pupil.learned(None)


LESSONS: dict[str, tuple[str, Callable[[Guest, Pupil], None]]] = {
    "bid-all": (BID, everyone_bids),
    "bid-early": (BID, out_early),
    "please-five": (PLEASE, five_rolls),
    "race-first": (RACE, short_race),
    "race-trading": (RACE, trading),
}


def test_a_lesson_by_keyboard_and_by_ear_and_folded_up(house: House) -> None:
    """Tab and Enter are enough; what the band says is announced; folded up, it asks for nothing."""
    with house.guest(BID) as guest:
        pupil = Pupil(guest, "bid-all")
        pupil.begin()
        onward = pupil.band.get_by_role("button", name=guest.say("web-lesson-go-on"))
        expect(onward).to_be_focused()
        guest.page.keyboard.press("Enter")
        pupil.hears("raise")
        expect(guest.page.get_by_role("log")).to_contain_text(guest.say("lesson-bid-all-raise"))
        guest.act_by_key(guest.button("bid-amount", amount=6))
        expect(onward).to_be_focused()
        guest.page.keyboard.press("Enter")
        guest.tab_to(pupil.band.get_by_role("button", name=guest.say("web-lesson-fold")))
        guest.page.keyboard.press("Enter")
        expect(pupil.band.locator(".said")).to_have_count(0)
        guest.act_by_key(guest.button("bid-amount", amount=8))
        guest.button("bid-amount", amount=12).first.wait_for()  # Lizzi has said 9: 10 is the least now
        guest.button("bid-amount", amount=10).first.click()  # a hint unfolds it
        pupil.hears("pass.hint")
        guest.page.evaluate("scrollTo(0, 0)")
        box = guest.headed("bid-pass").first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800, "all controls are within the window"
        guest.go(f"/learn/{BID}")
        guest.page.get_by_role("link", name=guest.say("web-go-on")).click()
        pupil.hears("pass")


@pytest.mark.parametrize(
    ("name", "lang", "size"),
    [
        ("bid-all", "en", SMALL_PHONE),
        ("bid-early", "de", PHONE),
        ("please-five", "it", SMALL_PHONE),
        ("race-first", "en", SMALL_PHONE),
        ("race-trading", "de", PHONE),
    ],
)
def test_a_lesson_is_played_to_its_end(house: House, name: str, lang: str, size: tuple[int, int]) -> None:
    game, play = LESSONS[name]
    with house.guest(game, lang=lang, size=size) as guest:
        play(guest, Pupil(guest, name))
        assert guest.violations() == []
