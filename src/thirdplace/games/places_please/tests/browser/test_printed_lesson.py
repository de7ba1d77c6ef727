"""The lesson sheet in the browser: other rolls, and an address."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browsing import PHONE, House
from support.paper import leaves
from support.print_page import pages, saved
from support.screen_checks import fits

pytestmark = pytest.mark.browser

PLEASE = "places-please"


def test_rolls_and_address_of_a_sheet(house: House, tmp_path: Path) -> None:
    with house.guest(PLEASE, size=PHONE) as guest:
        guest.go(f"/print/{PLEASE}#lesson")
        pages(guest, 2)
        address = guest.page.get_by_label(guest.say("print-address"))
        expect(address).to_have_value("")  # 127.0.0.1 is nobody's on paper
        guest.button("print-rolls-other").click()
        number = guest.page.get_by_role("spinbutton", name=guest.say("print-rolls"))
        expect(number).not_to_have_value("1")
        seed = number.input_value()
        address.fill("play.example.org/")
        address.press("Tab")
        guest.sees("print-address-help")
        pages(guest, 2)
        fits(guest)
        tasks, answers = leaves(saved(guest, tmp_path)[1])
        assert guest.say("sheet-lesson-seed", seed=seed) in tasks.text
        assert guest.say("sheet-lesson-seed", seed=seed) in answers.text
        assert "play.example.org/" in tasks.text
        assert guest.house.server.address.rpartition(":")[2] not in tasks.text


def test_a_sheet_is_seen_and_saved_as_it_was_wanted(house: House, tmp_path: Path) -> None:
    with house.guest(PLEASE, lang="de", size=PHONE) as guest:
        guest.go(f"/print/{PLEASE}")
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
