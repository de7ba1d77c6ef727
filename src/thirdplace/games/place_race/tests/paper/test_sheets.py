"""The printed board of Place Race has room for cards that are turned in."""

import pytest
from support.paper import pdf_pages

from thirdplace import LANGUAGES
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.games.place_race.paper.board_layout import (
    LAYOUTS,
    POSTER,
    TILE_MM,
    cut_into_tiles,
    unit_in_mm,
)
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import text_for

RACE = find_game("place-race")

CARD_MM = (63, 88)


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_board_has_room_for_turned_in_cards(name: str) -> None:
    layout, pile = LAYOUTS[name], POSTER.kept["pile"]
    left, top, right, bottom = pile
    for place, (x, y) in POSTER.spots.items():
        assert not (left - 9 < x < right + 9 and top - 9 < y < bottom + 9), place
    for other, box in POSTER.kept.items():
        if other != "pile":
            apart = box[2] <= left or right <= box[0] or box[3] <= top or bottom <= box[1]
            assert apart, other
    if layout.pages != (1, 1):
        unit = unit_in_mm(layout, TILE_MM)
        assert ((right - left) * unit, (bottom - top) * unit) > CARD_MM
        assert (bottom - top) * unit > CARD_MM[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sheet", ["board", "board-small"])
def test_the_rectangle_says_what_it_is_for(sheet: str, lang: str) -> None:
    pages = pdf_pages(make_pdf(RACE, find_sheet(RACE, sheet), PrintRequest(lang=lang, ink="saving")))  # type: ignore[arg-type]
    words = text_for(lang, RACE)("paper-pile")
    assert [words in page.text for page in pages].count(True) == 1
    assert len(pages) == (len(cut_into_tiles(LAYOUTS["tiles"])) if sheet == "board" else 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_how_many_cards_are_dealt_stands_on_one_line(lang: str) -> None:
    say = text_for(lang, RACE)
    pages = pdf_pages(make_pdf(RACE, find_sheet(RACE, "rulebook"), PrintRequest(lang=lang)))  # type: ignore[arg-type]
    letters = [one for page in pages for one in page.letters_with_positions]
    text = "".join(letter for letter, *_ in letters)
    for players, cards in ((2, "6–"), (3, "41"), (4, "41")):
        words = say("paper-deal-for", players=players).replace(" ", "")
        row = text.index(words + cards)
        bottoms = [bottom for *_, bottom in letters[row : row + len(words)]]
        assert max(bottoms) - min(bottoms) < 2, words
