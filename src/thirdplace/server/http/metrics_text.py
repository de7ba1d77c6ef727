"""The figures of `/metrics` in Prometheus' text format, version 0.0.4.

About twenty figures: written by hand they are a page, and nothing has to be installed for them.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from time import process_time, time

from thirdplace import __version__
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.metrics import DURABLE_BUCKETS_S, METRICS

__all__ = ["METRICS_MEDIA_TYPE", "make_metrics_text"]

METRICS_MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
STARTED_S = time()


def make_metrics_text(context: RequestContext) -> str:
    parts = (_describe_tables(context), _describe_commands(), _describe_machine(context), _describe_process())
    return "".join(line + "\n" for part in parts for line in part)


def _describe_tables(context: RequestContext) -> Iterator[str]:
    hub = context.hub
    yield from _one("build_info", "gauge", "The version that runs.", {f'version="{__version__}"': 1})
    yield from _one("tables_in_memory", "gauge", "Tables that somebody is or was just at.", len(hub.tables))
    yield from _one("tables", "gauge", "Tables that are kept, about.", hub.table_count)
    owned = sum(actor.is_owner for actor in hub.tables.values())
    yield from _one("tables_owned", "gauge", "Tables whose clock and computer players run here.", owned)
    yield from _one("takeovers_total", "counter", "Tables taken over from dead nodes.", METRICS.takeovers)
    connections = {"socket": len(context.sockets), "stream": len(context.stream_backlogs)}
    yield from _one("connections", "gauge", "Sockets and streams that are open.", _label("kind", connections))


def _describe_commands() -> Iterator[str]:
    counted = METRICS
    yield from _one("commands_total", "counter", "Commands that were carried out.", counted.commands)
    yield from _one(
        "refusals_total", "counter", "What was refused, by code.", _label("code", counted.refusals)
    )
    yield from _describe_histogram()
    yield from _one("store_commits_total", "counter", "Commits to the store.", counted.commits)
    yield from _one("store_appends_total", "counter", "Changes of tables stored by these.", counted.appends)
    yield from _one("store_entries_total", "counter", "Log entries stored by these.", counted.entries)
    yield from _one(
        "store_rejections_total", "counter", "Changes the store did not take.", counted.rejected_appends
    )
    answers = {f"{digit}xx": count for digit, count in sorted(counted.answers.items())}
    yield from _one("http_responses_total", "counter", "HTTP answers by status.", _label("status", answers))
    yield from _one(
        "errors_total", "counter", "Failures, by the event in the log.", _label("event", counted.errors)
    )


def _describe_histogram() -> Iterator[str]:
    name, counts = "thirdplace_command_durable_seconds", METRICS.durable_counts
    yield f"# HELP {name} From a command's arrival until it is durable."
    yield f"# TYPE {name} histogram"
    bounds = (*map(str, DURABLE_BUCKETS_S), "+Inf")
    for bound, count in zip(bounds, accumulate(counts), strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {METRICS.durable_sum_s:.6f}"
    yield f"{name}_count {sum(counts)}"


def _describe_machine(context: RequestContext) -> Iterator[str]:
    pools = context.hub.worker_pools
    queues = {
        "players": pools.players.queue,
        "background": pools.background.queue,
        "reviewers": pools.reviewers.queue,
        "lab": pools.lab.queue,
    }
    waiting = {name: queue.waiting_count for name, queue in queues.items()}
    running = {name: queue.running_count for name, queue in queues.items()}
    yield from _one("work_waiting", "gauge", "Slow work that waits, by pool.", _label("pool", waiting))
    yield from _one("work_running", "gauge", "Slow work under way, by pool.", _label("pool", running))
    yield from _one(
        "stopping",
        "gauge",
        "1 while the server stops or drains.",
        int(context.is_closing or context.draining.has_begun),
    )


def _describe_process() -> Iterator[str]:
    """The server's own process, by the names that Prometheus' libraries give these."""
    cpu, start = "process_cpu_seconds_total", "process_start_time_seconds"
    yield from _one(
        cpu, "counter", "Processor time of the server's process.", round(process_time(), 3), prefix=""
    )
    yield from _one(start, "gauge", "When it was started.", round(STARTED_S, 3), prefix="")
    resident, descriptors = _read_resident_bytes(), _count_descriptors()
    if resident is not None:
        yield from _one("process_resident_memory_bytes", "gauge", "Its memory.", resident, prefix="")
    if descriptors is not None:
        yield from _one("process_open_fds", "gauge", "Its open files and sockets.", descriptors, prefix="")


def _read_resident_bytes() -> int | None:
    """None where the system does not tell: it does on Linux."""
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return None


def _count_descriptors() -> int | None:
    with suppress(OSError):
        return sum(1 for _ in Path("/proc/self/fd").iterdir())
    return None


Values = float | Mapping[str, float]


def _one(name: str, kind: str, text: str, values: Values, *, prefix: str = "thirdplace_") -> Iterator[str]:
    """A figure, or one for each set of labels."""
    yield f"# HELP {prefix}{name} {text}"
    yield f"# TYPE {prefix}{name} {kind}"
    if isinstance(values, Mapping):
        for labels, value in values.items():
            yield f"{prefix}{name}{{{labels}}} {value}"
    else:
        yield f"{prefix}{name} {values}"


def _label(label: str, counts: Mapping[str, float]) -> dict[str, float]:
    """Labels are codes of ours: nothing in them has to be escaped."""
    return {f'{label}="{name}"': count for name, count in counts.items()}
