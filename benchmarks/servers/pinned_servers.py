"""Servers to measure, pinned to one core, and the driver of tables (table_driver.py) on another."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO

import msgspec

from servers.measurements import Measurement, MeasurementPlan, ServerProcesses

__all__ = [
    "HIGH_LIMITS",
    "SCRATCH_FOLDER",
    "SERVE",
    "CannotMeasure",
    "NotInstalled",
    "RunningServer",
    "measure_undisturbed",
    "pin_to_server_core",
    "run_driver",
    "run_echo_server",
    "run_process",
    "run_server",
]

HERE = Path(__file__).parent
BENCHMARKS = HERE.parent
SCRATCH_FOLDER = BENCHMARKS.parent / "build"
"""On the disk the project is on: a folder for temporary files may be in memory."""
SERVE = ("-m", "thirdplace", "serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0", "--behind-proxy")
HIGH_LIMITS = ("--connections", "1000000", "--tables", "1000000", "--messages", "1000000")
STOP_TIMEOUT_S = 60.0
TRIES = 4
STOLEN = 0.005
"""The share of a core that a virtual machine's host may give to others; above it, we measure again."""

RunningServer = AbstractContextManager[ServerProcesses]


class CannotMeasure(Exception):
    """A process failed, so that nothing could be measured."""


class NotInstalled(CannotMeasure):
    """The server to compare with is not installed."""


@contextmanager
def run_server(*profiler: str, **variables: str) -> Iterator[ServerProcesses]:
    """The real server on SQLite, which keeps every move on the disk."""
    SCRATCH_FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=SCRATCH_FOLDER, prefix="tables-") as folder,
        run_process(
            [sys.executable, *profiler, *SERVE, *HIGH_LIMITS, "--data", folder], **variables
        ) as server,
    ):
        yield server


def run_echo_server(move_bytes: float, update_bytes: float, *options: str) -> RunningServer:
    """The bare echo, with messages of these lengths in and out."""
    lengths = ["--move-bytes", f"{move_bytes:.0f}", "--update-bytes", f"{update_bytes:.0f}"]
    return run_process([sys.executable, str(HERE / "echo_server.py"), *lengths, *options])


@contextmanager
def run_process(command: list[str], **variables: str) -> Iterator[ServerProcesses]:
    """A server that prints its address when it is ready. `variables`: of its environment."""
    with tempfile.TemporaryFile("w+") as log:
        with pin_to_server_core():
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env=os.environ | variables,
            )
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            if not found:
                log.seek(0)
                raise CannotMeasure(f"{' '.join(command)}: {log.read()}")
            yield ServerProcesses([found[0]], [process.pid])
        finally:
            _stop(process)


@contextmanager
def pin_to_server_core() -> Iterator[None]:
    """Processes that are started meanwhile stay on the server's core."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {_cores()[0]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


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


def measure_undisturbed(
    server: Callable[[], RunningServer], plan: MeasurementPlan, kind: str = "ours"
) -> Measurement:
    """The first measurement in which nearly nothing of the cores was stolen, or else the best of them."""
    tries: list[Measurement] = []
    while len(tries) < TRIES and all(found.stolen > STOLEN for found in tries):
        tries.append(run_driver(server(), plan, kind))
    return min(tries, key=lambda found: found.stolen)


def run_driver(server: RunningServer, plan: MeasurementPlan, kind: str = "ours") -> Measurement:
    """Measure this server with a driver on the other core. `kind`: a key of KINDS in table_driver.py."""
    with server as processes:
        options = [msgspec.json.encode(processes).decode(), kind, msgspec.json.encode(plan).decode()]
        command = [sys.executable, "-m", "servers.table_driver", *options]
        driver = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=BENCHMARKS)
        os.sched_setaffinity(driver.pid, {_cores()[1]})
        try:
            output, _ = driver.communicate()
        finally:
            driver.kill()
        if driver.returncode:
            raise CannotMeasure(f"{' '.join(command)}: ended with {driver.returncode}")
    return msgspec.json.decode(output, type=Measurement)
