"""The measurements of a server full of tables, and figures of the system about a process (on Linux)."""

import os
from pathlib import Path

import msgspec

__all__ = [
    "Measurement",
    "MeasurementPlan",
    "ServerProcesses",
    "cpu_seconds",
    "family_cpu_seconds",
    "resident_bytes",
    "stolen_seconds",
]


class ServerProcesses(msgspec.Struct):
    """What is measured: one server, or several nodes that share a database."""

    addresses: list[str]
    pids: list[int]
    database_pid: int | None = None
    is_spread: bool = True
    """Are the seats of a table at different nodes, as behind a proxy? Otherwise each table is at one node."""


class MeasurementPlan(msgspec.Struct):
    """How many tables to measure, and for how long."""

    tables: int
    warm_up_s: float
    seconds: float
    idle_s: float = 0.0


class Measurement(msgspec.Struct):
    """The results. `driver_cpu` and `server_cpu` are shares of a core."""

    tables: int
    seconds: float
    moves: int
    games: int
    p50_s: float
    p99_s: float
    driver_cpu: float
    driver_free: float
    """The share of the time in which the driver was idle: it neither ran nor waited for its core."""
    server_cpu: float
    """Of all nodes together."""
    database_cpu: float
    driver_stolen: float
    """The share of the time in which a virtual machine's host gave the driver's core to somebody else."""
    server_stolen: float
    empty_bytes: int
    """Resident memory of the server with nobody connected, after a first table was played."""
    seated_bytes: int
    """Resident memory with all tables in play."""
    final_bytes: int
    """Resident memory at the end; tables that were just left are kept for a while."""
    idle_s: float
    idle_cpu: float
    move_bytes: float
    """Of the average move."""
    update_bytes: float
    """Of the average update."""

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds

    @property
    def moves_per_cpu_s(self) -> float:
        """Moves for each second that the server and its database ran."""
        return self.moves_per_s / (self.server_cpu + self.database_cpu)

    @property
    def stolen(self) -> float:
        return max(self.driver_stolen, self.server_stolen)

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds


def resident_bytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> tuple[float, float]:
    """How long all its threads ran, and how long its main thread ran or waited for its core."""
    ran = sum(_read_schedstat(thread)[0] for thread in Path(f"/proc/{pid}/task").iterdir())
    return ran, sum(_read_schedstat(Path(f"/proc/{pid}")))


def family_cpu_seconds(pid: int) -> float:
    """How long a process and its children ran, those that have ended included."""
    children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    living = sum(cpu_seconds(one)[0] for one in (pid, *children) if Path(f"/proc/{one}").exists())
    ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    return living + sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")


def stolen_seconds(pid: int) -> float:
    """Seconds a virtual machine's host has given this process's (only) core to somebody else."""
    core = f"cpu{min(os.sched_getaffinity(pid))} "
    times = next(line for line in Path("/proc/stat").read_text().splitlines() if line.startswith(core))
    return int(times.split()[8]) / os.sysconf("SC_CLK_TCK")


def _read_schedstat(process: Path) -> tuple[float, float]:
    ran, waited, _ = (process / "schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9
