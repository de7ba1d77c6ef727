"""Start, serve until told to stop, and stop so that nothing acknowledged is lost."""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from thirdplace.server import logs
from thirdplace.server.app import make_app
from thirdplace.server.hub import Hub
from thirdplace.server.limits import Limits
from thirdplace.server.office import Office

__all__ = ["Serving", "serve"]

SWITCH = 0.001
"""Seconds until the store's writer gets its turn while the loop is busy: less waiting for what is durable."""

COLLECT = (20_000, 20, 50)
"""Hardly anything here refers to itself in a circle, so the collector need not look often."""


@dataclass(frozen=True, slots=True)
class Serving:
    """What `thirdplace serve` was asked for."""

    host: str
    port: int
    data: Path
    keep_days: float = 30.0
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False


def serve(wanted: Serving, ready: Callable[[int], None]) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told the port."""
    logs.set_up()
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


async def _serve(wanted: Serving, ready: Callable[[int], None]) -> None:
    hub = Hub(wanted.data, keep_days=wanted.keep_days)
    office = Office(hub, wanted.limits, origins=wanted.origins, behind_proxy=wanted.behind_proxy)
    runner = web.AppRunner(make_app(office), access_log=None, handle_signals=False, shutdown_timeout=2)
    await runner.setup()
    site = web.TCPSite(runner, wanted.host, wanted.port, backlog=1024)
    await site.start()
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    port: int = runner.addresses[0][1]
    logs.tell("serving", port=port)
    ready(port)
    await stop.wait()
    logs.tell("stopping")
    office.closing = True
    await site.stop()
    await hub.close()
    await office.close()
    await runner.cleanup()
    logs.tell("stopped")
