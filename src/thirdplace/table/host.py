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
from thirdplace.table.settings import CHANGEABLE_ANY_TIME, Settings
from thirdplace.table.table import AppliedEntry, Chair, Keys, Table
from thirdplace.table.update_messages import Signal

__all__ = [
    "CommandOutcome",
    "DealOutdated",
    "handle_command",
    "is_host",
    "make_table_log",
    "prepare_first_deal",
]

Entries = list[entries.Entry]
MIN_SPEED = 0.1
"""The least speed at which a clock runs."""


class CommandOutcome(msgspec.Struct, eq=False):
    """What came of a command. Happenings are told once they are durable."""

    applied: list[AppliedEntry] = []
    refused: Refused | None = None
    signal: Signal | None = None
    next_table: tuple[str, list[entries.Entry]] | None = None
    """The next table's id and entries."""
    is_partial: bool = False
    """Was it refused when a part of it had been done?"""


def make_table_log(made: entries.Created) -> Entries:
    """The log of a new table. Raises Refused if game, options or setup do not fit."""
    game = find_game(made.game)
    if game.clock and made.settings.thinking is not None:
        raise Refused("bad-options", "settings: thinking: this game has a clock of its own")
    if made.settings.led and not game.led:
        raise Refused("bad-options", "settings: led: there is nothing to lead in this game")
    if made.settings.ranking != "all" and not made.settings.led:
        raise Refused("bad-options", "settings: ranking: only where the host leads")
    made = msgspec.structs.replace(made, settings=_check_class_list(made.settings))
    wrong: Refused | None = None
    for seats in game.seats:  # how many there will be is not known yet: it has to fit somebody
        try:
            Match(game, seats, seed="", options=made.options, setup=made.setup, deal=0)
            return [made]
        except Refused as refused:
            wrong = wrong or refused
    assert wrong is not None
    raise wrong


def _check_class_list(settings: Settings) -> Settings:
    """The class list as its names will be shown; no two of them may be taken for each other."""
    names: list[str] = []
    for name in settings.class_list:
        names.append(check_name(name, names))
    return msgspec.structs.replace(settings, class_list=tuple(names))


def handle_command(
    table: Table, command: commands.Commands | commands.InternalCommands, keys: Keys, now: int
) -> CommandOutcome:
    """Carry it out at the server's time `now`, for whoever holds `keys`."""
    outcome = CommandOutcome(applied=apply_passed_time(table, last_certain_moment(command, now)))
    by_time = len(outcome.applied)
    try:
        _HANDLE[type(command)](table, command, keys, now, outcome)
    except Refused as refused:
        outcome.refused = refused
        outcome.is_partial = len(outcome.applied) > by_time
    return outcome


def last_certain_moment(command: commands.Commands | commands.InternalCommands, now: int) -> int:
    """Until when time counts. What the clock has shown since then is about to be taken back."""
    moment = None
    if isinstance(command, commands.Restored):
        moment = command.read_at
    elif isinstance(command, commands.Disconnected):
        moment = command.last_seen
    return now if moment is None else min(moment, now)


def apply_entry(table: Table, entry: entries.Entry, now: int, outcome: CommandOutcome) -> None:
    outcome.applied.append(table.apply(entry, now))


def apply_passed_time(table: Table, now: int) -> list[AppliedEntry]:
    """What time alone has brought: thinking times that ran out, a race that is lost."""
    match = table.match
    hurried = table.deadlines and table.has_player_connected
    if match is None or table.paused is not None or not (hurried or match.game.clock) or match.over:
        return []
    happened = []
    for seat in sorted(table.deadlines) if hurried else ():
        if table.deadlines.get(seat, now + 1) <= now and not match.over:
            first = match.legal(seat)[0]
            happened.append(table.apply(make_move_entry(table, seat, first, now, "time"), now))
    if match.game.clock and table.clock.started_at is not None:
        at = table.clock.read(now)
        if 0 <= match.game.rules.deadline(match.state) <= at:
            happened.append(table.apply(entries.Ticked(at), now))
    return happened


def make_move_entry(
    table: Table,
    seat: int,
    action: Message,
    now: int,
    by: entries.Initiator = "person",
    ref: str | None = None,
) -> entries.Moved:
    return entries.Moved(seat, entries.encode_action(action), table.clock.read(now), by, ref)


# Who may.


def require_own_seat(table: Table, seat: int, keys: Keys) -> Chair:
    chair = table.chair(seat)
    if chair.key is None or chair.key not in keys:
        raise Refused("not-your-seat")
    return chair


def is_host(table: Table, keys: Keys) -> bool:
    """The host; while the host is away, the first person who is here. A led table waits for its host."""
    if table.config.host in keys:
        return True
    if table.config.settings.led or table.is_connected(table.config.host):
        return False
    deputy = next(
        (chair.key for chair in table.chairs if chair is not None and table.is_connected(chair.key)), None
    )
    return deputy in keys


def require_host(table: Table, keys: Keys) -> None:
    if not is_host(table, keys):
        raise Refused("not-the-host")


def require_player_or_host(table: Table, keys: Keys) -> int | None:
    """A player's seat, or None: the host, who need not sit."""
    held = table.seats_held_by(keys)
    if table.config.settings.led:
        require_host(table, keys)
    elif not held and not is_host(table, keys):
        raise Refused("not-your-seat")
    return held[0] if held else None


# When.


def require_not_started(table: Table) -> None:
    if table.match is not None:
        raise Refused("wrong-phase")


def require_not_over(table: Table) -> Match:
    if table.match is None:
        raise Refused("wrong-phase")
    if table.match.over:
        raise Refused("game-over")
    return table.match


def require_running(table: Table, now: int) -> Match:
    match = require_not_over(table)
    if table.paused is not None or (table.clock.started_at is not None and table.clock.started_at > now):
        raise Refused("paused")
    return match


# The game.


def handle_do(table: Table, command: commands.Do, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    chair = require_own_seat(table, command.seat, keys)
    if command.id is not None and command.id == chair.last_command_id:
        return
    match = require_running(table, now)
    if chair.level is not None:
        raise Refused("not-your-seat", "level: hand the seat back first")
    action = match.message(command.action)
    if table.comings is not None and type(action) in (type(table.comings.rest), type(table.comings.back)):
        raise Refused("bad-request", "action: to come and to go, ask for a break")
    if table.config.settings.led and isinstance(action, match.game.led):
        raise Refused("not-the-host")
    if _is_ending(match, action):
        raise Refused("bad-request", "action: to end the game, the host asks for it")
    moved = make_move_entry(table, command.seat, action, now, ref=command.id)
    outcome.applied.append(table.apply(moved, now, action))


def handle_lead(table: Table, command: commands.Lead, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    match = require_leading(table, keys, now)
    action = match.message(command.action)
    if not isinstance(action, match.game.led):
        raise Refused("bad-request", "action: not the host's")
    seat = next((seat for seat in match.active if action in match.legal(seat)), None)
    if seat is None:
        raise Refused("wrong-phase")
    apply_entry(table, make_move_entry(table, seat, action, now, "host"), now, outcome)


def handle_go_on(table: Table, command: commands.GoOn, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    match = require_leading(table, keys, now)
    late = [seat for seat in match.active if not table.acts_through_host(seat)]
    if not late:
        raise Refused("wrong-phase")
    for seat in late:
        apply_entry(table, make_move_entry(table, seat, match.legal(seat)[0], now, "late"), now, outcome)


def handle_end(table: Table, command: commands.End, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    """The bell rings: the game is over, also while it is paused."""
    require_host(table, keys)
    match = require_not_over(table)
    ending = match.game.ending
    seat = next((seat for seat in range(match.seats) if ending in match.legal(seat)), None)
    if ending is None or seat is None:
        raise Refused("wrong-phase", "end: not in this game")
    apply_entry(table, make_move_entry(table, seat, ending, now, "host"), now, outcome)


def _is_ending(match: Match, action: Message) -> bool:
    """Would this end the game before its time?"""
    return match.game.ending is not None and isinstance(action, type(match.game.ending))


def require_leading(table: Table, keys: Keys, now: int) -> Match:
    """The host leads, and the game runs."""
    require_host(table, keys)
    if not table.config.settings.led:
        raise Refused("wrong-phase", "led: off")
    return require_running(table, now)


def handle_automatic_action(
    table: Table, command: commands.AutomaticAction, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    """Decided a moment ago; since then the seat may have been handed back, or its order withdrawn."""
    match, chair = require_running(table, now), table.chair(command.seat)
    is_wanted = chair.order is not None or command.seat in match.automatic
    if chair.level is None if command.by == "bot" else not is_wanted:
        raise Refused("not-your-seat")
    apply_entry(table, make_move_entry(table, command.seat, command.action, now, command.by), now, outcome)


def handle_undo(table: Table, command: commands.Undo, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    chair = require_own_seat(table, command.seat, keys)
    require_running(table, now)
    if table.undoable_step is None or table.undoable_step.seat != command.seat or chair.level is not None:
        raise Refused("cannot-undo")
    apply_entry(table, entries.Undone(command.seat), now, outcome)


def handle_order(
    table: Table, command: commands.Order, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_own_seat(table, command.seat, keys)
    match, orders = require_not_over(table), table.game.orders
    if orders is None:
        raise Refused("bad-request", "order: this game has none")
    if command.order is not None:
        try:
            order = msgspec.convert(command.order, orders.MESSAGES)
        except msgspec.ValidationError as wrong:
            raise Refused("bad-request", str(wrong)) from wrong
        code = orders.refusal(match.state, command.seat, order, table.clock.read(now))
        if code:
            raise Refused(code)
    apply_entry(table, entries.Ordered(command.seat, command.order), now, outcome)


def handle_auto(table: Table, command: commands.Auto, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    require_own_seat(table, command.seat, keys)
    match = require_not_over(table)
    if command.on != (command.seat in match.automatic):
        apply_entry(table, entries.Automated(command.seat, command.on), now, outcome)


# The clock.


def handle_pause(
    table: Table, command: commands.Pause, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    seat = require_player_or_host(table, keys)
    require_not_over(table)
    if table.paused is None:
        apply_entry(table, entries.Paused(table.clock.read(now), "asked", seat), now, outcome)


def handle_resume(
    table: Table, command: commands.Resume, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    seat = require_player_or_host(table, keys)
    require_not_over(table)
    if table.paused is not None:
        apply_entry(table, entries.Resumed(table.clock.read(now), seat), now, outcome)


def handle_pace(table: Table, command: commands.Pace, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    require_player_or_host(table, keys)
    match = require_not_over(table)
    if 0 < command.speed < MIN_SPEED:
        raise Refused("bad-request", f"speed: 0, or {MIN_SPEED}-10")
    if not match.game.clock:
        _set_bot_speed(table, command, keys, now, outcome)
        return
    passes = table.paused is None and table.clock.started_at is not None and table.clock.speed > 0
    if passes and command.speed > 0:  # to stop it is anybody's right, as with a pause
        raise Refused("wrong-phase", "pace: while the clock stands")
    apply_entry(table, entries.Paced(command.speed, table.clock.read(now) if passes else None), now, outcome)


def _set_bot_speed(
    table: Table, command: commands.Pace, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    """How fast computer players answer, if nobody else waits for them."""
    if not command.speed:
        raise Refused("bad-request", f"speed: {MIN_SPEED}-10")
    if any(table.chair(seat).key not in {None, *keys} for seat in table.seats):
        raise Refused("wrong-phase", "pace: alone with computer players")
    apply_entry(table, entries.Paced(command.speed), now, outcome)


# People.


def handle_take_seat(
    table: Table, command: commands.TakeSeat, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    _require_open_seating(table)
    if command.key is None:
        require_host(table, keys)
    if len(table.seats) >= table.game.seats.stop - 1:
        raise Refused("table-full")
    if command.key is None:
        name = _pick_computer_name(table)
    else:
        name = check_name(command.name, _people_names(table))
        _require_listed_name(table, name, keys)
        _rename_lookalike_bots(table, name, now, outcome)
    chair = _choose_free_chair(table, name)
    apply_entry(table, entries.Sat(chair, name, command.key, command.level), now, outcome)
    _return_to_play(table, chair, now, outcome)


def _require_listed_name(table: Table, name: str, keys: Keys) -> None:
    """Where only those on the class list may come; the host may seat anybody."""
    settings = table.config.settings
    wanted = settings.listed_only and settings.class_list and table.config.host not in keys
    if wanted and name not in settings.class_list:
        raise Refused("not-on-list")


def _choose_free_chair(table: Table, name: str) -> int:
    """Where one sat before; where the game waits for nobody; one that nobody had; any."""
    former, plays = table.former_names, table.comings.plays if table.match and table.comings else None

    def wish(seat: int) -> tuple[bool, bool, bool]:
        return former.get(seat) != name, not (plays and plays(table.match.state, seat)), seat in former  # type: ignore[union-attr]

    taken = set(table.seats)
    return min((seat for seat in range(table.game.seats.stop - 1) if seat not in taken), key=wish)


def _return_to_play(table: Table, seat: int, now: int, outcome: CommandOutcome) -> None:
    """Who has come to a running game plays as soon as it can."""
    match, comings = table.match, table.comings
    if match is not None and comings is not None and not comings.plays(match.state, seat):
        apply_entry(table, make_move_entry(table, seat, comings.back, now), now, outcome)


def let_seat_rest(table: Table, seat: int, now: int, outcome: CommandOutcome) -> None:
    """From now on nobody waits for this seat; but somebody has to play."""
    match, comings = table.match, table.comings
    if match is not None and comings is not None and comings.rest in match.legal(seat):
        apply_entry(table, make_move_entry(table, seat, comings.rest, now), now, outcome)


def _require_open_seating(table: Table) -> None:
    """Before the start; where the game allows it, until its end."""
    if table.match is not None and table.comings is None:
        raise Refused("wrong-phase")
    if table.match is not None and table.match.over:
        raise Refused("game-over")


def _people_names(table: Table, but: int | None = None) -> list[str]:
    chairs = [table.chair(seat) for seat in table.seats if seat != but]
    return [chair.name for chair in chairs if chair.key is not None]


def _pick_computer_name(table: Table, *wanted: str) -> str:
    """Not the same company at every table: where the list begins depends on the table's code."""
    taken = [table.chair(seat).name for seat in table.seats]
    return computer_name([*taken, *wanted], first=sum(map(ord, table.config.code)))


def _rename_lookalike_bots(table: Table, name: str, now: int, outcome: CommandOutcome) -> None:
    """A computer player that is called like a person who comes takes another name."""
    for seat in table.seats:
        chair = table.chair(seat)
        if chair.key is None and look_alike(chair.name, name):
            apply_entry(table, entries.Renamed(seat, _pick_computer_name(table, name)), now, outcome)


def handle_leave(
    table: Table, command: commands.Leave, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    chair = table.chair(command.seat)
    if chair.key is None or chair.key not in keys:
        require_host(table, keys)
    _require_open_seating(table)
    let_seat_rest(table, command.seat, now, outcome)
    apply_entry(table, entries.Left(command.seat), now, outcome)


def handle_rename(
    table: Table, command: commands.Rename, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    chair = table.chair(command.seat)
    require_host(table, keys)
    name = check_name(command.name, _people_names(table, but=command.seat))
    if name != chair.name:
        _rename_lookalike_bots(table, name, now, outcome)
        apply_entry(table, entries.Renamed(command.seat, name), now, outcome)


def handle_break(
    table: Table, command: commands.Break, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    chair = table.chair(command.seat)
    if chair.key is None or chair.key not in keys:
        require_host(table, keys)
    match, comings = require_not_over(table), table.comings
    if comings is None:
        raise Refused("wrong-phase", "break: not in this game")
    if command.on == comings.plays(match.state, command.seat):
        action = comings.rest if command.on else comings.back
        apply_entry(table, make_move_entry(table, command.seat, action, now), now, outcome)


def handle_hand(table: Table, command: commands.Hand, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    chair = table.chair(command.seat)
    require_not_over(table)
    if chair.key is None and command.level is None:
        raise Refused("bad-request", "level: a computer player's own seat")
    if chair.key is None or chair.key not in keys or table.config.settings.led:
        require_host(table, keys)
        if chair.key is not None and command.level is not None and table.is_connected(chair.key):
            raise Refused("still-here")
    if chair.level != command.level:
        apply_entry(table, entries.BotTakeover(command.seat, command.level), now, outcome)
        if is_pause_over(table):
            held = table.seats_held_by(keys)
            apply_entry(
                table, entries.Resumed(table.clock.read(now), held[0] if held else None), now, outcome
            )


def handle_arrange(
    table: Table, command: commands.Arrange, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_host(table, keys)
    if (
        command.options is not None
        or not command.settings
        or not command.settings.keys() <= CHANGEABLE_ANY_TIME
    ):
        require_not_started(table)
    made = change_config(table, command.options, command.settings)
    apply_entry(table, entries.Arranged(made.options, made.settings), now, outcome)


def change_config(
    table: Table,
    options: dict[str, Any] | None,
    settings: dict[str, Any] | None,
    setup: dict[str, Any] | None = None,
) -> entries.Created:
    """How the table was made, with these changes; an empty setup is none. Raises Refused if they do not."""
    merged = msgspec.to_builtins(table.config.settings) | (settings or {})
    try:
        converted = msgspec.convert(merged, Settings)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", f"settings: {wrong}") from wrong
    changed = table.config.options | (options or {})
    prepared = table.config.setup if setup is None else setup or None
    made = make_table_log(
        msgspec.structs.replace(table.config, options=changed, settings=converted, setup=prepared)
    )[0]
    assert isinstance(made, entries.Created)
    return made


class DealOutdated(Refused):
    """Who sits there, or what is wanted, has changed since a deal was looked for."""

    def __init__(self) -> None:
        super().__init__("wrong-phase", "start: the table has changed")


def prepare_first_deal(table: Table, keys: Keys, seed: str) -> Match:
    """The game as it would begin with the first deal of a seed, if it may begin now. Raises Refused."""
    require_host(table, keys)
    require_not_started(table)
    made, names = table.config, table.starting_names()
    return Match(
        table.game, len(names), seed=seed, options=made.options, setup=made.setup, names=names, deal=0
    )


def handle_start_with_deal(
    table: Table, command: commands.StartWithDeal, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    """No deal is looked for here: that may take seconds, and all tables would wait."""
    match = prepare_first_deal(table, keys, command.seed)
    deal = command.deal if command.seats == len(table.seats) else None
    if match.game.opening.choosy(match.options) and (deal is None or command.options != table.config.options):
        raise DealOutdated
    apply_entry(table, entries.Started(command.seed, deal or 0), now, outcome)
    for seat, chair in enumerate(table.chairs):
        if chair is None:
            let_seat_rest(table, seat, now, outcome)


def handle_show(table: Table, command: commands.Show, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    require_host(table, keys)
    if not table.config.settings.led or table.match is None:
        raise Refused("wrong-phase")
    if command.what != table.shown_on_big_screen:
        apply_entry(table, entries.Shown(command.what), now, outcome)


def handle_make_next_table(
    table: Table, command: commands.MakeNextTable, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_player_or_host(table, keys)
    if table.match is None or not table.match.over:
        raise Refused("wrong-phase")
    if table.next_table is not None:
        return
    made = table.config
    wishes = (command.options, command.settings, command.setup)
    if any(wish is not None for wish in wishes):
        require_host(table, keys)
        made = change_config(table, *wishes)
        _require_config_fits(made, len(table.seats))
    made = msgspec.structs.replace(made, code=command.code)
    sat = [
        entries.Sat(seat, chair.name, chair.key, None if chair.key else chair.level)
        for seat, chair in enumerate(table.chairs)
        if chair is not None
    ]
    outcome.next_table = command.table, [made, *sat]
    asking = next((seat for seat in table.seats if table.chair(seat).key in keys), None)
    apply_entry(table, entries.Continued(command.table, asking), now, outcome)


def _require_config_fits(made: entries.Created, people: int) -> None:
    """Can these people begin with these options? Raises Refused("bad-options") as a game would."""
    game = find_game(made.game)
    if people in game.seats:
        Match(game, people, seed="", options=made.options, setup=made.setup, deal=0)


# Seen, not kept.


def handle_react(
    table: Table, command: commands.React, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_own_seat(table, command.seat, keys)
    if not table.config.settings.reactions:
        raise Refused("wrong-phase", "reactions: off")
    outcome.signal = Signal(command.seat, reaction=command.reaction)


def handle_point(
    table: Table, command: commands.Point, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_own_seat(table, command.seat, keys)
    if command.place not in table.game.places:
        raise Refused("bad-request", "place")
    outcome.signal = Signal(command.seat, place=command.place)


def handle_connected(
    table: Table, command: commands.Connected, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    deserted = not table.has_player_connected
    table.connect(keys)
    if deserted and table.has_player_connected and table.match is not None:
        table.restart_thinking_time(now)
    held = table.seats_held_by(keys)
    if held and is_pause_over(table):
        apply_entry(table, entries.Resumed(table.clock.read(now), back=held[0]), now, outcome)


def handle_disconnected(
    table: Table, command: commands.Disconnected, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    table.disconnect(keys)
    match = table.match
    if match is None or match.over or not match.game.clock:
        return
    gone = next(
        (seat for seat in table.seats_held_by(keys) if _is_person_away(table, table.chair(seat))), None
    )
    if gone is None or table.paused is not None or table.clock.started_at is None:
        return
    if table.pauses_clock_if_lost(gone):
        moment = last_certain_moment(command, now)
        at = max(match.now, table.clock.read(moment))  # what others have done since then stays done
        apply_entry(table, entries.Paused(at, "dropped", gone), now, outcome)


def _is_person_away(table: Table, chair: Chair) -> bool:
    return chair.level is None and not table.is_connected(chair.key)


def is_pause_over(table: Table) -> bool:
    """Does a game stand although nobody wanted it to, and all who are needed are here again?"""
    if table.phase != "paused" or table.paused is None or table.paused.why == "asked":
        return False
    return not any(chair is not None and _is_person_away(table, chair) for chair in table.chairs)


def handle_restored(
    table: Table, command: commands.Restored, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    if table.match is not None and table.game.clock and table.clock.started_at is not None:
        moment = now if command.read_at is None else command.read_at
        apply_entry(table, entries.Paused(table.clock.read(moment), "restart"), now, outcome)


def handle_tick(table: Table, command: commands.Tick, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    """Time has passed already: see `handle`."""


_HANDLE: dict[type, Callable[[Table, Any, Keys, int, CommandOutcome], None]] = {
    commands.Do: handle_do,
    commands.AutomaticAction: handle_automatic_action,
    commands.Undo: handle_undo,
    commands.Order: handle_order,
    commands.Auto: handle_auto,
    commands.Pause: handle_pause,
    commands.Resume: handle_resume,
    commands.Pace: handle_pace,
    commands.TakeSeat: handle_take_seat,
    commands.Leave: handle_leave,
    commands.Rename: handle_rename,
    commands.Break: handle_break,
    commands.Lead: handle_lead,
    commands.GoOn: handle_go_on,
    commands.End: handle_end,
    commands.Show: handle_show,
    commands.Hand: handle_hand,
    commands.Arrange: handle_arrange,
    commands.StartWithDeal: handle_start_with_deal,
    commands.MakeNextTable: handle_make_next_table,
    commands.React: handle_react,
    commands.Point: handle_point,
    commands.Connected: handle_connected,
    commands.Disconnected: handle_disconnected,
    commands.Restored: handle_restored,
    commands.Tick: handle_tick,
}
