"""The web application: routes, errors as answers, and the headers that keep people safe."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from thirdplace.core.errors import Refused
from thirdplace.server import logs
from thirdplace.server.http.api import ROUTES
from thirdplace.server.http.openapi import document
from thirdplace.server.http.plain_page import STYLE_HASH, add_pages, problem_page
from thirdplace.server.http.request_context import STATUS, RequestContext, refusal
from thirdplace.server.http.route import Route
from thirdplace.server.limits.buckets import Exceeded
from thirdplace.server.limits.http_connections import leave_body_unread
from thirdplace.server.work.work_queue import Busy

__all__ = ["make_app", "plain_refusal"]

LARGEST_BODY = 256 * 1024
"""A record to be replayed: the longest games that people play leave 70 KB, and may leave more."""
LARGEST_READ = 64 * 1024
"""Of what is read here, between two moves at some table: a file that people made for a game has 20 KB."""
HEADERS = {
    "Content-Security-Policy": (
        f"default-src 'none'; script-src 'self'; style-src 'self' '{STYLE_HASH}'; "
        "img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "Server": "thirdplace",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ECHOED = ("Allow", "Sec-WebSocket-Version", "Upgrade")
"""Of aiohttp's own refusals: what a client needs to do better."""

BODY_S = 30.0
"""To send a body, from the end of the headers."""
PENALTY_S = 0.5
"""Whoever asks too fast waits so long for each answer: over one connection nobody can ask for many."""
RETRY_S = 10
"""Where no limit tells when to try again."""

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
encode = msgspec.json.Encoder().encode


def make_app(context: RequestContext) -> web.Application:
    app = web.Application(client_max_size=LARGEST_BODY, middlewares=[_courtesy(context)])
    for prefix in {"", context.root.rstrip("/")}:  # a proxy may pass the sub-path on, or take it off
        for route in ROUTES:
            app.router.add_route(route.method, prefix + route.path, _answering(context, route))
        app.router.add_get(prefix + "/api/openapi.json", _at_once(encode(document(context.root))))
    add_pages(app, context)
    app.on_response_prepare.append(headers_for(context))
    return app


def headers_for(context: RequestContext) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    async def add_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)
        if context.is_api(request):
            response.headers.setdefault("Cache-Control", "no-store")

    return add_headers


def _at_once(body: bytes) -> Answer:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(body=body, content_type="application/json")

    return answer


def _answering(context: RequestContext, route: Route) -> Answer:
    decoder = None if route.body is None else _Unread() if route.unread else msgspec.json.Decoder(route.body)

    most = LARGEST_BODY if route.unread else LARGEST_READ

    async def answer(request: web.Request) -> web.StreamResponse:
        body = None if decoder is None else await _read(request, decoder, most)
        answered = await route.run(context, request, body)
        if isinstance(answered, web.StreamResponse):
            return answered
        return web.Response(
            body=encode(answered), status=route.status, content_type="application/json", charset=None
        )

    async def answer_in_turn(request: web.Request) -> web.StreamResponse:
        with ExitStack() as stack:
            try:
                stack.enter_context(context.queue(route.queue).admit(context.client(request)))
            except Busy:
                leave_body_unread(request)
                raise
            response = await answer(request)
            with suppress(ConnectionError):  # nobody may be there any more
                await response.prepare(request)
                await response.write_eof()
            return response

    return answer if route.queue is None else answer_in_turn


class _Unread:
    """Leaves the reading to others."""

    def decode(self, body: bytes) -> bytes:
        return body


async def _read(request: web.Request, decoder: "msgspec.json.Decoder[Any] | _Unread", most: int) -> Any:
    if request.content_type != "application/json":
        raise Refused("bad-request", "Content-Type: application/json")
    try:
        async with asyncio.timeout(BODY_S):
            body = await request.read() if (request.content_length or 0) <= most else None
        if body is None or len(body) > most:
            raise Refused("too-large", f"{most} bytes")
        return decoder.decode(body)
    except TimeoutError:
        raise Refused("bad-request", f"body: {BODY_S:.0f} s") from None
    except web.HTTPRequestEntityTooLarge:
        raise Refused("too-large", f"{most} bytes") from None
    except (web.RequestPayloadError, ConnectionError) as wrong:  # not what its headers say, or hung up
        raise Refused("bad-request", "body") from wrong
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("bad-request", str(wrong)) from wrong


def _courtesy(context: RequestContext) -> Middleware:
    """Nobody may ask too fast, and every refusal is answered with its code."""

    @web.middleware
    async def courtesy(request: web.Request, handler: Answer) -> web.StreamResponse:
        try:
            context.hosts.check(request, is_file=not context.is_api(request))
            await _slow_down(context, request)
            if context.closing:
                raise Refused("not-saved")
            return await handler(request)
        except Refused as refused:
            return _refused(context, request, refused, STATUS.get(refused.code, 409))
        except web.HTTPException as wrong:
            if wrong.status < 400:
                raise
            return _refused(context, request, Refused("bad-request", wrong.reason), wrong.status, wrong)
        except Exception:
            logs.failed("request", method=request.method)
            return _refused(context, request, Refused("internal"), 500)

    return courtesy


async def _slow_down(context: RequestContext, request: web.Request) -> None:
    """Count the request. What is too much is answered late, and with a refusal unless it asks for a file."""
    address, now = context.address(request), context.now()
    try:
        if context.is_api(request):
            context.visitors.request(address, now)
        elif not context.visitors.may_have_file(address, now):
            await asyncio.sleep(PENALTY_S)
    except Exceeded:
        await asyncio.sleep(PENALTY_S)
        raise


def _refused(
    context: RequestContext,
    request: web.BaseRequest,
    refused: Refused,
    status: int,
    wrong: web.HTTPException | None = None,
) -> web.Response:
    headers = {}
    if status in (429, 503):
        retry_s = refused.retry_after_s if isinstance(refused, Busy | Exceeded) else RETRY_S
        headers["Retry-After"] = str(retry_s)
    if wrong is not None:
        headers |= {name: wrong.headers[name] for name in ECHOED if name in wrong.headers}
    said = refusal(refused, context.language(request))
    if not context.is_api(request) and "text/html" in request.headers.get("Accept", ""):
        page = problem_page(context.language(request), said.message)
        return web.Response(text=page, status=status, content_type="text/html", headers=headers)
    return web.Response(body=encode(said), status=status, content_type="application/json", headers=headers)


def plain_refusal(context: RequestContext) -> Callable[[web.BaseRequest, int], web.StreamResponse]:
    """What is answered to what is no HTTP: no request comes of it, so no middleware sees it."""

    def answer(request: web.BaseRequest, status: int) -> web.StreamResponse:
        code = "bad-request" if status < 500 else "internal"
        response = _refused(context, request, Refused(code, "HTTP" if status < 500 else ""), status)
        response.headers.update(HEADERS | {"Cache-Control": "no-store"})
        response.force_close()
        return response

    return answer
