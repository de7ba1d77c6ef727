"""`handle(table, command, keys, now)`: what a command makes of a table, or why it is refused.

Here it is judged who may do what, and when. The game's own rules are asked by `Match.do`.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from thirdplace.core.computer_names import computer_name
from thirdplace.core.errors import Refused
from thirdplace.core.game import Message
from thirdplace.core.lookalikes import look_alike
from thirdplace.core.match import Match
from thirdplace.core.names import check_name
from thirdplace.core.registry import find_game
from thirdplace.table import commands, entries
from thirdplace.table.settings import CHANGEABLE, Settings
from thirdplace.table.table import Chair, Happening, Keys, Table
from thirdplace.table.update_messages import Signal

__all__ = ["NotDealt", "Outcome", "first_deal", "handle", "is_host", "make"]

Entries = list[entries.Entry]
SLOWEST = 0.1
"""The least speed at which a clock runs."""


class Outcome(msgspec.Struct, eq=False):
    """What came of a command. Happenings are told once they are durable."""

    happened: list[Happening] = []
    refused: Refused | None = None
    signal: Signal | None = None
    born: tuple[str, list[entries.Entry]] | None = None
    """The next table's id and entries."""
    is_partial: bool = False
    """Was it refused when a part of it had been done?"""


def make(made: entries.Made) -> Entries:
    """The log of a new table. Raises Refused if game, options or setup do not fit."""
    game = find_game(made.game)
    if game.clock and made.settings.thinking is not None:
        raise Refused("bad-options", "settings: thinking: this game has a clock of its own")
    if made.settings.led and not game.led:
        raise Refused("bad-options", "settings: led: there is nothing to lead in this game")
    if made.settings.ranking != "all" and not made.settings.led:
        raise Refused("bad-options", "settings: ranking: only where the host leads")
    made = msgspec.structs.replace(made, settings=_with_checked_names(made.settings))
    wrong: Refused | None = None
    for seats in game.seats:  # how many there will be is not known yet: it has to fit somebody
        try:
            Match(game, seats, seed="", options=made.options, setup=made.setup, deal=0)
            return [made]
        except Refused as refused:
            wrong = wrong or refused
    assert wrong is not None
    raise wrong


def _with_checked_names(settings: Settings) -> Settings:
    """The class list as its names will be shown; no two of them may be taken for each other."""
    names: list[str] = []
    for name in settings.class_list:
        names.append(check_name(name, names))
    return msgspec.structs.replace(settings, class_list=tuple(names))


def handle(table: Table, command: commands.Commands | commands.Internal, keys: Keys, now: int) -> Outcome:
    """Carry it out at the server's time `now`, for whoever holds `keys`."""
    outcome = Outcome(happened=_pass_time(table, _last_certain_moment(command, now)))
    by_time = len(outcome.happened)
    try:
        _HANDLE[type(command)](table, command, keys, now, outcome)
    except Refused as refused:
        outcome.refused = refused
        outcome.is_partial = len(outcome.happened) > by_time
    return outcome


def _last_certain_moment(command: commands.Commands | commands.Internal, now: int) -> int:
    """Until when time counts. What the clock has shown since then is about to be taken back."""
    moment = None
    if isinstance(command, commands.Woken):
        moment = command.read
    elif isinstance(command, commands.Parted):
        moment = command.seen
    return now if moment is None else min(moment, now)


def _apply(table: Table, entry: entries.Entry, now: int, outcome: Outcome) -> None:
    outcome.happened.append(table.apply(entry, now))


def _pass_time(table: Table, now: int) -> list[Happening]:
    """What time alone has brought: thinking times that ran out, a race that is lost."""
    match = table.match
    hurried = table.deadlines and table.attended
    if match is None or table.paused is not None or not (hurried or match.game.clock) or match.over:
        return []
    happened = []
    for seat in sorted(table.deadlines) if hurried else ():
        if table.deadlines.get(seat, now + 1) <= now and not match.over:
            first = match.legal(seat)[0]
            happened.append(table.apply(_moved(table, seat, first, now, "time"), now))
    if match.game.clock and table.clock.since is not None:
        at = table.clock.shows(now)
        if 0 <= match.game.rules.deadline(match.state) <= at:
            happened.append(table.apply(entries.Ticked(at), now))
    return happened


def _moved(
    table: Table, seat: int, action: Message, now: int, by: entries.By = "person", ref: str | None = None
) -> entries.Moved:
    return entries.Moved(seat, entries.raw(action), table.clock.shows(now), by, ref)


# Who may.


def _own(table: Table, seat: int, keys: Keys) -> Chair:
    chair = table.chair(seat)
    if chair.key is None or chair.key not in keys:
        raise Refused("not-your-seat")
    return chair


def is_host(table: Table, keys: Keys) -> bool:
    """The host; while the host is away, the first person who is here. A led table waits for its host."""
    if table.made.host in keys:
        return True
    if table.made.settings.led or table.here(table.made.host):
        return False
    deputy = next((chair.key for chair in table.chairs if chair is not None and table.here(chair.key)), None)
    return deputy in keys


def _only_host(table: Table, keys: Keys) -> None:
    if not is_host(table, keys):
        raise Refused("not-the-host")


def _one_of_us(table: Table, keys: Keys) -> int | None:
    """A player's seat, or None: the host, who need not sit."""
    held = table.held(keys)
    if table.made.settings.led:
        _only_host(table, keys)
    elif not held and not is_host(table, keys):
        raise Refused("not-your-seat")
    return held[0] if held else None


# When.


def _gathering(table: Table) -> None:
    if table.match is not None:
        raise Refused("wrong-phase")


def _playing(table: Table) -> Match:
    if table.match is None:
        raise Refused("wrong-phase")
    if table.match.over:
        raise Refused("game-over")
    return table.match


def _running(table: Table, now: int) -> Match:
    match = _playing(table)
    if table.paused is not None or (table.clock.since is not None and table.clock.since > now):
        raise Refused("paused")
    return match


# The game.


def _do(table: Table, command: commands.Do, keys: Keys, now: int, outcome: Outcome) -> None:
    chair = _own(table, command.seat, keys)
    if command.id is not None and command.id == chair.ref:
        return
    match = _running(table, now)
    if chair.level is not None:
        raise Refused("not-your-seat", "level: hand the seat back first")
    action = match.message(command.action)
    if table.comings is not None and type(action) in (type(table.comings.rest), type(table.comings.back)):
        raise Refused("bad-request", "action: to come and to go, ask for a break")
    if table.made.settings.led and isinstance(action, match.game.led):
        raise Refused("not-the-host")
    if _ends(match, action):
        raise Refused("bad-request", "action: to end the game, the host asks for it")
    moved = _moved(table, command.seat, action, now, ref=command.id)
    outcome.happened.append(table.apply(moved, now, action))


def _lead(table: Table, command: commands.Lead, keys: Keys, now: int, outcome: Outcome) -> None:
    match = _led(table, keys, now)
    action = match.message(command.action)
    if not isinstance(action, match.game.led):
        raise Refused("bad-request", "action: not the host's")
    seat = next((seat for seat in match.active if action in match.legal(seat)), None)
    if seat is None:
        raise Refused("wrong-phase")
    _apply(table, _moved(table, seat, action, now, "host"), now, outcome)


def _go_on(table: Table, command: commands.GoOn, keys: Keys, now: int, outcome: Outcome) -> None:
    match = _led(table, keys, now)
    late = [seat for seat in match.active if not table.is_led(seat)]
    if not late:
        raise Refused("wrong-phase")
    for seat in late:
        _apply(table, _moved(table, seat, match.legal(seat)[0], now, "late"), now, outcome)


def _end(table: Table, command: commands.End, keys: Keys, now: int, outcome: Outcome) -> None:
    """The bell rings: the game is over, also while it is paused."""
    _only_host(table, keys)
    match = _playing(table)
    ending = match.game.ending
    seat = next((seat for seat in range(match.seats) if ending in match.legal(seat)), None)
    if ending is None or seat is None:
        raise Refused("wrong-phase", "end: not in this game")
    _apply(table, _moved(table, seat, ending, now, "host"), now, outcome)


def _ends(match: Match, action: Message) -> bool:
    """Would this end the game before its time?"""
    return match.game.ending is not None and isinstance(action, type(match.game.ending))


def _led(table: Table, keys: Keys, now: int) -> Match:
    """The host leads, and the game runs."""
    _only_host(table, keys)
    if not table.made.settings.led:
        raise Refused("wrong-phase", "led: off")
    return _running(table, now)


def _play(table: Table, command: commands.Play, keys: Keys, now: int, outcome: Outcome) -> None:
    """Decided a moment ago; since then the seat may have been handed back, or its order withdrawn."""
    match, chair = _running(table, now), table.chair(command.seat)
    is_wanted = chair.order is not None or command.seat in match.automatic
    if chair.level is None if command.by == "bot" else not is_wanted:
        raise Refused("not-your-seat")
    _apply(table, _moved(table, command.seat, command.action, now, command.by), now, outcome)


def _undo(table: Table, command: commands.Undo, keys: Keys, now: int, outcome: Outcome) -> None:
    chair = _own(table, command.seat, keys)
    _running(table, now)
    if table.last is None or table.last.seat != command.seat or chair.level is not None:
        raise Refused("cannot-undo")
    _apply(table, entries.Undone(command.seat), now, outcome)


def _order(table: Table, command: commands.Order, keys: Keys, now: int, outcome: Outcome) -> None:
    _own(table, command.seat, keys)
    match, orders = _playing(table), table.game.orders
    if orders is None:
        raise Refused("bad-request", "order: this game has none")
    if command.order is not None:
        try:
            order = msgspec.convert(command.order, orders.MESSAGES)
        except msgspec.ValidationError as wrong:
            raise Refused("bad-request", str(wrong)) from wrong
        code = orders.refusal(match.state, command.seat, order, table.clock.shows(now))
        if code:
            raise Refused(code)
    _apply(table, entries.Ordered(command.seat, command.order), now, outcome)


def _auto(table: Table, command: commands.Auto, keys: Keys, now: int, outcome: Outcome) -> None:
    _own(table, command.seat, keys)
    match = _playing(table)
    if command.on != (command.seat in match.automatic):
        _apply(table, entries.Automated(command.seat, command.on), now, outcome)


# The clock.


def _pause(table: Table, command: commands.Pause, keys: Keys, now: int, outcome: Outcome) -> None:
    seat = _one_of_us(table, keys)
    _playing(table)
    if table.paused is None:
        _apply(table, entries.Paused(table.clock.shows(now), "asked", seat), now, outcome)


def _resume(table: Table, command: commands.Resume, keys: Keys, now: int, outcome: Outcome) -> None:
    seat = _one_of_us(table, keys)
    _playing(table)
    if table.paused is not None:
        _apply(table, entries.Resumed(table.clock.shows(now), seat), now, outcome)


def _pace(table: Table, command: commands.Pace, keys: Keys, now: int, outcome: Outcome) -> None:
    _one_of_us(table, keys)
    match = _playing(table)
    if 0 < command.speed < SLOWEST:
        raise Refused("bad-request", f"speed: 0, or {SLOWEST}-10")
    if not match.game.clock:
        _pace_players(table, command, keys, now, outcome)
        return
    passes = table.paused is None and table.clock.since is not None and table.clock.speed > 0
    if passes and command.speed > 0:  # to stop it is anybody's right, as with a pause
        raise Refused("wrong-phase", "pace: while the clock stands")
    _apply(table, entries.Paced(command.speed, table.clock.shows(now) if passes else None), now, outcome)


def _pace_players(table: Table, command: commands.Pace, keys: Keys, now: int, outcome: Outcome) -> None:
    """How fast computer players answer, if nobody else waits for them."""
    if not command.speed:
        raise Refused("bad-request", f"speed: {SLOWEST}-10")
    if any(table.chair(seat).key not in {None, *keys} for seat in table.seats):
        raise Refused("wrong-phase", "pace: alone with computer players")
    _apply(table, entries.Paced(command.speed), now, outcome)


# People.


def _sit(table: Table, command: commands.Sit, keys: Keys, now: int, outcome: Outcome) -> None:
    _may_come_and_go(table)
    if command.key is None:
        _only_host(table, keys)
    if len(table.seats) >= table.game.seats.stop - 1:
        raise Refused("table-full")
    if command.key is None:
        name = _computer_name(table)
    else:
        name = check_name(command.name, _names_of_people(table))
        _check_listed(table, name, keys)
        _make_way(table, name, now, outcome)
    chair = _free_chair(table, name)
    _apply(table, entries.Sat(chair, name, command.key, command.level), now, outcome)
    _play_again(table, chair, now, outcome)


def _check_listed(table: Table, name: str, keys: Keys) -> None:
    """Where only those on the class list may come; the host may seat anybody."""
    settings = table.made.settings
    wanted = settings.listed_only and settings.class_list and table.made.host not in keys
    if wanted and name not in settings.class_list:
        raise Refused("not-on-list")


def _free_chair(table: Table, name: str) -> int:
    """Where one sat before; where the game waits for nobody; one that nobody had; any."""
    former, plays = table.former, table.comings.plays if table.match and table.comings else None

    def wish(seat: int) -> tuple[bool, bool, bool]:
        return former.get(seat) != name, not (plays and plays(table.match.state, seat)), seat in former  # type: ignore[union-attr]

    taken = set(table.seats)
    return min((seat for seat in range(table.game.seats.stop - 1) if seat not in taken), key=wish)


def _play_again(table: Table, seat: int, now: int, outcome: Outcome) -> None:
    """Who has come to a running game plays as soon as it can."""
    match, comings = table.match, table.comings
    if match is not None and comings is not None and not comings.plays(match.state, seat):
        _apply(table, _moved(table, seat, comings.back, now), now, outcome)


def _rest(table: Table, seat: int, now: int, outcome: Outcome) -> None:
    """From now on nobody waits for this seat; but somebody has to play."""
    match, comings = table.match, table.comings
    if match is not None and comings is not None and comings.rest in match.legal(seat):
        _apply(table, _moved(table, seat, comings.rest, now), now, outcome)


def _may_come_and_go(table: Table) -> None:
    """Before the start; where the game allows it, until its end."""
    if table.match is not None and table.comings is None:
        raise Refused("wrong-phase")
    if table.match is not None and table.match.over:
        raise Refused("game-over")


def _names_of_people(table: Table, but: int | None = None) -> list[str]:
    chairs = [table.chair(seat) for seat in table.seats if seat != but]
    return [chair.name for chair in chairs if chair.key is not None]


def _computer_name(table: Table, *wanted: str) -> str:
    """Not the same company at every table: where the list begins depends on the table's code."""
    taken = [table.chair(seat).name for seat in table.seats]
    return computer_name([*taken, *wanted], first=sum(map(ord, table.made.code)))


def _make_way(table: Table, name: str, now: int, outcome: Outcome) -> None:
    """A computer player that is called like a person who comes takes another name."""
    for seat in table.seats:
        chair = table.chair(seat)
        if chair.key is None and look_alike(chair.name, name):
            _apply(table, entries.Renamed(seat, _computer_name(table, name)), now, outcome)


def _leave(table: Table, command: commands.Leave, keys: Keys, now: int, outcome: Outcome) -> None:
    chair = table.chair(command.seat)
    if chair.key is None or chair.key not in keys:
        _only_host(table, keys)
    _may_come_and_go(table)
    _rest(table, command.seat, now, outcome)
    _apply(table, entries.Left(command.seat), now, outcome)


def _rename(table: Table, command: commands.Rename, keys: Keys, now: int, outcome: Outcome) -> None:
    chair = table.chair(command.seat)
    _only_host(table, keys)
    name = check_name(command.name, _names_of_people(table, but=command.seat))
    if name != chair.name:
        _make_way(table, name, now, outcome)
        _apply(table, entries.Renamed(command.seat, name), now, outcome)


def _break(table: Table, command: commands.Break, keys: Keys, now: int, outcome: Outcome) -> None:
    chair = table.chair(command.seat)
    if chair.key is None or chair.key not in keys:
        _only_host(table, keys)
    match, comings = _playing(table), table.comings
    if comings is None:
        raise Refused("wrong-phase", "break: not in this game")
    if command.on == comings.plays(match.state, command.seat):
        action = comings.rest if command.on else comings.back
        _apply(table, _moved(table, command.seat, action, now), now, outcome)


def _hand(table: Table, command: commands.Hand, keys: Keys, now: int, outcome: Outcome) -> None:
    chair = table.chair(command.seat)
    _playing(table)
    if chair.key is None and command.level is None:
        raise Refused("bad-request", "level: a computer player's own seat")
    if chair.key is None or chair.key not in keys or table.made.settings.led:
        _only_host(table, keys)
        if chair.key is not None and command.level is not None and table.here(chair.key):
            raise Refused("still-here")
    if chair.level != command.level:
        _apply(table, entries.Handed(command.seat, command.level), now, outcome)
        if _waits_for_nobody(table):
            held = table.held(keys)
            _apply(table, entries.Resumed(table.clock.shows(now), held[0] if held else None), now, outcome)


def _arrange(table: Table, command: commands.Arrange, keys: Keys, now: int, outcome: Outcome) -> None:
    _only_host(table, keys)
    if command.options is not None or not command.settings or not command.settings.keys() <= CHANGEABLE:
        _gathering(table)
    made = _rearranged(table, command.options, command.settings)
    _apply(table, entries.Arranged(made.options, made.settings), now, outcome)


def _rearranged(
    table: Table,
    options: dict[str, Any] | None,
    settings: dict[str, Any] | None,
    setup: dict[str, Any] | None = None,
) -> entries.Made:
    """How the table was made, with these changes; an empty setup is none. Raises Refused if they do not."""
    merged = msgspec.to_builtins(table.made.settings) | (settings or {})
    try:
        converted = msgspec.convert(merged, Settings)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", f"settings: {wrong}") from wrong
    changed = table.made.options | (options or {})
    prepared = table.made.setup if setup is None else setup or None
    made = make(msgspec.structs.replace(table.made, options=changed, settings=converted, setup=prepared))[0]
    assert isinstance(made, entries.Made)
    return made


class NotDealt(Refused):
    """Who sits there, or what is wanted, has changed since a deal was looked for."""

    def __init__(self) -> None:
        super().__init__("wrong-phase", "start: the table has changed")


def first_deal(table: Table, keys: Keys, seed: str) -> Match:
    """The game as it would begin with the first deal of a seed, if it may begin now. Raises Refused."""
    _only_host(table, keys)
    _gathering(table)
    made, names = table.made, table.line_up()
    return Match(
        table.game, len(names), seed=seed, options=made.options, setup=made.setup, names=names, deal=0
    )


def _begin(table: Table, command: commands.Begin, keys: Keys, now: int, outcome: Outcome) -> None:
    """No deal is looked for here: that may take seconds, and all tables would wait."""
    match = first_deal(table, keys, command.seed)
    deal = command.deal if command.seats == len(table.seats) else None
    if match.game.opening.choosy(match.options) and (deal is None or command.options != table.made.options):
        raise NotDealt
    _apply(table, entries.Started(command.seed, deal or 0), now, outcome)
    for seat, chair in enumerate(table.chairs):
        if chair is None:
            _rest(table, seat, now, outcome)


def _show(table: Table, command: commands.Show, keys: Keys, now: int, outcome: Outcome) -> None:
    _only_host(table, keys)
    if not table.made.settings.led or table.match is None:
        raise Refused("wrong-phase")
    if command.what != table.shown:
        _apply(table, entries.Shown(command.what), now, outcome)


def _continue(table: Table, command: commands.Continue, keys: Keys, now: int, outcome: Outcome) -> None:
    _one_of_us(table, keys)
    if table.match is None or not table.match.over:
        raise Refused("wrong-phase")
    if table.next is not None:
        return
    made = table.made
    wishes = (command.options, command.settings, command.setup)
    if any(wish is not None for wish in wishes):
        _only_host(table, keys)
        made = _rearranged(table, *wishes)
        _fits(made, len(table.seats))
    made = msgspec.structs.replace(made, code=command.code)
    sat = [
        entries.Sat(seat, chair.name, chair.key, None if chair.key else chair.level)
        for seat, chair in enumerate(table.chairs)
        if chair is not None
    ]
    outcome.born = command.table, [made, *sat]
    asking = next((seat for seat in table.seats if table.chair(seat).key in keys), None)
    _apply(table, entries.Continued(command.table, asking), now, outcome)


def _fits(made: entries.Made, people: int) -> None:
    """Can these people begin with these options? Raises Refused("bad-options") as a game would."""
    game = find_game(made.game)
    if people in game.seats:
        Match(game, people, seed="", options=made.options, setup=made.setup, deal=0)


# Seen, not kept.


def _react(table: Table, command: commands.React, keys: Keys, now: int, outcome: Outcome) -> None:
    _own(table, command.seat, keys)
    if not table.made.settings.reactions:
        raise Refused("wrong-phase", "reactions: off")
    outcome.signal = Signal(command.seat, reaction=command.reaction)


def _point(table: Table, command: commands.Point, keys: Keys, now: int, outcome: Outcome) -> None:
    _own(table, command.seat, keys)
    if command.place not in table.game.places:
        raise Refused("bad-request", "place")
    outcome.signal = Signal(command.seat, place=command.place)


def _arrived(table: Table, command: commands.Arrived, keys: Keys, now: int, outcome: Outcome) -> None:
    deserted = not table.attended
    table.connect(keys)
    if deserted and table.attended and table.match is not None:
        table.ask_anew(now)
    held = table.held(keys)
    if held and _waits_for_nobody(table):
        _apply(table, entries.Resumed(table.clock.shows(now), back=held[0]), now, outcome)


def _parted(table: Table, command: commands.Parted, keys: Keys, now: int, outcome: Outcome) -> None:
    table.disconnect(keys)
    match = table.match
    if match is None or match.over or not match.game.clock:
        return
    gone = next((seat for seat in table.held(keys) if _is_away(table, table.chair(seat))), None)
    if gone is None or table.paused is not None or table.clock.since is None:
        return
    if table.stops_clock(gone):
        moment = _last_certain_moment(command, now)
        at = max(match.now, table.clock.shows(moment))  # what others have done since then stays done
        _apply(table, entries.Paused(at, "dropped", gone), now, outcome)


def _is_away(table: Table, chair: Chair) -> bool:
    return chair.level is None and not table.here(chair.key)


def _waits_for_nobody(table: Table) -> bool:
    """Does a game stand although nobody wanted it to, and all who are needed are here again?"""
    if table.phase != "paused" or table.paused is None or table.paused.why == "asked":
        return False
    return not any(chair is not None and _is_away(table, chair) for chair in table.chairs)


def _woken(table: Table, command: commands.Woken, keys: Keys, now: int, outcome: Outcome) -> None:
    if table.match is not None and table.game.clock and table.clock.since is not None:
        moment = now if command.read is None else command.read
        _apply(table, entries.Paused(table.clock.shows(moment), "restart"), now, outcome)


def _tick(table: Table, command: commands.Tick, keys: Keys, now: int, outcome: Outcome) -> None:
    """Time has passed already: see `handle`."""


_HANDLE: dict[type, Callable[[Table, Any, Keys, int, Outcome], None]] = {
    commands.Do: _do,
    commands.Play: _play,
    commands.Undo: _undo,
    commands.Order: _order,
    commands.Auto: _auto,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.Pace: _pace,
    commands.Sit: _sit,
    commands.Leave: _leave,
    commands.Rename: _rename,
    commands.Break: _break,
    commands.Lead: _lead,
    commands.GoOn: _go_on,
    commands.End: _end,
    commands.Show: _show,
    commands.Hand: _hand,
    commands.Arrange: _arrange,
    commands.Begin: _begin,
    commands.Continue: _continue,
    commands.React: _react,
    commands.Point: _point,
    commands.Arrived: _arrived,
    commands.Parted: _parted,
    commands.Woken: _woken,
    commands.Tick: _tick,
}
