"""Opens the store that an address names: a folder (SQLite), or a PostgreSQL database."""

from pathlib import Path

from thirdplace.store.interface import OnCommitted, OnMessage, OnOutsideChange, Store, UnusableStore
from thirdplace.store.sqlite_store import SqliteStore

__all__ = ["is_database_address", "open_store"]

SCHEMES = ("postgresql://", "postgres://")


def is_database_address(location: str) -> bool:
    return location.startswith(SCHEMES)


def open_store(
    location: Path | str,
    on_committed: OnCommitted,
    on_outside_change: OnOutsideChange,
    on_message: OnMessage = lambda message: None,
    *,
    keep_days: float,
) -> Store:
    """A folder is a path; an address is text. Raises UnusableStore."""
    if isinstance(location, Path):
        return SqliteStore(location, on_committed, on_outside_change, on_message, keep_days=keep_days)
    try:
        from thirdplace.store.postgres_store import PostgresStore
    except ModuleNotFoundError as wrong:
        raise UnusableStore("asyncpg is not installed: pip install 'thirdplace[postgres]'") from wrong
    return PostgresStore(location, on_committed, on_outside_change, on_message)
