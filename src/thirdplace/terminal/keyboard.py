"""Single keys, at once and without Enter, where the terminal can do that."""

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["Keyboard", "can_read_keys", "keyboard"]

ESCAPE = "\x1b"
LONGEST = 64


def can_read_keys() -> bool:
    try:
        import termios  # noqa: F401
    except ImportError:  # no such thing outside Unix
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


class Keyboard:
    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._waiting: list[str] = []

    def read(self, seconds: float) -> str:
        """The next key, or nothing after this time. Raises EOFError when nobody can press one any more."""
        if not self._waiting and select.select([self._descriptor], [], [], seconds)[0]:
            pressed = os.read(self._descriptor, LONGEST).decode(errors="ignore")
            if not pressed:
                raise EOFError
            # An arrow key comes as several characters that begin with escape; it means nothing here.
            self._waiting = [ESCAPE] if pressed.startswith(ESCAPE) else list(pressed)
        return self._waiting.pop(0) if self._waiting else ""


@contextmanager
def keyboard() -> Iterator[Keyboard]:
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
