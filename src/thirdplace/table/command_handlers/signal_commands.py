"""Signals: shown to everybody at the table, and not kept."""

from thirdplace.core.errors import Refused
from thirdplace.table import commands
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.permissions import require_own_seat
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys
from thirdplace.table.update_messages import Signal

__all__ = ["handle_point", "handle_react"]


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
