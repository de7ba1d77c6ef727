"""One call of PostgreSQL's `append_entries`: its arguments, and what came of it."""

import asyncpg

from thirdplace.store.interface import Append
from thirdplace.store.postgres_functions import CONFLICT

__all__ = ["APPEND", "SELECT_ENTRIES", "is_conflict", "is_written", "make_rows"]

APPEND = f"SELECT thirdplace.append_entries({', '.join(f'${number}' for number in range(1, 15))})"
SELECT_ENTRIES = """
    SELECT entry, seq FROM thirdplace.log
    WHERE number = (SELECT number FROM thirdplace.tables WHERE id = $1) AND seq > $2 ORDER BY seq
"""


def make_rows(wanted: list[Append]) -> tuple[object, ...]:
    """The arguments of `append_entries`, after the first two."""
    new = [new for one in wanted for new in one.new_tables]
    logs = [(one.table, one.seq, one.epoch, one.entries) for one in wanted if one.entries]
    logs += [(one.id, 1, 0, one.entries) for one in new]
    rows = [
        (table, first + number, entry)
        for table, first, _, entries in logs
        for number, entry in enumerate(entries)
    ]
    records = [(one.table, *one.record) for one in wanted if one.record is not None]
    return (
        [one.id for one in new],
        [one.code for one in new],
        [one.game for one in new],
        *([log[column] for log in logs] for column in range(3)),
        *([row[column] for row in rows] for column in range(3)),
        *([row[column] for row in records] for column in range(3)),
    )


def is_conflict(wrong: asyncpg.PostgresError) -> bool:
    """Is the number of an entry taken, does it not follow the last one, or is its epoch over?"""
    return isinstance(wrong, asyncpg.IntegrityConstraintViolationError) or wrong.sqlstate == CONFLICT


async def is_written(connection: asyncpg.Connection, wanted: list[Append]) -> bool:
    """Was all of this committed? It is all or nothing, so one of its logs tells."""
    one = wanted[0]
    logs = [(one.table, one.seq, one.entries)] if one.entries else []
    logs += [(new.id, 1, new.entries) for new in one.new_tables]
    table, first, entries = logs[0]
    found = await connection.fetch(SELECT_ENTRIES, table, first - 1)
    return [bytes(row[0]) for row in found[: len(entries)]] == entries
