"""Anyone's program: a process of its own for each seat it has, killed if it does not answer in time.

Over a pipe it reads an update a line on standard input, and writes a command a line on standard output.
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

from thirdplace.core.match import Step
from thirdplace.lab.bot_players import Failed
from thirdplace.lab.seat_feed import Account

__all__ = ["FAREWELL", "START", "Pipe", "PipePlayer", "Program"]

START = 20.0
"""Seconds a program has to get ready, beside the time for its first decision."""
FAREWELL = 1.0
"""Seconds a program has to end by itself once there is nothing left to do."""
LONGEST_WORD = 200


class Program:
    """A process, and what it complained of last."""

    def __init__(
        self, command: str, more: Sequence[str] = (), known: Mapping[str, str] | None = None
    ) -> None:
        """`more` are further arguments, `known` goes into its environment."""
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed when it ends)
        try:
            self.process = subprocess.Popen(
                [*shlex.split(command), *more],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if not more else subprocess.DEVNULL,
                stderr=self._errors,
                env={**os.environ, **(known or {})},
                start_new_session=os.name == "posix",
            )
        except OSError as wrong:
            self._errors.close()
            raise Failed("stopped", str(wrong)) from wrong

    @property
    def runs(self) -> bool:
        return self.process.poll() is None

    def last_words(self) -> str:
        """The last line it wrote to standard error, or how it ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return said[-1][:LONGEST_WORD] if said else f"exit code {self.process.poll()}"

    def end(self, patience: float = FAREWELL) -> None:
        """It may end by itself; otherwise it is killed, with whatever it has started."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(patience)
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


class Pipe:
    """A line to a program, a line back. Writing may block as reading may, so a thread does both."""

    def __init__(self, command: str) -> None:
        self.usable = True
        self.started = False
        self._program = Program(command)
        self._questions: SimpleQueue[tuple[bytes, bool] | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._talking = Thread(target=self._talk, daemon=True)
        self._talking.start()

    def _talk(self) -> None:
        asked, answered = self._program.process.stdin, self._program.process.stdout
        assert asked is not None
        assert answered is not None
        with suppress(OSError, ValueError):  # it has ended, or was ended
            while (question := self._questions.get()) is not None:
                asked.write(question[0] + b"\n")
                asked.flush()
                if question[1]:
                    self._answers.put(answered.readline())
        self._answers.put(b"")

    def tell(self, line: bytes) -> None:
        self._questions.put((line, False))

    def ask(self, line: bytes, limit: float) -> bytes:
        self._questions.put((line, True))
        try:
            answer = self._answers.get(timeout=limit)
        except Empty:
            raise Failed("slow") from None
        if not answer:
            raise Failed("stopped", self._program.last_words())
        self.started = True
        return answer

    def close(self, patience: float = FAREWELL) -> None:
        if self.usable:
            self.usable = False
            self._questions.put(None)
            self._talking.join(patience)  # it may still have to hear how the last game ended
            self._program.end(patience)


class PipePlayer:
    """A program in a seat. It goes on to the next game; once it has failed, it does not."""

    def __init__(self, account: Account, pipe: Pipe, limit: float) -> None:
        self.took: float | None = None
        self._account = account
        self._pipe = pipe
        self._limit = limit

    def choose(self, *, urgent: bool) -> Any:
        line, starting = self._account.line(), not self._pipe.started
        began = perf_counter()
        answer = self._pipe.ask(line, self._limit + START if starting else self._limit)
        self.took = None if starting else perf_counter() - began
        return action_in(answer)

    def hear(self, step: Step) -> None:
        self._account.hear(step)

    def leave(self) -> None:
        if not self._account.over:
            self._pipe.close(patience=0)
        elif self._pipe.usable:
            self._pipe.tell(self._account.line())


def action_in(answer: bytes) -> Any:
    """The action of a `do` command; null: nothing now."""
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
        raise Failed("illegal", answer.decode(errors="replace").strip()[:LONGEST_WORD])
    return command["action"]
