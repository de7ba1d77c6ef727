"""Programs that play over a pipe: one process for each seat, killed if it does not answer in time.

The program reads one update a line from standard input and writes one command a line to standard output.
"""

import os
from collections import Counter, deque
from contextlib import suppress
from queue import SimpleQueue
from threading import Condition, Thread
from time import monotonic, perf_counter
from typing import Any

import msgspec

from thirdplace.core.step import Step
from thirdplace.lab.ladder.bot_limits import BotLimits
from thirdplace.lab.ladder.bot_players import BotFailed, FailureKind
from thirdplace.lab.ladder.bot_process import MAX_ERROR_LENGTH, SHUTDOWN_S, BotProcess
from thirdplace.lab.ladder.seat_feed import SeatFeed

__all__ = ["MAX_LINE_BYTES", "BotPipe", "PipeBotPlayer"]

MAX_LINE_BYTES = 16 * 1024
"""The longest answer; whoever writes more without ending the line has failed."""
SECOND_ANSWER_S = 0.3
"""Seconds to wait after an illegal answer for another one, which shows that the program answers twice."""
READ_BYTES = 4096
"""Read at once: so little that a program which never ends a line is soon stopped."""


class AnswerLines:
    """The lines that a program writes, read by a thread; while some wait to be taken, it reads no more."""

    def __init__(self, stream: int) -> None:
        self.is_too_long = False
        """The program has written a line without an end; nothing is read any more."""
        self._stream = stream
        self._lines: deque[bytes] = deque()
        self._has_ended = False
        self._changed = Condition()
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        rest = b""
        with suppress(OSError):
            while not self.is_too_long and (chunk := os.read(self._stream, READ_BYTES)):
                *lines, rest = (rest + chunk).split(b"\n")
                with self._changed:
                    self._lines.extend(lines)
                    self.is_too_long = len(rest) > MAX_LINE_BYTES
                    self._changed.notify_all()
                    self._changed.wait_for(lambda: not self._lines or self._has_ended)
        with self._changed:
            self._has_ended = True
            self._changed.notify_all()

    def take(self, timeout_s: float) -> bytes | None:
        """The next line; None if none came in time, or nothing more will come."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self._has_ended, timeout_s)
            line = self._lines.popleft() if self._lines else None
            self._changed.notify_all()
            return line

    def wait(self, timeout_s: float) -> None:
        """Waits for a line, without taking it."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self._has_ended, timeout_s)

    @property
    def is_waiting(self) -> bool:
        """Whether there is a line that nobody has taken."""
        return bool(self._lines)

    @property
    def has_ended(self) -> bool:
        return self._has_ended

    def close(self, stream: Any) -> None:
        """Ends the thread; the program has ended before."""
        with self._changed:
            self._has_ended = True
            self._changed.notify_all()
        self._thread.join(SHUTDOWN_S)
        if not self._thread.is_alive():
            stream.close()


class BotPipe:
    """Sends lines to a program and takes its answers: exactly one for each line that asks for one."""

    def __init__(self, command: str, limits: BotLimits) -> None:
        self.is_usable = True
        self.has_answered = False
        self.limits = limits
        self._surplus: FailureKind = "unasked"
        """What a line would be that came now."""
        self._has_failed = False
        self._process = BotProcess(command, limits)
        assert self._process.process.stdout is not None
        self._lines = AnswerLines(self._process.process.stdout.fileno())
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._writer = Thread(target=self._write_lines, daemon=True)
        self._writer.start()

    def _write_lines(self) -> None:
        """Writing waits while the program does not read, so a thread does it."""
        assert self._process.process.stdin is not None
        stream = self._process.process.stdin.fileno()
        with suppress(OSError):  # the program has ended
            while (line := self._outgoing.get()) is not None:
                rest = memoryview(line + b"\n")
                while rest:
                    rest = rest[os.write(stream, rest) :]
        self._process.close_input()

    def send(self, line: bytes) -> None:
        """A line that asks for nothing."""
        self._refuse_surplus()
        self._surplus = "unasked"
        self._outgoing.put(line)

    def request(self, line: bytes) -> bytes:
        """The answer to a line.

        Raises:
            BotFailed: It came too late or too early, twice or not at all, or it is too long.
        """
        self._refuse_surplus()
        timeout_s = self.limits.decision_s
        if not self.has_answered:
            timeout_s += max(0.0, self._process.started + self.limits.start_s - monotonic())
        self._outgoing.put(line)
        answer = self._lines.take(timeout_s)
        if answer is None or len(answer) > MAX_LINE_BYTES:
            raise self._describe_silence(answer)
        self.has_answered = True
        self._surplus = "twice"
        self._refuse_surplus()
        return answer

    def wait_for_second_answer(self, timeout_s: float) -> None:
        """After an answer that makes no sense: was it the second one to the question before?

        Raises:
            BotFailed: It was, because the answer to this question has come, too.
        """
        self._lines.wait(timeout_s)
        self._refuse_surplus()

    def _describe_silence(self, answer: bytes | None) -> BotFailed:
        if answer is not None or self._lines.is_too_long:
            return BotFailed("long")
        if self._lines.has_ended:
            return self._process.describe_end()
        return BotFailed("slow", has_never_answered=not self.has_answered)

    def _refuse_surplus(self) -> None:
        if self._lines.is_waiting:
            extra = self._lines.take(0) or b""
            raise BotFailed(self._surplus, extra.decode(errors="replace").strip()[:MAX_ERROR_LENGTH])

    def begin_to_end(self, grace_s: float = SHUTDOWN_S) -> None:
        """The program may read what was sent, and end by itself until the grace is over."""
        if self.is_usable:
            self.is_usable = False
            self._has_failed = not grace_s
            self._outgoing.put(None)
            self._process.begin_to_end(grace_s)

    def wait_until_ended(self) -> BotFailed | None:
        """Waits until nothing of the program is left; an answer too many, if there was one."""
        self._process.wait_until_ended()
        self._writer.join(SHUTDOWN_S)
        assert self._process.process.stdout is not None
        self._lines.close(self._process.process.stdout)
        try:
            if not self._has_failed:
                self._refuse_surplus()
        except BotFailed as failed:
            return failed
        return None


class PipeBotPlayer:
    """A program in a seat. It goes on to the next game unless it has failed."""

    def __init__(self, feed: SeatFeed, pipe: BotPipe) -> None:
        self.seconds_taken: float | None = None
        self.remarks: Counter[FailureKind] = Counter()
        self._feed = feed
        self._pipe = pipe
        self._is_first = True
        """Has nothing been asked in this game yet? Then `null` may answer the end of the last one."""

    def choose(self, *, urgent: bool) -> Any:
        line, starting = self._feed.next_update(), not self._pipe.has_answered
        began = perf_counter()
        answer = self._pipe.request(line)
        self.seconds_taken = None if starting else perf_counter() - began
        action = parse_action(answer)
        is_first, self._is_first = self._is_first, False
        if is_first if action is None else not self._feed.is_legal(action):
            self._pipe.wait_for_second_answer(SECOND_ANSWER_S)
        return action

    def on_step(self, step: Step) -> None:
        self._feed.add_step(step)

    def on_leave(self) -> None:
        if not self._feed.is_over:
            self._pipe.begin_to_end(grace_s=0)
        elif self._pipe.is_usable:
            try:
                self._pipe.send(self._feed.next_update())
            except BotFailed as failed:
                self.remarks[failed.kind] += 1
                self._pipe.begin_to_end(grace_s=0)


def parse_action(answer: bytes) -> Any:
    """The action of a `do` command; None for `null`, which means to do nothing now."""
    try:
        command = msgspec.json.decode(answer)
    except (msgspec.DecodeError, RecursionError):
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
