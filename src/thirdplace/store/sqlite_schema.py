"""The tables of the SQLite database, and how an older one becomes a newer one."""

import sqlite3

from thirdplace.store.interface import UnusableStore

__all__ = ["MIGRATIONS", "migrate", "read_version"]


MIGRATIONS = (
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        visited INTEGER NOT NULL
    );
    CREATE TABLE log (
        number INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        entry BLOB NOT NULL,
        UNIQUE (number, seq)
    );
    CREATE TABLE records (
        table_id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        kept INTEGER NOT NULL,
        record BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE observed (age INTEGER NOT NULL, date INTEGER NOT NULL);
    INSERT INTO observed SELECT latest, latest FROM (
        SELECT MAX(
            COALESCE((SELECT MAX(visited) FROM tables), 0),
            COALESCE((SELECT MAX(kept) FROM records), 0)
        ) AS latest
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN owner TEXT;
    ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE log ADD COLUMN written INTEGER;
    CREATE TABLE connections (
        table_id TEXT NOT NULL,
        node TEXT NOT NULL,
        content BLOB NOT NULL,
        PRIMARY KEY (table_id, node)
    ) WITHOUT ROWID;
    CREATE TABLE messages (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        sender TEXT NOT NULL,
        content BLOB NOT NULL
    );
    """,
    """
    CREATE TABLE tools (
        code TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        content BLOB NOT NULL,
        version INTEGER NOT NULL DEFAULT 0,
        opened INTEGER NOT NULL,
        visited INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""Each brings a database from its version to the next. Never change one that was released: add another.

`seq` counts a table's entries from 1. `(number, seq)` being unique decides who was first where several
processes write. (A table has a number beside its long id because that makes appending four times as fast.)
`visited` and `kept` were seconds since 1970 at first, and go on from there as seconds of `observed.age` (see
observed_age.py); `observed.date` is when that was saved, in seconds since 1970. `log.written` is the
machine's monotonic time in milliseconds, which all of its processes share until it is started again. The
times of `tools` are milliseconds since 1970.
"""


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the database to the newest version, one migration after the other."""
    while (version := read_version(connection)) < len(MIGRATIONS):
        connection.execute("BEGIN IMMEDIATE")
        if read_version(connection) == version:  # another process may have been quicker
            for statement in MIGRATIONS[version].split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("COMMIT")
    if version > len(MIGRATIONS):
        reason = f"version {version} was written by a newer thirdplace"
        raise UnusableStore(reason, "newer", detail=str(version))


def read_version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version
