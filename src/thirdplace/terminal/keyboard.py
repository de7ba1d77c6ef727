"""Reads single keys, without Enter, where the terminal allows it."""

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["Keyboard", "can_read_keys", "open_keyboard"]

ESCAPE = "\x1b"
MAX_BYTES_PER_READ = 64


def can_read_keys() -> bool:
    try:
        import termios  # noqa: F401
    except ImportError:  # not available outside Unix
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


class Keyboard:
    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._unread_keys: list[str] = []

    def read_key(self, seconds: float) -> str:
        """The next key, or "" if none is pressed in this time. Raises EOFError at the end of the input."""
        if not self._unread_keys and select.select([self._descriptor], [], [], seconds)[0]:
            pressed = os.read(self._descriptor, MAX_BYTES_PER_READ).decode(errors="ignore")
            if not pressed:
                raise EOFError
            # An arrow key arrives as several characters that begin with escape; it is read as escape.
            self._unread_keys = [ESCAPE] if pressed.startswith(ESCAPE) else list(pressed)
        return self._unread_keys.pop(0) if self._unread_keys else ""


@contextmanager
def open_keyboard() -> Iterator[Keyboard]:
    """Within this block, keys arrive one by one and are not echoed; Ctrl-C still interrupts."""
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield Keyboard(descriptor)
    finally:
        termios.tcsetattr(descriptor, termios.TCSAFLUSH, before)
