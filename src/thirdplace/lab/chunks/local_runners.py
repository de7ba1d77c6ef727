"""Threads and processes of this machine."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from thirdplace.lab.chunks.chunk_runner import CHUNKS_PER_WORKER, WorkersKeepDying, run_in_order
from thirdplace.lab.chunks.worker_process import prepare_worker, work_until_given_up

__all__ = ["ProcessRunner", "ThreadRunner"]

ChunkT = TypeVar("ChunkT")
ResultT = TypeVar("ResultT")

MAX_WORKER_DEATHS = 5
"""After so many broken pools without a result in between, it is not an accident."""


class ThreadRunner:
    """Threads: compiled code runs in all of them at once, and it is compiled and held in memory only once."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = ThreadPoolExecutor(workers, "lab")

    def run(
        self, work: Callable[[ChunkT], ResultT], chunks: Iterable[ChunkT]
    ) -> Generator[ResultT, None, None]:
        open_jobs: set[Future[ResultT]] = set()

        def submit(chunk: ChunkT) -> Future[ResultT]:
            job = self._pool.submit(work, chunk)
            open_jobs.add(job)
            return job

        def collect(chunk: ChunkT, job: Future[ResultT]) -> ResultT:
            open_jobs.discard(job)
            return job.result()

        try:
            yield from run_in_order(submit, collect, chunks, self.workers * CHUNKS_PER_WORKER)
        finally:
            for job in open_jobs:
                job.cancel()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class ProcessRunner:
    """Processes of this machine. If one dies, the chunks that it had are computed again."""

    def __init__(self, workers: int, chunks_per_worker: int = CHUNKS_PER_WORKER) -> None:
        self.workers = workers
        self._most_waiting = workers * chunks_per_worker
        self._pool = self._make_pool()

    def _make_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        # The workers see when this end of the pipe is closed: by us, or because this process is gone.
        other_end, self._closing_pipe = context.Pipe(duplex=False)
        return ProcessPoolExecutor(self.workers, context, prepare_worker, (other_end,))

    def run(
        self, work: Callable[[ChunkT], ResultT], chunks: Iterable[ChunkT]
    ) -> Generator[ResultT, None, None]:
        source = iter(chunks)
        waiting: deque[tuple[ChunkT, Future[ResultT]]] = deque()
        deaths = 0
        try:
            while True:
                wanted = self._most_waiting - len(waiting)
                waiting.extend((chunk, self._submit(work, chunk)) for chunk in islice(source, wanted))
                if not waiting:
                    return
                try:
                    result = waiting[0][1].result()
                except BrokenProcessPool:
                    deaths += 1
                    if deaths > MAX_WORKER_DEATHS:
                        raise WorkersKeepDying from None
                    self._renew_pool()
                    waiting = deque((chunk, self._submit(work, chunk)) for chunk, _ in waiting)
                    continue
                deaths = 0
                waiting.popleft()
                yield result
        finally:
            for _, job in waiting:
                job.cancel()

    def _submit(self, work: Callable[[ChunkT], ResultT], chunk: ChunkT) -> Future[ResultT]:
        try:
            return self._pool.submit(work_until_given_up, work, chunk)
        except BrokenProcessPool:  # it broke while nobody waited for it
            self._renew_pool()
            return self._pool.submit(work_until_given_up, work, chunk)

    def _renew_pool(self) -> None:
        self._closing_pipe.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._make_pool()

    def close(self) -> None:
        self._closing_pipe.close()
        self._pool.shutdown(cancel_futures=True)
