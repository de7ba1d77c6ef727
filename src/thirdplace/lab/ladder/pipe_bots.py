"""Programs that play over a pipe: one process for each seat, killed if it does not answer in time.

The program reads one update a line from standard input and writes one command a line to standard output.
"""

import os
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any

import msgspec

from thirdplace.core.step import Step
from thirdplace.lab.ladder.bot_players import BotFailed
from thirdplace.lab.ladder.seat_feed import SeatFeed

__all__ = ["SHUTDOWN_S", "STARTUP_S", "BotPipe", "BotProcess", "PipeBotPlayer"]

STARTUP_S = 20.0
"""Seconds for a program to start, in addition to the time for its first decision."""
SHUTDOWN_S = 1.0
"""Seconds for a program to end by itself before it is killed."""
MAX_ERROR_LENGTH = 200


class BotProcess:
    """A process, and the last line that it wrote to standard error."""

    def __init__(
        self, command: str, arguments: Sequence[str] = (), environment: Mapping[str, str] | None = None
    ) -> None:
        """`more` are further arguments, `known` goes into its environment."""
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed when it ends)
        try:
            self.process = subprocess.Popen(
                [*shlex.split(command), *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if not arguments else subprocess.DEVNULL,
                stderr=self._errors,
                env={**os.environ, **(environment or {})},
                start_new_session=os.name == "posix",
            )
        except OSError as wrong:
            self._errors.close()
            raise BotFailed("stopped", str(wrong)) from wrong

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def last_error(self) -> str:
        """The last line it wrote to standard error, or how it ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(SHUTDOWN_S)
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return said[-1][:MAX_ERROR_LENGTH] if said else f"exit code {self.process.poll()}"

    def stop(self, timeout_s: float = SHUTDOWN_S) -> None:
        """Waits for the process to end; then kills it, with its child processes."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            self._kill()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._errors.close()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()


class BotPipe:
    """Sends lines to a program and reads its answers. Both may block, so a thread does both."""

    def __init__(self, command: str) -> None:
        self.is_usable = True
        self.has_answered = False
        self._process = BotProcess(command)
        self._requests: SimpleQueue[tuple[bytes, bool] | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._exchange_lines, daemon=True)
        self._thread.start()

    def _exchange_lines(self) -> None:
        asked, answered = self._process.process.stdin, self._process.process.stdout
        assert asked is not None
        assert answered is not None
        with suppress(OSError, ValueError):  # the process has ended
            while (question := self._requests.get()) is not None:
                asked.write(question[0] + b"\n")
                asked.flush()
                if question[1]:
                    self._answers.put(answered.readline())
        self._answers.put(b"")

    def send(self, line: bytes) -> None:
        self._requests.put((line, False))

    def request(self, line: bytes, timeout_s: float) -> bytes:
        self._requests.put((line, True))
        try:
            answer = self._answers.get(timeout=timeout_s)
        except Empty:
            raise BotFailed("slow") from None
        if not answer:
            raise BotFailed("stopped", self._process.last_error())
        self.has_answered = True
        return answer

    def close(self, timeout_s: float = SHUTDOWN_S) -> None:
        if self.is_usable:
            self.is_usable = False
            self._requests.put(None)
            self._thread.join(timeout_s)  # the last update of the game may still be unsent
            self._process.stop(timeout_s)


class PipeBotPlayer:
    """A program in a seat. It goes on to the next game unless it has failed."""

    def __init__(self, feed: SeatFeed, pipe: BotPipe, limit: float) -> None:
        self.seconds_taken: float | None = None
        self._feed = feed
        self._pipe = pipe
        self._limit = limit

    def choose(self, *, urgent: bool) -> Any:
        line, starting = self._feed.next_update(), not self._pipe.has_answered
        began = perf_counter()
        answer = self._pipe.request(line, self._limit + STARTUP_S if starting else self._limit)
        self.seconds_taken = None if starting else perf_counter() - began
        return parse_action(answer)

    def on_step(self, step: Step) -> None:
        self._feed.add_step(step)

    def on_leave(self) -> None:
        if not self._feed.is_over:
            self._pipe.close(timeout_s=0)
        elif self._pipe.is_usable:
            self._pipe.send(self._feed.next_update())


def parse_action(answer: bytes) -> Any:
    """The action of a `do` command; None for `null`, which means to do nothing now."""
    try:
        command = msgspec.json.decode(answer)
    except msgspec.DecodeError:
        command = {}
    if command is None:
        return None
    if (
        not isinstance(command, dict)
        or command.get("type") != "do"
        or not isinstance(command.get("action"), dict)
    ):
        raise BotFailed("illegal", answer.decode(errors="replace").strip()[:MAX_ERROR_LENGTH])
    return command["action"]
