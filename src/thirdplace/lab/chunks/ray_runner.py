"""A cluster of many machines, by Ray (`pip install thirdplace[ray]`). Imported only where it is asked for."""

import logging
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from thirdplace.lab.chunks.chunk_runner import CHUNKS_PER_WORKER, RunnerUnavailable, WorkersKeepDying

__all__ = ["RayRunner"]

ChunkT = TypeVar("ChunkT")
ResultT = TypeVar("ResultT")

MOST_RETRIES = 10
"""So often Ray computes a chunk again whose worker or machine has died."""


class RayRunner:
    """Chunks as tasks of a Ray cluster: one that is there (`address`), or one made here for this run."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        """`workers` limits how many chunks are under way; None: as many as the cluster has cores.

        Raises:
            RunnerUnavailable: Ray is not installed, or no cluster is at the address.
        """
        try:
            import ray
        except ImportError:
            raise RunnerUnavailable("ray-missing") from None
        self._ray: Any = ray
        self._own = not ray.is_initialized()
        if self._own:
            self._connect(address)
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        self.workers = max(1, cores) if workers is None else workers

    def _connect(self, address: str | None) -> None:
        try:
            self._ray.init(
                address=address,
                include_dashboard=False if address is None else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, ValueError, RuntimeError, TimeoutError, OSError):
            raise RunnerUnavailable("ray-absent", address=address or "") from None

    def run(
        self, work: Callable[[ChunkT], ResultT], chunks: Iterable[ChunkT]
    ) -> Generator[ResultT, None, None]:
        task = self._ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(work)
        source = iter(chunks)
        waiting: deque[Any] = deque()
        try:
            while True:
                wanted = self.workers * CHUNKS_PER_WORKER - len(waiting)
                waiting.extend((chunk, task.remote(chunk)) for chunk in islice(source, wanted))
                if not waiting:
                    return
                yield self._collect(task, *waiting[0])
                waiting.popleft()
        finally:
            for _, ticket in waiting:
                self._ray.cancel(ticket, force=False)

    def _collect(self, task: Any, chunk: Any, ticket: Any) -> Any:
        """A result that was lost with its machine is computed again."""
        lost = (
            self._ray.exceptions.ObjectLostError,
            self._ray.exceptions.WorkerCrashedError,
            self._ray.exceptions.NodeDiedError,
        )
        for _ in range(MOST_RETRIES):
            try:
                return self._ray.get(ticket)
            except lost:
                ticket = task.remote(chunk)
        raise WorkersKeepDying

    def close(self) -> None:
        if self._own:
            self._ray.shutdown()
