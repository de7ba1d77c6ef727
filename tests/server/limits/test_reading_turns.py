"""Requests of one address that come together: only a few are looked at in one turn of the event loop."""

import asyncio
import gc
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import uvloop
from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from thirdplace.server.limits.http_connections import CountedRunner, HttpConnection, HttpConnections
from thirdplace.server.limits.loop_share import BEGIN_PER_TURN

MANY = 10 * BEGIN_PER_TURN
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


LOOPS = pytest.mark.parametrize("make_loop", [uvloop.new_event_loop, asyncio.new_event_loop])
MakeLoop = Callable[[], asyncio.AbstractEventLoop]


@asynccontextmanager
async def run_site(*, most_per_address: int) -> AsyncIterator[tuple[str, int]]:
    """A server of one page that takes a moment, and where it is."""

    async def answer(_request: web.Request) -> web.Response:
        await asyncio.sleep(0.01)
        return web.Response(text="here")

    app = web.Application()
    app.router.add_get("/", answer)
    count = HttpConnections(
        lambda *_: web.Response(), lambda _: 0, lambda: 0, most=1000, most_per_address=most_per_address
    )
    runner = CountedRunner(app, count)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield runner.addresses[0]
    finally:
        await runner.cleanup()


@LOOPS
def test_a_few_requests_are_parsed_in_each_turn(make_loop: MakeLoop, monkeypatch: pytest.MonkeyPatch) -> None:
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

    async def test() -> None:
        async with run_site(most_per_address=2 * MANY) as address:
            clients = [socket.create_connection(address) for _ in range(MANY)]  # the system accepts for us
            for client in clients:
                client.sendall(REQUEST)
                client.setblocking(False)
            counting = asyncio.ensure_future(count_turns())
            for client in clients:
                answer = await asyncio.get_running_loop().sock_recv(client, 1000)
                assert answer.startswith(b"HTTP/1.1 200")
                client.close()
            counting.cancel()

    with asyncio.Runner(loop_factory=make_loop) as runner:
        runner.run(test())
    assert parsed_in_turn.total() == MANY
    assert max(parsed_in_turn.values()) <= BEGIN_PER_TURN


@LOOPS
def test_requests_in_a_pipeline_are_not_read_ahead(
    make_loop: MakeLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """aiohttp reads no more while some wait, also where the first of them had to wait for its turn."""
    parsed_bytes: Counter[RequestHandler] = Counter()
    parse = RequestHandler.data_received

    def note_bytes(connection: RequestHandler, data: bytes) -> None:
        parsed_bytes[connection] += len(data)
        parse(connection, data)

    monkeypatch.setattr(RequestHandler, "data_received", note_bytes)
    requests = REQUEST.replace(b"close", b"keep-alive") * 20_000

    async def test() -> None:
        async with run_site(most_per_address=2 * MANY) as address:
            clients = [await asyncio.open_connection(*address) for _ in range(MANY)]
            for _, writer in clients:
                writer.write(requests)
            for reader, _ in clients:
                assert b"200" in await reader.readuntil(b"here")
            await asyncio.sleep(0.2)
            for _, writer in clients:
                writer.transport.abort()

    with asyncio.Runner(loop_factory=make_loop) as runner:
        runner.run(test())
    assert len(parsed_bytes) == MANY
    assert max(parsed_bytes.values()) < len(requests) / 2


def test_connections_that_are_refused_leave_nothing_to_the_garbage_collector() -> None:
    async def test() -> None:
        async with run_site(most_per_address=1) as address:
            kept = socket.create_connection(address)
            await asyncio.sleep(0.05)
            for _ in range(MANY):
                socket.create_connection(address).close()
            await asyncio.sleep(0.2)
            kept.close()
            left = [one for one in gc.get_objects() if type(one) is HttpConnection]
            assert len(left) <= 1

    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(test())
    finally:
        gc.enable()
