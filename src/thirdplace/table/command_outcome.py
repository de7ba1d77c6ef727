"""What came of a command, and the entries that commands make."""

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Message
from thirdplace.table import entries
from thirdplace.table.table import AppliedEntry, Table
from thirdplace.table.update_messages import Signal

__all__ = ["CommandOutcome", "apply_entry", "make_move_entry"]


class CommandOutcome(msgspec.Struct, eq=False):
    """What came of a command. Clients learn of the applied entries once these are durable."""

    applied: list[AppliedEntry] = []
    refused: Refused | None = None
    signal: Signal | None = None
    next_table: tuple[str, list[entries.Entry]] | None = None
    """The id and the log of the next table, if one was made."""
    is_partial: bool = False
    """Was it refused after a part of it had been applied?"""


def apply_entry(table: Table, entry: entries.Entry, now: int, outcome: CommandOutcome) -> None:
    outcome.applied.append(table.apply(entry, now))


def make_move_entry(
    table: Table,
    seat: int,
    action: Message,
    now: int,
    by: entries.Initiator = "person",
    ref: str | None = None,
) -> entries.Moved:
    return entries.Moved(seat, entries.encode_action(action), table.clock.read(now), by, ref)
