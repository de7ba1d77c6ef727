"""Fills a server with tables of four and measures how they are served. Runs as a process of its own.

It also measures how long it had nothing to do itself, because then it waited for the server.
"""

import gc
import math
import os
import select
import sys
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter

import msgspec

from servers import boardgame_table, colyseus_table, our_table
from servers.measurements import (
    Measurement,
    MeasurementPlan,
    ServerProcesses,
    cpu_seconds,
    family_cpu_seconds,
    resident_bytes,
    stolen_seconds,
)
from servers.seat_socket import SILENCE_TIMEOUT_S, SeatSocket, UnexpectedMessage
from servers.table_of_four import SEATS, TableOfFour

__all__ = ["TableDriver"]

TABLES_OPENED_AT_ONCE = 16
"""Tables that are being opened at the same time."""
MakeTable = Callable[["TableDriver", int], tuple[str, TableOfFour]]
"""Makes the table with this number, and returns its id and the table."""
KINDS: dict[str, MakeTable] = {
    "ours": our_table.make_table,
    "boardgame": boardgame_table.make_table,
    "colyseus": colyseus_table.make_table,
}
"""By the kind of server."""


def print_progress(what: str) -> None:
    print(f"        {what}", file=sys.stderr, flush=True)


class TableDriver:
    """Plays at all tables: one event loop for the sockets of all seats."""

    def __init__(self, server: ServerProcesses, set_table: MakeTable) -> None:
        self._servers = [_parse_address(address) for address in server.addresses]
        self._is_spread = server.is_spread
        self._make_table = partial(set_table, self)
        self.latencies = array("d")
        self.tables: list[TableOfFour] = []
        self._seats_by_fd: dict[int, SeatSocket] = {}
        self._epoll = select.epoll()
        self._held: set[TableOfFour] | None = set()

    def choose_server(self, table: int, seat: int = 0) -> tuple[str, int]:
        """Where a seat of this table connects."""
        number = table + seat if self._is_spread else table
        return self._servers[number % len(self._servers)]

    def add_seat(self, seat: SeatSocket) -> None:
        self._seats_by_fd[seat.socket.fileno()] = seat
        self._epoll.register(seat.socket, select.EPOLLIN)

    def remove_seat(self, seat: SeatSocket) -> None:
        self._epoll.unregister(seat.socket)
        del self._seats_by_fd[seat.socket.fileno()]

    def run(self, until: Callable[[], bool]) -> None:
        people, poll = self._seats_by_fd, self._epoll.poll
        while not until():
            for file, _ in poll(0.01):
                if file in people:
                    people[file].on_readable()

    def run_for(self, seconds: float) -> None:
        end = perf_counter() + seconds
        self.run(lambda: perf_counter() >= end)

    def open_tables(self, first: int, count: int) -> list[TableOfFour]:
        """Open tables and play at each until it is held. Returns them when all are held."""
        self._held = held = set[TableOfFour]()
        tables, printed_at = [], perf_counter()
        with ThreadPoolExecutor(TABLES_OPENED_AT_ONCE) as lobby:
            for table_id, table in lobby.map(self._make_table, range(first, first + count)):
                table.open_table(table_id)
                tables.append(table)
                self._wait_for(lambda: len(held) > len(tables) - TABLES_OPENED_AT_ONCE)
                if perf_counter() > printed_at + 1:
                    print_progress(f"{len(held)} of {count} tables open")
                    printed_at = perf_counter()
        self._wait_for(lambda: len(held) == count)
        return tables

    def _wait_for(self, happened: Callable[[], bool]) -> None:
        end = perf_counter() + SILENCE_TIMEOUT_S
        self.run(lambda: happened() or perf_counter() > end)
        if not happened():
            raise UnexpectedMessage("the server has stopped answering")

    def may_continue(self, table: TableOfFour) -> bool:
        """May this table make its next move? If not, it is held until `release_tables`."""
        if self._held is None or table.moves < table.first_moves:
            return True
        self._held.add(table)
        return False

    def release_tables(self) -> None:
        held, self._held = self._held, None
        for table in held or ():
            table.make_move()

    @property
    def totals(self) -> tuple[int, int, int, int]:
        tables = self.tables
        return (
            sum(table.moves for table in tables),
            sum(table.games for table in tables),
            sum(table.sent_bytes for table in tables),
            sum(table.received_bytes for table in tables),
        )


def _parse_address(address: str) -> tuple[str, int]:
    host, _, port = address.removeprefix("http://").partition(":")
    return host, int(port)


def measure(driver: TableDriver, server: ServerProcesses, plan: MeasurementPlan) -> Measurement:
    """Measure memory first, then an idle server (with all tables held), then play."""
    (first_table,) = driver.open_tables(0, 1)  # so that what is loaded only once is not counted
    first_table.disconnect()
    driver.run_for(0.5)
    base = _measure_memory(server)
    driver.tables = driver.open_tables(1, plan.tables)
    driver.run_for(0.5)
    seated = _measure_memory(server)
    idle_cpu = _measure_idle_cpu(driver, server, plan.idle_s)
    print_progress(f"all play; it counts in {plan.warm_up_s:.0f} s")
    driver.release_tables()
    driver.run_for(plan.warm_up_s)
    del driver.latencies[:]
    before = _read_counters(driver, server)
    _run_and_report(driver, plan.seconds)
    after = _read_counters(driver, server)
    taken, *used, moves, games, sent, received = (b - a for a, b in zip(before, after, strict=True))
    driver_cpu, driver_busy, driver_stolen, server_cpu, database_cpu, server_stolen = (
        share / taken for share in used
    )
    waits = sorted(driver.latencies)
    return Measurement(
        tables=plan.tables,
        seconds=taken,
        moves=int(moves),
        games=int(games),
        p50_s=waits[len(waits) // 2],
        p99_s=waits[len(waits) * 99 // 100],
        driver_cpu=driver_cpu,
        driver_free=1 - driver_busy,
        server_cpu=server_cpu,
        database_cpu=database_cpu,
        driver_stolen=driver_stolen,
        server_stolen=server_stolen,
        empty_bytes=base,
        seated_bytes=seated,
        final_bytes=_measure_memory(server),
        idle_s=plan.idle_s,
        idle_cpu=idle_cpu,
        move_bytes=sent / moves,
        update_bytes=received / moves / SEATS,
    )


def _read_counters(driver: TableDriver, server: ServerProcesses) -> tuple[float, ...]:
    own = os.getpid()
    return (
        perf_counter(),
        *cpu_seconds(own),
        stolen_seconds(own),
        _read_cpu_seconds(server),
        0.0 if server.database_pid is None else family_cpu_seconds(server.database_pid),
        stolen_seconds(server.pids[0]),
        *driver.totals,
    )


def _read_cpu_seconds(server: ServerProcesses) -> float:
    return sum(cpu_seconds(pid)[0] for pid in server.pids)


def _measure_memory(server: ServerProcesses) -> int:
    return sum(map(resident_bytes, server.pids))


def _measure_idle_cpu(driver: TableDriver, server: ServerProcesses, seconds: float) -> float:
    """The CPU seconds that the server uses while nobody does anything."""
    if not seconds:
        return 0.0
    print_progress(f"everybody idle for {seconds:.0f} s")
    before = _read_cpu_seconds(server)
    driver.run_for(seconds)
    return _read_cpu_seconds(server) - before


def _run_and_report(driver: TableDriver, seconds: float) -> None:
    steps = math.ceil(seconds / 2)
    for _ in range(steps):
        before = len(driver.latencies)
        driver.run_for(seconds / steps)
        print_progress(f"{(len(driver.latencies) - before) * steps / seconds:,.0f} moves/s")


def main() -> None:
    """Arguments (from pinned_servers.py): the server, its kind, and the plan."""
    processes, kind, plan = sys.argv[1:]
    server = msgspec.json.decode(processes, type=ServerProcesses)
    gc.disable()  # a pause of ours would be taken for the server's
    driver = TableDriver(server, KINDS[kind])
    found = measure(driver, server, msgspec.json.decode(plan, type=MeasurementPlan))
    for table in driver.tables:
        table.disconnect()
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    try:
        main()
    except (UnexpectedMessage, OSError) as wrong:
        sys.exit(f"{type(wrong).__name__}: {wrong}")
    except KeyboardInterrupt:
        sys.exit(130)
