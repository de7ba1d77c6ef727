"""Routes of one table: to look at it, to sit down and start, to play, and to ask the coach."""

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.core.game import SLOW_LEVELS
from thirdplace.core.parts.coach import Advice
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import run_while_connected
from thirdplace.server.http.table_socket import open_table_socket
from thirdplace.server.http.table_stream import open_table_stream
from thirdplace.server.play import command_runner
from thirdplace.server.play.table_actor import TableActor
from thirdplace.server.tokens import hash_token, make_token
from thirdplace.server.wire_messages import NewSeat, Ok, Rearrange, SitDown
from thirdplace.table import commands, entries
from thirdplace.table.automatic_seats import clock_reading
from thirdplace.table.permissions import require_advisable
from thirdplace.table.table_state import Keys
from thirdplace.table.update_builder import build_table_view
from thirdplace.table.update_messages import TableView, Update

__all__ = ["TABLE_ROUTES"]

TABLE = "/api/tables/{table}"
REARRANGE_EXAMPLE = {"settings": {"reactions": False}}
SIT_DOWN_EXAMPLE = {"name": "Ann"}
COMMAND_EXAMPLE = {"type": "pause", "id": "a1"}


async def show_table(context: RequestContext, request: web.Request, body: None) -> TableView:
    """Who sits there, the options, and how far it is: what everyone may know."""
    return build_table_view((await context.find_table(request)).table)


async def take_seat(context: RequestContext, request: web.Request, body: SitDown) -> NewSeat:
    """Sit down, or (the host) have a computer player sit down."""
    if (body.name is None) == (body.bot is None):
        raise Refused("bad-request", "name or bot")
    actor = await context.find_table(request)
    token = None if body.name is None else make_token()
    key = None if token is None else hash_token(token)
    sit = commands.TakeSeat(body.name or "", key, body.bot)
    outcome = await command_runner.run_command(context.hub, actor, sit, context.keys_of(request))
    entry = next(one.entry for one in outcome.applied if isinstance(one.entry, entries.Sat))
    if body.bot in SLOW_LEVELS:
        context.hub.worker_pools.prepare_game(actor.table.game.package)  # while the others sit down
    return NewSeat(entry.chair, entry.name, token)


async def leave_seat(context: RequestContext, request: web.Request, body: None) -> Ok:
    """Before the start: leave, or (the host) have somebody leave."""
    return await _run_command(context, request, commands.Leave(seat=_seat_in_path(request)))


def _seat_in_path(request: web.Request) -> int:
    try:
        return int(request.match_info["seat"])
    except ValueError:
        raise Refused("bad-request", "seat") from None


async def change_options(context: RequestContext, request: web.Request, body: Rearrange) -> Ok:
    """The host, before the start: change options and settings; what is not named stays."""
    return await _run_command(
        context, request, commands.Arrange(options=body.options, settings=body.settings)
    )


async def start_game(context: RequestContext, request: web.Request, body: None) -> Ok:
    """The host: begin."""
    return await _run_command(context, request, commands.Start())


async def run_command(context: RequestContext, request: web.Request, body: commands.Commands) -> Ok:
    """Anything that may be sent over the socket."""
    return await _run_command(context, request, body)


async def _run_command(context: RequestContext, request: web.Request, command: commands.Commands) -> Ok:
    actor = await context.find_table(request)
    work = command_runner.run_command(
        context.hub, actor, command, context.keys_of(request), context.client_of(request)
    )
    # To look for a deal may take seconds; all else is done at once, whether its sender waits or not.
    await (run_while_connected(request, work) if isinstance(command, commands.Start) else work)
    return Ok(actor.table.version, command.id)


async def give_advice(context: RequestContext, request: web.Request, body: None) -> Advice:
    """What an expert would do in the token's seat, and why; where the table allows it."""
    actor, seat, client = (
        await context.find_table(request),
        _seat_in_path(request),
        context.client_of(request),
    )
    return await run_while_connected(request, _find_advice(actor, seat, context.keys_of(request), client))


async def _find_advice(actor: TableActor, seat: int, keys: Keys, client: str) -> Advice:
    """What an expert would do in this seat, from what the seat may know."""
    table = actor.table
    at = clock_reading(table, actor.now_ms)
    match = require_advisable(table, seat, keys, at)
    return await actor.worker_pools.find_advice(match.situation(seat, at), client)


async def stream_updates(context: RequestContext, request: web.Request, body: None) -> web.StreamResponse:
    """Every update for the token's seat, one JSON document a line. An empty line shows that it lives."""
    return await open_table_stream(context, request)


async def open_socket_for_play(
    context: RequestContext, request: web.Request, body: None
) -> web.StreamResponse:
    """The WebSocket for play."""
    return await open_table_socket(context, request)


TABLE_ROUTES = (
    Route("GET", TABLE, show_table, TableView, name="look"),
    Route("PATCH", TABLE, change_options, Ok, Rearrange, REARRANGE_EXAMPLE, secret=True, name="arrange"),
    Route(
        "POST",
        TABLE + "/seats",
        take_seat,
        NewSeat,
        SitDown,
        SIT_DOWN_EXAMPLE,
        secret=True,
        status=201,
        name="sit",
    ),
    Route("DELETE", TABLE + "/seats/{seat}", leave_seat, Ok, secret=True, name="get-up"),
    Route("POST", TABLE + "/start", start_game, Ok, secret=True, name="start"),
    Route(
        "POST",
        TABLE + "/commands",
        run_command,
        Ok,
        commands.Commands,
        COMMAND_EXAMPLE,
        secret=True,
        name="command",
    ),
    Route(
        "GET",
        TABLE + "/seats/{seat}/advice",
        give_advice,
        Advice,
        secret=True,
        queue="background",
        name="advice",
    ),
    Route("GET", TABLE + "/stream", stream_updates, Update, secret=True, lines=True, name="stream"),
    Route("GET", TABLE + "/socket", open_socket_for_play, status=101, name="socket"),
)
