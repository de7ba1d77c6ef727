"""The rules in every form: each printed rulebook, the terminal's rules page, and what they have to hold."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from support.games import games_with_rulebook, rulebook_of
from support.paper import PdfPage, pdf_pages

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.core.game import Game
from thirdplace.core.parts.card_list import card_lists_of
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.parts.prose import Piece, parse_blocks, parse_inline
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import rules_page_ids, text_for

MARGIN = 16.0
"""Of a rulebook's page, in mm."""
FOOT = 16.0
"""Height of what stands below the text, in mm."""
HEADING = 2.4
"""The least height of its letters, in mm: those in figures are smaller."""
FORMS: tuple[dict[str, Any], ...] = (
    {"paper": "a4", "ink": "saving"},
    {"paper": "letter", "ink": "colour"},
    {"paper": "letter", "ink": "saving", "large": True},
)
RULEBOOKS = games_with_rulebook()
each_game = pytest.mark.parametrize("game", RULEBOOKS, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_form = pytest.mark.parametrize("form", FORMS, ids=lambda form: "-".join(map(str, form.values())))


@cache
def _make_cached_pdf(game_id: str, lang: str, form: tuple[tuple[str, Any], ...]) -> bytes:
    game = find_game(game_id)
    wish: dict[str, Any] = {"lang": lang, **dict(form)}
    return make_pdf(game, find_sheet(game, "rulebook"), PrintRequest(**wish))


def make_rulebook_pdf(game: Game, lang: str, form: dict[str, Any]) -> bytes:
    return _make_cached_pdf(game.id, lang, tuple(form.items()))


def without_breaks(text: str) -> str:
    """Without what the end of a line and the end of a column take away or add."""
    return re.sub(r"[\s●–-]", "", text)


def read_pages(found: list[PdfPage]) -> str:
    return without_breaks(" ".join(leaf.text for leaf in found))


def join_pieces(words: Iterator[Piece] | tuple[Piece, ...]) -> str:
    return "".join(piece.text for piece in words)


def list_rules_texts(game: Game, lang: str) -> Iterator[str]:
    """Every heading, paragraph and item of the rules page."""
    say = text_for(lang, game, rules=True)
    for message_id in rules_page_ids(lang, game):
        is_titled = f"{message_id}.text" in say
        if is_titled:
            yield say(message_id)
        for block in parse_blocks(say(f"{message_id}.text") if is_titled else say(message_id)):
            yield join_pieces(block.pieces)


@each_form
@each_language
@each_game
def test_a_rulebook_holds_the_whole_rules_page(game: Game, lang: str, form: dict[str, Any]) -> None:
    text = read_pages(pdf_pages(make_rulebook_pdf(game, lang, form)))
    for words in map(without_breaks, list_rules_texts(game, lang)):
        assert words[:30] in text, words  # a column or a page may end in between
        assert words[-30:] in text, words
    for ruling in rulebook_of(game).RULINGS:
        assert re.search(rf"{ruling}(?!\d)", text), ruling


@each_form
@each_language
@each_game
def test_every_card_is_listed_once(game: Game, lang: str, form: dict[str, Any]) -> None:
    text = read_pages(pdf_pages(make_rulebook_pdf(game, lang, form)))
    for card_list in card_lists_of(game, text_for(lang, game)):
        for group in card_list.groups:
            for row in group.rows:
                line = without_breaks("".join(join_pieces(parse_inline(cell)) for cell in row))
                assert text.count(line) == 1, row


@each_form
@each_language
@each_game
def test_nothing_leaves_its_page_and_no_heading_stands_alone(
    game: Game, lang: str, form: dict[str, Any]
) -> None:
    for number, leaf in enumerate(pdf_pages(make_rulebook_pdf(game, lang, form))):
        for letter, left, _, right, bottom in leaf.letters_with_positions:
            assert left > MARGIN - 0.5, (number, letter)
            assert right < leaf.width - MARGIN + 0.5, (number, letter)
            assert bottom < leaf.height - 3, (number, letter)
        if number > 0:
            columns = 1 if form.get("large") else 2
            width = leaf.width / columns
            for column in range(columns):
                assert not does_end_in_heading(leaf, column * width, (column + 1) * width), (
                    number + 1,
                    column,
                )


def does_end_in_heading(leaf: PdfPage, left: float, right: float) -> bool:
    """Is the lowest line of a column in the face and the size of headings?"""
    runs = [run for run in leaf.text_runs() if left <= run[0] < right and run[1] > FOOT]
    if not runs:
        return False
    _, _, height, face = min(runs, key=lambda run: run[1])
    return "YoungSerif" in face and height > HEADING


@each_language
@each_game
def test_publishers_are_linked_and_everybody_is_thanked(game: Game, lang: str) -> None:
    wanted = make_rulebook_pdf(game, lang, FORMS[0])
    found = pdf_pages(wanted)
    assert set[str]().union(*(leaf.links() for leaf in found)) >= rulebook_of(game).LINKS
    text = read_pages(found)
    for name in rulebook_of(game).THANKED:
        assert without_breaks(name) in text, name


# ---- the terminal


def run_rules_command(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


@each_language
@each_game
def test_the_terminal_lists_cards_and_credits(
    game: Game, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = text_for(lang, game)
    cards = run_rules_command(capsys, game.id, "--lang", lang, "--part", "cards")
    lists = card_lists_of(game, say)
    if not lists:
        assert say("part-cards-none") in cards
    for card_list in lists:
        assert card_list.title in cards
        for group in card_list.groups:
            for row in group.rows:
                first = join_pieces(parse_inline(row[0]))
                assert first in cards
    credits = run_rules_command(capsys, game.id, "--lang", lang, "--part", "credits")
    assert all(link.removeprefix("mailto:") in credits for link in rulebook_of(game).LINKS)
    whole = run_rules_command(capsys, game.id, "--lang", lang)
    assert all(f"{ruling}  " in whole for ruling in rulebook_of(game).RULINGS)
    assert all(card_list.title in whole for card_list in lists)


# ---- the markup


def test_prose_has_paragraphs_items_and_links() -> None:
    found = list(parse_blocks("One **two** `three`.\n\n- four\n- [five](https://example.org)\n\nSix"))
    assert [(block.kind, block.apart) for block in found] == [
        ("paragraph", False),
        ("item", True),
        ("item", False),
        ("paragraph", True),
    ]
    assert [piece.kind for piece in found[0].pieces] == ["plain", "strong", "plain", "code", "plain"]
    assert found[2].pieces == (Piece("link", "five", "https://example.org"),)


def test_no_link_runs_a_script() -> None:
    assert [piece.kind for piece in parse_inline("[a](javascript:alert(1)) [b](data:x)")] == ["plain"]
