"""Whole games at a table, and the same in other worlds: what a viewer cannot know is exchanged."""

from collections.abc import Iterator
from random import Random
from typing import Any

from support.scripted_table import ScriptedTable
from support.worlds import (
    PEOPLE,
    SEED,
    Log,
    Moment,
    created_entry,
    deal_match,
    play_action,
    whole_view,
    with_setup,
)

from thirdplace.table.commands import Auto, Order, Pause, Resume, Undo

__all__ = ["WORLDS"]


def bid_game(rng: Random) -> Iterator[Moment]:
    """Four bid for five rounds, leave orders behind, take things back and pause now and then."""
    party = ScriptedTable(
        "places-bid", *PEOPLE, setup=bid_setup(deal_match("places-bid", 4).state, 15), options={}
    )
    party.start(seed=SEED)
    while not party.match.over:
        (seat,) = party.match.active
        legal = party.match.legal(seat)
        play_action(party, seat, legal[0] if rng.random() < 0.5 else legal[rng.randrange(min(3, len(legal)))])
        if party.table.undoable_step is not None and rng.random() < 0.1:
            party.run_accepted(Undo(seat=seat), PEOPLE[seat])
        if rng.random() < 0.4:
            other, amount = rng.randrange(4), rng.randrange(1, 20)
            party.run(Order(seat=other, order={"type": "raise", "up_to": amount}), PEOPLE[other])
            party.run(Auto(seat=other, on=rng.random() < 0.5), PEOPLE[other])
        if rng.random() < 0.1:
            for command in (Pause(), Resume()):
                party.run(command, PEOPLE[seat])
        yield party.log, 0


def bid_setup(s: Any, size: int | None = None) -> dict[str, Any]:
    view = whole_view("places-bid", s)
    deck = [*view.market, *view.deck][:size]
    return {"first": 0, "projects": [seat.project for seat in view.seats], "deck": deck}


def bid_world(written: Log, s: Any, viewer: int | None) -> Log:
    """Other projects; the undealt part of the deck in another order."""
    made = created_entry(written)
    turned = made.setup["deck"][: s.turned] if made.setup else []
    hidden = whole_view("places-bid", s).deck
    return [with_setup(made, bid_setup(s) | {"deck": [*turned, *hidden]}), *written[1:]]


WORLDS = {"places-bid": (bid_game, bid_world, 4)}
