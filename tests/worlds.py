"""Whole games at a table, and the same games in other worlds: what some viewer cannot know is exchanged."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
from party import Party, act

from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.core.words import write_words
from thirdplace.games.place_race.board import HISTORY
from thirdplace.games.place_race.planning import deal_solver
from thirdplace.games.place_race.state import LATE
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.state import SLOT_NAMES, SLOTS
from thirdplace.table import entries as log
from thirdplace.table.commands import Auto, Order, Pause, Resume, Undo
from thirdplace.table.table import Table

__all__ = ["GAMES", "NOW", "SEED", "Log", "match_of", "other_orders"]

PEOPLE = ("Ann", "Bob", "Cleo", "Dev")
SEED = "nobody guesses this one"
NOW = 9_000_000

Log = list[log.Entry]
Moment = tuple[Log, int]
"""A log so far, and what the game's clock shows."""


# Games, one step after another.


def bid_game(rng: Random) -> Iterator[Moment]:
    """Four bid for five rounds, leave orders behind, take things back and pause now and then."""
    party = Party("places-bid", *PEOPLE, setup=bid_setup(_dealt("places-bid", 4).state, 15), options={})
    party.begins(seed=SEED)
    while not party.match.over:
        (seat,) = party.match.active
        legal = party.match.legal(seat)
        _play(party, seat, legal[0] if rng.random() < 0.5 else legal[rng.randrange(min(3, len(legal)))])
        if party.table.undoable_step is not None and rng.random() < 0.1:
            party.does(Undo(seat=seat), PEOPLE[seat])
        if rng.random() < 0.4:
            other, amount = rng.randrange(4), rng.randrange(1, 20)
            party.ask(Order(seat=other, order={"type": "raise", "up_to": amount}), PEOPLE[other])
            party.ask(Auto(seat=other, on=rng.random() < 0.5), PEOPLE[other])
        if rng.random() < 0.1:
            for command in (Pause(), Resume()):
                party.ask(command, PEOPLE[seat])
        yield party.log, 0


def please_game(rng: Random, open_boards: bool = False) -> Iterator[Moment]:
    """Three write three digits and a garbage one, twice, whoever is first."""
    options = {"rounds": 2, "places": 3, "open_boards": open_boards}
    setup = please_setup(_dealt("places-please", 3, options).state)
    party = Party("places-please", *PEOPLE[:3], setup=setup, options=options).begins(seed=SEED)
    while not party.match.over:
        seat = rng.choice(party.match.active)
        _play(party, seat, rng.choice(party.match.legal(seat)))
        yield party.log, 0


def open_game(rng: Random) -> Iterator[Moment]:
    return please_game(rng, open_boards=True)


def race_game(rng: Random) -> Iterator[Moment]:
    """Three travellers follow a plan that wins, late cards and all."""
    dealt = _dealt("place-race", 3, {"deal": "winnable"})
    plan = deal_solver.find_winning_plan(dealt.state)
    assert plan is not None
    setup = {"hands": _hands(dealt.state, late=False), "late": _hands(dealt.state, late=True)}
    party = Party("place-race", *PEOPLE[:3], setup=setup, settings={"countdown": 0}).begins(seed=SEED)
    begun = party.now
    for seat, number, at in deal_solver.list_plan_actions(dealt.state, plan):
        party.now = begun + at
        _play(party, seat, party.table.game.actions.decode(party.match.state, None, number))
        yield party.log, at
    assert party.match.winners


def _dealt(game: str, seats: int, options: Any = None) -> Match:
    return Match(find_game(game), seats, seed=SEED, options=options)


def _play(party: Party, seat: int, action: Any) -> None:
    party.say(f"{PEOPLE[seat]}: {write_words(action)}")


# The same history in another world.


def bid_setup(s: Any, size: int | None = None) -> dict[str, Any]:
    view = whole_view("places-bid", s)
    deck = [*view.market, *view.deck][:size]
    return {"first": 0, "projects": [seat.project for seat in view.seats], "deck": deck}


def bid_world(written: Log, s: Any, viewer: int | None) -> Log:
    """Other projects; the undealt part of the deck in another order."""
    made = _made(written)
    turned = made.setup["deck"][: s.turned] if made.setup else []
    hidden = whole_view("places-bid", s).deck
    return [_with_setup(made, bid_setup(s) | {"deck": [*turned, *hidden]}), *written[1:]]


def please_setup(s: Any) -> dict[str, Any]:
    return {"rolls": s.dice[: s.rounds * (s.places + s.garbage)]}


def please_world(written: Log, s: Any, viewer: int | None) -> Log:
    """Other rolls to come; what others wrote in secret written elsewhere."""
    places = {seat: _where(s, seat) for seat in range(s.seats) if seat != viewer}
    world: Log = []
    for entry in reversed(written[1:]):  # the latest numbers are the secret ones
        if isinstance(entry, log.Moved) and places.get(entry.seat) and b"write" in bytes(entry.action):
            slot = places[entry.seat].pop()
            entry = msgspec.structs.replace(entry, action=act("write", slot=slot))
        world.append(entry)
    return [_with_setup(_made(written), please_setup(s)), *reversed(world)]


def _where(s: Any, seat: int) -> list[str]:
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


def race_world(written: Log, s: Any, viewer: int | None) -> Log:
    """Other late cards face down, before others."""
    made = _made(written)
    assert made.setup is not None
    return [_with_setup(made, made.setup | {"late": _hands(s, late=True)}), *written[1:]]


def _hands(s: Any, late: bool) -> list[list[str]]:
    cards = [card for card in range(len(s.owner)) if (s.kind[card] == LATE) == late]
    return [[HISTORY[card].id for card in cards if s.owner[card] == seat] for seat in range(s.seats)]


def _made(written: Log) -> log.Created:
    made = written[0]
    assert isinstance(made, log.Created)
    return made


def _with_setup(made: log.Created, setup: dict[str, Any]) -> log.Created:
    return msgspec.structs.replace(made, setup=setup)


def other_orders(written: Log, viewer: int | None, rng: Random) -> Log:
    """Others' orders are forgotten; some of their moves were made by orders; some have given one just now."""
    world: Log = []
    for entry in written:
        if isinstance(entry, log.Moved) and entry.seat != viewer:
            entry = msgspec.structs.replace(entry, by=rng.choice(["person", "order"]))
        if not isinstance(entry, log.PRIVATE_ENTRIES) or entry.seat == viewer:
            world.append(entry)
    match = match_of(Table.fold("a table", world, NOW))
    for seat in range(match.seats):
        if seat != viewer and not match.over and rng.random() < 0.7:
            world += _new_orders(match, seat)
    return world


def _new_orders(match: Match, seat: int) -> Log:
    orders, automatic = match.game.orders, log.Automated(seat, True)
    if orders is None or orders.OPEN:  # what everybody may know is no secret
        return [automatic]
    order = msgspec.convert({"type": "pass-round"}, orders.MESSAGES)
    return (
        [automatic] if orders.refusal(match.state, seat, order, 0) else [log.Ordered(seat, order), automatic]
    )


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def whole_view(game: str, s: Any) -> Any:
    """What the referee sees."""
    found = find_game(game)
    return found.views.views(s, found.opening.Options(), [ALL], 0)[0]


Play = Callable[[Random], Iterator[Moment]]
World = Callable[[Log, Any, int | None], Log]
GAMES: dict[str, tuple[Play, World, int]] = {
    "places-bid": (bid_game, bid_world, 4),
    "places-please": (please_game, please_world, 3),
    "open boards": (open_game, please_world, 3),
    "place-race": (race_game, race_world, 3),
}
"""How each is played, how its history is told in another world, and by how many it is played."""
