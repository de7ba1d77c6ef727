"""The lobby over HTTP: one function for each thing one can ask for."""

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, Union

import msgspec
from aiohttp import web

from thirdplace import __version__
from thirdplace.core.coach import Advice
from thirdplace.core.errors import Refused
from thirdplace.core.game import DEEP, Game
from thirdplace.core.game_data import GameDescription, data_module, describe_game
from thirdplace.core.lesson import Lesson
from thirdplace.core.paper import Wish
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.scribe import Notes, Reading
from thirdplace.server import messages as said
from thirdplace.server.coaching import advise
from thirdplace.server.hub import is_code, key_of, new_token
from thirdplace.server.jobs import pack_reading, pack_replay, pack_story
from thirdplace.server.office import Office
from thirdplace.server.own_files import OwnFiles
from thirdplace.server.pads import Pads
from thirdplace.server.printing import listed, page_pictures, print_out
from thirdplace.server.resulting import played_at, results_at, results_in
from thirdplace.server.reviewing import look_over
from thirdplace.server.socket import open_socket
from thirdplace.server.stream import open_stream
from thirdplace.server.timer_socket import find_timer, open_timer_socket
from thirdplace.server.waiting import send_packed, while_connected
from thirdplace.server.work_queue import READING
from thirdplace.table import commands as asked
from thirdplace.table import entries as log
from thirdplace.table.update_builder import build_table_view
from thirdplace.table.update_messages import TableView, Update
from thirdplace.text import text_for

__all__ = ["ROUTES", "Route"]


async def health(office: Office, request: web.Request, body: None) -> said.Health:
    """Is the server up, can it save what people do, and which is it?"""
    if not await office.hub.can_save():
        raise Refused("not-saved", "disk")
    return said.Health(__version__, office.addresses if office.is_here(request) else ())


async def check_page(office: Office, request: web.Request, body: None) -> said.Health:
    """May the page that asks open sockets here? Browsers say with every POST where a page is from, and with
    every socket; why a socket is refused they do not tell the page."""
    return await health(office, request, body)


async def list_games(office: Office, request: web.Request, body: None) -> list[said.GameInfo]:
    """The games there are, in the reader's language."""
    return _games_in(office.language(request))


@cache
def _games_in(lang: str) -> list[said.GameInfo]:
    found = []
    for game in all_games():
        say = text_for(lang, game)
        fewest, most = game.seats.start, game.seats.stop - 1
        found.append(said.GameInfo(game.id, say("title"), say("summary"), fewest, most, game.clock))
    return found


async def game_data(office: Office, request: web.Request, body: None) -> GameDescription[Any]:
    """Cards, map and numbers of a game in the reader's language, and JSON Schemas of its messages."""
    return _described(find_game(request.match_info["game"]), office.language(request))


@cache
def _described(game: Game, lang: str) -> GameDescription[Any]:
    return describe_game(game, text_for(lang, game))


async def make_table(office: Office, request: web.Request, body: said.NewTable) -> said.MadeTable:
    """A new table. Whoever makes it is its host."""
    address = office.address(request)
    office.visitors.new_table(address, office.now())
    host = new_token()
    actor = await office.hub.make(
        log.Created(body.game, "", key_of(host), body.options, body.settings, body.setup)
    )
    office.visitors.guesses.was_right(address, actor.table.config.code)
    return said.MadeTable(actor.table.id, actor.table.config.code, host)


async def find_code(office: Office, request: web.Request, body: None) -> said.Found:
    """The table, or the shared timer, with this code."""
    address = office.address(request)
    code = request.match_info["code"].upper()
    if not is_code(code):
        raise Refused("unknown-table")  # no guess either: it cannot be right
    await asyncio.sleep(office.visitors.guesses.check(address, code, office.now()))
    timed = office.timers.knows(code, office.hub.now())
    found = said.Found(timer=code) if timed else said.Found(await office.hub.find(code))
    office.visitors.guesses.was_right(address, code)
    return found


async def look(office: Office, request: web.Request, body: None) -> TableView:
    """Who sits there, the options, and how far it is: what everyone may know."""
    return build_table_view((await office.table(request)).table)


async def sit(office: Office, request: web.Request, body: said.SitDown) -> said.NewSeat:
    """Sit down, or (the host) have a computer player sit down."""
    if (body.name is None) == (body.bot is None):
        raise Refused("bad-request", "name or bot")
    actor = await office.table(request)
    token = None if body.name is None else new_token()
    key = None if token is None else key_of(token)
    outcome = await office.hub.ask(
        actor, asked.TakeSeat(body.name or "", key, body.bot), office.keys(request)
    )
    entry = next(one.entry for one in outcome.applied if isinstance(one.entry, log.Sat))
    if body.bot in DEEP:
        office.hub.thinkers.prepare(actor.table.game.package)  # while the others sit down
    return said.NewSeat(entry.chair, entry.name, token)


async def get_up(office: Office, request: web.Request, body: None) -> said.Ok:
    """Before the start: leave, or (the host) have somebody leave."""
    return await _ask(office, request, asked.Leave(seat=_seat(request)))


def _seat(request: web.Request) -> int:
    try:
        return int(request.match_info["seat"])
    except ValueError:
        raise Refused("bad-request", "seat") from None


async def arrange(office: Office, request: web.Request, body: said.Rearrange) -> said.Ok:
    """The host, before the start: change options and settings; what is not named stays."""
    return await _ask(office, request, asked.Arrange(options=body.options, settings=body.settings))


async def start(office: Office, request: web.Request, body: None) -> said.Ok:
    """The host: begin."""
    return await _ask(office, request, asked.Start())


async def command(office: Office, request: web.Request, body: asked.Commands) -> said.Ok:
    """Anything that may be sent over the socket."""
    return await _ask(office, request, body)


async def _ask(office: Office, request: web.Request, wanted: asked.Commands) -> said.Ok:
    actor = await office.table(request)
    asking = office.hub.ask(actor, wanted, office.keys(request), office.client(request))
    # To look for a deal may take seconds; all else is done at once, whether its sender waits or not.
    await (while_connected(request, asking) if isinstance(wanted, asked.Start) else asking)
    return said.Ok(actor.table.version, wanted.id)


async def record(office: Office, request: web.Request, body: None) -> msgspec.Raw:
    """The record so far, as far as the token's seat may know it; whole once the game is over."""
    table_id = request.match_info["table"]
    return msgspec.Raw(await office.hub.record(table_id, office.keys(request)))


async def story(office: Office, request: web.Request, body: None) -> web.StreamResponse:
    """What has happened so far, as the token's seat, or without one an onlooker, was told it."""
    record, viewer = await office.hub.whole_record(request.match_info["table"], office.keys(request))
    work = office.hub.thinkers.background.run(READING, office.client(request), pack_story, record, viewer)
    return await send_packed(request, await while_connected(request, work))


async def replays(office: Office, request: web.Request, body: bytes) -> web.StreamResponse:
    """Every state of a recorded game, as one viewer may see it. Nothing is kept."""
    work = office.hub.thinkers.background.run(READING, office.client(request), pack_replay, body)
    return await send_packed(request, await while_connected(request, work))


async def advice(office: Office, request: web.Request, body: None) -> Advice:
    """What an expert would do in the token's seat, and why; where the table allows it."""
    actor, seat, client = await office.table(request), _seat(request), office.client(request)
    return await while_connected(request, advise(actor, seat, office.keys(request), client))


async def lesson(office: Office, request: web.Request, body: None) -> Lesson:
    """What a class can learn from a round that was shown: everyone's choices, the best plan, and why."""
    try:
        number = int(request.match_info["round"])
    except ValueError:
        raise Refused("bad-request", "round") from None
    looking = office.lessons.look_back(await office.table(request), number, office.client(request))
    return await while_connected(request, looking)


async def table_results_csv(office: Office, request: web.Request, body: said.ResultsWish) -> web.Response:
    """For the host: everyone's numbers and points, round by round, for a spreadsheet."""
    return await _table_results(office, request, body, CSV)


async def table_results_pdf(office: Office, request: web.Request, body: said.ResultsWish) -> web.Response:
    """For the host: everyone's numbers and points, round by round, to print."""
    return await _table_results(office, request, body, PDF)


async def _table_results(
    office: Office, request: web.Request, wish: said.ResultsWish, media: str
) -> web.Response:
    played = played_at((await office.table(request)).table, office.keys(request))
    making = results_at(office.hub.thinkers.background, office.client(request), played, wish, media == PDF)
    return _file(await while_connected(request, making), media)


async def record_results_csv(office: Office, request: web.Request, body: bytes) -> web.Response:
    """The same from a record, for a spreadsheet. Nothing is kept."""
    return await _record_results(office, request, body, CSV)


async def record_results_pdf(office: Office, request: web.Request, body: bytes) -> web.Response:
    """The same from a record, to print. Nothing is kept."""
    return await _record_results(office, request, body, PDF)


async def _record_results(office: Office, request: web.Request, body: bytes, media: str) -> web.Response:
    making = results_in(office.hub.thinkers.background, office.client(request), body, media == PDF)
    return _file(await while_connected(request, making), media)


def _file(content: bytes, media: str) -> web.Response:
    return web.Response(body=content, content_type=media, charset="utf-8" if media == CSV else None)


async def reviews(office: Office, request: web.Request, body: bytes) -> web.StreamResponse:
    """A finished game looked over, one JSON document a line: how far it is, and at last the review."""
    return await look_over(office.hub.thinkers, office.client(request), request, body)


async def sheets(office: Office, request: web.Request, body: None) -> list[said.SheetInfo]:
    """All there is to print, game by game."""
    return listed(office.language(request))


async def print_sheet(office: Office, request: web.Request, body: Wish) -> web.Response:
    """A sheet as PDF, made to these wishes."""
    game, sheet = request.match_info["game"], request.match_info["sheet"]
    work = print_out(office.hub.thinkers.background, office.client(request), game, sheet, body)
    return web.Response(body=await while_connected(request, work), content_type=PDF)


async def show_sheet(office: Office, request: web.Request, body: Wish) -> msgspec.Raw:
    """How the sheet would look, page by page."""
    game, sheet = request.match_info["game"], request.match_info["sheet"]
    work = page_pictures(office.hub.thinkers.background, office.client(request), game, sheet, body)
    return await while_connected(request, work)


async def scribe(office: Office, request: web.Request, body: bytes) -> web.StreamResponse:
    """A game with the box on the table, as far as it was written down. Nothing is kept."""
    work = office.hub.thinkers.background.run(READING, office.client(request), pack_reading, body)
    return await send_packed(request, await while_connected(request, work))


async def stream(office: Office, request: web.Request, body: None) -> web.StreamResponse:
    """Every update for the token's seat, one JSON document a line. An empty line shows that it lives."""
    return await open_stream(office, request)


async def socket(office: Office, request: web.Request, body: None) -> web.StreamResponse:
    """The WebSocket for play."""
    return await open_socket(office, request)


async def share_timer(office: Office, request: web.Request, body: said.NewTimer) -> said.TimerTold:
    """A timer for several devices. Whoever has its code may start and stop it."""
    address = office.address(request)
    office.visitors.new_timer(address, office.now())
    timer = office.timers.open(body, office.hub.now()).told()
    office.visitors.guesses.was_right(address, timer.code)
    return timer


async def look_at_timer(office: Office, request: web.Request, body: None) -> said.TimerTold:
    """What the timer with this code shows."""
    return (await find_timer(office, request)).told()


async def timer_socket(office: Office, request: web.Request, body: None) -> web.StreamResponse:
    """The WebSocket of a device at a timer."""
    return await open_timer_socket(office, request)


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    run: Any
    answer: Any = None
    """None: the function answers by itself."""
    body: Any = None
    example: Any = None
    """Of a body."""
    secret: bool = False
    """Does a token tell more, or allow more?"""
    status: int = 200
    lines: bool = False
    """Are answers many, one a line?"""
    unread: bool = False
    """Is the function given the body as it was sent, to be read in another process?"""
    media: str | None = None
    """What the function answers by itself, if it is no JSON."""
    queue: Literal["background", "reviewers"] | None = None
    """Whose queue bounds how many may ask for it at once, from before the body is read until all is sent."""


TABLE = "/api/tables/{table}"
TIMER = "/api/timers/{timer}"
SHEET = "/api/sheets/{game}/{sheet}"
PDF = "application/pdf"
CSV = "text/csv"

NEW_TABLE = {"game": "places-please", "options": {"rounds": 3}}
REARRANGE = {"settings": {"reactions": False}}
SIT_DOWN = {"name": "Ann"}
COMMAND = {"type": "pause", "id": "a1"}
NEW_TIMER = {"seconds_per_year": 1.5, "start_year": 1830}
RESULTS_WISH = {"lang": "de", "date": "17. November 2026"}
WISH = {"lang": "de", "paper": "letter", "ink": "saving"}
REPLAY = {
    "record": {
        "game": "places-please",
        "names": ["Ann", "Bob"],
        "commitment": "",
        "seed": "any text",
        "actions": [{"seat": 0, "action": {"type": "roll"}}],
    },
    "viewer": "all",
}

RESULTS_OF_RECORD = {"record": REPLAY["record"], "wish": RESULTS_WISH}

REVIEW = {
    "record": {
        "game": "places-please",
        "names": ["Ann", "Bob"],
        "commitment": "",
        "seed": "any text",
        "options": {"rounds": 1, "places": 1, "garbage": 0},
        "actions": [
            {"seat": 0, "action": {"type": "roll"}},
            {"seat": 0, "action": {"type": "write", "slot": "ones"}},
            {"seat": 1, "action": {"type": "write", "slot": "ones"}},
        ],
    },
}

NOTES = {
    "game": "places-bid",
    "names": ["Pierre", "Lizzi", "Clara", "Hakeem"],
    "options": {"first": 0},
    "lines": [
        {"shown": ["hotel", "city-hall", "amusement-park"]},
        {"seat": 0, "action": {"type": "bid", "amount": 3}},
    ],
}

PUBLISHED = [module.Data for module in map(data_module, all_games()) if module is not None]


class GameData(GameDescription[Union[tuple(PUBLISHED)]], frozen=True):  # type: ignore[misc, call-arg]  # noqa: UP007
    """What `game_data` answers, as the OpenAPI document describes it: with the data of one of the games."""


ROUTES = (
    Route("GET", "/api/health", health, said.Health),
    Route("POST", "/api/health", check_page, said.Health),
    Route("GET", "/api/games", list_games, list[said.GameInfo]),
    Route("GET", "/api/games/{game}/data", game_data, GameData),
    Route("POST", "/api/tables", make_table, said.MadeTable, said.NewTable, NEW_TABLE, status=201),
    Route("GET", "/api/codes/{code}", find_code, said.Found),
    Route("GET", TABLE, look, TableView),
    Route("PATCH", TABLE, arrange, said.Ok, said.Rearrange, REARRANGE, secret=True),
    Route("POST", TABLE + "/seats", sit, said.NewSeat, said.SitDown, SIT_DOWN, secret=True, status=201),
    Route("DELETE", TABLE + "/seats/{seat}", get_up, said.Ok, secret=True),
    Route("POST", TABLE + "/start", start, said.Ok, secret=True),
    Route("POST", TABLE + "/commands", command, said.Ok, asked.Commands, COMMAND, secret=True),
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
    Route("GET", TABLE + "/rounds/{round}/lesson", lesson, Lesson, queue="background"),
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
    Route("POST", "/api/scribe", scribe, Reading, Notes, NOTES, unread=True, queue="background"),
    Route("GET", TABLE + "/stream", stream, Update, secret=True, lines=True),
    Route("GET", TABLE + "/socket", socket, status=101),
    Route("POST", "/api/timers", share_timer, said.TimerTold, said.NewTimer, NEW_TIMER, status=201),
    Route("GET", TIMER, look_at_timer, said.TimerTold),
    Route("GET", TIMER + "/socket", timer_socket, status=101),
    *(Route("POST", pad.path, pad, pad.scores, pad.sheet, pad.example) for pad in Pads.all()),
    *(Route("POST", own.path, own, own.file, said.FileText, own.example) for own in OwnFiles.all()),
)
