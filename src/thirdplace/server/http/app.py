"""The web application: it calls the routes, answers errors, and adds the headers that keep people safe."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from thirdplace.core.errors import Refused
from thirdplace.core.parts.http_routes import all_shared_tools
from thirdplace.server import logs
from thirdplace.server.http.api import ROUTES
from thirdplace.server.http.openapi import make_openapi_document
from thirdplace.server.http.plain_page import STYLE_HASH, add_pages, make_problem_page
from thirdplace.server.http.probes_and_metrics import add_probes, is_probe
from thirdplace.server.http.request_context import HTTP_STATUS, RequestContext, make_refusal
from thirdplace.server.http.route import Route
from thirdplace.server.limits.buckets import Exceeded
from thirdplace.server.limits.http_connections import leave_body_unread
from thirdplace.server.metrics import METRICS
from thirdplace.server.work.work_queue import QueueFull

__all__ = ["make_app", "make_error_handler"]

MAX_BODY_BYTES = 256 * 1024
"""A record to be replayed: the longest games that people play leave 70 KB, and may leave more."""
MAX_DECODED_BODY_BYTES = 64 * 1024
"""Of what is read here, between two moves at some table: a file that people made for a game has 20 KB."""
SAFETY_HEADERS = {
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
ECHOED_HEADERS = ("Allow", "Sec-WebSocket-Version", "Upgrade")
"""Of aiohttp's own refusals: what a client needs to do better."""

BODY_TIMEOUT_S = 30.0
"""To send a body, from the end of the headers."""
TOO_FAST_DELAY_S = 0.5
"""Whoever asks too fast waits so long for each answer: over one connection nobody can ask for many."""
LATER_STATUSES = (429, 503)
"""Of refusals that say when to try again. A body that comes with such a request is not read."""
RETRY_AFTER_S = 10
"""Where no limit tells when to try again."""
RETRY_ELSEWHERE_AFTER_S = 1
"""Where another server is ready to answer, as soon as the proxy knows."""
CODES_OF_OTHERS = ("draining", "cut-off")
"""Refusals that another server would not give."""
STORED_PATHS = ("/api/tables", *(f"/api/{tool.name}s" for _, tool in all_shared_tools()))
"""What is below them is kept in the store."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
encode = msgspec.json.Encoder().encode


def make_app(context: RequestContext) -> web.Application:
    app = web.Application(client_max_size=MAX_BODY_BYTES, middlewares=[_make_middleware(context)])
    for prefix in {"", context.root.rstrip("/")}:  # a proxy may pass the sub-path on, or take it off
        for route in ROUTES:
            app.router.add_route(route.method, prefix + route.path, _make_handler(context, route))
        app.router.add_get(
            prefix + "/api/openapi.json", _make_fixed_handler(encode(make_openapi_document(context.root)))
        )
        add_probes(app, context, prefix)
    add_pages(app, context)
    app.on_response_prepare.append(make_header_signal(context))
    return app


def make_header_signal(
    context: RequestContext,
) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    async def add_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
        METRICS.answers[response.status // 100] += 1
        response.headers.update(SAFETY_HEADERS)
        if context.is_api(request):
            response.headers.setdefault("Cache-Control", "no-store")

    return add_headers


def _make_fixed_handler(body: bytes) -> Handler:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(body=body, content_type="application/json")

    return answer


def _make_handler(context: RequestContext, route: Route) -> Handler:
    decoder = (
        None if route.body is None else _UnreadBody() if route.unread else msgspec.json.Decoder(route.body)
    )

    most = MAX_BODY_BYTES if route.unread else MAX_DECODED_BODY_BYTES

    async def answer(request: web.Request) -> web.StreamResponse:
        body = None if decoder is None else await _read_body(request, decoder, most)
        answered = await route.run(context, request, body)
        if isinstance(answered, web.StreamResponse):
            return answered
        return web.Response(
            body=encode(answered), status=route.status, content_type="application/json", charset=None
        )

    async def answer_from_queue(request: web.Request) -> web.StreamResponse:
        assert route.queue is not None
        if context.draining.has_begun:
            raise Refused("draining")  # there may not be time for it
        with context.work_queue(route.queue).admit_request(context.client_of(request)):
            response = await answer(request)
            with suppress(ConnectionError):  # nobody may be there any more
                await response.prepare(request)
                await response.write_eof()
            return response

    return answer if route.queue is None else answer_from_queue


class _UnreadBody:
    """A decoder that leaves the body as it is, for another process to decode."""

    def decode(self, body: bytes) -> bytes:
        return body


async def _read_body(
    request: web.Request, decoder: "msgspec.json.Decoder[Any] | _UnreadBody", most: int
) -> Any:
    if request.content_type != "application/json":
        raise Refused("bad-request", "Content-Type: application/json")
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            body = await request.read() if (request.content_length or 0) <= most else None
        if body is None or len(body) > most:
            raise _too_large(most)
        return decoder.decode(body)
    except TimeoutError:
        raise Refused("bad-request", f"body: {BODY_TIMEOUT_S:.0f} s") from None
    except web.HTTPRequestEntityTooLarge:
        raise _too_large(most) from None
    except (web.RequestPayloadError, ConnectionError) as wrong:  # not what its headers say, or hung up
        raise Refused("bad-request", "body") from wrong
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("bad-request", str(wrong)) from wrong


def _too_large(most_bytes: int) -> Refused:
    return Refused("too-large", f"{most_bytes} bytes", sentence="size", kilobytes=most_bytes // 1024)


def _make_middleware(context: RequestContext) -> Middleware:
    """The middleware that limits the rate of requests and answers every refusal with its code."""

    @web.middleware
    async def courtesy(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            await context.loop_share.wait_for_turn(context.address_of(request))
            context.host_check.check_request(request, is_file=not context.is_api(request))
            _check_draining(context, request)
            _check_cut_off(context, request)
            await _limit_rate(context, request)
            if context.is_closing and not is_probe(context, request):
                raise Refused("draining" if context.draining.has_begun else "not-saved")
            with context.draining.count_request():
                response = await handler(request)
            if context.draining.has_begun and not response.prepared:
                response.force_close()  # the proxy should not keep a connection to here
            return response
        except Refused as refused:
            status = HTTP_STATUS.get(refused.code, 409)
            if status in LATER_STATUSES:
                leave_body_unread(request)
            response = _make_refusal_response(context, request, refused, status)
            if refused.code in CODES_OF_OTHERS:
                response.force_close()
            return response
        except web.HTTPException as wrong:
            if wrong.status < 400:
                raise
            return _make_refusal_response(
                context, request, Refused("bad-request", wrong.reason), wrong.status, wrong
            )
        except Exception:
            logs.log_failure("request", method=request.method)
            return _make_refusal_response(context, request, Refused("internal"), 500)

    return courtesy


def _check_draining(context: RequestContext, request: web.Request) -> None:
    """Refuse what a proxy can ask another server for: nothing has begun here. Sockets and streams are such.

    What changes something is still answered. It takes a moment only, and most proxies do not send it twice.
    """
    if context.draining.has_begun and context.is_api(request) and request.method in ("GET", "HEAD"):
        raise Refused("draining")


def _check_cut_off(context: RequestContext, request: web.Request) -> None:
    """Without the database, refuse what another server can be asked for, and what cannot be stored here."""
    if context.hub.is_cut_off and context.is_api(request):
        path = context.path_below_root(request)
        if request.method in ("GET", "HEAD") or path.startswith(STORED_PATHS):
            raise Refused("cut-off")


async def _limit_rate(context: RequestContext, request: web.Request) -> None:
    """Count the request. What is too much is answered late, and with a refusal unless it asks for a file."""
    address, now = context.address_of(request), context.now_s()
    try:
        if context.is_api(request):
            context.visitors.count_request(address, now)
        elif not context.visitors.take_file_allowance(address, now):
            await asyncio.sleep(TOO_FAST_DELAY_S)
    except Exceeded:
        await asyncio.sleep(TOO_FAST_DELAY_S)
        # Those that came together would be refused together.
        await context.loop_share.wait_for_turn(address)
        raise


def _make_refusal_response(
    context: RequestContext,
    request: web.BaseRequest,
    refused: Refused,
    status: int,
    wrong: web.HTTPException | None = None,
) -> web.Response:
    METRICS.refusals[refused.code] += 1
    headers = {}
    if status in LATER_STATUSES:
        headers["Retry-After"] = str(_retry_after_s(refused))
    if wrong is not None:
        headers |= {name: wrong.headers[name] for name in ECHOED_HEADERS if name in wrong.headers}
    said = make_refusal(refused, context.language_of(request))
    if not context.is_api(request) and "text/html" in request.headers.get("Accept", ""):
        page = make_problem_page(context.language_of(request), said.message)
        return web.Response(text=page, status=status, content_type="text/html", headers=headers)
    return web.Response(body=encode(said), status=status, content_type="application/json", headers=headers)


def _retry_after_s(refused: Refused) -> int:
    if isinstance(refused, QueueFull | Exceeded):
        return refused.retry_after_s
    return RETRY_ELSEWHERE_AFTER_S if refused.code in CODES_OF_OTHERS else RETRY_AFTER_S


def make_error_handler(context: RequestContext) -> Callable[[web.BaseRequest, int], web.StreamResponse]:
    """A function that answers what is not HTTP: no request comes of that, so no middleware sees it."""

    def answer(request: web.BaseRequest, status: int) -> web.StreamResponse:
        code = "bad-request" if status < 500 else "internal"
        response = _make_refusal_response(
            context, request, Refused(code, "HTTP" if status < 500 else ""), status
        )
        response.headers.update(SAFETY_HEADERS | {"Cache-Control": "no-store"})
        response.force_close()
        return response

    return answer
