"""Sheets of Places, Please: lessons vary, boards are the rulebook's, QR codes stay true."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from support.live_site import page_texts
from support.paper import PdfPage, pdf_pages

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import text_for

PLEASE = find_game("places-please")
STEP = re.compile(r"(\d) (?:millions|(?:hundred |ten )?thousands|hundreds|tens|ones|garbage)")
"""A roll on the teacher's page, and where it goes."""


def make_lesson_pages(**wanted: object) -> list[PdfPage]:
    return pdf_pages(make_pdf(PLEASE, find_sheet(PLEASE, "lesson"), PrintRequest(**wanted)))  # type: ignore[arg-type]


def number_and_rolls(pages: list[PdfPage]) -> tuple[str, list[str]]:
    """The number that is taken apart, and the rolls, as the teacher's page tells them."""
    number = re.search(r"Break up the number ([\d,]+)\.", pages[0].text)
    assert number
    return number[1], STEP.findall(pages[1].text)


def test_a_seed_changes_number_and_rolls_and_is_named_on_every_page() -> None:
    say = text_for("en", PLEASE)
    sheets = {seed: make_lesson_pages(seed=seed) for seed in (1, 42, 43)}
    for seed, pages in sheets.items():
        assert all(say("sheet-lesson-seed", seed=str(seed)) in page.text for page in pages)
    numbers, rolls = zip(*map(number_and_rolls, sheets.values()), strict=True)
    assert len(set(numbers)) == 3
    assert len(set(map(tuple, rolls))) == 3
    assert [page.text for page in make_lesson_pages(seed=42)] == [page.text for page in sheets[42]]


def test_rolls_of_a_lesson_are_those_of_its_die() -> None:
    for seed in (2, 3, 4):
        rolls = [int(roll) for roll in STEP.findall(make_lesson_pages(seed=seed)[1].text)]
        assert len(rolls) >= 5
        assert all(1 <= roll <= 6 for roll in rolls)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_on_a_lesson_are_written_alike(lang: str) -> None:
    options = {"places": 6, "goal": "target", "target": 123456}
    for page in make_lesson_pages(lang=lang, seed=5, options=options):
        assert not re.findall(r"\d{5,}", page.text), "thousands stand apart"
        assert not re.findall(r"(?<![\d.,])\d[.,]\d{3}(?![.,]?\d)", page.text), (
            "four digits are written together"
        )
        assert not re.findall(r"\d[\s\u00a0\u202f]000", page.text)
        assert not re.findall(r"\d\.\d{3}" if lang == "en" else r"\d,\d{3}", page.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pupils_are_led_to_where_they_join(lang: str) -> None:
    tasks, answers = make_lesson_pages(lang=lang, address="https://play.example.org")
    how = text_for(lang, PLEASE)("sheet-lesson-class")
    assert how not in tasks.text
    assert how in answers.text, "the teacher opens a class there"


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_boards_have_sixteen_rows_each(paper: str) -> None:
    (page,) = pdf_pages(
        make_pdf(PLEASE, find_sheet(PLEASE, "boards"), PrintRequest(paper=paper, ink="saving"))  # type: ignore[arg-type]
    )
    picture, scale = page.picture, page.picture.width / page.width
    x = round((page.margins()[0] + 8) * scale)  # through the first column
    column = [picture.getpixel((x, y)) < 128 for y in range(round(30 * scale), picture.height)]  # type: ignore[operator]
    lines = sum(dark and not before for before, dark in pairwise(column))
    assert lines >= 2 * 16, "an upper and a lower edge for each row"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("places", [4, 7])
def test_heads_of_columns_are_parted_only_where_the_language_does(lang: str, places: int) -> None:
    options = {"places": places, "garbage": 2}
    wish = PrintRequest(lang=lang, large=True, options=options)  # type: ignore[arg-type]
    (page,) = pdf_pages(make_pdf(PLEASE, find_sheet(PLEASE, "boards"), wish))
    say = text_for(lang, PLEASE)
    read = "".join(page.text.replace("-", "").replace("\u00ad", "").split())
    for slot in ("hundreds", "thousands", "tens", "ones"):
        assert say(f"sheet-place-{slot}") in page.text, "whole, without a hyphen"
    for slot in ("garbage", "garbage-2"):
        assert "".join(say(f"sheet-place-{slot}").replace("\u00ad", "").split()) in read


def test_the_command_prints_no_address_of_today(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "lesson.pdf"
    assert main(["print", "--lang", "en", PLEASE.id, "lesson", "--seed", "7", "--out", str(out)]) == 0
    assert text_for("en")("cli-print-no-address") in capsys.readouterr().err
    page = pdf_pages(out.read_bytes())[0]
    assert text_for("en", PLEASE)("sheet-lesson-seed", seed="7") in page.text
    assert not re.search(r"\d+\.\d+\.\d+\.\d+", page.text)


@pytest.mark.parametrize("seed", ["0", "10000", "x"])
def test_the_command_refuses_other_seeds(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "--lang", "en", PLEASE.id, "lesson", "--seed", seed]) != 0
    assert "--seed" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "message"),
    [("goal=target", "error-bad-options-target"), ("target=5000", "error-bad-options-target-unused")],
)
def test_the_command_says_which_options_do_not_go_together(
    lang: str, option: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", "--lang", lang, PLEASE.id, "lesson", "--option", option]) != 0
    assert capsys.readouterr().err.strip() == text_for(lang, PLEASE)(message, most=9999)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_sheet_leads_to_the_class_in_words(lang: str) -> None:
    pages = lesson_sheet(lang, places=4)
    assert page_texts(lang, PLEASE.id)("home-class-open") in pages[-1].text


def lesson_sheet(lang: str, *, large: bool = False, paper: str = "a4", **options: int) -> list[PdfPage]:
    wish = PrintRequest(lang=lang, large=large, paper=paper, options=options)  # type: ignore[arg-type]
    return pdf_pages(make_pdf(PLEASE, find_sheet(PLEASE, "lesson"), wish))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_sheet_breaks_where_it_makes_sense(lang: str) -> None:
    """A page for the class and one for the teacher; in large print the questions have a page of their own."""
    for paper in ("a4", "letter"):
        assert len(lesson_sheet(lang, paper=paper, places=7, garbage=2)) == 2
    pages = lesson_sheet(lang, large=True, places=7)
    say = page_texts(lang, PLEASE.id)
    tasks, questions, answers, _ = pages
    assert say("sheet-lesson-think") not in tasks.text
    assert say("sheet-lesson-think") in questions.text
    assert say("sheet-lesson-play") not in questions.text
    assert say("sheet-lesson-answers") in answers.text
    lowest = max(bottom for *_, bottom in questions.letters_with_positions if bottom < questions.height - 30)
    assert lowest > questions.height / 3, "its questions are spread over the page"
