"""All that a PostgreSQL database holds, read at one moment or written in one transaction."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from datetime import timedelta
from typing import Any

from thirdplace.store.interface import Conflict, StoredItem, StoredRecord, StoredTable
from thirdplace.store.postgres_observed_time import OBSERVED_NOW

__all__ = ["import_all_items", "read_all_items"]

BEGIN_SNAPSHOT = """
    SET idle_in_transaction_session_timeout = 0;
    BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
"""
SELECT_TABLES = f"""
    SELECT number, id, code, game, GREATEST(0, EXTRACT(epoch FROM {OBSERVED_NOW} - visited))::bigint AS idle
    FROM thirdplace.tables ORDER BY number
"""
SELECT_LOG = "SELECT entry FROM thirdplace.log WHERE number = $1 ORDER BY seq"
SELECT_RECORD_IDS = "SELECT table_id FROM thirdplace.records ORDER BY table_id"
SELECT_RECORD = f"""
    SELECT table_id, game, GREATEST(0, EXTRACT(epoch FROM {OBSERVED_NOW} - kept))::bigint AS age, record
    FROM thirdplace.records WHERE table_id = $1
"""
WAIT_FOR_ITEMS = "SET idle_in_transaction_session_timeout = 0"
BEGIN_IMPORT = "LOCK TABLE thirdplace.tables, thirdplace.records IN EXCLUSIVE MODE"
IS_ANYTHING_STORED = (
    "SELECT EXISTS (SELECT FROM thirdplace.tables) OR EXISTS (SELECT FROM thirdplace.records)"
)
IMPORT_TABLE = """
    INSERT INTO thirdplace.tables (id, code, game, visited) VALUES ($1, $2, $3, now() - $4::interval)
    RETURNING number
"""
IMPORT_RECORD = """
    INSERT INTO thirdplace.records (table_id, game, kept, record) VALUES ($1, $2, now() - $3::interval, $4)
"""


def read_all_items(connection: Any, run: Callable[[Coroutine[Any, Any, Any]], Any]) -> Iterator[StoredItem]:
    """Every table and record, as they stand when the first is read. `run` waits for one query."""
    run(connection.execute(BEGIN_SNAPSHOT))
    for row in run(connection.fetch(SELECT_TABLES)):
        entries = [bytes(entry[0]) for entry in run(connection.fetch(SELECT_LOG, row["number"]))]
        yield StoredTable(row["id"], row["code"], row["game"], row["idle"], entries)
    for (table,) in run(connection.fetch(SELECT_RECORD_IDS)):
        row = run(connection.fetchrow(SELECT_RECORD, table))
        yield StoredRecord(table, row["game"], row["age"], bytes(row["record"]))


async def import_all_items(connection: Any, items: Iterator[StoredItem]) -> None:
    """Write everything in one transaction. Raises Conflict if the database is not empty."""
    await connection.execute(WAIT_FOR_ITEMS)
    async with connection.transaction():
        await connection.execute(BEGIN_IMPORT)
        if await connection.fetchval(IS_ANYTHING_STORED):
            raise Conflict
        # Items may come from a file, or from another store: that takes its time, outside of this loop.
        while (item := await asyncio.to_thread(next, items, None)) is not None:
            if isinstance(item, StoredRecord):
                age = timedelta(seconds=item.age_s)
                await connection.execute(IMPORT_RECORD, item.table, item.game, age, item.record)
                continue
            idle = timedelta(seconds=item.idle_s)
            number = await connection.fetchval(IMPORT_TABLE, item.id, item.code, item.game, idle)
            rows = [(number, seq, entry) for seq, entry in enumerate(item.entries, 1)]
            columns = ("number", "seq", "entry")
            await connection.copy_records_to_table(
                "log", schema_name="thirdplace", records=rows, columns=columns
            )
