"""PLACES Bid for programs that learn: what a seat observes, and its actions as ids (environment.py).

In the dialect of rules.py, except `list_fields`. A building is chosen by its place in the market, so that ids
and observation belong together; nobody can bid more than the tokens that a game can bring, so there are no
ids for more.
"""

from typing import Any

from thirdplace.core.environments.environment import IdRange, ObservationField
from thirdplace.games.places_bid.rules import (
    BID,
    BOX_TOKENS,
    CHOOSE,
    MOST_BID,
    PASS,
    last_round,
    least_bid,
)
from thirdplace.games.places_bid.state import BIDDING, CARDS, MARKET, NOBODY, OVER, SEATS, State

VERSION = 0
REFRESHES = True

# Ids.
PASS_ID = 0
CHOOSE_ID = 1  # then the place in the market, from the left
BID_ID = CHOOSE_ID + MARKET - 1  # then the amount, from 1

# What is known of a card.
NOT_USED = 0
FACE_DOWN = 1
TURNED_UP = 2  # in the market, bought or discarded: the other fields say what matters of it

DECK_AT = 8  # where the field `deck` stands


def most_tokens(s: State) -> int:
    """The most tokens that a seat can come to have."""
    if s.boxed:
        return BOX_TOKENS
    cards = 0
    for card in range(CARDS):
        if 0 < s.players[card] <= s.seats:
            cards += 1
    cards = max(cards, s.deck_size)  # a puzzle may use more of them
    rounds = (cards + s.face_up - 1) // s.face_up
    return min(MOST_BID, s.start_tokens + rounds * max(s.never_bid, s.empty_handed))


def count_ids(s: State) -> int:
    return BID_ID + most_tokens(s) + 1


def write_mask(s: State, seat: int, now: int, part: int, mask: Any, at: int) -> int:
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == BIDDING:
        mask[at + PASS_ID] = 1
        least = least_bid(s)
        count = max(0, s.tokens[seat] - least + 1)
        for i in range(count):
            mask[at + BID_ID + least + i] = 1
        return count + 1
    for i in range(s.market_size):
        mask[at + CHOOSE_ID + i] = 1
    return s.market_size


def action_of(s: State, seat: int, id: int, part: int) -> int:
    if id == PASS_ID:
        return PASS
    if id > BID_ID:
        return BID + id - BID_ID
    return CHOOSE + s.market[id - CHOOSE_ID]


def id_toward(s: State, seat: int, action: int, part: int) -> int:
    if action == PASS:
        return PASS_ID
    if action < CHOOSE:
        return BID_ID + action - BID
    place = 0
    while s.market[place] != action - CHOOSE:
        place += 1
    return CHOOSE_ID + place


def late_id(s: State, seat: int, now: int) -> int:
    """As in the rules: a pass, or the building with the lowest number."""
    if s.phase == BIDDING:
        return PASS_ID
    best = 0
    for i in range(s.market_size):
        if s.market[i] < s.market[best]:
            best = i
    return CHOOSE_ID + best


def list_ids(s: State) -> tuple[IdRange, ...]:
    return (
        IdRange("pass", 1, "Pass."),
        IdRange("choose", MARKET, "Choose the building at this place of the market, from the left."),
        IdRange("bid", most_tokens(s), "Bid 1, 2, and so on: up to the most tokens that anybody can have."),
    )


def list_fields(s: State) -> tuple[ObservationField, ...]:
    seats, most = s.seats, most_tokens(s)
    points = max(s.points)
    worth = sum(sorted(s.points)[-SEATS * SEATS :])
    return (
        ObservationField("phase", (), 0, 2, "0: bidding, 1: choosing buildings, 2: the game is over."),
        ObservationField("round", (), 1, CARDS, "The number of the round, from 1."),
        ObservationField("rounds_left", (), 0, CARDS, "Rounds after this one, unless a full set ends it."),
        ObservationField("turn", (), 0, seats, "Whose turn it is: 1 is the observer; 0: nobody's."),
        ObservationField("starter", (), 1, seats, "Who begins this round: 1 is the observer."),
        ObservationField("high_bid", (), 0, most, "The highest bid of the round; 0: there is none."),
        ObservationField("high_bidder", (), 0, seats, "Whose it is: 1 is the observer; 0: nobody's."),
        ObservationField(
            "project", (), 0, SEATS - 1, "The category of your own project, 0-5 in PLACES order."
        ),
        ObservationField("deck", (), 0, CARDS, "Cards that lie face down."),
        ObservationField(
            "bank", (), 0, BOX_TOKENS, "Tokens left in the box, if only those are paid; else 0."
        ),
        ObservationField(
            "market_category", (MARKET,), 0, SEATS, "Of each card in the market: 1-6; 0: no card."
        ),
        ObservationField("market_points", (MARKET,), 0, points, "The points of each card in the market."),
        ObservationField("tokens", (seats,), 0, most, "Tokens of each seat."),
        ObservationField("bid", (seats,), 0, most, "The last bid of each seat in this round; 0: none."),
        ObservationField("passed", (seats,), 0, 1, "Has the seat passed in this round?"),
        ObservationField("served", (seats,), 0, 1, "Has the seat chosen a building in this round?"),
        ObservationField("points", (seats,), 0, worth, "The points on each seat's buildings."),
        ObservationField("held", (seats, SEATS), 0, CARDS, "Each seat's buildings by category."),
        ObservationField(
            "cards", (CARDS,), 0, 2, "Every card. 0: not used, 1: face down, 2: turned up in some round."
        ),
    )


def observe(s: State, seat: int, now: int, part: int, out: Any, at: int) -> int:
    end = observe_table(s, seat, out, at)
    for card in range(CARDS):
        out[end + card] = NOT_USED
    for i in range(s.deck_size):
        out[end + s.deck[i]] = TURNED_UP if i < s.turned else FACE_DOWN
    return end + CARDS


def refresh(s: State, seat: int, now: int, part: int, out: Any, at: int) -> int:
    """Of the cards, writes only those that were turned up since."""
    seen = s.deck_size - out[at + DECK_AT]
    end = observe_table(s, seat, out, at)
    for i in range(seen, s.turned):
        out[end + s.deck[i]] = TURNED_UP
    return end + CARDS


def observe_table(s: State, seat: int, out: Any, at: int) -> int:
    """Everything but the cards, which come last."""
    out[at] = s.phase
    out[at + 1] = s.number
    out[at + 2] = last_round(s) - s.number
    out[at + 3] = 0 if s.turn == NOBODY else relative(s, seat, s.turn) + 1
    out[at + 4] = relative(s, seat, s.starter) + 1
    out[at + 5] = s.high
    out[at + 6] = 0 if s.high_seat == NOBODY else relative(s, seat, s.high_seat) + 1
    out[at + 7] = s.project[seat]
    out[at + DECK_AT] = s.deck_size - s.turned
    out[at + 9] = s.bank if s.boxed else 0
    at += 10
    for i in range(MARKET):
        is_there = int(i < s.market_size)
        card = s.market[i] * is_there
        out[at + i] = (s.category[card] + 1) * is_there
        out[at + MARKET + i] = s.points[card] * is_there
    at += 2 * MARKET
    seats = s.seats
    other = seat
    for i in range(seats):
        out[at + i] = s.tokens[other]
        out[at + seats + i] = s.bid[other]
        out[at + 2 * seats + i] = s.passed[other]
        out[at + 3 * seats + i] = s.served[other]
        out[at + 4 * seats + i] = s.worth[other]
        for category in range(SEATS):
            out[at + 5 * seats + i * SEATS + category] = s.held[other * SEATS + category]
        other = other + 1 if other + 1 < seats else 0
    return at + (5 + SEATS) * seats


def relative(s: State, seat: int, other: int) -> int:
    """Which seat another one is, as `seat` counts: itself 0, the next 1, and so on."""
    return other - seat if other >= seat else other - seat + s.seats
