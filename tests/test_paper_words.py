"""What sheets say about other pages, how the lesson sheet breaks, and messages that exist once."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from browsing import words
from paper import Leaf, leaves

from thirdplace import LANGUAGES
from thirdplace.core.game import Game
from thirdplace.core.paper import Sheet, Wish
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, list_sheets, make_pdf

SOURCE = Path(str(files("thirdplace")))
ALL = [(game, sheet) for game, has in list_sheets() for sheet in has if sheet.needs is None]
ON_THE_FIRST_PAGE = {
    "learn": "web-learn",
    "pad": "home-pad",
    "timer": "home-timer",
    "buildings": "home-buildings",
}
"""What the first page calls a page, by the first part of its path."""


def named(one: object) -> str:
    return one.id if isinstance(one, Game | Sheet) else str(one)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "sheet"), ALL, ids=named)
def test_a_sheet_without_an_address_says_what_to_choose(game: Game, sheet: Sheet, lang: str) -> None:
    """In the very words of the first page; a path is nothing a person can open."""
    text = " ".join(page.text for page in leaves(make_pdf(game, sheet, Wish(lang=lang))))  # type: ignore[arg-type]
    assert not re.search(r"(?<![\w./])/(class|timer|pad|learn|buildings|groups|print)\b", text)
    if sheet.opens != "/":
        say = words(lang, game.id)
        assert say(ON_THE_FIRST_PAGE[sheet.opens.split("/")[1]], game=say(f"box-{game.id}")) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_sheet_leads_to_the_class_in_words(lang: str) -> None:
    pages = lesson_sheet(lang, places=4)
    assert words(lang, "places-please")("home-class-open") in pages[-1].text


def lesson_sheet(lang: str, *, large: bool = False, paper: str = "a4", **options: int) -> list[Leaf]:
    please = find_game("places-please")
    wish = Wish(lang=lang, large=large, paper=paper, options=options)  # type: ignore[arg-type]
    return leaves(make_pdf(please, find_sheet(please, "lesson"), wish))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_sheet_breaks_where_it_makes_sense(lang: str) -> None:
    """A page for the class and one for the teacher; in large print the questions have a page of their own."""
    for paper in ("a4", "letter"):
        assert len(lesson_sheet(lang, paper=paper, places=7, garbage=2)) == 2
    pages = lesson_sheet(lang, large=True, places=7)
    say = words(lang, "places-please")
    tasks, questions, answers, _ = pages
    assert say("sheet-lesson-think") not in tasks.text
    assert say("sheet-lesson-think") in questions.text
    assert say("sheet-lesson-play") not in questions.text
    assert say("sheet-lesson-answers") in answers.text
    lowest = max(bottom for *_, bottom in questions.letters if bottom < questions.height - 30)
    assert lowest > questions.height / 3, "its questions are spread over the page"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("locale/*.ftl")), ids=lambda path: path.name)
def test_no_message_of_a_file_is_written_twice(path: Path) -> None:
    """The second would silently never be said."""
    ids = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert [one for one, times in Counter(ids).items() if times > 1] == []
