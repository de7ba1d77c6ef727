"""The web application: routes, errors as answers, and the headers that keep people safe."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from thirdplace.core.errors import Refused
from thirdplace.server import logs
from thirdplace.server.api import ROUTES, Route
from thirdplace.server.office import STATUS, Office, refusal
from thirdplace.server.openapi import document
from thirdplace.server.page import add_pages
from thirdplace.server.work_queue import Busy

__all__ = ["make_app"]

LARGEST_BODY = 256 * 1024
"""A record to be replayed: four quick players leave 70 KB of a race, slower years more."""
LARGEST_READ = 64 * 1024
"""Of what is read here, between two moves at some table: a file of own buildings has 20 KB."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
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

API = "/api/"
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
encode = msgspec.json.Encoder().encode


def make_app(office: Office) -> web.Application:
    app = web.Application(client_max_size=LARGEST_BODY, middlewares=[_courtesy(office)])
    for route in ROUTES:
        app.router.add_route(route.method, route.path, _answering(office, route))
    app.router.add_get("/api/openapi.json", _at_once(encode(document())))
    add_pages(app, office)
    app.on_response_prepare.append(_add_headers)
    return app


def _at_once(body: bytes) -> Answer:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(body=body, content_type="application/json")

    return answer


async def _add_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    if request.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")


def _answering(office: Office, route: Route) -> Answer:
    decoder = None if route.body is None else _Unread() if route.unread else msgspec.json.Decoder(route.body)

    most = LARGEST_BODY if route.unread else LARGEST_READ

    async def answer(request: web.Request) -> web.StreamResponse:
        body = None if decoder is None else await _read(request, decoder, most)
        answered = await route.run(office, request, body)
        if isinstance(answered, web.StreamResponse):
            return answered
        return web.Response(
            body=encode(answered), status=route.status, content_type="application/json", charset=None
        )

    async def answer_in_turn(request: web.Request) -> web.StreamResponse:
        with office.queue(route.queue).admit(office.address(request)):
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
        body = await request.read() if (request.content_length or 0) <= most else None
        if body is None or len(body) > most:
            raise Refused("too-large", f"{most} bytes")
        return decoder.decode(body)
    except web.HTTPRequestEntityTooLarge:
        raise Refused("too-large", f"{most} bytes") from None
    except (web.RequestPayloadError, ConnectionError) as wrong:  # not what its headers say, or hung up
        raise Refused("bad-request", "body") from wrong
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("bad-request", str(wrong)) from wrong


def _courtesy(office: Office) -> Middleware:
    """Nobody may ask too fast, and every refusal is answered with its code."""

    @web.middleware
    async def courtesy(request: web.Request, handler: Answer) -> web.StreamResponse:
        try:
            if request.path.startswith(API):  # the client's files cost no more than a refusal would
                office.visitors.request(office.address(request), office.now())
            if office.closing:
                raise Refused("not-saved")
            return await handler(request)
        except Refused as refused:
            return _refused(office, request, refused, STATUS.get(refused.code, 409))
        except web.HTTPException as wrong:
            if wrong.status < 400:
                raise
            return _refused(office, request, Refused("bad-request", wrong.reason), wrong.status, wrong)
        except Exception:
            logs.failed("request", method=request.method)
            return _refused(office, request, Refused("not-saved"), 500)

    return courtesy


def _refused(
    office: Office,
    request: web.Request,
    refused: Refused,
    status: int,
    wrong: web.HTTPException | None = None,
) -> web.Response:
    retry_after_s = refused.retry_after_s if isinstance(refused, Busy) else 10
    headers = {"Retry-After": str(retry_after_s)} if status in (429, 503) else {}
    if wrong is not None:
        headers |= {name: wrong.headers[name] for name in ECHOED if name in wrong.headers}
    body = encode(refusal(refused, office.language(request)))
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)
