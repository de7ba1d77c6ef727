"""A lesson on a small screen: what it says leaves the table its room."""

import pytest
from browsing import TWO_FRAMES, Guest, House
from playwright.sync_api import expect
from test_browser_lessons import BID, RACE, Pupil, starts

pytestmark = pytest.mark.browser

SMALL_PHONES = ((360, 640), (390, 844), (844, 390))

MARKET_CUT = """() => {
  const dock = document.querySelector("main .dock").getBoundingClientRect();
  const beside = dock.left > innerWidth / 3;
  const lowest = beside ? innerHeight : dock.top;
  return [...document.querySelectorAll("main .middle article h2")]
    .filter((it) => it.getBoundingClientRect().bottom > lowest + 1).map((it) => it.innerText);
}"""
"""Names of cards on the market that lie below the edge, or under what one does."""


def resize(guest: Guest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(TWO_FRAMES)


def band_height(guest: Guest) -> float:
    box = guest.page.get_by_role("region", name=guest.say("web-lesson"), exact=True).bounding_box()
    assert box
    return box["height"]


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


def test_a_task_leaves_the_map_its_room(house: House) -> None:
    with house.guest(RACE, lang="de", size=SMALL_PHONES[0]) as guest:
        pupil = Pupil(guest, "race-first")
        pupil.begin()
        pupil.reads_on("goal")
        for size, least in zip(SMALL_PHONES, (300, 450, 260), strict=True):
            resize(guest, size)
            pupil.hears("start")
            assert band_height(guest) < 76, size
            chart = guest.page.locator("main svg.pawns").bounding_box()
            assert chart
            assert min(chart["y"] + chart["height"], size[1]) - max(chart["y"], 0) > least, (size, chart)
        starts(guest, "Whangārei")()
        pupil.hears("start.done")
        assert guest.violations() == []
