"""Commands about the shares that the seed is mixed from: commit, close the list, ask, reveal."""

from thirdplace.core.chance import commitment
from thirdplace.core.errors import Refused
from thirdplace.table import commands, entries
from thirdplace.table.command_outcome import CommandOutcome, apply_entry
from thirdplace.table.permissions import require_host, require_not_started, require_own_seat
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = ["handle_ask_early", "handle_close_shares", "handle_commit", "handle_reveal", "handle_seal"]


def handle_commit(
    table: Table, command: commands.Commit, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    chair = require_own_seat(table, command.seat, keys)
    comes_late = table.may_still_be_listed(command.seat)
    if chair.commitment == command.commitment and not comes_late:
        return  # a device that has come back says it again
    require_not_started(table)
    if table.shares is not None and not comes_late:
        raise Refused("wrong-phase", "commit: the list is closed")
    if chair.commitment is not None and table.count_connections(chair.key) > 1:
        # The device that has committed is probably still there, and would find its share swapped.
        raise Refused("still-here", "commit: another device of this seat has committed")
    apply_entry(table, entries.Committed(command.seat, command.commitment), now, outcome)


def handle_seal(table: Table, command: commands.Seal, keys: Keys, now: int, outcome: CommandOutcome) -> None:
    """A list that is closed stays closed: after a crash the game starts with the same shares."""
    require_host(table, keys)
    _close_list(table, command.server, now, outcome)
    if table.shares is not None and not table.is_everybody_asked:
        apply_entry(table, entries.Asked(), now, outcome)


def handle_ask_early(
    table: Table, command: commands.AskEarly, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    _close_list(table, command.server, now, outcome)
    chairs = sorted(set(table.list_unasked_chairs()).intersection(command.chairs))
    if chairs:
        apply_entry(table, entries.Asked(chairs), now, outcome)


def _close_list(table: Table, server: str, now: int, outcome: CommandOutcome) -> None:
    require_not_started(table)
    seats = table.list_commitments()
    if table.shares is None and seats is not None:
        apply_entry(table, entries.Sealed(server, seats), now, outcome)


def handle_reveal(
    table: Table, command: commands.Reveal, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_own_seat(table, command.seat, keys)
    shares = table.shares
    place = table.seats.index(command.seat)
    if shares is None or place >= len(shares.seats):
        raise Refused("wrong-phase", "reveal: no list is closed")
    if shares.seats[place].share == command.share:
        return
    if not shares.seats[place].is_awaited:
        raise Refused("wrong-phase", "reveal: it is not awaited")
    if commitment(command.share) != shares.seats[place].commitment:
        raise Refused("bad-request", "share: it does not match its commitment")
    apply_entry(table, entries.Revealed(command.seat, command.share), now, outcome)


def handle_close_shares(
    table: Table, command: commands.CloseShares, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_not_started(table)
    if table.shares is not None and not table.shares.is_complete:
        apply_entry(table, entries.SharesClosed(), now, outcome)
