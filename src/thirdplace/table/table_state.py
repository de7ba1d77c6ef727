"""The facts of a table at one moment, and what can be asked about them.

A table and its `fork` share their parts, so dictionaries, sets and chairs are replaced, not changed in place.
"""

from collections.abc import Mapping
from typing import Any, Literal, Self, cast

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import DropInOut, Game, Level, Message
from thirdplace.core.match import Match
from thirdplace.core.player_names.names import spare_name
from thirdplace.core.records.shares import SeatShare, Shares
from thirdplace.core.registry import find_game
from thirdplace.core.state import copy
from thirdplace.core.step import Step
from thirdplace.table import entries
from thirdplace.table.clock import Clock
from thirdplace.table.done_command_ids import NOTHING_DONE, DoneCommandIds

__all__ = ["Chair", "Keys", "Phase", "TableState"]

Phase = Literal["gathering", "playing", "paused", "over"]
Keys = frozenset[str]
MAX_CLOCK_STOPS_PER_SEAT = 5
"""How often one seat's lost connection may pause a game, so that nobody can hold up a game with a clock."""


class Chair(msgspec.Struct, eq=False):
    """A seat that is taken, by a person or a computer player."""

    name: str
    key: str | None = None
    """SHA-256 of the person's token; None: a computer player sits here."""
    level: Level | None = None
    """The level of the computer player that plays here, as its own seat or for an absent person."""
    order: Any = None
    commitment: str | None = None
    """Before the start: SHA-256 of the share of the seed that this person's device has made."""
    owes_commitment: bool = False
    """Did its device reveal a share to a list that was dropped? It makes another one."""
    done: DoneCommandIds = NOTHING_DONE
    """The commands that were done for this seat last, so that none is done twice."""


class TableState(msgspec.Struct, eq=False):
    """The facts of a table, and questions about them. `Table` adds how the entries of its log change them."""

    id: str
    config: entries.Created
    version: int = 1
    """Counts the entries that everybody may know of; a standing order is private."""
    entry_count: int = 1
    """Counts the entries of the log."""
    chairs: list[Chair | None] = []
    shares: Shares | None = None
    """What the seed is mixed from, once the list of commitments is closed."""
    lists_closed: int = 0
    """How many lists of commitments were closed, dropped ones included."""
    asked_chairs: frozenset[int] = frozenset()
    """Whose devices have been asked to reveal their shares to the list that is closed."""
    is_everybody_asked: bool = False
    """Has the host started? Until then only devices reveal whose answers would come too late."""
    match: Match | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    paused: entries.Paused | None = None
    undoable_step: Step | None = None
    """The latest step, while it can be undone."""
    undone_by: int | None = None
    """The seat that has undone an action: it cannot undo again before somebody else has acted."""
    deadlines: Mapping[int, int] = {}
    """When each seat's thinking time ends, in the server's time."""
    next_table: str | None = None
    thinking_speed: float = 1.0
    """In games without a clock: how fast computer players answer; 1 is the usual speed."""
    next_table_by: int | None = None
    """The seat that asked for the next table."""
    shown_on_big_screen: str | None = None
    """What the host chose for the big screens."""
    former_names: Mapping[int, str] = {}
    """By empty seat: who sat there, so that the same name gets the seat again."""
    drop_counts: Mapping[int, int] = {}
    """By seat: how often its lost connection has paused the game."""
    late_moves: frozenset[int] = frozenset()
    """The numbers of moves that were done for somebody who was late."""
    done_for_late: Mapping[int, Message] = {}
    """By seat: the action that was done for it because it was late, until it acts again."""
    connected: Mapping[Keys, int] = {}
    """How many connections there are to this node, by the keys of their sender."""
    connected_elsewhere: Mapping[Keys, int] = {}
    """The same for all other nodes."""
    keeps_time: bool = True
    """Does this node run the clock and the thinking times? (Only the owner of a table does.)"""
    table_info_dirty: bool = True
    """Has anything changed that clients see in the table's info, besides the game?"""
    has_automatic_seat: bool = False
    """Is there a seat that acts automatically? Updated by every entry other than a move."""
    game: Game = cast(Game, None)
    """The game of this table; set from `config`."""

    def __post_init__(self) -> None:
        self.game = find_game(self.config.game)

    def fork(self) -> Self:
        """An independent copy of the table."""
        forked = copy(self)
        forked.chairs = self.chairs[:]
        forked.clock = self.clock.copy()
        if self.match is not None:
            forked.match = self.match.fork()
        return forked

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "gathering"
        if self.match.over:
            return "over"
        return "paused" if self.paused is not None else "playing"

    @property
    def seats(self) -> list[int]:
        """The seats that are taken."""
        return [number for number, chair in enumerate(self.chairs) if chair is not None]

    def chair(self, seat: int) -> Chair:
        found = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if found is None:
            raise Refused("bad-request", f"seat: {seat}")
        return found

    def seats_held_by(self, keys: Keys) -> list[int]:
        """The seats of the person with these keys."""
        return [seat for seat, chair in enumerate(self.chairs) if chair is not None and chair.key in keys]

    def is_connected(self, key: str | None) -> bool:
        """Is anybody connected with this key?"""
        return any(key in keys for keys in self.connected) or (
            bool(self.connected_elsewhere) and any(key in keys for keys in self.connected_elsewhere)
        )

    def count_connections(self, key: str | None) -> int:
        """How many connections there are with this key, at all nodes."""
        everywhere = (*self.connected.items(), *self.connected_elsewhere.items())
        return sum(count for keys, count in everywhere if key in keys)

    @property
    def has_player_connected(self) -> bool:
        """Is at least one of the players connected?"""
        return any(chair is not None and self.is_connected(chair.key) for chair in self.chairs)

    @property
    def onlooker_count(self) -> int:
        """Connections without a seat, not counting the host."""
        return sum(
            count
            for keys, count in (*self.connected.items(), *self.connected_elsewhere.items())
            if self.config.host not in keys and not self.seats_held_by(keys)
        )

    @property
    def drop_in_out(self) -> DropInOut | None:
        """How people come and go during the game, if its options allow that."""
        drop_in_out = self.game.drop_in_out
        if drop_in_out is None:
            return None
        options = self.match.options if self.match is not None else self._converted_options()
        return drop_in_out if drop_in_out.allowed(options) else None

    def _converted_options(self) -> Any:
        return msgspec.convert(self.config.options, self.game.opening.Options)

    def acts_through_host(self, seat: int) -> bool:
        """Does the host act for this seat now (in a led table)?"""
        match = self.match
        if not self.config.settings.led or match is None:
            return False
        legal = match.legal(seat)
        return bool(legal) and isinstance(legal[0], self.game.host_actions)

    def starting_names(self) -> list[str]:
        """The names with which the game starts; spare ones for seats that people may take later."""
        names = [chair.name for chair in self.chairs if chair is not None]
        if self.drop_in_out is not None and names:
            names += [spare_name(seat) for seat in range(len(names), self.game.seats.stop - 1)]
        return names

    def list_commitments(self) -> list[SeatShare] | None:
        """The list to be closed at the start, in the order of seats; None if nobody has committed."""
        taken = [chair for chair in self.chairs if chair is not None]
        if not any(chair.commitment for chair in taken):
            return None
        return [self._list_commitment(chair) for chair in taken]

    def _list_commitment(self, chair: Chair) -> SeatShare:
        if chair.key is None:
            return SeatShare(why="computer")
        if chair.commitment is None:
            return SeatShare(why="none")
        return SeatShare(chair.commitment) if self.is_connected(chair.key) else SeatShare(why="away")

    def list_awaited_commitments(self) -> list[int]:
        """Chairs whose device is connected and will commit again, because its list was dropped."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair is not None and chair.owes_commitment and self.is_connected(chair.key)
        ]

    def may_still_be_listed(self, seat: int) -> bool:
        """Is a list closed ahead of the start, without a commitment of this seat?"""
        if self.match is not None or self.shares is None or self.is_everybody_asked:
            return False
        place = self.seats.index(seat)
        return place < len(self.shares.seats) and self.shares.seats[place].commitment is None

    def list_unasked_chairs(self) -> list[int]:
        """Chairs whose device could reveal its share before the start, and has not been asked to."""
        if self.match is not None:
            return []
        if self.shares is not None:
            return [seat for seat in self.list_awaited_shares() if seat not in self.asked_chairs]
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair is not None and chair.commitment is not None and self.is_connected(chair.key)
        ]

    def list_awaited_shares(self) -> list[int]:
        """Chairs whose device is connected and has not revealed its share to the list yet."""
        if self.shares is None:
            return []
        return [
            seat
            for seat, share in zip(self.seats, self.shares.seats, strict=False)
            if share.is_awaited and self.is_connected(self.chair(seat).key)
        ]

    def pauses_clock_if_lost(self, seat: int) -> bool:
        """Would the game be paused if this seat's person lost the connection?"""
        wanted = self.config.settings.pause_on_drop and self.chair(seat).level is None
        return wanted and self.drop_counts.get(seat, 0) < MAX_CLOCK_STOPS_PER_SEAT

    def next_wake_time(self) -> int | None:
        """When the passing of time will change something next, in the server's time."""
        if not (self.deadlines or self.game.clock) or self.match is None or self.paused is not None:
            return None
        moments = list(self.deadlines.values())
        if self.match.game.clock and self.clock.started_at is not None:
            lost = self.clock.time_when(self.match.game.rules.deadline(self.match.state))
            if lost is not None:
                moments.append(lost)
        return min(moments, default=None)

    def _require_match(self) -> Match:
        assert self.match is not None
        return self.match
