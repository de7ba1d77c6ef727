"""What is measured of a server full of tables, and what the system knows of a process (on Linux)."""

import os
from pathlib import Path

import msgspec

__all__ = ["Found", "Wanted", "resident", "spent", "stolen"]


class Wanted(msgspec.Struct):
    """What is to be measured, in seconds."""

    tables: int
    warm: float
    seconds: float
    idle: float = 0.0


class Found(msgspec.Struct):
    """What was measured. Memory in bytes, times in seconds."""

    tables: int
    seconds: float
    moves: int
    games: int
    p50: float
    p99: float
    driver_cpu: float
    driver_free: float
    """The share of the time in which the driver had nothing to do: neither ran nor waited for its core."""
    server_cpu: float
    server_free: float
    driver_stolen: float
    """The share of the time in which a virtual machine's host gave the driver's core to somebody else."""
    server_stolen: float
    base: int
    """Resident memory of the server once somebody had played, with nobody there."""
    seated: int
    """With all tables in play."""
    ended: int
    """At the end; a table just left is kept for a while."""
    idle_seconds: float
    idle_cpu: float
    said_bytes: float
    """The average move."""
    heard_bytes: float
    """The average update."""

    @property
    def pace(self) -> float:
        return self.moves / self.seconds

    @property
    def stolen(self) -> float:
        return max(self.driver_stolen, self.server_stolen)

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def spent(pid: int) -> tuple[float, float]:
    """Seconds its threads ran, and seconds its main thread ran or would have, had its core been free."""
    ran = sum(_schedule(thread)[0] for thread in Path(f"/proc/{pid}/task").iterdir())
    return ran, sum(_schedule(Path(f"/proc/{pid}")))


def stolen(pid: int) -> float:
    """Seconds a virtual machine's host has given this process's (only) core to somebody else."""
    core = f"cpu{min(os.sched_getaffinity(pid))} "
    times = next(line for line in Path("/proc/stat").read_text().splitlines() if line.startswith(core))
    return int(times.split()[8]) / os.sysconf("SC_CLK_TCK")


def _schedule(process: Path) -> tuple[float, float]:
    ran, waited, _ = (process / "schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9
