"""Start, serve until told to stop, and stop so that nothing acknowledged is lost."""

import asyncio
import errno
import gc
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from thirdplace.server import logs
from thirdplace.server.addresses import Addresses, addresses_of
from thirdplace.server.http.app import make_app, plain_refusal
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.limits.http_connections import ConnectionCount, CountedRunner, most_connections
from thirdplace.server.limits.visitor_limits import Limits
from thirdplace.server.play.hub import Hub

__all__ = ["USUAL_PORT", "Serving", "serve"]

USUAL_PORT = 8017
NEXT_PORTS = range(USUAL_PORT + 1, USUAL_PORT + 10)
"""Tried in turn while others are taken: a browser that comes back to the same port still knows its seats."""
TAKEN = (errno.EADDRINUSE, errno.EACCES)
"""Windows forbids ports it keeps for others."""

FEW_CONNECTIONS = 500
"""So few are hardly enough for two schools."""
SWITCH = 0.001
"""Seconds until the store's writer gets its turn while the loop is busy: less waiting for what is durable."""

COLLECT = (100_000, 20, 50)
"""Hardly anything here refers to itself in a circle, so the collector need not look often.

It should not look through moves that are under way: with 20,000 it did so once a second at 500 tables, and
all of them waited for 10 to 20 ms."""


@dataclass(frozen=True, slots=True)
class Serving:
    """What `thirdplace serve` was asked for."""

    host: str
    port: int | None
    """None: the usual one, or another if that is taken."""
    data: Path
    keep_days: float = 30.0
    keep_records_days: float = 365.0
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    root: str = "/"
    """The path below which a proxy shows it, with a slash at both ends."""
    thinkers: int | None = None
    """Processes for computer players; None: one for each core."""
    plain_sockets: bool = False
    """Are WebSockets left to aiohttp? (plain_sockets.py)"""


def serve(wanted: Serving, ready: Callable[[Addresses], None]) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told where."""
    logs.set_up(logging.WARNING if sys.stderr.isatty() else logging.INFO)  # people read `ready`'s words
    _allow_many_sockets()
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is there from the start stays: no need to look at it again and again
    gc.set_threshold(*COLLECT)
    runner = asyncio.Runner(loop_factory=_loop_factory())
    with runner:
        runner.run(_serve(wanted, ready))


def _allow_many_sockets() -> None:
    """As many open files as the system lets us have: each person is one."""
    try:
        import resource
    except ImportError:
        return  # Windows knows no such limit
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one (it knows no Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(wanted: Serving, ready: Callable[[Addresses], None]) -> None:
    hub = Hub(
        wanted.data,
        keep_days=wanted.keep_days,
        keep_records_days=wanted.keep_records_days,
        thinkers=wanted.thinkers,
        signals_per_second=wanted.limits.messages,
    )
    context = RequestContext(
        hub,
        wanted.limits,
        origins=wanted.origins,
        behind_proxy=wanted.behind_proxy,
        root=wanted.root,
        plain_sockets=wanted.plain_sockets,
    )
    runner = CountedRunner(
        make_app(context), _count(context), access_log=None, handle_signals=False, shutdown_timeout=2
    )
    await runner.setup()
    site = await _listen(runner, wanted.host, wanted.port)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    addresses = addresses_of(runner.addresses, root=wanted.root)
    context.addresses = addresses.others
    logs.tell("serving", port=addresses.port)
    ready(addresses)
    await stop.wait()
    logs.tell("stopping")
    context.closing = True
    await site.stop()
    await hub.close()
    await context.close()
    await runner.cleanup()
    logs.tell("stopped")


def _count(context: RequestContext) -> ConnectionCount:
    """Of one address as many connections over HTTP as there may be sockets, and both may be open at once."""
    most = most_connections()
    if most < FEW_CONNECTIONS:
        logs.warn("few-descriptors", connections=most, help="ulimit -n, or LimitNOFILE in a systemd unit")
    return ConnectionCount(
        plain_refusal(context),
        context.visitors.connections_of,
        lambda: context.sockets.taken_over,
        most=most,
        most_per_address=None if context.behind_proxy else 2 * context.visitors.limits.connections,
    )


async def _listen(runner: web.BaseRunner, host: str, port: int | None) -> web.TCPSite:
    """At the port that was asked for, or at the first that is free."""
    *others, last = (USUAL_PORT, *NEXT_PORTS, 0) if port is None else (port,)
    for each in others:
        site = web.TCPSite(runner, host, each, backlog=1024)
        try:
            await site.start()
            return site
        except OSError as wrong:
            if wrong.errno not in TAKEN:
                raise
            await site.stop()
    site = web.TCPSite(runner, host, last, backlog=1024)
    await site.start()
    return site
