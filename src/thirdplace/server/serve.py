"""Starts the server, runs it until a signal stops it, and stops it without losing what was acknowledged."""

import asyncio
import errno
import gc
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from aiohttp import web

from thirdplace.core.registry import all_games, find_broken_games
from thirdplace.server import logs
from thirdplace.server.addresses import ServerAddresses, find_addresses
from thirdplace.server.http.app import make_app, make_error_handler
from thirdplace.server.http.probes_and_metrics import make_metrics_app
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.limits.http_connections import (
    READ_BUFFER_BYTES,
    CountedRunner,
    HttpConnections,
    max_connections,
)
from thirdplace.server.limits.visitor_limits import Limits
from thirdplace.server.play.hub import Hub
from thirdplace.server.stop_signals import StopSignals

__all__ = ["DEFAULT_PORT", "ServeOptions", "UnusableMetricsAddress", "run_server"]

DEFAULT_PORT = 8017
NEXT_PORTS = range(DEFAULT_PORT + 1, DEFAULT_PORT + 10)
"""Tried in turn while others are taken: a browser that comes back to the same port still knows its seats."""
PORT_TAKEN_ERRORS = (errno.EADDRINUSE, errno.EACCES)
"""Windows forbids ports it keeps for others."""

FEW_CONNECTIONS = 500
"""Fewer connections than this are hardly enough for two schools: a warning is logged."""
SWITCH_INTERVAL_S = 0.001
"""How soon the store's writer gets its turn while the event loop is busy: entries are durable sooner."""

DATABASE_DRAIN_S = 10.0
"""Browsers are gone after two seconds. The rest is for those whose first attempt fails."""

DRAIN_CHECK_INTERVAL_S = 0.05
LATE_REQUESTS_S = 0.3
"""Whoever has connected just before the end of draining, and asks only now, is told to ask another server."""

GC_THRESHOLDS = (100_000, 20, 50)
"""Hardly anything here refers to itself in a circle, so the collector need not look often.

It should not look through moves that are under way: with 20,000 it did so once a second at 500 tables, and
all of them waited for 10 to 20 ms."""


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """What `thirdplace serve` was asked for."""

    host: str
    port: int | None
    """None: the usual one, or another if that is taken."""
    store: Path | str
    """A folder, or the address of a database."""
    notices: str | None = None
    """The address of a Redis or Valkey server, by which servers at one database notify each other."""
    keep_days: float = 30.0
    keep_records_days: float = 365.0
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    root: str = "/"
    """The path below which a proxy shows it, with a slash at both ends."""
    bot_processes: int | None = None
    """Processes for computer players; None: one for each core."""
    plain_sockets: bool = False
    """Are WebSockets left to aiohttp? (plain_sockets.py)"""
    has_lab: bool = True
    """May the lab be used?"""
    drain_s: float | None = None
    """How long a server that is told to stop waits until everyone has moved to another one. None: as long as
    is usual where others share its database; not at all with a folder, where nobody could take over."""
    metrics: tuple[str, int] | None = None
    """The address and port at which `/metrics` is answered; None: nowhere."""

    @property
    def seconds_to_drain(self) -> float:
        if self.drain_s is not None:
            return self.drain_s
        return DATABASE_DRAIN_S if isinstance(self.store, str) else 0


class UnusableMetricsAddress(Exception):
    """`/metrics` cannot be offered there; the message says why."""


def run_server(options: ServeOptions, on_ready: Callable[[ServerAddresses], None]) -> None:
    """Serve until SIGINT, or until SIGTERM and everyone has moved. `on_ready` is told the addresses."""
    logs.set_up_logging(
        logging.WARNING if sys.stderr.isatty() else logging.INFO
    )  # people read what `on_ready` prints
    _allow_many_sockets()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    gc.freeze()  # what is there from the start stays: no need to look at it again and again
    gc.set_threshold(*GC_THRESHOLDS)
    runner = asyncio.Runner(loop_factory=_choose_loop_factory())
    with runner:
        runner.run(_run_server(options, on_ready))


def _allow_many_sockets() -> None:
    """As many open files as the system lets us have: each person is one."""
    try:
        import resource
    except ImportError:
        return  # Windows knows no such limit
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _choose_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one (it knows no Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _run_server(options: ServeOptions, on_ready: Callable[[ServerAddresses], None]) -> None:
    hub = Hub(
        options.store,
        notices=options.notices,
        keep_days=options.keep_days,
        keep_records_days=options.keep_records_days,
        bot_processes=options.bot_processes,
        signals_per_second=options.limits.messages,
    )
    context = RequestContext(
        hub,
        options.limits,
        origins=options.origins,
        behind_proxy=options.behind_proxy,
        root=options.root,
        plain_sockets=options.plain_sockets,
        has_lab=options.has_lab,
    )
    runner = CountedRunner(
        make_app(context),
        _make_connections(context),
        access_log=None,
        handle_signals=False,
        shutdown_timeout=2,
        read_bufsize=READ_BUFFER_BYTES,
    )
    await runner.setup()
    site = await _listen(runner, options.host, options.port)
    metrics = None if options.metrics is None else await _offer_metrics(context, *options.metrics)
    signals = StopSignals()
    addresses = find_addresses(runner.addresses, root=options.root)
    context.addresses = addresses.other_urls
    for broken in find_broken_games():
        logs.log_failure("broken-game", broken.error, package=broken.target)
    logs.log_event("serving", port=addresses.port)
    on_ready(addresses)
    hub.worker_pools.compile_in_background([game.package for game in all_games() if game.brings("bots")])
    await signals.stop.wait()
    if options.seconds_to_drain and not signals.stop_now.is_set():
        await _drain(context, options.seconds_to_drain, signals)
    logs.log_event("stopping")
    context.is_closing = True
    await site.stop()
    await hub.close()
    await context.close()
    if context.draining.has_begun:
        await asyncio.sleep(LATE_REQUESTS_S)
    await runner.cleanup()
    if metrics is not None:
        await metrics.cleanup()
    logs.log_event("stopped")


async def _drain(context: RequestContext, seconds: float, signals: StopSignals) -> None:
    """Send everyone to another server; go on until they have left, the time is over, or we may not wait."""
    logs.log_event("draining", connections=context.connection_count)
    context.hub.begin_draining()
    context.send_everyone_away()
    end = monotonic() + seconds
    while context.is_in_use and monotonic() < end and not signals.stop_now.is_set():
        await asyncio.sleep(DRAIN_CHECK_INTERVAL_S)
    logs.log_event("drained", connections=context.connection_count)


def _make_connections(context: RequestContext) -> HttpConnections:
    """Of one address as many connections over HTTP as there may be sockets, and both may be open at once."""
    most = max_connections()
    if most < FEW_CONNECTIONS:
        logs.log_warning(
            "few-descriptors", connections=most, help="ulimit -n, or LimitNOFILE in a systemd unit"
        )
    return HttpConnections(
        make_error_handler(context),
        context.visitors.count_connections,
        lambda: context.sockets.taken_over_count,
        most=most,
        most_per_address=None if context.behind_proxy else 2 * context.visitors.limits.connections,
    )


async def _offer_metrics(context: RequestContext, host: str, port: int) -> web.AppRunner:
    runner = web.AppRunner(make_metrics_app(context), access_log=None, handle_signals=False)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as wrong:
        raise UnusableMetricsAddress(wrong.strerror or str(wrong)) from wrong
    logs.log_event("metrics", port=runner.addresses[0][1])
    return runner


async def _listen(runner: web.BaseRunner, host: str, port: int | None) -> web.TCPSite:
    """At the port that was asked for, or at the first that is free."""
    *others, last = (DEFAULT_PORT, *NEXT_PORTS, 0) if port is None else (port,)
    for each in others:
        site = web.TCPSite(runner, host, each, backlog=1024)
        try:
            await site.start()
            return site
        except OSError as wrong:
            if wrong.errno not in PORT_TAKEN_ERRORS:
                raise
            await site.stop()
    site = web.TCPSite(runner, host, last, backlog=1024)
    await site.start()
    return site
