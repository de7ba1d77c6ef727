"""The tables of the PostgreSQL database, and how an older one becomes a newer one."""

import asyncio
from time import monotonic
from typing import Any, Literal

import asyncpg

from thirdplace.store.interface import UnusableStore
from thirdplace.store.postgres_functions import CREATE_OWNERSHIP, CREATE_TABLES
from thirdplace.store.postgres_node_references import REFER_TO_NODES
from thirdplace.store.postgres_observed_time import CREATE_OBSERVED
from thirdplace.store.postgres_shared_tools import CREATE_TOOLS

__all__ = ["MIGRATIONS", "OLDEST_SERVER", "SELECT_SCHEMA_STATE", "SchemaState", "migrate"]

MIGRATION_LOCK = 8017
OLDEST_SERVER = 13
LOCK_TIMEOUT_S = 1
"""Whatever comes after a migration that waits for a lock waits, too: so it gives way, and tries again."""
LOCK_PAUSE_S = 0.5
LOCK_PATIENCE_S = 900.0
"""A backup of a large database may take so long."""
MIGRATION_TIMEOUT_S = 600.0
IS_LOCKED = (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError)

MIGRATIONS = (CREATE_TABLES, CREATE_OWNERSHIP, CREATE_TOOLS, REFER_TO_NODES, CREATE_OBSERVED)
"""Each brings a database from its version to the next. Never change one that was released: add another.

Servers of the version before must be able to go on meanwhile, so that a node can be replaced after the other:
a migration only adds; a new column has a default or may be empty; functions that were called stay.
"""
READABLE_FROM = 1
"""The oldest version whose servers can still use the newest schema."""

SchemaState = Literal["missing", "empty", "foreign", "ours"]
SELECT_SCHEMA_STATE = """
    SELECT CASE
        WHEN to_regnamespace('thirdplace') IS NULL THEN 'missing'
        WHEN NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('thirdplace')) THEN 'empty'
        WHEN EXISTS (
            SELECT FROM pg_attribute WHERE attrelid = to_regclass('thirdplace.version')
            AND attname = 'number' AND atttypid = 'integer'::regtype
        ) THEN 'ours'
        ELSE 'foreign'
    END
"""
"""An administrator may have made the schema, so that servers need no right to make one."""


async def migrate(connection: Any, *, must_exist: bool = False) -> None:
    """Bring the database to the newest version. Raises UnusableStore if it cannot be used.

    `must_exist`: nothing is made where no games are kept yet.
    """
    if connection.get_server_version().major < OLDEST_SERVER:
        version = str(connection.get_server_version().major)
        raise UnusableStore(
            f"PostgreSQL {version} is too old", "database-old", server=version, least=str(OLDEST_SERVER)
        )
    end = monotonic() + LOCK_PATIENCE_S
    while True:
        try:
            async with connection.transaction():
                await _migrate_in_transaction(connection, must_exist)
            return
        except IS_LOCKED:
            if monotonic() > end:
                raise
        await asyncio.sleep(LOCK_PAUSE_S)


async def _migrate_in_transaction(connection: Any, must_exist: bool) -> None:
    await connection.execute(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT_S}s'")
    # Not two servers at once; the lock ends with the transaction.
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    version = await _read_version(connection, must_exist)
    if version > len(MIGRATIONS):
        readable_from = await connection.fetchval("SELECT readable_from FROM thirdplace.version")
        if readable_from > len(MIGRATIONS):
            reason = f"version {version} was written by a newer thirdplace"
            raise UnusableStore(reason, "database-newer", detail=str(version))
        return  # newer servers are about to replace this one
    for migration in MIGRATIONS[version:]:
        await connection.execute(migration, timeout=MIGRATION_TIMEOUT_S)
    await connection.execute(
        "UPDATE thirdplace.version SET number = $1, readable_from = $2", len(MIGRATIONS), READABLE_FROM
    )


async def _read_version(connection: Any, must_exist: bool) -> int:
    """The version of the schema; it is created if there is none."""
    state: SchemaState = await connection.fetchval(SELECT_SCHEMA_STATE)
    if state == "ours":
        version: int | None = await connection.fetchval("SELECT number FROM thirdplace.version")
        if version is not None:
            return version
    if state in ("ours", "foreign"):
        raise UnusableStore("its schema “thirdplace” belongs to another program", "database-foreign")
    if must_exist:
        raise UnusableStore("no games are kept there", "nothing-kept")
    if state == "missing":
        await connection.execute("CREATE SCHEMA thirdplace")
    await connection.execute("CREATE TABLE thirdplace.version (number integer NOT NULL)")
    await connection.execute("INSERT INTO thirdplace.version VALUES (0)")
    return 0
