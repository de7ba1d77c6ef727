"""The log in PostgreSQL, which any number of servers on any number of machines can share.

asyncpg runs in an event loop of its own, in one thread, so that this store is used like the one in SQLite.
One connection writes everything that waits with one call; one listens for what other servers have
written; reading takes connections of a small pool.
"""

import asyncio
import secrets
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import asyncpg

from thirdplace.core.errors import Refused
from thirdplace.store.interface import (
    Append,
    Conflict,
    Damaged,
    OnCommitted,
    OnOutsideChange,
    StoredItem,
    Unavailable,
    UnusableStore,
)
from thirdplace.store.postgres_schema import CHANNEL, GAP, migrate
from thirdplace.store.postgres_transfer import import_all_items, read_all_items

__all__ = ["PostgresStore"]

MAX_READERS = 4
CONNECT_TIMEOUT_S = 5.0
COMMAND_TIMEOUT_S = 5.0
WRITE_ATTEMPTS_S = 15.0
"""How long entries are kept while the database cannot be reached, before their commands are refused."""
RECONNECT_PAUSE_S = 0.1
MAX_APPENDS_PER_COMMIT = 2000
SESSION_SETTINGS = {
    "application_name": "thirdplace",
    "synchronous_commit": "on",
    # A server that was cut off must not keep others waiting for what it has not committed.
    "idle_in_transaction_session_timeout": "5000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
}
PASSING_ERRORS = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""Errors of the database after which the same may succeed if it is tried again."""
DAMAGE = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)

APPEND = "SELECT thirdplace.append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
SELECT_ENTRIES = """
    SELECT entry, seq FROM thirdplace.log
    WHERE number = (SELECT number FROM thirdplace.tables WHERE id = $1) AND seq > $2 ORDER BY seq
"""
SELECT_CHANGED = """
    SELECT known.id FROM unnest($1::text[], $2::integer[]) AS known (id, count)
    WHERE known.count <> COALESCE((
        SELECT seq FROM thirdplace.log JOIN thirdplace.tables USING (number)
        WHERE tables.id = known.id ORDER BY seq DESC LIMIT 1
    ), 0)
"""
DELETE_LOG = "DELETE FROM thirdplace.log WHERE number = (SELECT number FROM thirdplace.tables WHERE id = $1)"
DELETE_OLD_RECORDS = """
    DELETE FROM thirdplace.records
    WHERE kept < now() - $1::interval AND table_id NOT IN (SELECT id FROM thirdplace.tables)
"""
INSERT_RECORD = """
    INSERT INTO thirdplace.records (table_id, game, record) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""

T = TypeVar("T")


class Housekeeping(NamedTuple):
    """Work that nobody waits for; if it fails, it is done the next time."""

    work: Callable[[asyncpg.Connection], Awaitable[object]]
    on_end: Callable[[bool], None]
    """Called with whether the work was done."""


Job = list[Append] | Housekeeping | None
"""For the writer: entries to store, other work, or None to stop."""


class PostgresStore:
    """One database, named by its address (`postgresql://user@host/name`)."""

    def __init__(self, address: str, on_committed: OnCommitted, on_outside_change: OnOutsideChange) -> None:
        """Raises UnusableStore if the database cannot be reached or used."""
        self._address = address
        self._on_committed = on_committed
        self._on_outside_change = on_outside_change
        self._name = secrets.token_hex(8)
        """Of this process, so that it does not react to its own notices."""
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writing: asyncpg.Connection | None = None
        self._readers: asyncpg.Pool | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="store-writer", daemon=True)
        self._thread.start()
        try:
            self._run(self._open()).result()
        except BaseException:
            self._stop_loop()
            raise

    def _run(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def _stop_loop(self) -> None:
        self._run(self._drop_connections()).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _open(self) -> None:
        try:
            self._writing = await self._connect()
            await migrate(self._writing)
            self._readers = await asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=MAX_READERS,
                timeout=CONNECT_TIMEOUT_S,
                command_timeout=COMMAND_TIMEOUT_S,
                server_settings=SESSION_SETTINGS,
            )
        except UnusableStore:
            raise
        except Exception as wrong:  # of the system, of asyncpg, or of the database
            raise UnusableStore(str(wrong) or type(wrong).__name__) from wrong
        self._tasks = [self._loop.create_task(self._run_writer()), self._loop.create_task(self._listen())]

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(
            self._address,
            timeout=CONNECT_TIMEOUT_S,
            command_timeout=COMMAND_TIMEOUT_S,
            server_settings=SESSION_SETTINGS,
        )

    def close(self) -> None:
        self._put_job(None)
        self._run(self._close()).result()
        self._stop_loop()

    async def _close(self) -> None:
        writer, listener = self._tasks
        await writer
        listener.cancel()
        await asyncio.gather(listener, return_exceptions=True)

    async def _drop_connections(self) -> None:
        self._drop_writing_connection()
        if self._readers is not None:
            self._readers.terminate()
        await asyncio.sleep(0.01)  # until the loop has closed their sockets

    # Writing.

    def _put_job(self, job: Job) -> None:
        self._loop.call_soon_threadsafe(self._jobs.put_nowait, job)

    def append(self, *wanted: Append) -> None:
        self._put_job(list(wanted))

    async def _run_writer(self) -> None:
        jobs: list[Job] = []
        while None not in jobs:
            jobs = [await self._jobs.get()]
            while len(jobs) < MAX_APPENDS_PER_COMMIT and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            await self._commit([one for job in jobs if isinstance(job, list) for one in job])
            for job in jobs:
                if isinstance(job, Housekeeping):
                    await self._keep_house(job)

    async def _keep_house(self, job: Housekeeping) -> None:
        is_done = False
        with suppress(Exception):
            await job.work(await self._get_writing_connection())
            is_done = True
        job.on_end(is_done)

    async def _get_writing_connection(self) -> asyncpg.Connection:
        if self._writing is None or self._writing.is_closed():
            self._writing = await self._connect()
        return self._writing

    async def _commit(self, wanted: list[Append]) -> None:
        """Commit all at once; after a conflict, one by one, so that only the conflicting append fails."""
        if not wanted:
            return
        wrong = await self._write(wanted)
        if isinstance(wrong, Conflict) and len(wanted) > 1:
            for one in wanted:
                await self._commit([one])
        else:
            self._on_committed([(one, wrong) for one in wanted])

    async def _write(self, wanted: list[Append]) -> Exception | None:
        """Write everything; returns the error, or None if it is durable.

        If the connection is lost, it is tried again for a while. The database may have committed before its
        answer was lost: that is looked up, so that nothing is written twice, and nothing is called lost.
        """
        end, is_uncertain = monotonic() + WRITE_ATTEMPTS_S, False
        rows = _make_rows(self._name, wanted)
        while True:
            try:
                connection = await self._get_writing_connection()
                try:
                    await connection.execute(APPEND, *rows)
                    return None
                except asyncpg.PostgresError as wrong:
                    if not _is_conflict(wrong):
                        raise
                    is_ours = is_uncertain and await _is_written(connection, wanted)
                    return None if is_ours else Conflict()
            except Exception as wrong:  # asyncpg raises many kinds if the connection is lost
                is_uncertain = True
                self._drop_writing_connection()
                is_passing = not isinstance(wrong, asyncpg.PostgresError) or isinstance(wrong, PASSING_ERRORS)
                if not is_passing or monotonic() > end:
                    return Refused("not-saved", type(wrong).__name__)
                await asyncio.sleep(RECONNECT_PAUSE_S)

    def _drop_writing_connection(self) -> None:
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None

    # What other servers write.

    async def _listen(self) -> None:
        """Tell what others have written. A notice may be lost, which `find_changed_tables` makes up for."""
        while True:
            with suppress(Exception):
                await self._listen_until_lost(await self._connect())
            await asyncio.sleep(RECONNECT_PAUSE_S)

    async def _listen_until_lost(self, connection: asyncpg.Connection) -> None:
        try:
            is_lost = asyncio.Event()
            connection.add_termination_listener(lambda _: is_lost.set())
            await connection.add_listener(CHANNEL, self._on_notice)
            self._on_outside_change(None)  # something may have been missed
            await is_lost.wait()
        finally:
            connection.terminate()

    def _on_notice(self, connection: object, pid: int, channel: str, payload: object) -> None:
        sender, *tables = str(payload).split()
        if sender != self._name:
            self._on_outside_change(tables)

    # Reading.

    def _fetch(self, statement: str, *values: object) -> list[Any]:
        """Raises Unavailable or Damaged."""
        try:
            assert self._readers is not None
            rows: list[Any] = self._run(self._readers.fetch(statement, *values)).result()
            return rows
        except DAMAGE as wrong:
            raise Damaged(str(wrong)) from wrong
        except Exception as wrong:
            raise Unavailable(type(wrong).__name__) from wrong

    def find_table_by_code(self, code: str) -> str | None:
        rows = self._fetch("SELECT id FROM thirdplace.tables WHERE code = $1", code)
        return str(rows[0][0]) if rows else None

    def count_tables(self) -> int:
        return int(self._fetch("SELECT COUNT(*) FROM thirdplace.tables")[0][0])

    def read_entries(self, table: str, after: int = 0) -> list[bytes]:
        rows = self._fetch(SELECT_ENTRIES, table, after)
        if rows and rows[-1][1] != after + len(rows):
            raise Damaged("an entry is missing")
        return [bytes(row[0]) for row in rows]

    def find_changed_tables(self, known: Mapping[str, int]) -> list[str]:
        return [row[0] for row in self._fetch(SELECT_CHANGED, list(known), list(known.values()))]

    def read_record(self, table: str) -> bytes | None:
        rows = self._fetch("SELECT record FROM thirdplace.records WHERE table_id = $1", table)
        return bytes(rows[0][0]) if rows else None

    # Housekeeping.

    def _queue_housekeeping(
        self,
        work: Callable[[asyncpg.Connection], Awaitable[object]],
        on_end: Callable[[bool], None] = lambda is_done: None,
    ) -> None:
        self._put_job(Housekeeping(work, on_end))

    def mark_visited(self, tables: Iterable[str]) -> None:
        ids = sorted(tables)
        statement = "UPDATE thirdplace.tables SET visited = now() WHERE id = ANY ($1)"
        self._queue_housekeeping(lambda connection: connection.execute(statement, ids))

    def list_abandoned_tables(self, days: float) -> list[str]:
        statement = "SELECT id FROM thirdplace.tables WHERE visited < now() - $1::interval"
        return [row[0] for row in self._fetch(statement, timedelta(days=days))]

    def delete_table(
        self,
        table: str,
        game: str,
        record: bytes | None,
        on_done: Callable[[], None],
        *,
        forget_record: bool = False,
    ) -> None:
        async def work(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                if forget_record:
                    await connection.execute("DELETE FROM thirdplace.records WHERE table_id = $1", table)
                elif record is not None:
                    await connection.execute(INSERT_RECORD, table, game, record)
                await connection.execute(DELETE_LOG, table)
                await connection.execute("DELETE FROM thirdplace.tables WHERE id = $1", table)

        self._queue_housekeeping(work, lambda is_done: on_done())

    def delete_old_records(self, days: float, on_done: Callable[[int], None]) -> None:
        async def work(connection: asyncpg.Connection) -> None:
            status: str = await connection.execute(DELETE_OLD_RECORDS, timedelta(days=days))
            count = int(status.split()[-1])
            if count:
                on_done(count)

        self._queue_housekeeping(work)

    def save_age(self) -> None:
        """Nothing to do: ages are counted by the database's clock."""

    # From store to store.

    def read_all(self) -> Iterator[StoredItem]:
        try:
            connection = self._run(self._connect()).result()
            try:
                yield from read_all_items(connection, lambda work: self._run(work).result())
            finally:
                self._loop.call_soon_threadsafe(connection.terminate)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
            raise Unavailable(str(wrong)) from wrong

    def import_all(self, items: Iterable[StoredItem]) -> None:
        try:
            self._run(self._import_all(iter(items))).result()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
            raise Unavailable(str(wrong)) from wrong

    async def _import_all(self, items: Iterator[StoredItem]) -> None:
        connection = await self._connect()
        try:
            await import_all_items(connection, items)
        finally:
            connection.terminate()

    def check_writable(self, on_done: Callable[[bool], None]) -> None:
        statement = "UPDATE thirdplace.probe SET written = now()"
        self._queue_housekeeping(lambda connection: connection.execute(statement), on_done)


def _make_rows(sender: str, wanted: list[Append]) -> tuple[object, ...]:
    """The arguments of `append_entries`."""
    new = [new for one in wanted for new in one.new_tables]
    logs = [(one.table, one.seq, one.entries) for one in wanted if one.entries]
    logs += [(one.id, 1, one.entries) for one in new]
    rows = [
        (table, first + number, entry)
        for table, first, entries in logs
        for number, entry in enumerate(entries)
    ]
    records = [(one.table, *one.record) for one in wanted if one.record is not None]
    return (
        sender,
        [one.id for one in new],
        [one.code for one in new],
        [one.game for one in new],
        [table for table, _, _ in logs],
        [first for _, first, _ in logs],
        *([row[column] for row in rows] for column in range(3)),
        *([row[column] for row in records] for column in range(3)),
    )


def _is_conflict(wrong: asyncpg.PostgresError) -> bool:
    """Is the number of an entry taken, or does it not follow the last one?"""
    return isinstance(wrong, asyncpg.IntegrityConstraintViolationError) or wrong.sqlstate == GAP


async def _is_written(connection: asyncpg.Connection, wanted: list[Append]) -> bool:
    """Was all of this committed? It is all or nothing, so one of its logs tells."""
    one = wanted[0]
    logs = [(one.table, one.seq, one.entries)] if one.entries else []
    logs += [(new.id, 1, new.entries) for new in one.new_tables]
    table, first, entries = logs[0]
    found = await connection.fetch(SELECT_ENTRIES, table, first - 1)
    return [bytes(row[0]) for row in found[: len(entries)]] == entries
