"""The hub holds all tables of one process: it loads them when somebody comes, and forgets idle ones."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, monotonic_ns
from typing import Any, NoReturn

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.match import Match
from thirdplace.core.record import record_of, to_json
from thirdplace.server import logs
from thirdplace.server.metrics import METRICS
from thirdplace.server.play.table_actor import QueuedCommand, TableActor
from thirdplace.server.tokens import make_code
from thirdplace.server.work.jobs import find_deal
from thirdplace.server.work.thinkers import Thinkers
from thirdplace.server.work.work_queue import DEAL, LONG_DEAL
from thirdplace.store.sqlite_store import Append, Conflict, Damaged, NewTable, Store, Unavailable
from thirdplace.table import commands, entries
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.start_commands import DealOutdated, prepare_first_deal
from thirdplace.table.table import Keys, Table
from thirdplace.table.table_config import make_table_log

__all__ = ["Hub"]

SWEEP_INTERVAL_S = 30.0
KEEP_IDLE_TABLE_MS = 60_000
"""How long a table that nobody is at stays in memory."""
HOUSEKEEPING_INTERVAL_S = 3600.0
READ_ATTEMPTS = 10
READ_PAUSE_S = 1.0
PROBE_INTERVAL_MS = 5000
"""How long the answer of `can_save` is reused, because finding out costs a write."""
PROBE_TIMEOUT_S = 5.0
SHUTDOWN_MS = 3000
"""How long a server that stops tries to save commands that are not acknowledged yet."""

ASSUMED_TABLE_COUNT = 1_000_000
"""Used while the tables cannot be counted: more tables mean stricter limits."""
MAX_DEAL_ATTEMPTS = 3
"""How often a deal is searched for, if somebody comes or goes during the search."""


class Hub:
    def __init__(
        self,
        folder: Path,
        *,
        keep_days: float,
        keep_records_days: float = 365,
        thinkers: int | None = None,
        signals_per_second: float = 20,
    ) -> None:
        """`signals_per_second`: reactions and the like at one table, each of which everyone there is told."""
        self._loop = asyncio.get_running_loop()
        self._keep_days = keep_days
        self._keep_records_days = keep_records_days
        self._probed_at: int | None = None
        self._can_save = True
        self.signals_per_second = signals_per_second
        self._tables: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._tables_being_made: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._due_actors: list[TableActor] = []
        """Tables with commands to apply."""
        self._outbox: list[Append] = []
        self._appends_in_writer = 0
        """How many appends the store's writer is working on."""
        self.store = Store(
            folder,
            self._call_in_loop(self._on_settled),
            self._call_in_loop(self._on_overtaken),
            keep_days=keep_days,
        )
        self.table_count = self._count_tables()
        """About how many tables there are, in memory and on disk."""
        self.thinkers = Thinkers(thinkers)
        self._chore_tasks = [
            self._loop.create_task(chore) for chore in (self._sweep_regularly(), self._keep_house_regularly())
        ]

    @property
    def tables_in_memory(self) -> int:
        return len(self._tables)

    def now(self) -> int:
        """The server's time in milliseconds: never set back, and nothing to do with the date."""
        return monotonic_ns() // 1_000_000

    def start_task(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _call_in_loop(self, heard: Callable[..., None]) -> Callable[..., None]:
        """Wrap a callback of the writer's thread, so that it runs in the event loop."""

        def hear(*told: Any) -> None:
            self._loop.call_soon_threadsafe(heard, *told)

        return hear

    async def _run_in_thread(self, work: Callable[..., Any], *given: Any) -> Any:
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

    async def read_log(self, table: str, after: int = 0) -> list[bytes]:
        """A table's log after this entry. Raises Refused("unreadable-table").

        Failures that may pass (a locked file, no free file descriptor) are tried again.
        """
        for _ in range(READ_ATTEMPTS):
            try:
                found: list[bytes] = await self._run_in_thread(self.store.read_entries, table, after)
                return found
            except Unavailable:
                await asyncio.sleep(READ_PAUSE_S)
            except Damaged:
                break
        logs.log_unreadable_table(table)
        raise Refused("unreadable-table")

    async def can_save(self) -> bool:
        """Can the store write now? It is found out by writing something."""
        if self._probed_at is None or self.now() - self._probed_at > PROBE_INTERVAL_MS:
            self._probed_at = self.now()
            answer: asyncio.Future[bool] = self._loop.create_future()

            def on_probed(saved: bool) -> None:
                if not answer.done():
                    answer.set_result(saved)

            self.store.check_writable(self._call_in_loop(on_probed))
            try:
                self._can_save = await asyncio.wait_for(answer, PROBE_TIMEOUT_S)
            except TimeoutError:
                self._can_save = False
        return self._can_save

    def store_entries(self, append: Append) -> None:
        """Send entries to the store, together with all others that gather until its writer is free."""
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
        stored = [append for append, wrong in settled if wrong is None]
        METRICS.count_settled(len(settled), sum(map(_count_entries, stored)), len(settled) - len(stored))
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
        making = self._tables_being_made.pop(append.table, None)
        if making is None:
            actor = self._tables[append.table]
            if wrong is None:
                return (actor,)
            actor.on_rejected(wrong)
        elif wrong is None:
            making.set_result(None)
        else:
            making.set_exception(wrong)
        return ()

    def _on_overtaken(self) -> None:
        for actor in self._tables.values():
            actor.catch_up()

    # Tables.

    async def make_table(self, made: entries.Created) -> TableActor:
        """Make a new table, with a code of its own."""
        first = make_table_log(made)[0]
        assert isinstance(first, entries.Created)
        while True:
            table_id = secrets.token_hex(16)
            entry = msgspec.structs.replace(first, code=make_code())
            new = NewTable(table_id, entry.code, made.game, [entries.encode_entry(entry)])
            self._tables_being_made[table_id] = future = self._loop.create_future()
            self.store_entries(Append(table_id, 1, [], new_tables=(new,)))
            try:
                await future
            except Conflict:
                continue  # somebody else has this code
            self.table_count += 1
            return self.add_table(table_id, [entry])

    async def find_table(self, table_id: str) -> TableActor:
        """The table with this id, read from its log if need be. Raises Refused("unknown-table")."""
        actor = self._tables.get(table_id)
        if actor is not None:
            actor.last_seen = self.now()
            return actor
        loading = self._loading.get(table_id) or self._start_loading(table_id, self._load_table(table_id))
        return await asyncio.shield(loading)

    def _start_loading(
        self, table_id: str, work: Coroutine[Any, Any, TableActor]
    ) -> "asyncio.Task[TableActor]":
        """Load or clear a table in one task; everyone who asks for it meanwhile awaits the same task."""
        task = self._loading[table_id] = self._loop.create_task(work)
        task.add_done_callback(lambda _: self._loading.pop(table_id))
        return task

    async def _load_table(self, table_id: str) -> TableActor:
        written: list[bytes] = await self.read_log(table_id)
        if not written:
            raise Refused("unknown-table")
        now = self.now()
        try:
            actor = self.add_table(table_id, map(entries.decode_entry, written), sum(map(len, written)))
        except Exception:  # damaged, or of a game that is not installed here any more
            logs.log_unreadable_table(table_id)
            raise Refused("unreadable-table") from None
        actor.post_command(QueuedCommand(commands.Restored(read_at=now)))
        return actor

    def add_table(self, table_id: str, written: Iterable[entries.Entry], log_bytes: int = 0) -> TableActor:
        """Add a table whose log is known and durable."""
        actor = self._tables[table_id] = TableActor(
            self, Table.fold(table_id, written, self.now()), log_bytes
        )
        return actor

    async def find_table_id(self, code: str) -> str:
        """The id of the table with this code."""
        try:
            found: str | None = await self._run_in_thread(self.store.find_table_by_code, code)
        except (Damaged, Unavailable):
            logs.log_failure("find")
            raise Refused("unreadable-table") from None
        if found is None:
            raise Refused("unknown-table")
        return found

    async def read_record(self, table_id: str, keys: Keys) -> bytes:
        """The record: whole once the game is over, before that as far as the asker may know."""
        try:
            actor = await self.find_table(table_id)
        except Refused:
            kept: bytes | None = await self._run_in_thread(self.store.read_record, table_id)
            if kept is None:
                raise
            return kept
        if not actor.may_watch(keys):
            raise Refused("not-your-seat", "onlookers: off")
        return _make_record(actor.table, keys)

    async def read_whole_record(self, table_id: str, keys: Keys) -> tuple[bytes, Viewer]:
        """The record with all secrets, for our own processes only, and the viewer it is to be shown to."""
        actor = await self.find_table(table_id)
        if not actor.may_watch(keys):
            raise Refused("not-your-seat", "onlookers: off")
        return _make_whole_record(actor.table, keys)

    # Commands.

    async def run_command(
        self,
        actor: TableActor,
        command: "commands.Commands | commands.InternalCommands",
        keys: Keys,
        client: str = "",
    ) -> CommandOutcome:
        """Carry out a command and wait until it is durable. Raises Refused. Seeds and ids are added here."""
        if isinstance(command, commands.Start):
            return await self._start_game(actor, keys, client)
        if isinstance(command, commands.Again):
            wishes = (command.options, command.settings, command.setup)
            command = commands.MakeNextTable(secrets.token_hex(16), make_code(), *wishes)
        return await self._post_and_wait(actor, command, keys)

    async def _post_and_wait(
        self, actor: TableActor, command: "commands.Commands | commands.InternalCommands", keys: Keys
    ) -> CommandOutcome:
        answered: asyncio.Future[CommandOutcome] = self._loop.create_future()

        def answer(outcome: CommandOutcome) -> None:
            if not answered.done():
                answered.set_result(outcome)

        began_s = monotonic()
        actor.post_command(QueuedCommand(command, keys, answer))
        outcome = await answered
        if outcome.refused is not None:
            raise outcome.refused
        METRICS.count_command(monotonic() - began_s if outcome.applied else None)
        return outcome

    async def _start_game(self, actor: TableActor, keys: Keys, client: str) -> CommandOutcome:
        """Check first who may start and whether all fits; then search for a deal, if the options want one."""
        seed = secrets.token_hex(32)
        for _ in range(MAX_DEAL_ATTEMPTS):
            match = prepare_first_deal(actor.table, keys, seed)
            seats, options = len(actor.table.seats), actor.table.config.options
            deal = 0
            if match.game.opening.may_reject_deals(match.options):
                with self.thinkers.background.queue.admit_request(client):
                    deal = await self._find_deal(actor, keys, client, match)
            with suppress(DealOutdated):
                return await self._post_and_wait(
                    actor, commands.StartWithDeal(seed, seats, deal, options), keys
                )
        raise DealOutdated

    async def _find_deal(self, actor: TableActor, keys: Keys, client: str, match: Match) -> int:
        """Search in other processes, in short parts, so that others have their turn, while it is wanted."""
        given = (match.game.id, match.seats, match.seed, match.options, match.setup)
        kind, deal, is_found = DEAL, 0, False
        while not is_found:
            deal, is_found = await self.thinkers.background.run(kind, client, find_deal, *given, deal)
            now = prepare_first_deal(actor.table, keys, match.seed)
            if (now.seats, now.options) != (match.seats, match.options):
                break  # what was found is not taken then
            kind = LONG_DEAL
        return deal

    # Housekeeping.

    def _count_tables(self) -> int:
        try:
            return self.store.count_tables()
        except (Damaged, Unavailable):
            return ASSUMED_TABLE_COUNT  # what needs the number is the more careful

    async def _sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            self.table_count = await self._run_in_thread(self._count_tables)
            before = self.now() - KEEP_IDLE_TABLE_MS
            left = [actor for actor in self._tables.values() if actor.last_seen < before and _is_idle(actor)]
            for actor in left:
                self.forget_table(actor)
            if left:
                self.store.mark_visited([actor.table.id for actor in left])

    def forget_table(self, actor: TableActor) -> None:
        """Free the memory of a table; who comes later reads it from the store."""
        actor.close()
        if self._tables.get(actor.table.id) is actor:
            del self._tables[actor.table.id]

    async def _keep_house_regularly(self) -> None:
        """Clear tables nobody came back to, and records of games long over."""
        while True:
            self.store.save_age()
            self.store.mark_visited(self._tables)
            try:
                await self._clear_forsaken_tables()
                self.store.delete_old_records(
                    self._keep_records_days, lambda count: logs.log_event("cleared", records=count)
                )
            except Exception:
                logs.log_failure("housekeeping")
            await asyncio.sleep(HOUSEKEEPING_INTERVAL_S)

    async def _clear_forsaken_tables(self) -> None:
        cleared = 0
        for table_id in await self._run_in_thread(self.store.list_abandoned_tables, self._keep_days):
            if table_id not in self._tables and table_id not in self._loading:
                try:
                    await self._start_loading(table_id, self._clear_table(table_id))
                except Refused as refused:
                    cleared += refused.code == "unknown-table"
        if cleared:
            logs.log_event("cleared", tables=cleared)

    async def _clear_table(self, table_id: str) -> NoReturn:
        """Clear a table. Always raises unknown-table, so that whoever asks for it meanwhile gets a 404."""
        written = await self.read_log(table_id)
        try:
            table = Table.fold(table_id, map(entries.decode_entry, written), self.now())
        except Exception:  # what cannot be read is kept: somebody may be able to mend it
            raise Refused("unreadable-table") from None
        match = table.match
        record = to_json(record_of(match)) if match is not None and match.moves else None
        cleared = asyncio.Event()
        self.store.delete_table(
            table_id,
            table.config.game,
            record,
            self._call_in_loop(cleared.set),
            # With the table go the tokens that its record is for, where it is not for everybody.
            forget_record=not table.config.settings.onlookers,
        )
        await cleared.wait()
        raise Refused("unknown-table")

    async def close(self) -> None:
        """Finish what was begun; running clocks are stopped, so that they stand where they stood."""
        for task in self._chore_tasks:
            task.cancel()
        self.thinkers.close()
        for actor in self._tables.values():
            actor.close()
            actor.post_command(QueuedCommand(commands.Restored()))
        end = self.now() + SHUTDOWN_MS
        while self.now() < end and any(actor.is_busy for actor in self._tables.values()):
            await asyncio.sleep(0.01)
        await self._run_in_thread(self.store.close)


def _count_entries(append: Append) -> int:
    return len(append.entries) + sum(len(new.entries) for new in append.new_tables)


def _is_idle(actor: TableActor) -> bool:
    try:
        return actor.is_idle
    except Exception:  # a game that cannot say how long its clock runs
        actor.on_error()
        return not actor.subscribers


def _make_record(table: Table, keys: Keys) -> bytes:
    if table.match is None:
        raise Refused("wrong-phase")
    return to_json(record_of(table.match, _viewer_with(table, keys)))


def _make_whole_record(table: Table, keys: Keys) -> tuple[bytes, Viewer]:
    if table.match is None:
        raise Refused("wrong-phase")
    return to_json(record_of(table.match)), _viewer_with(table, keys)


def _viewer_with(table: Table, keys: Keys) -> Viewer:
    """The seat of these keys. Whoever holds none or several sees what an onlooker sees."""
    held = table.seats_held_by(keys)
    return held[0] if len(held) == 1 else None
