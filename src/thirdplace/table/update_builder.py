"""Builds the updates for all viewers of a table; shared parts are built once."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from thirdplace.core.chance import commitment
from thirdplace.core.match import Match
from thirdplace.table import entries, update_messages
from thirdplace.table.hidden_ranks import are_ranks_hidden, hide_in_events, hide_in_view, may_see_all_ranks
from thirdplace.table.permissions import is_host
from thirdplace.table.settings import Settings
from thirdplace.table.table import AppliedEntry, Table
from thirdplace.table.table_state import Chair, Keys

__all__ = ["UpdateBuilder", "build_missed_update", "build_table_view"]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode
Seat = int | None
NO_LEGAL_ACTIONS: tuple[list[Any], UnsetType] = ([], UNSET)
MAX_ENTRIES_TIMES_SEATS = 1_500
"""Entries times seats: a missed part is found by rebuilding the table from its log, which blocks the server's
loop for a few milliseconds with so many. With a longer log, everything is sent instead."""


class UpdateBuilder:
    """Updates about the current table and the entries that led to it, for a number of viewers."""

    __slots__ = (
        "_active",
        "_at",
        "_automatic",
        "_clock",
        "_events",
        "_hidden_views",
        "_host_actions",
        "_includes_table",
        "_info",
        "_match",
        "_since",
        "_table",
        "_thinking",
        "_undo_seat",
        "_views",
    )

    def __init__(
        self,
        table: Table,
        viewers: Iterable[Seat],
        now: int,
        applied: Sequence[AppliedEntry] | None = None,
        since: int | None = None,
    ) -> None:
        """`applied` are the entries since version `since`; without them, updates contain everything."""
        self._table = table
        self._since = since
        seen = tuple(dict.fromkeys(viewers))
        self._match = match = table.match
        self._at = _clock_time_to_show(table, now)
        self._active = match.game.rules.active(match.state) if match and table.paused is None else 0
        views = [] if match is None else match.views(seen, self._at)
        self._views = _views_by_viewer(seen, views)
        self._hidden_views = (
            _views_by_viewer(seen, [hide_in_view(table, *of) for of in zip(seen, views, strict=True)])
            if match is not None and are_ranks_hidden(table)
            else self._views
        )
        self._events = dict(zip(seen, _events_by_viewer(applied or (), seen), strict=True))
        self._automatic = () if match is None else match.automatic
        self._undo_seat = (
            table.undoable_step.seat if self._active and table.undoable_step is not None else None
        )
        self._host_actions = (
            _list_host_actions(table) if match and self._active and table.config.settings.led else UNSET
        )
        self._thinking = _build_thinking_views(table) if table.deadlines else UNSET
        self._includes_table = table.table_info_dirty or applied is None
        self._info = build_table_view(table) if self._includes_table else UNSET
        self._clock = _build_clock_view(table, now) if self._includes_table and match is not None else UNSET

    def build_update(self, seat: Seat, keys: Keys) -> update_messages.Update:
        """The update for one seat; `keys` decide whether it may do what the host may."""
        table = self._table
        own = None if seat is None else table.chairs[seat]
        legal, later = (
            self._legal_actions(seat) if seat is not None and self._active >> seat & 1 else NO_LEGAL_ACTIONS
        )
        views, events = self._views, self._events[seat]
        if not may_see_all_ranks(table, keys):
            views, events = self._hidden_views, hide_in_events(table, seat, events)
        # By position: keyword arguments take as long as all the rest, and this is done for each seat.
        return update_messages.Update(
            table.version,
            seat,
            self._since,
            events,
            views.get(seat, UNSET),
            UNSET,
            legal,
            later,
            self._info,
            self._clock,
            self._thinking,
            is_host(table, keys) if self._includes_table else UNSET,
            None if own is None else own.order,
            seat in self._automatic,
            seat is not None and seat == self._undo_seat,
            UNSET if self._host_actions is UNSET or table.config.host not in keys else self._host_actions,
            UNSET if seat is None else table.done_for_late.get(seat, UNSET),
        )

    def _legal_actions(self, seat: int) -> tuple[Any, Any]:
        """The seat's legal actions now, and those it will have later if nobody acts."""
        match = self._match
        assert match is not None
        numbers = match.numbers(seat, self._at)
        legal = match.messages(numbers)
        if match.game.drop_in_out is not None or self._host_actions is not UNSET:
            legal = [action for action in legal if not _is_asked_of_table_or_host(self._table, action)]
        if self._at is None:
            return legal, UNSET
        at = match.game.rules.next_unlock_time(match.state, self._at)
        if at < 0:
            return legal, UNSET
        known = set(numbers)  # only what is new becomes messages
        added = match.messages([number for number in match.numbers(seat, at) if number not in known])
        return legal, update_messages.Later(at, added) if added else UNSET


def _clock_time_to_show(table: Table, now: int) -> int | None:
    """The clock's reading, but before the deadline: a loss by time is shown only once it is stored."""
    match = table.match
    if match is None or not match.game.clock:
        return None
    shown, end = table.clock.read(now), match.game.rules.deadline(match.state)
    return shown if end < 0 else min(shown, max(match.now, end - 1))


def _list_host_actions(table: Table) -> list[Any] | UnsetType:
    """The actions that the host may do for seats whose turn it is."""
    match = table.match
    assert match is not None
    found = [
        action
        for seat in match.active
        for action in match.legal(seat)
        if isinstance(action, table.game.host_actions)
    ]
    return found or UNSET


def _is_asked_of_table_or_host(table: Table, action: Any) -> bool:
    """Is it an action that is not done directly, but by a command (to rest, return, end) or the host?"""
    drop_in_out = table.game.drop_in_out
    if drop_in_out is not None and isinstance(action, type(drop_in_out.rest) | type(drop_in_out.back)):
        return True
    ending = table.game.early_end
    if ending is not None and isinstance(action, type(ending)):
        return True
    return table.config.settings.led and isinstance(action, table.game.host_actions)


def _views_by_viewer(seen: Sequence[Seat], views: Sequence[Any]) -> dict[Seat, Any]:
    """The view of each viewer; if all have the same object, it is encoded once."""
    if not views:
        return {}
    if len(views) > 1 and views[0] is views[1] and all(view is views[0] for view in views):
        return dict.fromkeys(seen, Raw(encode(views[0])))
    return dict(zip(seen, views, strict=True))


def _build_thinking_views(table: Table) -> list[update_messages.Thinking]:
    return [update_messages.Thinking(seat, ends) for seat, ends in sorted(table.deadlines.items())]


def build_anonymous_table_view(match: Match, table_id: str) -> update_messages.TableView:
    """The table of a ladder, without names, so that a bot cannot know who the others are."""
    return update_messages.TableView(
        id=table_id,
        code="",
        game=match.game.id,
        phase="playing",
        seats=[update_messages.SeatView(name, person=True, level=None, here=True) for name in match.names],
        onlookers=0,
        options=match.options,
        settings=Settings(),
        puzzle=False,
        paused=None,
        commitment=commitment(match.seed),
        seed=None,
        next=None,
    )


def build_table_view(table: Table) -> update_messages.TableView:
    made, match, paused = table.config, table.match, table.paused
    return update_messages.TableView(
        id=table.id,
        code=made.code,
        game=made.game,
        phase=table.phase,
        seats=[None if chair is None else _build_seat_view(table, chair) for chair in table.chairs],
        onlookers=table.onlooker_count,
        options=msgspec.convert(made.options, table.game.opening.Options),
        settings=made.settings,
        puzzle=made.setup is not None,
        paused=None if paused is None else update_messages.PausedView(paused.why, paused.seat),
        commitment=None if match is None else commitment(match.seed),
        seed=match.seed if match is not None and match.over else None,
        next=table.next_table,
        next_by=table.next_table_by,
        drop_in=table.drop_in_out is not None,
        shown=table.shown_on_big_screen,
        sealed=table.shares.as_list() if match is None and table.shares is not None else None,
        asked=sorted(table.asked_chairs) if match is None else [],
    )


def _build_seat_view(table: Table, chair: Chair) -> update_messages.SeatView:
    person = chair.key is not None
    shown = chair.order if table.game.orders is not None and table.game.orders.OPEN else None
    return update_messages.SeatView(
        chair.name, person, chair.level, not person or table.is_connected(chair.key), shown
    )


def _build_clock_view(table: Table, now: int) -> update_messages.ClockView:
    clock = table.clock
    begins = now if clock.started_at is None else clock.started_at
    return update_messages.ClockView(clock.read(begins), begins, clock.started_at is not None, clock.speed)


def _events_by_viewer(happened: Sequence[AppliedEntry], seen: Sequence[Seat]) -> Sequence[Sequence[Any]]:
    """The events at the table and in the game, for each viewer."""
    if len(happened) == 1 and (step := happened[0].step) and not _list_table_events(happened[0].entry):
        return step.events_for(seen)  # the usual case
    events: list[list[Any]] = [[] for _ in seen]
    for happening in happened:
        at_the_table = _list_table_events(happening.entry)
        in_the_game = happening.step.events_for(seen) if happening.step is not None else [()] * len(seen)
        for own, told_to in zip(events, in_the_game, strict=True):
            own += at_the_table
            own += told_to
    return events


def _list_table_events(entry: entries.Entry) -> Sequence[Any]:
    if isinstance(entry, entries.Moved):  # by far the most frequent kind
        if entry.by == "late":
            return [update_messages.GoneOn(entry.seat)]
        return [update_messages.TimeUp(entry.seat)] if entry.by == "time" else ()
    match entry:
        case entries.Sat(chair, name, key):
            return [update_messages.Sat(chair, name, key is not None)]
        case entries.Left(chair):
            return [update_messages.Left(chair)]
        case entries.Renamed(chair, name):
            return [update_messages.Renamed(chair, name)]
        case entries.Arranged():
            return [update_messages.Rearranged()]
        case entries.Started(seed):
            return [update_messages.Begun(commitment(seed))]
        case entries.Paused(_, why, by):
            return [update_messages.Paused(why, by)]
        case entries.Resumed(_, by, back):
            return [update_messages.Resumed(by, back)]
        case entries.SpeedChanged(speed):
            return [update_messages.SpeedChanged(speed)]
        case entries.Undone(seat):
            return [update_messages.Undone(seat)]
        case entries.BotTakeover(seat, level):
            return [update_messages.BotTakeover(seat, entries.parse_level(level))]
        case entries.Continued(next_table):
            return [update_messages.Continued(next_table)]
    return ()


def is_log_short_enough(table: Table) -> bool:
    """Is the log short enough to compute what somebody missed?"""
    return table.match is not None and table.entry_count * table.match.seats <= MAX_ENTRIES_TIMES_SEATS


def build_missed_update(
    table: Table, written: Iterable[entries.Entry], version: int, seat: Seat, keys: Keys, now: int
) -> update_messages.Update:
    """The update for a returning client: what it missed since `version`, or everything if that is shorter."""
    whole = UpdateBuilder(table, [seat], now).build_update(seat, keys)
    if not 0 < version <= table.version or not is_log_short_enough(table):
        return whole  # a whole class that reconnects shares this
    all_entries = list(written)
    known = Table(table.id, all_entries[0])  # type: ignore[arg-type]
    place = 1
    while known.version < version:
        known.apply(all_entries[place], now)
        place += 1
    if known.match is None or known.seats_held_by(keys) != table.seats_held_by(keys):
        return whole
    early, late = _views_client_may_have_seen(known, known.match, seat, keys)
    happened = [known.apply(entry, now) for entry in all_entries[place:]]
    events = _events_by_viewer(happened, [seat])[0]
    after = decode(encode(whole.view))
    changed = {name: value for name, value in after.items() if not early[name] == late[name] == value}
    part = msgspec.structs.replace(
        whole,
        since=version,
        events=events if may_see_all_ranks(table, keys) else hide_in_events(table, seat, events),
        view=UNSET,
        changed=changed,
    )
    return min(part, whole, key=lambda update: len(encode(update)))


def _views_client_may_have_seen(table: Table, match: Match, seat: Seat, keys: Keys) -> list[dict[str, Any]]:
    """The first and the last view of this version, as time alone may change it: a client saw one of them."""
    end = match.game.rules.deadline(match.state)
    views = [match.view(seat, at) for at in (None, max(match.now, end - 1))]
    if not may_see_all_ranks(table, keys):
        views = [hide_in_view(table, seat, view) for view in views]
    return [decode(encode(view)) for view in views]
