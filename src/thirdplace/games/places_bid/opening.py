"""PLACES Bid: options and puzzles, and how they become a state."""

from typing import Annotated, Literal

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Viewer
from thirdplace.core.options.option_schema import option
from thirdplace.games.places_bid.cards import (
    BOX_BUILDINGS,
    Building,
    Category,
    CustomBuilding,
    building_ids,
    find_misnamed,
)
from thirdplace.games.places_bid.rules import (
    BOX_TOKENS,
    EMPTY_HANDED,
    FULL_SET,
    MOST_BID,
    NEVER_BID,
    OUTBID_QUARTERS,
    PER_PROJECT_BUILDING,
    START_TOKENS,
)
from thirdplace.games.places_bid.state import BLANK_CARDS, BOX_CARDS, CATEGORIES, MARKET, NOBODY, SEATS, State

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
FaceUp = Annotated[int, msgspec.Meta(ge=1, le=MARKET)]
REMOVED = option(kind="several", values=building_ids(()), named="card", dial=True)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first: Annotated[Seat | None, option(kind="seat")] = None
    bank: Literal["coins", "box"] = "coins"
    custom_buildings: Annotated[
        tuple[CustomBuilding, ...], msgspec.Meta(max_length=BLANK_CARDS), option(kind="own-file")
    ] = ()
    removed_buildings: Annotated[tuple[str, ...], msgspec.Meta(max_length=BOX_CARDS), REMOVED] = ()
    """Ids of cards of the box that are taken out of the deck."""
    tokens: Annotated[int, msgspec.Meta(ge=1, le=60), option(dial=True)] = START_TOKENS
    never_bid: Annotated[int, msgspec.Meta(ge=0, le=20), option(dial=True)] = NEVER_BID
    empty_handed: Annotated[int, msgspec.Meta(ge=0, le=20), option(dial=True)] = EMPTY_HANDED
    outbid_quarters: Annotated[Literal[0, 1, 2, 3, 4], option(dial=True)] = OUTBID_QUARTERS
    """What a bidder pays who is not the highest, in quarters of the bid."""
    project_building: Annotated[int, msgspec.Meta(ge=0, le=30), option(dial=True)] = PER_PROJECT_BUILDING
    full_set: Annotated[int, msgspec.Meta(ge=0, le=60), option(dial=True)] = FULL_SET
    face_up: Annotated[FaceUp | None, option(dial=True)] = None
    """Cards turned up each round; None: one fewer than players, four at most (PB2)."""


LATER_OPTIONS = (
    "removed_buildings",
    "tokens",
    "never_bid",
    "empty_handed",
    "outbid_quarters",
    "project_building",
    "full_set",
    "face_up",
)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    first: Seat | None = None
    projects: tuple[Category, ...] | None = None
    deck: tuple[str, ...] | None = None


def face_up_cards(seats: int) -> int:
    """How many cards are turned up each round by the rulebook. PB2: 2, 3, 4, 4."""
    return min(seats - 1, MARKET)


def has_rulebook_rules(options: Options) -> bool:
    """Are all numbers and cards the rulebook's? (It leaves open who begins and what the bank holds.)"""
    return options == Options(first=options.first, bank=options.bank)


def prepare(seats: int, options: Options) -> State:
    if options.first is not None and options.first >= seats:
        raise Refused("bad-options", f"first: 0-{seats - 1}")
    if find_misnamed(options.custom_buildings) is not None:
        raise Refused("bad-options", "custom_buildings: name")
    if options.bank == "box" and options.tokens * seats > BOX_TOKENS:
        raise Refused("bad-options", f"tokens: 1-{BOX_TOKENS // seats}")
    s = State()
    s.seats = seats
    s.boxed = int(options.bank == "box")
    s.fixed_first = NOBODY if options.first is None else options.first
    _fill_numbers(s, options)
    cards: list[Building | CustomBuilding] = [*BOX_BUILDINGS, *options.custom_buildings]
    for number, card in enumerate(cards):
        s.points[number] = card.points
        s.category[number] = CATEGORIES.index(card.category)
        s.players[number] = card.players
    _remove_buildings(s, options.removed_buildings)
    _check_tokens_of_game(s, sum(0 < players <= seats for players in s.players))
    return s


def _fill_numbers(s: State, options: Options) -> None:
    s.start_tokens = options.tokens
    s.never_bid = options.never_bid
    s.empty_handed = options.empty_handed
    s.outbid_quarters = options.outbid_quarters
    s.project_building = options.project_building
    s.full_set = options.full_set
    s.face_up = face_up_cards(s.seats) if options.face_up is None else options.face_up


def _remove_buildings(s: State, removed: tuple[str, ...]) -> None:
    ids = building_ids(())
    for place, card in enumerate(removed):
        if card not in ids or card in removed[:place]:
            raise Refused("bad-options", f"removed_buildings: {card}")
        s.players[ids.index(card)] = 0
    if not any(0 < players <= s.seats for players in s.players):
        raise Refused("bad-options", "removed_buildings: at least 1 card stays")


def _check_tokens_of_game(s: State, deck_size: int) -> None:
    """Nobody may come to have more tokens than can be bid, not even if paid by the bank in every round."""
    rounds = -(-deck_size // s.face_up)
    most = (MOST_BID - 1 - s.start_tokens) // rounds
    if not s.boxed and s.never_bid > most:
        raise Refused("bad-options", f"never_bid: 0-{most}")
    if not s.boxed and s.empty_handed > most:
        raise Refused("bad-options", f"empty_handed: 0-{most}")


def arrange(s: State, options: Options, setup: Setup) -> None:
    if setup.first is not None:
        if setup.first >= s.seats:
            raise Refused("bad-options", f"setup.first: 0-{s.seats - 1}")
        s.starter = setup.first
    if setup.projects is not None:
        if len(setup.projects) != s.seats or len(set(setup.projects)) != s.seats:
            raise Refused("bad-options", f"setup.projects: {s.seats} different letters of PLACES")
        given = [CATEGORIES.index(letter) for letter in setup.projects]
        s.project = given + [category for category in s.project if category not in given]
    if setup.deck is not None:
        _stack_deck(s, setup.deck, building_ids(options.custom_buildings))
        _check_tokens_of_game(s, s.deck_size)


def _stack_deck(s: State, deck: tuple[str, ...], ids: tuple[str, ...]) -> None:
    unknown = [card for card in deck if card not in ids or s.players[ids.index(card)] == 0]
    if unknown:
        raise Refused("bad-options", f"setup.deck: {unknown[0]}")
    if not deck or len(set(deck)) < len(deck):
        raise Refused("bad-options", "setup.deck: 1-54 different cards")
    s.deck_size = len(deck)
    for place, card in enumerate(deck):
        s.deck[place] = ids.index(card)


def public_setup(setup: Setup, viewer: Viewer) -> Setup:
    """Projects and the deck are secret; a seat still has its own project in its view."""
    return setup if viewer == ALL else Setup(first=setup.first)
