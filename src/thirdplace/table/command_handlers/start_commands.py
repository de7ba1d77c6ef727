"""Commands that start a game: the first one of a table, or the next table's."""

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.table import commands, entries
from thirdplace.table.command_handlers.seat_commands import let_seat_rest
from thirdplace.table.command_outcome import CommandOutcome, apply_entry
from thirdplace.table.permissions import require_host, require_not_started, require_player_or_host
from thirdplace.table.table import Table
from thirdplace.table.table_config import change_config, require_config_fits
from thirdplace.table.table_state import Keys

__all__ = ["DealOutdated", "handle_make_next_table", "handle_start_with_deal", "prepare_first_deal"]


class DealOutdated(Refused):
    """Seats, options or shares have changed since the deal was searched for."""

    def __init__(self) -> None:
        super().__init__("wrong-phase", "start: the table has changed")


def prepare_first_deal(table: Table, keys: Keys, seed: str) -> Match:
    """The match with the first deal of a seed. Raises Refused if it may not start now."""
    require_host(table, keys)
    require_not_started(table)
    made, names = table.config, table.starting_names()
    return Match(
        table.game, len(names), seed=seed, options=made.options, setup=made.setup, names=names, deal=0
    )


def _is_seed_of_table(table: Table, command: commands.StartWithDeal) -> bool:
    """Is it the seed that the shares are mixed to, and if there are none, the server's own?"""
    shares = table.shares
    if shares is None:
        return not command.is_mixed and table.list_commitments() is None
    return shares.is_complete and shares.seed() == command.seed


def handle_start_with_deal(
    table: Table, command: commands.StartWithDeal, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    """Starts the game with a deal that was found before: a search here would make all tables wait."""
    match = prepare_first_deal(table, keys, command.seed)
    if not _is_seed_of_table(table, command):
        raise DealOutdated
    deal = command.deal if command.seats == len(table.seats) else None
    if match.game.opening.may_reject_deals(match.options) and (
        deal is None or command.options != table.config.options
    ):
        raise DealOutdated
    apply_entry(table, entries.Started(command.seed, deal or 0, command.drawn_by), now, outcome)
    for seat, chair in enumerate(table.chairs):
        if chair is None:
            let_seat_rest(table, seat, now, outcome)


def handle_make_next_table(
    table: Table, command: commands.MakeNextTable, keys: Keys, now: int, outcome: CommandOutcome
) -> None:
    require_player_or_host(table, keys)
    if table.match is None or not table.match.over:
        raise Refused("wrong-phase")
    if table.next_table is not None:
        return
    made = table.config
    wishes = (command.options, command.settings, command.setup)
    if any(wish is not None for wish in wishes):
        require_host(table, keys)
        made = change_config(table, *wishes)
        require_config_fits(made, len(table.seats))
    made = msgspec.structs.replace(made, code=command.code)
    sat = [
        entries.Sat(seat, chair.name, chair.key, None if chair.key else chair.level)
        for seat, chair in enumerate(table.chairs)
        if chair is not None
    ]
    outcome.next_table = command.table, [made, *sat]
    asking = next((seat for seat in table.seats if table.chair(seat).key in keys), None)
    apply_entry(table, entries.Continued(command.table, asking), now, outcome)
