"""Does a run of the lab slow the tables of the same server? Moves are timed with one and without, in turn.

The server and all of its processes share one core, the players have the other: with a core of its own, the
lab would take nothing from the tables. Ends with 1 if moves take more than MOST_RATIO times as long.
"""

import argparse
import sys
import threading
from contextlib import contextmanager
from http.client import HTTPConnection
from statistics import median
from typing import TYPE_CHECKING

import msgspec
from servers import our_table
from servers.pinned_servers import run_server
from servers.table_driver import TableDriver

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = (1, 10)
ROUNDS = 7
SECONDS = 3.0
MOST_RATIO = 1.1
BODY = msgspec.json.encode({"game": our_table.GAME, "precision": 0.001})
HEADERS = {"Content-Type": "application/json", "X-Forwarded-For": "10.9.9.9"}


class LabVisitor:
    """Somebody who has the lab play, again and again, until it is enough."""

    def __init__(self, address: str) -> None:
        self._address = address.removeprefix("http://")
        self._is_enough = threading.Event()
        self._has_begun = threading.Event()
        self.games = 0

    @contextmanager
    def play(self) -> "Iterator[None]":
        """The lab plays from the beginning of this block to its end."""
        self._is_enough.clear()
        self._has_begun.clear()
        thread = threading.Thread(target=self._ask)
        thread.start()
        self._has_begun.wait()
        try:
            yield
        finally:
            self._is_enough.set()
            thread.join()

    def _ask(self) -> None:
        while not self._is_enough.is_set():
            connection = HTTPConnection(self._address, timeout=600)
            connection.request("POST", "/api/lab", BODY, HEADERS)
            answer = connection.getresponse()
            while (line := answer.readline()) and not self._is_enough.is_set():
                report = msgspec.json.decode(line).get("report")
                if report is not None:
                    self.games = report["games"]
                    self._has_begun.set()
            connection.close()


def measure_median_ms(driver: TableDriver, seconds: float) -> float:
    driver.run_for(0.5)
    del driver.latencies[:]
    driver.run_for(seconds)
    return 1000 * median(driver.latencies)


def measure_rounds(tables: int, rounds: int, seconds: float) -> list[tuple[float, float]]:
    """For each round the median time of a move in ms, without a run of the lab and with one."""
    with run_server() as server:
        driver = TableDriver(server, our_table.make_table)
        visitor = LabVisitor(server.addresses[0])
        with visitor.play():
            pass  # what is compiled for the lab is compiled now
        driver.tables = driver.open_tables(0, tables)
        driver.release_tables()
        found = []
        for _ in range(rounds):
            alone = measure_median_ms(driver, seconds)
            with _play_while_driving(driver, visitor):
                found.append((alone, measure_median_ms(driver, seconds)))
        return found


@contextmanager
def _play_while_driving(driver: TableDriver, visitor: LabVisitor) -> "Iterator[None]":
    """The tables go on while the lab begins and ends."""
    visitor_is_ready, may_leave = threading.Event(), threading.Event()

    def visit() -> None:
        with visitor.play():
            visitor_is_ready.set()
            may_leave.wait()

    thread = threading.Thread(target=visit)
    thread.start()
    driver.run(visitor_is_ready.is_set)
    try:
        yield
    finally:
        may_leave.set()
        driver.run(lambda: not thread.is_alive())
        driver.run_for(2.5)  # a run that has not ended by itself by then is ended


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    is_slowed = False
    for tables in TABLES:
        rounds = measure_rounds(tables, given.rounds, given.seconds)
        ratio = median(beside / alone for alone, beside in rounds)
        alone, beside = (median(times) for times in zip(*rounds, strict=True))
        print(
            f"{tables:3} tables: a move takes {alone:.2f} ms, beside the lab {beside:.2f} ms (medians); "
            f"ratio {ratio:.2f}, at most {MOST_RATIO} wanted",
            flush=True,
        )
        is_slowed |= ratio > MOST_RATIO
    return int(is_slowed)


if __name__ == "__main__":
    sys.exit(main())
