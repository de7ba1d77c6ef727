"""The lesson sheet of Places, Please: answers on one page, and words that fit the die and the goal."""

import re
from itertools import permutations
from typing import Any

import pytest
from support.paper import PdfPage, pdf_pages

from thirdplace import LANGUAGES
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.games.places_please.lesson import make_best_plan
from thirdplace.games.places_please.opening import Options
from thirdplace.games.places_please.paper import ROLLS
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import text_for

GAME = find_game("places-please")
PARTED = "\ufffe"
"""What pdfium reads where a word is parted at the end of a line."""


def make_lesson_pages(lang: str, options: dict[str, Any], **form: Any) -> list[PdfPage]:
    wish: Any = {"lang": lang, "ink": "saving", "seed": 77, "options": options, **form}
    return pdf_pages(make_pdf(GAME, find_sheet(GAME, "lesson"), PrintRequest(**wish)))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_stay_together_and_so_do_answers(lang: str, paper: str) -> None:
    say = text_for(lang, GAME)
    think = say("sheet-lesson-think")
    for large, most_pages in ((False, 2), (True, 3)):
        found = make_lesson_pages(lang, {}, paper=paper, large=large)
        assert len(found) <= most_pages
        questions = found[-2].text
        assert think in questions
        assert all(say(f"sheet-lesson-question-{number}").split("?")[0] in questions for number in (1, 2, 3))
        assert found[-1].text.startswith(say("sheet-lesson-answers"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_fit_the_die_and_the_goal(lang: str) -> None:
    say = text_for(lang, GAME)
    ten_sides = make_lesson_pages(lang, {"die": 10})[-1].text
    assert say("sheet-lesson-hint-1-zero").split(",")[1] in ten_sides
    aimed = make_lesson_pages(lang, {"goal": "target", "target": 4000})[-1].text
    hope = say("sheet-lesson-expected", number=0).split("0")[0].strip()
    assert hope not in aimed or say("sheet-lesson-expected-target", number=0, target=4000)[:12] in aimed
    assert aimed.count(say("sheet-number", number=4000)) >= 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_expected_any_more_once_the_number_is_made(lang: str) -> None:
    """With the last digit, or before it, if what is left then is a garbage space."""
    say = text_for(lang, GAME)
    hope = re.sub(r"\s", "", say("sheet-lesson-expected", number=0).split("0")[0])
    for garbage, steps in ((1, 5), (2, 6)):
        text = re.sub(r"\s", "", make_lesson_pages(lang, {"garbage": garbage}, seed=1)[-1].text)
        plan = make_best_plan(Options(garbage=garbage), ROLLS[6][:steps])
        last = max(number for number, one in enumerate(plan) if not one.slot.startswith("garbage"))
        assert text.count(hope) == last


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_lesson_is_parted(lang: str, large: bool) -> None:
    for page in make_lesson_pages(lang, {}, large=large):
        assert not any(letter == PARTED for letter, *_ in page.letters_with_positions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_teacher_is_told_what_just_as_good_means(lang: str) -> None:
    told = text_for(lang, GAME)("sheet-lesson-as-good")[-30:]
    assert told in make_lesson_pages(lang, {}, seed=1)[-1].text
    plain = next(
        rolls
        for rolls in permutations(range(1, 7), 5)
        if not any(one.also for one in make_best_plan(Options(), rolls))
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ROLLS, 6, plain)
        assert told not in make_lesson_pages(lang, {}, seed=1)[-1].text
