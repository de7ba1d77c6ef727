"""Routes of the lobby: the server's health, its games, new tables, and tables found by their codes."""

import asyncio
import gzip
from functools import cache, lru_cache
from typing import Any, Union

import msgspec
from aiohttp import web

from thirdplace import LANGUAGES, __version__
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.game_data import GameDescription, data_module, describe_game
from thirdplace.core.registry import all_games, find_game
from thirdplace.server.http.game_list import make_game_info
from thirdplace.server.http.openapi_examples import NEW_TABLE_EXAMPLE
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.web_files import accepts_gzip
from thirdplace.server.tokens import hash_token, is_possible_code, make_token
from thirdplace.server.wire_messages import Found, GameInfo, Health, MadeTable, NewTable
from thirdplace.table import entries
from thirdplace.text import source_for_browser, text_for

__all__ = ["LOBBY_ROUTES"]

FLUENT_MEDIA_TYPE = "text/plain"


async def report_health(context: RequestContext, request: web.Request, body: None) -> Health:
    """Is the server up, can it save what people do, and which is it?"""
    if not await context.hub.can_save():
        raise Refused("not-saved", "disk")
    return Health(__version__, context.addresses if context.is_local(request) else (), context.has_lab)


async def check_page(context: RequestContext, request: web.Request, body: None) -> Health:
    """May the page that asks open sockets here? Browsers say with every POST where a page is from, and with
    every socket; why a socket is refused they do not tell the page."""
    return await report_health(context, request, body)


async def list_games(context: RequestContext, request: web.Request, body: None) -> web.Response:
    """The games there are, in the reader's language."""
    listed = _list_games_in(context.language_of(request), context.root)
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if accepts_gzip(request):  # the first page waits for it
        listed, headers["Content-Encoding"] = _zip(listed), "gzip"
    return web.Response(body=listed, content_type="application/json", headers=headers)


@cache
def _list_games_in(lang: str, root: str) -> bytes:
    return msgspec.json.encode([make_game_info(game, text_for(lang, game), root) for game in all_games()])


@lru_cache(maxsize=len(LANGUAGES))
def _zip(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


async def send_game_text(context: RequestContext, request: web.Request, body: None) -> web.Response:
    """The Fluent source of all that the browser says in a game's words, in one language."""
    game = find_game(request.match_info["game"])
    lang = request.query.get("lang", context.language_of(request))
    if lang not in LANGUAGES:
        raise Refused("bad-request", f"lang: {', '.join(LANGUAGES)}")
    return web.Response(text=source_for_browser(lang, game), content_type=FLUENT_MEDIA_TYPE)


async def send_game_data(context: RequestContext, request: web.Request, body: None) -> GameDescription[Any]:
    """Cards, map and numbers of a game in the reader's language, and JSON Schemas of its messages."""
    return _describe_game_in(find_game(request.match_info["game"]), context.language_of(request))


@cache
def _describe_game_in(game: Game, lang: str) -> GameDescription[Any]:
    return describe_game(game, text_for(lang, game))


async def make_table(context: RequestContext, request: web.Request, body: NewTable) -> MadeTable:
    """A new table. Whoever makes it is its host."""
    address = context.address_of(request)
    context.visitors.count_new_table(address, context.now_s())
    host = make_token()
    actor = await context.hub.make_table(
        entries.Created(body.game, "", hash_token(host), body.options, body.settings, body.setup)
    )
    context.visitors.guesses.mark_right(address, actor.table.config.code)
    return MadeTable(actor.table.id, actor.table.config.code, host)


async def find_by_code(context: RequestContext, request: web.Request, body: None) -> Any:
    """The table, or the shared tool, with this code."""
    address = context.address_of(request)
    code = request.match_info["code"].upper()
    if not is_possible_code(code):
        raise Refused("unknown-table")  # no guess either: it cannot be right
    await asyncio.sleep(context.visitors.guesses.count_guess(address, code, context.now_s()))
    kind = await context.hub.tool_sessions.find_kind(code)
    found = Found(await context.hub.find_table_id(code)) if kind is None else Found(**{kind: code})
    context.visitors.guesses.mark_right(address, code)
    return found


PUBLISHED_DATA = [module.Data for module in map(data_module, all_games()) if module is not None]


class GameData(GameDescription[Union[tuple(PUBLISHED_DATA)]], frozen=True):  # type: ignore[misc, call-arg]  # noqa: UP007
    """The answer of `send_game_data`, as the OpenAPI document describes it: with one of the games' data."""


LOBBY_ROUTES = (
    Route("GET", "/api/health", report_health, Health, name="health"),
    Route("POST", "/api/health", check_page, Health),
    Route("GET", "/api/games", list_games, list[GameInfo]),
    Route("GET", "/api/games/{game}/data", send_game_data, GameData, name="game-data"),
    Route(
        "GET",
        "/api/games/{game}/text",
        send_game_text,
        media=FLUENT_MEDIA_TYPE,
        query=("lang",),
        name="game-text",
    ),
    Route("POST", "/api/tables", make_table, MadeTable, NewTable, NEW_TABLE_EXAMPLE, status=201),
    Route("GET", "/api/codes/{code}", find_by_code, Found, name="find-code"),
)
