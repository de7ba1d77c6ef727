"""Updates over plain HTTP, one JSON document a line, for programs that play: `curl` is enough."""

from contextlib import suppress

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.stream_backlog import Backlog
from thirdplace.server.play.subscriber import Subscriber

__all__ = ["open_stream"]


async def open_stream(context: RequestContext, request: web.Request) -> web.StreamResponse:
    """Every update for the token's seat, from now on, until either side hangs up."""
    actor = await context.table(request)
    keys = context.keys(request)
    if not actor.welcomes(keys):
        raise Refused("not-your-seat", "onlookers: off")
    address = context.address(request)
    context.visitors.connect(address)
    lines = Backlog(lambda: _hang_up(request))
    context.streams.add(lines)
    subscriber = Subscriber(lines.put, keys, context.client(request), lambda refused: lines.end())
    actor.arrive(subscriber)
    try:
        return await _send(request, lines)
    finally:
        actor.part(subscriber)
        context.streams.discard(lines)
        context.visitors.disconnect(address)


def _hang_up(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()  # its task waits for the reader, and wakes up by this


async def _send(request: web.Request, lines: Backlog) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson"})
    with suppress(ConnectionError):  # the reader may hang up at any time
        await response.prepare(request)
        while (line := await lines.next()) is not None:
            await response.write(line + b"\n")
    return response
