"""In a worker process: gives up what it computes when the main process says so, and ends when that is gone.

A pool of processes alone would do neither: it waits for whatever is being computed, and if its main process
is killed, its workers wait for work for ever.
"""

import _thread
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic, sleep
from typing import Any, TypeVar

__all__ = ["GivenUp", "prepare_worker", "work_until_given_up"]

ChunkT = TypeVar("ChunkT")
ResultT = TypeVar("ResultT")

AGAIN_S = 0.1
"""Seconds between two attempts to interrupt: foreign code may catch the first."""
MOST_S = 2.0
"""Seconds after which a worker that cannot be interrupted ends itself."""


class GivenUp(BaseException):
    """Nobody wants the result. Derives from BaseException, because foreign code may catch every Exception."""


_is_working = threading.Event()


def prepare_worker(lifeline: "Connection[Any, Any]") -> None:
    """Called first in each worker process; nothing comes through the lifeline, but it ends."""
    signal.signal(signal.SIGINT, _give_up)  # Ctrl-C itself is handled by the main process
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()


def work_until_given_up(work: Callable[[ChunkT], ResultT], chunk: ChunkT) -> ResultT:
    _is_working.set()
    try:
        return work(chunk)
    finally:
        _is_working.clear()


_is_given_up = threading.Event()


def _give_up(*_: object) -> None:
    if _is_given_up.is_set() and _is_working.is_set():
        raise GivenUp


def _watch(lifeline: "Connection[Any, Any]") -> None:
    lifeline.poll(None)
    _is_given_up.set()
    end = monotonic() + MOST_S
    main = multiprocessing.parent_process()
    while monotonic() < end:
        if _is_working.is_set():
            _interrupt_main_thread()
        elif main is not None and not main.is_alive():
            break
        sleep(AGAIN_S)
    else:
        if not _is_working.is_set():
            return  # the main process ends its idle workers
    os._exit(1)


def _interrupt_main_thread() -> None:
    """As Ctrl-C would, also while the thread waits for something."""
    if hasattr(signal, "pthread_kill"):
        ident = threading.main_thread().ident
        assert ident is not None
        signal.pthread_kill(ident, signal.SIGINT)
    else:
        _thread.interrupt_main()
