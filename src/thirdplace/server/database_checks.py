"""`thirdplace doctor --store`: can the database be reached and used, and is everything in it readable?

Nothing is changed but the one row that servers, too, use to find out whether the database can be written to.
"""

import asyncio
from collections.abc import Iterator
from time import monotonic, time
from typing import Any

from thirdplace.server.doctor import Finding, examine_log
from thirdplace.server.machine_checks import SLOW_SYNC_S, CheckResult

__all__ = ["check_database", "count_database_tables", "examine_database"]

CONNECT_TIMEOUT_S = 5.0
QUERY_TIMEOUT_S = 60.0
CLOCK_DIFFERENCE_S = 60.0

HAS_TABLES = "SELECT to_regclass('thirdplace.tables') IS NOT NULL"
MAY_MAKE_SCHEMA = "SELECT has_database_privilege(current_database(), 'CREATE')"
MAY_MAKE_TABLES = """
    SELECT has_schema_privilege('thirdplace', 'USAGE') AND has_schema_privilege('thirdplace', 'CREATE')
"""
READ_VERSION = "SELECT number FROM thirdplace.version"
PROBE = "UPDATE thirdplace.probe SET written = now()"
COUNT_NODES = "SELECT count(*) FROM thirdplace.nodes WHERE seen > clock_timestamp() - interval '5 s'"
BEGIN_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
SELECT_TABLES = "SELECT number, id FROM thirdplace.tables ORDER BY number"
SELECT_LOG = "SELECT seq, entry FROM thirdplace.log WHERE number = $1 ORDER BY seq"


class _Database:
    """A connection that is used without an event loop of one's own."""

    def __init__(self, address: str) -> None:
        """Raises anything that asyncpg raises."""
        import asyncpg

        self._runner = asyncio.Runner()
        try:
            connecting = asyncpg.connect(address, timeout=CONNECT_TIMEOUT_S, command_timeout=QUERY_TIMEOUT_S)
            self._connection = self._runner.run(_wait_for(connecting))
        except BaseException:
            self._runner.close()
            raise

    @property
    def server_version(self) -> tuple[int, int]:
        version = self._connection.get_server_version()
        return version.major, version.minor

    def fetch(self, statement: str, *values: object) -> list[Any]:
        rows: list[Any] = self._runner.run(_wait_for(self._connection.fetch(statement, *values)))
        return rows

    def fetch_value(self, statement: str) -> Any:
        return self.fetch(statement)[0][0]

    def execute(self, statement: str) -> None:
        self._runner.run(_wait_for(self._connection.execute(statement)))

    def __enter__(self) -> "_Database":
        return self

    def __exit__(self, *failure: object) -> None:
        self._connection.terminate()
        self._runner.close()


async def _wait_for(work: Any) -> Any:
    return await work


def check_database(address: str, shown_address: str) -> Iterator[CheckResult]:
    """`shown_address`: without a password, to be shown."""
    try:
        from thirdplace.store.postgres_errors import describe_error, name_problem
    except ModuleNotFoundError:
        yield CheckResult("database-no-driver")
        return
    told = {"store": shown_address}
    try:
        with _Database(address) as database:
            yield from _check_connected(database, told)
    except Exception as wrong:  # of the system, of asyncpg, or of the database
        yield CheckResult(name_problem(wrong), told | {"detail": describe_error(wrong)})


def _check_connected(database: _Database, told: dict[str, str]) -> Iterator[CheckResult]:
    from thirdplace.store.postgres_schema import MIGRATIONS, OLDEST_SERVER, SELECT_SCHEMA_STATE

    version = database.server_version
    told |= {"server": ".".join(map(str, version))}
    if version[0] < OLDEST_SERVER:
        yield CheckResult("database-old", told | {"least": str(OLDEST_SERVER)})
        return
    yield from _check_clock(database)
    state = database.fetch_value(SELECT_SCHEMA_STATE)
    if state in ("missing", "empty"):
        if database.fetch_value(MAY_MAKE_SCHEMA if state == "missing" else MAY_MAKE_TABLES):
            yield CheckResult("database-empty", told, is_problem=False)
        else:
            yield CheckResult("database-read-only", told | {"detail": "CREATE"})
        return
    rows = database.fetch(READ_VERSION) if state == "ours" else []
    if not rows:
        yield CheckResult("database-foreign", told)
        return
    number = rows[0][0]
    if number > len(MIGRATIONS):
        yield CheckResult("database-newer", told | {"detail": str(number)})
    elif number == len(MIGRATIONS):
        yield from _check_writing(database, told)
    else:
        yield CheckResult("database-older", told, is_problem=False)


def _check_clock(database: _Database) -> Iterator[CheckResult]:
    ahead_s = float(database.fetch_value("SELECT extract(epoch FROM clock_timestamp())")) - time()
    if abs(ahead_s) > CLOCK_DIFFERENCE_S:
        yield CheckResult("database-clock-differs", {"minutes": f"{abs(ahead_s) / 60:.0f}"})


def _check_writing(database: _Database, told: dict[str, str]) -> Iterator[CheckResult]:
    import asyncpg

    from thirdplace.store.postgres_errors import describe_error

    began = monotonic()
    try:
        database.execute(PROBE)
    except asyncpg.PostgresError as wrong:  # a full disk, a standby, rights that are missing
        yield CheckResult("database-read-only", told | {"detail": describe_error(wrong)})
        return
    took_s = monotonic() - began
    told |= {"ms": f"{took_s * 1000:.0f}", "nodes": str(database.fetch_value(COUNT_NODES))}
    if took_s > SLOW_SYNC_S:
        yield CheckResult("database-slow", told)
    yield CheckResult("database-writes", told, is_problem=False)


def count_database_tables(address: str) -> int:
    """How many there are to examine; none, if the database cannot be read."""
    try:
        with _Database(address) as database:
            return int(database.fetch_value("SELECT count(*) FROM thirdplace.tables"))
    except Exception:  # `check_database` says what is wrong
        return 0


def examine_database(address: str) -> Iterator[list[Finding]]:
    """What keeps each table from being played on."""
    from thirdplace.store.postgres_errors import describe_error

    try:
        with _Database(address) as database:
            yield from _examine_tables(database)
    except Exception as wrong:  # of the system, of asyncpg, or of the database
        yield [Finding("database-lost", detail=describe_error(wrong))]


def _examine_tables(database: _Database) -> Iterator[list[Finding]]:
    if not database.fetch_value(HAS_TABLES):
        return
    database.execute(BEGIN_SNAPSHOT)
    for number, table in database.fetch(SELECT_TABLES):
        yield examine_log(table, [(seq, bytes(entry)) for seq, entry in database.fetch(SELECT_LOG, number)])
