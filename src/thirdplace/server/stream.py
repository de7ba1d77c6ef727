"""Updates over plain HTTP, one JSON document a line, for programs that play: `curl` is enough."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.live import Guest
from thirdplace.server.office import Office

__all__ = ["open_stream"]

QUIET = 7.0
"""Seconds after which an empty line shows that the connection lives."""
MOST_WAITING = 1000
"""Lines that may wait for a reader; who is further behind is cut off, and may come back."""


async def open_stream(office: Office, request: web.Request) -> web.StreamResponse:
    """Every update for the token's seat, from now on, until either side hangs up."""
    live = await office.table(request)
    keys = office.keys(request)
    if not live.welcomes(keys):
        raise Refused("not-your-seat", "onlookers: off")
    address = office.address(request)
    office.visitors.connect(address)
    lines: asyncio.Queue[bytes | None] = asyncio.Queue()
    office.streams.add(lines)
    guest = Guest(_sending(request, lines), keys, address)
    live.arrive(guest)
    try:
        return await _send(request, lines)
    finally:
        live.part(guest)
        office.streams.discard(lines)
        office.visitors.disconnect(address)


def _sending(request: web.Request, lines: asyncio.Queue[bytes | None]) -> Callable[[bytes], None]:
    def send(line: bytes) -> None:
        if lines.qsize() < MOST_WAITING:
            lines.put_nowait(line)
        elif request.transport is not None:
            request.transport.abort()  # its task waits for the reader, and wakes up by this

    return send


async def _send(request: web.Request, lines: asyncio.Queue[bytes | None]) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson"})
    with suppress(ConnectionError):  # the reader may hang up at any time
        await response.prepare(request)
        while (line := await _next(lines)) is not None:
            await response.write(line + b"\n")
    return response


async def _next(lines: asyncio.Queue[bytes | None]) -> bytes | None:
    try:
        return await asyncio.wait_for(lines.get(), QUIET)
    except TimeoutError:
        return b""
