"""What every request needs: the hub, the limits, who asks and in which language."""

import asyncio
import re
from collections.abc import Collection, Sequence
from functools import cache
from ipaddress import ip_address
from time import monotonic
from typing import Literal

import msgspec
from aiohttp import web

from thirdplace import LANGUAGES
from thirdplace.core.errors import Refused
from thirdplace.core.parts.http_routes import all_shared_tools
from thirdplace.core.parts.pad import Impossible
from thirdplace.server.draining import Draining, make_moving_message
from thirdplace.server.http.host_check import HostCheck
from thirdplace.server.http.stream_backlog import StreamBacklog
from thirdplace.server.limits.loop_share import LoopShare
from thirdplace.server.limits.networks import household_address, wider_network
from thirdplace.server.limits.visitor_limits import Limits, Visitors, make_socket_pace
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.table_actor import TableActor
from thirdplace.server.play.table_route_answers import TableRouteAnswers
from thirdplace.server.tokens import hash_token
from thirdplace.server.websocket.plain_sockets import PlainSockets
from thirdplace.server.websocket.socket_types import Sockets
from thirdplace.server.websocket.thin_sockets import ThinSockets
from thirdplace.server.wire_messages import Refusal
from thirdplace.server.work.work_queue import WorkQueue
from thirdplace.table.table_state import Keys
from thirdplace.text import explain, text_for

__all__ = ["HTTP_STATUS", "RequestContext", "make_refusal", "too_fast_refusal"]

TABLE_ID_PATTERN = re.compile(r"[0-9a-f]{32}")

HTTP_STATUS = {
    "bad-request": 400,
    "bad-options": 400,
    "bad-name": 400,
    "impossible": 400,
    "bad-file": 400,
    "not-your-seat": 403,
    "not-the-host": 403,
    "unknown-game": 404,
    "unknown-sheet": 404,
    "no-lab": 404,
    "unknown-table": 404,
    **{f"unknown-{tool.name}": 404 for _, tool in all_shared_tools()},
    "wrong-origin": 403,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "too-many": 429,
    "busy": 429,
    "log-full": 507,
    "internal": 500,
    "not-saved": 503,
    "draining": 503,
    "cut-off": 503,
    "unreadable-table": 503,
}
"""Of HTTP answers; whatever a game refuses is a conflict with its state, 409."""


MAX_ARRIVALS_AT_ONCE = 4
"""People who come to tables are shown them a few at a time, and moves are made in between."""


class RequestContext:
    def __init__(
        self,
        hub: Hub,
        limits: Limits,
        *,
        origins: Collection[str] = (),
        behind_proxy: bool = False,
        root: str = "/",
        plain_sockets: bool = False,
        has_lab: bool = True,
    ) -> None:
        self.hub = hub
        hub.on_cut_off = lambda: self._tell_everyone_to_move("cut-off")
        self.visitors = Visitors(limits, lambda: hub.table_count + len(hub.tool_sessions))
        self.loop_share = LoopShare()
        kind: type[ThinSockets | PlainSockets] = PlainSockets if plain_sockets else ThinSockets
        self.sockets: Sockets = kind(limit=limits.message_size, pace=make_socket_pace(limits))
        self.table_route_answers = TableRouteAnswers(hub)
        self.host_check = HostCheck(origins, behind_proxy=behind_proxy)
        self.root = root
        """The path under which browsers find us: "/", or "/games/" at a proxy's sub-path."""
        self.stream_backlogs: set[StreamBacklog] = set()
        """What is still to be sent to each reader of a stream."""
        self.is_closing = False
        """Is the server stopping? Then nothing new begins; what has begun is finished and answered."""
        self.draining = Draining()
        self.addresses: Sequence[str] = ()
        """Where other devices on the network find us."""
        self.arrivals = asyncio.Semaphore(MAX_ARRIVALS_AT_ONCE)
        self.behind_proxy = behind_proxy
        self.has_lab = has_lab
        """May the lab be used?"""

    def path_below_root(self, request: web.BaseRequest) -> str:
        """Below the root, whether or not the proxy passed the root on."""
        path = request.path
        return path[len(self.root) - 1 :] if path.startswith(self.root) else path

    def is_api(self, request: web.BaseRequest) -> bool:
        return self.path_below_root(request).startswith("/api/")

    def address_of(self, request: web.Request) -> str:
        """The address that the limits count. Behind a proxy it is the last one that the proxy names."""
        address = request.remote
        if self.behind_proxy:
            # Lines before the last may be the visitor's own.
            told = request.headers.getall("X-Forwarded-For", [""])[-1]
            address = told.rpartition(",")[2].strip() or address
        return household_address(address)

    def client_of(self, request: web.Request) -> str:
        """The client that work is charged to: many addresses in one network get no more work done."""
        address = self.address_of(request)
        return wider_network(address) or address

    def is_local(self, request: web.Request) -> bool:
        """Does the request come from the server's own machine?"""
        return not self.behind_proxy and ip_address(request.remote or "0.0.0.0").is_loopback

    def now_s(self) -> float:
        return monotonic()

    def work_queue(self, name: Literal["background", "reviewers", "lab"]) -> WorkQueue:
        pools = self.hub.worker_pools
        return {"background": pools.background, "reviewers": pools.reviewers, "lab": pools.lab}[name].queue

    @property
    def connection_count(self) -> int:
        """How many sockets and streams are open."""
        return len(self.sockets) + len(self.stream_backlogs)

    @property
    def is_in_use(self) -> bool:
        """Is anybody connected, or does anybody wait for an answer?"""
        return self.connection_count > 0 or self.draining.request_count > 0

    def send_everyone_away(self) -> None:
        """Begin draining: tell everyone at a socket or a stream to go on at another server."""
        self.draining.begin()
        self._tell_everyone_to_move("restart")

    def _tell_everyone_to_move(self, reason: Literal["restart", "cut-off"]) -> None:
        self.sockets.send_to_all(lambda: make_moving_message(reason))
        for lines in self.stream_backlogs:
            lines.add_line(make_moving_message(reason))

    async def close(self) -> None:
        """Close all streams and sockets."""
        for lines in self.stream_backlogs:
            lines.end_stream()
        await self.sockets.close_all(1001, "stopping")

    async def find_table(self, request: web.Request) -> TableActor:
        table_id = request.match_info["table"]
        if not TABLE_ID_PATTERN.fullmatch(table_id):
            raise Refused("unknown-table")
        return await self.hub.find_table(table_id)

    @staticmethod
    def keys_of(request: web.Request) -> Keys:
        """The key of the token that came along, if any."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        sound = kind.lower() == "bearer" and token.isascii() and token.strip()
        return frozenset([hash_token(sound)]) if sound else frozenset()

    @staticmethod
    def language_of(request: web.BaseRequest) -> str:
        """The first of the reader's languages that we speak."""
        for wanted in request.headers.get("Accept-Language", "").split(","):
            if wanted.strip()[:2].lower() in LANGUAGES:
                return wanted.strip()[:2].lower()
        return "en"


def make_refusal(refused: Refused, lang: str, command_id: str | None = None) -> Refusal:
    where = refused.where if isinstance(refused, Impossible) else None
    return Refusal(refused.code, explain(text_for(lang), refused), command_id, where)


@cache
def too_fast_refusal(lang: str) -> bytes:
    """The encoded refusal. It is sent often to clients that do not stop, so it is made once."""
    return msgspec.json.encode(make_refusal(Refused("too-fast"), lang))
