"""Several servers ("nodes") on one PostgreSQL, all of which a test may kill, stop, cut off and start anew."""

import asyncio
import os
import random
import signal
import tempfile
from functools import cache
from pathlib import Path

import asyncpg
from support.database_proxy import DatabaseProxy
from support.history_checker import LogRow
from support.live_server import Server
from support.postgres import PostgresServer

__all__ = ["Cluster", "Node", "find_faketime"]

NO_LIMITS = ("--messages", "1000000", "--tables", "1000000", "--connections", "100000")
FAKETIME = "*/faketime/libfaketimeMT.so.1"
MAX_SKEW_S = 100_000
"""A bit more than a day, in either direction."""
AUDIT = """
    CREATE SCHEMA audit;
    CREATE TABLE audit.written (
        number bigint, seq integer, writer text, at timestamptz, PRIMARY KEY (number, seq)
    );
    CREATE FUNCTION audit.note() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
        INSERT INTO audit.written VALUES (NEW.number, NEW.seq, session_user, clock_timestamp());
        RETURN NULL;
    END
    $body$;
    CREATE TRIGGER note AFTER INSERT ON thirdplace.log FOR EACH ROW EXECUTE FUNCTION audit.note();
"""
"""Which node has written which entry, and when, by the database's clock: each node is a user of its own."""
SELECT_LOG = """
    SELECT seq, entry, writer, extract(epoch FROM at)::float8 AS at
    FROM thirdplace.log JOIN thirdplace.tables USING (number) LEFT JOIN audit.written USING (number, seq)
    WHERE id = $1 ORDER BY seq
"""
READ_PAUSE_S = 0.1


@cache
def find_faketime() -> Path | None:
    """The library that shows a process a wrong date (Debian: libfaketime), if it is installed."""
    roots = (Path("/usr/lib"), Path(__file__).parents[2] / ".venv" / "faketime" / "usr" / "lib")
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
        """`has_skew`: half of the nodes have a wrong date, another one after each start."""
        self._rng = rng
        self._folder = tempfile.TemporaryDirectory(prefix="nodes-", dir="/tmp")  # a socket's path is short
        self.database = PostgresServer()
        self.address = self.database.make_database()
        self.nodes: list[Node] = []
        self._skewed: set[str] = set()
        for number in range(size):
            self._add_node(f"node{number}", is_skewed=has_skew and number % 2 == 1)

    def _add_node(self, name: str, *, is_skewed: bool) -> None:
        asyncio.run(_execute(self.address, f"CREATE ROLE {name} LOGIN SUPERUSER"))
        node = Node(name, self.address.replace("thirdplace@", f"{name}@"), Path(self._folder.name))
        self.nodes.append(node)
        if is_skewed:
            self._skewed.add(name)
        self.start_node(node)
        if len(self.nodes) == 1:  # it has made the tables
            asyncio.run(_execute(self.address, AUDIT))

    def start_node(self, node: Node) -> None:
        if node.name in self._skewed:
            node.set_skew(self._rng.randint(-MAX_SKEW_S, MAX_SKEW_S))
        node.start()

    def running_addresses(self) -> list[str]:
        return [node.server.address for node in self.nodes if node.is_running]

    async def read_rows(self, table: str) -> list[LogRow]:
        """A table's whole log, as soon as the database answers."""
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=5, command_timeout=10)
                try:
                    found = await connection.fetch(SELECT_LOG, table)
                finally:
                    connection.terminate()
                return [LogRow(row["seq"], bytes(row["entry"]), row["writer"], row["at"]) for row in found]
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(READ_PAUSE_S)

    async def read_owned_tables(self, node: Node) -> list[str]:
        """The tables of which this node is the owner now."""
        return []

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
