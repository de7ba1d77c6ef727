"""How a request reached the server: does a proxy on the way pass on what is needed?

For `thirdplace doctor --url`. Whoever asks is told about their own request only.
"""

import msgspec
from aiohttp import web

from thirdplace import __version__
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.websocket.socket_types import Socket
from thirdplace.server.wire_messages import ConnectionReport

__all__ = ["CONNECTION_ROUTES"]

NORMAL_CLOSURE = 1000


async def report_connection(context: RequestContext, request: web.Request, body: None) -> ConnectionReport:
    """The address that the request is counted for, and what a proxy has told of it."""
    return ConnectionReport(
        version=__version__,
        address=context.address_of(request),
        host=request.headers.get("Host", ""),
        behind_proxy=context.behind_proxy,
        forwarded="X-Forwarded-For" in request.headers,
    )


async def open_connection_socket(
    context: RequestContext, request: web.Request, body: None
) -> web.StreamResponse:
    """The same over a WebSocket, in answer to any message; then it is closed."""
    address = context.address_of(request)
    context.visitors.connect(address)
    report = msgspec.json.encode(await report_connection(context, request, None))
    talk = _Report(context, address, report)
    try:
        socket = await context.sockets.accept(request, talk)
    except BaseException:
        context.visitors.disconnect(address)
        raise
    return await socket.run()


class _Report:
    __slots__ = ("_address", "_context", "_report")

    def __init__(self, context: RequestContext, address: str, report: bytes) -> None:
        self._context = context
        self._address = address
        self._report = report

    def on_message(self, socket: Socket, text: bytes) -> None:
        socket.send(self._report)
        socket.close(NORMAL_CLOSURE, "")

    def on_closed(self, socket: Socket) -> None:
        self._context.visitors.disconnect(self._address)


CONNECTION_ROUTES = (
    Route("GET", "/api/connection", report_connection, ConnectionReport, name="connection"),
    Route("GET", "/api/connection/socket", open_connection_socket, status=101, name="connection-socket"),
)
