"""The hub holds all tables of one process: it loads them when somebody comes, and forgets idle ones."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic_ns
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.server import logs
from thirdplace.server.metrics import METRICS
from thirdplace.server.play.housekeeping import Housekeeping
from thirdplace.server.play.news_reader import READ_ATTEMPTS, READ_PAUSE_S, NewsReader
from thirdplace.server.play.node_exchange import NodeExchange
from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.server.play.table_actor import TableActor
from thirdplace.server.play.tool_sessions import ToolSessions
from thirdplace.server.tokens import make_code
from thirdplace.server.work.worker_pools import WorkerPools
from thirdplace.store.interface import (
    NOTHING_KNOWN,
    Append,
    Claim,
    Conflict,
    Damaged,
    NewTable,
    TableNews,
    Unavailable,
)
from thirdplace.store.open_store import open_store
from thirdplace.table import commands, entries
from thirdplace.table.table import Table
from thirdplace.table.table_config import make_table_log

__all__ = ["Hub"]

PROBE_INTERVAL_MS = 5000
"""How long the answer of `can_save` is reused, because finding out costs a write."""
PROBE_TIMEOUT_S = 5.0
SHUTDOWN_MS = 3000
"""How long a server that stops tries to save commands that are not acknowledged yet."""

ADOPTED_AT_ONCE = 16
"""Tables of a dead node that are claimed with one statement."""

ASSUMED_TABLE_COUNT = 1_000_000
"""Used while the tables cannot be counted: more tables mean stricter limits."""


class Hub:
    def __init__(
        self,
        location: Path | str,
        *,
        notices: str | None = None,
        keep_days: float,
        keep_records_days: float = 365,
        bot_processes: int | None = None,
        signals_per_second: float = 20,
    ) -> None:
        """`location` of the store: a folder, or the address of a database; `notices`: see `open_store`.

        `signals_per_second`: reactions and the like at one table, each of which everyone there is told.
        """
        self._loop = asyncio.get_running_loop()
        self._probed_at: int | None = None
        self._can_save = True
        self.signals_per_second = signals_per_second
        self.tables: dict[str, TableActor] = {}
        self.loading: dict[str, asyncio.Task[TableActor]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._due_actors: list[TableActor] = []
        """Tables with commands to apply."""
        self._outbox: list[Append] = []
        self._waiting_for: dict[Append, TableActor | asyncio.Future[None]] = {}
        """Who is to be told that entries are durable, or were rejected: a table, or whoever makes one."""
        self._appends_in_writer = 0
        """How many appends the store's writer is working on."""
        self.is_cut_off = False
        """Can the store not be reached, so that other nodes go on with the tables of this one?"""
        self.on_cut_off: Callable[[], None] = lambda: None
        """Called when that begins: whoever is connected should go to another node."""
        self.exchange = NodeExchange(self)
        self.news_reader = NewsReader(self)
        self.tool_sessions = ToolSessions(self)
        self.store = open_store(
            location,
            self.call_in_loop(self._on_settled),
            self.call_in_loop(self._on_overtaken),
            self.call_in_loop(self.exchange.on_message),
            self.call_in_loop(self._on_reachable),
            self.call_in_loop(self._on_orphaned),
            keep_days=keep_days,
            notices=notices,
        )
        self.store.join()
        self._node_name = self.store.node
        self.is_closed = False
        self.is_draining = False
        """Is this node about to stop? It claims no tables, and gives up those that everyone has left."""
        self.table_count = self.count_tables()
        """About how many tables there are, in memory and on disk."""
        self.worker_pools = WorkerPools(bot_processes)
        self._housekeeping = Housekeeping(
            self,
            keep_days=keep_days,
            keep_records_days=keep_records_days,
        )

    def now(self) -> int:
        """The server's time in milliseconds: never set back, and nothing to do with the date."""
        return monotonic_ns() // 1_000_000

    def start_task(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def call_in_loop(self, heard: Callable[..., None]) -> Callable[..., None]:
        """Wrap a callback of the writer's thread, so that it runs in the event loop."""

        def hear(*told: Any) -> None:
            self._loop.call_soon_threadsafe(heard, *told)

        return hear

    def call_soon(self, work: Callable[[], None]) -> None:
        self._loop.call_soon(work)

    async def run_in_thread(self, work: Callable[..., Any], *given: Any) -> Any:
        return await self._loop.run_in_executor(None, work, *given)

    def schedule_turn(self, actor: TableActor) -> None:
        """Have the actor apply its commands, together with all other actors that are due by then."""
        if not self._due_actors:
            self._loop.call_soon(self._run_due_turns)
        self._due_actors.append(actor)

    def _run_due_turns(self) -> None:
        due, self._due_actors = self._due_actors, []
        for phase in (TableActor.apply_commands, TableActor.render_updates, TableActor.submit):
            self.run_phase_for_all(due, phase)

    def run_phase_for_all(self, actors: Iterable[TableActor], phase: Callable[[TableActor], None]) -> None:
        """Run one phase for all these actors. One that raises does not stop the others.

        One phase for many actors is faster than all phases for one after the other: the code stays in the
        processor's cache, and each listener is woken once.
        """
        for actor in actors:
            try:
                phase(actor)
            except Exception:  # one table's trouble must not keep the others waiting
                actor.on_error()

    # The store.

    async def read_log(self, table: str) -> list[bytes]:
        """A table's whole log. Raises Refused."""
        return (await self.read_news(table)).entries

    async def read_news(self, table: str) -> TableNews:
        """A table's whole log, and its owner. Raises Refused.

        Failures that may pass (a locked file, no free file descriptor) are tried again.
        """
        for attempt in range(1, READ_ATTEMPTS + 1):
            try:
                found: dict[str, TableNews] = await self.run_in_thread(
                    self.store.read_news, {table: NOTHING_KNOWN}
                )
                return found.get(table, TableNews())
            except Unavailable:
                if attempt == READ_ATTEMPTS:
                    logs.log_unreadable_table(table)
                await asyncio.sleep(READ_PAUSE_S)
            except Damaged:
                logs.log_unreadable_table(table)
                raise Refused("unreadable-table") from None
        raise Refused("cut-off")

    async def can_save(self) -> bool:
        """Can the store write now? It is found out by writing something."""
        if self._probed_at is None or self.now() - self._probed_at > PROBE_INTERVAL_MS:
            self._probed_at = self.now()
            answer: asyncio.Future[bool] = self._loop.create_future()

            def on_probed(saved: bool) -> None:
                if not answer.done():
                    answer.set_result(saved)

            self.store.check_writable(self.call_in_loop(on_probed))
            try:
                self._can_save = await asyncio.wait_for(answer, PROBE_TIMEOUT_S)
            except TimeoutError:
                self._can_save = False
        return self._can_save

    def store_entries(self, append: Append, waiting: "TableActor | asyncio.Future[None]") -> None:
        """Send entries to the store, together with all others that gather until its writer is free."""
        self._waiting_for[append] = waiting
        self._outbox.append(append)
        if not self._appends_in_writer:
            self._appends_in_writer = len(self._outbox)
            self._loop.call_soon(self._send_outbox)

    def _send_outbox(self) -> None:
        outbox, self._outbox = self._outbox, []
        self._appends_in_writer = len(outbox)
        if outbox:
            self.store.append(*outbox)

    def _on_settled(self, settled: list[tuple[Append, Exception | None]]) -> None:
        self._appends_in_writer -= len(settled)
        METRICS.count_settled(
            len(settled), [append.entry_count for append, wrong in settled if wrong is None]
        )
        if not self._appends_in_writer:
            self._send_outbox()  # the disk works while updates are sent
        told: list[TableActor] = []
        for append, wrong in settled:
            try:
                told += self._settle_append(append, wrong)
            except Exception:  # one table's trouble must not keep the others waiting
                logs.log_failure("settle")
        for phase in (TableActor.on_durable, TableActor.after_update):
            self.run_phase_for_all(told, phase)

    def _settle_append(self, append: Append, wrong: Exception | None) -> Sequence[TableActor]:
        """The actor whose entries are durable now; nothing for a new table or a rejected append."""
        waiting = self._waiting_for.pop(append)
        if isinstance(waiting, TableActor):
            loaded_again = self.tables.get(append.table)
            if loaded_again is not None and loaded_again is not waiting:
                loaded_again.synchronizer.catch_up()
            if wrong is None:
                return (waiting,)
            waiting.on_rejected(wrong)
        elif wrong is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(wrong)
        return ()

    def _on_overtaken(self, tables: Collection[str] | None) -> None:
        """Other nodes have changed these tables (None: any), or have come or gone."""
        self.tool_sessions.on_outside_change(tables)
        if tables is not None:
            found = [self.tables[table] for table in tables if table in self.tables]
        elif (
            self.store.node != self._node_name
        ):  # others took this node for dead: nothing is its own any more
            self._node_name = self.store.node
            found = list(self.tables.values())
        else:
            found = []
            self.start_task(self.check_for_changes())
        if tables is None:
            for actor in self.tables.values():
                if actor.subscribers:
                    self.exchange.save_connections(actor)
        for actor in found:
            actor.synchronizer.catch_up()

    def _on_reachable(self, is_reachable: bool) -> None:
        was_cut_off, self.is_cut_off = self.is_cut_off, not is_reachable and self.store.has_other_nodes
        if self.is_cut_off:
            logs.log_event("cut-off")
            self.on_cut_off()
        elif was_cut_off:
            logs.log_event("reachable")
        if is_reachable:  # what it owns is still its own if no other node could reach the store either
            for actor in self.tables.values():
                actor.synchronizer.catch_up()

    def _on_orphaned(self, tables: Collection[str]) -> None:
        """Their node has died, and nobody is at them at another one: go on with them here."""
        self.start_task(self._adopt(tables))

    async def _adopt(self, tables: Collection[str]) -> None:
        """Some at a time: every claim waits for what nodes write, and tables at which people are for this."""
        waiting = list(tables)
        while waiting and not (self.is_draining or self.is_cut_off or self.is_closed):
            await self._adopt_together(waiting[:ADOPTED_AT_ONCE])
            del waiting[:ADOPTED_AT_ONCE]
        # Whoever comes to the others claims them.

    async def _adopt_together(self, tables: Collection[str]) -> None:
        missing = [one for one in tables if one not in self.tables and one not in self.loading]
        if not missing:
            return
        claiming = self.start_task(self._claim_tables(missing))
        # At once: whoever comes meanwhile waits for the same claim.
        loads = [self.start_loading(one, self._load_table(one, claiming)) for one in missing]
        for found in await asyncio.gather(*loads, return_exceptions=True):
            # One that is refused is gone, or cannot be read here.
            if isinstance(found, Exception) and not isinstance(found, Refused):
                logs.log_failure("adopt", found)

    async def check_for_changes(self) -> None:
        """Catch up with other nodes, in case that a notice was lost."""
        idle = [actor for actor in self.tables.values() if not actor.is_busy]
        known = {one.table.id: (one.table.entry_count, one.synchronizer.change_count) for one in idle}
        if known:
            with suppress(Damaged, Unavailable):
                changed = await self.run_in_thread(self.store.find_changed_tables, known)
                if changed:
                    self._on_overtaken(changed)
        await self.tool_sessions.check_for_changes()
        self.claim_unowned_tables()

    def claim_unowned_tables(self) -> None:
        """Own what nobody owns, if that could not be done at once."""
        for actor in self.tables.values():
            if actor.owner is None:
                self.exchange.claim(actor, is_urgent=True)

    # Tables.

    async def make_table(self, made: entries.Created) -> TableActor:
        """Make a new table, with a code of its own."""
        return await self.add_table(make_table_log(made))

    async def add_table(self, log: Sequence[entries.Entry]) -> TableActor:
        """Make a table of a log that has been checked, with an id and a code of its own."""
        first, *rest = log
        assert isinstance(first, entries.Created)
        while True:
            table_id = secrets.token_hex(16)
            entry = msgspec.structs.replace(first, code=make_code())
            written = [entries.encode_entry(one) for one in (entry, *rest)]
            new = NewTable(table_id, entry.code, entry.game, written)
            future: asyncio.Future[None] = self._loop.create_future()
            self.store_entries(Append(table_id, 1, [], new_tables=(new,)), future)
            try:
                await future
            except Conflict:
                continue  # somebody else has this code
            self.table_count += 1
            return self.add_new_table(table_id, [entry, *rest])

    async def find_table(self, table_id: str) -> TableActor:
        """The table with this id, read from its log if need be. Raises Refused("unknown-table")."""
        actor = self.tables.get(table_id)
        if actor is not None:
            actor.last_seen = actor.requested_at = self.now()
            return actor
        if self.is_cut_off:
            raise Refused("cut-off")
        loading = self.loading.get(table_id) or self.start_loading(table_id, self._load_table(table_id))
        return await asyncio.shield(loading)

    def start_loading(
        self, table_id: str, work: Coroutine[Any, Any, TableActor]
    ) -> "asyncio.Task[TableActor]":
        """Load or clear a table in one task; everyone who asks for it meanwhile awaits the same task."""
        task = self.loading[table_id] = self._loop.create_task(work)
        task.add_done_callback(lambda _: self.loading.pop(table_id))
        return task

    async def _load_table(
        self, table_id: str, claiming: "asyncio.Task[dict[str, Claim]] | None" = None
    ) -> TableActor:
        """`claiming`: a claim of this table that is under way."""
        news, claim = await self._read_and_claim(table_id, claiming)
        if not news.entries:
            raise Refused("unknown-table")
        now = self.now()
        # Without a living owner nobody knows how long a clock ran on, except if its end was noted.
        was_clock_kept = news.owner is not None if claim is None else claim.unowned_ms is not None
        try:
            written = map(entries.decode_entry, news.entries)
            table = Table.fold(table_id, written, now, news.ages_ms if was_clock_kept else ())
        except Exception:  # damaged, or of a game that is not installed here any more
            logs.log_unreadable_table(table_id)
            self.exchange.release(table_id)  # another version may be able to read it
            raise Refused("unreadable-table") from None
        actor = self.tables[table_id] = TableActor(self, table, sum(map(len, news.entries)))
        actor.owner, actor.epoch = news.owner, news.epoch
        actor.synchronizer.adopt_ownership(news)
        if news.owner is None or (claim is not None and not claim.is_handover):
            unowned_ms = 0 if claim is None else claim.unowned_ms or 0
            actor.post_command(QueuedCommand(commands.Restored(read_at=now - unowned_ms)))
        return actor

    async def _read_and_claim(
        self, table_id: str, claiming: "asyncio.Task[dict[str, Claim]] | None"
    ) -> tuple[TableNews, Claim | None]:
        """A table's whole log, and how this node has become its owner, if it has just done so."""
        claims = None if claiming is None else await claiming
        try:
            news = await self.read_news(table_id)
            if news.entries and news.owner is None:
                claims = await self._claim_tables([table_id])
                news = await self.read_news(table_id)  # what its former owner has written, or who was quicker
        except Refused:
            if claims is not None:  # or nobody could ever claim it while this node lives
                self.exchange.release(table_id)
            raise
        claim = None if claims is None else claims.get(table_id)
        if claims is not None and claim is None and news.owner is not None and news.owner == self.store.node:
            claim = Claim(news.epoch, None)  # the answer was lost
        return news, claim

    async def _claim_tables(self, tables: Collection[str]) -> dict[str, Claim]:
        try:
            claims: dict[str, Claim] = await self.run_in_thread(self.store.claim_tables, tables)
        except Unavailable:
            return {}  # it may have been done all the same
        return claims

    def add_new_table(self, table_id: str, written: Iterable[entries.Entry]) -> TableActor:
        """Add a table that this node has made: its log is known and durable."""
        actor = self.tables[table_id] = TableActor(self, Table.fold(table_id, written, self.now()))
        actor.owner = self.store.node
        return actor

    async def find_table_id(self, code: str) -> str:
        """The id of the table with this code."""
        try:
            found: str | None = await self.run_in_thread(self.store.find_table_by_code, code)
        except Damaged:
            logs.log_failure("find")
            raise Refused("unreadable-table") from None
        except Unavailable:
            raise Refused("cut-off") from None
        if found is None:
            raise Refused("unknown-table")
        return found

    def count_tables(self) -> int:
        try:
            return self.store.count_tables()
        except (Damaged, Unavailable):
            return ASSUMED_TABLE_COUNT  # what needs the number is the more careful

    def forget_table(self, actor: TableActor) -> None:
        """Free the memory of a table. It is read from the store again when somebody comes."""
        actor.close()
        actor.owner = None
        if self.tables.get(actor.table.id) is actor:
            del self.tables[actor.table.id]
            self.exchange.release(actor.table.id)

    def begin_draining(self) -> None:
        """Give up tables one by one as people move to other nodes."""
        self.is_draining = True
        for actor in list(self.tables.values()):
            actor.forget_if_draining()

    async def close(self) -> None:
        """Finish what was begun. Running clocks are stopped where they stand, unless other nodes go on."""
        self.is_closed = True
        self._housekeeping.stop()
        self.worker_pools.close()
        for actor in self.tables.values():
            actor.close()
            if not self.store.has_other_nodes:
                actor.post_command(QueuedCommand(commands.Restored()))
        end = self.now() + SHUTDOWN_MS
        while self.now() < end and any(actor.is_busy for actor in self.tables.values()):
            await asyncio.sleep(0.01)
        await self.run_in_thread(self.store.close)
