"""One message in, four out, on the same web library: no game, no store.

The best that a server of tables could reach, with our own WebSockets or with the library's. It answers just
enough for the same driver.
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
MAX_MESSAGE_BYTES = 16 * 1024
ARRIVED = b'{"type":"update","version":0,"table":{"phase":"gathering"}}'
ABOUT = b'"table":{"phase":"playing"},'
DO = b'{"type":"do","seat":0,"action":{"type":"act","number":}}'
HEAD = b'{"type":"update","version":%d,'
Connection = TypeVar("Connection")


class EchoTable(Generic[Connection]):
    """A table that sends an update to all four seats for each message, and passes the turn on."""

    def __init__(self, move_bytes: int, update_bytes: int) -> None:
        action = b'{"type":"act","number":%b}' % (b"5" * max(1, move_bytes - len(DO)))
        head = len(HEAD % 100)
        self._yours = _pad_message(b'"legal":[%b]}' % action, update_bytes - head)
        self._others = _pad_message(b'"legal":[]}', update_bytes - head)
        self._connections: list[Connection] = []
        self._version = 0
        self._turn = 0

    def answers_to(self, end: Connection, text: bytes) -> list[tuple[Connection, bytes]]:
        if text.startswith(b'{"type":"hello"'):
            self._connections.append(end)
            return [(end, ARRIVED)]
        self._version += 1
        self._turn = turn = (self._turn + 1) % SEATS
        head = HEAD % self._version
        if self._version == 1:
            head += ABOUT
        yours, others = head + self._yours, head + self._others
        return [(other, yours if seat == turn else others) for seat, other in enumerate(self._connections)]

    def remove(self, end: Connection) -> None:
        self._connections.remove(end)


class EchoListener:
    """Listens on our own WebSockets."""

    def __init__(self, table: EchoTable[Socket]) -> None:
        self._table = table

    def on_message(self, socket: Socket, text: bytes) -> None:
        for other, answer in self._table.answers_to(socket, text):
            other.send(answer)

    def on_closed(self, socket: Socket) -> None:
        self._table.remove(socket)


async def echo_over_aiohttp(
    request: web.Request, table: EchoTable[web.WebSocketResponse]
) -> web.StreamResponse:
    """Over the library's own WebSocket, as in its documentation."""
    socket = web.WebSocketResponse(max_msg_size=MAX_MESSAGE_BYTES, compress=False)
    await socket.prepare(request)
    async for message in socket:
        for other, answer in table.answers_to(socket, message.data.encode()):
            await other.send_frame(answer, WSMsgType.TEXT)
    table.remove(socket)
    return socket


def _pad_message(end: bytes, length: int) -> bytes:
    start = b'"view":"'
    return start + b"-" * (length - len(start) - len(end) - 2) + b'",' + end


def make_app(move_bytes: int, update_bytes: int, plain: bool) -> web.Application:
    tables: dict[str, EchoTable[Any]] = {}
    sockets = ThinSockets(limit=MAX_MESSAGE_BYTES)

    async def make(request: web.Request) -> web.Response:
        name = f"{len(tables):032x}"
        tables[name] = EchoTable(move_bytes, update_bytes)
        return web.json_response({"id": name, "host": ""}, status=201)

    async def take_seat(request: web.Request) -> web.Response:
        return web.json_response({"token": "-"}, status=201)

    async def socket(request: web.Request) -> web.StreamResponse:
        table = tables[request.match_info["table"]]
        if plain:
            return await echo_over_aiohttp(request, table)
        sockets.take_connection(request, EchoListener(table))
        return UpgradedResponse()

    app = web.Application()
    app.router.add_post("/api/tables", make)
    app.router.add_post("/api/tables/{table}/seats", take_seat)
    app.router.add_get("/api/tables/{table}/socket", socket)
    return app


async def serve(move_bytes: int, update_bytes: int, plain: bool) -> None:
    runner = web.AppRunner(make_app(move_bytes, update_bytes, plain), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}/", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--move-bytes", type=int, default=70, help="bytes of a message in")
    parser.add_argument("--update-bytes", type=int, default=900, help="bytes of a message out")
    parser.add_argument("--plain", action="store_true", help="with the library's own WebSockets")
    arguments = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop_runner:
        loop_runner.run(serve(arguments.move_bytes, arguments.update_bytes, arguments.plain))
