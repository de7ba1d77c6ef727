"""The log in PostgreSQL, which any number of servers on any number of machines can share.

asyncpg runs in an event loop of its own, in one thread, so that this store is used like the one in SQLite.
One connection writes everything that waits with one call; one renews this node's lease; one listens for what
other nodes have written; reading takes connections of a small pool.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import asyncpg

from thirdplace.core.errors import Refused
from thirdplace.store.change_publisher import ChangePublisher
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
    OnReachable,
    StoredItem,
    TableNews,
    Unavailable,
)
from thirdplace.store.notices import NoticeChannel
from thirdplace.store.postgres_append import APPEND, SELECT_ENTRIES, is_conflict, is_written, make_rows
from thirdplace.store.postgres_errors import LOST, describe_error, explain_unusable
from thirdplace.store.postgres_news import SELECT_NEWS, make_news
from thirdplace.store.postgres_node import PostgresNode
from thirdplace.store.postgres_notices import PostgresNotices
from thirdplace.store.postgres_observed_time import PostgresObservedTime
from thirdplace.store.postgres_schema import migrate
from thirdplace.store.postgres_shared_tools import PostgresSharedTools
from thirdplace.store.postgres_transfer import import_all_items, read_all_items

__all__ = ["PostgresStore"]

MAX_READERS = 4
CONNECT_TIMEOUT_S = 5.0
COMMAND_TIMEOUT_S = 5.0
TRANSFER_TIMEOUT_S = 600.0
"""For one statement of a backup or of a restored one: longer than any takes whose answer still comes."""
WRITE_ATTEMPTS_S = 15.0
"""How long entries are kept while the database cannot be reached, before their commands are refused."""
RECONNECT_PAUSE_S = 0.1
MAX_APPENDS_PER_COMMIT = 2000
LEAVE_TO_OTHERS_S = 0.3
"""So long the tables of a dead node are left to nodes at which people are; these claim them at once."""
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

SELECT_CHANGED = """
    SELECT known.id FROM unnest($1::text[], $2::integer[], $3::integer[]) AS known (id, count, changes)
    LEFT JOIN thirdplace.tables ON tables.id = known.id
    WHERE known.changes IS DISTINCT FROM tables.changes
    OR known.count <> COALESCE((
        SELECT seq FROM thirdplace.log WHERE log.number = tables.number ORDER BY seq DESC LIMIT 1
    ), 0)
"""
SELECT_UNOWNED = "SELECT id FROM thirdplace.tables WHERE id = ANY ($1) AND owner IS NULL"
SELECT_ORPHANS = f"{SELECT_UNOWNED} AND NOT EXISTS (SELECT FROM thirdplace.connections WHERE table_id = id)"
DELETE_LOG = "DELETE FROM thirdplace.log WHERE number = (SELECT number FROM thirdplace.tables WHERE id = $1)"
SELECT_ABANDONED = "SELECT id FROM thirdplace.tables WHERE visited < $1"
DELETE_OLD_RECORDS = """
    DELETE FROM thirdplace.records
    WHERE kept < $1 AND table_id NOT IN (SELECT id FROM thirdplace.tables)
"""
INSERT_RECORD = """
    INSERT INTO thirdplace.records (table_id, game, record) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""

T = TypeVar("T")


class StatelessConnection(asyncpg.Connection):  # type: ignore[misc]
    """Of the pool. Nothing is set on it that the next user would have to be protected from."""

    def get_reset_query(self) -> str:
        """By default each use would be followed by another round trip."""
        return ""


class Housekeeping(NamedTuple):
    """Work that nobody waits for; if it fails, it is done the next time."""

    work: Callable[[asyncpg.Connection], Awaitable[object]]
    on_end: Callable[[bool], None]
    """Called with whether the work was done."""


Job = list[Append] | Housekeeping | None
"""For the writer: entries to store, other work, or None to stop."""


class PostgresStore:
    """One database, named by its address (`postgresql://user@host/name`)."""

    def __init__(
        self,
        address: str,
        on_committed: OnCommitted,
        on_outside_change: OnOutsideChange,
        on_message: OnMessage = lambda message: None,
        on_reachable: OnReachable = lambda is_reachable: None,
        on_orphaned: OnOrphaned = lambda tables: None,
        notices: NoticeChannel | None = None,
        *,
        keep_days: float = 30,
        must_exist: bool = False,
    ) -> None:
        """`notices`: instead of PostgreSQL's own. `must_exist`: no schema is made where there is none.

        Raises UnusableStore if the database cannot be used.
        """
        self._address = address
        self._on_committed = on_committed
        self._on_outside_change = on_outside_change
        self._on_message = on_message
        self._on_orphaned = on_orphaned
        self._notices = notices or PostgresNotices(self._connect, self._execute)
        self._publisher = ChangePublisher(self._notices)
        self._node = PostgresNode(
            self._connect, self._publisher, on_outside_change, on_reachable, self._on_vacated
        )
        self.tools = PostgresSharedTools(
            self._fetch, lambda: self._node.name or "", self._publish_change_soon
        )
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writing: asyncpg.Connection | None = None
        self._readers: asyncpg.Pool | None = None
        self._observed_time = PostgresObservedTime(keep_days)
        self._is_closed = False
        self._closing = threading.Lock()
        """Held by whoever asks for work in the loop, so that nothing is asked for after its end."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="store-writer", daemon=True)
        self._thread.start()
        try:
            self._run(self._open(must_exist)).result()
        except BaseException:
            self._stop_loop()
            raise

    def _run(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        """Begin in the store's loop; once the store is closed, nothing is done any more."""
        with self._closing:
            if not self._is_closed:
                return asyncio.run_coroutine_threadsafe(work, self._loop)
        work.close()
        refused: Future[T] = Future()
        refused.set_exception(Unavailable("closed"))
        return refused

    def _call_soon(self, function: Callable[..., None], *values: object) -> None:
        with self._closing:
            if not self._is_closed:
                self._loop.call_soon_threadsafe(function, *values)

    def _stop_loop(self) -> None:
        with self._closing:
            self._is_closed = True
        asyncio.run_coroutine_threadsafe(self._end_all_work(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _open(self, must_exist: bool) -> None:
        try:
            self._writing = await self._connect()
            await migrate(self._writing, must_exist=must_exist)
            await self._notices.open(await self._writing.fetchval("SELECT identity FROM thirdplace.version"))
            self._readers = await asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=MAX_READERS,
                timeout=CONNECT_TIMEOUT_S,
                command_timeout=COMMAND_TIMEOUT_S,
                server_settings=SESSION_SETTINGS,
                connection_class=StatelessConnection,
            )
        except Exception as wrong:  # of the system, of asyncpg, or of the database
            raise explain_unusable(wrong) from wrong
        self._writer = self._loop.create_task(self._run_writer())
        self._other_tasks: list[asyncio.Task[None]] = []

    async def _connect(self, command_timeout_s: float | None = None) -> asyncpg.Connection:
        return await asyncpg.connect(
            self._address,
            timeout=CONNECT_TIMEOUT_S,
            command_timeout=command_timeout_s or COMMAND_TIMEOUT_S,
            server_settings=SESSION_SETTINGS,
        )

    async def _execute(self, statement: str, *values: object) -> None:
        assert self._readers is not None
        await self._readers.execute(statement, *values)

    @property
    def node(self) -> str | None:
        return self._node.name if self._node.has_lease else None

    @property
    def has_other_nodes(self) -> bool:
        return self._node.other_count > 0

    @property
    def may_lose_tables(self) -> bool:
        return self.has_other_nodes and self._node.is_lease_doubtful

    def join(self) -> None:
        self._run(self._join()).result()

    async def _join(self) -> None:
        try:
            await self._node.join()
        except Exception as wrong:
            raise explain_unusable(wrong) from wrong
        work = (self._node.run(), self._listen())
        self._other_tasks = [self._loop.create_task(one) for one in work]

    def close(self) -> None:
        self._put_job(None)
        self._run(self._close()).result()
        self._stop_loop()

    async def _close(self) -> None:
        await self._writer
        for task in self._other_tasks:
            task.cancel()
        await asyncio.gather(*self._other_tasks, return_exceptions=True)
        await self._node.leave()
        with suppress(Exception):
            await self._notices.close()

    async def _end_all_work(self) -> None:
        """Somebody may wait for it in another thread, and would wait for ever."""
        self._drop_writing_connection()
        if self._readers is not None:
            self._readers.terminate()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(0.01)  # until the loop has closed their sockets

    # Writing.

    def _put_job(self, job: Job) -> None:
        self._call_soon(self._jobs.put_nowait, job)

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
                    await self._run_housekeeping(job)

    async def _run_housekeeping(self, job: Housekeeping) -> None:
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
        rows = (self._notices.is_in_database, *make_rows(wanted))
        while True:
            try:
                connection = await self._get_writing_connection()
                try:
                    await connection.execute(APPEND, self._node.name or "", *rows)
                    if not self._notices.is_in_database:
                        changed = [one.table for one in wanted if one.entries]
                        self._publisher.publish(self._node.name or "", changed)
                    return None
                except asyncpg.PostgresError as wrong:
                    if not is_conflict(wrong):
                        raise
                    is_ours = is_uncertain and await is_written(connection, wanted)
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

    # Other nodes.

    async def _listen(self) -> None:
        """Tell what others have written. A notice may be lost, which `find_changed_tables` makes up for."""
        while True:
            with suppress(Exception):
                await self._notices.listen(
                    self._on_changes_notice, self._on_message_notice, lambda: self._on_outside_change(None)
                )
            await asyncio.sleep(RECONNECT_PAUSE_S)

    def _on_changes_notice(self, sender: str, tables: Collection[str]) -> None:
        if sender != self._node.name:
            self._node.other_count = max(1, self._node.other_count)
            self._on_outside_change(tables or None)

    def _on_message_notice(self, sender: str, message: bytes) -> None:
        if sender != self._node.name:
            self._on_message(message)

    def _on_vacated(self, tables: Collection[str]) -> None:
        """A dead node owned these until now, or people were connected to them there."""

        async def report(statement: str) -> None:
            assert self._readers is not None
            with suppress(Exception):  # whoever comes to one of them claims it
                rows = await self._readers.fetch(statement, list(tables))
                if rows:
                    self._on_orphaned([row[0] for row in rows])

        async def report_orphans() -> None:
            await report(SELECT_ORPHANS)
            await asyncio.sleep(LEAVE_TO_OTHERS_S)
            await report(SELECT_UNOWNED)

        self._run(report_orphans())

    def claim_tables(self, tables: Collection[str]) -> dict[str, Claim]:
        return self._read(lambda connection: self._node.claim_tables(connection, tables))

    def release_tables(
        self, tables: Collection[str], on_done: Callable[[bool], None] = lambda is_done: None
    ) -> None:
        self._queue_housekeeping(lambda connection: self._node.release_tables(connection, tables), on_done)

    def save_connections(self, connections: Mapping[str, bytes]) -> None:
        self._call_soon(self._node.note_connections, connections)
        self._queue_housekeeping(self._node.save_connections)

    def _publish_change_soon(self, connections_id: str) -> None:
        if self.has_other_nodes:
            self._call_soon(self._publisher.publish, self._node.name or "", [connections_id])

    def publish(self, message: bytes) -> None:
        async def work() -> None:
            with suppress(Exception):  # it may be lost
                await self._notices.publish_message(self._node.name or "", message)

        self._run(work())

    # Reading.

    def _fetch(self, statement: str, *values: object) -> list[Any]:
        """Raises Unavailable or Damaged."""
        return self._read(lambda connection: connection.fetch(statement, *values))

    def _read(self, query: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Raises Unavailable or Damaged."""

        async def run() -> T:
            assert self._readers is not None
            async with self._readers.acquire() as connection:
                return await query(connection)

        try:
            return self._run(run()).result()
        except Damaged:
            raise
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

    def read_news(self, known: Mapping[str, KnownState]) -> dict[str, TableNews]:
        columns = map(list, zip(*known.values(), strict=True))
        rows = self._fetch(SELECT_NEWS, list(known), *columns, self._node.name or "")
        return make_news(rows, known)

    def find_changed_tables(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        columns = zip(*known.values(), strict=True)
        return [row[0] for row in self._fetch(SELECT_CHANGED, list(known), *map(list, columns))]

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
        async def select(connection: asyncpg.Connection) -> list[str]:
            before = await self._observed_time.observe(connection) - timedelta(days=days)
            return [row[0] for row in await connection.fetch(SELECT_ABANDONED, before)]

        return self._read(select)

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
            before = await self._observed_time.observe(connection) - timedelta(days=days)
            status: str = await connection.execute(DELETE_OLD_RECORDS, before)
            count = int(status.split()[-1])
            if count:
                on_done(count)

        self._queue_housekeeping(work)

    def save_age(self) -> None:
        """Note that time has passed until now."""
        self._queue_housekeeping(self._observed_time.observe)

    # From store to store.

    def read_all(self) -> Iterator[StoredItem]:
        try:
            connection = self._run(self._connect(TRANSFER_TIMEOUT_S)).result()
            try:
                yield from read_all_items(connection, lambda work: self._run(work).result())
            finally:
                self._loop.call_soon_threadsafe(connection.terminate)
        except LOST as wrong:
            raise Unavailable(describe_error(wrong)) from wrong

    def import_all(self, items: Iterable[StoredItem]) -> None:
        try:
            self._run(self._import_all(iter(items))).result()
        except LOST as wrong:
            raise Unavailable(describe_error(wrong)) from wrong

    async def _import_all(self, items: Iterator[StoredItem]) -> None:
        connection = await self._connect(TRANSFER_TIMEOUT_S)
        try:
            await import_all_items(connection, items)
        finally:
            connection.terminate()

    def check_writable(self, on_done: Callable[[bool], None]) -> None:
        statement = "UPDATE thirdplace.probe SET written = now()"
        self._queue_housekeeping(lambda connection: connection.execute(statement), on_done)
