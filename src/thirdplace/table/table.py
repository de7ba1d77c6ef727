"""A table is its log, folded: `Table.apply` is the only way it changes.

A table and its `fork` share what they hold: dictionaries, sets and chairs are replaced, not changed in place.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeVar, cast

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Comings, Game, Level, Message
from thirdplace.core.match import Match, Step
from thirdplace.core.names import spare_name
from thirdplace.core.registry import find_game
from thirdplace.core.state import copy
from thirdplace.table import entries
from thirdplace.table.clock import Clock

__all__ = ["Chair", "Happening", "Phase", "Table"]

Phase = Literal["gathering", "playing", "paused", "over"]
Keys = frozenset[str]
K = TypeVar("K")
E = TypeVar("E")
MOST_DROPS = 5
"""So often may one seat's lost connection stop a game's clock: nobody holds a race up by coming and going."""


class Chair(msgspec.Struct, eq=False):
    """Where a person sits, or a computer player."""

    name: str
    key: str | None = None
    """SHA-256 of the person's token; None: a computer player sits here."""
    level: Level | None = None
    """The computer player that plays: its own seat, or for a person who is away."""
    order: Any = None
    ref: str | None = None
    """The last command done for it, so that it is not done twice."""


class Happening(msgspec.Struct, frozen=True, eq=False, gc=False):
    """An entry that was applied, and what it made of the game."""

    entry: entries.Entry
    step: Step | None = None


class Table(msgspec.Struct, eq=False):
    id: str
    made: entries.Made
    version: int = 1
    """Counts what everybody may know of; a standing order is nobody else's business."""
    written: int = 1
    """Counts the entries of the entries."""
    chairs: list[Chair | None] = []
    match: Match | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    paused: entries.Paused | None = None
    last: Step | None = None
    """The latest action, as long as it may be taken back."""
    undone: int | None = None
    """Who has taken back an action, and so may not do it again before somebody else has acted."""
    deadlines: Mapping[int, int] = {}
    """When each seat's thinking time ends, in the server's time."""
    next: str | None = None
    thinking_speed: float = 1.0
    """In games without a clock: how fast computer players answer, as a multiple of the usual."""
    next_by: int | None = None
    """Whose seat asked to play again."""
    shown: str | None = None
    """What the host wants the big screens to show."""
    former: Mapping[int, str] = {}
    """Who sat on a chair that is empty now: whoever comes back by that name sits there again."""
    drops: Mapping[int, int] = {}
    """How often each seat's lost connection has stopped the clock."""
    unchosen: frozenset[int] = frozenset()
    """The moves, by their number, that were made because somebody was late."""
    done_for: Mapping[int, Message] = {}
    """What was done for a seat because it was late, until it acts again."""
    connected: Mapping[Keys, int] = {}
    """Who is here: how many connections there are with these keys."""
    changed: bool = True
    """Is there more to tell than a move?"""
    by_itself: bool = False
    """Is there a seat that may act by itself? Looked for when something else than a move has happened."""
    game: Game = cast(Game, None)
    """The one it was made for; not given, but found."""

    def __post_init__(self) -> None:
        self.game = find_game(self.made.game)

    def fork(self) -> "Table":
        """A table that goes on from here by itself: what happens at one does not happen at the other."""
        forked = copy(self)
        forked.chairs = self.chairs[:]
        forked.clock = self.clock.copy()
        if self.match is not None:
            forked.match = self.match.fork()
        return forked

    @classmethod
    def fold(cls, table_id: str, written: Iterable[entries.Entry], now: int) -> "Table":
        """The table that a log tells of. (A game's clock in it runs on: `handle(Woken())` stops it.)"""
        made, *rest = written
        assert isinstance(made, entries.Made)
        table = cls(table_id, made)
        for entry in rest:
            table.apply(entry, now)
        return table

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "gathering"
        if self.match.over:
            return "over"
        return "paused" if self.paused is not None else "playing"

    @property
    def seats(self) -> list[int]:
        """The chairs that are taken."""
        return [number for number, chair in enumerate(self.chairs) if chair is not None]

    def chair(self, seat: int) -> Chair:
        found = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if found is None:
            raise Refused("bad-request", f"seat: {seat}")
        return found

    def _change_chair(self, seat: int) -> Chair:
        """A chair to write into: a forked table has the same ones."""
        changed = self.chairs[seat] = copy(self.chair(seat))
        return changed

    def held(self, keys: Keys) -> list[int]:
        """The seats that these keys hold."""
        return [seat for seat, chair in enumerate(self.chairs) if chair is not None and chair.key in keys]

    def here(self, key: str | None) -> bool:
        """Is anybody connected with this key?"""
        return any(key in keys for keys in self.connected)

    @property
    def attended(self) -> bool:
        """Is any of the people who play here?"""
        return any(chair is not None and self.here(chair.key) for chair in self.chairs)

    @property
    def onlookers(self) -> int:
        """Those who are here without a seat; a host who does not sit is none."""
        return sum(
            count
            for keys, count in self.connected.items()
            if self.made.host not in keys and not self.held(keys)
        )

    @property
    def comings(self) -> Comings | None:
        """How people come and go while the game is played, if they may."""
        comings = self.game.comings
        if comings is None:
            return None
        options = self.match.options if self.match is not None else self._options()
        return comings if comings.allowed(options) else None

    def _options(self) -> Any:
        return msgspec.convert(self.made.options, self.game.opening.Options)

    def is_led(self, seat: int) -> bool:
        """Is what this seat could do the host's to do?"""
        match = self.match
        if not self.made.settings.led or match is None:
            return False
        legal = match.legal(seat)
        return bool(legal) and isinstance(legal[0], self.game.led)

    def line_up(self) -> list[str]:
        """The names of all seats a game begins with; where people may still come, spare ones among them."""
        names = [chair.name for chair in self.chairs if chair is not None]
        if self.comings is not None and names:
            names += [spare_name(seat) for seat in range(len(names), self.game.seats.stop - 1)]
        return names

    def apply(self, entry: entries.Entry, now: int, action: Message | None = None) -> Happening:
        """Let it happen. Only an action that is not legal raises Refused; then nothing has changed.

        `action`: what a move says, if that has been read already.
        """
        step: Step | None
        if isinstance(entry, entries.Moved):  # by far the most, so they come first
            step = self._moved(entry, now, action)
        else:
            step = _APPLY[type(entry)](self, entry, now)
            self.by_itself = self._acts_by_itself()
        self.written += 1
        if not isinstance(entry, entries.PRIVATE):
            self.version += 1
        return Happening(entry, step)

    def _acts_by_itself(self) -> bool:
        """A computer player's seat, one with a standing order, one whose forced actions are done for it."""
        if self.match is not None and self.match.automatic:
            return True
        return any(
            chair is not None and (chair.level is not None or chair.order is not None)
            for chair in self.chairs
        )

    def stops_clock(self, seat: int) -> bool:
        """Would a game's clock wait for this seat's person, if the connection were lost?"""
        wanted = self.made.settings.pause_on_drop and self.chair(seat).level is None
        return wanted and self.drops.get(seat, 0) < MOST_DROPS

    # One for each kind of entry.

    def _arranged(self, entry: entries.Arranged, now: int) -> None:
        self.made = msgspec.structs.replace(self.made, options=entry.options, settings=entry.settings)
        self.changed = True

    def _sat(self, entry: entries.Sat, now: int) -> None:
        self.chairs += [None] * (entry.chair + 1 - len(self.chairs))
        self.chairs[entry.chair] = Chair(entry.name, entry.key, entries.as_level(entry.level))
        self.former = _without(self.former, entry.chair)
        self._call(entry.chair, entry.name)

    def _left(self, entry: entries.Left, now: int) -> None:
        if self.match is not None:
            self.former = {**self.former, entry.chair: self.chair(entry.chair).name}
            self._call(entry.chair, spare_name(entry.chair))
        self.chairs[entry.chair] = None
        self.done_for = _without(self.done_for, entry.chair)
        while self.match is None and self.chairs and self.chairs[-1] is None:
            self.chairs.pop()
        self.changed = True

    def _renamed(self, entry: entries.Renamed, now: int) -> None:
        self._change_chair(entry.chair).name = entry.name
        self._call(entry.chair, entry.name)

    def _call(self, seat: int, name: str) -> None:
        """The record of a game knows people by what they are called at its end."""
        if self.match is not None:
            names = self.match.names
            self.match.names = [*names[:seat], name, *names[seat + 1 :]]
        self.changed = True

    def _started(self, entry: entries.Started, now: int) -> None:
        taken = [chair for chair in self.chairs if chair is not None]
        names = self.line_up()
        self.match = Match(
            self.game,
            len(names),
            seed=entry.seed,
            options=self.made.options,
            setup=self.made.setup,
            names=names,
            deal=entry.deal,
        )
        self.chairs = [*taken, *[None] * (len(names) - len(taken))]
        self._run_clock(now)
        self._ask(now)
        self.changed = True

    def _moved(self, entry: entries.Moved, now: int, action: Message | None) -> Step:
        match = self._match()
        step = match.do(entry.seat, action or entry.action, entry.at)
        assert step.action is not None
        self.clock.reach(entry.at, now)
        if entry.by in ("late", "time"):
            self.unchosen |= {len(match.moves) - 1}
            self.done_for = {**self.done_for, entry.seat: match.moves[-1].action}
        elif self.done_for and entry.by != "host":  # who rolls for somebody does not read for them
            self.done_for = _without(self.done_for, entry.seat)
        if entry.ref is not None:
            self._change_chair(entry.seat).ref = entry.ref
        undoable = match.game.rules.undoable(step.before, step.after, entry.seat, step.action)
        if entry.seat != self.undone:
            self.undone = None
        self.last = step if undoable and self.undone is None else None
        self._went_on(step, now)
        return step

    def _ticked(self, entry: entries.Ticked, now: int) -> Step:
        step = self._match().tick(entry.at)
        self.clock.reach(entry.at, now)
        self.last = None
        self._went_on(step, now)
        return step

    def _went_on(self, step: Step, now: int) -> None:
        """What follows from any change of the game."""
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.order is not None:
                orders = step.game.orders
                assert orders is not None
                if orders.lapses(step.before, step.after, seat, chair.order, self._match().now):
                    self._change_chair(seat).order = None
                    self.changed |= orders.OPEN
        over = self._match().over
        if over or self.game.clock:
            self._run_clock(now)
        if self.made.settings.thinking is not None:
            self._ask(now, step.seat)
        if over:
            self.changed = True

    def _paused(self, entry: entries.Paused, now: int) -> None:
        self.paused = entry
        if entry.why == "dropped" and entry.seat is not None:
            self.drops = {**self.drops, entry.seat: self.drops.get(entry.seat, 0) + 1}
        self.clock.put(entry.at, now)
        self.clock.stop(now)
        self.deadlines = {}
        self.changed = True

    def _resumed(self, entry: entries.Resumed, now: int) -> None:
        self.paused = None
        self.clock.put(entry.at, now)
        self._run_clock(now)
        self._ask(now)
        self.changed = True

    def _paced(self, entry: entries.Paced, now: int) -> None:
        if self.game.clock:
            if entry.at is not None:
                self.clock.reach(entry.at, now)
            self.clock.run_at(entry.speed, now)
        else:
            self.thinking_speed = entry.speed
        self.changed = True

    def _undone(self, entry: entries.Undone, now: int) -> None:
        assert self.last is not None
        match = self._match()
        match.state = self.last.before
        match.moves.pop()
        self.unchosen -= {len(match.moves)}
        self.done_for = _without(self.done_for, entry.seat)
        match.now = match.moves[-1].at or 0 if match.moves else 0
        self.last = None
        self.undone = entry.seat
        self._change_chair(entry.seat).order = None  # or it would do the same again
        self._ask(now, entry.seat)

    def _handed(self, entry: entries.Handed, now: int) -> None:
        self._change_chair(entry.seat).level = entries.as_level(entry.level)
        self.changed = True

    def _ordered(self, entry: entries.Ordered, now: int) -> None:
        assert self.game.orders is not None
        order = None if entry.order is None else msgspec.convert(entry.order, self.game.orders.MESSAGES)
        self._change_chair(entry.seat).order = order
        self.changed |= self.game.orders.OPEN

    def _automated(self, entry: entries.Automated, now: int) -> None:
        match, seat = self._match(), {entry.seat}
        match.automatic = match.automatic | seat if entry.on else match.automatic - seat

    def _shown(self, entry: entries.Shown, now: int) -> None:
        self.shown = entry.what
        self.changed = True

    def _continued(self, entry: entries.Continued, now: int) -> None:
        self.next = entry.table
        self.next_by = entry.seat
        self.changed = True

    def connect(self, keys: Keys) -> None:
        """There is one more connection with these keys."""
        self.connected = {**self.connected, keys: self.connected.get(keys, 0) + 1}
        self.changed = True

    def disconnect(self, keys: Keys) -> None:
        count = self.connected[keys] - 1
        self.connected = {**self.connected, keys: count} if count else _without(self.connected, keys)
        self.changed = True

    # Time.

    def _run_clock(self, now: int) -> None:
        """A game's own clock runs from when its rules say so; the others' while they are played."""
        match = self._match()
        runs = not match.over and (not match.game.clock or match.game.rules.deadline(match.state) >= 0)
        if runs and self.clock.since is None and self.paused is None:
            counted = self.made.settings.countdown * 1000 if match.game.clock else 0
            self.clock.start(now + counted)
            self.changed = True
        elif not runs and self.clock.since is not None:
            self.clock.stop(now)
            self.changed = True

    def _ask(self, now: int, mover: int | None = None) -> None:
        """Thinking time begins for whoever can act now and could not, or has just acted."""
        match, thinking = self._match(), self.made.settings.thinking
        if thinking is None or match.game.clock or self.paused is not None:
            return
        ends = now + thinking * 1000
        self.deadlines = {
            seat: ends if seat == mover else self.deadlines.get(seat, ends)
            for seat in match.active
            if not self.is_led(seat)
        }

    def ask_anew(self, now: int) -> None:
        """Somebody is back at a table where nobody was: all have their whole thinking time again."""
        self.deadlines = {}
        self._ask(now)

    def wake(self) -> int | None:
        """When time alone will change something, in the server's time."""
        if not (self.deadlines or self.game.clock) or self.match is None or self.paused is not None:
            return None
        moments = list(self.deadlines.values())
        if self.match.game.clock and self.clock.since is not None:
            lost = self.clock.when(self.match.game.rules.deadline(self.match.state))
            if lost is not None:
                moments.append(lost)
        return min(moments, default=None)

    def _match(self) -> Match:
        assert self.match is not None
        return self.match


def _without(held: Mapping[K, E], key: K) -> Mapping[K, E]:
    return {one: element for one, element in held.items() if one != key} if key in held else held


_APPLY: dict[type, Callable[[Table, Any, int], Step | None]] = {
    entries.Arranged: Table._arranged,
    entries.Sat: Table._sat,
    entries.Left: Table._left,
    entries.Renamed: Table._renamed,
    entries.Started: Table._started,
    entries.Ticked: Table._ticked,
    entries.Paused: Table._paused,
    entries.Resumed: Table._resumed,
    entries.Paced: Table._paced,
    entries.Undone: Table._undone,
    entries.Handed: Table._handed,
    entries.Ordered: Table._ordered,
    entries.Automated: Table._automated,
    entries.Shown: Table._shown,
    entries.Continued: Table._continued,
}
