"""Sheets to print, over HTTP: made when they are wanted, beside the loop. Nothing is kept."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from thirdplace.core.game import Game
from thirdplace.core.paper import Sheet, Wish
from thirdplace.core.registry import find_game
from thirdplace.paper.press import find_sheet, pdf, pictures, sheets
from thirdplace.server.messages import SheetInfo
from thirdplace.text import text_for

__all__ = ["listed", "page_pictures", "print_out"]

AT_A_TIME = asyncio.Semaphore(1)
"""A book of cards takes seconds of a core: whoever wants one waits in line, and tables go on."""

T = TypeVar("T")


def listed(lang: str) -> list[SheetInfo]:
    found = []
    for game, has in sheets():
        say = text_for(lang, game)
        for sheet in has:
            title, about = say(f"sheet-{sheet.id}"), say(f"sheet-{sheet.id}.about")
            found.append(
                SheetInfo(game.id, sheet.id, title, about, sheet.both_sides, sheet.takes, sheet.needs)
            )
    return found


async def print_out(game_id: str, sheet_id: str, wish: Wish) -> bytes:
    """As PDF."""
    game = find_game(game_id)
    return await _beside(pdf, game, find_sheet(game, sheet_id), wish)


async def page_pictures(game_id: str, sheet_id: str, wish: Wish) -> list[bytes]:
    """Page by page, as PNG."""
    game = find_game(game_id)
    return await _beside(pictures, game, find_sheet(game, sheet_id), wish)


async def _beside(press: Callable[[Game, Sheet, Wish], T], game: Game, sheet: Sheet, wish: Wish) -> T:
    async with AT_A_TIME:
        return await asyncio.to_thread(press, game, sheet, wish)
