"""Updates over plain HTTP, one JSON document a line, for programs that play: `curl` is enough."""

from contextlib import suppress

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.stream_backlog import StreamBacklog
from thirdplace.server.play.subscriber import Subscriber

__all__ = ["open_table_stream"]


async def open_table_stream(context: RequestContext, request: web.Request) -> web.StreamResponse:
    """Every update for the token's seat, from now on, until either side hangs up."""
    actor = await context.find_table(request)
    keys = context.keys_of(request)
    if not actor.may_watch(keys):
        raise Refused("not-your-seat", "onlookers: off")
    address = context.address_of(request)
    context.visitors.connect(address)
    lines = StreamBacklog(lambda: _hang_up(request))
    context.stream_backlogs.add(lines)
    subscriber = Subscriber(
        lines.add_line, keys, context.client_of(request), lambda refused: lines.end_stream()
    )
    actor.connect(subscriber)
    context.draining.send_message_if_begun(lines.add_line)
    try:
        return await _send_lines(request, lines)
    finally:
        actor.disconnect(subscriber)
        context.stream_backlogs.discard(lines)
        context.visitors.disconnect(address)


def _hang_up(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()  # its task waits for the reader, and wakes up by this


async def _send_lines(request: web.Request, lines: StreamBacklog) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson"})
    with suppress(ConnectionError):  # the reader may hang up at any time
        await response.prepare(request)
        while (line := await lines.take_line()) is not None:
            await response.write(line + b"\n")
    return response
