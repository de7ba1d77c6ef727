"""Servers to measure, pinned to one core, and the driver of tables (table_driver.py) on another."""

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
from game_parts import benchmark_file, benchmark_module, find_boardgame_game
from measurements import Measurement, MeasurementPlan

__all__ = [
    "CannotMeasure",
    "NotInstalled",
    "RunningServer",
    "run_boardgame_server",
    "run_driver",
    "run_echo_server",
    "run_server",
]

HERE = Path(__file__).parent
BOARDGAME = HERE / "reference" / "boardgame"
NODE_MEMORY_OPTION = "--max-semi-space-size=64"
"""Megabytes for young objects: with this, boardgame.io's server is a fifth faster than as Node comes."""
SCRATCH_FOLDER = HERE.parent / "build"
"""On the disk the project is on: a folder for temporary files may be in memory."""
SERVE = ("-m", "thirdplace", "serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0", "--behind-proxy")
HIGH_LIMITS = ("--connections", "1000000", "--tables", "1000000", "--messages", "1000000")
STOP_TIMEOUT_S = 60.0

RunningServer = AbstractContextManager[tuple[str, int]]
"""A server's address and its process, while it runs."""


class CannotMeasure(Exception):
    """A process failed, so that nothing could be measured."""


class NotInstalled(CannotMeasure):
    """The server to compare with is not installed."""


@contextmanager
def run_server(*profiler: str) -> Iterator[tuple[str, int]]:
    """The real server, which keeps every move on the disk."""
    SCRATCH_FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=SCRATCH_FOLDER, prefix="tables-") as folder,
        _run_process([sys.executable, *profiler, *SERVE, *HIGH_LIMITS, "--data", folder]) as server,
    ):
        yield server


def run_echo_server(move_bytes: float, update_bytes: float, *options: str) -> RunningServer:
    """The bare echo, with messages of these lengths in and out."""
    lengths = ["--move-bytes", f"{move_bytes:.0f}", "--update-bytes", f"{update_bytes:.0f}"]
    return _run_process([sys.executable, str(HERE / "echo_server.py"), *lengths, *options])


def run_boardgame_server() -> RunningServer:
    """boardgame.io's own server, in memory."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
    node = shutil.which("node", path=path)  # the machine's, or the one PyPI has
    if node is None:
        raise NotInstalled("needs Node")
    modules = BOARDGAME / "node_modules"
    if not (modules / "boardgame.io").exists():
        raise NotInstalled("boardgame.io is not installed; make bench does it")
    game = find_boardgame_game()
    box = msgspec.json.encode(benchmark_module(game, "boardgame").box()).decode()
    written = str(benchmark_file(game, "boardgame.js"))
    return _run_process(
        [node, NODE_MEMORY_OPTION, str(BOARDGAME / "serve.js"), written, box], NODE_PATH=str(modules)
    )


@contextmanager
def _run_process(command: list[str], **variables: str) -> Iterator[tuple[str, int]]:
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
            os.sched_setaffinity(process.pid, {_cores()[0]})  # before it has threads, which inherit it
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
        process.wait(STOP_TIMEOUT_S)
    finally:
        process.kill()
        stdout: IO[str] | None = process.stdout
        if stdout is not None:
            stdout.close()


def _cores() -> tuple[int, int]:
    """The server's core and the driver's core: the same one if there is only one."""
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[0], allowed[-1]


def run_driver(server: RunningServer, plan: MeasurementPlan, kind: str = "ours") -> Measurement:
    """Measure this server with a driver on the other core. `kind`: a key of KINDS in table_driver.py."""
    with server as (address, pid):
        plan_json = msgspec.json.encode(plan).decode()
        command = [sys.executable, str(HERE / "table_driver.py"), address, str(pid), kind, plan_json]
        driver = subprocess.Popen(command, stdout=subprocess.PIPE)
        os.sched_setaffinity(driver.pid, {_cores()[1]})
        try:
            output, _ = driver.communicate()
        finally:
            driver.kill()
        if driver.returncode:
            raise CannotMeasure(f"{' '.join(command)}: ended with {driver.returncode}")
    return msgspec.json.decode(output, type=Measurement)
