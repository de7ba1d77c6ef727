"""What follows when people connect or disconnect, and when a table is restored."""

from thirdplace.table import commands, entries
from thirdplace.table.command_handlers.clock_commands import last_certain_moment
from thirdplace.table.command_outcome import CommandOutcome, apply_entry
from thirdplace.table.table import Table
from thirdplace.table.table_state import Chair, Keys

__all__ = [
    "can_resume_automatically",
    "handle_connected",
    "handle_connected_elsewhere",
    "handle_disconnected",
    "handle_restored",
    "handle_taken_over",
]


def handle_connected(
    table: Table, command: commands.Connected, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    deserted = not table.has_player_connected
    table.connect(keys)
    _continue_after_return(table, deserted, table.seats_held_by(keys), now, outcome)


def handle_disconnected(
    table: Table, command: commands.Disconnected, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    table.disconnect(keys)
    _pause_for_absent(table, table.seats_held_by(keys), last_certain_moment(command, now), now, outcome)


def handle_connected_elsewhere(
    table: Table, command: commands.ConnectedElsewhere, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    deserted, before = not table.has_player_connected, _present_seats(table)
    table.set_connected_elsewhere(command.connections)
    present = _present_seats(table)
    _continue_after_return(table, deserted, sorted(present - before), now, outcome)
    _pause_for_absent(table, sorted(before - present), last_certain_moment(command, now), now, outcome)


def _present_seats(table: Table) -> set[int]:
    return {seat for seat in table.seats if table.is_connected(table.chair(seat).key)}


def _continue_after_return(
    table: Table, deserted: bool, seats: list[int], now: int, outcome: CommandOutcome
) -> None:
    """Continues what stood still because nobody, or not everybody, was connected."""
    if deserted and table.has_player_connected and table.match is not None:
        table.restart_thinking_time(now)
    if seats and can_resume_automatically(table):
        apply_entry(table, entries.Resumed(table.clock.read(now), back=seats[0]), now, outcome)


def _pause_for_absent(table: Table, seats: list[int], moment: int, now: int, outcome: CommandOutcome) -> None:
    """Pauses a running clock if one of these seats is away now, and sets it back to `moment`."""
    match = table.match
    if match is None or match.over or not match.game.clock:
        return
    gone = next((seat for seat in seats if _is_person_away(table, table.chair(seat))), None)
    if gone is None or table.paused is not None or table.clock.started_at is None:
        return
    if table.pauses_clock_if_lost(gone):
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
    match = table.match
    if match is not None and table.game.clock and table.clock.started_at is not None:
        moment = now if command.read_at is None else command.read_at
        at = max(match.now, table.clock.read(moment))
        apply_entry(table, entries.Paused(at, "restart"), now, outcome)


def handle_taken_over(
    table: Table, command: commands.TakenOver, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    """Pauses a running clock where its former owner left it; if nobody is away, a countdown follows."""
    match = table.match
    if match is None or not table.game.clock or table.clock.started_at is None:
        return
    at = max(match.now, table.clock.read(last_certain_moment(command, now)))
    apply_entry(table, entries.Paused(at, "restart"), now, outcome)
    if table.has_player_connected and can_resume_automatically(table):
        apply_entry(table, entries.Resumed(at), now, outcome)
