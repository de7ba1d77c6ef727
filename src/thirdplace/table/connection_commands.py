"""What follows when people connect or disconnect, and when a table is restored."""

from thirdplace.table import commands, entries
from thirdplace.table.clock_commands import last_certain_moment
from thirdplace.table.command_outcome import CommandOutcome, apply_entry
from thirdplace.table.table import Table
from thirdplace.table.table_state import Chair, Keys

__all__ = ["can_resume_automatically", "handle_connected", "handle_disconnected", "handle_restored"]


def handle_connected(
    table: Table, command: commands.Connected, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    deserted = not table.has_player_connected
    table.connect(keys)
    if deserted and table.has_player_connected and table.match is not None:
        table.restart_thinking_time(now)
    held = table.seats_held_by(keys)
    if held and can_resume_automatically(table):
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
        at = max(match.now, table.clock.read(moment))  # actions of others since then stay valid
        apply_entry(table, entries.Paused(at, "dropped", gone), now, outcome)


def _is_person_away(table: Table, chair: Chair) -> bool:
    return chair.level is None and not table.is_connected(chair.key)


def can_resume_automatically(table: Table) -> bool:
    """Was the game paused by a lost connection or a restart, and is everybody connected again?"""
    if table.phase != "paused" or table.paused is None or table.paused.why == "asked":
        return False
    return not any(chair is not None and _is_person_away(table, chair) for chair in table.chairs)


def handle_restored(
    table: Table, command: commands.Restored, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    if table.match is not None and table.game.clock and table.clock.started_at is not None:
        moment = now if command.read_at is None else command.read_at
        apply_entry(table, entries.Paused(table.clock.read(moment), "restart"), now, outcome)
