"""What other nodes have changed of many tables, read from PostgreSQL with one statement."""

from collections.abc import Mapping
from typing import Any

from thirdplace.store.interface import Damaged, KnownState, TableNews

__all__ = ["SELECT_NEWS", "make_news"]

SELECT_NEWS = """
    SELECT known.id, owner, epoch, tables.changes, last, entries, ages, nodes, contents
    FROM unnest($1::text[], $2::integer[], $3::integer[]) AS known (id, count, changes)
    JOIN thirdplace.tables ON tables.id = known.id
    CROSS JOIN LATERAL (
        SELECT max(seq) AS last, array_agg(entry ORDER BY seq) AS entries, array_agg(
            COALESCE(extract(epoch FROM clock_timestamp() - written) * 1000, 0)::bigint ORDER BY seq
        ) AS ages
        FROM thirdplace.log WHERE log.number = tables.number AND seq > known.count
    ) AS unknown
    LEFT JOIN LATERAL (
        SELECT array_agg(node) AS nodes, array_agg(content) AS contents
        FROM thirdplace.connections WHERE table_id = tables.id AND node <> $4
    ) AS elsewhere ON known.changes IS DISTINCT FROM tables.changes
"""
"""All at one moment: where a clock runs, who leaves is in the log before they are gone from `connections`."""


def make_news(rows: list[Any], known: Mapping[str, KnownState]) -> dict[str, TableNews]:
    """Raises Damaged."""
    return {row["id"]: _make_news_of_table(row, *known[row["id"]]) for row in rows}


def _make_news_of_table(row: Any, entry_count: int, change_count: int | None) -> TableNews:
    entries = row["entries"] or []
    if entries and row["last"] != entry_count + len(entries):
        raise Damaged("an entry is missing")
    connections = None
    if row["changes"] != change_count:
        connections = dict(zip(row["nodes"] or (), row["contents"] or (), strict=True))
    ages = [max(0, age) for age in row["ages"] or ()]
    return TableNews(entries, ages, row["owner"], row["epoch"], row["changes"], connections)
