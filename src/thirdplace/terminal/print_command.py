"""`thirdplace print`: lists the sheets, and writes them as PDF."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import msgspec

from thirdplace.core.game import Game
from thirdplace.core.parts.paper import PrintRequest, Sheet
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, list_sheets, make_pdf
from thirdplace.terminal.match_files import write_file_atomically
from thirdplace.terminal.match_setup import parse_options
from thirdplace.terminal.user_error import UserError
from thirdplace.text import text_for

__all__ = ["make_print_request", "print_sheet_list", "print_sheets"]

PDF_SIGNATURE = b"%PDF"


def print_sheet_list(lang: str) -> int:
    for game, has in list_sheets():
        say = text_for(lang, game)
        width = max(len(sheet.id) for sheet in has)
        print(f"{say('title')}  (thirdplace print {game.id})")
        for sheet in has:
            print(f"  {sheet.id.ljust(width)}  {say(f'sheet-{sheet.id}.about')}")
    return 0


def make_print_request(
    lang: str, paper: str, ink: str, large: bool, address: str | None, seed: int
) -> PrintRequest:
    for name, given in (("paper", paper), ("ink", ink)):
        known = get_args(PrintRequest.__annotations__[name])
        if given not in known:
            raise UserError("cli-print-choice", name=f"--{name}", given=given, known=", ".join(known))
    return msgspec.convert(
        {"lang": lang, "paper": paper, "ink": ink, "large": large, "address": address, "seed": seed},
        PrintRequest,
    )


def print_sheets(
    game_id: str, wanted: Sequence[str], how: PrintRequest, options: Sequence[str], out: str | None
) -> int:
    game = find_game(game_id)
    say = text_for(how.lang, game)
    how = msgspec.structs.replace(how, options=parse_options(game, options, say))
    chosen = [find_sheet(game, one) for one in wanted] or _default_sheets(game, how)
    for sheet in chosen:
        if sheet.needs is not None and not how.options.get(sheet.needs):
            raise UserError(
                "cli-print-needs",
                sheet=say(f"sheet-{sheet.id}"),
                option=sheet.needs,
                about=say(f"option-{sheet.needs}.help"),
            )
    places = _choose_output_paths(game, chosen, out)
    for sheet, place in zip(chosen, places, strict=True):
        made = make_pdf(game, sheet, how)
        write_file_atomically(place, made)
        print(say("cli-printed", sheet=say(f"sheet-{sheet.id}"), file=str(place)))
        if sheet.both_sides:
            print("  " + say("cli-print-both-sides"))
    qr_codes = "cli-print-no-address" if how.address is None else "cli-print-address"
    print(say(qr_codes, address=how.address), file=sys.stderr)
    return 0


def _default_sheets(game: Game, how: PrintRequest) -> list[Sheet]:
    """All sheets of a game, except empty ones and those that are part of another."""
    has = next((has for one, has in list_sheets() if one.id == game.id), ())
    if not has:
        raise UserError("cli-print-nothing", game=game.id)
    return [
        sheet
        for sheet in has
        if sheet.part_of is None and (sheet.needs is None or how.options.get(sheet.needs))
    ]


def _choose_output_paths(game: Game, chosen: Sequence[Sheet], out: str | None) -> list[Path]:
    """The file for each sheet. Raises UserError rather than overwrite a file that is no PDF."""
    names = [f"{game.id}-{sheet.id}.pdf" for sheet in chosen]
    folder = Path(out or ".")
    if out is not None and len(chosen) == 1 and not folder.is_dir():
        places = [folder]
    else:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise UserError("cli-unwritable", file=str(folder), why=wrong) from wrong
        places = [folder / name for name in names]
    for place in places:
        if place.is_file() and place.stat().st_size and not _is_pdf(place):
            raise UserError("cli-print-taken", file=str(place))
    return places


def _is_pdf(place: Path) -> bool:
    with place.open("rb") as file:
        return file.read(len(PDF_SIGNATURE)) == PDF_SIGNATURE
