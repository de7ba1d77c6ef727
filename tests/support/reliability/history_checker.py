"""Holds what people sent and were told at a table against its log: nothing lost, doubled or confused.

It knows no server: a history can be made by hand, and tests/reliability/test_history_checker.py does so.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from support.random_players import ExpectedUpdates, ReceivedUpdate, SentAction

from thirdplace.table import entries

__all__ = [
    "DeviceHistory",
    "Findings",
    "LogRow",
    "TableChecker",
    "find_doubled_choices",
    "is_automatic",
]

AUTOMATIC = ("bot", "order", "time")
CLOCK_TOLERANCE_MS = 3000
"""A clock may run for so long before the entry that started it is stored."""
MAX_SENTENCES = 40


@dataclass(frozen=True)
class LogRow:
    """An entry as it stands in the database."""

    seq: int
    entry: bytes
    writer: str | None = None
    """The node that has written it."""
    at: float = 0.0
    """When, in seconds of the database's clock."""
    owner: str | None = None
    """The node that was the table's last owner then."""
    epoch: int = 0
    """Counts the table's owners."""


@dataclass(frozen=True)
class DeviceHistory:
    """What one device sent since it came to the table, and what it was told since the last check."""

    name: str
    seats: Sequence[int]
    sent: Sequence[SentAction]
    heard: Sequence[ReceivedUpdate]
    broken: Sequence[str] = ()
    """Messages that could not follow on what the device knew."""


@dataclass
class Findings:
    """What was wrong, by kind; and how much was looked at."""

    wrong: Counter[str] = field(default_factory=Counter)
    sentences: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, kind: str, sentence: str) -> None:
        self.wrong[kind] += 1
        if len(self.sentences) < MAX_SENTENCES:
            self.sentences.append(f"{kind}: {sentence}")


def is_automatic(entry: entries.Entry) -> bool:
    """Is it of the node that owns the table, and not of a person?"""
    match entry:
        case entries.Moved(by=by):
            return by in AUTOMATIC
        case entries.Paused(why=why):
            return why == "restart"
    return isinstance(entry, entries.Ticked)


def _is_by_computer(entry: entries.Entry) -> bool:
    return isinstance(entry, entries.Moved) and entry.by in AUTOMATIC


def find_doubled_choices(log: Iterable[entries.Entry]) -> list[int]:
    """The numbers of entries with a choice of a computer player that stands there already.

    The same choice at the same millisecond, and nobody else acted in between. While a clock does not run yet,
    a player may choose the same twice.
    """
    found: list[int] = []
    choices: set[tuple[int, bytes, int]] = set()
    for number, entry in enumerate(log, 1):
        if not isinstance(entry, entries.Moved) or entry.by not in AUTOMATIC:
            choices.clear()
            continue
        choice = (entry.seat, bytes(entry.action), entry.at)
        if choice in choices and entry.at > 0:
            found.append(number)
        choices.add(choice)
    return found


class TableChecker:
    """One table, which is checked again and again while its log grows."""

    def __init__(self, table: str, findings: Findings) -> None:
        self.id = table
        self.truth = ExpectedUpdates(table)
        self.rows: Sequence[LogRow] = ()
        self.entries: list[entries.Entry] = []
        self.versions: list[int] = []
        """The version that each entry made."""
        self._findings = findings
        self._checked = 0
        """How many entries have been counted."""
        self._told: set[tuple[str, str]] = set()
        """What was counted already: each answer once, each wrong thing once."""

    def check(self, rows: Sequence[LogRow], devices: Iterable[DeviceHistory]) -> None:
        """Everything in these histories must have been told before the rows were read."""
        if not self._read(rows):
            return
        self._check_computer_moves()
        self._check_owners()
        self._check_clock()
        for device in devices:
            self._check_updates(device)
            for seat in device.seats:
                self._check_commands(seat, [one for one in device.sent if one.seat == seat])

    def _add_once(self, kind: str, key: str, sentence: str) -> None:
        if (kind, key) not in self._told:
            self._told.add((kind, key))
            self._findings.add(kind, f"table {self.id[:6]}: {sentence}")

    def _read(self, rows: Sequence[LogRow]) -> bool:
        """Can the log be read, and does it begin with what was there before?"""
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            self._add_once("gap", "", f"entries {[row.seq for row in rows]}")
            return False
        if [row.entry for row in rows[: len(self.rows)]] != [row.entry for row in self.rows]:
            self._add_once("rewritten", "", "an entry that was there is there no more")
            return False
        known = len(self.rows)
        self.rows = rows
        try:
            fresh = self.truth.extend([row.entry for row in rows])
        except Exception as wrong:  # whatever the rules say of a move that was not legal
            self._add_once("impossible", str(known), f"the log cannot be played: {wrong!r}")
            return False
        for entry in fresh:
            self.entries.append(entry)
            is_told = not isinstance(entry, entries.PRIVATE_ENTRIES)
            self.versions.append((self.versions[-1] if self.versions else 0) + is_told)
        self._findings.seen["entries"] += len(fresh)
        return True

    # What people sent.

    def _check_commands(self, seat: int, sent: list[SentAction]) -> None:
        done = self.truth.command_ids_of(seat)
        times = Counter(done)
        for ref, count in times.items():
            if count > 1:
                self._add_once(
                    "doubled",
                    f"{seat} {ref}",
                    f"{ref} of seat {seat} was done {count} times: {self._rows_of(ref)}",
                )
        in_order = [one.id for one in sent if one.id in times]
        if in_order != list(dict.fromkeys(done)):
            self._add_once("out of order", str(seat), f"seat {seat} sent {in_order}, but did {done}")
        for one in sent:
            if one.answer is not None:
                self._check_answer(one, times)

    def _rows_of(self, ref: str) -> list[str]:
        """Where a command stands in the log, for a sentence."""
        return [
            f"entry {row.seq} of {row.writer} at {row.at:.2f} (epoch {row.epoch})"
            for row, entry in zip(self.rows, self.entries, strict=True)
            if isinstance(entry, entries.Moved) and entry.ref == ref
        ]

    def _check_answer(self, one: SentAction, times: Counter[str]) -> None:
        seen = self._findings.seen
        if ("answer", f"{one.seat} {one.id}") not in self._told:
            self._told.add(("answer", f"{one.seat} {one.id}"))
            seen["acknowledged"] += one.acknowledged
            seen["refused"] += one.refused
            seen["resent"] += one.times_sent > 1
            if one.refused and one.answer is not None:
                seen[f"refused: {one.answer.get('code')}"] += 1
        if one.acknowledged and one.id not in times:
            self._add_once("lost", f"{one.seat} {one.id}", f"{one.id} of seat {one.seat} is not in the log")
        if one.refused and one.id in times and one.times_sent > 1:
            # Not a fault: the node it was sent to first may do it later, as docs/reliability.md says.
            seen["done after a refusal elsewhere"] += ("elsewhere", one.id) not in self._told
            self._told.add(("elsewhere", one.id))
        elif one.refused and one.id in times:
            self._add_once("invented", f"{one.seat} {one.id}", f"{one.id}: {one.answer}, and yet done")

    # What people were told.

    def _check_updates(self, device: DeviceHistory) -> None:
        for sentence in device.broken:
            self._findings.add("broken", f"table {self.id[:6]}: {device.name}: {sentence}")
        for told in device.heard:
            self._findings.seen["updates"] += 1
            try:
                self.truth.check([told])
            except AssertionError as wrong:
                key = f"{device.name} {told.seat} {told.version} {told.since}"
                self._add_once("untrue", key, f"{device.name} was told: {str(wrong)[:300]}")

    # What computer players and the clock did.

    def _check_computer_moves(self) -> None:
        self._findings.seen["computer moves"] += sum(map(_is_by_computer, self.entries[self._checked :]))
        self._checked = len(self.entries)
        for number in find_doubled_choices(self.entries):
            self._add_once(
                "computer doubled", str(number), f"entry {number}: {self.rows[number - 1].entry!r}"
            )

    def _check_owners(self) -> None:
        """Only the owner of a table writes what nobody has asked for."""
        for row, entry in zip(self.rows, self.entries, strict=True):
            if is_automatic(entry) and row.writer != row.owner:
                who = f"entry {row.seq} is of {row.writer}, not of {row.owner} (epoch {row.epoch})"
                self._add_once("not the owner", str(row.seq), f"{who}: {row.entry!r}")

    def _check_clock(self) -> None:
        """A clock never goes back, but for a pause; nothing happens in a pause; it goes on where it stood."""
        if self.truth.table is None or not self.truth.table.game.clock:
            return
        last, stands_at, resumed = 0, None, None
        for number, (row, entry) in enumerate(zip(self.rows, self.entries, strict=True), 1):
            match entry:
                case entries.Moved(at=at) | entries.Ticked(at=at):
                    if at < last or stands_at is not None:
                        self._add_once("clock", str(number), f"entry {number} is at {at}, after {last}")
                    if (
                        resumed is not None
                        and at > resumed[1] + (row.at - resumed[0]) * 1000 + CLOCK_TOLERANCE_MS
                    ):
                        passed = row.at - resumed[0]
                        self._add_once(
                            "clock",
                            str(number),
                            f"entry {number}: from {resumed[1]} to {at} in {passed:.1f} s",
                        )
                case entries.Paused(at=at):
                    resumed = None
                    if at < last:
                        self._add_once("clock", str(number), f"entry {number}: set back to {at} from {last}")
                    stands_at = at
                case entries.Resumed(at=at):
                    if at != stands_at:
                        self._add_once(
                            "clock", str(number), f"entry {number}: {at}, but stood at {stands_at}"
                        )
                    stands_at = None
                    resumed = (row.at, at)
                case _:
                    continue
            last = at
