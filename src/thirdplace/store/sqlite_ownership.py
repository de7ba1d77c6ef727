"""Who owns which table of a data folder, and what its processes tell each other."""

import sqlite3
from collections.abc import Callable, Collection, Mapping
from functools import cache
from time import monotonic, monotonic_ns

from thirdplace.store.interface import Claim, Damaged, KnownState, OnMessage, OnOrphaned, TableNews
from thirdplace.store.sqlite_nodes import SqliteNodes

__all__ = ["SqliteOwnership", "monotonic_ms"]

NODES_CHECK_S = 0.5
"""The writer looks after so many seconds which other processes there are."""
MESSAGES_KEPT = 1000

SELECT_TABLE = "SELECT number, owner, epoch, changes FROM tables WHERE id = ?"
SELECT_LOG = "SELECT entry, seq, written FROM log WHERE number = ? AND seq > ? ORDER BY seq"
SELECT_CONNECTIONS = "SELECT node, content FROM connections WHERE table_id = ?"
CLAIM_TABLE = """
    UPDATE tables SET owner = ?, epoch = epoch + 1, changes = changes + 1
    WHERE id = ? AND owner IS ? RETURNING epoch
"""
RELEASE_TABLE = "UPDATE tables SET owner = NULL, changes = changes + 1 WHERE id = ? AND owner = ?"
SELECT_UNOWNED = "SELECT id FROM tables WHERE id = ? AND owner IS NULL"
COUNT_CHANGE = "UPDATE tables SET changes = changes + 1 WHERE id = ?"
INSERT_CONNECTIONS = "INSERT OR REPLACE INTO connections VALUES (?, ?, ?)"
DELETE_CONNECTIONS = "DELETE FROM connections WHERE table_id = ? AND node = ?"
COUNT_CHANGES_BY_DEATH = """
    UPDATE tables SET changes = changes + 1
    WHERE owner = ? OR id IN (SELECT table_id FROM connections WHERE node = ?)
"""
INSERT_MESSAGE = "INSERT INTO messages (sender, content) VALUES (?, ?)"
DELETE_OLD_MESSAGES = "DELETE FROM messages WHERE number <= (SELECT MAX(number) FROM messages) - ?"
SELECT_LAST_MESSAGE = "SELECT COALESCE(MAX(number), 0) FROM messages"
SELECT_MESSAGES = "SELECT number, sender, content FROM messages WHERE number > ? ORDER BY number"


def monotonic_ms() -> int:
    """The machine's time since it was started, which all of its processes share."""
    return monotonic_ns() // 1_000_000


class SqliteOwnership:
    """Each method is given the connection of the thread that calls it."""

    def __init__(self, nodes: SqliteNodes, on_message: OnMessage, on_orphaned: OnOrphaned) -> None:
        self._nodes = nodes
        self._on_message = on_message
        self._on_orphaned = on_orphaned
        self._last_message = 0
        self._looked_at = monotonic()
        self._dead_nodes: set[str] = set()
        """Those whose tables are still to be freed: the file may be locked at the first attempt."""
        self._freed_tables: list[str] = []
        """They are left to processes at which people are until the next look."""

    def read_news(
        self, connection: sqlite3.Connection, known: Mapping[str, KnownState]
    ) -> dict[str, TableNews]:
        is_alive = cache(self._nodes.is_alive)  # each look at a node is a try to lock its file
        found = {}
        for table, state in known.items():
            news = self._read_news_of_table(connection, table, state, is_alive)
            if news is not None:
                found[table] = news
        return found

    def _read_news_of_table(
        self,
        connection: sqlite3.Connection,
        table: str,
        known: KnownState,
        is_alive: Callable[[str], bool],
    ) -> TableNews | None:
        found = connection.execute(SELECT_TABLE, (table,)).fetchone()
        if found is None:
            return None
        (number, owner, epoch, changes), (entry_count, change_count) = found, known
        connections = None
        if changes != change_count:
            # Before the log: who disconnects while a clock runs is written there before.
            connections = {
                node: bytes(content)
                for node, content in connection.execute(SELECT_CONNECTIONS, (table,)).fetchall()
                if node != self._nodes.name and is_alive(node)
            }
        rows = connection.execute(SELECT_LOG, (number, entry_count)).fetchall()
        if rows and rows[-1][1] != entry_count + len(rows):
            raise Damaged("an entry is missing")
        now = monotonic_ms()
        return TableNews(
            [row[0] for row in rows],
            [0 if row[2] is None else max(0, now - row[2]) for row in rows],
            owner if owner is not None and is_alive(owner) else None,
            epoch,
            changes,
            connections,
        )

    def claim_tables(self, connection: sqlite3.Connection, tables: Collection[str]) -> dict[str, Claim]:
        claims = {}
        for table in sorted(tables):
            found = connection.execute(SELECT_TABLE, (table,)).fetchone()
            if found is None or (found[1] is not None and self._nodes.is_alive(found[1])):
                continue
            # Unless another process has been quicker.
            epoch = connection.execute(CLAIM_TABLE, (self._nodes.name, table, found[1])).fetchall()
            if epoch:
                claims[table] = Claim(epoch[0][0], None)
        return claims

    def release_tables(self, connection: sqlite3.Connection, tables: Collection[str]) -> None:
        rows = [(table, self._nodes.name) for table in tables]
        connection.executemany(RELEASE_TABLE, rows)
        connection.executemany(DELETE_CONNECTIONS, rows)

    def save_connections(self, connection: sqlite3.Connection, connections: Mapping[str, bytes]) -> None:
        for table, content in connections.items():
            connection.execute(INSERT_CONNECTIONS, (table, self._nodes.name, content))
            connection.execute(COUNT_CHANGE, (table,))

    def refresh_other_nodes(self, connection: sqlite3.Connection) -> bool:
        """Look now and then which other processes there are, and free the tables of dead ones.

        Returns whether any has come or gone."""
        if self._nodes.name is None or monotonic() - self._looked_at < NODES_CHECK_S:
            return False
        self._looked_at = monotonic()
        self._report_orphans(connection)
        before, others = self._nodes.others, self._nodes.refresh_others()
        self._dead_nodes |= before - others
        have_changed = before != others or bool(self._dead_nodes)
        for node in sorted(self._dead_nodes):
            self._free_tables(connection, node)
            self._dead_nodes.remove(node)
        return have_changed

    def _free_tables(self, connection: sqlite3.Connection, node: str) -> None:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(COUNT_CHANGES_BY_DEATH, (node, node))
            rows = connection.execute(
                "UPDATE tables SET owner = NULL WHERE owner = ? RETURNING id", (node,)
            ).fetchall()
            connection.execute("DELETE FROM connections WHERE node = ?", (node,))
        self._freed_tables += [row[0] for row in rows]

    def _report_orphans(self, connection: sqlite3.Connection) -> None:
        freed, self._freed_tables = self._freed_tables, []
        orphans = [table for table in freed if connection.execute(SELECT_UNOWNED, (table,)).fetchone()]
        if orphans:
            self._on_orphaned(orphans)

    # Messages.

    def write_message(self, connection: sqlite3.Connection, message: bytes) -> None:
        connection.execute(INSERT_MESSAGE, (self._nodes.name, message))
        connection.execute(DELETE_OLD_MESSAGES, (MESSAGES_KEPT,))

    def skip_messages(self, connection: sqlite3.Connection) -> None:
        """What was published before this process began is not for it."""
        (self._last_message,) = connection.execute(SELECT_LAST_MESSAGE).fetchone()

    def read_messages(self, connection: sqlite3.Connection) -> None:
        """Pass on what other processes have published since the last time."""
        for number, sender, content in connection.execute(SELECT_MESSAGES, (self._last_message,)).fetchall():
            self._last_message = number
            if sender != self._nodes.name:
                self._on_message(bytes(content))
