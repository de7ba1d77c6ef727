"""Work for chunk runners, in a module that other processes can import."""

import os
import time
from pathlib import Path

Mark = tuple[int, str]


def square(number: int) -> int:
    return number * number


def divide_by(number: int) -> int:
    return 1 // number


def sleep_long(mark: str) -> None:
    """Says that it runs, then sleeps, and does not want to be woken; without a mark, does nothing."""
    if not mark:
        return
    Path(mark).touch()
    for _ in range(600):
        try:
            time.sleep(1)
        except BaseException:
            Path(mark + "-woken").touch()


def die_once(chunk: Mark) -> int:
    """The first worker that gets chunk 3 dies in the middle of it."""
    number, mark = chunk
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os._exit(9)
    return square(number)


def die_always(chunk: Mark) -> int:
    os._exit(9)
