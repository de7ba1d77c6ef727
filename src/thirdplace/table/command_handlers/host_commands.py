"""Commands that only the host gives: lead a class, arrange the table."""

from thirdplace.core.errors import Refused
from thirdplace.table import commands, entries
from thirdplace.table.command_outcome import CommandOutcome, apply_entry, make_move_entry
from thirdplace.table.permissions import require_host, require_leading, require_not_over, require_not_started
from thirdplace.table.settings import CHANGEABLE_ANY_TIME
from thirdplace.table.table import Table
from thirdplace.table.table_config import change_config
from thirdplace.table.table_state import Keys

__all__ = ["handle_arrange", "handle_end", "handle_go_on", "handle_lead", "handle_show"]


def handle_lead(table: Table, command: commands.Lead, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    match = require_leading(table, keys, now)
    action = match.message(command.action)
    if not isinstance(action, match.game.host_actions):
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
    """Ends the game, also while it is paused."""
    require_host(table, keys)
    match = require_not_over(table)
    ending = match.game.early_end
    seat = next((seat for seat in range(match.seats) if ending in match.legal(seat)), None)
    if ending is None or seat is None:
        raise Refused("wrong-phase", "end: not in this game")
    apply_entry(table, make_move_entry(table, seat, ending, now, "host"), now, outcome)


def handle_show(table: Table, command: commands.Show, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    require_host(table, keys)
    if not table.config.settings.led or table.match is None:
        raise Refused("wrong-phase")
    if command.what != table.shown_on_big_screen:
        apply_entry(table, entries.Shown(command.what), now, outcome)


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
