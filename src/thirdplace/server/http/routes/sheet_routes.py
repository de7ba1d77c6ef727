"""Routes of sheets to print: made when they are wanted, in another process. Nothing is kept."""

from functools import cache

import msgspec
from aiohttp import web

from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, list_sheets
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import run_while_connected
from thirdplace.server.wire_messages import SheetInfo, SheetPages
from thirdplace.server.work.jobs import print_page_pictures, print_pdf
from thirdplace.server.work.work_queue import SHEET
from thirdplace.text import text_for

__all__ = ["SHEET_ROUTES"]

PDF = "application/pdf"
PATH = "/api/sheets/{game}/{sheet}"
WISH_EXAMPLE = {"lang": "de", "paper": "letter", "ink": "saving"}


async def list_printable_sheets(context: RequestContext, request: web.Request, body: None) -> list[SheetInfo]:
    """All there is to print, game by game."""
    return _list_sheets_in(context.language_of(request))


@cache
def _list_sheets_in(lang: str) -> list[SheetInfo]:
    found = []
    for game, sheets_of_game in list_sheets():
        say = text_for(lang, game)
        for sheet in sheets_of_game:
            title, about = say(f"sheet-{sheet.id}"), say(f"sheet-{sheet.id}.about")
            details = (sheet.both_sides, sheet.takes, sheet.needs, sheet.has_chance)
            found.append(SheetInfo(game.id, sheet.id, title, about, *details))
    return found


async def print_sheet(context: RequestContext, request: web.Request, body: PrintRequest) -> web.Response:
    """A sheet as PDF, made to these wishes."""
    game_id, sheet_id = _sheet_ids_in_path(request)
    client = context.client_of(request)
    work = context.hub.worker_pools.background.run(SHEET, client, print_pdf, game_id, sheet_id, body)
    return web.Response(body=await run_while_connected(request, work), content_type=PDF)


async def preview_sheet(context: RequestContext, request: web.Request, body: PrintRequest) -> msgspec.Raw:
    """How the sheet would look, page by page."""
    game_id, sheet_id = _sheet_ids_in_path(request)
    client = context.client_of(request)
    work = context.hub.worker_pools.background.run(
        SHEET, client, print_page_pictures, game_id, sheet_id, body
    )
    return msgspec.Raw(await run_while_connected(request, work))


def _sheet_ids_in_path(request: web.Request) -> tuple[str, str]:
    """The ids of the game and the sheet. Raises Refused if there is none: no process is asked then."""
    game_id, sheet_id = request.match_info["game"], request.match_info["sheet"]
    find_sheet(find_game(game_id), sheet_id)
    return game_id, sheet_id


SHEET_ROUTES = (
    Route("GET", "/api/sheets", list_printable_sheets, list[SheetInfo], name="sheets"),
    Route("POST", PATH, print_sheet, None, PrintRequest, WISH_EXAMPLE, media=PDF, queue="background"),
    Route(
        "POST",
        PATH + "/pages",
        preview_sheet,
        SheetPages,
        PrintRequest,
        WISH_EXAMPLE,
        queue="background",
        name="show-sheet",
    ),
)
