"""A table that people are at: one mailbox, and what comes of each letter is kept before it is told."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.record import record_of, to_json
from thirdplace.server.autopilot import Autopilot
from thirdplace.server.heartbeat import Heartbeat, Line
from thirdplace.server.thinkers import Thinkers
from thirdplace.store.sqlite import Append, Conflict, NewTable
from thirdplace.table import commands as asked
from thirdplace.table import entries as log
from thirdplace.table.clock import Clock
from thirdplace.table.host import Outcome, handle
from thirdplace.table.table import Happening, Keys, Table
from thirdplace.table.telling import Telling, missed

if TYPE_CHECKING:
    from thirdplace.server.hub import Hub

__all__ = ["Answer", "Guest", "Live"]

NOBODY: Keys = frozenset()
RECOVERY = 0.25
"""Seconds a table rests when something could not be saved: what plays by itself would try without end."""
MOST_LOG_BYTES = 8 * 1024 * 1024
"""Of one table. The longest real game, a class of 60 for twelve rounds with a ten-sided die, takes 0.8 MB."""
SUSPICION_MS = 250
"""How often a table looks again whether time may count, while somebody may have been cut off."""
encode = msgspec.json.Encoder().encode

Answer = Callable[[Outcome], None]
"""Told what came of a command, once that is durable."""


def _stay_silent(refused: Refused) -> None:
    """For connections that need not hear why they are sent away."""


class Guest:
    """One connection to a table: a person with one seat or several, a program, an onlooker."""

    __slots__ = ("address", "alive_at", "keys", "line", "missed_beats", "on_dismissed", "seats", "send")

    def __init__(
        self,
        send: Callable[[bytes], None],
        keys: Keys,
        address: str = "",
        on_dismissed: Callable[[Refused], None] = _stay_silent,
        line: Line | None = None,
    ) -> None:
        """`on_dismissed` is called when the connection may not stay at the table, with the reason."""
        self.send = send
        self.keys = keys
        self.address = address
        self.on_dismissed = on_dismissed
        self.line = line
        """Over which it can be asked for a sign of life; None: it lives until its connection ends."""
        self.missed_beats = 0
        self.alive_at = 0
        """The last sign of life before the beats it missed, in the server's time."""
        self.seats: Sequence[int | None] = ()


class Letter(msgspec.Struct, eq=False):
    command: "asked.Commands | asked.Internal"
    keys: Keys = NOBODY
    answer: Answer | None = None
    guest: Guest | None = None
    """Who arrives, or parts."""
    version: int | None = None
    """What an arriving guest knows already."""
    written: Sequence[bytes] = ()
    """The log, for one who has been here before."""


class Batch(msgspec.Struct, eq=False):
    """Letters that were judged together, and what they made of the table."""

    letters: list[Letter]
    since: int
    durable: int
    clock: Clock
    outcomes: list[Outcome] = []
    happened: list[Happening] = []
    news: "list[tuple[Guest, bytes]]" = []
    """What there is to tell of it. Written down at once, said only when it is durable."""


class Live:
    """The one place in a process where a table is changed."""

    __slots__ = (
        "__weakref__",
        "_asked",
        "_batch",
        "_behind",
        "_hub",
        "_log_bytes",
        "_timer",
        "_waiting",
        "autopilot",
        "guests",
        "heartbeat",
        "last_seen",
        "table",
    )

    def __init__(self, hub: "Hub", table: Table, log_bytes: int = 0) -> None:
        self._hub = hub
        self._log_bytes = log_bytes
        self.table = table
        self.guests: set[Guest] = set()
        self.autopilot = Autopilot(self)
        self.heartbeat = Heartbeat(self)
        self.last_seen = hub.now()
        self._waiting: list[Letter] = []
        self._asked = False
        """Will the hub have us judge what waits?"""
        self._batch: Batch | None = None
        """What is not settled yet. Until then letters wait."""
        self._behind = False
        """Has another process perhaps written more than is known here?"""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return not self.guests and not self.busy and self._runs_until() is None

    @property
    def busy(self) -> bool:
        """Is something being judged, or on its way to the disk?"""
        return self._asked or self._batch is not None

    def post(self, letter: Letter) -> None:
        """Into the mailbox. What waits while others are being kept is judged together afterwards."""
        self._waiting.append(letter)
        self._ask()

    def _ask(self) -> None:
        """Ask for a turn, if there is something to do."""
        if self._waiting and not self.busy:
            self._asked = True
            self._hub.attend(self)

    def welcomes(self, keys: Keys) -> bool:
        """May whoever holds these keys be here?"""
        table = self.table
        return table.made.settings.onlookers or table.made.host in keys or bool(table.held(keys))

    def arrive(self, guest: Guest, version: int | None = None, written: Sequence[bytes] = ()) -> None:
        """Somebody is here, and is told everything, or (from the log) what they missed since `version`."""
        self.post(Letter(asked.Arrived(), guest.keys, guest=guest, version=version, written=written))

    def part(self, guest: Guest) -> None:
        seen = guest.alive_at if guest.missed_beats else None
        self.post(Letter(asked.Parted(seen), guest.keys, guest=guest))

    def close(self) -> None:
        self.autopilot.stop()
        self.heartbeat.stop()
        if self._timer is not None:
            self._timer.cancel()

    # Judge, keep, tell.

    def judge(self) -> None:
        """All that has come, together."""
        self._asked = False
        letters, self._waiting = self._waiting, []
        table, now = self.table, self.heartbeat.certain_time(self._hub.now())
        batch = Batch(letters, table.version, table.written, table.clock.copy())
        full = self._log_bytes > MOST_LOG_BYTES
        for letter in letters:
            if full and isinstance(letter.command, asked.Commands):
                outcome = Outcome(refused=Refused("log-full"))
            else:
                outcome = handle(table, letter.command, letter.keys, now)
            batch.outcomes.append(outcome)
            batch.happened += outcome.happened
            if letter.guest is not None:
                self._come_or_go(letter)
        self._batch = batch

    def write_down(self) -> None:
        """What there is to tell, while the table is still as it was judged."""
        batch = self._batch
        if batch is not None:
            batch.news = self._news(batch.happened, batch.since, batch.letters)

    def hand_in(self) -> None:
        """To the store; what need not be kept is told at once."""
        batch = self._batch
        if batch is None:
            return
        happened = batch.happened
        if not happened:
            self.kept()
            self.go_on()
            return
        entries = [log.encode(happening.entry) for happening in happened]
        self._log_bytes += sum(map(len, entries))
        self._hub.keep(
            Append(
                self.table.id,
                batch.durable + 1,
                entries,
                record=self._record(happened),
                new=[_new_table(outcome) for outcome in batch.outcomes if outcome.born is not None],
            )
        )

    def _record(self, happened: list[Happening]) -> tuple[str, bytes] | None:
        match = self.table.match
        if match is None or happened[-1].step is None or not match.over:
            return None
        return match.game.id, to_json(record_of(match))

    def kept(self) -> None:
        """What was handed to the store is durable: it may be told."""
        batch, self._batch = self._batch, None
        assert batch is not None
        self._tell(batch)

    def not_kept(self, wrong: Exception) -> None:
        assert self._batch is not None
        self._hub.soon(self._read_again(self._batch, wrong))

    def go_on(self) -> None:
        """Everything has been told: what is next?"""
        self._set_timer()
        self.heartbeat.look()
        self.autopilot.look()
        if self._behind:
            self.catch_up()
        else:
            self._ask()

    async def _read_again(self, held: Batch, wrong: Exception | None) -> None:
        """Back to what is durable. Others' entries are told; one's own are refused or judged again."""
        try:
            written = await self._hub.read(self.table.id, after=held.durable if wrong is None else 0)
            if wrong is not None and len(written) < held.durable:
                raise Refused("unknown-table")  # another process has cleared it
        except Refused as refused:
            self._dissolve(held, refused)
            return
        now = self._hub.now()
        if wrong is not None:
            self._withdraw(held, written[: held.durable], now)
            written = written[held.durable :]
        others = [self.table.apply(log.decode(entry), now) for entry in written]
        if others or wrong is not None:
            self.table.changed = True
            _send(self._news(others, held.since))
        if isinstance(wrong, Conflict) and others:
            self._waiting = held.letters + self._waiting
        elif wrong is not None:
            self._refuse(held, wrong if isinstance(wrong, Refused) else Refused("not-saved"))
            await asyncio.sleep(RECOVERY)
        self._batch = None
        self.go_on()

    def _dissolve(self, held: Batch, refused: Refused) -> None:
        """The table cannot go on here: everyone who asked is told why, and everyone is sent away."""
        letters, self._waiting = held.letters + self._waiting, []
        self._hub.forget(self)
        for letter in letters:
            if letter.answer is not None:
                letter.answer(Outcome(refused=refused))
        guests, self.guests = self.guests, set()
        for guest in guests:
            guest.on_dismissed(refused)

    def _dismiss_onlookers(self) -> None:
        """Those who have no seat leave a table whose host wants no onlookers (any more)."""
        for guest in [guest for guest in self.guests if not self.welcomes(guest.keys)]:
            self.part(guest)
            guest.on_dismissed(Refused("not-your-seat", "onlookers: off"))

    def _withdraw(self, held: Batch, written: list[bytes], now: int) -> None:
        """The table without what was not kept. Coming and going was counted, and will be again."""
        connected = self.table.connected
        for letter in held.letters:
            if letter.guest is not None:
                came = isinstance(letter.command, asked.Arrived)
                (self.guests.discard if came else self.guests.add)(letter.guest)
                connected[letter.keys] = connected.get(letter.keys, 0) + (-1 if came else 1)
                if not connected[letter.keys]:
                    del connected[letter.keys]
        self.table = Table.fold(self.table.id, map(log.decode, written), now)
        self.table.connected = connected
        self.table.clock = held.clock

    def _refuse(self, held: Batch, refused: Refused) -> None:
        """Tell those who asked; nobody can be refused to come or to go: that is judged again."""
        for letter in held.letters:
            if letter.answer is not None:
                letter.answer(Outcome(refused=refused))
        kept = (asked.Arrived, asked.Parted, asked.Woken)
        self._waiting = [one for one in held.letters if isinstance(one.command, kept)] + self._waiting

    def catch_up(self) -> None:
        """Another process has written: see if it was at this table, as soon as nothing is under way."""
        self._behind = self.busy
        if not self._behind:
            table = self.table
            self._batch = held = Batch([], table.version, table.written, table.clock)
            self._hub.soon(self._read_again(held, None))

    def _tell(self, batch: Batch) -> None:
        _send(batch.news)
        for letter, outcome in zip(batch.letters, batch.outcomes, strict=True):
            if outcome.born is not None:
                self._hub.adopt(*outcome.born)  # everyone will be there in a moment
            if outcome.signal is not None:
                self.tell_all(outcome.signal)
            if letter.answer is not None:
                letter.answer(outcome)
        if any(isinstance(happening.entry, log.Arranged | log.Left) for happening in batch.happened):
            self._dismiss_onlookers()

    def _come_or_go(self, letter: Letter) -> None:
        assert letter.guest is not None
        if isinstance(letter.command, asked.Arrived):
            self.guests.add(letter.guest)
            letter.guest.seats = self._seats_of(letter.guest)
        else:
            self.guests.discard(letter.guest)
            self.last_seen = self._hub.now()

    def _seats_of(self, guest: Guest) -> Sequence[int | None]:
        return self.table.held(guest.keys) or (None,)

    def _news(
        self, happened: list[Happening], since: int, letters: Sequence[Letter] = ()
    ) -> list[tuple[Guest, bytes]]:
        """What is new, for everyone who has not just come; and for those who have, everything."""
        table, now = self.table, self._hub.now()
        come = {one.guest: one for one in letters if one.guest and isinstance(one.command, asked.Arrived)}
        if table.changed:
            for guest in self.guests:
                guest.seats = self._seats_of(guest)
        news: list[tuple[Guest, bytes]] = []
        if happened or table.changed:
            told = self._concerned(happened) if table.version == since else self.guests
            if come:
                told = [guest for guest in told if guest not in come]
            telling = Telling(table, [seat for guest in told for seat in guest.seats], now, happened, since)
            news = [
                (guest, encode(telling.update(seat, guest.keys))) for guest in told for seat in guest.seats
            ]
        for letter in come.values():
            news += self._welcome(letter, now)
        table.changed = False
        return news

    def _concerned(self, happened: list[Happening]) -> Iterable[Guest]:
        """Everyone; but a standing order is its own seat's business."""
        if self.table.changed:
            return self.guests
        seats = {happening.entry.seat for happening in happened if isinstance(happening.entry, log.PRIVATE)}
        return [guest for guest in self.guests if seats.intersection(guest.seats)]

    def _welcome(self, letter: Letter, now: int) -> Iterator[tuple[Guest, bytes]]:
        table, guest = self.table, letter.guest
        assert guest is not None
        for seat in guest.seats:
            if letter.version is not None and len(letter.written) == table.written:
                written = map(log.decode, letter.written)
                update = missed(table, written, letter.version, seat, guest.keys, now)
            else:
                update = Telling(table, [seat], now).update(seat, guest.keys)
            yield guest, encode(update)
        for intention in self.autopilot.intentions():
            yield guest, encode(intention)

    # Time.

    def _runs_until(self) -> int | None:
        """When time alone changes something; thinking time stands while nobody is here."""
        wake = self.table.wake()
        return wake if wake is not None and (self.table.game.clock or self.table.attended) else None

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wake = self._runs_until()
        if wake is not None:
            soonest = SUSPICION_MS if self.heartbeat.suspects else 0
            delay = max(soonest, wake - self._hub.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._tick)

    def _tick(self) -> None:
        self._timer = None
        self.post(Letter(asked.Tick()))

    def tell_all(self, message: msgspec.Struct) -> None:
        """Something about the server rather than the table."""
        told = encode(message)
        for guest in self.guests:
            guest.send(told)

    @property
    def client(self) -> str:
        """For whom computer players think here: the first who sits, or else whoever looks on."""
        seated = [guest for guest in self.guests if guest.seats and guest.seats[0] is not None]
        first = min(seated, key=lambda guest: guest.seats[0] or 0, default=next(iter(self.guests), None))
        return "" if first is None else first.address

    @property
    def thinkers(self) -> Thinkers:
        return self._hub.thinkers

    def play(self, play: asked.Play) -> None:
        """A seat acts by itself."""
        self.post(Letter(play))

    @property
    def now(self) -> int:
        return self._hub.now()


def _send(news: list[tuple[Guest, bytes]]) -> None:
    for guest, text in news:
        guest.send(text)


def _new_table(outcome: Outcome) -> NewTable:
    assert outcome.born is not None
    table_id, entries = outcome.born
    made = entries[0]
    assert isinstance(made, log.Made)
    return NewTable(table_id, made.code, made.game, [log.encode(entry) for entry in entries])
