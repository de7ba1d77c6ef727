"""Sheets to print, over HTTP: made when they are wanted, in another process. Nothing is kept."""

from functools import cache

import msgspec

from thirdplace.core.paper import Wish
from thirdplace.core.registry import find_game
from thirdplace.paper.press import find_sheet, sheets
from thirdplace.server.wire_messages import SheetInfo
from thirdplace.server.work.jobs import print_pages, print_pdf
from thirdplace.server.work.work_queue import SHEET
from thirdplace.server.work.workers import WorkPool
from thirdplace.text import text_for

__all__ = ["listed", "page_pictures", "print_out"]


@cache
def listed(lang: str) -> list[SheetInfo]:
    found = []
    for game, has in sheets():
        say = text_for(lang, game)
        for sheet in has:
            title, about = say(f"sheet-{sheet.id}"), say(f"sheet-{sheet.id}.about")
            details = (sheet.both_sides, sheet.takes, sheet.needs, sheet.has_chance)
            found.append(SheetInfo(game.id, sheet.id, title, about, *details))
    return found


async def print_out(background: WorkPool, client: str, game_id: str, sheet_id: str, wish: Wish) -> bytes:
    """As PDF."""
    find_sheet(find_game(game_id), sheet_id)
    return await background.run(SHEET, client, print_pdf, game_id, sheet_id, wish)


async def page_pictures(
    background: WorkPool, client: str, game_id: str, sheet_id: str, wish: Wish
) -> msgspec.Raw:
    """Page by page, as PNG: the JSON of SheetPages."""
    find_sheet(find_game(game_id), sheet_id)
    return msgspec.Raw(await background.run(SHEET, client, print_pages, game_id, sheet_id, wish))
