"""The tables of the PostgreSQL database, and how an older one becomes a newer one."""

from typing import Any

from thirdplace.store.interface import UnusableStore
from thirdplace.store.postgres_functions import CREATE_OWNERSHIP, CREATE_TABLES
from thirdplace.store.postgres_node_references import REFER_TO_NODES
from thirdplace.store.postgres_shared_tools import CREATE_TOOLS

__all__ = ["MIGRATIONS", "migrate"]

MIGRATION_LOCK = 8017
OLDEST_SERVER = 13

MIGRATIONS = (CREATE_TABLES, CREATE_OWNERSHIP, CREATE_TOOLS, REFER_TO_NODES)
"""Each brings a database from its version to the next. Never change one that was released: add another.

Servers of the version before must be able to go on meanwhile, so that a node can be replaced after the other:
a migration only adds; a new column has a default or may be empty; functions that were called stay.
"""
READABLE_FROM = 1
"""The oldest version whose servers can still use the newest schema."""


async def migrate(connection: Any) -> None:
    """Bring the database to the newest version. Raises UnusableStore if it cannot be used."""
    if connection.get_server_version().major < OLDEST_SERVER:
        version = connection.get_server_version()
        raise UnusableStore(f"PostgreSQL {version.major} is too old: at least {OLDEST_SERVER} is needed")
    async with connection.transaction():
        # Not two servers at once; the lock ends with the transaction.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        version = await _read_version(connection)
        if version > len(MIGRATIONS):
            readable_from = await connection.fetchval("SELECT readable_from FROM thirdplace.version")
            if readable_from > len(MIGRATIONS):
                raise UnusableStore(f"version {version} was written by a newer thirdplace")
            return  # newer servers are about to replace this one
        for migration in MIGRATIONS[version:]:
            await connection.execute(migration)
        await connection.execute(
            "UPDATE thirdplace.version SET number = $1, readable_from = $2", len(MIGRATIONS), READABLE_FROM
        )


async def _read_version(connection: Any) -> int:
    """The version of the schema; it is created if there is none."""
    if await connection.fetchval("SELECT to_regclass('thirdplace.version') IS NOT NULL"):
        version: int = await connection.fetchval("SELECT number FROM thirdplace.version")
        return version
    if await connection.fetchval("SELECT to_regnamespace('thirdplace') IS NOT NULL"):
        found = "SELECT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'thirdplace'::regnamespace)"
        if await connection.fetchval(found):
            raise UnusableStore("its schema “thirdplace” belongs to another program")
    else:
        await connection.execute("CREATE SCHEMA thirdplace")
    await connection.execute("CREATE TABLE thirdplace.version (number integer NOT NULL)")
    await connection.execute("INSERT INTO thirdplace.version VALUES (0)")
    return 0
