"""Answers that take a while: their readers may hang up before the answer is there, or is sent."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing, suppress
from typing import Any, TypeVar

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.work.gzip_packer import unpack_pieces

__all__ = ["PROGRESS_INTERVAL_S", "has_hung_up", "run_while_connected", "send_lines", "send_packed"]

HANG_UP_CHECK_S = 0.25
PROGRESS_INTERVAL_S = 0.5
"""How often somebody who waits is told how many are before them."""

Answer = TypeVar("Answer")


def has_hung_up(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()


async def run_while_connected(request: web.Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """The result of the work, which is cancelled if the client hangs up."""
    task = asyncio.get_running_loop().create_task(work)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=HANG_UP_CHECK_S)
            if not task.done() and has_hung_up(request):
                raise Refused("bad-request", "hung up")  # nobody reads it
        return task.result()
    finally:
        task.cancel()


async def send_packed(request: web.Request, packed: bytes) -> web.StreamResponse:
    """Send gzip to a client that accepts it; to others send the text piece by piece."""
    if "gzip" in request.headers.get("Accept-Encoding", "").lower():
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return web.Response(body=packed, content_type="application/json", headers=headers)
    response = web.StreamResponse(headers={"Content-Type": "application/json", "Vary": "Accept-Encoding"})
    with suppress(ConnectionError):  # the reader may hang up, or be hung up on, at any time
        await response.prepare(request)
        for piece in unpack_pieces(packed):
            await response.write(piece)
        await response.write_eof()
    return response


async def send_lines(request: web.Request, lines: AsyncGenerator[bytes | None, None]) -> web.StreamResponse:
    """Send lines as they come (None: there is nothing new), until the last, or until the reader hangs up."""
    response = web.StreamResponse(headers={"Content-Type": "application/x-ndjson"})
    with suppress(ConnectionError):  # the reader may hang up at any time
        await response.prepare(request)
        async with aclosing(lines):
            async for line in lines:
                if has_hung_up(request):
                    break
                if line is not None:
                    await response.write(line + b"\n")
    return response
