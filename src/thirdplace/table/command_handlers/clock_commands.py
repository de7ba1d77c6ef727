"""Commands about time: pause, resume, pace; and what happens when time passes."""

from thirdplace.core.errors import Refused
from thirdplace.table import commands, entries
from thirdplace.table.command_outcome import CommandOutcome, apply_entry, make_move_entry
from thirdplace.table.permissions import require_not_over, require_player_or_host
from thirdplace.table.table import AppliedEntry, Table
from thirdplace.table.table_state import Keys

__all__ = [
    "MIN_SPEED",
    "apply_passed_time",
    "handle_pace",
    "handle_pause",
    "handle_resume",
    "handle_tick",
    "last_certain_moment",
]


MIN_SPEED = 0.1
"""The lowest speed of a running clock."""


def apply_passed_time(table: Table, now: int) -> list[AppliedEntry]:
    """Applies what the passing of time caused: expired thinking times, a game lost by time."""
    if not table.keeps_time:
        return []
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


def last_certain_moment(command: commands.Commands | commands.InternalCommands, now: int) -> int:
    """Until when clock time counts for a command; the clock will be set back to this moment."""
    moment = None
    if isinstance(command, commands.Restored | commands.TakenOver):
        moment = command.read_at
    elif isinstance(command, commands.Disconnected | commands.ConnectedElsewhere):
        moment = command.last_seen
    return now if moment is None else min(moment, now)


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
    if passes and command.speed > 0:  # anybody may stop it, as with a pause
        raise Refused("wrong-phase", "pace: while the clock stands", sentence="pace-running")
    apply_entry(
        table, entries.SpeedChanged(command.speed, table.clock.read(now) if passes else None), now, outcome
    )


def _set_bot_speed(
    table: Table, command: commands.Pace, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    """Sets how fast computer players answer, if no other person is at the table."""
    if not command.speed:
        raise Refused("bad-request", f"speed: {MIN_SPEED}-10")
    if any(table.chair(seat).key not in {None, *keys} for seat in table.seats):
        raise Refused("wrong-phase", "pace: alone with computer players", sentence="pace-shared")
    apply_entry(table, entries.SpeedChanged(command.speed), now, outcome)


def handle_tick(table: Table, command: commands.Tick, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    """Does nothing: `handle_command` has applied the passed time already."""
