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
from thirdplace.store.sqlite_store import SqliteStore, is_kept_in

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
    must_exist: bool = False,
) -> Store:
    """A folder is a path; an address is text. Raises UnusableStore.

    `notices`: the address of a Redis or Valkey server, by which the servers at a database notify each other.
    `must_exist`: nothing is made where no games are kept yet.
    """
    if isinstance(location, Path):
        if must_exist and not is_kept_in(location):
            raise UnusableStore("no games are kept there", "nothing-kept")
        return SqliteStore(
            location, on_committed, on_outside_change, on_message, on_orphaned, keep_days=keep_days
        )
    try:
        from thirdplace.store.postgres_store import PostgresStore
    except ModuleNotFoundError as wrong:
        raise UnusableStore("asyncpg is not installed", "database-no-driver") from wrong
    channel = None if notices is None else _make_redis_notices(notices)
    return PostgresStore(
        location,
        on_committed,
        on_outside_change,
        on_message,
        on_reachable,
        on_orphaned,
        channel,
        keep_days=keep_days,
        must_exist=must_exist,
    )


def _make_redis_notices(address: str) -> "RedisNotices":
    try:
        from thirdplace.store.redis_notices import RedisNotices
    except ModuleNotFoundError as wrong:
        raise UnusableStore("redis is not installed: pip install 'thirdplace[redis]'") from wrong
    try:
        return RedisNotices(address)
    except ValueError as wrong:
        # What it says may quote a part of the password.
        raise UnusableStore(type(wrong).__name__, "notices-address") from wrong
