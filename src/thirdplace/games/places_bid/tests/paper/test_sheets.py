"""Sheets of PLACES Bid: projects are on the last page of the cards."""

from pathlib import Path

from support.paper import pdf_pages

from thirdplace.cli import main
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.text import text_for

BID = find_game("places-bid")


def test_projects_fill_the_last_page_of_the_cards(tmp_path: Path) -> None:
    pages = pdf_pages(make_pdf(BID, find_sheet(BID, "cards"), PrintRequest(ink="saving")))
    assert len(pages) == 12, "six sheets of nine cards, both sides"
    say = text_for("en", BID)
    assert pages[-2].text.count(say("paper-project")) >= 6
    assert main(["print", "--lang", "en", BID.id, "--ink", "saving", "--out", str(tmp_path)]) == 0
    assert not (tmp_path / "places-bid-projects.pdf").exists(), "nothing is printed twice"
