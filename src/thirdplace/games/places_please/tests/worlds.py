"""Whole games at a table, and the same in other worlds: what a viewer cannot know is exchanged."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from support.scripted_table import ScriptedTable, encode_action
from support.worlds import PEOPLE, SEED, Log, Moment, created_entry, deal_match, play_action, with_setup

from thirdplace.games.places_please import rules
from thirdplace.games.places_please.state import SLOT_NAMES, SLOTS
from thirdplace.table import entries

__all__ = ["WORLDS"]


def please_game(rng: Random, open_boards: bool = False) -> Iterator[Moment]:
    """Three write three digits and a garbage one, twice, whoever is first."""
    options = {"rounds": 2, "places": 3, "open_boards": open_boards}
    setup = please_setup(deal_match("places-please", 3, options).state)
    party = ScriptedTable("places-please", *PEOPLE[:3], setup=setup, options=options).start(seed=SEED)
    while not party.match.over:
        seat = rng.choice(party.match.active)
        play_action(party, seat, rng.choice(party.match.legal(seat)))
        yield party.log, 0


def open_game(rng: Random) -> Iterator[Moment]:
    return please_game(rng, open_boards=True)


def please_setup(s: Any) -> dict[str, Any]:
    return {"rolls": s.dice[: s.rounds * (s.places + s.garbage)]}


def please_world(written: Log, s: Any, viewer: int | None) -> Log:
    """Other rolls to come; what others wrote in secret written elsewhere."""
    places = {seat: _slots_written(s, seat) for seat in range(s.seats) if seat != viewer}
    world: Log = []
    for entry in reversed(written[1:]):  # the latest numbers are the secret ones
        if isinstance(entry, entries.Moved) and places.get(entry.seat) and b"write" in bytes(entry.action):
            slot = places[entry.seat].pop()
            entry = msgspec.structs.replace(entry, action=encode_action("write", slot=slot))
        world.append(entry)
    return [with_setup(created_entry(written), please_setup(s)), *reversed(world)]


def _slots_written(s: Any, seat: int) -> list[str]:
    """The slots in which a seat has written this round, in the order of writing."""
    filled = rules.empty_board(s) & ~s.free[seat]
    board = {slot: s.board[seat * SLOTS + slot] for slot in range(SLOTS) if filled >> slot & 1}
    found: list[str] = []
    for digit in reversed(s.dice[s.first : s.first + len(board)]):
        fitting = [slot for slot, written in board.items() if written == digit]
        slot = s.wrote[seat] if not found else fitting[0]
        assert slot in fitting
        del board[slot]
        found.insert(0, SLOT_NAMES[slot])
    return found


WORLDS = {"places-please": (please_game, please_world, 3), "open boards": (open_game, please_world, 3)}
