"""What every store does, wherever it keeps its data: the log of each table, and the records of ended games.

The number of an entry (its table and `seq`) can be taken once only. That decides who was first where several
servers write to one store.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

__all__ = [
    "Append",
    "Conflict",
    "Damaged",
    "NewTable",
    "OnCommitted",
    "OnOutsideChange",
    "Store",
    "StoredItem",
    "StoredRecord",
    "StoredTable",
    "Unavailable",
    "UnusableStore",
]


class Conflict(Exception):
    """Another process has written these entries first: read them, and apply the commands again."""


class Unavailable(Exception):
    """The store cannot be read now; a later attempt may succeed."""


class Damaged(Exception):
    """The store's content cannot be read; a later attempt will not succeed either."""


class UnusableStore(Exception):
    """Nothing can be stored there; the message is the system's reason."""


class Append(msgspec.Struct, frozen=True, eq=False):
    """Entries that are stored all together or not at all."""

    table: str
    seq: int
    """The number of the first entry."""
    entries: list[bytes]
    record: tuple[str, bytes] | None = None
    """The game and its record, once it is over."""
    new_tables: Sequence["NewTable"] = ()


class NewTable(msgspec.Struct, frozen=True, eq=False):
    id: str
    code: str
    game: str
    entries: list[bytes]


class StoredTable(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A table with its whole log, as it goes from one store to another."""

    id: str
    code: str
    game: str
    idle_s: int
    """For so many seconds nobody has visited it."""
    entries: list[bytes]


class StoredRecord(msgspec.Struct, frozen=True, tag_field="type", tag="record"):
    table: str
    game: str
    age_s: int
    record: bytes


StoredItem = StoredTable | StoredRecord

OnCommitted = Callable[[list[tuple[Append, Exception | None]]], None]
"""Called in the writer's thread after each commit, with every append and its error (None: it is durable)."""

OnOutsideChange = Callable[[Collection[str] | None], None]
"""Called in the writer's thread when another process has written to these tables (None: to any)."""


class Store(Protocol):
    """Any thread may read; a thread of the store's own writes. Reading raises Unavailable or Damaged."""

    def close(self) -> None:
        """Write everything that waits, then stop."""

    def append(self, *wanted: Append) -> None:
        """Queue entries for the writer, which reports to `on_committed`."""

    def find_table_by_code(self, code: str) -> str | None:
        """The id of the table with this code."""

    def count_tables(self) -> int: ...

    def read_entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after the first `after`; empty if there is no such table. Raises Damaged on a gap."""

    def find_changed_tables(self, known: Mapping[str, int]) -> list[str]:
        """Which of these tables have another number of entries than is known of them."""

    def read_record(self, table: str) -> bytes | None: ...

    def mark_visited(self, tables: Iterable[str]) -> None:
        """Note that somebody is at these tables now."""

    def list_abandoned_tables(self, days: float) -> list[str]:
        """The ids of tables that nobody has visited for so many days."""

    def delete_table(
        self,
        table: str,
        game: str,
        record: bytes | None,
        on_done: Callable[[], None],
        *,
        forget_record: bool = False,
    ) -> None:
        """Delete a table; store its record, if given and not stored yet. Then call `on_done`."""

    def delete_old_records(self, days: float, on_done: Callable[[int], None]) -> None:
        """Delete records of games that ended so many days ago; call `on_done` with their number, if any."""

    def save_age(self) -> None:
        """Note how long the store has existed, where it keeps that itself."""

    def read_all(self) -> Iterator[StoredItem]:
        """Everything that is stored, as it stands at one moment. Servers may go on writing meanwhile."""

    def import_all(self, items: Iterable[StoredItem]) -> None:
        """Write everything, or nothing if something fails. Raises Conflict if the store is not empty."""

    def check_writable(self, on_done: Callable[[bool], None]) -> None:
        """Try to write something, and call `on_done` with whether it is durable."""
