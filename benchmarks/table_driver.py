"""Fills a server with tables of four and measures how they are served. Runs as a process of its own.

It also measures how much of the time it had nothing to do itself: then it was the server it waited for.
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

import boardgame_table
import msgspec
import our_table
from measurements import Found, Wanted, resident, spent, stolen
from seat_socket import PATIENCE, Astray, Seat
from table_of_four import SEATS, TableOfFour

__all__ = ["Crowd"]

AT_ONCE = 16
"""Tables that are being set at the same time."""
SetTable = Callable[["Crowd", int], tuple[str, TableOfFour]]
"""Finds a table with this number, and says what it is called."""
KINDS: dict[str, SetTable] = {"ours": our_table.set_table, "boardgame": boardgame_table.set_table}
"""Whose tables they are."""


def tell(what: str) -> None:
    print(f"        {what}", file=sys.stderr, flush=True)


class Crowd:
    """Everybody at all tables."""

    def __init__(self, host: str, port: int, set_table: SetTable) -> None:
        self.server = host, port
        self._set_table = partial(set_table, self)
        self.latencies = array("d")
        self.tables: list[TableOfFour] = []
        self._people: dict[int, Seat] = {}
        self._news = select.epoll()
        self._held: set[TableOfFour] | None = set()

    def listen_to(self, seat: Seat) -> None:
        self._people[seat.socket.fileno()] = seat
        self._news.register(seat.socket, select.EPOLLIN)

    def forget(self, seat: Seat) -> None:
        self._news.unregister(seat.socket)
        del self._people[seat.socket.fileno()]

    def run(self, until: Callable[[], bool]) -> None:
        people, poll = self._people, self._news.poll
        while not until():
            for file, _ in poll(0.01):
                if file in people:
                    people[file].listen()

    def run_for(self, seconds: float) -> None:
        end = perf_counter() + seconds
        self.run(lambda: perf_counter() >= end)

    def set_tables(self, first: int, count: int) -> list[TableOfFour]:
        """Made, sat down at, begun, and played until they are held."""
        self._held = held = set[TableOfFour]()
        tables, told = [], perf_counter()
        with ThreadPoolExecutor(AT_ONCE) as lobby:
            for table_id, table in lobby.map(self._set_table, range(first, first + count)):
                table.go_to(table_id)
                tables.append(table)
                self._wait_for(lambda: len(held) > len(tables) - AT_ONCE)
                if perf_counter() > told + 1:
                    tell(f"{len(held)} of {count} tables set")
                    told = perf_counter()
        self._wait_for(lambda: len(held) == count)
        return tables

    def _wait_for(self, happened: Callable[[], bool]) -> None:
        end = perf_counter() + PATIENCE
        self.run(lambda: happened() or perf_counter() > end)
        if not happened():
            raise Astray("nothing happens any more")

    def goes_on(self, table: TableOfFour) -> bool:
        """May it play on, or is it held?"""
        if self._held is None or table.moves < table.first_moves:
            return True
        self._held.add(table)
        return False

    def release(self) -> None:
        held, self._held = self._held, None
        for table in held or ():
            table.move()

    @property
    def counts(self) -> tuple[int, int, int, int]:
        tables = self.tables
        return (
            sum(table.moves for table in tables),
            sum(table.games for table in tables),
            sum(table.said_bytes for table in tables),
            sum(table.heard_bytes for table in tables),
        )


def measure(crowd: Crowd, pid: int, wanted: Wanted) -> Found:
    """Memory first, then (with everybody held) idleness, then play."""
    (rehearsal,) = crowd.set_tables(0, 1)  # so that what is loaded only once is not counted
    rehearsal.leave()
    crowd.run_for(0.5)
    base = resident(pid)
    crowd.tables = crowd.set_tables(1, wanted.tables)
    crowd.run_for(0.5)
    seated = resident(pid)
    idle_cpu = _idle(crowd, pid, wanted.idle)
    tell(f"all play; it counts in {wanted.warm:.0f} s")
    crowd.release()
    crowd.run_for(wanted.warm)
    del crowd.latencies[:]
    before = _now(crowd, pid)
    _play(crowd, wanted.seconds)
    after = _now(crowd, pid)
    taken, *used, moves, games, said, heard = (b - a for a, b in zip(before, after, strict=True))
    driver_cpu, driver_busy, driver_stolen, server_cpu, server_busy, server_stolen = (
        share / taken for share in used
    )
    waits = sorted(crowd.latencies)
    return Found(
        tables=wanted.tables,
        seconds=taken,
        moves=int(moves),
        games=int(games),
        p50=waits[len(waits) // 2],
        p99=waits[len(waits) * 99 // 100],
        driver_cpu=driver_cpu,
        driver_free=1 - driver_busy,
        server_cpu=server_cpu,
        server_free=1 - server_busy,
        driver_stolen=driver_stolen,
        server_stolen=server_stolen,
        base=base,
        seated=seated,
        ended=resident(pid),
        idle_seconds=wanted.idle,
        idle_cpu=idle_cpu,
        said_bytes=said / moves,
        heard_bytes=heard / moves / SEATS,
    )


def _now(crowd: Crowd, pid: int) -> tuple[float, ...]:
    driver = os.getpid()
    return perf_counter(), *spent(driver), stolen(driver), *spent(pid), stolen(pid), *crowd.counts


def _idle(crowd: Crowd, pid: int, seconds: float) -> float:
    """What the server spends while nobody does anything."""
    if not seconds:
        return 0.0
    tell(f"everybody idle for {seconds:.0f} s")
    before, _ = spent(pid)
    crowd.run_for(seconds)
    after, _ = spent(pid)
    return after - before


def _play(crowd: Crowd, seconds: float) -> None:
    steps = math.ceil(seconds / 2)
    for _ in range(steps):
        before = len(crowd.latencies)
        crowd.run_for(seconds / steps)
        tell(f"{(len(crowd.latencies) - before) * steps / seconds:,.0f} moves/s")


def main() -> None:
    """Asked by pinned_servers.py: the server's address and process, whose it is, and what is wanted."""
    server, pid, kind, asked = sys.argv[1:]
    host, _, port = server.removeprefix("http://").partition(":")
    gc.disable()  # a pause of ours would be taken for the server's
    crowd = Crowd(host, int(port), KINDS[kind])
    found = measure(crowd, int(pid), msgspec.json.decode(asked, type=Wanted))
    for table in crowd.tables:
        table.leave()
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    try:
        main()
    except (Astray, OSError) as wrong:
        sys.exit(f"{type(wrong).__name__}: {wrong}")
    except KeyboardInterrupt:
        sys.exit(130)
