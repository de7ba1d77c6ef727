"""The lobby over HTTP: one function for each thing one can ask for."""

import asyncio
from functools import cache
from typing import Any, Union

import msgspec
from aiohttp import web

from thirdplace import LANGUAGES, __version__
from thirdplace.core.coach import Advice
from thirdplace.core.errors import Refused
from thirdplace.core.game import DEEP, PARTS, Game
from thirdplace.core.game_data import GameDescription, data_module, describe_game
from thirdplace.core.option_schema import option_schema
from thirdplace.core.paper import Wish
from thirdplace.core.registry import all_games, find_game
from thirdplace.server import wire_messages as said
from thirdplace.server.http.advice_requests import advise
from thirdplace.server.http.game_routes import routes_of_games
from thirdplace.server.http.openapi_examples import NEW_TABLE, REPLAY, RESULTS_OF_RECORD, RESULTS_WISH, REVIEW
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.result_requests import played_at, results_at, results_in
from thirdplace.server.http.review_requests import look_over
from thirdplace.server.http.route import Route
from thirdplace.server.http.sheet_requests import listed, page_pictures, print_out
from thirdplace.server.http.slow_answers import send_packed, while_connected
from thirdplace.server.http.table_socket import open_socket
from thirdplace.server.http.table_stream import open_stream
from thirdplace.server.http.tool_routes import tool_routes
from thirdplace.server.http.web_files import screen_address
from thirdplace.server.play.hub import is_code, key_of, new_token
from thirdplace.server.work.jobs import pack_replay, pack_story
from thirdplace.server.work.work_queue import READING
from thirdplace.table import commands, entries
from thirdplace.table.messages import TableView, Update
from thirdplace.table.telling import table_view
from thirdplace.text import Text, source_for_browser, text_for

__all__ = ["ROUTES"]


async def health(context: RequestContext, request: web.Request, body: None) -> said.Health:
    """Is the server up, can it save what people do, and which is it?"""
    if not await context.hub.can_save():
        raise Refused("not-saved", "disk")
    return said.Health(__version__, context.addresses if context.is_here(request) else ())


async def check_page(context: RequestContext, request: web.Request, body: None) -> said.Health:
    """May the page that asks open sockets here? Browsers say with every POST where a page is from, and with
    every socket; why a socket is refused they do not tell the page."""
    return await health(context, request, body)


async def list_games(context: RequestContext, request: web.Request, body: None) -> list[said.GameInfo]:
    """The games there are, in the reader's language."""
    return _games_in(context.language(request), context.root)


@cache
def _games_in(lang: str, root: str) -> list[said.GameInfo]:
    return [_info_of(game, text_for(lang, game), root) for game in all_games()]


def _info_of(game: Game, say: Text, root: str) -> said.GameInfo:
    return said.GameInfo(
        id=game.id,
        title=say("title"),
        summary=say("summary"),
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        clock=game.clock,
        turn=game.turn,
        calls=game.calls,
        parts=[part for part in PARTS if part not in NOT_FOR_SCREENS and game.brings(part)],
        options=option_schema(game),
        screen=screen_address(game, root),
    )


async def game_text(context: RequestContext, request: web.Request, body: None) -> web.Response:
    """The Fluent source of all that the browser says in a game's words, in one language."""
    game = find_game(request.match_info["game"])
    lang = request.query.get("lang", context.language(request))
    if lang not in LANGUAGES:
        raise Refused("bad-request", f"lang: {', '.join(LANGUAGES)}")
    return web.Response(text=source_for_browser(lang, game), content_type=FLUENT)


async def game_data(context: RequestContext, request: web.Request, body: None) -> GameDescription[Any]:
    """Cards, map and numbers of a game in the reader's language, and JSON Schemas of its messages."""
    return _described(find_game(request.match_info["game"]), context.language(request))


@cache
def _described(game: Game, lang: str) -> GameDescription[Any]:
    return describe_game(game, text_for(lang, game))


async def make_table(context: RequestContext, request: web.Request, body: said.NewTable) -> said.MadeTable:
    """A new table. Whoever makes it is its host."""
    address = context.address(request)
    context.visitors.new_table(address, context.now())
    host = new_token()
    actor = await context.hub.make(
        entries.Made(body.game, "", key_of(host), body.options, body.settings, body.setup)
    )
    context.visitors.guesses.was_right(address, actor.table.made.code)
    return said.MadeTable(actor.table.id, actor.table.made.code, host)


async def find_code(context: RequestContext, request: web.Request, body: None) -> Any:
    """The table, or the shared tool, with this code."""
    address = context.address(request)
    code = request.match_info["code"].upper()
    if not is_code(code):
        raise Refused("unknown-table")  # no guess either: it cannot be right
    await asyncio.sleep(context.visitors.guesses.check(address, code, context.now()))
    session = context.tool_sessions.get(code, context.hub.now())
    found = (
        said.Found(await context.hub.find(code))
        if session is None
        else said.Found(**{session.tool.name: code})
    )
    context.visitors.guesses.was_right(address, code)
    return found


async def look(context: RequestContext, request: web.Request, body: None) -> TableView:
    """Who sits there, the options, and how far it is: what everyone may know."""
    return table_view((await context.table(request)).table)


async def sit(context: RequestContext, request: web.Request, body: said.SitDown) -> said.NewSeat:
    """Sit down, or (the host) have a computer player sit down."""
    if (body.name is None) == (body.bot is None):
        raise Refused("bad-request", "name or bot")
    actor = await context.table(request)
    token = None if body.name is None else new_token()
    key = None if token is None else key_of(token)
    outcome = await context.hub.ask(
        actor, commands.Sit(body.name or "", key, body.bot), context.keys(request)
    )
    entry = next(one.entry for one in outcome.happened if isinstance(one.entry, entries.Sat))
    if body.bot in DEEP:
        context.hub.thinkers.prepare(actor.table.game.package)  # while the others sit down
    return said.NewSeat(entry.chair, entry.name, token)


async def get_up(context: RequestContext, request: web.Request, body: None) -> said.Ok:
    """Before the start: leave, or (the host) have somebody leave."""
    return await _ask(context, request, commands.Leave(seat=_seat(request)))


def _seat(request: web.Request) -> int:
    try:
        return int(request.match_info["seat"])
    except ValueError:
        raise Refused("bad-request", "seat") from None


async def arrange(context: RequestContext, request: web.Request, body: said.Rearrange) -> said.Ok:
    """The host, before the start: change options and settings; what is not named stays."""
    return await _ask(context, request, commands.Arrange(options=body.options, settings=body.settings))


async def start(context: RequestContext, request: web.Request, body: None) -> said.Ok:
    """The host: begin."""
    return await _ask(context, request, commands.Start())


async def command(context: RequestContext, request: web.Request, body: commands.Commands) -> said.Ok:
    """Anything that may be sent over the socket."""
    return await _ask(context, request, body)


async def _ask(context: RequestContext, request: web.Request, wanted: commands.Commands) -> said.Ok:
    actor = await context.table(request)
    asking = context.hub.ask(actor, wanted, context.keys(request), context.client(request))
    # To look for a deal may take seconds; all else is done at once, whether its sender waits or not.
    await (while_connected(request, asking) if isinstance(wanted, commands.Start) else asking)
    return said.Ok(actor.table.version, wanted.id)


async def record(context: RequestContext, request: web.Request, body: None) -> msgspec.Raw:
    """The record so far, as far as the token's seat may know it; whole once the game is over."""
    table_id = request.match_info["table"]
    return msgspec.Raw(await context.hub.record(table_id, context.keys(request)))


async def story(context: RequestContext, request: web.Request, body: None) -> web.StreamResponse:
    """What has happened so far, as the token's seat, or without one an onlooker, was told it."""
    record, viewer = await context.hub.whole_record(request.match_info["table"], context.keys(request))
    work = context.hub.thinkers.background.run(READING, context.client(request), pack_story, record, viewer)
    return await send_packed(request, await while_connected(request, work))


async def replays(context: RequestContext, request: web.Request, body: bytes) -> web.StreamResponse:
    """Every state of a recorded game, as one viewer may see it. Nothing is kept."""
    work = context.hub.thinkers.background.run(READING, context.client(request), pack_replay, body)
    return await send_packed(request, await while_connected(request, work))


async def advice(context: RequestContext, request: web.Request, body: None) -> Advice:
    """What an expert would do in the token's seat, and why; where the table allows it."""
    actor, seat, client = await context.table(request), _seat(request), context.client(request)
    return await while_connected(request, advise(actor, seat, context.keys(request), client))


async def table_results_csv(
    context: RequestContext, request: web.Request, body: said.ResultsWish
) -> web.Response:
    """For the host: everyone's numbers and points, round by round, for a spreadsheet."""
    return await _table_results(context, request, body, CSV)


async def table_results_pdf(
    context: RequestContext, request: web.Request, body: said.ResultsWish
) -> web.Response:
    """For the host: everyone's numbers and points, round by round, to print."""
    return await _table_results(context, request, body, PDF)


async def _table_results(
    context: RequestContext, request: web.Request, wish: said.ResultsWish, media: str
) -> web.Response:
    played = played_at((await context.table(request)).table, context.keys(request))
    making = results_at(context.hub.thinkers.background, context.client(request), played, wish, media == PDF)
    return _file(await while_connected(request, making), media)


async def record_results_csv(context: RequestContext, request: web.Request, body: bytes) -> web.Response:
    """The same from a record, for a spreadsheet. Nothing is kept."""
    return await _record_results(context, request, body, CSV)


async def record_results_pdf(context: RequestContext, request: web.Request, body: bytes) -> web.Response:
    """The same from a record, to print. Nothing is kept."""
    return await _record_results(context, request, body, PDF)


async def _record_results(
    context: RequestContext, request: web.Request, body: bytes, media: str
) -> web.Response:
    making = results_in(context.hub.thinkers.background, context.client(request), body, media == PDF)
    return _file(await while_connected(request, making), media)


def _file(content: bytes, media: str) -> web.Response:
    return web.Response(body=content, content_type=media, charset="utf-8" if media == CSV else None)


async def reviews(context: RequestContext, request: web.Request, body: bytes) -> web.StreamResponse:
    """A finished game looked over, one JSON document a line: how far it is, and at last the review."""
    return await look_over(context.hub.thinkers, context.client(request), request, body)


async def sheets(context: RequestContext, request: web.Request, body: None) -> list[said.SheetInfo]:
    """All there is to print, game by game."""
    return listed(context.language(request))


async def print_sheet(context: RequestContext, request: web.Request, body: Wish) -> web.Response:
    """A sheet as PDF, made to these wishes."""
    game, sheet = request.match_info["game"], request.match_info["sheet"]
    work = print_out(context.hub.thinkers.background, context.client(request), game, sheet, body)
    return web.Response(body=await while_connected(request, work), content_type=PDF)


async def show_sheet(context: RequestContext, request: web.Request, body: Wish) -> msgspec.Raw:
    """How the sheet would look, page by page."""
    game, sheet = request.match_info["game"], request.match_info["sheet"]
    work = page_pictures(context.hub.thinkers.background, context.client(request), game, sheet, body)
    return await while_connected(request, work)


async def stream(context: RequestContext, request: web.Request, body: None) -> web.StreamResponse:
    """Every update for the token's seat, one JSON document a line. An empty line shows that it lives."""
    return await open_stream(context, request)


async def socket(context: RequestContext, request: web.Request, body: None) -> web.StreamResponse:
    """The WebSocket for play."""
    return await open_socket(context, request)


TABLE = "/api/tables/{table}"
SHEET = "/api/sheets/{game}/{sheet}"
PDF = "application/pdf"
CSV = "text/csv"
NOT_FOR_SCREENS = ("http_routes", "samples")
"""Parts of a game that no screen offers."""
FLUENT = "text/plain"

REARRANGE = {"settings": {"reactions": False}}
SIT_DOWN = {"name": "Ann"}
COMMAND = {"type": "pause", "id": "a1"}
WISH = {"lang": "de", "paper": "letter", "ink": "saving"}

PUBLISHED = [module.Data for module in map(data_module, all_games()) if module is not None]


class GameData(GameDescription[Union[tuple(PUBLISHED)]], frozen=True):  # type: ignore[misc, call-arg]  # noqa: UP007
    """What `game_data` answers, as the OpenAPI document describes it: with the data of one of the games."""


ROUTES = (
    Route("GET", "/api/health", health, said.Health),
    Route("POST", "/api/health", check_page, said.Health),
    Route("GET", "/api/games", list_games, list[said.GameInfo]),
    Route("GET", "/api/games/{game}/data", game_data, GameData),
    Route("GET", "/api/games/{game}/text", game_text, media=FLUENT, query=("lang",)),
    Route("POST", "/api/tables", make_table, said.MadeTable, said.NewTable, NEW_TABLE, status=201),
    Route("GET", "/api/codes/{code}", find_code, said.Found),
    Route("GET", TABLE, look, TableView),
    Route("PATCH", TABLE, arrange, said.Ok, said.Rearrange, REARRANGE, secret=True),
    Route("POST", TABLE + "/seats", sit, said.NewSeat, said.SitDown, SIT_DOWN, secret=True, status=201),
    Route("DELETE", TABLE + "/seats/{seat}", get_up, said.Ok, secret=True),
    Route("POST", TABLE + "/start", start, said.Ok, secret=True),
    Route("POST", TABLE + "/commands", command, said.Ok, commands.Commands, COMMAND, secret=True),
    Route("GET", TABLE + "/record", record, msgspec.Raw, secret=True),
    Route("GET", TABLE + "/story", story, said.Story, secret=True, queue="background"),
    Route(
        "POST",
        "/api/replays",
        replays,
        said.Replay,
        said.WantedReplay,
        REPLAY,
        unread=True,
        queue="background",
    ),
    Route("GET", TABLE + "/seats/{seat}/advice", advice, Advice, secret=True, queue="background"),
    Route(
        "POST",
        TABLE + "/results.csv",
        table_results_csv,
        None,
        said.ResultsWish,
        RESULTS_WISH,
        secret=True,
        media=CSV,
        queue="background",
    ),
    Route(
        "POST",
        TABLE + "/results.pdf",
        table_results_pdf,
        None,
        said.ResultsWish,
        RESULTS_WISH,
        secret=True,
        media=PDF,
        queue="background",
    ),
    Route(
        "POST",
        "/api/results.csv",
        record_results_csv,
        None,
        said.ResultsOfRecord,
        RESULTS_OF_RECORD,
        unread=True,
        media=CSV,
        queue="background",
    ),
    Route(
        "POST",
        "/api/results.pdf",
        record_results_pdf,
        None,
        said.ResultsOfRecord,
        RESULTS_OF_RECORD,
        unread=True,
        media=PDF,
        queue="background",
    ),
    Route(
        "POST",
        "/api/reviews",
        reviews,
        said.Reviewed,
        said.WantedReview,
        REVIEW,
        unread=True,
        lines=True,
        queue="reviewers",
    ),
    Route("GET", "/api/sheets", sheets, list[said.SheetInfo]),
    Route("POST", SHEET, print_sheet, None, Wish, WISH, media=PDF, queue="background"),
    Route("POST", SHEET + "/pages", show_sheet, said.SheetPages, Wish, WISH, queue="background"),
    Route("GET", TABLE + "/stream", stream, Update, secret=True, lines=True),
    Route("GET", TABLE + "/socket", socket, status=101),
    *tool_routes(),
    *routes_of_games(),
)
