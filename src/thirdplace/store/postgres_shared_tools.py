"""Shared tools in PostgreSQL. All times are the database's."""

from collections.abc import Callable, Collection, Mapping
from datetime import timedelta
from typing import Any

from thirdplace.store.interface import StoredSharedTool, connections_id_of_tool

__all__ = ["CREATE_TOOLS", "PostgresSharedTools"]

CREATE_TOOLS = """
    CREATE TABLE thirdplace.tools (
        code text PRIMARY KEY,
        kind text NOT NULL,
        content bytea NOT NULL,
        version integer NOT NULL DEFAULT 0,
        opened timestamptz NOT NULL DEFAULT clock_timestamp(),
        visited timestamptz NOT NULL DEFAULT clock_timestamp()
    );
"""
INSERT = """
    INSERT INTO thirdplace.tools (code, kind, content) VALUES ($1, $2, $3)
    ON CONFLICT DO NOTHING RETURNING code
"""
SELECT = """
    SELECT kind, tools.content, version, node, connections.content AS saved,
        (extract(epoch FROM clock_timestamp() - opened) * 1000)::bigint AS age,
        (extract(epoch FROM clock_timestamp() - visited) * 1000)::bigint AS idle
    FROM thirdplace.tools LEFT JOIN thirdplace.connections ON table_id = $2 AND node <> $3
    WHERE code = $1
"""
UPDATE = """
    UPDATE thirdplace.tools SET content = $3, version = version + 1, visited = clock_timestamp()
    WHERE code = $1 AND version = $2 RETURNING code
"""
SELECT_CHANGED = """
    SELECT known.code
    FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[]) AS known (code, version, elsewhere, id)
    LEFT JOIN thirdplace.tools ON tools.code = known.code
    WHERE known.version IS DISTINCT FROM tools.version
    OR known.elsewhere <> (
        SELECT COALESCE(SUM(convert_from(content, 'UTF8')::integer), 0) FROM thirdplace.connections
        WHERE table_id = known.id AND node <> $5
    )
"""
MARK_VISITED = "UPDATE thirdplace.tools SET visited = clock_timestamp() WHERE code = ANY ($1)"
DELETE_ABANDONED = "DELETE FROM thirdplace.tools WHERE visited < clock_timestamp() - $1::interval"

Fetch = Callable[..., list[Any]]


class PostgresSharedTools:
    def __init__(
        self, fetch: Fetch, name_node: Callable[[], str], publish_change: Callable[[str], None]
    ) -> None:
        """`fetch` raises Unavailable; `publish_change` tells other nodes of an id soon."""
        self._fetch = fetch
        self._name_node = name_node
        self._publish_change = publish_change

    def add(self, code: str, kind: str, content: bytes) -> bool:
        return bool(self._fetch(INSERT, code, kind, content))

    def read(self, code: str) -> StoredSharedTool | None:
        rows = self._fetch(SELECT, code, connections_id_of_tool(code), self._name_node())
        if not rows:
            return None
        connections = {row["node"]: bytes(row["saved"]) for row in rows if row["node"] is not None}
        row = rows[0]
        return StoredSharedTool(
            row["kind"],
            bytes(row["content"]),
            row["version"],
            max(0, row["age"]),
            max(0, row["idle"]),
            connections,
        )

    def save(self, code: str, version: int, content: bytes) -> bool:
        is_saved = bool(self._fetch(UPDATE, code, version, content))
        if is_saved:
            self._publish_change(connections_id_of_tool(code))
        return is_saved

    def find_changed(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        versions, elsewhere = map(list, zip(*known.values(), strict=True))
        ids = [connections_id_of_tool(code) for code in known]
        rows = self._fetch(SELECT_CHANGED, list(known), versions, elsewhere, ids, self._name_node())
        return [row[0] for row in rows]

    def mark_visited(self, codes: Collection[str]) -> None:
        self._fetch(MARK_VISITED, list(codes))

    def delete_abandoned(self, idle_ms: int) -> None:
        self._fetch(DELETE_ABANDONED, timedelta(milliseconds=idle_ms))

    def count(self) -> int:
        return int(self._fetch("SELECT COUNT(*) FROM thirdplace.tools")[0][0])
