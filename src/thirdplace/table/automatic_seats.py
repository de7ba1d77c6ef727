"""Seats that act by themselves: computer players, standing orders and forced actions. Who does, and what.

Nothing here waits or thinks: a server (server/play/autopilot.py) and a device (device/) do that.
"""

from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.table.commands import AutomaticAction
from thirdplace.table.entries import Initiator
from thirdplace.table.table import Table
from thirdplace.table.table_state import Chair

__all__ = [
    "clock_reading",
    "find_initiator",
    "first_legal_action",
    "is_watched_and_playing",
    "ordered_action",
    "thinking_delay_ms",
]


def is_watched_and_playing(table: Table) -> bool:
    """Is the game running, and is anybody connected? Otherwise nothing happens by itself."""
    match = table.match
    is_playing = match is not None and table.paused is None and not match.over
    return is_playing and bool(table.connected or table.connected_elsewhere)


def clock_reading(table: Table, now: int) -> int | None:
    """What a game's clock shows, if it has one."""
    return table.clock.read(now) if table.game.clock else None


def find_initiator(table: Table, seat: int, now: int) -> Initiator | None:
    """Who acts for this seat now, if anybody does: a computer player, or an order."""
    match, chair = table.match, table.chairs[seat] if seat < len(table.chairs) else None
    if match is None or chair is None or table.phase != "playing":
        return None
    if not match.game.rules.active(match.state) >> seat & 1:
        return None
    if chair.level is not None:
        return None if table.acts_through_host(seat) else "bot"
    return None if _find_ordered_or_forced(table, match, seat, chair, now) is None else "order"


def ordered_action(table: Table, seat: int, now: int) -> AutomaticAction | None:
    """The ordered or forced action of a seat as it is now."""
    match = table.match
    if match is None or find_initiator(table, seat, now) != "order":
        return None
    action = _find_ordered_or_forced(table, match, seat, table.chair(seat), now)
    return None if action is None else AutomaticAction(seat, action, "order")


def first_legal_action(table: Table, seat: int, now: int) -> AutomaticAction | None:
    """The first legal action, for a computer player whose own code has failed."""
    match = table.match
    if match is None or find_initiator(table, seat, now) != "bot":
        return None
    legal = match.legal(seat, clock_reading(table, now))
    return AutomaticAction(seat, legal[0], "bot") if legal else None


def thinking_delay_ms(table: Table, share: float, now: int) -> float:
    """How long a person would take, so that an answer at once does not give a standing order away.

    `share` is a random number from 0 to 1.
    """
    match = table.match
    if match is None or (not match.game.clock and not table.config.settings.rhythm):
        return 0.0
    usual_ms: float = match.game.part("bots").thinking_time_ms(match.view(None))
    delay = usual_ms * (0.7 + 0.6 * share)
    if not match.game.clock:
        return delay / table.thinking_speed  # who plays alone may want it brisk
    # A game with a clock has its own rhythm: a player without delay would act a thousand times a second.
    started_at = 0 if table.clock.started_at is None else table.clock.started_at
    return max(0, started_at - now) + delay / (table.clock.speed or 1)


def _find_ordered_or_forced(table: Table, match: Match, seat: int, chair: Chair, now: int) -> Message | None:
    ordered = _find_ordered(table, match, seat, chair, now)
    return ordered if ordered is not None else _find_forced(match, seat)


def _find_ordered(table: Table, match: Match, seat: int, chair: Chair, now: int) -> Message | None:
    if chair.order is None or match.game.orders is None:
        return None
    at = clock_reading(table, now)
    return _decode_action(
        match,
        match.game.orders.follow(match.state, seat, chair.order, match.now if at is None else at),
    )


def _find_forced(match: Match, seat: int) -> Message | None:
    if seat not in match.automatic:
        return None
    return _decode_action(match, match.game.rules.forced_action(match.state, seat, match.now))


def _decode_action(match: Match, number: int) -> Message | None:
    if number < 0:
        return None
    message: Message = match.game.actions.decode(match.state, match.options, number)
    return message
