"""Commands about seats: take one, leave it, rename, rest, hand it to a computer player."""

from thirdplace.core.errors import Refused
from thirdplace.core.player_names.computer_names import computer_name
from thirdplace.core.player_names.lookalikes import look_alike
from thirdplace.core.player_names.names import check_name
from thirdplace.table import commands, entries
from thirdplace.table.command_handlers.connection_commands import can_resume_automatically
from thirdplace.table.command_outcome import CommandOutcome, apply_entry, make_move_entry
from thirdplace.table.permissions import require_host, require_not_over
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = [
    "handle_break",
    "handle_hand",
    "handle_leave",
    "handle_rename",
    "handle_take_seat",
    "let_seat_rest",
]


def handle_take_seat(
    table: Table, command: commands.TakeSeat, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    _require_open_seating(table)
    if command.key is None:
        require_host(table, keys)
        _require_bots(table)
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


def _require_bots(table: Table) -> None:
    if not table.game.brings("bots"):
        raise Refused("bad-request", "level: this game has no computer players", sentence="no-bots")


def _require_listed_name(table: Table, name: str, keys: Keys) -> None:
    """Raises Refused if only names on the class list may sit down; the host may seat anybody."""
    settings = table.config.settings
    wanted = settings.listed_only and settings.class_list and table.config.host not in keys
    if wanted and name not in settings.class_list:
        raise Refused("not-on-list")


def _choose_free_chair(table: Table, name: str) -> int:
    """Prefers the former seat of this name, then seats that do not rest, then seats that nobody had."""
    former, plays = table.former_names, table.drop_in_out.plays if table.match and table.drop_in_out else None

    def wish(seat: int) -> tuple[bool, bool, bool]:
        return former.get(seat) != name, not (plays and plays(table.match.state, seat)), seat in former  # type: ignore[union-attr]

    taken = set(table.seats)
    return min((seat for seat in range(table.game.seats.stop - 1) if seat not in taken), key=wish)


def _return_to_play(table: Table, seat: int, now: int, outcome: CommandOutcome) -> None:
    """Lets a seat that was taken during a game play as soon as possible."""
    match, drop_in_out = table.match, table.drop_in_out
    if match is not None and drop_in_out is not None and not drop_in_out.plays(match.state, seat):
        apply_entry(table, make_move_entry(table, seat, drop_in_out.back, now), now, outcome)


def let_seat_rest(table: Table, seat: int, now: int, outcome: CommandOutcome) -> None:
    """Lets a seat rest, so that nobody waits for it; the last one that plays cannot rest."""
    match, drop_in_out = table.match, table.drop_in_out
    if match is not None and drop_in_out is not None and drop_in_out.rest in match.legal(seat):
        apply_entry(table, make_move_entry(table, seat, drop_in_out.rest, now), now, outcome)


def _require_open_seating(table: Table) -> None:
    """Raises Refused after the start; where people may come and go, only after the end."""
    if table.match is not None and table.drop_in_out is None:
        raise Refused("wrong-phase")
    if table.match is not None and table.match.over:
        raise Refused("game-over")


def _people_names(table: Table, but: int | None = None) -> list[str]:
    chairs = [table.chair(seat) for seat in table.seats if seat != but]
    return [chair.name for chair in chairs if chair.key is not None]


def _pick_computer_name(table: Table, *wanted: str) -> str:
    """A free name from the list, which begins at another place for each table's code."""
    taken = [table.chair(seat).name for seat in table.seats]
    return computer_name([*taken, *wanted], first=sum(map(ord, table.config.code)))


def _rename_lookalike_bots(table: Table, name: str, now: int, outcome: CommandOutcome) -> None:
    """Renames computer players whose name looks like this person's."""
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
    match, drop_in_out = require_not_over(table), table.drop_in_out
    if drop_in_out is None:
        raise Refused("wrong-phase", "break: not in this game")
    if command.on == drop_in_out.plays(match.state, command.seat):
        action = drop_in_out.rest if command.on else drop_in_out.back
        apply_entry(table, make_move_entry(table, command.seat, action, now), now, outcome)


def handle_hand(table: Table, command: commands.Hand, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    chair = table.chair(command.seat)
    require_not_over(table)
    if chair.key is None and command.level is None:
        raise Refused("bad-request", "level: a computer player's own seat", sentence="bots-seat")
    if command.level is not None:
        _require_bots(table)
    if chair.key is None or chair.key not in keys or table.config.settings.led:
        require_host(table, keys)
        if chair.key is not None and command.level is not None and table.is_connected(chair.key):
            raise Refused("still-here")
    if chair.level != command.level:
        apply_entry(table, entries.BotTakeover(command.seat, command.level), now, outcome)
        if can_resume_automatically(table):
            held = table.seats_held_by(keys)
            apply_entry(
                table, entries.Resumed(table.clock.read(now), held[0] if held else None), now, outcome
            )
