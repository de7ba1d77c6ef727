"""A table on one device. It does what an actor of a server does (server/play/table_actor.py), for one page.

Nothing here reads a clock, draws a random number or keeps anything: the page's worker
(client/src/lib/device/worker) gives `now`, tokens and seeds, stores the entries of each `Change`, and only
then calls `commit` and sends its messages. If it cannot store them, it drops the change: nothing happened.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Level
from thirdplace.core.match import Match
from thirdplace.core.records.replay_steps import make_story
from thirdplace.device.change import Change, SocketMessage, refuse
from thirdplace.table import commands, entries
from thirdplace.table.automatic_seats import (
    clock_reading,
    find_initiator,
    first_legal_action,
    is_watched_and_playing,
    ordered_action,
    thinking_delay_ms,
)
from thirdplace.table.command_handlers.start_commands import prepare_first_deal
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.settings import Settings
from thirdplace.table.table import AppliedEntry, Table
from thirdplace.table.table_config import make_table_log
from thirdplace.table.table_record import make_record, make_whole_record, require_watching, viewer_with
from thirdplace.table.table_state import Keys
from thirdplace.table.token_keys import hash_token
from thirdplace.table.transition import transition
from thirdplace.table.update_builder import UpdateBuilder, build_table_view

__all__ = ["DeviceTable", "DrawnValues", "NewDeviceTable", "SeatRequest", "make_log"]

Sockets = Mapping[int, Keys]


class NewDeviceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As `NewTable` of a server's lobby."""

    game: str
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    setup: dict[str, Any] | None = None


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name, or the level of a computer player. As `SitDown` of a server's lobby."""

    name: str | None = None
    bot: Level | None = None


class SeatTaken(msgspec.Struct, frozen=True):
    seat: int
    name: str
    token: str | None


class CommandDone(msgspec.Struct, frozen=True, tag_field="type", tag="ok", omit_defaults=True):
    """As `Ok` of a server."""

    version: int
    id: str | None = None


class DrawnValues(msgspec.Struct, frozen=True):
    """What the worker has drawn at random for a command that may need it."""

    seed: str
    next_table: str
    code: str


class _Request(msgspec.Struct, eq=False):
    command: Any
    keys: Keys


def make_log(body: str, code: str, host_token: str) -> list[str]:
    """The log of a new table. Raises Refused."""
    new = _decode(body, NewDeviceTable)
    made = entries.Created(new.game, code, hash_token(host_token), new.options, new.settings, new.setup)
    return [_encode(entry) for entry in make_table_log(made)]


def _decode(text: str, wanted: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=wanted)
    except msgspec.DecodeError as wrong:
        raise Refused("bad-request", str(wrong)) from wrong


def _encode(told: Any) -> str:
    return msgspec.json.encode(told).decode()


def _hash_tokens(tokens: Sequence[str]) -> Keys:
    return frozenset([hash_token(token) for token in tokens])


class DeviceTable:
    """A table, and the connections of the page to it."""

    def __init__(
        self,
        table_id: str,
        log: Sequence[str],
        now: int,
        on_error: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        """Reads the log. Raises whatever a broken log leads to.

        `on_error` is told what a game's code raises; the command is then refused as `internal`.
        """
        self._on_error = on_error
        self._table = Table.fold(table_id, [entries.decode_entry(line) for line in log], now)
        self._sockets: Sockets = {}

    @property
    def entry_count(self) -> int:
        return self._table.entry_count

    @property
    def game_id(self) -> str:
        return self._table.config.game

    @property
    def is_over(self) -> bool:
        return self._table.phase == "over"

    def commit(self, change: Change) -> None:
        """The entries of this change are stored: it has happened."""
        self._table = change.table
        self._sockets = change.sockets

    # What changes the table.

    def restore(self, now: int) -> Change:
        """After its log was read: a running clock is paused."""
        return self._apply(commands.Restored(), frozenset(), now)

    def connect(self, socket: int, tokens: Sequence[str], now: int) -> Change:
        """A connection of the page says hello, for the first time or with other tokens."""
        keys = _hash_tokens(tokens)
        try:
            require_watching(self._table, keys)
        except Refused as refused:
            return refuse(self._table, self._sockets, refused)
        before = self._sockets.get(socket)
        requests = [_Request(commands.Connected(), keys)]
        if before is not None:  # not first: nobody who says hello again was away in between
            requests.append(_Request(commands.Disconnected(), before))
        return self._apply_all(requests, now, {**self._sockets, socket: keys}, socket)

    def disconnect(self, socket: int, now: int) -> Change:
        keys = self._sockets.get(socket)
        if keys is None:
            return Change(self._table, self._sockets)
        left = {number: held for number, held in self._sockets.items() if number != socket}
        return self._apply_all([_Request(commands.Disconnected(), keys)], now, left, None)

    def take_seat(self, body: str, new_token: str, tokens: Sequence[str], now: int) -> Change:
        """Seats a person, who then holds the new token, or a computer player."""
        try:
            wish: SeatRequest = _decode(body, SeatRequest)
            if (wish.name is None) == (wish.bot is None):
                raise Refused("bad-request", "name or bot")
        except Refused as refused:
            return refuse(self._table, self._sockets, refused)
        token = None if wish.name is None else new_token
        key = None if token is None else hash_token(token)
        command = commands.TakeSeat("" if wish.name is None else wish.name, key, wish.bot)
        change = self._apply(command, _hash_tokens(tokens), now)
        for line in change.entries:
            entry = entries.decode_entry(line)
            if isinstance(entry, entries.Sat):
                change.answer = _encode(SeatTaken(entry.chair, entry.name, token))
        return change

    def run(self, text: str, tokens: Sequence[str], drawn: DrawnValues, now: int) -> Change:
        """Runs one of the commands that people and programs may send."""
        keys = _hash_tokens(tokens)
        try:
            command = _decode(text, commands.Commands)
            prepared = self._prepare(command, keys, drawn)
        except Refused as refused:
            return refuse(self._table, self._sockets, refused)
        change = self._apply(prepared, keys, now)
        if not change.refusal:
            change.answer = _encode(CommandDone(change.table.version, command.id))
        return change

    def _prepare(self, command: Any, keys: Keys, drawn: DrawnValues) -> Any:
        """Adds what a sender must not choose: seeds and ids."""
        if isinstance(command, commands.Start):
            match = prepare_first_deal(self._table, keys, drawn.seed)
            return commands.StartWithDeal(
                drawn.seed,
                len(self._table.seats),
                _find_deal(match),
                self._table.config.options,
                drawn_by="device",
            )
        if isinstance(command, commands.CloseList):
            raise Refused("wrong-phase", "close-list: this device draws alone")
        if isinstance(command, commands.Again):
            return commands.MakeNextTable(
                drawn.next_table, drawn.code, command.options, command.settings, command.setup
            )
        return command

    def tick(self, now: int) -> Change:
        """Time has passed."""
        return self._apply(commands.Tick(), frozenset(), now)

    def act(self, seat: int, action: str, now: int) -> Change:
        """Does what a computer player has chosen (JSON)."""
        match = self._table.match
        if match is None or find_initiator(self._table, seat, now) != "bot":
            return Change(self._table, self._sockets)
        message = match.message(msgspec.Raw(action.encode()))
        return self._apply(commands.AutomaticAction(seat, message, "bot"), frozenset(), now)

    def act_by_order(self, seat: int, now: int) -> Change:
        """Does what a standing order or a forced action is now."""
        action = ordered_action(self._table, seat, now)
        if action is None:
            return Change(self._table, self._sockets)
        return self._apply(action, frozenset(), now)

    def act_first_legal(self, seat: int, now: int) -> Change:
        """Does the first legal action, for a computer player whose own code has failed."""
        action = first_legal_action(self._table, seat, now)
        if action is None:
            return Change(self._table, self._sockets)
        return self._apply(action, frozenset(), now)

    # What can be asked.

    def next_wake_time(self) -> int | None:
        """When time alone changes the table next. Thinking time does not run while nobody is here."""
        wake = self._table.next_wake_time()
        return wake if self._table.game.clock or self._table.has_player_connected else None

    def seats_to_act(self, now: int) -> list[int]:
        """The seats that act by themselves now."""
        if not is_watched_and_playing(self._table):
            return []
        return [
            seat
            for seat in range(len(self._table.chairs))
            if find_initiator(self._table, seat, now) is not None
        ]

    def is_computer(self, seat: int, now: int) -> bool:
        """Is it a computer player that acts for this seat, rather than an order?"""
        return find_initiator(self._table, seat, now) == "bot"

    def thinking_delay_ms(self, share: float, now: int) -> float:
        return thinking_delay_ms(self._table, share, now)

    def legal_numbers(self, seat: int, now: int) -> list[int]:
        """What the seat may do, to notice whether that has changed while somebody thought."""
        match = self._table.match
        return [] if match is None else match.numbers(seat, clock_reading(self._table, now))

    def level_of(self, seat: int) -> str | None:
        return self._table.chair(seat).level

    def clock_reading(self, now: int) -> int | None:
        return clock_reading(self._table, now)

    def view(self) -> str:
        """What everyone may know of the table."""
        return _encode(build_table_view(self._table))

    def record(self, tokens: Sequence[str]) -> str:
        """Raises Refused."""
        keys = _hash_tokens(tokens)
        require_watching(self._table, keys)
        return _encode(make_record(self._table, keys))

    def story(self, tokens: Sequence[str]) -> str:
        """Raises Refused."""
        keys = _hash_tokens(tokens)
        require_watching(self._table, keys)
        return _encode(make_story(make_whole_record(self._table, keys), viewer_with(self._table, keys)))

    # How a change is made.

    def _apply(self, command: Any, keys: Keys, now: int) -> Change:
        return self._apply_all([_Request(command, keys)], now, self._sockets, None)

    def _apply_all(
        self, requests: Sequence[_Request], now: int, sockets: Sockets, arrived: int | None
    ) -> Change:
        """Applies the commands to a fork of the table; `arrived` is sent everything."""
        made = transition(self._table, requests, now, on_error=self._on_error)
        first = made.outcomes[0]
        if first.refused is not None and not made.applied:
            return refuse(self._table, self._sockets, first.refused)
        change = Change(made.table, sockets, self._table.entry_count)
        change.entries = [_encode(one.entry) for one in made.applied]
        change.view = _encode(build_table_view(made.table)) if made.applied else ""
        change.messages = [
            *self._make_updates(made.table, made.applied, sockets, arrived, now),
            *_make_signals(made.outcomes, sockets),
        ]
        if first.refused is not None:  # only the time that had passed is applied
            change.refusal = refuse(made.table, sockets, first.refused).refusal
        if first.next_table is not None:
            change.next_table = first.next_table[0]
            change.next_entries = [_encode(entry) for entry in first.next_table[1]]
        made.table.table_info_dirty = False
        return change

    def _make_updates(
        self, table: Table, applied: list[AppliedEntry], sockets: Sockets, arrived: int | None, now: int
    ) -> list[SocketMessage]:
        messages: list[SocketMessage] = []
        for socket, keys in sockets.items():
            if socket != arrived and not applied and not table.table_info_dirty:
                continue
            held: list[int | None] = [*table.seats_held_by(keys)]
            for seat in held or [None]:
                if socket == arrived:
                    builder = UpdateBuilder(table, [seat], now)
                else:
                    builder = UpdateBuilder(table, [seat], now, applied, self._table.version)
                messages.append(SocketMessage(socket, _encode(builder.build_update(seat, keys))))
        return messages


def _find_deal(match: Match) -> int:
    """The first deal of the seed that the options want."""
    if not match.game.opening.may_reject_deals(match.options):
        return 0
    for deal in match.look_for_deal(0):
        if deal is not None:
            return deal
    raise AssertionError  # after the last deal it is refused


def _make_signals(outcomes: Sequence[CommandOutcome], sockets: Sockets) -> list[SocketMessage]:
    return [
        SocketMessage(socket, _encode(outcome.signal))
        for outcome in outcomes
        if outcome.signal is not None
        for socket in sockets
    ]
