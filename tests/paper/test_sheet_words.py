"""What sheets say about other pages, how the lesson sheet breaks, and messages that exist once."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from support.live_site import page_texts
from support.paper import pdf_pages

from thirdplace import LANGUAGES
from thirdplace.core.game import Game
from thirdplace.core.parts.paper import PrintRequest, Sheet
from thirdplace.paper.typesetting import list_sheets, make_pdf

SOURCE = Path(str(files("thirdplace")))
ALL = [(game, sheet) for game, has in list_sheets() for sheet in has if sheet.needs is None]
ON_THE_FIRST_PAGE = {
    "learn": "web-learn",
    "pad": "home-pad",
    "timer": "home-timer",
    "buildings": "home-buildings",
}
"""What the first page calls a page, by the first part of its path."""


def parameter_id(one: object) -> str:
    return one.id if isinstance(one, Game | Sheet) else str(one)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "sheet"), ALL, ids=parameter_id)
def test_a_sheet_without_an_address_says_what_to_choose(game: Game, sheet: Sheet, lang: str) -> None:
    """In the very words of the first page; a path is nothing a person can open."""
    text = " ".join(page.text for page in pdf_pages(make_pdf(game, sheet, PrintRequest(lang=lang))))  # type: ignore[arg-type]
    assert not re.search(r"(?<![\w./])/(class|timer|pad|learn|buildings|groups|print)\b", text)
    if sheet.opens != "/":
        say = page_texts(lang, game.id)
        assert say(ON_THE_FIRST_PAGE[sheet.opens.split("/")[1]], game=say(f"box-{game.id}")) in text


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("locale/*.ftl")), ids=lambda path: path.name)
def test_no_message_of_a_file_is_written_twice(path: Path) -> None:
    """The second would silently never be said."""
    ids = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert [one for one, times in Counter(ids).items() if times > 1] == []
