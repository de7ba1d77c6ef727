"""`thirdplace doctor`: is everything that is kept readable, and if not, what is to be done?

Reads only, so it may run beside a server.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from thirdplace.core.errors import Refused
from thirdplace.store.sqlite_schema import MIGRATIONS
from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.table import entries
from thirdplace.table.table import Table

__all__ = ["Finding", "count_tables", "examine_log", "examine_store"]

FindingKind = Literal[
    "damaged-file",
    "database-lost",
    "damaged",
    "newer",
    "gap",
    "unreadable",
    "unknown-game",
    "unfoldable",
    "record",
]
SELECT_LOG = "SELECT seq, entry FROM log WHERE number = ? ORDER BY seq"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that keeps a table, or all of them, from being played on."""

    kind: FindingKind
    table: str = ""
    """Half of its id, which finds it in the store and opens it to nobody, as in the server's log."""
    entry: int = 0
    """The number of the entry that it fails at."""
    detail: str = ""


def count_tables(folder: Path) -> int:
    """How many there are to examine; none, where nothing has been kept yet."""
    if not (folder / FILE_NAME).exists():
        return 0
    try:
        with closing(_open_read_only(folder)) as connection:
            count: int = connection.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.Error:
        return 0


def examine_store(folder: Path) -> Iterator[list[Finding]]:
    """What is wrong: first with the file, then with each table."""
    if not (folder / FILE_NAME).exists():
        return
    with closing(_open_read_only(folder)) as connection:
        try:
            yield _examine_file(connection)
            tables = connection.execute("SELECT number, id FROM tables ORDER BY number").fetchall()
        except sqlite3.Error as wrong:
            yield [Finding("damaged-file", detail=str(wrong))]
            return
        for number, table_id in tables:
            yield _examine_table(connection, number, table_id)


def _open_read_only(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{(folder / FILE_NAME).resolve().as_uri()}?mode=ro", uri=True)


def _examine_file(connection: sqlite3.Connection) -> list[Finding]:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        return [Finding("newer", detail=str(version))]
    rows = connection.execute("PRAGMA quick_check(3)").fetchall()
    return [Finding("damaged-file", detail=str(row[0])) for row in rows if row[0] != "ok"]


def _examine_table(connection: sqlite3.Connection, number: int, table_id: str) -> list[Finding]:
    name = table_id[: len(table_id) // 2]
    try:
        rows = connection.execute(SELECT_LOG, (number,)).fetchall()
    except sqlite3.Error as wrong:
        return [Finding("damaged", name, detail=str(wrong))]
    return examine_log(table_id, rows)


def examine_log(table_id: str, rows: Iterable[tuple[int, bytes]]) -> list[Finding]:
    """What keeps this log, of entries with their numbers, from being played on."""
    name = table_id[: len(table_id) // 2]
    table: Table | None = None
    for expected, (seq, written) in enumerate(rows, 1):
        if seq != expected:
            return [Finding("gap", name, expected)]
        try:
            entry = entries.decode_entry(written)
        except Exception as wrong:  # damaged, or of a kind that only a newer version knows
            return [Finding("unreadable", name, seq, str(wrong))]
        try:
            if table is None:
                table = Table.fold(table_id, [entry], 0)
            else:
                table.apply(entry, 0)
        except Refused as refused:
            kind: FindingKind = "unknown-game" if refused.code == "unknown-game" else "unfoldable"
            return [Finding(kind, name, seq, refused.detail or refused.code)]
        except Exception as wrong:  # a game's code
            return [Finding("unfoldable", name, seq, type(wrong).__name__)]
    return [] if table is not None else [Finding("gap", name, 1)]
