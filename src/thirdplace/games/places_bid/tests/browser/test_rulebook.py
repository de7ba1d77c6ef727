"""The rules page of PLACES Bid in the browser: buildings, the way to the publisher, what a printer prints."""

import pytest
from playwright.sync_api import expect
from support.live_site import PHONE, BrowserUser, LiveSite
from support.paper import pdf_pages

from thirdplace.core.registry import find_game
from thirdplace.text import text_for

pytestmark = pytest.mark.browser

BID = "places-bid"


def test_a_phone_shows_where_a_building_stands_and_the_way_to_the_publisher(site: LiveSite) -> None:
    with site.open_browser(BID, lang="de", size=PHONE) as user:
        user.open(f"/learn/{BID}")
        user.page.locator("#list-buildings > summary").click()
        row = user.page.locator("#list-buildings tbody tr", has_text="Religiöses Zentrum")
        expect(row.get_by_text("Philadelphia, PA").locator("visible=true")).to_have_count(1)
        assert user.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        publisher = user.page.get_by_role("link", name="www.littlestreamcompany.com")
        expect(publisher).to_have_attribute("href", "https://www.littlestreamcompany.com")
        expect(publisher).to_have_attribute("rel", "noopener noreferrer")


def printed_text(user: BrowserUser) -> str:
    return " ".join(page.text for page in pdf_pages(user.page.pdf(format="A4")))


def test_a_printed_rules_page_has_open_rulings_and_no_buttons(site: LiveSite) -> None:
    with site.open_browser(BID, lang="en") as user:
        user.open(f"/learn/{BID}")
        ruling = user.page.locator("#ruling-PB20")
        expect(ruling).not_to_have_attribute("open", "")
        text = printed_text(user)
        say = text_for("en", find_game(BID), rules=True)
        assert say("ruling-PB21.text")[-60:] in text
        assert "Religious Center 4+ Philadelphia, PA" in text
        for button in ("web-learn-try", "web-learn-watch", "web-play-now", "web-learn-rulebook"):
            assert user.text_of(button) not in text, button
        expect(ruling).not_to_have_attribute("open", "")


def test_the_rules_page_leads_to_the_rulebook(site: LiveSite) -> None:
    with site.open_browser(BID, lang="it") as user:
        user.open(f"/learn/{BID}")
        user.page.get_by_role("link", name=user.text_of("web-learn-rulebook")).click()
        expect(user.button("sheet-rulebook").first).to_have_attribute("aria-pressed", "true")
        preview = user.region("print-preview")
        expect(preview).to_have_attribute("aria-busy", "false")
        assert preview.get_by_role("img").count() >= 8
