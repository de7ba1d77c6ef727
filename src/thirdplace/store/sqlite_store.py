"""The log in SQLite. One writer thread commits everything that waits, and waits until it is on the disk."""

import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.store.interface import (
    Append,
    Claim,
    Conflict,
    Damaged,
    KnownState,
    OnCommitted,
    OnMessage,
    OnOrphaned,
    OnOutsideChange,
    StoredItem,
    StoredRecord,
    StoredTable,
    TableNews,
    Unavailable,
    UnusableStore,
)
from thirdplace.store.observed_age import SECONDS_PER_DAY, ObservedAge
from thirdplace.store.sqlite_nodes import SqliteNodes
from thirdplace.store.sqlite_ownership import SqliteOwnership, monotonic_ms
from thirdplace.store.sqlite_schema import migrate, read_version
from thirdplace.store.sqlite_shared_tools import SqliteSharedTools

__all__ = ["FILE_NAME", "SqliteStore", "is_kept_in"]

FILE_NAME = "thirdplace.sqlite3"
LOCK_TIMEOUT_S = 2.0
"""Seconds to wait while another process has locked the file."""
OUTSIDE_CHECK_S = 0.25
"""The writer checks after so many seconds whether another process has written."""
MAX_JOBS_PER_COMMIT = 2000

INSERT_TABLE = "INSERT INTO tables (id, code, game, visited, owner) VALUES (?, ?, ?, ?, ?)"
SELECT_TABLE_NUMBER = "SELECT number FROM tables WHERE id = ?"
INSERT_ENTRIES = """
    INSERT INTO log (number, seq, entry, written)
    SELECT (SELECT number FROM tables WHERE id = value ->> 0), value ->> 1, CAST(value ->> 2 AS BLOB), ?
    FROM json_each(?)
"""
"""Writes all rows in one statement: row by row, the writer would compete with the event loop for the GIL five
hundred times a commit. (For an unknown table the number is NULL, which the schema refuses.)"""
SELECT_FIRST_CONFLICT = """
    SELECT 1 FROM json_each(?) LEFT JOIN tables ON tables.id = value ->> 0
    WHERE value ->> 2 <> epoch
    OR value ->> 1 <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM log WHERE log.number = tables.number)
    LIMIT 1
"""
"""Finds a table with another epoch, or whose new entries would not follow its last one without a gap."""
SELECT_CHANGED = """
    SELECT value ->> 0 FROM json_each(?) LEFT JOIN tables ON tables.id = value ->> 0
    WHERE value ->> 2 IS NOT changes
    OR value ->> 1 <> (SELECT COALESCE(MAX(seq), 0) FROM log WHERE log.number = tables.number)
"""
SELECT_TABLES = "SELECT number, id, code, game, visited FROM tables ORDER BY number"
UPDATE_VISITED = "UPDATE tables SET visited = ? WHERE id = ?"
DELETE_OLD_RECORDS = "DELETE FROM records WHERE kept < ? AND table_id NOT IN (SELECT id FROM tables)"
INSERT_RECORD = "INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?)"


Housekeeping = Callable[[sqlite3.Connection], object]
WriterJob = tuple[Append, ...] | Housekeeping | None
"""For the writer: entries to store, housekeeping, or None to stop."""


class SqliteStore:
    """One database file. Any thread may read; only the writer thread writes."""

    def __init__(
        self,
        folder: Path,
        on_committed: OnCommitted,
        on_outside_change: OnOutsideChange,
        on_message: OnMessage = lambda message: None,
        on_orphaned: OnOrphaned = lambda tables: None,
        *,
        keep_days: float = 30,
    ) -> None:
        """`on_outside_change` is called in the writer's thread when others have written, come or gone."""
        self._file = folder / FILE_NAME
        self._on_committed = on_committed
        self._on_outside_change = on_outside_change
        self._local = threading.local()
        # A quarter, so that four starts in a row would have to have wrong dates.
        self._age = _prepare_database(self._file, keep_days / 4 * SECONDS_PER_DAY)
        self._nodes = SqliteNodes(self._file)
        self._ownership = SqliteOwnership(self._nodes, on_message, on_orphaned)
        self.tools = SqliteSharedTools(self._get_read_connection, self._nodes)
        self._writer_queue: queue.SimpleQueue[WriterJob] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._run_writer, name="store-writer", daemon=True)
        self._writer.start()

    @property
    def node(self) -> str | None:
        return self._nodes.name

    @property
    def has_other_nodes(self) -> bool:
        return bool(self._nodes.others)

    @property
    def may_lose_tables(self) -> bool:
        return False

    def join(self) -> None:
        self._nodes.join()
        self._nodes.refresh_others()

    def close(self) -> None:
        """Writes everything that waits, then stops the writer."""
        self._writer_queue.put(None)
        self._writer.join()
        self._nodes.leave()

    # Writing.

    def append(self, *wanted: Append) -> None:
        """Queues entries for the writer, which reports to `on_committed`."""
        self._writer_queue.put(wanted)

    def _run_writer(self) -> None:
        connection = _connect(self._file)
        changes, listened = _read_data_version(connection), monotonic()
        self._ownership.skip_messages(connection)
        jobs: list[WriterJob] = []
        while None not in jobs:
            jobs = self._take_waiting_jobs()
            self._commit(connection, [one for job in jobs if isinstance(job, tuple) for one in job])
            for job in jobs:
                if callable(job):
                    job(connection)
            if monotonic() - listened >= OUTSIDE_CHECK_S:
                with suppress(sqlite3.Error):  # checked again the next time
                    changes, before, listened = _read_data_version(connection), changes, monotonic()
                    if changes != before:
                        self._ownership.read_messages(connection)
                        self._on_outside_change(None)
                    if self._ownership.refresh_other_nodes(connection):
                        self._on_outside_change(None)
        connection.close()

    def _take_waiting_jobs(self) -> list[WriterJob]:
        """All waiting jobs; waits for the first one, but not for ever."""
        try:
            gathered = [self._writer_queue.get(timeout=OUTSIDE_CHECK_S)]
        except queue.Empty:
            return []
        while len(gathered) < MAX_JOBS_PER_COMMIT and not self._writer_queue.empty():
            gathered.append(self._writer_queue.get())
        return gathered

    def _commit(self, connection: sqlite3.Connection, wanted: list[Append]) -> None:
        """Commits all at once; after a conflict, one by one, so that only the conflicting append fails."""
        if not wanted:
            return
        wrong = _write_in_transaction(connection, wanted, self._age.now(), self.node)
        if isinstance(wrong, Conflict) and len(wanted) > 1:
            for one in wanted:
                self._commit(connection, [one])
        else:
            self._on_committed([(one, wrong) for one in wanted])

    def _queue_housekeeping(
        self, job: Housekeeping, on_end: Callable[[bool], None] = lambda is_done: None
    ) -> None:
        """Queues a job; if it fails, it is done the next time. `on_end` is told whether it was done."""

        def attempt(connection: sqlite3.Connection) -> None:
            is_done = False
            with suppress(sqlite3.Error):
                with connection:
                    connection.execute("BEGIN IMMEDIATE")
                    job(connection)
                is_done = True
            on_end(is_done)

        self._writer_queue.put(attempt)

    # Reading.

    def _get_read_connection(self) -> sqlite3.Connection:
        if not hasattr(self._local, "connection"):
            self._local.connection = _connect(self._file)
        connection: sqlite3.Connection = self._local.connection
        return connection

    def _select(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Raises Unavailable or Damaged."""
        try:
            return self._get_read_connection().execute(statement, values).fetchall()
        except sqlite3.OperationalError as wrong:
            raise Unavailable(str(wrong)) from wrong
        except sqlite3.DatabaseError as wrong:
            raise Damaged(str(wrong)) from wrong

    def find_table_by_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        rows = self._select("SELECT id FROM tables WHERE code = ?", code)
        return str(rows[0][0]) if rows else None

    def count_tables(self) -> int:
        return int(self._select("SELECT COUNT(*) FROM tables")[0][0])

    def read_entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after the first `after`; empty if there is no such table. Raises Damaged on a gap."""
        rows = self._select(
            f"SELECT entry, seq FROM log WHERE number = ({SELECT_TABLE_NUMBER}) AND seq > ? ORDER BY seq",
            table,
            after,
        )
        if rows and rows[-1][1] != after + len(rows):
            raise Damaged("an entry is missing")
        return [row[0] for row in rows]

    def read_news(self, known: Mapping[str, KnownState]) -> dict[str, TableNews]:
        """Of each table: the entries that are not known, the owner, and who is connected elsewhere."""
        try:
            return self._ownership.read_news(self._get_read_connection(), known)
        except sqlite3.OperationalError as wrong:
            raise Unavailable(str(wrong)) from wrong
        except sqlite3.DatabaseError as wrong:
            raise Damaged(str(wrong)) from wrong

    def find_changed_tables(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        """Which of these tables have another number of entries or of changes than is known of them."""
        rows = self._select(
            SELECT_CHANGED, _encode_as_text([(table, *each) for table, each in known.items()])
        )
        return [row[0] for row in rows]

    # Several processes.

    def claim_tables(self, tables: Collection[str]) -> dict[str, Claim]:
        """Become the owner of those that no living node owns."""
        try:
            return self._ownership.claim_tables(self._get_read_connection(), tables)
        except sqlite3.Error as wrong:
            raise Unavailable(str(wrong)) from wrong

    def release_tables(
        self, tables: Collection[str], on_done: Callable[[bool], None] = lambda is_done: None
    ) -> None:
        self._queue_housekeeping(
            lambda connection: self._ownership.release_tables(connection, tables), on_done
        )

    def save_connections(self, connections: Mapping[str, bytes]) -> None:
        self._queue_housekeeping(lambda connection: self._ownership.save_connections(connection, connections))

    def publish(self, message: bytes) -> None:
        self._queue_housekeeping(lambda connection: self._ownership.write_message(connection, message))

    def read_record(self, table: str) -> bytes | None:
        rows = self._select("SELECT record FROM records WHERE table_id = ?", table)
        return bytes(rows[0][0]) if rows else None

    # Housekeeping.

    def mark_visited(self, tables: Iterable[str]) -> None:
        """Notes that somebody is at these tables now."""
        rows = [(self._age.now(), table) for table in tables]
        self._queue_housekeeping(lambda connection: connection.executemany(UPDATE_VISITED, rows))

    def list_abandoned_tables(self, days: float) -> list[str]:
        """The ids of tables that nobody has visited for so many days."""
        rows = self._select("SELECT id FROM tables WHERE visited < ?", self._age_before(days))
        return [row[0] for row in rows]

    def _age_before(self, days: float) -> int:
        return int(self._age.now() - days * SECONDS_PER_DAY)

    def delete_table(
        self,
        table: str,
        game: str,
        record: bytes | None,
        on_done: Callable[[], None],
        *,
        forget_record: bool = False,
    ) -> None:
        """Deletes a table; stores its record, if given and not stored yet. Then calls `on_done`."""

        def job(connection: sqlite3.Connection) -> None:
            if forget_record:
                connection.execute("DELETE FROM records WHERE table_id = ?", (table,))
            elif record is not None:
                connection.execute(INSERT_RECORD, (table, game, self._age.now(), record))
            connection.execute(f"DELETE FROM log WHERE number = ({SELECT_TABLE_NUMBER})", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        self._queue_housekeeping(job)
        self._writer_queue.put(lambda connection: on_done())

    def delete_old_records(self, days: float, on_done: Callable[[int], None]) -> None:
        """Deletes records of games that ended so many days ago; calls `on_done` with their number, if any."""

        def job(connection: sqlite3.Connection) -> None:
            cleared = connection.execute(DELETE_OLD_RECORDS, (self._age_before(days),)).rowcount
            if cleared:
                on_done(cleared)

        self._queue_housekeeping(job)

    def save_age(self) -> None:
        """Stores the age of the folder."""
        self._queue_housekeeping(self._age.save)

    # From store to store.

    def read_all(self) -> Iterator[StoredItem]:
        """Everything that is stored, as it stands at one moment. Servers may go on writing meanwhile."""
        try:
            with closing(_connect(self._file)) as connection:
                connection.execute("BEGIN")
                age = self._age.now()
                tables = connection.execute(SELECT_TABLES)
                for number, table, code, game, visited in tables.fetchall():
                    log = connection.execute("SELECT entry FROM log WHERE number = ? ORDER BY seq", (number,))
                    entries = [bytes(row[0]) for row in log]
                    yield StoredTable(table, code, game, max(0, age - visited), entries)
                for table, game, kept, record in connection.execute("SELECT * FROM records"):
                    yield StoredRecord(table, game, max(0, age - kept), bytes(record))
        except sqlite3.OperationalError as wrong:
            raise Unavailable(str(wrong)) from wrong
        except sqlite3.DatabaseError as wrong:
            raise Damaged(str(wrong)) from wrong

    def import_all(self, items: Iterable[StoredItem]) -> None:
        """Write everything, or nothing if something fails. Raises Conflict if the store is not empty."""
        age = self._age.now()
        try:
            with closing(_connect(self._file)) as connection, connection:
                connection.execute("BEGIN IMMEDIATE")
                if connection.execute("SELECT 1 FROM tables UNION SELECT 1 FROM records").fetchone():
                    raise Conflict
                for item in items:
                    if isinstance(item, StoredRecord):
                        row = (item.table, item.game, age - item.age_s, item.record)
                        connection.execute(INSERT_RECORD, row)
                        continue
                    row_of_table = (item.id, item.code, item.game, age - item.idle_s, None)
                    number = connection.execute(INSERT_TABLE, row_of_table).lastrowid
                    rows = [(number, seq, entry) for seq, entry in enumerate(item.entries, 1)]
                    connection.executemany("INSERT INTO log (number, seq, entry) VALUES (?, ?, ?)", rows)
        except sqlite3.Error as wrong:
            raise Unavailable(str(wrong)) from wrong

    def check_writable(self, on_done: Callable[[bool], None]) -> None:
        """Tries to write something, and calls `on_done` with whether it is durable."""

        def attempt(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("BEGIN IMMEDIATE")
                self._age.save(connection)
                connection.execute("COMMIT")
            except sqlite3.Error:
                with suppress(sqlite3.Error):
                    connection.rollback()
                on_done(False)
            else:
                on_done(True)

        self._writer_queue.put(attempt)


def is_kept_in(folder: Path) -> bool:
    """Is there a file of ours in this folder? A damaged one is, too."""
    file = folder / FILE_NAME
    if not file.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return read_version(connection) > 0
    except sqlite3.Error:  # opening it says what is wrong
        return True


def _prepare_database(file: Path, most_gap: float) -> ObservedAge:
    """Creates the file, or migrates it to the newest version. Raises UnusableStore if that fails."""
    try:
        _make_private(file)
        with closing(_connect(file)) as connection:
            migrate(connection)
            connection.execute("BEGIN IMMEDIATE")
            age = ObservedAge(connection, most_gap)
            connection.execute("COMMIT")
            return age
    except OSError as wrong:
        raise UnusableStore(wrong.strerror or str(wrong)) from wrong
    except sqlite3.Error as wrong:
        raise UnusableStore(str(wrong)) from wrong


def _make_private(file: Path) -> None:
    """Lets no other account read the file, which holds seeds and hidden cards. (SQLite copies the mode.)

    The mode of a folder is changed only if it holds nothing but our files.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    if os.name == "nt":
        return
    ours = [path for path in file.parent.iterdir() if path.name.startswith(FILE_NAME)]
    for path in ours:
        with suppress(PermissionError, FileNotFoundError):  # of another account; a journal that is done with
            path.chmod(0o600)
    with suppress(PermissionError):
        if len(ours) == len(list(file.parent.iterdir())):
            file.parent.chmod(0o700)


def _connect(file: Path) -> sqlite3.Connection:
    # One thread at a time uses a connection, but in `read_all` not always the one that opened it.
    connection = sqlite3.connect(file, timeout=LOCK_TIMEOUT_S, isolation_level=None, check_same_thread=False)
    _use_write_ahead_log(connection)
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Turns on the write-ahead log, with retries: SQLite's own timeout does not cover this switch."""
    end = monotonic() + LOCK_TIMEOUT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if monotonic() > end:
                raise
            sleep(0.01)


def _read_data_version(connection: sqlite3.Connection) -> int:
    """A number that changes with every commit of another connection, not with our own."""
    changes: int = connection.execute("PRAGMA data_version").fetchone()[0]
    return changes


def _write_in_transaction(
    connection: sqlite3.Connection, wanted: list[Append], now: int, node: str | None
) -> Exception | None:
    """Writes everything and waits for the disk; returns the error, or None if it is durable."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for new in (new for one in wanted for new in one.new_tables):
            connection.execute(INSERT_TABLE, (new.id, new.code, new.game, now, node))
        if connection.execute(SELECT_FIRST_CONFLICT, (_encode_first_seqs(wanted),)).fetchone() is not None:
            connection.rollback()
            return Conflict()
        connection.execute(INSERT_ENTRIES, (monotonic_ms(), _encode_rows(wanted)))
        for one in wanted:
            if one.record is not None:
                game, record = one.record
                connection.execute(INSERT_RECORD, (one.table, game, now, record))
        connection.execute("COMMIT")
        return None
    except sqlite3.Error as wrong:
        with suppress(sqlite3.Error):
            connection.rollback()
        return Conflict() if isinstance(wrong, sqlite3.IntegrityError) else Refused("not-saved", str(wrong))


def _encode_first_seqs(wanted: list[Append]) -> str:
    """A JSON array of each table, the seq of its first entry, and the epoch it is written in."""
    return _encode_as_text([(one.table, one.seq, one.epoch) for one in wanted if one.entries])


def _encode_rows(wanted: list[Append]) -> str:
    """A JSON array of table, seq and entry."""
    rows = []
    for one in wanted:
        logs = [(one.table, one.seq, one.entries), *((new.id, 1, new.entries) for new in one.new_tables)]
        for table, first, entries in logs:
            rows += [(table, seq, entry.decode()) for seq, entry in enumerate(entries, first)]
    return _encode_as_text(rows)


def _encode_as_text(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()
