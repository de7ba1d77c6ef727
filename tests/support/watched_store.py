"""A store, and what its writer reports."""

import queue
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from support.games import TURN_GAME

from thirdplace.store.interface import Append, NewTable
from thirdplace.store.open_store import open_store

__all__ = ["Reports", "WatchedStore"]

Reports = list[tuple[Append, Exception | None]]
PATIENCE_S = 60


class WatchedStore:
    def __init__(self, location: Path | str, notices: str | None = None) -> None:
        self.reports: queue.Queue[Reports] = queue.Queue()
        self.outside_changes: queue.Queue[Collection[str] | None] = queue.Queue()
        self.messages: queue.Queue[bytes] = queue.Queue()
        self.store = open_store(
            location,
            self.reports.put,
            self.outside_changes.put,
            self.messages.put,
            keep_days=30,
            notices=notices,
        )
        self.store.join()

    def append(self, *wanted: Append) -> Reports:
        """Hand in, and wait until all of it is settled."""
        self.store.append(*wanted)
        told: Reports = []
        while len(told) < len(wanted):
            told += self.reports.get(timeout=PATIENCE_S)
        return told

    def make_table(self, name: str, code: str = "") -> None:
        new = NewTable(name, code or name.upper(), TURN_GAME, [b"made"])
        assert self.append(Append(name, 1, [], new_tables=(new,)))[0][1] is None

    def hear_of_change(self, table: str) -> None:
        """Wait until another process's change of this table, or of any, is told."""
        while (tables := self.outside_changes.get(timeout=PATIENCE_S)) is not None and table not in tables:
            pass

    def wait_for_silence(self, silence_s: float) -> None:
        """Skip what is told of other processes, until nothing is told for so many seconds."""
        with suppress(queue.Empty):
            while True:
                self.outside_changes.get(timeout=silence_s)
