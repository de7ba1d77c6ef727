"""PLACES Bid: what a viewer may know, and what happened."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from thirdplace.core.game import ALL, Event, Viewer
from thirdplace.core.state import copy
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Building, CustomBuilding, building_ids
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.state import BIDDING, CATEGORIES, CHOOSING, NOBODY, OVER, SEATS, State

PHASES: tuple[Literal["bidding", "choosing", "over"], ...] = ("bidding", "choosing", "over")


class High(msgspec.Struct, frozen=True, gc=False):
    seat: int
    amount: int


class Buyer(msgspec.Struct, frozen=True, gc=False):
    """A seat that gets a building in this round."""

    seat: int
    pays: int
    pick: int | None
    """Which pick it has, the next one being 1; null: it has its building."""


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """What a seat has before it if it says no more: a building, or tokens."""

    pick: int | None
    """Which pick it has, the next one being 1; null: no building."""
    pays: int
    tokens: int
    """What it gets without a building."""
    outbid_prices: list[int]
    """If it bids now: what the least bid, one more, and so on cost if they are outbid."""


class SeatView(msgspec.Struct, frozen=True, gc=False):
    tokens: int
    bid: int | None
    passed: bool
    project: str | None
    buildings: list[str]


class Score(msgspec.Struct, frozen=True):
    buildings: int
    project: int
    tokens: int
    places: int
    total: int


class Result(msgspec.Struct, frozen=True):
    scores: list[Score]
    leaders: list[int]
    """Who has the most points."""
    level: list[int]
    """Those of them whom the full set does not tell apart; their last bids decide (PB17)."""
    winners: list[int]


class View(msgspec.Struct, gc=False):
    game: Literal["places-bid"]
    phase: Literal["bidding", "choosing", "over"]
    round: int
    last_round: int
    """The last one there can be: a full set may end the game before."""
    turn: int | None
    starter: int
    market: list[str]
    face_up: int
    """How many cards are turned up each round."""
    project_building: int
    """What each building of one's project adds at the end (PB16)."""
    deck: list[str] | None
    deck_count: int
    high: High | None
    least_bid: int
    last_bidder: bool
    """Has everyone passed but the seat whose turn it is?"""
    buyers: list[Buyer]
    """Once the bidding is over; whoever has bid and is not among them goes empty-handed."""
    bank: int | None
    seats: list[SeatView]
    prospect: Prospect | None
    """The viewer's own, when it bids and as long as it waits for what its bid brings."""
    result: Result | None


class BidMade(Event, frozen=True, tag="bid"):
    seat: int
    amount: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int
    received: int


class BiddingOver(Event, frozen=True, tag="bidding-over"):
    seat: int
    amount: int


class Bought(Event, frozen=True, tag="bought"):
    seat: int
    card: str
    paid: int


class EmptyHanded(Event, frozen=True, tag="empty-handed"):
    seat: int
    received: int


class Discarded(Event, frozen=True, tag="discarded"):
    cards: list[str]


class RoundOpened(Event, frozen=True, tag="round"):
    round: int
    starter: int
    market: list[str]


class GameOver(Event, frozen=True, tag="over"):
    winners: list[int]


def views(s: State, options: Options, viewers: Sequence[Viewer], now: int) -> list[View]:
    public = _public_view(s, options)
    return [_add_own_knowledge(public, s, options, viewer) for viewer in viewers]


def _public_view(s: State, options: Options) -> View:
    """What everybody knows."""
    ids = building_ids(options.custom_buildings)
    return View(  # by position: with names it takes longer, and this is done for every move
        "places-bid",
        PHASES[s.phase],
        s.number,
        rules.last_round(s),
        None if s.turn == NOBODY else s.turn,
        s.starter,
        _market_ids(s, ids),
        s.face_up,
        s.project_building,
        None,
        s.deck_size - s.turned,
        None if s.high_seat == NOBODY else High(s.high_seat, s.high),
        rules.least_bid(s),
        rules.is_last_bidder(s),
        _buyers(s) if s.phase == CHOOSING else [],
        s.bank if s.boxed else None,
        _seat_views(s, options),
        None,
        _make_result(s) if s.phase == OVER else None,
    )


def _add_own_knowledge(public: View, s: State, options: Options, viewer: Viewer) -> View:
    """The public view with what only this viewer knows."""
    if viewer == ALL:
        ids = building_ids(options.custom_buildings)
        seats = [_with_project(shown, s, seat) for seat, shown in enumerate(public.seats)]
        return replace(public, seats=seats, deck=[ids[card] for card in s.deck[s.turned : s.deck_size]])
    if viewer is None or s.phase == OVER:
        return public
    own = copy(public)
    own.seats = seats = public.seats.copy()
    seats[viewer] = _with_project(seats[viewer], s, viewer)
    if (viewer == s.turn and s.phase == BIDDING) or (s.passed[viewer] and s.bid[viewer]):
        own.prospect = prospect_of(s, viewer)
    return own


def prospect_of(s: State, seat: int) -> Prospect:
    bids = s.phase == BIDDING and seat == s.turn
    return Prospect(
        rules.pick(s, seat) or None,
        rules.price(s, seat),
        rules.consolation(s, seat),
        _outbid_prices(rules.least_bid(s), s.tokens[seat], s.outbid_quarters) if bids else [],
    )


@lru_cache(maxsize=2048)  # nobody changes what is shown
def _outbid_prices(least: int, most: int, quarters: int) -> list[int]:
    return [rules.price_if_outbid(bid, quarters) for bid in range(least, most + 1)]


def _buyers(s: State) -> list[Buyer]:
    picks = [(seat, rules.pick(s, seat)) for seat in range(s.seats)]
    return [Buyer(seat, rules.price(s, seat), pick or None) for seat, pick in picks if pick or s.served[seat]]


def _with_project(shown: SeatView, s: State, seat: int) -> SeatView:
    return SeatView(shown.tokens, shown.bid, shown.passed, CATEGORIES[s.project[seat]], shown.buildings)


def _market_ids(s: State, ids: tuple[str, ...]) -> list[str]:
    return [ids[card] for card in s.market[: s.market_size]]


def _seat_views(s: State, options: Options) -> list[SeatView]:
    buildings = _buildings_by_seat(tuple(s.owner), options.custom_buildings)
    seats = zip(range(s.seats), s.tokens, s.bid, s.passed, buildings, strict=False)
    shown = [SeatView(tokens, bid or None, passed == 1, None, own) for _, tokens, bid, passed, own in seats]
    if s.phase == OVER:  # PB4
        return [_with_project(one, s, seat) for seat, one in enumerate(shown)]
    return shown


@lru_cache(maxsize=2048)  # nobody changes what is shown, and most moves are bids: nothing is built
def _buildings_by_seat(owner: tuple[int, ...], custom: tuple[CustomBuilding, ...]) -> tuple[list[str], ...]:
    """Each seat's buildings, in display order."""
    buildings: tuple[list[str], ...] = tuple([] for _ in range(SEATS))
    for card, name in _cards_in_display_order(custom):
        if owner[card] != NOBODY:
            buildings[owner[card]].append(name)
    return buildings


@lru_cache(maxsize=256)  # strangers may think up any number of buildings
def _cards_in_display_order(custom: tuple[CustomBuilding, ...]) -> tuple[tuple[int, str], ...]:
    """Card numbers and ids in display order: by category as in PLACES, then by points."""
    cards: list[Building | CustomBuilding] = [*BOX_BUILDINGS, *custom]
    rank = [(CATEGORIES.index(card.category), card.points) for card in cards]
    ids = building_ids(custom)
    return tuple((card, ids[card]) for card in sorted(range(len(cards)), key=rank.__getitem__))


def _make_result(s: State) -> Result:
    scores = [make_score(s, seat) for seat in range(s.seats)]
    return Result(scores, list_contenders(s, 1), list_contenders(s, 2), _list_winners(s))


def make_score(s: State, seat: int) -> Score:
    """PB16, line by line."""
    return Score(
        buildings=s.worth[seat],
        project=rules.project_points(s, seat),
        tokens=s.tokens[seat],
        places=rules.set_points(s, seat),
        total=rules.score(s, seat),
    )


def list_contenders(s: State, steps: int) -> list[int]:
    """PB17, so many steps of it."""
    found = rules.contenders(s, steps)
    return [seat for seat in range(SEATS) if found >> seat & 1]


def _list_winners(s: State) -> list[int]:
    return list_contenders(s, 3)


def events_for(
    before: State,
    after: State,
    options: Options,
    seat: int | None,
    action: int | None,
    viewers: Sequence[Viewer],
) -> list[Sequence[Event]]:
    """Everything is done in the open (PB3)."""
    public = _public_events(before, after, options, seat, action)
    return [public] * len(viewers)


def _public_events(
    before: State, after: State, options: Options, seat: int | None, action: int | None
) -> list[Event]:
    if seat is None or action is None:
        return []
    ids = building_ids(options.custom_buildings)
    told: list[Event] = []
    if action >= rules.CHOOSE:
        told.append(Bought(seat, ids[action - rules.CHOOSE], rules.price(before, seat)))
    elif action == rules.PASS:
        told.append(Passed(seat, after.tokens[seat] - before.tokens[seat]))
    else:
        told.append(BidMade(seat, action - rules.BID))
    if before.phase == BIDDING and after.phase == CHOOSING:
        told.append(BiddingOver(after.high_seat, after.high))
    return told + _settlement_events(before, after, ids, seat, action)


def _settlement_events(
    before: State, after: State, ids: tuple[str, ...], seat: int, action: int
) -> list[Event]:
    """The events at the end of a round, if this action ended it."""
    if after.number == before.number and after.phase != OVER:
        return []
    told: list[Event] = []
    bidders = sorted(
        (s for s in range(after.seats) if before.bid[s] and not before.served[s] and s != seat),
        key=lambda s: -before.bid[s],
    )
    told += [EmptyHanded(s, after.tokens[s] - before.tokens[s]) for s in bidders]
    left = [
        card
        for card in _market_ids(before, ids)
        if action < rules.CHOOSE or card != ids[action - rules.CHOOSE]
    ]
    if left:
        told.append(Discarded(left))
    if after.phase == OVER:
        told.append(GameOver(_list_winners(after)))
    else:
        told.append(RoundOpened(after.number, after.starter, _market_ids(after, ids)))
    return told
