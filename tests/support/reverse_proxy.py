"""A small reverse proxy, as people put one in front of servers: HTTP and WebSockets, below a path."""

import asyncio
import itertools
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import aiohttp
from aiohttp import web

__all__ = ["Proxy"]

HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "upgrade", "content-length"}
Hosts = Callable[[str], str]


class Proxy:
    """Passes what comes below `path` on to a server, in a thread of its own; with several, to each in turn.

    A server that cannot be reached, or is not ready (503), has done nothing: the next one is asked.

    `strips`: the path is taken off, as by nginx with a slash behind proxy_pass. `host` says which Host the
    server is told, given the browser's.
    """

    def __init__(
        self,
        target: str | Sequence[str],
        path: str = "/",
        *,
        strips: bool = False,
        host: Hosts = lambda host: host,
    ) -> None:
        self.targets = [target] if isinstance(target, str) else list(target)
        """The servers; one of them may be exchanged while it is not there."""
        self._turns = itertools.count()
        self._path = path
        self._strips = strips
        self._host = host
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()
        self._runner: web.AppRunner | None = None
        self.address = ""

    def __enter__(self) -> "Proxy":
        self._thread.start()
        assert self._ready.wait(20)
        return self

    def __exit__(self, *failure: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(20)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._start())
        self._ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self._stop())
        self._loop.close()

    async def _start(self) -> None:
        # As nginx does by default: a connection for each request, so that none is just being closed.
        connector = aiohttp.TCPConnector(limit=0, force_close=True)
        self._session = aiohttp.ClientSession(auto_decompress=False, connector=connector)
        app = web.Application(client_max_size=1 << 20)
        app.router.add_route("*", "/{path:.*}", self._pass_on)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def _stop(self) -> None:
        assert self._runner is not None
        await self._session.close()
        await self._runner.cleanup()

    async def _pass_on(self, request: web.Request) -> web.StreamResponse:
        path = request.raw_path
        if not path.startswith(self._path):
            return web.Response(status=404, text="another site's")
        if self._strips:
            path = "/" + path.removeprefix(self._path)
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP_BY_HOP}
        headers["Host"] = self._host(request.headers["Host"])
        headers["X-Forwarded-For"] = request.remote or ""
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._pass_socket_on(request, path, headers)
        answer = await self._ask_in_turn(request.method, path, headers, await request.read())
        if answer is None:
            return web.Response(status=502)
        async with answer:
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_BY_HOP}
            response = web.StreamResponse(status=answer.status, headers=kept)
            await response.prepare(request)
            with suppress(ConnectionError):
                async for chunk in answer.content.iter_any():
                    await response.write(chunk)
            return response

    def _targets_in_turn(self) -> Iterator[str]:
        first = next(self._turns)
        for place in range(len(self.targets)):
            yield self.targets[(first + place) % len(self.targets)]

    async def _ask_in_turn(
        self, method: str, path: str, headers: dict[str, str], body: bytes
    ) -> aiohttp.ClientResponse | None:
        answer = None
        for target in self._targets_in_turn():
            try:
                answer = await self._session.request(
                    method, target + path, headers=headers, data=body or None, allow_redirects=False
                )
            except aiohttp.ClientConnectorError:
                continue
            except aiohttp.ClientConnectionError:
                return None  # its server was killed meanwhile, and may have done it
            if answer.status != 503:
                break
        return answer

    async def _pass_socket_on(
        self, request: web.Request, path: str, headers: dict[str, str]
    ) -> web.StreamResponse:
        theirs = {name: value for name, value in headers.items() if not name.lower().startswith("sec-")}
        status = 502
        for target in self._targets_in_turn():
            try:
                ours = await self._session.ws_connect(target + path, headers=theirs)
                break
            except aiohttp.ClientConnectorError:
                continue
            except aiohttp.WSServerHandshakeError as refused:
                status = refused.status
                if status != 503:
                    return web.Response(status=status)
        else:
            return web.Response(status=status)
        socket = web.WebSocketResponse()
        await socket.prepare(request)

        async def pump(source: Any, sink: Any) -> None:
            async for message in source:
                await sink.send_str(message.data)
            await sink.close()

        await asyncio.gather(pump(socket, ours), pump(ours, socket), return_exceptions=True)
        return socket
