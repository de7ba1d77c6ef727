"""`handle_command(table, command, keys, now)`: what a command makes of a table, or why it is refused.

Who may do what, and when, is judged in the modules of commands. The game's own rules are asked by `Match.do`.
"""

from collections.abc import Callable
from typing import Any

from thirdplace.core.errors import Refused
from thirdplace.table import commands
from thirdplace.table.command_handlers import (
    clock_commands,
    connection_commands,
    game_commands,
    host_commands,
    seat_commands,
    share_commands,
    signal_commands,
    start_commands,
)
from thirdplace.table.command_handlers.clock_commands import apply_passed_time, last_certain_moment
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = ["handle_command"]


def handle_command(
    table: Table, command: commands.Commands | commands.InternalCommands, keys: Keys, now: int
) -> CommandOutcome:
    """Applies a command at the server's time `now`, for the sender with these keys."""
    outcome = CommandOutcome(applied=apply_passed_time(table, last_certain_moment(command, now)))
    by_time = len(outcome.applied)
    try:
        _HANDLERS[type(command)](table, command, keys, now, outcome)
    except Refused as refused:
        outcome.refused = refused
        outcome.is_partial = len(outcome.applied) > by_time
    return outcome


_HANDLERS: dict[type, Callable[[Table, Any, Keys, int, CommandOutcome], None]] = {
    commands.Do: game_commands.handle_do,
    commands.AutomaticAction: game_commands.handle_automatic_action,
    commands.Undo: game_commands.handle_undo,
    commands.Order: game_commands.handle_order,
    commands.Auto: game_commands.handle_auto,
    commands.Pause: clock_commands.handle_pause,
    commands.Resume: clock_commands.handle_resume,
    commands.Pace: clock_commands.handle_pace,
    commands.TakeSeat: seat_commands.handle_take_seat,
    commands.Leave: seat_commands.handle_leave,
    commands.Rename: seat_commands.handle_rename,
    commands.Break: seat_commands.handle_break,
    commands.Lead: host_commands.handle_lead,
    commands.GoOn: host_commands.handle_go_on,
    commands.End: host_commands.handle_end,
    commands.Show: host_commands.handle_show,
    commands.Hand: seat_commands.handle_hand,
    commands.Arrange: host_commands.handle_arrange,
    commands.Commit: share_commands.handle_commit,
    commands.Reveal: share_commands.handle_reveal,
    commands.Seal: share_commands.handle_seal,
    commands.AskEarly: share_commands.handle_ask_early,
    commands.CloseShares: share_commands.handle_close_shares,
    commands.StartWithDeal: start_commands.handle_start_with_deal,
    commands.MakeNextTable: start_commands.handle_make_next_table,
    commands.React: signal_commands.handle_react,
    commands.Point: signal_commands.handle_point,
    commands.Connected: connection_commands.handle_connected,
    commands.Disconnected: connection_commands.handle_disconnected,
    commands.ConnectedElsewhere: connection_commands.handle_connected_elsewhere,
    commands.Restored: connection_commands.handle_restored,
    commands.TakenOver: connection_commands.handle_taken_over,
    commands.Tick: clock_commands.handle_tick,
}
