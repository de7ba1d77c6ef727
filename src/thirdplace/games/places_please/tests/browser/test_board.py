"""At the board of Places, Please in real browsers: one device for three, sixty players, sound."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError
from support.live_site import DESK, PHONE, LiveSite, again_button, go_to_end, open_menu, open_with_seats

from thirdplace.games.places_please.tests.browser.decisions import decide

pytestmark = pytest.mark.browser

PLEASE = "places-please"


SPEAKERS = """
  window.speakers = 0; window.notes = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.speakers += 1; }
    createOscillator() { window.notes += 1; return super.createOscillator(); }
  };
"""
"""Counts what is heard; it is laid over the page before the page begins."""


def test_three_on_one_device_make_the_same_number_and_share_the_win(site: LiveSite) -> None:
    """PP5. Nobody is "you" when all look together."""
    options = {"rounds": 1}
    table = site.make_table(PLEASE, "Ann", "Ben", "Cleo", options=options, setup={"rolls": [6, 5, 3, 2, 1]})
    with site.open_browser(PLEASE, size=PHONE) as three:
        open_with_seats(three, table, 0, 1, 2)
        offered = three.page.locator("[data-open]")
        wanted = three.button("web-curtain-open", "name").or_(three.button("please-roll"))
        wanted = wanted.or_(three.button("please-go-on")).or_(three.button("please-to-standing")).or_(offered)
        for _ in range(80):
            wanted.or_(again_button(three)).first.wait_for()
            if again_button(three).is_visible():
                break
            with suppress(TimeoutError):  # of the last digit, nothing may be left to be clicked
                wanted.first.click(timeout=3000)
        names = three.text_of("and", first="Ann, Ben", last="Cleo")
        three.wait_for_text("won", names=names, count=3, total=5)
        ranks = three.page.locator("li[data-seat] .rank").all_inner_texts()
        assert [rank.strip(" .\n") for rank in ranks] == ["1", "1", "1"]
        assert three.page.locator("li.mine").count() == 0


def test_a_class_of_sixty_finds_who_has_points_and_oneself_in_the_final_standing(site: LiveSite) -> None:
    table = site.make_table(PLEASE, "Ann", *["bot"] * 59, options={"rounds": 1})
    with site.open_browser(PLEASE) as ann:
        ann.open_seat(table)
        for _ in range(12):
            if not decide(ann, ann.click_and_wait):
                break
        go_to_end(ann)
        rows = ann.page.locator("li[data-seat]:has(.rank)")
        rows.first.wait_for()
        assert 3 <= rows.count() < 60, "nobody reads a tail of zeros"
        ranks = [int(rank.split("\n")[0]) for rank in rows.locator(".rank").all_inner_texts()]
        assert ranks == sorted(ranks)
        for width, height in (DESK, PHONE):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.evaluate("document.documentElement.scrollWidth") == width
            cut = "rows => rows.filter(row => row.scrollWidth > row.clientWidth).length"
            assert rows.evaluate_all(cut) == 0


def test_nothing_is_heard_until_sound_is_switched_on(site: LiveSite) -> None:
    table = site.make_table(PLEASE, "Ann", "bot", options={"rounds": 1})
    with site.open_browser(PLEASE) as ann:
        ann.page.add_init_script(SPEAKERS)
        ann.open_seat(table)
        assert decide(ann, ann.click_and_wait)
        assert ann.page.evaluate("[speakers, notes]") == [0, 0]
        open_menu(ann)
        ann.page.get_by_role("dialog").get_by_role("button", name=ann.text_of("web-sound")).click()
        ann.page.keyboard.press("Escape")
        assert ann.page.evaluate("speakers") == 1
        before = ann.page.evaluate("notes")
        assert before > 0, "whoever switches it on hears it"
        for _ in range(20):  # until the die is rolled again
            if ann.page.evaluate("notes") > before:
                break
            assert decide(ann, ann.click_and_wait)
        assert ann.page.evaluate("notes") > before
        ann.page.reload()
        ann.page.get_by_role("main").wait_for()
        assert ann.page.evaluate("localStorage.getItem('sound')") == "on"
