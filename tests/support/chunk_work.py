"""Work for chunk runners, in a module that other processes can import."""

import os
from pathlib import Path

Mark = tuple[int, str]


def square(number: int) -> int:
    return number * number


def divide_by(number: int) -> int:
    return 1 // number


def die_once(chunk: Mark) -> int:
    """The first worker that gets chunk 3 dies in the middle of it."""
    number, mark = chunk
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os._exit(9)
    return square(number)


def die_always(chunk: Mark) -> int:
    os._exit(9)
