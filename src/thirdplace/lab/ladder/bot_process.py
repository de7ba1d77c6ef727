"""A program of a bot as a process: with limits, and watched by a guard that ends everything it has started.

Where a system has no process groups (Windows), there is no guard: only the program itself is ended.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

from thirdplace.lab.ladder.bot_limits import BotLimits
from thirdplace.lab.ladder.bot_players import BotFailed

if os.name == "posix":
    from thirdplace.lab.ladder import bot_guard

__all__ = ["SHUTDOWN_S", "BotProcess"]

SHUTDOWN_S = 1.0
"""Seconds for a program to end by itself before it is killed."""
KILL_WAIT_S = 6.0
"""Seconds for the guard to kill everything."""
MAX_ERROR_LENGTH = 200
ERROR_TAIL_BYTES = 4096
"""So much of what a program wrote last to standard error is kept."""
ERROR_CHUNK_BYTES = 64 * 1024
ERROR_PAUSE_S = 0.005
"""Pause after a full chunk of standard error, so that a flood of it takes no time from the game."""
GUARD_FILE = str(Path(__file__).with_name("bot_guard.py"))


class BotProcess:
    """A running program. Its streams are blocking, so threads read and write them."""

    def __init__(
        self,
        command: str,
        limits: BotLimits,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Starts the program; `arguments` follow those of the command, `environment` is added to ours.

        Raises:
            BotFailed: It cannot be started.
        """
        self.limits = limits
        self._error_tail = b""
        self._control: int | None = None
        self._end = 0.0
        words = [*shlex.split(command), *arguments]
        try:
            self.process = self._start(words, {**os.environ, **(environment or {})}, reads=not arguments)
        except OSError as wrong:
            raise BotFailed("stopped", str(wrong)) from wrong
        self.started = monotonic()
        self._error_reader = Thread(target=self._read_errors, daemon=True)
        self._error_reader.start()

    def _start(
        self, words: list[str], environment: dict[str, str], *, reads: bool
    ) -> "subprocess.Popen[bytes]":
        guarded, watched = words, None
        if os.name == "posix":
            watched, self._control = os.pipe()
            numbers = (str(watched), str(SHUTDOWN_S), str(self.limits.memory_mb << 20))
            guarded = [sys.executable, "-I", "-S", GUARD_FILE, *numbers, *words]
        try:
            return subprocess.Popen(
                guarded,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if reads else subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment,
                pass_fds=() if watched is None else (watched,),
                start_new_session=os.name == "posix",  # Ctrl-C is the ladder's affair
            )
        except OSError:
            self._let_go()
            raise
        finally:
            if watched is not None:
                os.close(watched)

    def _read_errors(self) -> None:
        """Reads all of standard error, so that the program is never held up, and keeps the end."""
        assert self.process.stderr is not None
        with suppress(OSError, ValueError):  # closed
            while chunk := os.read(self.process.stderr.fileno(), ERROR_CHUNK_BYTES):
                self._error_tail = (self._error_tail + chunk)[-ERROR_TAIL_BYTES:]
                if len(chunk) == ERROR_CHUNK_BYTES:
                    sleep(ERROR_PAUSE_S)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def describe_end(self) -> BotFailed:
        """Why the program is gone: a limit, the last line it wrote to standard error, or its exit code."""
        try:
            self.process.wait(SHUTDOWN_S)
        except subprocess.TimeoutExpired:
            return BotFailed("closed")
        self._error_reader.join(SHUTDOWN_S)
        code = self.process.poll()
        if os.name == "posix" and code == bot_guard.TOO_MUCH_MEMORY:
            return BotFailed("memory")
        if os.name == "posix" and code == bot_guard.TOO_MANY_PROCESSES:
            return BotFailed("processes")
        lines = self._error_tail.decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return BotFailed("stopped", said[-1][:MAX_ERROR_LENGTH] if said else f"exit code {code}")

    def close_input(self) -> None:
        """Tells the program that nothing more will come. Not while another thread writes."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()

    def begin_to_end(self, grace_s: float = SHUTDOWN_S) -> None:
        """The program is killed when the grace is over, or at once if there is none."""
        self._end = monotonic() + grace_s
        if self._control is not None and grace_s:
            with suppress(OSError):  # the guard has ended
                os.write(self._control, bot_guard.END_SOON)
        elif not grace_s:
            self._let_go()

    def wait_until_ended(self) -> None:
        """Waits until nothing of the program is left. `begin_to_end` was called before."""
        try:
            self.process.wait(max(0.0, self._end - monotonic()))
        except subprocess.TimeoutExpired:
            self._let_go()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(KILL_WAIT_S)
        self._let_go()
        self._error_reader.join(SHUTDOWN_S)
        if not self._error_reader.is_alive():
            assert self.process.stderr is not None
            self.process.stderr.close()

    def _let_go(self) -> None:
        """Closes the pipe to the guard, which then kills everything; without a guard, kills the program."""
        if self._control is not None:
            os.close(self._control)
            self._control = None
        elif os.name != "posix":
            self.process.kill()
