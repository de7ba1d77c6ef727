"""The rules page in the browser: card lists, links to the publishers, and what comes out of a printer."""

from io import BytesIO

import pypdfium2 as pdfium
import pytest
from playwright.sync_api import expect
from support.browsing import PHONE, Guest, House
from support.games import CLOCK_GAME, TURN_GAME

from thirdplace.core.card_list import CardList, card_lists_of
from thirdplace.core.prose import pieces
from thirdplace.core.registry import find_game
from thirdplace.text import text_for

pytestmark = pytest.mark.browser


def shown_rows(guest: Guest, card_list: CardList) -> list[list[str]]:
    """The rows of an open list, without the headings of its groups."""
    table = guest.page.locator(f"#list-{card_list.id} table")
    expect(table).to_be_visible()
    rows: list[list[str]] = table.evaluate(
        """table => [...table.querySelectorAll('tbody tr:not(.group)')].map(row =>
             [...row.cells].map(cell => (cell.matches('th') ? cell.firstChild : cell).textContent.trim()))"""
    )
    return rows


def told_rows(card_list: CardList) -> list[list[str]]:
    rows = (row for group in card_list.groups for row in group.rows)
    return [["".join(piece.text for piece in pieces(cell)) for cell in row] for row in rows]


@pytest.mark.parametrize(("game", "lang"), [(TURN_GAME, "it"), (CLOCK_GAME, "de")])
def test_the_lists_are_those_of_the_terminal_and_of_paper(house: House, game: str, lang: str) -> None:
    with house.guest(game, lang=lang) as guest:
        guest.go(f"/learn/{game}")
        for card_list in card_lists_of(find_game(game), text_for(lang, find_game(game))):
            guest.page.locator(f"#list-{card_list.id} > summary").click()
            assert shown_rows(guest, card_list) == told_rows(card_list)


def test_a_phone_shows_where_a_building_stands_and_the_way_to_the_publisher(house: House) -> None:
    with house.guest(TURN_GAME, lang="de", size=PHONE) as guest:
        guest.go(f"/learn/{TURN_GAME}")
        guest.page.locator("#list-buildings > summary").click()
        row = guest.page.locator("#list-buildings tbody tr", has_text="Religiöses Zentrum")
        expect(row.get_by_text("Philadelphia, PA").locator("visible=true")).to_have_count(1)
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        publisher = guest.page.get_by_role("link", name="www.littlestreamcompany.com")
        expect(publisher).to_have_attribute("href", "https://www.littlestreamcompany.com")
        expect(publisher).to_have_attribute("rel", "noopener noreferrer")


def printed_text(guest: Guest) -> str:
    made = guest.page.pdf(format="A4")
    pages = pdfium.PdfDocument(BytesIO(made))
    return " ".join(" ".join(page.get_textpage().get_text_range() for page in pages).split())


def test_a_printed_rules_page_has_open_rulings_and_no_buttons(house: House) -> None:
    with house.guest(TURN_GAME, lang="en") as guest:
        guest.go(f"/learn/{TURN_GAME}")
        ruling = guest.page.locator("#ruling-PB20")
        expect(ruling).not_to_have_attribute("open", "")
        text = printed_text(guest)
        say = text_for("en", find_game(TURN_GAME), rules=True)
        assert say("ruling-PB21.text")[-60:] in text
        assert "Religious Center 4+ Philadelphia, PA" in text
        for button in ("web-learn-try", "web-learn-watch", "web-play-now", "web-learn-rulebook"):
            assert guest.say(button) not in text, button
        expect(ruling).not_to_have_attribute("open", "")


def test_the_rules_page_leads_to_the_rulebook(house: House) -> None:
    with house.guest(TURN_GAME, lang="it") as guest:
        guest.go(f"/learn/{TURN_GAME}")
        guest.page.get_by_role("link", name=guest.say("web-learn-rulebook")).click()
        expect(guest.button("sheet-rulebook").first).to_have_attribute("aria-pressed", "true")
        preview = guest.region("print-preview")
        expect(preview).to_have_attribute("aria-busy", "false")
        assert preview.get_by_role("img").count() >= 8
