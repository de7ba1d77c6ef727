"""Printing from the browser: see a sheet as it will be, and save it."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browsing import PHONE, House
from support.games import LED_GAME, TURN_GAME
from support.paper import leaves
from support.print_page import pages, saved

pytestmark = pytest.mark.browser


def test_a_sheet_is_seen_and_saved_as_it_was_wanted(house: House, tmp_path: Path) -> None:
    with house.guest(LED_GAME, lang="de", size=PHONE) as guest:
        guest.go(f"/print/{LED_GAME}")
        pages(guest, 1)
        guest.button("sheet-lesson").click()
        pages(guest, 2)
        guest.button("print-ink-saving").click()
        guest.page.get_by_role("button", name="Letter", exact=True).click()
        guest.button("web-more").first.click()  # one place more
        pages(guest, 2)
        name, made = saved(guest, tmp_path)
        tasks, _ = leaves(made)
        assert name == "places-please-lesson.pdf"
        assert (round(tasks.width), round(tasks.height)) == (216, 279)
        assert "35.164" in tasks.text, "five places"
        assert guest.house.server.address.rpartition(":")[2] not in tasks.text, "dead next week"
        guest.page.reload()
        expect(guest.button("print-ink-saving")).to_have_attribute("aria-pressed", "true")
        guest.speak("it")
        guest.button("sheet-boards").wait_for()


def test_a_sheet_of_nothing_says_what_is_missing(house: House) -> None:
    with house.guest(TURN_GAME) as guest:
        guest.go(f"/print/{TURN_GAME}#own")
        guest.sees("print-empty", option=guest.say("option-custom_buildings"))
        expect(guest.button("print-save")).to_be_disabled()
