"""A PDF as tests look at it: its pages, what can be read on them, and how they look."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cached_property
from pathlib import Path

import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest
from PIL import Image, ImageChops

from thirdplace.cli import main

__all__ = ["MM", "PdfPage", "pdf_pages"]

MM = 72 / 25.4
"""Points of a millimetre."""
DOTS = 100


class PdfPage:
    """One page. The document is opened for each look at it, and closed again: pages are kept by caches of
    tests until the program ends, and by then pdfium is gone."""

    def __init__(self, made: bytes, number: int) -> None:
        self._made, self._number = made, number
        with self._open() as page:
            self.width, self.height = (side / MM for side in page.get_size())
            """In mm."""

    @contextmanager
    def _open(self) -> Iterator[pdfium.PdfPage]:
        with closing(pdfium.PdfDocument(self._made)) as document:
            yield document[self._number]

    @cached_property
    def text(self) -> str:
        """As one would copy it: words that a line parts are whole."""
        with self._open() as page:
            return " ".join(page.get_textpage().get_text_range().replace("\ufffe", "").split())

    @cached_property
    def letters_with_positions(self) -> list[tuple[str, float, float, float, float]]:
        """Each that is seen, and where it stands, in mm: left, top, right, bottom."""
        found = []
        with self._open() as page:
            text = page.get_textpage()
            for number in range(text.count_chars()):
                letter = text.get_text_range(number, 1)
                left, bottom, right, top = (side / MM for side in text.get_charbox(number))
                if letter.strip() and right > left:
                    found.append((letter, left, self.height - top, right, self.height - bottom))
        return found

    @cached_property
    def picture(self) -> Image.Image:
        with self._open() as page:
            image: Image.Image = page.render(scale=DOTS / 72).to_pil().convert("L")
        return image

    def margins(self) -> tuple[float, float, float, float]:
        """How much is left white on each side, in mm: left, top, right, bottom."""
        white = Image.new("L", self.picture.size, 255)
        left, top, right, bottom = ImageChops.difference(self.picture, white).getbbox() or (0, 0, 0, 0)
        scale = 25.4 / DOTS
        return left * scale, top * scale, self.width - right * scale, self.height - bottom * scale

    def marks(self, side: str) -> list[float]:
        """Where cuts are marked above the cards, or beside them on the left, in mm."""
        above = side == "above"
        dots = self.picture if above else self.picture.transpose(Image.Transpose.TRANSPOSE)
        row = round((self.margins()[1 if above else 0] + 0.6) * DOTS / 25.4)
        line = dots.crop((0, row, dots.width, row + 1)).tobytes()
        dark = [x for x, grey in enumerate(line) if grey < 200]
        return [(x + 0.5) * 25.4 / DOTS for x in dark if x - 1 not in dark]

    def text_runs(self) -> list[tuple[float, float, float, str]]:
        """Each run of text: left edge, distance from the foot of the page, height (in mm), and face."""
        found = []
        with self._open() as page:
            for part in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
                left, bottom, _, top = (side / MM for side in part.get_bounds())
                buffer = (raw.c_char * 100)()
                raw.FPDFFont_GetBaseFontName(raw.FPDFTextObj_GetFont(part.raw), buffer, len(buffer))
                found.append((left, bottom, top - bottom, buffer.value.decode()))
        return found

    def links(self) -> set[str]:
        """The addresses that can be clicked."""
        found = set()
        position, link = raw.c_int(0), raw.FPDF_LINK()
        with self._open() as page:
            while raw.FPDFLink_Enumerate(page.raw, position, link):
                action = raw.FPDFLink_GetAction(link)
                size = raw.FPDFAction_GetURIPath(page.pdf.raw, action, None, 0)
                if size:
                    buffer = raw.create_string_buffer(size)
                    raw.FPDFAction_GetURIPath(page.pdf.raw, action, buffer, size)
                    found.add(buffer.value.decode())
        return found

    def fonts(self) -> dict[str, bool]:
        """By name: is it embedded?"""
        found = {}
        with self._open() as page:
            for part in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
                font = raw.FPDFTextObj_GetFont(part.raw)
                buffer = (raw.c_char * 100)()
                raw.FPDFFont_GetBaseFontName(font, buffer, len(buffer))
                found[buffer.value.decode()] = raw.FPDFFont_GetIsEmbedded(font) == 1
        return found


def pdf_pages(made: bytes) -> list[PdfPage]:
    with closing(pdfium.PdfDocument(made)) as document:
        count = len(document)
    return [PdfPage(made, number) for number in range(count)]


Command = Callable[..., tuple[int, str, str]]


def print_command(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """`thirdplace print` in a folder of its own: its code, and what it says."""
    monkeypatch.chdir(folder)

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(["print", "--lang", "en", *arguments])
        return code, *capsys.readouterr()

    return run
