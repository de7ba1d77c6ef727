"""The seam between what is computed and where: a runner applies a function to chunks, in any place.

A chunk is small and the function depends on nothing but it. So it does not matter which worker computes it,
or that another one begins again when a worker dies: results come back in the order of the chunks, the same to
the byte wherever they were computed.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any, Protocol, TypeVar

__all__ = ["ChunkRunner", "InlineRunner", "RunnerUnavailable", "WorkersKeepDying", "run_in_order"]

ChunkT = TypeVar("ChunkT")
ResultT = TypeVar("ResultT")

CHUNKS_PER_WORKER = 2
"""So many chunks are usually given out for each worker: one is computed while the next waits."""


class RunnerUnavailable(Exception):
    """Nothing can run there; `reason` names a sentence (`lab-on-<reason>`)."""

    def __init__(self, reason: str, **details: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class WorkersKeepDying(Exception):
    """The same chunk has ended several workers."""


class ChunkRunner(Protocol):
    """Runs work somewhere."""

    workers: int

    def run(
        self, work: Callable[[ChunkT], ResultT], chunks: Iterable[ChunkT]
    ) -> Generator[ResultT, None, None]:
        """The results, in the order of the chunks, which may be endless: they are taken as needed.

        Closing the iterator gives up what is not computed yet.

        Raises:
            WorkersKeepDying: Workers died again and again.
        """

    def close(self) -> None:
        """End all workers, and what they are still computing."""


class InlineRunner:
    """Computes one chunk after the other in this thread."""

    workers = 1

    def run(
        self, work: Callable[[ChunkT], ResultT], chunks: Iterable[ChunkT]
    ) -> Generator[ResultT, None, None]:
        yield from map(work, chunks)

    def close(self) -> None:
        pass


def run_in_order(
    submit: Callable[[Any], Any], collect: Callable[[Any, Any], Any], chunks: Iterable[Any], waiting: int
) -> Iterator[Any]:
    """Keeps up to `waiting` chunks submitted, and collects each in its turn.

    `submit(chunk)` returns a ticket, `collect(chunk, ticket)` waits for the result.
    """
    tickets: deque[tuple[Any, Any]] = deque()
    for chunk in chunks:
        tickets.append((chunk, submit(chunk)))
        if len(tickets) >= waiting:
            yield collect(*tickets.popleft())
    while tickets:
        yield collect(*tickets.popleft())
