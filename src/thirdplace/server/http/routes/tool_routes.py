"""Routes of shared tools: to open one, to look at it, and a WebSocket for each device at it."""

import asyncio
from collections.abc import Iterator
from typing import Any, Union

import msgspec
from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.http_routes import SharedTool, all_shared_tools
from thirdplace.core.refusal_words import in_words_of
from thirdplace.server import logs
from thirdplace.server.http.request_context import RequestContext, make_refusal, too_fast_refusal
from thirdplace.server.http.route import Route
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.limits.visitor_limits import MAX_EXCESS_MESSAGES, MESSAGE_BURST_S
from thirdplace.server.play.tool_sessions import ToolSession
from thirdplace.server.tokens import is_possible_code
from thirdplace.server.websocket.frames import POLICY_VIOLATION
from thirdplace.server.websocket.socket_types import Socket
from thirdplace.server.wire_messages import Moving, Refusal, TimeAsked, TimeTold

__all__ = ["make_tool_routes", "tool_socket_messages"]

encode = msgspec.json.Encoder().encode


def tool_socket_messages(tool: SharedTool) -> dict[str, Any]:
    """The unions of all that goes over the tool's sockets, by their names: FromTimer, ToTimer."""
    name = tool.name.capitalize()
    return {
        f"From{name}": Union[TimeAsked, tool.action],  # noqa: UP007 - made at run time
        f"To{name}": Union[tool.shown, TimeTold, Refusal, Moving],  # noqa: UP007
    }


def make_tool_routes() -> Iterator[Route]:
    for game, tool in all_shared_tools():
        yield from _ToolRoutes(game, tool).make_routes()


class _ToolRoutes:
    """The routes of one tool."""

    def __init__(self, game: Game, tool: SharedTool) -> None:
        self._game = game
        self._tool = tool
        (from_device, _) = tool_socket_messages(tool).values()
        self._decoder = msgspec.json.Decoder(from_device)

    def make_routes(self) -> Iterator[Route]:
        tool, name = self._tool, self._tool.name
        opening, path = f"/api/{name}s", f"/api/{name}s/{{{name}}}"
        yield Route(
            "POST",
            opening,
            self.open_tool,
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
            self.show_tool,
            tool.shown,
            name=f"look-at-{name}",
            summary=f"What the {name} with this code shows.",
        )
        yield Route(
            "GET",
            path + "/socket",
            self.open_tool_socket,
            status=101,
            name=f"{name}-socket",
            summary=f"The WebSocket of a device at a {name}.",
        )

    async def open_tool(self, context: RequestContext, request: web.Request, body: Any) -> Any:
        address = context.address_of(request)
        with in_words_of(self._game):
            context.visitors.count_opened_tool(self._tool.name, address, context.now_s())
            session = await context.hub.tool_sessions.open_session(self._tool, body)
        context.visitors.guesses.mark_right(address, session.code)
        return session.show()

    async def show_tool(self, context: RequestContext, request: web.Request, body: None) -> Any:
        return (await self._find_session(context, request)).show()

    async def _find_session(self, context: RequestContext, request: web.Request) -> ToolSession:
        """By its code; wrong ones are counted together with those of tables."""
        address = context.address_of(request)
        code = request.match_info[self._tool.name].upper()
        if is_possible_code(code):  # otherwise it is no guess either: it cannot be right
            await asyncio.sleep(context.visitors.guesses.count_guess(address, code, context.now_s()))
        with in_words_of(self._game):
            session = await context.hub.tool_sessions.find_session(self._tool, code)
        context.visitors.guesses.mark_right(address, code)
        return session

    async def open_tool_socket(
        self, context: RequestContext, request: web.Request, body: None
    ) -> web.StreamResponse:
        session = await self._find_session(context, request)
        with in_words_of(self._game):
            session.check_room()
        address = context.address_of(request)
        context.visitors.connect(address)
        device = ToolDevice(
            context, self._game, session, self._decoder, address, context.language_of(request)
        )
        try:
            device.socket = await context.sockets.accept(request, device)
        except BaseException:
            context.visitors.disconnect(address)
            raise
        session.add_device(device.send_shown)
        context.draining.send_message_if_begun(device.socket.send)
        return await device.socket.run()


class ToolDevice:
    """One device that shows the tool, over its socket."""

    __slots__ = (
        "_address",
        "_bucket",
        "_context",
        "_decoder",
        "_excess_messages",
        "_game",
        "_lang",
        "_session",
        "socket",
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
        self._bucket = Bucket(context.visitors.limits.messages * MESSAGE_BURST_S, context.now_s())
        self._excess_messages = 0
        self.socket: Socket

    def send_shown(self, shown: Any) -> None:
        self.socket.send(encode(shown))

    def on_message(self, socket: Socket, text: bytes) -> None:
        visitors, now = self._context.visitors, self._context.now_s()
        limit = visitors.limits.messages
        if not self._bucket.take(limit, limit * MESSAGE_BURST_S, now) or not visitors.take_message_allowance(
            self._address, now
        ):
            self._excess_messages += 1
            if self._excess_messages > MAX_EXCESS_MESSAGES:
                socket.close(POLICY_VIOLATION, "too fast")
            else:
                socket.send(too_fast_refusal(self._lang))
            return
        self._excess_messages = max(0, self._excess_messages - 1)
        try:
            message = self._decoder.decode(text)
            if isinstance(message, TimeAsked):
                socket.send(encode(TimeTold(message.sent, self._session.now())))
            else:
                self._context.hub.start_task(self._act(message))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            self._send_refusal(Refused("bad-request", str(wrong)))

    async def _act(self, action: Any) -> None:
        try:
            with in_words_of(self._game):
                await self._session.apply_action(action)
        except Refused as refused:
            self._send_refusal(refused)
        except Exception:  # the tool's code, most likely
            logs.log_failure("shared-tool", game=self._game.id)
            self._send_refusal(Refused("internal"))

    def on_closed(self, socket: Socket) -> None:
        self._context.visitors.disconnect(self._address)
        self._session.remove_device(self.send_shown)

    def _send_refusal(self, refused: Refused) -> None:
        self.socket.send(encode(make_refusal(refused, self._lang)))
