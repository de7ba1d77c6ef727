"""Chooses a runner by what is typed after `--on`."""

from thirdplace.lab.chunks.chunk_runner import CHUNKS_PER_WORKER, ChunkRunner, InlineRunner, RunnerUnavailable
from thirdplace.lab.chunks.local_runners import ProcessRunner, ThreadRunner

__all__ = ["PLACES", "choose_runner"]

PLACES = ("here", "threads", "processes", "ray", "ray://HOST:PORT")
"""What may be typed."""


def choose_runner(on: str, workers: int, chunks_per_worker: int = CHUNKS_PER_WORKER) -> ChunkRunner:
    """The runner of this name.

    Args:
        on: One of PLACES.
        workers: How many threads, processes, or chunks under way on a cluster.
        chunks_per_worker: How many are given out to each process. Results come in order, so if chunks take
            very different times, more of them keep the others busy while one takes long.

    Raises:
        RunnerUnavailable: There is no such place, or it cannot be reached.
    """
    if on == "here":
        return InlineRunner()
    if on == "threads":
        return ThreadRunner(workers)
    if on == "processes":
        return ProcessRunner(workers, chunks_per_worker)
    if on == "ray" or on.startswith("ray://"):
        from thirdplace.lab.chunks.ray_runner import RayRunner

        return RayRunner(None if on == "ray" else on, workers)
    raise RunnerUnavailable("unknown", places=", ".join(PLACES))
