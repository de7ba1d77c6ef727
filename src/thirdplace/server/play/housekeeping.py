"""What a server does regularly: free the memory of idle tables, delete tables and records nobody needs."""

import asyncio
from typing import TYPE_CHECKING, NoReturn

from thirdplace.core.errors import Refused
from thirdplace.core.records.record import record_of, to_json
from thirdplace.server import logs
from thirdplace.server.play.table_actor import TableActor
from thirdplace.table import entries
from thirdplace.table.hidden_ranks import are_ranks_hidden
from thirdplace.table.table import Table

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub

__all__ = ["Housekeeping"]

SWEEP_INTERVAL_S = 30.0
KEEP_IDLE_TABLE_MS = 60_000
"""How long a table that nobody is at stays in memory."""
HOUSEKEEPING_INTERVAL_S = 3600.0
CHANGE_CHECK_INTERVAL_S = 1.0


class Housekeeping:
    def __init__(self, hub: "Hub", *, keep_days: float, keep_records_days: float) -> None:
        self._hub = hub
        self._keep_days = keep_days
        self._keep_records_days = keep_records_days
        loop = asyncio.get_running_loop()
        work = (
            self._forget_idle_tables_regularly(),
            self._delete_regularly(),
            self._check_for_changes_regularly(),
        )
        self._tasks = [loop.create_task(one) for one in work]

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _forget_idle_tables_regularly(self) -> None:
        hub = self._hub
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            hub.table_count = await hub.run_in_thread(hub.count_tables)
            before = hub.now() - KEEP_IDLE_TABLE_MS
            left = [actor for actor in hub.tables.values() if actor.last_seen < before and _is_idle(actor)]
            for actor in left:
                hub.forget_table(actor)
            if left:
                hub.store.mark_visited([actor.table.id for actor in left])

    async def _check_for_changes_regularly(self) -> None:
        while True:
            await asyncio.sleep(CHANGE_CHECK_INTERVAL_S)
            if self._hub.store.has_other_nodes:
                await self._hub.check_for_changes()
                self._hand_tables_over()
            else:
                self._hub.claim_unowned_tables()

    def _hand_tables_over(self) -> None:
        """A proxy may send everyone at a table to another node than the one at which it was made."""
        self._hub.run_phase_for_all(list(self._hub.tables.values()), TableActor.forget_if_wanted_elsewhere)

    async def _delete_regularly(self) -> None:
        """Delete tables that nobody came back to, and old records."""
        hub = self._hub
        while True:
            hub.store.save_age()
            hub.store.mark_visited(hub.tables)
            try:
                await self._delete_abandoned_tables()
                await hub.tool_sessions.delete_abandoned()
                hub.store.delete_old_records(
                    self._keep_records_days, lambda count: logs.log_event("cleared", records=count)
                )
            except Exception:
                logs.log_failure("housekeeping")
            await asyncio.sleep(HOUSEKEEPING_INTERVAL_S)

    async def _delete_abandoned_tables(self) -> None:
        hub = self._hub
        cleared = 0
        for table_id in await hub.run_in_thread(hub.store.list_abandoned_tables, self._keep_days):
            if table_id not in hub.tables and table_id not in hub.loading:
                try:
                    await hub.start_loading(table_id, self._delete_table(table_id))
                except Refused as refused:
                    cleared += refused.code == "unknown-table"
        if cleared:
            logs.log_event("cleared", tables=cleared)

    async def _delete_table(self, table_id: str) -> NoReturn:
        """Delete a table. Always raises unknown-table, so that whoever asks for it meanwhile gets a 404."""
        hub = self._hub
        written = await hub.read_log(table_id)
        try:
            table = Table.fold(table_id, map(entries.decode_entry, written), hub.now())
        except Exception:  # what cannot be read is kept: somebody may be able to mend it
            raise Refused("unreadable-table") from None
        match = table.match
        record = to_json(record_of(match)) if match is not None and match.moves else None
        cleared = asyncio.Event()
        hub.store.delete_table(
            table_id,
            table.config.game,
            record,
            hub.call_in_loop(cleared.set),
            # With the table go the tokens that its record is for, where it is not for everybody.
            forget_record=not table.config.settings.onlookers or are_ranks_hidden(table),
        )
        await cleared.wait()
        raise Refused("unknown-table")


def _is_idle(actor: TableActor) -> bool:
    try:
        return actor.is_idle
    except Exception:  # a game that cannot say how long its clock runs
        actor.on_error()
        return not actor.subscribers
