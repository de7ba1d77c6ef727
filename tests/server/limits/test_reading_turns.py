"""Requests of one address that come together: only a few are looked at in one turn of the event loop."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable

import pytest
import uvloop
from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from thirdplace.server.limits.http_connections import CountedRunner, HttpConnections
from thirdplace.server.limits.loop_share import BEGIN_PER_TURN

MANY = 10 * BEGIN_PER_TURN
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize("make_loop", [uvloop.new_event_loop, asyncio.new_event_loop])
def test_a_few_requests_are_parsed_in_each_turn(
    make_loop: Callable[[], asyncio.AbstractEventLoop], monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = 0
    parsed_in_turn: Counter[int] = Counter()
    parse = RequestHandler.data_received

    def note_turn(connection: RequestHandler, data: bytes) -> None:
        parsed_in_turn[turn] += 1
        parse(connection, data)

    monkeypatch.setattr(RequestHandler, "data_received", note_turn)

    async def count_turns() -> None:
        nonlocal turn
        while True:
            await asyncio.sleep(0)
            turn += 1

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text="here")

    async def test() -> None:
        app = web.Application()
        app.router.add_get("/", answer)
        count = HttpConnections(
            lambda *_: web.Response(), lambda _: 0, lambda: 0, most=10 * MANY, most_per_address=2 * MANY
        )
        runner = CountedRunner(app, count)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = runner.addresses[0]
        clients = [socket.create_connection(address) for _ in range(MANY)]  # the system accepts for us
        for client in clients:
            client.sendall(REQUEST)
            client.setblocking(False)
        counting = asyncio.ensure_future(count_turns())
        loop = asyncio.get_running_loop()
        for client in clients:
            assert (await loop.sock_recv(client, 1000)).startswith(b"HTTP/1.1 200")
            client.close()
        counting.cancel()
        await runner.cleanup()

    with asyncio.Runner(loop_factory=make_loop) as runner:
        runner.run(test())
    assert parsed_in_turn.total() == MANY
    assert max(parsed_in_turn.values()) <= BEGIN_PER_TURN
