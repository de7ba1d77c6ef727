"""The rules page in the browser: card lists, links to the publishers, and what comes out of a printer."""

import pytest
from playwright.sync_api import expect
from support.games import CLOCK_GAME, TURN_GAME
from support.live_site import BrowserUser, LiveSite

from thirdplace.core.parts.card_list import CardList, card_lists_of
from thirdplace.core.parts.prose import parse_inline
from thirdplace.core.registry import find_game
from thirdplace.text import text_for

pytestmark = pytest.mark.browser


def shown_rows(user: BrowserUser, card_list: CardList) -> list[list[str]]:
    """The rows of an open list, without the headings of its groups."""
    table = user.page.locator(f"#list-{card_list.id} table")
    expect(table).to_be_visible()
    rows: list[list[str]] = table.evaluate(
        """table => [...table.querySelectorAll('tbody tr:not(.group)')].map(row =>
             [...row.cells].map(cell => (cell.matches('th') ? cell.firstChild : cell).textContent.trim()))"""
    )
    return rows


def told_rows(card_list: CardList) -> list[list[str]]:
    rows = (row for group in card_list.groups for row in group.rows)
    return [["".join(piece.text for piece in parse_inline(cell)) for cell in row] for row in rows]


@pytest.mark.parametrize(("game", "lang"), [(TURN_GAME, "it"), (CLOCK_GAME, "de")])
def test_the_lists_are_those_of_the_terminal_and_of_paper(site: LiveSite, game: str, lang: str) -> None:
    with site.open_browser(game, lang=lang) as user:
        user.open(f"/learn/{game}")
        for card_list in card_lists_of(find_game(game), text_for(lang, find_game(game))):
            user.page.locator(f"#list-{card_list.id} > summary").click()
            assert shown_rows(user, card_list) == told_rows(card_list)
