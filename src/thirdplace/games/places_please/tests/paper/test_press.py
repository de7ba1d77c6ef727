"""Sheets of Places, Please on the press, and with the command: boards, lessons, previews."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from support.paper import Command, PdfPage, pdf_pages, print_command

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, make_page_images, make_pdf

ADDRESS = "http://192.168.1.20:8017"


@pytest.fixture(scope="module")
def places_please() -> Game:
    return find_game("places-please")


def test_boards_follow_the_options_of_a_class(places_please: Game) -> None:
    def board(**options: object) -> PdfPage:
        return pdf_pages(
            make_pdf(places_please, find_sheet(places_please, "boards"), PrintRequest(options=options))
        )[0]

    usual, millions, target = board(), board(places=7, garbage=2), board(goal="target", target=5000)
    assert usual.text.count("Thousands") == 2, "two boards, as in the rulebook"
    assert "Millions" not in usual.text
    assert millions.text.count("Millions") == 2
    assert millions.width > millions.height
    assert "5000" in target.text


def test_the_lesson_teaches_the_best_plan(places_please: Game) -> None:
    tasks, answers = pdf_pages(make_pdf(places_please, find_sheet(places_please, "lesson"), PrintRequest()))
    assert "3516" in tasks.text
    assert "3 × 1000 = 3000" in answers.text
    assert "6453" in answers.text, "what the exact plan makes of the rolls 4 2 6 3 5"
    assert "6453" not in tasks.text


@pytest.mark.parametrize(
    ("options", "detail"),
    [({"places": 99}, "places"), ({"bank": "box"}, "bank"), ({"goal": "target"}, "target")],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_options_that_do_not_hold_are_refused(
    places_please: Game, options: dict[str, object], detail: str
) -> None:
    with pytest.raises(Refused) as refused:
        make_pdf(places_please, find_sheet(places_please, "boards"), PrintRequest(options=options))
    assert (refused.value.code, detail in refused.value.detail) == ("bad-options", True)


def test_a_preview_has_every_page(places_please: Game) -> None:
    lesson = find_sheet(places_please, "lesson")
    shown = [Image.open(BytesIO(page)) for page in make_page_images(places_please, lesson, PrintRequest())]
    assert len(shown) == len(pdf_pages(make_pdf(places_please, lesson, PrintRequest()))) == 2
    assert all(image.width < image.height for image in shown)


def test_the_command_prints_one_sheet(run_print: Command, tmp_path: Path) -> None:
    code, _, told = run_print("places-please", "boards", "--option", "places=5", "--address", ADDRESS)
    assert (code, told) == (0, f"QR codes lead to {ADDRESS}; choose another address with --address.\n")
    (page,) = pdf_pages((tmp_path / "places-please-boards.pdf").read_bytes())
    assert "Ten thousands" in page.text


@pytest.fixture
def run_print(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return print_command(tmp_path, monkeypatch, capsys)
