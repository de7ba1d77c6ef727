"""The lessons of PLACES Bid: the rulebook's examples, played as their prompts ask, with wrong moves too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browsing import PHONE, Guest, House
from support.lessons import SMALL_PHONE, SMALL_PHONES, Pupil, band_height, resize, tap

pytestmark = pytest.mark.browser

BID = "places-bid"


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


MARKET_CUT = """() => {
  const dock = document.querySelector("main .dock").getBoundingClientRect();
  const beside = dock.left > innerWidth / 3;
  const lowest = beside ? innerHeight : dock.top;
  return [...document.querySelectorAll("main .middle article h2")]
    .filter((it) => it.getBoundingClientRect().bottom > lowest + 1).map((it) => it.innerText);
}"""
"""Names of cards on the market that lie below the edge, or under what one does."""


def test_a_task_leaves_the_market_in_sight(house: House) -> None:
    """In the language with the longest words; folded up, the band still says what to do."""
    with house.guest(BID, lang="de", size=SMALL_PHONES[0]) as guest:
        pupil = Pupil(guest, "bid-all")
        pupil.begin()
        pupil.reads_on("goal")
        pupil.hears("raise")
        for size in SMALL_PHONES:
            resize(guest, size)
            pupil.hears("raise")
            assert guest.page.locator("main .middle article h2").count() == 3
            assert guest.page.evaluate(MARKET_CUT) == [], size
            assert band_height(guest) < 76, size
            assert guest.violations() == []
        resize(guest, SMALL_PHONES[0])
        pupil.band.get_by_role("button", name=guest.say("web-lesson-fold")).click()
        whole = guest.say("lesson-bid-all-raise")
        gist = pupil.band.locator(".gist")
        expect(gist).to_be_visible()
        assert whole.endswith(gist.inner_text())
        assert gist.inner_text() != whole
        assert band_height(guest) < 60
        pupil.band.get_by_role("button", name=guest.say("web-lesson-unfold")).click()
        pupil.hears("raise")


@pytest.mark.parametrize(
    ("name", "play", "lang", "size"),
    [("bid-all", everyone_bids, "en", SMALL_PHONE), ("bid-early", out_early, "de", PHONE)],
)
def test_a_lesson_is_played_to_its_end(
    house: House, name: str, play: Callable[[Guest, Pupil], None], lang: str, size: tuple[int, int]
) -> None:
    with house.guest(BID, lang=lang, size=size) as guest:
        play(guest, Pupil(guest, name))
        assert guest.violations() == []
