"""This process as a node of a PostgreSQL database: its lease, its tables, and who is connected to them.

The lease ends here before it does in the database: a node that others may take for dead knows that it owns
nothing. `has_lease` tells; a moment later, `on_reachable` is told that the database cannot be reached.

Whoever renews its lease removes nodes whose lease is over, and looks again as soon as another one may be. But
whoever has only just reached the database (it was started anew, or the network is back) leaves others the
time to reach it, too: a whole lease. Renewals that fail are tried again much sooner.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import Any

from thirdplace.store.change_publisher import ChangePublisher
from thirdplace.store.interface import Claim, OnOutsideChange, OnReachable
from thirdplace.store.notices import EVERYONE

__all__ = ["LEASE_S", "PostgresNode"]

LEASE_S = 1.9
"""A node that has been silent for so long is taken for dead, and others go on with its tables."""
RENEWAL_INTERVAL_S = 0.45
RENEWAL_TIMEOUT_S = 1.0
RETRY_PAUSE_S = 0.1
"""After a renewal that failed."""
RETURN_S = 5.0
"""So long after a start of the database, whoever joins leaves others the time to come back."""
LOOK_AFTER_S = 0.01
"""After the end of another node's lease: it may be dead, and its tables wait."""
DOUBT_S = 1.35
"""After so long without a renewal, though several have been tried, it is doubtful that the lease goes on."""
CUT_OFF_AFTER_S = 0.2
"""After the end of its lease. A process that was stopped for a while has its lease again before."""

INSERT_NODE = """
    INSERT INTO thirdplace.nodes (name) VALUES ($1)
    RETURNING pg_postmaster_start_time() < clock_timestamp() - $2::interval
"""
"""Has the database run for so long that nodes are back if they are alive?"""
RENEW_LEASE = """
    WITH renewed AS (
        UPDATE thirdplace.nodes SET seen = clock_timestamp() WHERE name = $1 RETURNING name
    )
    SELECT EXISTS (SELECT FROM renewed) AS is_member, count(*) AS others,
        extract(epoch FROM min(seen) + $2::interval - clock_timestamp())::float8 AS first_end
    FROM thirdplace.nodes WHERE name <> $1
"""
"""`first_end`: in so many seconds the first lease of another node is over, unless it is renewed.

Servers of earlier versions call the database's `renew_lease` instead, which removes nobody for two leases
after a start of the database.
"""
REMOVE_SILENT_NODES = """
    SELECT cardinality(names) AS removed, thirdplace.remove_nodes(names) AS changed FROM (
        SELECT array_agg(name) AS names FROM (
            SELECT name FROM thirdplace.nodes WHERE seen < clock_timestamp() - $2::interval AND name <> $1
            ORDER BY name FOR UPDATE SKIP LOCKED
        ) AS silent
    ) AS found WHERE names IS NOT NULL
"""
"""`changed`: the tables that these nodes owned, or that people were connected to there."""
CLAIM_TABLES = "SELECT table_id, new_epoch, unowned FROM thirdplace.claim_tables($1, $2)"
RENEW_LAST_TIME = "UPDATE thirdplace.nodes SET seen = clock_timestamp() WHERE name = $1"
REMOVE_NODE = "SELECT thirdplace.remove_nodes(ARRAY[$1])"

Connection = Any


class PostgresNode:
    """All methods run in the store's event loop."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        publisher: ChangePublisher,
        on_outside_change: OnOutsideChange,
        on_reachable: OnReachable,
        on_vacated: Callable[[Collection[str]], None],
    ) -> None:
        """`on_vacated` is told the tables of nodes that this one has found dead."""
        self._connect = connect
        self._publisher = publisher
        self._on_outside_change = on_outside_change
        self._on_reachable = on_reachable
        self._on_vacated = on_vacated
        self._connection: Connection | None = None
        """A connection of its own, so that no other work delays a renewal."""
        self._unsaved_connections: dict[str, bytes] = {}
        self._saving = asyncio.Lock()
        self._lease_timer: asyncio.TimerHandle | None = None
        """Runs out with the lease, and then until it is told that the database cannot be reached."""
        self.has_lease = False
        """Was the lease renewed recently? If not, other nodes may own everything."""
        self._renewed_at = 0.0
        self._reachable_since: float | None = None
        """Since then, no renewal has failed."""
        self._pause_s = RENEWAL_INTERVAL_S
        """Until the next renewal."""
        self.name: str | None = None
        self.other_count = 0

    async def join(self) -> None:
        """Become a node with a new name."""
        name = secrets.token_hex(8)
        connection = await self._get_connection()
        are_others_back = await connection.fetchval(INSERT_NODE, name, timedelta(seconds=RETURN_S))
        if self._reachable_since is None:
            self._reachable_since = monotonic() - (LEASE_S if are_others_back else 0)
        self.name = name
        await self._renew(connection)
        self._publisher.publish(name, ())  # others save who is connected to their tables

    async def run(self) -> None:
        """Renew the lease until cancelled."""
        while True:
            await asyncio.sleep(self._pause_s)
            self._pause_s = RENEWAL_INTERVAL_S
            try:
                async with asyncio.timeout(RENEWAL_TIMEOUT_S):
                    await self._renew(await self._get_connection())
                    await self._retry_unsaved_connections()
            except Exception:  # the database cannot be reached: perhaps the next time
                self._reachable_since, self._pause_s = None, RETRY_PAUSE_S
                self._drop_connection()

    async def _renew(self, connection: Connection) -> None:
        asked_at = monotonic()
        row = await connection.fetchrow(RENEW_LEASE, self.name, timedelta(seconds=LEASE_S))
        if self._reachable_since is None:
            self._reachable_since = asked_at
        if not row["is_member"]:
            self.name = None
            await self.join()
            self._on_outside_change(None)
            return
        self._extend_lease(asked_at)
        had_others, self.other_count = self.other_count > 0, row["others"]
        if self.other_count:
            await self._look_after_others(connection, row["first_end"])
        if (self.other_count > 0) != had_others:
            self._on_outside_change(None)

    async def _look_after_others(self, connection: Connection, first_end_s: float) -> None:
        """Remove those whose lease is over, or look again when it may be."""
        assert self._reachable_since is not None
        wait_s = max(first_end_s, self._reachable_since + LEASE_S - monotonic())
        if wait_s > 0:
            self._pause_s = min(RENEWAL_INTERVAL_S, wait_s + LOOK_AFTER_S)
            return
        row = await connection.fetchrow(REMOVE_SILENT_NODES, self.name, timedelta(seconds=LEASE_S))
        if row is None:
            return  # another node has been quicker, or is about to remove them
        self.other_count -= row["removed"]
        self._pause_s = LOOK_AFTER_S  # the lease of another one may end soon
        if row["changed"]:
            self._on_outside_change(row["changed"])
            self._on_vacated(row["changed"])
            self._publisher.publish(EVERYONE, row["changed"])

    def _extend_lease(self, since: float) -> None:
        had_lease, self.has_lease = self.has_lease, True
        self._renewed_at = since
        self._stop_lease_timer()
        self._lease_timer = asyncio.get_running_loop().call_later(
            since + LEASE_S - monotonic(), self._on_lease_over
        )
        if not had_lease:
            self._on_reachable(True)

    @property
    def is_lease_doubtful(self) -> bool:
        """May be asked from any thread."""
        return monotonic() - self._renewed_at > DOUBT_S

    def _on_lease_over(self) -> None:
        self.has_lease = False
        self._lease_timer = asyncio.get_running_loop().call_later(CUT_OFF_AFTER_S, self._on_reachable, False)

    def _stop_lease_timer(self) -> None:
        if self._lease_timer is not None:
            self._lease_timer.cancel()

    async def leave(self) -> None:
        """Give everything back, so that others go on at once."""
        self._stop_lease_timer()
        if self.name is None:
            return
        with suppress(Exception):
            async with asyncio.timeout(RENEWAL_TIMEOUT_S):
                connection = await self._get_connection()
                await connection.execute(RENEW_LAST_TIME, self.name)
                changed = await connection.fetchval(REMOVE_NODE, self.name)
                self._publisher.publish(self.name, changed or ())
                await self._publisher.finish()
        self.name = None
        self._drop_connection()

    async def _get_connection(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    # Tables.

    async def claim_tables(self, connection: Connection, tables: Collection[str]) -> dict[str, Claim]:
        rows = await connection.fetch(CLAIM_TABLES, self.name, list(tables))
        claims = {}
        for table, epoch, unowned in rows:
            since = None if unowned is None else max(0, int(unowned.total_seconds() * 1000))
            claims[table] = Claim(epoch, since)
        if claims and self.other_count and self.name is not None:
            self._publisher.publish(self.name, claims)
        return claims

    async def release_tables(self, connection: Connection, tables: Collection[str]) -> None:
        if self.name is not None:
            await connection.execute("SELECT thirdplace.release_tables($1, $2)", self.name, list(tables))
            self._publisher.publish(self.name, tables)

    def note_connections(self, connections: Mapping[str, bytes]) -> None:
        """Save these soon, and again if it fails."""
        self._unsaved_connections.update(connections)

    async def save_connections(self, connection: Connection) -> None:
        """Save what is noted. One at a time, so that an older state never replaces a newer one."""
        async with self._saving:
            unsaved, self._unsaved_connections = self._unsaved_connections, {}
            if not unsaved or self.name is None:
                return
            try:
                statement = "SELECT thirdplace.save_connections($1, $2, $3)"
                await connection.execute(statement, self.name, list(unsaved), list(unsaved.values()))
            except BaseException:
                self._unsaved_connections = {**unsaved, **self._unsaved_connections}
                raise
            self._publisher.publish(self.name, unsaved)

    async def _retry_unsaved_connections(self) -> None:
        if self._unsaved_connections:
            await self.save_connections(await self._get_connection())
