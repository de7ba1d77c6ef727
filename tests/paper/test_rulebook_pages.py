"""Printed rulebooks: pages are filled, links are whole, every statement stands in each language."""

from functools import cache
from typing import Any

import pytest
from support.games import games_with_rulebook, rulebook_of
from support.paper import PdfPage, pdf_pages

from thirdplace import LANGUAGES
from thirdplace.core.game import Game
from thirdplace.core.parts.card_list import card_lists_of
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.parts.prose import parse_inline
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import rules_page_ids, text_for

FOOT_MM = 16.0
"""Height of what stands below the text."""
LEAST_FILLED = 0.2
"""The share of a page that holds something: less looks as if pages were missing."""
FORMS: tuple[dict[str, Any], ...] = (
    {"paper": "a4"},
    {"paper": "a4", "large": True},
    {"paper": "letter"},
    {"paper": "letter", "large": True},
)

each_game = pytest.mark.parametrize("game", games_with_rulebook(), ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def make_rulebook_pages(game_id: str, lang: str, form: int) -> list[PdfPage]:
    game = find_game(game_id)
    wish: dict[str, Any] = {"lang": lang, "ink": "saving", **FORMS[form]}
    return pdf_pages(make_pdf(game, find_sheet(game, "rulebook"), PrintRequest(**wish)))


def filled_share(leaf: PdfPage, columns: int) -> float:
    """Of all columns, down to the last line in each."""
    width = leaf.width / columns
    shares: list[float] = []
    for column in range(columns):
        bottoms = [
            bottom
            for left, bottom, _, _ in leaf.text_runs()
            if column * width <= left < (column + 1) * width and bottom > FOOT_MM
        ]
        shares.append(1 - min(bottoms, default=leaf.height) / leaf.height)
    return sum(shares) / columns


@pytest.mark.parametrize("form", range(len(FORMS)), ids=lambda form: "-".join(map(str, FORMS[form].values())))
@each_language
@each_game
def test_no_page_of_a_rulebook_is_nearly_empty(game: Game, lang: str, form: int) -> None:
    columns = 1 if FORMS[form].get("large") else 2
    for number, leaf in enumerate(make_rulebook_pages(game.id, lang, form), 1):
        assert filled_share(leaf, columns) > LEAST_FILLED, f"page {number}"


@each_language
@each_game
def test_every_statement_of_the_rules_stands_in_every_language(game: Game, lang: str) -> None:
    say = text_for(lang, game, rules=True)
    on_page = set(rules_page_ids(lang, game))
    rulebook = rulebook_of(game)
    rulings = {f"ruling-{ruling}" for ruling in rulebook.RULINGS}
    assert rulings | set(rulebook.STATEMENTS) <= on_page
    for message, facts in rulebook.STATEMENTS.items():
        body = say(f"{message}.text" if f"{message}.text" in say else message)
        assert len(body) > 60, message
        for fact in facts:
            assert fact in body, (message, fact)


@each_language
@each_game
def test_no_address_in_a_card_list_is_cut_off(game: Game, lang: str) -> None:
    for card_list in card_lists_of(game, text_for(lang, game)):
        for group in card_list.groups:
            for cell in (cell for row in group.rows for cell in row if "](" in cell):
                assert [piece.kind for piece in parse_inline(cell)] == ["link"], cell
