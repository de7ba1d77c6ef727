"""Typesets a sheet of a game with typst, from the game's template and the shared ones."""

import io
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import msgspec
import segno
import typst

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.options.changed_rules import describe_changed_rules
from thirdplace.core.parts.paper import Printed, PrintRequest, Sheet, paper_of
from thirdplace.core.refusal_words import in_words_of
from thirdplace.core.registry import all_games
from thirdplace.paper.font_size import find_fitting_size
from thirdplace.paper.rulebook_data import build_rulebook_data
from thirdplace.text import Text, text_for

__all__ = [
    "find_sheet",
    "gather_source",
    "list_sheets",
    "make_page_images",
    "make_pdf",
    "make_pdf_of_printed",
    "make_pdf_of_template",
]

PREVIEW_DPI = 60.0
"""Resolution of a preview."""


def list_sheets() -> list[tuple[Game, tuple[Sheet, ...]]]:
    """All sheets of all games."""
    found = [(game, paper_of(game)) for game in all_games()]
    return [(game, paper.SHEETS) for game, paper in found if paper is not None]


def find_sheet(game: Game, sheet_id: str) -> Sheet:
    paper = paper_of(game)
    has: tuple[Sheet, ...] = () if paper is None else paper.SHEETS
    for sheet in has:
        if sheet.id == sheet_id:
            return sheet
    raise Refused("unknown-sheet", sheet_id)


def make_pdf(game: Game, sheet: Sheet, wish: PrintRequest) -> bytes:
    """The sheet, ready for the printer."""
    made = _typeset_sheet(game, sheet, wish, "pdf")
    assert isinstance(made, bytes)
    return made


def make_pdf_of_printed(game: Game, printed: Printed, title: str, wish: PrintRequest) -> bytes:
    """A PDF of data that is no sheet of the game, such as results: without a link or a QR code."""
    made = _run_typst(_build_source(game, printed, title, wish), "pdf")
    assert isinstance(made, bytes)
    return made


def make_pdf_of_template(
    template: bytes, data: Mapping[str, Any], pictures: Mapping[str, bytes], title: str, wish: PrintRequest
) -> bytes:
    """A PDF from a template that belongs to no game, such as a report of the lab."""
    made = _run_typst(gather_source(template, data, pictures, title, wish), "pdf")
    assert isinstance(made, bytes)
    return made


def make_page_images(game: Game, sheet: Sheet, wish: PrintRequest) -> list[bytes]:
    """Its pages as small PNG images."""
    made = _typeset_sheet(game, sheet, wish, "png")
    return [made] if isinstance(made, bytes) else made


def _typeset_sheet(game: Game, sheet: Sheet, wish: PrintRequest, form: str) -> bytes | list[bytes]:
    say = text_for(wish.lang, game)
    try:
        options = msgspec.convert(wish.options, game.opening.Options)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", str(wrong)) from wrong
    with in_words_of(game):
        printed: Printed = game.part("paper").make_sheet(sheet.id, options, wish, say)
    if sheet.is_rulebook:
        printed = _add_rulebook_data(game, printed, wish)
    link = None if wish.address is None else wish.address.rstrip("/") + sheet.opens
    title = f"{say('title')} · {say(f'sheet-{sheet.id}')}"
    way = _describe_page_location(sheet.opens, say)
    changed = describe_changed_rules(game, options, say)
    mark = f"{say('changed-rules')} · {' · '.join(changed)}" if changed else ""
    source = _build_source(game, printed, title, wish, link, say(f"sheet-{sheet.id}.opens"), way, mark)
    return _run_typst(source, form)


def _describe_page_location(path: str, say: Text) -> str:
    """Tells a reader without a link where to find a page: by its name on the start page."""
    kind = path.split("/")[1]
    if not kind:
        return say("sheet-first-page")
    if f"sheet-page-{kind}" in say:
        return say(f"sheet-page-{kind}", game=say("title"))
    return say("sheet-page", page=path)


_book_sizes: dict[tuple[str, str, str, bool], float] = {}
"""By game, language, paper and large print."""


def _add_rulebook_data(game: Game, printed: Printed, wish: PrintRequest) -> Printed:
    """Adds the game's rules page, in a font size that leaves no page nearly empty."""
    book = build_rulebook_data(game, wish.lang)

    def in_size(size: float) -> Printed:
        return msgspec.structs.replace(printed, data={"book": {**book, "size": size}, **printed.data})

    kind = (game.id, wish.lang, wish.paper, wish.large)
    if kind not in _book_sizes:
        _book_sizes[kind] = find_fitting_size(
            lambda size: _build_source(game, in_size(size), "", wish), _load_fonts()
        )
    return in_size(_book_sizes[kind])


def _build_source(
    game: Game,
    printed: Printed,
    title: str,
    wish: PrintRequest,
    link: str | None = None,
    opens: str = "",
    page: str = "",
    changed: str = "",
) -> dict[str, bytes]:
    """All files that typst needs, from the game's template."""
    template = (files(game.package) / "sheets" / printed.template).read_bytes()
    source = gather_source(template, printed.data, printed.files, title, wish, link, opens, page, changed)
    if link is not None:
        source["qr.svg"] = _draw_qr_code(link)
    return source


def gather_source(
    template: bytes,
    data: Mapping[str, Any],
    pictures: Mapping[str, bytes],
    title: str,
    wish: PrintRequest,
    link: str | None = None,
    opens: str = "",
    page: str = "",
    changed: str = "",
) -> dict[str, bytes]:
    """All files that typst needs: templates, data and pictures."""
    printing = {
        "lang": wish.lang,
        "paper": wish.paper,
        "saving": wish.ink == "saving",
        "large": wish.large,
        "title": title,
        "link": link,
        "opens": opens,
        "page": page,
        "changed": changed,
    }
    return {
        "main.typ": template,
        **_shared_templates(),
        "data.json": json.dumps({"printing": printing, **data}).encode(),
        **pictures,
    }


def _run_typst(source: Mapping[str, bytes], form: Any) -> bytes | list[bytes]:
    """Runs typst with a fixed date, so that the same input gives the same bytes."""
    compile: Any = typst.compile  # its types do not know yet that it takes many files
    made: bytes | list[bytes] = compile(
        dict(source), format=form, ppi=PREVIEW_DPI, font_paths=_load_fonts(), timestamp=0
    )
    return made


@cache
def _shared_templates() -> dict[str, bytes]:
    """The templates that sheets of all games may import."""
    found = (files("thirdplace.paper") / name for name in ("shared.typ", "book.typ", "aids.typ", "frame.typ"))
    return {template.name: template.read_bytes() for template in found}


@cache
def _load_fonts() -> typst.Fonts:
    """Our fonts, and the system's for characters that ours lack. Read once."""
    with as_file(files("thirdplace.paper") / "fonts") as folder:
        return typst.Fonts(include_system_fonts=True, include_embedded_fonts=False, font_paths=[folder])


def _draw_qr_code(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", border=0, dark="#1d2740", xmldecl=False)
    return drawn.getvalue()
