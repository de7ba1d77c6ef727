"""The lesson sheet in the browser: other rolls, and an address."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser.print_page import save_sheet, wait_for_pages
from support.live_site import PHONE, LiveSite
from support.paper import pdf_pages
from support.screen_checks import check_fits_width

pytestmark = pytest.mark.browser

PLEASE = "places-please"


def test_rolls_and_address_of_a_sheet(site: LiveSite, tmp_path: Path) -> None:
    with site.open_browser(PLEASE, size=PHONE) as user:
        user.open(f"/print/{PLEASE}#lesson")
        wait_for_pages(user, 2)
        address = user.page.get_by_label(user.text_of("print-address"))
        expect(address).to_have_value("")  # 127.0.0.1 is nobody's on paper
        user.button("print-rolls-other").click()
        number = user.page.get_by_role("spinbutton", name=user.text_of("print-rolls"))
        expect(number).not_to_have_value("1")
        seed = number.input_value()
        address.fill("play.example.org/")
        address.press("Tab")
        user.wait_for_text("print-address-help")
        wait_for_pages(user, 2)
        check_fits_width(user)
        tasks, answers = pdf_pages(save_sheet(user, tmp_path)[1])
        assert user.text_of("sheet-lesson-seed", seed=seed) in tasks.text
        assert user.text_of("sheet-lesson-seed", seed=seed) in answers.text
        assert "play.example.org/" in tasks.text
        assert user.site.server.address.rpartition(":")[2] not in tasks.text


def test_a_sheet_is_seen_and_saved_as_it_was_wanted(site: LiveSite, tmp_path: Path) -> None:
    with site.open_browser(PLEASE, lang="de", size=PHONE) as user:
        user.open(f"/print/{PLEASE}")
        wait_for_pages(user, 1)
        user.button("sheet-lesson").click()
        wait_for_pages(user, 2)
        user.button("print-ink-saving").click()
        user.page.get_by_role("button", name="Letter", exact=True).click()
        user.button("web-more").first.click()  # one place more
        wait_for_pages(user, 2)
        name, made = save_sheet(user, tmp_path)
        tasks, _ = pdf_pages(made)
        assert name == "places-please-lesson.pdf"
        assert (round(tasks.width), round(tasks.height)) == (216, 279)
        assert "35.164" in tasks.text, "five places"
        assert user.site.server.address.rpartition(":")[2] not in tasks.text, "dead next week"
        user.page.reload()
        expect(user.button("print-ink-saving")).to_have_attribute("aria-pressed", "true")
        user.set_language("it")
        user.button("sheet-boards").wait_for()
