"""Routes of shared tools: to open one, to look at it, and a WebSocket for each device at it."""

import asyncio
from collections.abc import Iterator
from typing import Any, Union

import msgspec
from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.http_routes import SharedTool, all_shared_tools
from thirdplace.core.refusal_words import in_words_of
from thirdplace.server.http.request_context import RequestContext, refusal, too_fast
from thirdplace.server.http.route import Route
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.limits.visitor_limits import AT_ONCE, PATIENCE
from thirdplace.server.play.hub import is_code
from thirdplace.server.play.tool_sessions import ToolSession
from thirdplace.server.websocket.frames import POLICY_VIOLATION
from thirdplace.server.websocket.thin_sockets import Socket
from thirdplace.server.wire_messages import Refusal, TimeAsked, TimeTold

__all__ = ["socket_messages", "tool_routes"]

encode = msgspec.json.Encoder().encode


def socket_messages(tool: SharedTool) -> dict[str, Any]:
    """The unions of all that goes over the tool's sockets, by their names: FromTimer, ToTimer."""
    name = tool.name.capitalize()
    return {
        f"From{name}": Union[TimeAsked, tool.action],  # noqa: UP007 - made at run time
        f"To{name}": Union[tool.shown, TimeTold, Refusal],  # noqa: UP007
    }


def tool_routes() -> Iterator[Route]:
    for game, tool in all_shared_tools():
        yield from _ToolRoutes(game, tool).routes()


class _ToolRoutes:
    """The routes of one tool."""

    def __init__(self, game: Game, tool: SharedTool) -> None:
        self._game = game
        self._tool = tool
        (from_device, _) = socket_messages(tool).values()
        self._decoder = msgspec.json.Decoder(from_device)

    def routes(self) -> Iterator[Route]:
        tool, name = self._tool, self._tool.name
        opening, path = f"/api/{name}s", f"/api/{name}s/{{{name}}}"
        yield Route(
            "POST",
            opening,
            self.open,
            tool.shown,
            tool.new,
            tool.example,
            status=201,
            name=f"share-{name}",
            summary=tool.summary,
        )
        yield Route(
            "GET",
            path,
            self.look,
            tool.shown,
            name=f"look-at-{name}",
            summary=f"What the {name} with this code shows.",
        )
        yield Route(
            "GET",
            path + "/socket",
            self.open_socket,
            status=101,
            name=f"{name}-socket",
            summary=f"The WebSocket of a device at a {name}.",
        )

    async def open(self, context: RequestContext, request: web.Request, body: Any) -> Any:
        address = context.address(request)
        with in_words_of(self._game):
            context.visitors.open_tool(self._tool.name, address, context.now())
            session = context.tool_sessions.open(self._tool, body, context.hub.now())
        context.visitors.guesses.was_right(address, session.code)
        return session.show()

    async def look(self, context: RequestContext, request: web.Request, body: None) -> Any:
        return (await self._find(context, request)).show()

    async def _find(self, context: RequestContext, request: web.Request) -> ToolSession:
        """By its code; wrong ones are counted together with those of tables."""
        address = context.address(request)
        code = request.match_info[self._tool.name].upper()
        if is_code(code):  # otherwise it is no guess either: it cannot be right
            await asyncio.sleep(context.visitors.guesses.check(address, code, context.now()))
        with in_words_of(self._game):
            session = context.tool_sessions.find(self._tool, code, context.hub.now())
        context.visitors.guesses.was_right(address, code)
        return session

    async def open_socket(
        self, context: RequestContext, request: web.Request, body: None
    ) -> web.StreamResponse:
        session = await self._find(context, request)
        with in_words_of(self._game):
            session.check_room()
        address = context.address(request)
        context.visitors.connect(address)
        device = Device(context, self._game, session, self._decoder, address, context.language(request))
        try:
            device.wire = await context.sockets.accept(request, device)
        except BaseException:
            context.visitors.disconnect(address)
            raise
        session.connect(device.tell)
        return await device.wire.run()


class Device:
    """One that shows the tool."""

    __slots__ = (
        "_address",
        "_bucket",
        "_context",
        "_decoder",
        "_excess",
        "_game",
        "_lang",
        "_session",
        "wire",
    )

    def __init__(
        self,
        context: RequestContext,
        game: Game,
        session: ToolSession,
        decoder: "msgspec.json.Decoder[Any]",
        address: str,
        lang: str,
    ) -> None:
        self._context = context
        self._game = game
        self._session = session
        self._decoder = decoder
        self._address = address
        self._lang = lang
        self._bucket = Bucket(context.visitors.limits.messages * AT_ONCE, context.now())
        self._excess = 0
        self.wire: Socket

    def tell(self, shown: Any) -> None:
        self.wire.send(encode(shown))

    def heard(self, wire: Socket, text: bytes) -> None:
        visitors, now = self._context.visitors, self._context.now()
        limit = visitors.limits.messages
        if not self._bucket.take(limit, limit * AT_ONCE, now) or not visitors.may_send_message(
            self._address, now
        ):
            self._excess += 1
            if self._excess > PATIENCE:
                wire.close(POLICY_VIOLATION, "too fast")
            else:
                wire.send(too_fast(self._lang))
            return
        self._excess = max(0, self._excess - 1)
        try:
            message = self._decoder.decode(text)
            if isinstance(message, TimeAsked):
                wire.send(encode(TimeTold(message.sent, self._context.hub.now())))
            else:
                with in_words_of(self._game):
                    self._session.act(message, self._context.hub.now())
        except Refused as refused:
            self._refuse(refused)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            self._refuse(Refused("bad-request", str(wrong)))

    def gone(self, wire: Socket) -> None:
        self._context.visitors.disconnect(self._address)
        self._session.disconnect(self.tell, self._context.hub.now())

    def _refuse(self, refused: Refused) -> None:
        self.wire.send(encode(refusal(refused, self._lang)))
