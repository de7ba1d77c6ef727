"""Whole games at a table, and the same games in other worlds: what some viewer cannot know is exchanged.

How a game is played and exchanged stands in `tests/worlds.py` of its folder.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
from support.games import script_of
from support.scripted_table import ScriptedTable

from thirdplace.core.action_words import write_words
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games, find_game
from thirdplace.table import entries
from thirdplace.table.table import Table

__all__ = [
    "NOW",
    "PEOPLE",
    "SEED",
    "Log",
    "Moment",
    "World",
    "created_entry",
    "deal_match",
    "load_worlds",
    "match_of",
    "other_orders",
    "play_action",
    "whole_view",
    "with_setup",
]

PEOPLE = ("Ann", "Bob", "Cleo", "Dev")
SEED = "nobody guesses this one"
NOW = 9_000_000

Log = list[entries.Entry]
Moment = tuple[Log, int]
"""A log so far, and what the game's clock shows."""


def deal_match(game: str, seats: int, options: Any = None) -> Match:
    return Match(find_game(game), seats, seed=SEED, options=options)


def play_action(party: ScriptedTable, seat: int, action: Any) -> None:
    party.play_lines(f"{PEOPLE[seat]}: {write_words(action)}")


def created_entry(written: Log) -> entries.Created:
    made = written[0]
    assert isinstance(made, entries.Created)
    return made


def with_setup(made: entries.Created, setup: dict[str, Any]) -> entries.Created:
    return msgspec.structs.replace(made, setup=setup)


def other_orders(written: Log, viewer: int | None, rng: Random) -> Log:
    """Others' orders are forgotten; some of their moves were made by orders; some have given one just now."""
    world: Log = []
    for entry in written:
        if isinstance(entry, entries.Moved) and entry.seat != viewer:
            entry = msgspec.structs.replace(entry, by=rng.choice(["person", "order"]))
        if not isinstance(entry, entries.PRIVATE_ENTRIES) or entry.seat == viewer:
            world.append(entry)
    match = match_of(Table.fold("a table", world, NOW))
    for seat in range(match.seats):
        if seat != viewer and not match.over and rng.random() < 0.7:
            world += _new_orders(match, seat)
    return world


def _new_orders(match: Match, seat: int) -> Log:
    orders, automatic = match.game.orders, entries.Automated(seat, True)
    if orders is None or orders.OPEN:  # what everybody may know is no secret
        return [automatic]
    wanted = [msgspec.convert(order, orders.MESSAGES) for order in script_of(match.game.id).ORDERS[:2]]
    possible = [order for order in wanted if not orders.refusal(match.state, seat, order, 0)]
    return [*(entries.Ordered(seat, order) for order in possible[-1:]), automatic]


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def whole_view(game: str, s: Any) -> Any:
    """What the referee sees."""
    found = find_game(game)
    return found.views.views(s, found.opening.Options(), [ALL], 0)[0]


Play = Callable[[Random], Iterator[Moment]]
Exchange = Callable[[Log, Any, int | None], Log]


@dataclass(frozen=True)
class World:
    """How a game is played, how its history is told in another world, and by how many it is played."""

    play: Play
    exchange: Exchange
    seats: int
    is_long: bool
    """Not every moment of such a game is looked at."""
    seats_know_the_same: bool
    """No seat knows more than another."""


@cache
def load_worlds() -> dict[str, World]:
    """By name: those of every game that brings some."""
    found: dict[str, World] = {}
    for game in all_games():
        if (files(game.package) / "tests" / "worlds.py").is_file():
            brought = import_module(f"{game.package}.tests.worlds")
            long, same = getattr(brought, "LONG", False), getattr(brought, "SEATS_KNOW_THE_SAME", False)
            for name, (play_game, exchange, seats) in brought.WORLDS.items():
                found[name] = World(play_game, exchange, seats, long, same)
    return found
