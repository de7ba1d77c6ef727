"""Sheets that are used for years: lessons vary, boards are the rulebook's, QR codes stay true."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from paper import Leaf, leaves

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.core.paper import Wish
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

PLEASE, BID, RACE = (find_game(game) for game in ("places-please", "places-bid", "place-race"))
CARD_MM = (63, 88)


def lesson(**wanted: object) -> list[Leaf]:
    return leaves(make_pdf(PLEASE, find_sheet(PLEASE, "lesson"), Wish(**wanted)))  # type: ignore[arg-type]


def test_a_seed_changes_the_lesson_and_is_named_on_it() -> None:
    first, other, again = lesson(seed=1), lesson(seed=42), lesson(seed=42)
    assert [page.text for page in other] == [page.text for page in again]
    say = text_for("en", PLEASE)
    for one, another in zip(first, other, strict=True):
        assert say("sheet-lesson-seed", seed="42") in another.text
        rest = another.text.replace(say("sheet-lesson-seed", seed="42"), say("sheet-lesson-seed", seed="1"))
        assert one.text != rest, "the numbers differ, not only the name of the seed"


def test_rolls_of_a_lesson_are_those_of_its_die() -> None:
    steps = re.compile(r"(\d) (?:millions|(?:hundred |ten )?thousands|hundreds|tens|ones|garbage)")
    for seed in (2, 3, 4):
        rolls = [int(roll) for roll in steps.findall(lesson(seed=seed)[1].text)]
        assert len(rolls) >= 5
        assert all(1 <= roll <= 6 for roll in rolls)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_on_a_lesson_are_written_alike(lang: str) -> None:
    options = {"places": 6, "goal": "target", "target": 123456}
    for page in lesson(lang=lang, seed=5, options=options):
        assert not re.findall(r"\d{4,}", page.text)
        assert not re.findall(r"\d[\s\u00a0\u202f]000", page.text)
        assert not re.findall(r"\d\.\d{3}" if lang == "en" else r"\d,\d{3}", page.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pupils_are_led_to_where_they_join(lang: str) -> None:
    tasks, answers = lesson(lang=lang, address="https://play.example.org")
    how = text_for(lang, find_game("places-please"))("sheet-lesson-class")
    assert how not in tasks.text
    assert how in answers.text, "the teacher opens a class there"


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_boards_have_sixteen_rows_each(paper: str) -> None:
    (page,) = leaves(make_pdf(PLEASE, find_sheet(PLEASE, "boards"), Wish(paper=paper, ink="saving")))  # type: ignore[arg-type]
    picture, scale = page.picture, page.picture.width / page.width
    x = round((page.margins()[0] + 8) * scale)  # through the first column
    column = [picture.getpixel((x, y)) < 128 for y in range(round(30 * scale), picture.height)]  # type: ignore[operator]
    lines = sum(dark and not before for before, dark in pairwise(column))
    assert lines >= 2 * 16, "an upper and a lower edge for each row"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("places", [4, 7])
def test_heads_of_columns_are_parted_only_where_the_language_does(lang: str, places: int) -> None:
    options = {"places": places, "garbage": 2}
    wish = Wish(lang=lang, large=True, options=options)  # type: ignore[arg-type]
    (page,) = leaves(make_pdf(PLEASE, find_sheet(PLEASE, "boards"), wish))
    say = text_for(lang, PLEASE)
    read = "".join(page.text.replace("-", "").replace("\u00ad", "").split())
    for slot in ("hundreds", "thousands", "tens", "ones"):
        assert say(f"sheet-place-{slot}") in page.text, "whole, without a hyphen"
    for slot in ("garbage", "garbage-2"):
        assert "".join(say(f"sheet-place-{slot}").replace("\u00ad", "").split()) in read


def test_projects_fill_the_last_page_of_the_cards(tmp_path: Path) -> None:
    pages = leaves(make_pdf(BID, find_sheet(BID, "cards"), Wish(ink="saving")))
    assert len(pages) == 12, "six sheets of nine cards, both sides"
    say = text_for("en", BID)
    assert pages[-2].text.count(say("paper-project")) >= 6
    assert main(["print", "--lang", "en", "places-bid", "--ink", "saving", "--out", str(tmp_path)]) == 0
    assert not (tmp_path / "places-bid-projects.pdf").exists(), "nothing is printed twice"


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
    pages = leaves(make_pdf(RACE, find_sheet(RACE, sheet), Wish(lang=lang, ink="saving")))  # type: ignore[arg-type]
    words = text_for(lang, RACE)("paper-pile")
    assert [words in page.text for page in pages].count(True) == 1
    assert len(pages) == (len(cut_into_tiles(LAYOUTS["tiles"])) if sheet == "board" else 1)


def test_the_command_prints_no_address_of_today(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "lesson.pdf"
    assert main(["print", "--lang", "en", "places-please", "lesson", "--seed", "7", "--out", str(out)]) == 0
    assert text_for("en")("cli-print-no-address") in capsys.readouterr().err
    page = leaves(out.read_bytes())[0]
    assert text_for("en", PLEASE)("sheet-lesson-seed", seed="7") in page.text
    assert not re.search(r"\d+\.\d+\.\d+\.\d+", page.text)


@pytest.mark.parametrize("seed", ["0", "10000", "x"])
def test_the_command_refuses_other_seeds(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "--lang", "en", "places-please", "lesson", "--seed", seed]) != 0
    assert "--seed" in capsys.readouterr().err
