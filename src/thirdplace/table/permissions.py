"""Who may ask something of a table, and when: each function raises Refused where it is not allowed."""

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.table.table import Table
from thirdplace.table.table_state import Chair, Keys

__all__ = [
    "is_host",
    "require_advisable",
    "require_host",
    "require_leading",
    "require_not_over",
    "require_not_started",
    "require_own_seat",
    "require_player_or_host",
    "require_running",
]


def is_host(table: Table, keys: Keys) -> bool:
    """Does the sender act as host? While the host is away, the first person who is connected does;
    but a led table waits for its host."""
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


def require_own_seat(table: Table, seat: int, keys: Keys) -> Chair:
    chair = table.chair(seat)
    if chair.key is None or chair.key not in keys:
        raise Refused("not-your-seat")
    return chair


def require_player_or_host(table: Table, keys: Keys) -> int | None:
    """The sender's first seat, or None for a host without a seat."""
    held = table.seats_held_by(keys)
    if table.config.settings.led:
        require_host(table, keys)
    elif not held and not is_host(table, keys):
        raise Refused("not-your-seat")
    return held[0] if held else None


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


def require_leading(table: Table, keys: Keys, now: int) -> Match:
    """Only for the host of a led table, while the game is running."""
    require_host(table, keys)
    if not table.config.settings.led:
        raise Refused("wrong-phase", "led: off")
    return require_running(table, now)


def require_advisable(table: Table, seat: int, keys: Keys, at: int | None) -> Match:
    """Only for who sits there and has something to decide, where the table has a coach."""
    match = table.match
    if seat not in table.seats_held_by(keys):
        raise Refused("not-your-seat")
    if not table.config.settings.coach:
        raise Refused("no-coach")
    if match is None or match.over:
        raise Refused("wrong-phase")
    if not match.numbers(seat, at) or not match.game.rules.active(match.state) >> seat & 1:
        raise Refused("not-your-turn")
    return match
