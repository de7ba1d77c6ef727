"""One message in, four out, on the same web library: no game, no store.

What the server of tables could at best be, with its own WebSockets or with the library's. It answers just
enough for the same driver to drive it.
"""

import argparse
import asyncio
from typing import Any, Generic, TypeVar

import uvloop
from aiohttp import WSMsgType, web

from thirdplace.server.websocket.socket_types import Socket
from thirdplace.server.websocket.thin_sockets import ThinSockets
from thirdplace.server.websocket.upgrade import UpgradedResponse

SEATS = 4
LARGEST = 16 * 1024
ARRIVED = b'{"type":"update","version":0,"table":{"phase":"gathering"}}'
ABOUT = b'"table":{"phase":"playing"},'
DO = b'{"type":"do","seat":0,"action":{"type":"bid","amount":}}'
HEAD = b'{"type":"update","version":%d,'
End = TypeVar("End")


class Echo(Generic[End]):
    """A table; whatever one says, all four hear, and the turn goes round."""

    def __init__(self, said: int, heard: int) -> None:
        action = b'{"type":"bid","amount":%b}' % (b"5" * max(1, said - len(DO)))
        head = len(HEAD % 100)
        self._yours = _padded(b'"legal":[%b]}' % action, heard - head)
        self._others = _padded(b'"legal":[]}', heard - head)
        self._ends: list[End] = []
        self._version = 0
        self._turn = 0

    def answers(self, end: End, text: bytes) -> list[tuple[End, bytes]]:
        if text.startswith(b'{"type":"hello"'):
            self._ends.append(end)
            return [(end, ARRIVED)]
        self._version += 1
        self._turn = turn = (self._turn + 1) % SEATS
        head = HEAD % self._version
        if self._version == 1:
            head += ABOUT
        yours, others = head + self._yours, head + self._others
        return [(other, yours if seat == turn else others) for seat, other in enumerate(self._ends)]

    def leave(self, end: End) -> None:
        self._ends.remove(end)


class Listening:
    """Over our own wires."""

    def __init__(self, table: Echo[Socket]) -> None:
        self._table = table

    def on_message(self, socket: Socket, text: bytes) -> None:
        for other, answer in self._table.answers(socket, text):
            other.send(answer)

    def on_closed(self, socket: Socket) -> None:
        self._table.leave(socket)


async def listen(request: web.Request, table: Echo[web.WebSocketResponse]) -> web.StreamResponse:
    """Over the library's own WebSocket, as its documentation has it."""
    socket = web.WebSocketResponse(max_msg_size=LARGEST, compress=False)
    await socket.prepare(request)
    async for message in socket:
        for other, answer in table.answers(socket, message.data.encode()):
            await other.send_frame(answer, WSMsgType.TEXT)
    table.leave(socket)
    return socket


def _padded(end: bytes, length: int) -> bytes:
    start = b'"view":"'
    return start + b"-" * (length - len(start) - len(end) - 2) + b'",' + end


def make_app(said: int, heard: int, plain: bool) -> web.Application:
    tables: dict[str, Echo[Any]] = {}
    wires = ThinSockets(limit=LARGEST)

    async def make(request: web.Request) -> web.Response:
        name = f"{len(tables):032x}"
        tables[name] = Echo(said, heard)
        return web.json_response({"id": name, "host": ""}, status=201)

    async def sit(request: web.Request) -> web.Response:
        return web.json_response({"token": "-"}, status=201)

    async def socket(request: web.Request) -> web.StreamResponse:
        table = tables[request.match_info["table"]]
        if plain:
            return await listen(request, table)
        wires.take_connection(request, Listening(table))
        return UpgradedResponse()

    app = web.Application()
    app.router.add_post("/api/tables", make)
    app.router.add_post("/api/tables/{table}/seats", sit)
    app.router.add_get("/api/tables/{table}/socket", socket)
    return app


async def serve(said: int, heard: int, plain: bool) -> None:
    runner = web.AppRunner(make_app(said, heard, plain), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}/", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--said", type=int, default=70, help="bytes of a message in")
    parser.add_argument("--heard", type=int, default=900, help="bytes of a message out")
    parser.add_argument("--plain", action="store_true", help="with the library's own WebSockets")
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as looping:
        looping.run(serve(asked.said, asked.heard, asked.plain))
