"""Opens the store that an address names: a folder (SQLite), or a PostgreSQL database."""

from pathlib import Path
from typing import TYPE_CHECKING

from thirdplace.store.interface import (
    OnCommitted,
    OnMessage,
    OnOrphaned,
    OnOutsideChange,
    OnReachable,
    Store,
    UnusableStore,
)
from thirdplace.store.sqlite_store import SqliteStore

if TYPE_CHECKING:
    from thirdplace.store.redis_notices import RedisNotices

__all__ = ["is_database_address", "is_notices_address", "open_store"]

SCHEMES = ("postgresql://", "postgres://")
NOTICES_SCHEMES = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://")


def is_database_address(location: str) -> bool:
    return location.startswith(SCHEMES)


def is_notices_address(location: str) -> bool:
    return location.startswith(NOTICES_SCHEMES)


def open_store(
    location: Path | str,
    on_committed: OnCommitted,
    on_outside_change: OnOutsideChange,
    on_message: OnMessage = lambda message: None,
    on_reachable: OnReachable = lambda is_reachable: None,
    on_orphaned: OnOrphaned = lambda tables: None,
    *,
    keep_days: float,
    notices: str | None = None,
) -> Store:
    """A folder is a path; an address is text. Raises UnusableStore.

    `notices`: the address of a Redis or Valkey server, by which the servers at a database notify each other.
    """
    if isinstance(location, Path):
        return SqliteStore(
            location, on_committed, on_outside_change, on_message, on_orphaned, keep_days=keep_days
        )
    try:
        from thirdplace.store.postgres_store import PostgresStore
    except ModuleNotFoundError as wrong:
        raise UnusableStore("asyncpg is not installed: pip install 'thirdplace[postgres]'") from wrong
    channel = None if notices is None else _make_redis_notices(notices)
    return PostgresStore(
        location, on_committed, on_outside_change, on_message, on_reachable, on_orphaned, channel
    )


def _make_redis_notices(address: str) -> "RedisNotices":
    try:
        from thirdplace.store.redis_notices import RedisNotices
    except ModuleNotFoundError as wrong:
        raise UnusableStore("redis is not installed: pip install 'thirdplace[redis]'") from wrong
    try:
        return RedisNotices(address)
    except ValueError as wrong:
        raise UnusableStore(str(wrong)) from wrong
