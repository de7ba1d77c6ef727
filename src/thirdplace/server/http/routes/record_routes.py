"""Routes of recorded games: a table's record, what has happened at it, and a record replayed."""

import msgspec
from aiohttp import web

from thirdplace.server.http.openapi_examples import REPLAY_EXAMPLE
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import run_while_connected, send_packed
from thirdplace.server.play.record_reader import read_record, read_whole_record
from thirdplace.server.wire_messages import Replay, Story, WantedReplay
from thirdplace.server.work.jobs import pack_replay, pack_story
from thirdplace.server.work.work_queue import READING

__all__ = ["RECORD_ROUTES"]


async def send_record(context: RequestContext, request: web.Request, body: None) -> msgspec.Raw:
    """The record so far, as far as the token's seat may know it; whole once the game is over."""
    table_id = request.match_info["table"]
    return msgspec.Raw(await read_record(context.hub, table_id, context.keys_of(request)))


async def send_story(context: RequestContext, request: web.Request, body: None) -> web.StreamResponse:
    """What has happened so far, as the token's seat, or without one an onlooker, was told it."""
    record, viewer = await read_whole_record(
        context.hub, request.match_info["table"], context.keys_of(request)
    )
    work = context.hub.worker_pools.background.run(
        READING, context.client_of(request), pack_story, record, viewer
    )
    return await send_packed(request, await run_while_connected(request, work))


async def replay_record(context: RequestContext, request: web.Request, body: bytes) -> web.StreamResponse:
    """Every state of a recorded game, as one viewer may see it. Nothing is kept."""
    work = context.hub.worker_pools.background.run(READING, context.client_of(request), pack_replay, body)
    return await send_packed(request, await run_while_connected(request, work))


RECORD_ROUTES = (
    Route("GET", "/api/tables/{table}/record", send_record, msgspec.Raw, secret=True, name="record"),
    Route(
        "GET",
        "/api/tables/{table}/story",
        send_story,
        Story,
        secret=True,
        queue="background",
        name="story",
    ),
    Route(
        "POST",
        "/api/replays",
        replay_record,
        Replay,
        WantedReplay,
        REPLAY_EXAMPLE,
        unread=True,
        queue="background",
        name="replays",
    ),
)
