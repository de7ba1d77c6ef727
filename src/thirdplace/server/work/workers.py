"""Processes that do slow work, so that the event loop never does; each can be killed during a job."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Protocol, TypeVar

from thirdplace.core.errors import Refused
from thirdplace.server import logs
from thirdplace.server.work.work_queue import WorkKind, WorkQueue

__all__ = ["Job", "WorkPool", "WorkerStopped", "ask_server"]

CANCELLED_JOB_GRACE_S = 2.0
"""How long a job goes on after its client has left: a new process would cost more than waiting."""

Answer = TypeVar("Answer", covariant=True)
OnQuestion = Callable[[Any], Any]
"""Answers what a job asks the server while it is under way; called in a thread."""


class Job(Protocol[Answer]):
    """A function of a module, which is how it can be named to another process."""

    def __call__(self, *given: Any) -> Answer: ...


class WorkerStopped(Refused):
    """The process ended before it answered."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class Worker:
    """One process, started when it is first needed, and the thread that waits for its answers."""

    def __init__(self, niceness: int) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._niceness = niceness
        self._process: Any = None
        self._pipe: Connection[Any, Any] | None = None
        self._closed = False

    def run_job(self, job: Job[Any], given: tuple[Any, ...], reply: OnQuestion | None = None) -> Any:
        """Run a job and wait, in the worker's thread. Raises what the job raises, or WorkerStopped."""
        pipe = self._pipe or self._start()
        try:
            pipe.send((job, given))
            while True:
                how, told = pipe.recv()
                if how != "ask":
                    break
                assert reply is not None
                pipe.send(reply(told))
        except (EOFError, OSError) as wrong:
            self.kill_process()
            raise WorkerStopped from wrong
        except BaseException:
            self.kill_process()  # what it is doing now would be taken for the next job's answer
            raise
        if how == "failed":
            raise told
        return told

    def _start(self) -> "Connection[Any, Any]":
        if self._closed:
            raise WorkerStopped
        # Not forked: a copy of a server with its threads and sockets is no place to work.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=_run_worker_process, args=(theirs, self._niceness), daemon=True
        )
        self._process.start()
        theirs.close()
        self._pipe = ours
        return ours

    def kill_process(self) -> None:
        """Kill the process, whatever it is doing. May be called in any thread."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            with suppress(RuntimeError):  # the thread takes nothing more
                self.thread.submit(process.join)  # or it stays in the system's list

    def close(self) -> None:
        self._closed = True
        self.kill_process()
        self.thread.shutdown(wait=False)


class WorkPool:
    """A queue, and as many processes as its pieces of work may be under way at once."""

    def __init__(self, queue: WorkQueue, niceness: int) -> None:
        self.queue = queue
        self._niceness = niceness
        self._idle: list[Worker] = []
        self._all: list[Worker] = []
        self._closed = False

    async def run(
        self, kind: WorkKind, client: str, job: Job[Answer], *given: Any, reply: OnQuestion | None = None
    ) -> Answer:
        """Run a job when it is this client's turn. Cancelling the call stops the job."""
        async with self.queue.wait_for_turn(kind, client):
            return await self.run_now(job, *given, reply=reply)

    async def run_now(self, job: Job[Answer], *given: Any, reply: OnQuestion | None = None) -> Answer:
        """Run a job for a caller that already has its turn. A process that was killed is replaced once."""
        try:
            return await self._run(job, given, reply)
        except WorkerStopped:
            if self._closed:
                raise
            logs.log_failure("worker")
            return await self._run(job, given, reply)

    async def _run(self, job: Job[Answer], given: tuple[Any, ...], reply: OnQuestion | None) -> Answer:
        if self._closed:
            raise WorkerStopped
        worker = self._idle.pop() if self._idle else self._add_worker()
        done = asyncio.get_running_loop().run_in_executor(worker.thread, worker.run_job, job, given, reply)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await self._end_cancelled_job(worker, done)
            raise
        finally:
            self._idle.append(worker)

    async def _end_cancelled_job(self, worker: Worker, done: "asyncio.Future[Any]") -> None:
        try:
            await asyncio.wait({done}, timeout=CANCELLED_JOB_GRACE_S)
        finally:
            if not done.done():
                worker.kill_process()
            done.add_done_callback(lambda late: late.cancelled() or late.exception())  # nobody asks any more

    def _add_worker(self) -> Worker:
        worker = Worker(self._niceness)
        self._all.append(worker)
        return worker

    def close(self) -> None:
        """At once, whatever is under way."""
        self._closed = True
        for worker in self._all:
            worker.close()


# What follows runs in the other processes.

_server: "Connection[Any, Any] | None" = None


def ask_server(question: Any) -> Any:
    """Ask the server a question from within a job, and wait for its reply."""
    assert _server is not None
    _server.send(("ask", question))
    return _server.recv()


def _run_worker_process(pipe: "Connection[Any, Any]", niceness: int) -> None:
    global _server
    _server = pipe
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    Thread(target=_exit_with_the_server, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            job, given = pipe.recv()
            pipe.send(_run_job(job, given))


def _run_job(job: Job[Any], given: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", job(*given)
    except Refused as refused:
        return "failed", refused
    except Exception as wrong:  # not every exception can be sent
        return "failed", RuntimeError(f"{type(wrong).__name__} in {getattr(job, '__name__', 'a job')}")


def _exit_with_the_server() -> None:
    """Exit when the server's process has ended: a server that was killed cannot tell us."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
