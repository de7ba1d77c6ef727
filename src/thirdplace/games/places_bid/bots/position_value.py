"""PLACES Bid: what a position between two rounds is worth to everybody, as learned from games of searches.

In the dialect of rules.py. A small network (two layers, the same for every seat) turns what can be counted
of a seat, of the table, and of the other seats into a chance to win. Its numbers are in position_weights.py;
benchmarks/learn_networks.py makes them. It was taught the rulebook's game with the cards of the box only.
"""

from math import exp
from typing import Any

from thirdplace.games.places_bid.bots.network_layers import (
    add_product,
    copy_row,
    keep_positive,
    weigh_positive,
)
from thirdplace.games.places_bid.state import SEATS, State

# What the network is told of each seat. Everything is scaled to be about 1.
TOKENS_INPUT = 0
WORTH_INPUT = 1
PROJECT_INPUT = 2
LEAD_INPUT = 3
MISSING_INPUT = 4  # five of them: does the seat lack one, two, three, four, or more categories?
PROJECT_CARDS_INPUT = 9
PROJECT_POINTS_INPUT = 10
RAREST_INPUT = 11
SCARCITY_INPUT = 12
TURN_INPUT = 13
STARTER_INPUT = 14
WEALTH_INPUT = 15
# Of the table.
ROUNDS_INPUT = 16
SHORTNESS_INPUT = 17
CARD_POINTS_INPUT = 18
SEATS_INPUT = 19  # four of them: 3, 4, 5, or 6 seats?
ALL_TOKENS_INPUT = 23
INPUTS = 24
HIDDEN = 64

MIN_SEATS = 3
MANY_MISSING = 5  # categories
TOKENS_SCALE = 10.0
POINTS_SCALE = 20.0
CARDS_SCALE = 4.0
ROUNDS_SCALE = 10.0

# The parts of the weights.
FIRST_BIAS = INPUTS * HIDDEN
OWN_LAYER = FIRST_BIAS + HIDDEN
TABLE_LAYER = OWN_LAYER + HIDDEN * HIDDEN
SECOND_BIAS = TABLE_LAYER + HIDDEN * HIDDEN
LAST_LAYER = SECOND_BIAS + HIDDEN
WEIGHTS = LAST_LAYER + HIDDEN

# What is counted of the cards that will be turned up, once for a whole search.
CARDS_LEFT = 0  # by category
POINTS_LEFT = SEATS  # by category: their points together
CARD_COUNTS = 2 * SEATS


def count_cards_left(s: State, first: int, left: Any) -> None:
    """Notes which cards will be turned up, from place `first` of the deck on."""
    for category in range(SEATS):
        left[CARDS_LEFT + category] = 0.0
        left[POINTS_LEFT + category] = 0.0
    for i in range(first, s.deck_size):
        card = s.deck[i]
        left[CARDS_LEFT + s.category[card]] += 1
        left[POINTS_LEFT + s.category[card]] += s.points[card]


def write_inputs(s: State, left: Any, inputs: Any) -> None:
    """Writes what the network is told, for a position in which the next round begins; cards are counted."""
    total_cards = 0.0
    total_points = 0.0
    for category in range(SEATS):
        total_cards += left[CARDS_LEFT + category]
        total_points += left[POINTS_LEFT + category]
    tokens = 0.0
    best = -1.0
    second = -1.0
    for seat in range(s.seats):
        tokens += s.tokens[seat]
        points = float(
            s.worth[seat] + s.tokens[seat] + s.project_building * s.held[seat * SEATS + s.project[seat]]
        )
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    rounds = total_cards / s.face_up
    for seat in range(s.seats):
        start = seat * INPUTS
        write_seat_inputs(s, seat, best, second, left, inputs, start)
        inputs[start + WEALTH_INPUT] = (s.tokens[seat] - tokens / s.seats) / TOKENS_SCALE
        inputs[start + ROUNDS_INPUT] = rounds / ROUNDS_SCALE
        inputs[start + SHORTNESS_INPUT] = 1 / (1 + rounds)
        inputs[start + CARD_POINTS_INPUT] = total_points / max(1.0, total_cards) / CARDS_SCALE
        for i in range(SEATS + 1 - MIN_SEATS):
            inputs[start + SEATS_INPUT + i] = 1.0 if s.seats == MIN_SEATS + i else 0.0
        inputs[start + ALL_TOKENS_INPUT] = tokens / s.seats / TOKENS_SCALE


def write_seat_inputs(
    s: State, seat: int, best: float, second: float, left: Any, inputs: Any, start: int
) -> None:
    """Writes what belongs to one seat; `best` and `second` are the two highest scores without the set."""
    project = s.project[seat]
    own = s.project_building * s.held[seat * SEATS + project]
    points = float(s.worth[seat] + s.tokens[seat] + own)
    missing = 0
    rarest = 2 * CARDS_SCALE
    scarcity = 0.0
    for category in range(SEATS):
        if s.held[seat * SEATS + category] == 0:
            missing += 1
            cards = float(left[CARDS_LEFT + category])
            rarest = min(rarest, cards)
            scarcity += 1 / (1 + cards)
    inputs[start + TOKENS_INPUT] = s.tokens[seat] / TOKENS_SCALE
    inputs[start + WORTH_INPUT] = s.worth[seat] / POINTS_SCALE
    inputs[start + PROJECT_INPUT] = own / POINTS_SCALE
    inputs[start + LEAD_INPUT] = (points - (second if points == best else best)) / POINTS_SCALE
    for i in range(MANY_MISSING):
        inputs[start + MISSING_INPUT + i] = 1.0 if min(missing, MANY_MISSING) == i + 1 else 0.0
    inputs[start + PROJECT_CARDS_INPUT] = left[CARDS_LEFT + project] / CARDS_SCALE
    inputs[start + PROJECT_POINTS_INPUT] = left[POINTS_LEFT + project] / POINTS_SCALE
    inputs[start + RAREST_INPUT] = rarest / CARDS_SCALE
    inputs[start + SCARCITY_INPUT] = scarcity
    turn = seat - s.starter
    inputs[start + TURN_INPUT] = (turn if turn >= 0 else turn + s.seats) / s.seats
    inputs[start + STARTER_INPUT] = 1.0 if turn == 0 else 0.0


def rate_position(s: State, network: Any, chances: Any) -> None:
    """Writes everyone's chance to win, for a position in which the next round begins.

    `network` are the weights and scratch arrays, as `make_network_arrays` of search_runner.py makes them.
    """
    weights, left, inputs, hidden, table, sums = network
    write_inputs(s, left, inputs)
    for j in range(len(table)):
        table[j] = 0.0
    for seat in range(s.seats):
        copy_row(weights, FIRST_BIAS, sums)
        add_product(weights, 0, inputs, seat * INPUTS, INPUTS, sums)
        keep_positive(sums, hidden, seat * HIDDEN)
        for j in range(len(table)):
            table[j] += hidden[seat * HIDDEN + j]
    share = 1 / s.seats
    for j in range(len(table)):
        table[j] *= share
    copy_row(weights, SECOND_BIAS, sums)
    add_product(weights, TABLE_LAYER, table, 0, HIDDEN, sums)
    copy_row(sums, 0, table)
    total = 0.0
    for seat in range(s.seats):
        copy_row(table, 0, sums)
        add_product(weights, OWN_LAYER, hidden, seat * HIDDEN, HIDDEN, sums)
        chances[seat] = exp(weigh_positive(weights, LAST_LAYER, sums))
        total += chances[seat]
    for seat in range(s.seats):
        chances[seat] /= total
