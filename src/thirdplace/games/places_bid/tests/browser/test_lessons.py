"""The lessons of PLACES Bid: the rulebook's examples, played as their prompts ask, with wrong moves too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser.lessons import SMALL_PHONE, SMALL_PHONES, LessonUser, band_height, resize, tap
from support.browser.offline import game_address, keep_all_and_cut_off
from support.live_site import PHONE, BrowserUser, LiveSite

pytestmark = pytest.mark.browser

BID = "places-bid"


def bid_action(user: BrowserUser, amount: int) -> Callable[[], None]:
    return tap(user, user.button("bid-amount", amount=amount))


def pass_action(user: BrowserUser) -> Callable[[], None]:
    def act() -> None:
        user.button_headed("bid-pass").first.click()
        sure = user.button_starting("bid-pass-sure")
        if sure.is_visible():
            sure.click()

    return act


def take_action(user: BrowserUser, card: str) -> Callable[[], None]:
    def act() -> None:
        name = user.text_of(f"card-{card}")
        market = user.region("bid-market")
        market.get_by_role("button", name=user.text_of("bid-look-at", card=name), exact=True).click()
        user.button("bid-take", "paid", card=name).last.click()

    return act


def everyone_bids(user: BrowserUser, pupil: LessonUser) -> None:
    pupil.begin()
    pupil.continue_after("goal")
    pupil.wait_for_part("raise")
    for name in ("Pierre", "Lizzi", "Clara", "Hakeem"):
        assert user.page.get_by_text(name).count(), name
    bid_action(user, 7)()
    pupil.wait_for_part("raise.hint")
    user.page.reload()  # whoever comes back is where the example was
    pupil.do_task("raise", bid_action(user, 6))
    pupil.do_task("again", bid_action(user, 8))
    pupil.do_task("pass", pass_action(user))
    pupil.continue_after("first")
    pupil.wait_for_part("choose")
    take_action(user, "hotel")()
    pupil.wait_for_part("choose.hint")
    take_action(user, "amusement-park")()
    pupil.continue_after("choose.done")
    pupil.finish("bid-early")


def out_early(user: BrowserUser, pupil: LessonUser) -> None:
    pupil.begin()
    pupil.continue_after("goal")
    pupil.continue_after("early")
    pupil.do_task("open", bid_action(user, 3))
    pupil.do_task("over", bid_action(user, 6))
    pupil.do_task("last", bid_action(user, 8))
    pupil.do_task("choose", take_action(user, "city-hall"))
    pupil.finish(None)


def test_a_lesson_by_keyboard_and_by_ear_and_folded_up(site: LiveSite) -> None:
    """Tab and Enter are enough; what the band says is announced; folded up, it asks for nothing."""
    with site.open_browser(BID) as user:
        pupil = LessonUser(user, "bid-all")
        pupil.begin()
        onward = pupil.band.get_by_role("button", name=user.text_of("web-lesson-go-on"))
        expect(onward).to_be_focused()
        user.page.keyboard.press("Enter")
        pupil.wait_for_part("raise")
        expect(user.page.get_by_role("log")).to_contain_text(user.text_of("lesson-bid-all-raise"))
        user.press_and_wait(user.button("bid-amount", amount=6))
        expect(onward).to_be_focused()
        user.page.keyboard.press("Enter")
        user.tab_to(pupil.band.get_by_role("button", name=user.text_of("web-lesson-fold")))
        user.page.keyboard.press("Enter")
        expect(pupil.band.locator(".said")).to_have_count(0)
        user.press_and_wait(user.button("bid-amount", amount=8))
        user.button("bid-amount", amount=12).first.wait_for()  # Lizzi has said 9: 10 is the least now
        user.button("bid-amount", amount=10).first.click()  # a hint unfolds it
        pupil.wait_for_part("pass.hint")
        user.page.evaluate("scrollTo(0, 0)")
        box = user.button_headed("bid-pass").first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800, "all controls are within the window"
        user.open(f"/learn/{BID}")
        user.page.get_by_role("link", name=user.text_of("web-go-on")).click()
        pupil.wait_for_part("pass")


MARKET_CUT = """() => {
  const dock = document.querySelector("main .dock").getBoundingClientRect();
  const beside = dock.left > innerWidth / 3;
  const lowest = beside ? innerHeight : dock.top;
  return [...document.querySelectorAll("main .middle article h2")]
    .filter((it) => it.getBoundingClientRect().bottom > lowest + 1).map((it) => it.innerText);
}"""
"""Names of cards on the market that lie below the edge, or under what one does."""


def test_a_task_leaves_the_market_in_sight(site: LiveSite) -> None:
    """In the language with the longest words; folded up, the band still says what to do."""
    with site.open_browser(BID, lang="de", size=SMALL_PHONES[0]) as user:
        pupil = LessonUser(user, "bid-all")
        pupil.begin()
        pupil.continue_after("goal")
        pupil.wait_for_part("raise")
        for size in SMALL_PHONES:
            resize(user, size)
            pupil.wait_for_part("raise")
            assert user.page.locator("main .middle article h2").count() == 3
            assert user.page.evaluate(MARKET_CUT) == [], size
            assert band_height(user) < 76, size
            assert user.find_axe_violations() == []
        resize(user, SMALL_PHONES[0])
        pupil.band.get_by_role("button", name=user.text_of("web-lesson-fold")).click()
        whole = user.text_of("lesson-bid-all-raise")
        gist = pupil.band.locator(".gist")
        expect(gist).to_be_visible()
        assert whole.endswith(gist.inner_text())
        assert gist.inner_text() != whole
        assert band_height(user) < 60
        pupil.band.get_by_role("button", name=user.text_of("web-lesson-unfold")).click()
        pupil.wait_for_part("raise")


@pytest.mark.parametrize(
    ("name", "play", "lang", "size"),
    [("bid-all", everyone_bids, "en", SMALL_PHONE), ("bid-early", out_early, "de", PHONE)],
)
def test_a_lesson_is_played_to_its_end(
    site: LiveSite,
    name: str,
    play: Callable[[BrowserUser, LessonUser], None],
    lang: str,
    size: tuple[int, int],
) -> None:
    with site.open_browser(BID, lang=lang, size=size) as user:
        play(user, LessonUser(user, name))
        assert user.find_axe_violations() == []


def test_a_lesson_is_played_without_a_network(site: LiveSite) -> None:
    with site.open_browser(BID, size=SMALL_PHONE, shell=True) as user:
        keep_all_and_cut_off(user)
        everyone_bids(user, LessonUser(user, "bid-all"))
        game_address(user)
