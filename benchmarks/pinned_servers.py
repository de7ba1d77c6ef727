"""A server on one core, and those who play (table_driver.py) on another."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO

import msgspec
from game_parts import benchmark_file, benchmark_module, game_beside_boardgame
from measurements import Found, Wanted

__all__ = ["CannotMeasure", "NotInstalled", "Place", "boardgaming", "drive", "echoing", "serving"]

HERE = Path(__file__).parent
BOARDGAME = HERE / "reference" / "boardgame"
ROOM = "--max-semi-space-size=64"
"""Megabytes for young objects: with this, boardgame.io's server is a fifth faster than as Node comes."""
SCRATCH = HERE.parent / "build"
"""On the disk the project is on: a folder for temporary files may be in memory."""
SERVE = ("-m", "thirdplace", "serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0", "--behind-proxy")
PLENTY = ("--connections", "1000000", "--tables", "1000000", "--messages", "1000000")
STOP_PATIENCE = 60.0

Place = AbstractContextManager[tuple[str, int]]
"""A server's address and its process, while it runs."""


class CannotMeasure(Exception):
    """A process did not do its part."""


class NotInstalled(CannotMeasure):
    """What stands beside is missing."""


@contextmanager
def serving(*profiler: str) -> Iterator[tuple[str, int]]:
    """The real server, which keeps every move on the disk."""
    SCRATCH.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=SCRATCH, prefix="tables-") as folder,
        _running([sys.executable, *profiler, *SERVE, *PLENTY, "--data", folder]) as server,
    ):
        yield server


def echoing(said: float, heard: float, *options: str) -> Place:
    """The bare echo, with messages of these lengths in and out."""
    lengths = ["--said", f"{said:.0f}", "--heard", f"{heard:.0f}"]
    return _running([sys.executable, str(HERE / "echo_server.py"), *lengths, *options])


def boardgaming() -> Place:
    """boardgame.io's own server, in memory."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
    node = shutil.which("node", path=path)  # the machine's, or the one PyPI has
    if node is None:
        raise NotInstalled("needs Node")
    modules = BOARDGAME / "node_modules"
    if not (modules / "boardgame.io").exists():
        raise NotInstalled("boardgame.io is not installed; make bench does it")
    game = game_beside_boardgame()
    box = msgspec.json.encode(benchmark_module(game, "boardgame").box()).decode()
    written = str(benchmark_file(game, "boardgame.js"))
    return _running([node, ROOM, str(BOARDGAME / "serve.js"), written, box], NODE_PATH=str(modules))


@contextmanager
def _running(command: list[str], **variables: str) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
            env=os.environ | variables,
        )
        try:
            os.sched_setaffinity(process.pid, {_cores()[0]})  # before it has threads, which go along
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            if not found:
                log.seek(0)
                raise CannotMeasure(f"{' '.join(command)}: {log.read()}")
            yield found[0], process.pid
        finally:
            _stop(process)


def _stop(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(STOP_PATIENCE)
    finally:
        process.kill()
        stdout: IO[str] | None = process.stdout
        if stdout is not None:
            stdout.close()


def _cores() -> tuple[int, int]:
    """The server's and the driver's: the same where there is only one."""
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[0], allowed[-1]


def drive(server: Place, wanted: Wanted, kind: str = "ours") -> Found:
    """Have it played on, and measured, by a driver on the other core. `kind`: as in table_driver.py."""
    with server as (address, pid):
        asked = msgspec.json.encode(wanted).decode()
        command = [sys.executable, str(HERE / "table_driver.py"), address, str(pid), kind, asked]
        driver = subprocess.Popen(command, stdout=subprocess.PIPE)
        os.sched_setaffinity(driver.pid, {_cores()[1]})
        try:
            told, _ = driver.communicate()
        finally:
            driver.kill()
        if driver.returncode:
            raise CannotMeasure(f"{' '.join(command)}: ended with {driver.returncode}")
    return msgspec.json.decode(told, type=Found)
