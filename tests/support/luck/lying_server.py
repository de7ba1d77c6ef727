"""A server that cheats. The first player's name says how; anybody else's table is honest.

`python lying_server.py serve …` takes what `thirdplace serve` takes.
"""

import sys
from hashlib import sha256
from typing import Any

import msgspec

from thirdplace.cli.entry_point import main
from thirdplace.core.chance import commitment
from thirdplace.core.match import Match
from thirdplace.core.records.shares import SeatShare, Shares
from thirdplace.core.state import copy, fields
from thirdplace.table import entries, update_builder
from thirdplace.table import table as table_module
from thirdplace.table.command_handlers import start_commands
from thirdplace.table.table import Table
from thirdplace.table.update_messages import Update

LIARS = ("Trier", "Covered Trier", "Swapper", "Covered Swapper", "Two Lists", "Denier", "Redrawer", "Dealer")
TRIED_SEEDS = 10_000
FALSE_SHARE = sha256(b"one that the server likes").hexdigest()

honest_start = Table._apply_started
honest_update = update_builder.UpdateBuilder.build_update
replace = msgspec.structs.replace


def liar_at(table: Table) -> str:
    return next((chair.name for chair in table.chairs if chair is not None), "")


def try_many_seeds(shares: Shares) -> Shares:
    """The server's share that leads to the seed it likes best: the greatest one."""
    tried = (sha256(f"{shares.server}{number}".encode()).hexdigest() for number in range(TRIED_SEEDS))
    return max((replace(shares, server=share) for share in tried), key=Shares.seed)


def lie_about_shares(liar: str, shares: Shares) -> Shares | None:
    match liar:
        case "Trier":
            return try_many_seeds(shares)
        case "Covered Trier":
            found = try_many_seeds(shares)
            assert found.server is not None
            return replace(found, commitment=commitment(found.server))
        case "Swapper":
            return shares.reveal(1, FALSE_SHARE)
        case "Covered Swapper":
            return shares._replace_seat(1, SeatShare(commitment(FALSE_SHARE), FALSE_SHARE))
        case "Denier":
            return None
        case "Redrawer":  # one list was dropped, and nobody is to know
            return replace(shares, round=1)
    return shares


def start_with_lies(table: Table, entry: entries.Started, now: int) -> None:
    liar = liar_at(table)
    if table.shares is not None and liar in LIARS:
        table.shares = lie_about_shares(liar, table.shares)
        if table.shares is not None:
            entry = replace(entry, seed=table.shares.seed())
    honest_start(table, entry, now)
    if liar == "Dealer":
        assert table.match is not None
        change_a_card(table.match)


def change_a_card(match: Match) -> None:
    """One card changes places with another one, if possible one that somebody can see from the start."""
    other = Match(match.game, match.seats, seed="another", options=match.options).state
    honest = match.state
    changes = [
        swap_into(honest, field.name, place, getattr(other, field.name)[place])
        for field in fields(honest)
        if field.length and not field.fixed
        for place in range(field.length)
        if getattr(honest, field.name)[place] != getattr(other, field.name)[place]
    ]
    match.state = next((state for state in changes if is_seen(match, honest, state)), changes[0])


def swap_into(honest: Any, name: str, place: int, wanted: int) -> Any:
    state = copy(honest)
    cards = getattr(state, name)
    if wanted in cards:
        cards[cards.index(wanted)] = cards[place]
    cards[place] = wanted
    return state


def is_seen(match: Match, honest: Any, state: Any) -> bool:
    seats = list(range(match.seats))
    views = match.game.views.views
    return bool(views(honest, match.options, seats, 0) != views(state, match.options, seats, 0))


def show_another_list(builder: Any, seat: int | None, keys: Any) -> Update:
    """The second player is shown another commitment of the first; or a second list looks like the first."""
    update = honest_update(builder, seat, keys)
    info = update.table
    if seat == 1 and info and info.sealed and info.seats[0] and info.seats[0].name == "Two Lists":
        first, *rest = info.sealed.seats
        sealed = replace(info.sealed, seats=[replace(first, commitment=commitment(FALSE_SHARE)), *rest])
        return replace(update, table=replace(info, sealed=sealed))
    if info and info.sealed and info.seats[0] and info.seats[0].name == "Redrawer":
        return replace(update, table=replace(info, sealed=replace(info.sealed, round=1)))
    return update


if __name__ == "__main__":
    table_module._APPLY_ENTRY[entries.Started] = start_with_lies
    update_builder.UpdateBuilder.build_update = show_another_list  # type: ignore[method-assign, assignment]
    start_commands._is_seed_of_table = lambda table, command: True
    sys.exit(main())
