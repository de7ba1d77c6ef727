"""Chooses a runner by what is typed after `--on`."""

import os

from thirdplace.lab.chunks.chunk_runner import CHUNKS_PER_WORKER, ChunkRunner, InlineRunner, RunnerUnavailable
from thirdplace.lab.chunks.local_runners import ProcessRunner, ThreadRunner

__all__ = ["PLACES", "choose_runner", "count_workers"]

PLACES = ("here", "threads", "processes", "ray", "ray://HOST:PORT")
"""What may be typed."""


def count_workers(workers: int | None) -> int:
    """None: one for each core of this machine."""
    return (os.cpu_count() or 1) if workers is None else workers


def choose_runner(on: str, workers: int | None, chunks_per_worker: int = CHUNKS_PER_WORKER) -> ChunkRunner:
    """The runner of this name.

    Args:
        on: One of PLACES.
        workers: How many threads, processes, or chunks under way on a cluster. None: one for each core, of
            this machine or of the whole cluster.
        chunks_per_worker: How many are given out to each process. Results come in order, so if chunks take
            very different times, more of them keep the others busy while one takes long.

    Raises:
        RunnerUnavailable: There is no such place, or it cannot be reached.
    """
    if on == "here":
        return InlineRunner()
    if on == "threads":
        return ThreadRunner(count_workers(workers))
    if on == "processes":
        return ProcessRunner(count_workers(workers), chunks_per_worker)
    if on == "ray" or on.startswith("ray://"):
        from thirdplace.lab.chunks.ray_runner import RayRunner

        return RayRunner(None if on == "ray" else on, workers)
    raise RunnerUnavailable("unknown", places=", ".join(PLACES))
