"""PLACES Bid: how likely a strong player is to pass, or to bid how much, as learned from games of searches.

In the dialect of rules.py. A small network (two layers) is told what the seat knows: its tokens, its project,
what the buildings on the market are worth to it, and what everybody can count of the others, in the order in
which they come. Its numbers are in bidding_weights.py; benchmarks/learn_networks.py makes them.
"""

from math import exp
from typing import Any

from thirdplace.games.places_bid.bots.network_layers import add_product, copy_row, keep_positive
from thirdplace.games.places_bid.bots.rollout_policy import (
    building_value,
    count_missing_categories,
    count_rounds_left,
    fill_values_by_choice_order,
    gain_from_bidding_by_values,
    token_value,
    value_of_passing,
    visible_points,
)
from thirdplace.games.places_bid.rules import price_if_outbid
from thirdplace.games.places_bid.state import MARKET, NOBODY, SEATS, State

MAX_BIDS = 6
BID_STEPS = (0, 1, 2, 4, 7, 11)
"""How far a bid is above the highest one; 0: to pass."""

# What the network is told. Everything is scaled to be about 1.
TOKENS_INPUT = 0
HIGH_INPUT = 1
BID_INPUT = 2
PRICE_INPUT = 3
ROUNDS_INPUT = 4
SHORTNESS_INPUT = 5
TOKEN_VALUE_INPUT = 6
STANDING_INPUT = 7
LAST_TWO_INPUT = 8
HAS_BID_INPUT = 9
AHEAD_INPUT = 10
PASSING_INPUT = 11
MISSING_INPUT = 12
ONE_MISSING_INPUT = 13
POINTS_INPUT = 14
OWN_CARDS_INPUT = 15
VALUE_INPUTS = 16  # of the buildings, by the order of choosing
GAIN_INPUTS = VALUE_INPUTS + MARKET  # of the bids
CHOOSERS_INPUTS = GAIN_INPUTS + MAX_BIDS - 1  # how many buildings are on the market
SEATS_INPUTS = CHOOSERS_INPUTS + MARKET
MIN_SEATS = 3
RIVAL_INPUTS = SEATS_INPUTS + SEATS + 1 - MIN_SEATS
# Of each of the others.
STANDS_INPUT = 0
RIVAL_BID_INPUT = 1
RIVAL_TOKENS_INPUT = 2
RIVAL_BEST_INPUT = 3
RIVAL_SECOND_INPUT = 4
RIVAL_MISSING_INPUT = 5
RIVAL_ONE_MISSING_INPUT = 6
RIVAL_POINTS_INPUT = 7
INPUTS_PER_RIVAL = 8
INPUTS = RIVAL_INPUTS + (SEATS - 1) * INPUTS_PER_RIVAL + 3
"""A multiple of four."""
FIRST_HIDDEN = 48
SECOND_HIDDEN = 32

TOKENS_SCALE = 10.0
VALUE_SCALE = 20.0
GAIN_SCALE = 10.0
MAX_GAIN = 30.0

# The parts of the weights.
FIRST_BIAS = INPUTS * FIRST_HIDDEN
SECOND_LAYER = FIRST_BIAS + FIRST_HIDDEN
SECOND_BIAS = SECOND_LAYER + FIRST_HIDDEN * SECOND_HIDDEN
LAST_LAYER = SECOND_BIAS + SECOND_HIDDEN
LAST_BIAS = LAST_LAYER + SECOND_HIDDEN * MAX_BIDS
WEIGHTS = LAST_BIAS + MAX_BIDS


def count_bids(s: State) -> int:
    """How many of the steps are possible; a last bidder has no reason to bid more than it must (PB8)."""
    if s.standing == 1:
        return 2 if s.tokens[s.turn] > s.high else 1
    count = 1
    while count < MAX_BIDS and s.high + BID_STEPS[count] <= s.tokens[s.turn]:
        count += 1
    return count


def write_bidding_inputs(s: State, project: int, tastes: Any, desk: Any, inputs: Any) -> None:
    """Writes what the network is told of the seat whose turn it is, if that has this project."""
    seat = s.turn
    left = count_rounds_left(s)
    for i in range(INPUTS):
        inputs[i] = 0.0
    token = token_value(s, seat, tastes)
    missing = count_missing_categories(s, seat)
    ahead = 0
    for other in range(s.seats):
        if s.bid[other] > s.bid[seat]:
            ahead += 1
    own_cards = 0
    for i in range(s.market_size):
        if s.category[s.market[i]] == project:
            own_cards += 1
    points = float(s.worth[seat] + s.tokens[seat] + s.project_building * s.held[seat * SEATS + project])
    fill_values_by_choice_order(s, seat, project, tastes, desk, 0)
    inputs[TOKENS_INPUT] = s.tokens[seat] / TOKENS_SCALE
    inputs[HIGH_INPUT] = s.high / TOKENS_SCALE
    inputs[BID_INPUT] = s.bid[seat] / TOKENS_SCALE
    inputs[PRICE_INPUT] = price_if_outbid(s.bid[seat], s.outbid_quarters) / TOKENS_SCALE
    inputs[ROUNDS_INPUT] = left / TOKENS_SCALE
    inputs[SHORTNESS_INPUT] = 1 / (1 + left)
    inputs[TOKEN_VALUE_INPUT] = token - 1
    inputs[STANDING_INPUT] = s.standing / SEATS
    inputs[LAST_TWO_INPUT] = 1.0 if s.standing == 2 else 0.0
    inputs[HAS_BID_INPUT] = 1.0 if s.bid[seat] > 0 else 0.0
    inputs[AHEAD_INPUT] = ahead / MARKET
    inputs[PASSING_INPUT] = value_of_passing(s, seat, tastes, token, desk, 0) / VALUE_SCALE
    inputs[MISSING_INPUT] = missing / SEATS
    inputs[ONE_MISSING_INPUT] = 1.0 if missing == 1 else 0.0
    inputs[POINTS_INPUT] = points / VALUE_SCALE / TOKENS_SCALE
    inputs[OWN_CARDS_INPUT] = own_cards
    for i in range(s.market_size):
        inputs[VALUE_INPUTS + i] = desk[i] / VALUE_SCALE
    for i in range(1, count_bids(s)):
        gain = gain_from_bidding_by_values(s, seat, s.high + BID_STEPS[i], tastes, token, desk, 0)
        inputs[GAIN_INPUTS + i - 1] = max(-MAX_GAIN, min(MAX_GAIN, gain)) / GAIN_SCALE
    inputs[CHOOSERS_INPUTS + s.market_size - 1] = 1.0
    inputs[SEATS_INPUTS + s.seats - MIN_SEATS] = 1.0
    for step in range(1, s.seats):
        other = seat + step
        if other >= s.seats:
            other -= s.seats
        write_rival(s, other, left, points, tastes, inputs, RIVAL_INPUTS + (step - 1) * INPUTS_PER_RIVAL)


def write_rival(s: State, seat: int, left: int, points: float, tastes: Any, inputs: Any, start: int) -> None:
    """Writes what everybody knows of a seat; `points` are those of the one that looks at it."""
    missing = count_missing_categories(s, seat)
    best = 0.0
    second = 0.0
    for i in range(s.market_size):
        value = building_value(s, seat, s.market[i], NOBODY, missing, left, tastes)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    inputs[start + STANDS_INPUT] = 1.0 if s.passed[seat] == 0 else 0.0
    inputs[start + RIVAL_BID_INPUT] = s.bid[seat] / TOKENS_SCALE
    inputs[start + RIVAL_TOKENS_INPUT] = s.tokens[seat] / TOKENS_SCALE
    inputs[start + RIVAL_BEST_INPUT] = best / VALUE_SCALE
    inputs[start + RIVAL_SECOND_INPUT] = second / VALUE_SCALE
    inputs[start + RIVAL_MISSING_INPUT] = missing / SEATS
    inputs[start + RIVAL_ONE_MISSING_INPUT] = 1.0 if missing == 1 else 0.0
    inputs[start + RIVAL_POINTS_INPUT] = (visible_points(s, seat) - points) / VALUE_SCALE


def rate_bids(s: State, project: int, network: Any, odds: Any, start: int) -> None:
    """Writes to `odds`, from `start` on, how likely each step is, if the seat to bid has this project."""
    weights, tastes, desk, inputs, first, second, kept = network
    write_bidding_inputs(s, project, tastes, desk, inputs)
    copy_row(weights, FIRST_BIAS, first)
    add_product(weights, 0, inputs, 0, INPUTS, first)
    keep_positive(first, kept, 0)
    copy_row(weights, SECOND_BIAS, second)
    add_product(weights, SECOND_LAYER, kept, 0, FIRST_HIDDEN, second)
    keep_positive(second, kept, 0)
    total = 0.0
    for i in range(count_bids(s)):
        logit = float(weights[LAST_BIAS + i])
        for j in range(SECOND_HIDDEN):
            logit += weights[LAST_LAYER + j * MAX_BIDS + i] * kept[j]
        odds[start + i] = exp(logit)
        total += odds[start + i]
    for i in range(count_bids(s)):
        odds[start + i] /= total
