"""A table, built from its log: only `Table.apply` changes it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.core.player_names.names import spare_name
from thirdplace.core.records.shares import Shares
from thirdplace.core.state import copy
from thirdplace.core.step import Step
from thirdplace.table import entries
from thirdplace.table.table_state import Chair, Keys, TableState

__all__ = ["AppliedEntry", "Table"]

K = TypeVar("K")
E = TypeVar("E")


class AppliedEntry(msgspec.Struct, frozen=True, eq=False, gc=False):
    """An entry that was applied, and the step of the game that it caused, if any."""

    entry: entries.Entry
    step: Step | None = None


class Table(TableState, eq=False):
    """A table and how each kind of entry changes it."""

    @classmethod
    def fold(
        cls, table_id: str, written: Iterable[entries.Entry], now: int, ages_ms: Sequence[int] = ()
    ) -> "Table":
        """Rebuilds a table from its log. (A game's clock keeps running; the command Restored pauses it.)

        `ages_ms`: how long ago each entry was written, if clocks have been running since.
        """
        made, *rest = written
        assert isinstance(made, entries.Created)
        table = cls(table_id, made)
        moment = min(now - ages_ms[0], now) if ages_ms else now
        for number, entry in enumerate(rest, 1):
            if ages_ms:
                moment = max(moment, now - ages_ms[number])
            table.apply(entry, moment)
        return table

    def apply(self, entry: entries.Entry, now: int, action: Message | None = None) -> AppliedEntry:
        """Applies an entry. Raises Refused only for an illegal action, and then nothing has changed.

        `action` is the decoded action of a move, if it has been decoded already.
        """
        step: Step | None
        if isinstance(entry, entries.Moved):  # by far the most frequent kind
            step = self._apply_moved(entry, now, action)
        else:
            step = _APPLY_ENTRY[type(entry)](self, entry, now)
            self.has_automatic_seat = self._is_any_seat_automatic()
        self.entry_count += 1
        if not isinstance(entry, entries.PRIVATE_ENTRIES):
            self.version += 1
        return AppliedEntry(entry, step)

    def _is_any_seat_automatic(self) -> bool:
        """Is there a computer player, a standing order, or a seat with automatic forced actions?"""
        if self.match is not None and self.match.automatic:
            return True
        return any(
            chair is not None and (chair.level is not None or chair.order is not None)
            for chair in self.chairs
        )

    # One for each kind of entry.

    def _apply_arranged(self, entry: entries.Arranged, now: int) -> None:
        self.config = msgspec.structs.replace(self.config, options=entry.options, settings=entry.settings)
        self._drop_shares()
        self.table_info_dirty = True

    def _apply_sat(self, entry: entries.Sat, now: int) -> None:
        self._drop_shares()
        self.chairs += [None] * (entry.chair + 1 - len(self.chairs))
        self.chairs[entry.chair] = Chair(entry.name, entry.key, entries.parse_level(entry.level))
        self.former_names = _without_key(self.former_names, entry.chair)
        self._set_player_name(entry.chair, entry.name)

    def _apply_left(self, entry: entries.Left, now: int) -> None:
        self._drop_shares()
        if self.match is not None:
            self.former_names = {**self.former_names, entry.chair: self.chair(entry.chair).name}
            self._set_player_name(entry.chair, spare_name(entry.chair))
        self.chairs[entry.chair] = None
        self.done_for_late = _without_key(self.done_for_late, entry.chair)
        while self.match is None and self.chairs and self.chairs[-1] is None:
            self.chairs.pop()
        self.table_info_dirty = True

    def _apply_renamed(self, entry: entries.Renamed, now: int) -> None:
        self._change_chair(entry.chair).name = entry.name
        self._set_player_name(entry.chair, entry.name)

    def _change_chair(self, seat: int) -> Chair:
        """Replaces a chair by a copy that may be changed, since forks share chairs."""
        changed = self.chairs[seat] = copy(self.chair(seat))
        return changed

    def _set_player_name(self, seat: int, name: str) -> None:
        """Changes a name in the match, too: the record has the names of the game's end."""
        if self.match is not None:
            names = self.match.names
            self.match.names = [*names[:seat], name, *names[seat + 1 :]]
        self.table_info_dirty = True

    def _apply_committed(self, entry: entries.Committed, now: int) -> None:
        self._drop_shares()  # a list before the start is closed anew for who was away
        chair = self._change_chair(entry.seat)
        chair.commitment, chair.owes_commitment = entry.commitment, False

    def _apply_sealed(self, entry: entries.Sealed, now: int) -> None:
        self.lists_closed += 1
        self.shares = Shares.close_list(entry.server, entry.seats, self.lists_closed)
        self.table_info_dirty = True

    def _apply_asked(self, entry: entries.Asked, now: int) -> None:
        self.is_everybody_asked |= entry.chairs is None
        self.asked_chairs = self.asked_chairs.union(self.seats if entry.chairs is None else entry.chairs)
        self.table_info_dirty = True

    def _apply_revealed(self, entry: entries.Revealed, now: int) -> None:
        assert self.shares is not None
        self.shares = self.shares.reveal(self.seats.index(entry.seat), entry.share)

    def _apply_shares_closed(self, entry: entries.SharesClosed, now: int) -> None:
        assert self.shares is not None
        self.shares = self.shares.leave_out_awaited()

    def _drop_shares(self) -> None:
        """The list no longer fits the table: who may have revealed a share to it has to make another one."""
        if self.shares is None or self.match is not None:
            return
        for seat, listed in zip(self.seats, self.shares.seats, strict=False):
            if seat in self.asked_chairs or listed.share is not None:
                chair = self._change_chair(seat)
                chair.owes_commitment, chair.commitment = chair.commitment is not None, None
        self.shares, self.asked_chairs, self.is_everybody_asked = None, frozenset(), False
        self.table_info_dirty = True

    def _apply_started(self, entry: entries.Started, now: int) -> None:
        taken = [chair for chair in self.chairs if chair is not None]
        names = self.starting_names()
        self.match = Match(
            self.game,
            len(names),
            seed=entry.seed,
            options=self.config.options,
            setup=self.config.setup,
            names=names,
            deal=entry.deal,
            shares=self.shares,
            drawn_by=entry.drawn_by,
        )
        self.chairs = [*taken, *[None] * (len(names) - len(taken))]
        self._start_or_stop_clock(now)
        self._start_thinking_time(now)
        self.table_info_dirty = True

    def _apply_moved(self, entry: entries.Moved, now: int, action: Message | None) -> Step:
        match = self._require_match()
        step = match.do(entry.seat, action or entry.action, entry.at)
        assert step.action is not None
        self.clock.advance_to_at_least(entry.at, now)
        if entry.by in ("late", "time"):
            self.late_moves |= {len(match.moves) - 1}
            self.done_for_late = {**self.done_for_late, entry.seat: match.moves[-1].action}
        elif (
            self.done_for_late and entry.by != "host"
        ):  # a roll by the host does not mean that the seat is back
            self.done_for_late = _without_key(self.done_for_late, entry.seat)
        if entry.ref is not None:
            chair = self._change_chair(entry.seat)
            chair.done = chair.done.add(entry.ref)
        undoable = match.game.rules.is_undoable(step.before, step.after, entry.seat, step.action)
        if entry.seat != self.undone_by:
            self.undone_by = None
        self.undoable_step = step if undoable and self.undone_by is None else None
        self._after_step(step, now)
        return step

    def _apply_ticked(self, entry: entries.Ticked, now: int) -> Step:
        step = self._require_match().tick(entry.at)
        self.clock.advance_to_at_least(entry.at, now)
        self.undoable_step = None
        self._after_step(step, now)
        return step

    def _after_step(self, step: Step, now: int) -> None:
        """Updates orders, clock and thinking times after any step of the game."""
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.order is not None:
                orders = step.game.orders
                assert orders is not None
                if orders.lapses(step.before, step.after, seat, chair.order, self._require_match().now):
                    self._change_chair(seat).order = None
                    self.table_info_dirty |= orders.OPEN
        over = self._require_match().over
        if over or self.game.clock:
            self._start_or_stop_clock(now)
        if self.config.settings.thinking is not None:
            self._start_thinking_time(now, step.seat)
        if over:
            self.table_info_dirty = True

    def _apply_paused(self, entry: entries.Paused, now: int) -> None:
        self.paused = entry
        if entry.why == "dropped" and entry.seat is not None:
            self.drop_counts = {**self.drop_counts, entry.seat: self.drop_counts.get(entry.seat, 0) + 1}
        self.clock.set_to(entry.at, now)
        self.clock.stop(now)
        self.deadlines = {}
        self.table_info_dirty = True

    def _apply_resumed(self, entry: entries.Resumed, now: int) -> None:
        self.paused = None
        self.clock.set_to(entry.at, now)
        self._start_or_stop_clock(now)
        self._start_thinking_time(now)
        self.table_info_dirty = True

    def _apply_speed_changed(self, entry: entries.SpeedChanged, now: int) -> None:
        if self.game.clock:
            if entry.at is not None:
                self.clock.advance_to_at_least(entry.at, now)
            self.clock.set_speed(entry.speed, now)
        else:
            self.thinking_speed = entry.speed
        self.table_info_dirty = True

    def _apply_undone(self, entry: entries.Undone, now: int) -> None:
        assert self.undoable_step is not None
        match = self._require_match()
        match.state = self.undoable_step.before
        match.moves.pop()
        self.late_moves -= {len(match.moves)}
        self.done_for_late = _without_key(self.done_for_late, entry.seat)
        match.now = match.moves[-1].at or 0 if match.moves else 0
        self.undoable_step = None
        self.undone_by = entry.seat
        self._change_chair(entry.seat).order = None  # the order would repeat the action
        self._start_thinking_time(now, entry.seat)

    def _apply_bot_takeover(self, entry: entries.BotTakeover, now: int) -> None:
        self._change_chair(entry.seat).level = entries.parse_level(entry.level)
        self.table_info_dirty = True

    def _apply_ordered(self, entry: entries.Ordered, now: int) -> None:
        assert self.game.orders is not None
        order = None if entry.order is None else msgspec.convert(entry.order, self.game.orders.MESSAGES)
        self._change_chair(entry.seat).order = order
        self.table_info_dirty |= self.game.orders.OPEN

    def _apply_automated(self, entry: entries.Automated, now: int) -> None:
        match, seat = self._require_match(), {entry.seat}
        match.automatic = match.automatic | seat if entry.on else match.automatic - seat

    def _apply_shown(self, entry: entries.Shown, now: int) -> None:
        self.shown_on_big_screen = entry.what
        self.table_info_dirty = True

    def _apply_continued(self, entry: entries.Continued, now: int) -> None:
        self.next_table = entry.table
        self.next_table_by = entry.seat
        self.table_info_dirty = True

    def connect(self, keys: Keys) -> None:
        """Counts one more connection with these keys."""
        self.connected = {**self.connected, keys: self.connected.get(keys, 0) + 1}
        self.table_info_dirty = True

    def disconnect(self, keys: Keys) -> None:
        count = self.connected[keys] - 1
        self.connected = {**self.connected, keys: count} if count else _without_key(self.connected, keys)
        self.table_info_dirty = True

    def set_connected_elsewhere(self, connections: Mapping[Keys, int]) -> None:
        self.connected_elsewhere = connections
        self.table_info_dirty = True

    # Time.

    def _start_or_stop_clock(self, now: int) -> None:
        """Starts or stops the clock: by the rules of a game with a clock, otherwise while it is played."""
        match = self._require_match()
        runs = not match.over and (not match.game.clock or match.game.rules.deadline(match.state) >= 0)
        if runs and self.clock.started_at is None and self.paused is None:
            counted = self.config.settings.countdown * 1000 if match.game.clock else 0
            self.clock.start(now + counted)
            self.table_info_dirty = True
        elif not runs and self.clock.started_at is not None:
            self.clock.stop(now)
            self.table_info_dirty = True

    def _start_thinking_time(self, now: int, mover: int | None = None) -> None:
        """Starts the thinking time of seats that can act now and could not before, and of `mover`."""
        match, thinking = self._require_match(), self.config.settings.thinking
        if thinking is None or match.game.clock or self.paused is not None:
            return
        ends = now + thinking * 1000
        self.deadlines = {
            seat: ends if seat == mover else self.deadlines.get(seat, ends)
            for seat in match.active
            if not self.acts_through_host(seat)
        }

    def restart_thinking_time(self, now: int) -> None:
        """Gives everybody their whole thinking time again, when somebody returns to an empty table."""
        self.deadlines = {}
        self._start_thinking_time(now)


def _without_key(held: Mapping[K, E], key: K) -> Mapping[K, E]:
    return {one: element for one, element in held.items() if one != key} if key in held else held


_APPLY_ENTRY: dict[type, Callable[[Table, Any, int], Step | None]] = {
    entries.Arranged: Table._apply_arranged,
    entries.Sat: Table._apply_sat,
    entries.Left: Table._apply_left,
    entries.Renamed: Table._apply_renamed,
    entries.Committed: Table._apply_committed,
    entries.Sealed: Table._apply_sealed,
    entries.Asked: Table._apply_asked,
    entries.Revealed: Table._apply_revealed,
    entries.SharesClosed: Table._apply_shares_closed,
    entries.Started: Table._apply_started,
    entries.Ticked: Table._apply_ticked,
    entries.Paused: Table._apply_paused,
    entries.Resumed: Table._apply_resumed,
    entries.SpeedChanged: Table._apply_speed_changed,
    entries.Undone: Table._apply_undone,
    entries.BotTakeover: Table._apply_bot_takeover,
    entries.Ordered: Table._apply_ordered,
    entries.Automated: Table._apply_automated,
    entries.Shown: Table._apply_shown,
    entries.Continued: Table._apply_continued,
}
