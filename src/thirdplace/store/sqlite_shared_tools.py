"""Shared tools in SQLite.

Their times are the machine's date, which outlives a restart; everything else about them is a few hours old.
"""

import sqlite3
from collections.abc import Callable, Collection, Mapping
from time import time

import msgspec

from thirdplace.store.interface import Damaged, StoredSharedTool, Unavailable, connections_id_of_tool
from thirdplace.store.sqlite_nodes import SqliteNodes

__all__ = ["SqliteSharedTools"]

INSERT = "INSERT OR IGNORE INTO tools (code, kind, content, opened, visited) VALUES (?, ?, ?, ?, ?)"
SELECT = "SELECT kind, content, version, opened, visited FROM tools WHERE code = ?"
SELECT_CONNECTIONS = "SELECT node, content FROM connections WHERE table_id = ?"
UPDATE = "UPDATE tools SET content = ?, version = version + 1, visited = ? WHERE code = ? AND version = ?"
SELECT_CHANGED = """
    SELECT value ->> 0 FROM json_each(?) LEFT JOIN tools ON code = value ->> 0
    WHERE value ->> 1 IS NOT version
    OR value ->> 2 <> (
        SELECT COALESCE(SUM(CAST(CAST(connections.content AS TEXT) AS INTEGER)), 0) FROM connections
        WHERE table_id = value ->> 3 AND node IS NOT ?
    )
"""


def _now_ms() -> int:
    return int(time() * 1000)


class SqliteSharedTools:
    def __init__(self, get_connection: Callable[[], sqlite3.Connection], nodes: SqliteNodes) -> None:
        """`get_connection`: of the thread that asks."""
        self._get_connection = get_connection
        self._nodes = nodes

    def _execute(self, statement: str, *values: object) -> sqlite3.Cursor:
        try:
            return self._get_connection().execute(statement, values)
        except sqlite3.OperationalError as wrong:
            raise Unavailable(str(wrong)) from wrong
        except sqlite3.DatabaseError as wrong:
            raise Damaged(str(wrong)) from wrong

    def add(self, code: str, kind: str, content: bytes) -> bool:
        now = _now_ms()
        return self._execute(INSERT, code, kind, content, now, now).rowcount == 1

    def read(self, code: str) -> StoredSharedTool | None:
        row = self._execute(SELECT, code).fetchone()
        if row is None:
            return None
        kind, content, version, opened, visited = row
        connections = {
            node: bytes(saved)
            for node, saved in self._execute(SELECT_CONNECTIONS, connections_id_of_tool(code)).fetchall()
            if node != self._nodes.name and self._nodes.is_alive(node)
        }
        now = _now_ms()
        return StoredSharedTool(
            kind, bytes(content), version, max(0, now - opened), max(0, now - visited), connections
        )

    def save(self, code: str, version: int, content: bytes) -> bool:
        return self._execute(UPDATE, content, _now_ms(), code, version).rowcount == 1

    def find_changed(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        rows = [(code, *each, connections_id_of_tool(code)) for code, each in known.items()]
        told = self._execute(SELECT_CHANGED, msgspec.json.encode(rows).decode(), self._nodes.name)
        return [row[0] for row in told.fetchall()]

    def mark_visited(self, codes: Collection[str]) -> None:
        for code in codes:
            self._execute("UPDATE tools SET visited = ? WHERE code = ?", _now_ms(), code)

    def delete_abandoned(self, idle_ms: int) -> None:
        self._execute("DELETE FROM tools WHERE visited < ?", _now_ms() - idle_ms)

    def count(self) -> int:
        return int(self._execute("SELECT COUNT(*) FROM tools").fetchone()[0])
