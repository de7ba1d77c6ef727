"""A lab report as a page and as a PDF: complete, nothing from elsewhere, the same bytes every time."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from support.lab.sample_report import fair_report, sample_report
from support.paper import pdf_pages

from thirdplace.lab.results.report_structs import LabReport
from thirdplace.lab_report.write_report import write_report
from thirdplace.text import LANGUAGES

EMPTY_ELEMENTS = {"meta"}
DRAWN = re.compile(r"-[mp][0-9a-f]{10}$")
"""Ids of shapes, made from how these are drawn: words of another length move them."""
COMMAND = "thirdplace lab sample --seed '<&>'"


class StrictReader(HTMLParser):
    """Fails where an element is not closed in order; gathers ids, references and visible words."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.references: list[str] = []
        self.words: list[str] = []
        self.pictures: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag not in EMPTY_ELEMENTS:
            self.open.append(tag)
        self._gather(tag, found)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._gather(tag, {name: value or "" for name, value in attrs})

    def _gather(self, tag: str, found: dict[str, str]) -> None:
        self.ids += [found["id"]] if "id" in found else []
        self.references += [found[name] for name in ("href", "src", "xlink:href") if name in found]
        if found.get("role") == "img":
            self.pictures.append(found["aria-label"])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)


def write(report: LabReport, lang: str, file: Path) -> bytes:
    write_report(report, COMMAND, lang, file)
    return file.read_bytes()


def read(page: bytes) -> StrictReader:
    reader = StrictReader()
    reader.feed(page.decode())
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("pages")
    return {lang: write(sample_report(), lang, folder / f"{lang}.html") for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_well_formed_and_needs_nothing_from_elsewhere(pages: dict[str, bytes], lang: str) -> None:
    page = read(pages[lang])
    assert len(page.ids) == len(set(page.ids))
    assert page.references
    assert all(one.startswith("#") and one[1:] in page.ids for one in page.references)
    loaded = re.findall(r"(?:url\(|@import|https?:)[^)\s]{0,40}", pages[lang].decode())
    assert all(one.startswith(("url(#", "url(data:font/woff;base64,")) for one in loaded)
    assert "<script" not in pages[lang].decode()


def test_every_part_is_there_with_a_picture_and_what_it_shows(pages: dict[str, bytes]) -> None:
    page = read(pages["en"])
    sections = [
        "summary",
        "balance",
        "value",
        "drama",
        "players",
        "what-if",
        "restricted",
        "search",
        "method",
    ]
    assert [one for one in page.ids if one in sections] == sections
    kinds = [label.partition(":")[0] for label in page.pictures]
    assert set(kinds) == {"Forest plot", "Histogram", "Heat map", "Lines"}
    assert page.words.count("All numbers") == len(page.pictures), "a table for each"
    assert COMMAND in page.words


def test_all_three_languages_say_the_same_in_their_own_words(pages: dict[str, bytes]) -> None:
    read_pages = {lang: read(page) for lang, page in pages.items()}
    named = {lang: [one for one in page.ids if not DRAWN.search(one)] for lang, page in read_pages.items()}
    assert named["en"] == named["de"] == named["it"]
    said = {
        lang: {word.strip() for word in page.words if len(word) > 25} for lang, page in read_pages.items()
    }
    for one in LANGUAGES:
        assert not any("lab-" in word for word in said[one]), "an id instead of words"
        for other in LANGUAGES:
            if one < other:
                assert said[one] & said[other] <= {COMMAND}


@pytest.mark.parametrize("ending", [".html", ".pdf"])
def test_the_same_run_gives_the_same_bytes(tmp_path: Path, ending: str) -> None:
    first, second = (write(sample_report(), "de", tmp_path / f"{name}{ending}") for name in ("a", "b"))
    assert first == second


def test_the_pdf_has_the_summary_and_the_command(tmp_path: Path) -> None:
    file = tmp_path / "report.pdf"
    write(sample_report(), "en", file)
    text = "\n".join(page.text for page in pdf_pages(file.read_bytes()))
    assert "What stands out" in text
    assert "−5.0" in text
    assert "thirdplace lab sample" in text
    assert "Thing 1" in text, "a label inside a plot or a table"


def test_a_run_without_findings_says_so(tmp_path: Path) -> None:
    page = read(write(fair_report(), "en", tmp_path / "fair.html"))
    assert any("Nothing stands out" in word for word in page.words)
