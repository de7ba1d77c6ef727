"""Small jobs for other processes, in a module that those can import."""

import os

from thirdplace.core.records.record import WrongRecord
from thirdplace.server.work.workers import ask_server

__all__ = ["ask_twice", "own_pid", "raise_error", "raise_refused"]


def own_pid() -> int:
    return os.getpid()


def raise_refused() -> None:
    raise WrongRecord("not-your-turn", "bid: 3", 7)


def raise_error() -> None:
    raise ZeroDivisionError("a secret")


def ask_twice(number: int) -> int:
    first: int = ask_server(number)
    second: int = ask_server(first)
    return second
