"""Single keys, at once and without Enter, where the terminal can do that."""

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
    except ImportError:  # no such thing outside Unix
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


class Keyboard:
    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._unread_keys: list[str] = []

    def read_key(self, seconds: float) -> str:
        """The next key, or nothing after this time. Raises EOFError when nobody can press one any more."""
        if not self._unread_keys and select.select([self._descriptor], [], [], seconds)[0]:
            pressed = os.read(self._descriptor, MAX_BYTES_PER_READ).decode(errors="ignore")
            if not pressed:
                raise EOFError
            # An arrow key comes as several characters that begin with escape; it means nothing here.
            self._unread_keys = [ESCAPE] if pressed.startswith(ESCAPE) else list(pressed)
        return self._unread_keys.pop(0) if self._unread_keys else ""


@contextmanager
def open_keyboard() -> Iterator[Keyboard]:
    """Keys come one by one in here, unechoed; Ctrl-C still interrupts."""
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield Keyboard(descriptor)
    finally:
        termios.tcsetattr(descriptor, termios.TCSAFLUSH, before)
