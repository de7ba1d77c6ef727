"""Several servers ("nodes") on one PostgreSQL, all of which a test may kill, stop, cut off and start anew."""

import asyncio
import os
import random
import signal
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
from support.live_server import Server
from support.postgres import PostgresServer
from support.reliability.database_proxy import DatabaseProxy
from support.reliability.history_checker import LogRow

__all__ = ["Cluster", "Node", "OwnerChange", "find_faketime"]

NO_LIMITS = ("--messages", "1000000", "--tables", "1000000", "--connections", "100000")
FAKETIME = "*/faketime/libfaketimeMT.so.1"
MAX_SKEW_S = 100_000
"""A bit more than a day, in either direction."""
AUDIT = """
    CREATE SCHEMA audit;
    CREATE TABLE audit.nodes (name text PRIMARY KEY, node text NOT NULL);
    CREATE TABLE audit.entries (
        number bigint, seq integer, writer text, owner text, epoch integer, at timestamptz,
        PRIMARY KEY (number, seq)
    );
    CREATE FUNCTION audit.note_node() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
        INSERT INTO audit.nodes VALUES (NEW.name, session_user);
        RETURN NULL;
    END
    $body$;
    CREATE TABLE audit.owners (
        number bigint, epoch integer, owner text, since timestamptz, PRIMARY KEY (number, epoch)
    );
    CREATE FUNCTION audit.note_owner() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
        INSERT INTO audit.owners VALUES (NEW.number, NEW.epoch, NEW.owner, clock_timestamp());
        RETURN NULL;
    END
    $body$;
    CREATE TABLE audit.vacancies (number bigint, since timestamptz, has_people boolean);
    CREATE FUNCTION audit.note_vacancy() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
        INSERT INTO audit.vacancies SELECT NEW.number, clock_timestamp(), EXISTS (
            SELECT FROM thirdplace.connections
            WHERE table_id = NEW.id AND node <> OLD.owner AND content <> '[]'
        );
        RETURN NULL;
    END
    $body$;
    CREATE FUNCTION audit.note_entry() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
        INSERT INTO audit.entries
        SELECT NEW.number, NEW.seq, session_user, owners.owner, epoch, clock_timestamp()
        FROM thirdplace.tables LEFT JOIN audit.owners USING (number, epoch)
        WHERE tables.number = NEW.number;
        RETURN NULL;
    END
    $body$;
    INSERT INTO audit.nodes SELECT name, 'node0' FROM thirdplace.nodes;
    CREATE TRIGGER note_first AFTER INSERT ON thirdplace.tables
        FOR EACH ROW EXECUTE FUNCTION audit.note_owner();
    CREATE TRIGGER note_next AFTER UPDATE ON thirdplace.tables
        FOR EACH ROW WHEN (NEW.epoch <> OLD.epoch) EXECUTE FUNCTION audit.note_owner();
    CREATE TRIGGER note_vacancy AFTER UPDATE ON thirdplace.tables
        FOR EACH ROW WHEN (NEW.owner IS NULL AND OLD.owner IS NOT NULL) EXECUTE FUNCTION audit.note_vacancy();
    CREATE TRIGGER note AFTER INSERT ON thirdplace.nodes FOR EACH ROW EXECUTE FUNCTION audit.note_node();
    CREATE TRIGGER note AFTER INSERT ON thirdplace.log FOR EACH ROW EXECUTE FUNCTION audit.note_entry();
"""
"""Which node has written which entry, when, and who was the table's last owner then, as the database saw it.

In the database a node has another name after each start; but each one is a user of its own.
"""
SELECT_LOG = """
    SELECT seq, log.entry, writer, nodes.node AS owner, entries.epoch, extract(epoch FROM at)::float8 AS at
    FROM thirdplace.log JOIN thirdplace.tables USING (number)
    LEFT JOIN audit.entries USING (number, seq) LEFT JOIN audit.nodes ON nodes.name = entries.owner
    WHERE id = $1 ORDER BY seq
"""
SELECT_OWNERS = """
    SELECT node AS owner, extract(epoch FROM since)::float8 AS since, has_people
    FROM (
        SELECT number, node, since, false AS has_people
        FROM audit.owners JOIN audit.nodes ON nodes.name = owners.owner
        UNION ALL SELECT number, NULL, since, has_people FROM audit.vacancies
    ) AS changes JOIN thirdplace.tables USING (number)
    WHERE id = $1 ORDER BY changes.since
"""
SELECT_OWNED = """
    SELECT id FROM thirdplace.tables JOIN audit.nodes ON nodes.name = tables.owner WHERE nodes.node = $1
"""
READ_PAUSE_S = 0.1
PASSING_ERRORS = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection broke between two steps of a query
)
"""Of a database that was killed, or is about to start."""


class OwnerChange(NamedTuple):
    owner: str | None
    """The node that owns a table since then; None: nobody does."""
    since: float
    has_people: bool = False
    """Was somebody connected at another node when its owner lost the table?"""


@cache
def find_faketime() -> Path | None:
    """The library that shows a process a wrong date (Debian: libfaketime), if it is installed."""
    roots = (Path("/usr/lib"), Path(__file__).parents[3] / ".venv" / "faketime" / "usr" / "lib")
    return next((path for root in roots for path in sorted(root.glob(FAKETIME))), None)


class Node:
    """One server, with a way to the database of its own."""

    def __init__(self, name: str, address: str, folder: Path) -> None:
        """`address`: of the database, for the user that is called as the node."""
        self.name = name
        (folder / name).mkdir()
        self.proxy = DatabaseProxy(address, folder / name)
        self.server = Server(
            self.proxy.address, *NO_LIMITS, "--bot-processes", "1", log=folder / f"{name}.log"
        )
        self.is_running = False
        self.skew_s = 0

    def start(self) -> None:
        self.server.start()
        self.is_running = True

    def set_skew(self, seconds: int) -> None:
        """From the next start on, the date is wrong by so much; time passes as it does."""
        library = find_faketime()
        assert library is not None
        self.skew_s = seconds
        self.server.environment = {
            "LD_PRELOAD": str(library),
            "FAKETIME": f"{seconds:+}",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            # Or a thread that wants to run waits for half a second while another one is busy.
            "FAKETIME_FORCE_MONOTONIC_FIX": "0",
        }

    def kill(self) -> None:
        self.is_running = False
        self.server.kill()

    def freeze(self) -> None:
        os.kill(self.server.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.server.pid, signal.SIGCONT)

    def close(self) -> None:
        if self.is_running:
            self.thaw()
            self.kill()
        self.proxy.close()


class Cluster:
    """A database server, and the nodes that share it."""

    def __init__(self, size: int, *, rng: random.Random, has_skew: bool = False) -> None:
        """`has_skew`: every second node (of three: one) has a wrong date, another one after each start."""
        self._rng = rng
        self._folder = tempfile.TemporaryDirectory(prefix="nodes-", dir="/tmp")  # a socket's path is short
        self.database = PostgresServer()
        self.address = self.database.make_database()
        self.nodes: list[Node] = []
        self._skewed: set[str] = set()
        for number in range(size):
            self._add_node(f"node{number}", is_skewed=has_skew and number % 2 == 1)
        first, *others = self.nodes
        self.start_node(first)
        asyncio.run(_execute(self.address, AUDIT))  # now that there are tables
        with ThreadPoolExecutor() as together:
            list(together.map(self.start_node, others))

    def _add_node(self, name: str, *, is_skewed: bool) -> None:
        asyncio.run(_execute(self.address, f"CREATE ROLE {name} LOGIN SUPERUSER"))
        self.nodes.append(
            Node(name, self.address.replace("thirdplace@", f"{name}@"), Path(self._folder.name))
        )
        if is_skewed:
            self._skewed.add(name)

    def start_node(self, node: Node) -> None:
        if node.name in self._skewed:
            node.set_skew(self._rng.randint(-MAX_SKEW_S, MAX_SKEW_S))
        node.start()

    def running_addresses(self) -> list[str]:
        return [node.server.address for node in self.nodes if node.is_running]

    async def read_rows(self, table: str) -> list[LogRow]:
        """A table's whole log."""
        return [
            LogRow(row["seq"], bytes(row["entry"]), row["writer"], row["at"], row["owner"], row["epoch"])
            for row in await self._fetch(SELECT_LOG, table)
        ]

    async def read_owners(self, table: str) -> list[OwnerChange]:
        """Who has owned a table, and since when."""
        return [OwnerChange(*row) for row in await self._fetch(SELECT_OWNERS, table)]

    async def read_owned_tables(self, node: Node) -> list[str]:
        """The tables of which this node is the owner now."""
        return [row["id"] for row in await self._fetch(SELECT_OWNED, node.name)]

    async def _fetch(self, statement: str, value: str) -> list[Any]:
        """As soon as the database answers."""
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=5, command_timeout=10)
                try:
                    rows: list[Any] = await connection.fetch(statement, value)
                    return rows
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, *PASSING_ERRORS):
                await asyncio.sleep(READ_PAUSE_S)

    def close(self) -> None:
        for node in self.nodes:
            node.close()
        self.database.stop()
        self._folder.cleanup()

    def logs_of_nodes(self) -> str:
        return "\n".join(f"--- {node.name}\n{node.server.log.read_text()}" for node in self.nodes)


async def _execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
