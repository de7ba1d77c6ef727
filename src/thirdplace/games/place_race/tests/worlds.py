"""Whole games at a table, and the same in other worlds: what a viewer cannot know is exchanged."""

from collections.abc import Iterator
from random import Random
from typing import Any

from support.scripted_table import ScriptedTable
from support.worlds import PEOPLE, SEED, Log, Moment, created_entry, deal_match, play_action, with_setup

from thirdplace.games.place_race.board import HISTORY
from thirdplace.games.place_race.planning import deal_solver
from thirdplace.games.place_race.state import LATE

__all__ = ["WORLDS"]


LONG = True
"""Not every moment of such a game is looked at."""
SEATS_KNOW_THE_SAME = True  # PR2


def race_game(rng: Random) -> Iterator[Moment]:
    """Three travellers follow a plan that wins, late cards and all."""
    start = deal_match("place-race", 3, {"deal": "winnable"})
    plan = deal_solver.find_winning_plan(start.state)
    assert plan is not None
    setup = {"hands": _hands(start.state, late=False), "late": _hands(start.state, late=True)}
    party = ScriptedTable("place-race", *PEOPLE[:3], setup=setup, settings={"countdown": 0}).start(seed=SEED)
    begun = party.now
    for seat, number, at in deal_solver.list_plan_actions(start.state, plan):
        party.now = begun + at
        play_action(party, seat, party.table.game.actions.decode(party.match.state, None, number))
        yield party.log, at
    assert party.match.winners


def race_world(written: Log, s: Any, viewer: int | None) -> Log:
    """Other late cards face down, before others."""
    made = created_entry(written)
    assert made.setup is not None
    return [with_setup(made, made.setup | {"late": _hands(s, late=True)}), *written[1:]]


def _hands(s: Any, late: bool) -> list[list[str]]:
    cards = [card for card in range(len(s.owner)) if (s.kind[card] == LATE) == late]
    return [[HISTORY[card].id for card in cards if s.owner[card] == seat] for seat in range(s.seats)]


WORLDS = {"place-race": (race_game, race_world, 3)}
