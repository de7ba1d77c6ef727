"""What is said about errors of asyncpg, of the database and of the way to it."""

import asyncpg

from thirdplace.store.interface import UnusableStore

__all__ = ["LOST", "describe_error", "explain_unusable", "name_problem"]

FOREIGN = (
    asyncpg.UndefinedColumnError,
    asyncpg.UndefinedFunctionError,
    asyncpg.UndefinedTableError,
    asyncpg.DatatypeMismatchError,
    asyncpg.DuplicateTableError,
    asyncpg.WrongObjectTypeError,
)
"""The schema is not what it seemed to be."""
NOT_ALLOWED = (
    asyncpg.InsufficientPrivilegeError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InsufficientResourcesError,
)
"""Rights that are missing, a standby, a full disk."""
LOST = (OSError, EOFError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What is raised by work that has a connection, whatever happens to the database."""

FOR_PROGRAMMERS = (ValueError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def describe_error(wrong: BaseException) -> str:
    """One line without hints for programmers. A ValueError may quote the address, which holds a password."""
    lines = "" if isinstance(wrong, FOR_PROGRAMMERS) else str(wrong).strip()
    return lines.splitlines()[0] if lines else type(wrong).__name__


def explain_unusable(wrong: Exception) -> UnusableStore:
    """Why a database cannot be opened."""
    if isinstance(wrong, UnusableStore):
        return wrong
    detail = describe_error(wrong)
    return UnusableStore(detail, name_problem(wrong), detail=detail)


def name_problem(wrong: Exception) -> str:
    """`doctor-<name>` in the locale files says what is wrong with the database, and what helps."""
    if isinstance(wrong, TimeoutError):
        return "database-silent"
    if isinstance(wrong, ValueError):
        return "database-address"
    if isinstance(wrong, FOREIGN):
        return "database-foreign"
    if isinstance(wrong, asyncpg.LockNotAvailableError):
        return "database-locked"
    if isinstance(wrong, NOT_ALLOWED):
        return "database-read-only"
    return "database-unreachable"
