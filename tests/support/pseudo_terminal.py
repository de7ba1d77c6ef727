"""Somebody at a pseudo-terminal, and scripts on standard input, as real processes."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect

from thirdplace.core.match import Match
from thirdplace.core.records.record import Record, verify

LANGUAGES = ("en", "de", "it")
CLEAR_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
STYLE = re.compile(r"\x1b\[[0-9;]*m")
CONTROL_SEQUENCE = re.compile(r"\x1b\[\??[0-9;]*[A-Za-z]")

Home = Path
Sit = Callable[..., "Seat"]


def accept_ctrl_c() -> None:
    """Tests started in the background are deaf to Ctrl-C, and would hand that down."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Seat:
    """Somebody in front of a terminal of 80 columns and 24 lines."""

    def __init__(
        self, home: Home, *arguments: str, size: tuple[int, int] = (24, 80), **variables: str
    ) -> None:
        kept = {key: value for key, value in os.environ.items() if key in ("PATH", "VIRTUAL_ENV")}
        usual = {
            "HOME": str(home),
            "TERM": "xterm-256color",
            "LANG": "en_GB.UTF-8",
            "PYTHONWARNINGS": "error",
        }
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "thirdplace", *arguments],
            env=kept | usual | variables,
            cwd=str(home),
            dimensions=size,
            encoding="utf-8",
            timeout=60,
            preexec_fn=accept_ctrl_c,
        )
        self.output = ""

    def until(self, *wanted: str) -> int:
        """Wait for one of these, told without styles; returns which."""
        patterns = [words_pattern(words) for words in wanted]
        found = self.process.expect(patterns)
        self.output += self.process.before + self.process.after
        return int(found)

    def types(self, *lines: str) -> None:
        for line in lines:
            self.process.sendline(line)

    def presses(self, keys: str) -> None:
        self.process.send(keys)

    def leaves(self) -> int:
        self.process.expect(pexpect.EOF)
        self.output += self.process.before
        self.process.close()
        return int(self.process.exitstatus)

    @property
    def read(self) -> str:
        """All that was shown, without styles and steering."""
        return CONTROL_SEQUENCE.sub("", self.output)


def words_pattern(words: str) -> str:
    """A pattern for words with any styles and line breaks between them."""
    return r"(?:\s|\x1b\[[0-9;]*m|│)+".join(re.escape(word) for word in words.split())


def run_with_pipe(
    home: Home, *arguments: str, typed: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    """The same without a terminal: lines from a pipe."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "VIRTUAL_ENV")}
    return subprocess.run(
        [sys.executable, "-m", "thirdplace", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=kept | {"HOME": str(home), "PYTHONWARNINGS": "error"} | variables,
        cwd=home,
        timeout=120,
    )


def replay_record(record: Record) -> Match:
    """The match that a kept record tells of, which has to hold."""
    return verify(record)
