"""Commands about the game itself: act, undo, standing orders."""

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.table import commands, entries
from thirdplace.table.command_outcome import CommandOutcome, apply_entry, make_move_entry
from thirdplace.table.permissions import require_not_over, require_own_seat, require_running
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = ["handle_auto", "handle_automatic_action", "handle_do", "handle_order", "handle_undo"]


def handle_do(table: Table, command: commands.Do, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    chair = require_own_seat(table, command.seat, keys)
    if command.id is not None and chair.done.contains(command.id):
        return
    match = require_running(table, now)
    if chair.level is not None:
        raise Refused("not-your-seat", "level: hand the seat back first")
    action = match.message(command.action)
    if table.drop_in_out is not None and type(action) in (
        type(table.drop_in_out.rest),
        type(table.drop_in_out.back),
    ):
        raise Refused("bad-request", "action: to come and to go, ask for a break")
    if table.config.settings.led and isinstance(action, match.game.host_actions):
        raise Refused("not-the-host")
    if _is_ending(match, action):
        raise Refused("bad-request", "action: to end the game, the host asks for it")
    moved = make_move_entry(table, command.seat, action, now, ref=command.id)
    outcome.applied.append(table.apply(moved, now, action))


def _is_ending(match: Match, action: Message) -> bool:
    """Would this action end the game early?"""
    return match.game.early_end is not None and isinstance(action, type(match.game.early_end))


def handle_automatic_action(
    table: Table, command: commands.AutomaticAction, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    """Applies an automatic action, unless the seat was handed back or its order withdrawn meanwhile."""
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
        refusal = orders.refusal(match.state, command.seat, order, table.clock.read(now))
        if refusal:
            raise Refused(table.game.refusal_code(refusal), game=table.game)
    apply_entry(table, entries.Ordered(command.seat, command.order), now, outcome)


def handle_auto(table: Table, command: commands.Auto, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    require_own_seat(table, command.seat, keys)
    match = require_not_over(table)
    if command.on != (command.seat in match.automatic):
        apply_entry(table, entries.Automated(command.seat, command.on), now, outcome)
