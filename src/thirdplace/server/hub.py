"""All tables of one process: read from the store when somebody comes, put away when nobody is there."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import monotonic_ns
from typing import Any, TypeVar

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.record import record_of, to_json
from thirdplace.server import logs
from thirdplace.server.live import Letter, Live
from thirdplace.server.thinkers import Thinkers
from thirdplace.store.sqlite import Append, Conflict, NewTable, Store
from thirdplace.table import commands as asked
from thirdplace.table import entries as log
from thirdplace.table.host import Outcome, make
from thirdplace.table.table import Keys, Table

__all__ = ["ALPHABET", "Hub", "key_of", "new_token"]

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is misread for something else: no I, L, O, 0, 1."""
CODE_LENGTH = 6
Seen = TypeVar("Seen")
SWEEP = 30.0
IDLE = 60_000
"""How long, in milliseconds, a table nobody is at is kept in memory."""
HOUSEKEEPING = 3600.0
FAREWELL = 3000
"""How long, in milliseconds, a server that is to stop tries to save what it has not acknowledged."""


def new_token() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def key_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def _new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


class Hub:
    def __init__(self, folder: Path, *, keep_days: float, thinkers: int | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._keep_days = keep_days
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._making: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._due: list[Live] = []
        """Tables with letters to judge."""
        self._outbox: list[Append] = []
        self._writing = 0
        """How many appends the store's writer has in hand."""
        self.store = Store(folder, self._from_writer(self._settled), self._from_writer(self._overtaken))
        self.thinkers = Thinkers(thinkers)
        self._chores = [self._loop.create_task(chore) for chore in (self._sweep_on(), self._keep_house())]

    def now(self) -> int:
        """The server's time in milliseconds: never set back, and nothing to do with the date."""
        return monotonic_ns() // 1_000_000

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _from_writer(self, heard: Callable[..., None]) -> Callable[..., None]:
        """Heard in the writer's thread, done in the loop's."""

        def hear(*told: Any) -> None:
            self._loop.call_soon_threadsafe(heard, *told)

        return hear

    async def _in_thread(self, work: Callable[..., Any], *given: Any) -> Any:
        return await self._loop.run_in_executor(None, work, *given)

    def attend(self, live: Live) -> None:
        """Have the table judge what waits, together with all others that have heard something by then."""
        if not self._due:
            self._loop.call_soon(self._attend)
        self._due.append(live)

    def _attend(self) -> None:
        due, self._due = self._due, []
        _in_step(due, Live.judge, Live.write_down, Live.hand_in)

    # The store.

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """A table's log, or its end. While it cannot be read, wait: nothing may be judged without it."""
        while True:
            try:
                found: list[bytes] = await self._in_thread(self.store.read, table, after)
                return found
            except Exception:
                await asyncio.sleep(1)

    def keep(self, append: Append) -> None:
        """To the store with it, together with whatever else gathers until its writer is free."""
        self._outbox.append(append)
        if not self._writing:
            self._writing = len(self._outbox)
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        outbox, self._outbox = self._outbox, []
        self._writing = len(outbox)
        if outbox:
            self.store.append(*outbox)

    def _settled(self, settled: list[tuple[Append, Exception | None]]) -> None:
        self._writing -= len(settled)
        if not self._writing:
            self._hand_over()  # the disk works while the others are told
        told: list[Live] = []
        for append, wrong in settled:
            try:
                told += self._settle(append, wrong)
            except Exception:  # one table's trouble must not keep the others waiting
                logs.failed("settle")
        _in_step(told, Live.kept, Live.go_on)

    def _settle(self, append: Append, wrong: Exception | None) -> Sequence[Live]:
        """The table that may tell now what has been kept, unless it is only being made."""
        making = self._making.pop(append.table, None)
        if making is None:
            live = self._tables[append.table]
            if wrong is None:
                return (live,)
            live.not_kept(wrong)
        elif wrong is None:
            making.set_result(None)
        else:
            making.set_exception(wrong)
        return ()

    def _overtaken(self) -> None:
        for live in self._tables.values():
            live.catch_up()

    # Tables.

    async def make(self, made: log.Made) -> Live:
        """A new table, with a code of its own."""
        make(made)
        while True:
            table_id = secrets.token_hex(16)
            entry = msgspec.structs.replace(made, code=_new_code())
            new = NewTable(table_id, entry.code, made.game, [log.encode(entry)])
            self._making[table_id] = future = self._loop.create_future()
            self.keep(Append(table_id, 1, [], new=(new,)))
            try:
                await future
            except Conflict:
                continue  # somebody else has this code
            return self.adopt(table_id, [entry])

    async def table(self, table_id: str) -> Live:
        """The table with this id, read from its log if need be. Raises Refused("unknown-table")."""
        live = self._tables.get(table_id)
        if live is not None:
            live.last_seen = self.now()
            return live
        loading = self._loading.get(table_id) or self._under_way(table_id, self._load(table_id))
        return await asyncio.shield(loading)

    def _under_way(self, table_id: str, work: Coroutine[Any, Any, Live]) -> "asyncio.Task[Live]":
        """A table is read or cleared once at a time; whoever asks for it meanwhile waits for the outcome."""
        task = self._loading[table_id] = self._loop.create_task(work)
        task.add_done_callback(lambda _: self._loading.pop(table_id))
        return task

    async def _load(self, table_id: str) -> Live:
        written: list[bytes] = await self.read(table_id)
        if not written:
            raise Refused("unknown-table")
        now = self.now()
        live = self.adopt(table_id, map(log.decode, written))
        live.post(Letter(asked.Woken(read=now)))
        return live

    def adopt(self, table_id: str, entries: Iterable[log.Entry]) -> Live:
        """A table whose log is known, and durable."""
        live = self._tables[table_id] = Live(self, Table.fold(table_id, entries, self.now()))
        return live

    async def find(self, code: str) -> str:
        """The id of the table with this code."""
        found: str | None = await self._in_thread(self.store.find, code)
        if found is None:
            raise Refused("unknown-table")
        return found

    async def record(self, table_id: str, keys: Keys) -> bytes:
        """The record: whole once the game is over, before that as far as the asker may know."""
        try:
            live = await self.table(table_id)
        except Refused:
            kept: bytes | None = await self._in_thread(self.store.record, table_id)
            if kept is None:
                raise
            return kept
        return await self.look(live, lambda table: _record(table, keys))

    async def look(self, live: Live, see: Callable[[Table], Seen]) -> Seen:
        """What one sees of a table; nothing in it may be taken back, so all has to be durable."""
        if not live.busy:
            return see(live.table)
        seen: asyncio.Future[Seen] = self._loop.create_future()

        def answer(outcome: Outcome) -> None:
            if seen.done():
                return  # who asked has gone
            try:
                seen.set_result(see(live.table))
            except Refused as refused:
                seen.set_exception(refused)

        live.post(Letter(asked.Tick(), answer=answer))
        return await seen

    # Commands.

    async def ask(self, live: Live, command: "asked.Commands | asked.Internal", keys: Keys) -> Outcome:
        """Carry it out, wait until it is durable. Raises Refused."""
        answered: asyncio.Future[Outcome] = self._loop.create_future()

        def answer(outcome: Outcome) -> None:
            if not answered.done():
                answered.set_result(outcome)

        command = await self.complete(live, command)
        live.post(Letter(command, keys, answer))
        outcome = await answered
        if outcome.refused is not None:
            raise outcome.refused
        return outcome

    async def complete(
        self, live: Live, command: "asked.Commands | asked.Internal"
    ) -> "asked.Commands | asked.Internal":
        """Add what people must not choose: seeds and ids."""
        if isinstance(command, asked.Start):
            return await self._begin(live.table, secrets.token_hex(32))
        if isinstance(command, asked.Again):
            return asked.Continue(secrets.token_hex(16), _new_code(), command.options, command.settings)
        return command

    async def _begin(self, table: Table, seed: str) -> asked.Begin:
        options = msgspec.convert(table.made.options, table.game.opening.Options)
        if not table.game.opening.choosy(options):
            return asked.Begin(seed, len(table.seats), deal=0)
        begin: asked.Begin = await self._in_thread(_deal, table, seed)
        return begin

    # Housekeeping.

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            before = self.now() - IDLE
            left = [live for live in self._tables.values() if live.idle and live.last_seen < before]
            for live in left:
                live.close()
                del self._tables[live.table.id]
            if left:
                self.store.visit([live.table.id for live in left])

    async def _keep_house(self) -> None:
        """Clear tables nobody came back to."""
        while True:
            self.store.visit(self._tables)
            try:
                for table_id in await self._in_thread(self.store.forsaken, self._keep_days):
                    if table_id not in self._tables and table_id not in self._loading:
                        with suppress(Refused):
                            await self._under_way(table_id, self._clear(table_id))
            except Exception:
                logs.failed("housekeeping")
            await asyncio.sleep(HOUSEKEEPING)

    async def _clear(self, table_id: str) -> Live:
        """It is unknown afterwards: that is what those who ask for it in this moment are told."""
        table = Table.fold(table_id, map(log.decode, await self.read(table_id)), self.now())
        match = table.match
        record = to_json(record_of(match)) if match is not None and match.moves else None
        cleared = asyncio.Event()
        self.store.clear(table_id, table.made.game, record, self._from_writer(cleared.set))
        await cleared.wait()
        raise Refused("unknown-table")

    async def close(self) -> None:
        """Finish what was begun; running clocks are stopped, so that they stand where they stood."""
        for task in self._chores:
            task.cancel()
        for live in self._tables.values():
            live.close()
            live.post(Letter(asked.Woken()))
        end = self.now() + FAREWELL
        while self.now() < end and any(live.busy for live in self._tables.values()):
            await asyncio.sleep(0.01)
        self.thinkers.close()
        await self._in_thread(self.store.close)


def _in_step(tables: list[Live], *steps: Callable[[Live], None]) -> None:
    """Every table takes the first step, then every table the second.

    The same for many in a row takes less time than all of it for one after the other: the code stays in the
    processor's cache, and whoever listens is woken once.
    """
    for step in steps:
        for live in tables:
            try:
                step(live)
            except Exception:  # one table's trouble must not keep the others waiting
                logs.failed(step.__name__)


def _record(table: Table, keys: Keys) -> bytes:
    if table.match is None:
        raise Refused("wrong-phase")
    held = table.held(keys)
    return to_json(record_of(table.match, held[0] if len(held) == 1 else None))


def _deal(table: Table, seed: str) -> asked.Begin:
    """Look for a deal that is wanted, which may take a while; what is wrong is told when it begins."""
    names = [table.chair(seat).name for seat in table.seats]
    try:
        dealt = Match(
            table.game, len(names), seed=seed, options=table.made.options, setup=table.made.setup, names=names
        )
    except Refused:
        return asked.Begin(seed)
    return asked.Begin(seed, len(names), dealt.deal)
