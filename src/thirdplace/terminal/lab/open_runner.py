"""Where the work of a command runs (`--on`), or one sentence why it cannot run there."""

from collections.abc import Collection

from thirdplace.lab.chunks.choose_runner import PLACES, choose_runner, count_workers
from thirdplace.lab.chunks.chunk_runner import CHUNKS_PER_WORKER, ChunkRunner, RunnerUnavailable
from thirdplace.terminal.user_error import UserError

__all__ = ["choose_place", "open_runner"]


def choose_place(workers: int | None) -> str:
    """Where players run that share nothing with others: in other processes, if there are several."""
    return "processes" if count_workers(workers) > 1 else "here"


def open_runner(
    on: str,
    workers: int | None,
    *,
    excluded: Collection[str] = (),
    chunks_per_worker: int = CHUNKS_PER_WORKER,
) -> ChunkRunner:
    """The runner of this name. `excluded`: places where this command's work cannot run."""
    try:
        if on in excluded:
            raise RunnerUnavailable("unknown")
        return choose_runner(on, workers, chunks_per_worker)
    except RunnerUnavailable as wrong:
        places = ", ".join(place for place in PLACES if place not in excluded)
        raise UserError(f"lab-on-{wrong.reason}", **wrong.details | {"places": places}) from wrong
