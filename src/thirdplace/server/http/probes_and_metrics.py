"""For whoever runs the server: probes at every address it has, and `/metrics` at an address of its own.

Figures are not secret, but children play here, and how many do is nobody's business: `/metrics` is only where
`--metrics` asks for it, which a proxy does not show to anybody.
"""

from collections.abc import Awaitable, Callable

from aiohttp import web

from thirdplace.server.http.metrics_text import METRICS_MEDIA_TYPE, make_metrics_text
from thirdplace.server.http.request_context import RequestContext

__all__ = ["LIVE_PATH", "METRICS_PATH", "READY_PATH", "add_probes", "is_probe", "make_metrics_app"]

LIVE_PATH = "/healthz/live"
READY_PATH = "/healthz/ready"
METRICS_PATH = "/metrics"
NO_STORE = {"Cache-Control": "no-store"}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def is_probe(context: RequestContext, request: web.BaseRequest) -> bool:
    return context.path_below_root(request) in (LIVE_PATH, READY_PATH)


def make_metrics_app(context: RequestContext) -> web.Application:
    """What is answered at the address of `--metrics`."""
    app = web.Application()
    add_probes(app, context)
    app.router.add_get(METRICS_PATH, _make_metrics_handler(context))
    return app


def add_probes(app: web.Application, context: RequestContext, prefix: str = "") -> None:
    app.router.add_get(prefix + LIVE_PATH, _report_live)
    app.router.add_get(prefix + READY_PATH, _make_ready_handler(context))


async def _report_live(request: web.Request) -> web.Response:
    """That this is answered at all says that the event loop runs."""
    return _answer(200, "ok")


def _make_ready_handler(context: RequestContext) -> Handler:
    async def report_ready(request: web.Request) -> web.Response:
        """Should people be sent here? Not while the server stops, and not while it cannot save."""
        if context.draining.has_begun or context.is_closing:
            return _answer(503, "stopping")
        if context.hub.is_cut_off or context.hub.store.may_lose_tables:
            return _answer(503, "cut-off")
        if not await context.hub.can_save():
            return _answer(503, "not-saved")
        return _answer(200, "ok")

    return report_ready


def _make_metrics_handler(context: RequestContext) -> Handler:
    async def report_metrics(request: web.Request) -> web.Response:
        body = make_metrics_text(context).encode()
        return web.Response(body=body, headers={"Content-Type": METRICS_MEDIA_TYPE, **NO_STORE})

    return report_metrics


def _answer(status: int, word: str) -> web.Response:
    return web.Response(status=status, text=f"{word}\n", headers=NO_STORE)
