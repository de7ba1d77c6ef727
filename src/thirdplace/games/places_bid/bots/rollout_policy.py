"""PLACES Bid: a player that reckons one round far, in the dialect of rules.py.

Plain, it is the medium level; compiled, it plays the thousands of games that a search looks at. It
weighs everything in points at the end of the game, and knows what a seat may know: of the projects,
only its own.

How a seat reckons is its taste: TASTES numbers, from `seat * TASTES` on in a list of all seats' tastes.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_bid.rules import (
    BID,
    CHOOSE,
    EMPTY_HANDED,
    FULL_SET,
    NEVER_BID,
    PASS,
    PER_PROJECT_BUILDING,
    apply,
)
from thirdplace.games.places_bid.state import BIDDING, NOBODY, OVER, SEATS, State

THRIFT = 0  # how much more than a point a token is worth while there is much to buy
WEALTH = 1  # how much that depends on how many one has
SET = 2  # how much of its worth the full set gives to its parts
END = 3  # what a point of lead or arrears counts for, if one can end the game
LATER = 4  # how likely it is that somebody who may still bid will
CONTEST = 5  # how likely it is to be outbid, for every rival
DENY = 6  # what the next chooser's gain counts for
DOUBT = 7  # in points: nobody reckons exactly
TASTES = 8

TASTE = (1.78, 0.61, 0.64, 0.59, 0.32, 0.21, 0.26, 2.0)
"""Found by self-play: benchmarks/tune_bid.py."""

START = 15.0  # tokens with which one is neither rich nor poor
FAR = 20.0  # a lead larger than this is no better
MOST_ROUNDS = 27
SEEN = 0.25  # how likely a category one lacks is to be had in a round

# What it is worth to lack 0 to 6 categories, by rounds to come, in hundredths of a point.
COMING = tuple(
    round(100 * FULL_SET * (1 - (1 - SEEN) ** rounds) ** missing) if rounds >= missing else 0
    for missing in range(SEATS + 1)
    for rounds in range(MOST_ROUNDS + 1)
)


def rounds_left(s: State) -> int:
    """How many rounds follow this one, if nobody completes the set."""
    face_up = min(s.seats - 1, 4)
    return (s.deck_size - s.turned + face_up - 1) // face_up


def token_value(s: State, seat: int, tastes: Any) -> float:
    """What a token is worth in points: one at the end, and more while it can buy more."""
    left = rounds_left(s)
    wealth = float(tastes[seat * TASTES + WEALTH])
    need = 1 - wealth + wealth * 2 * START / (START + s.tokens[seat])
    return 1 + float(tastes[seat * TASTES + THRIFT]) * need * left / (left + 2)


def lacking(s: State, seat: int) -> int:
    """How many categories the seat lacks."""
    count = 0
    for category in range(SEATS):
        if s.held[seat * SEATS + category] == 0:
            count += 1
    return count


def standing_points(s: State, seat: int) -> float:
    """What everybody can count of a seat's points; of its project, what may be expected."""
    buildings = 0
    for category in range(SEATS):
        buildings += s.held[seat * SEATS + category]
    return s.worth[seat] + s.tokens[seat] + PER_PROJECT_BUILDING * buildings / SEATS


def lead(s: State, seat: int) -> float:
    """How far ahead of the best of the others a seat stands."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing_points(s, other))
    return standing_points(s, seat) - best


def worth(s: State, seat: int, card: int, project: int, missing: int, left: int, tastes: Any) -> float:
    """What a building brings a seat at the end, in points.

    `project` is the seat's, or NOBODY if unknown; the seat lacks `missing` categories, `left` rounds follow.
    """
    category = s.category[card]
    gain = float(s.points[card])
    if category == project:
        gain += PER_PROJECT_BUILDING
    if s.held[seat * SEATS + category] == 0:
        if missing == 1:
            ahead = lead(s, seat) + gain + FULL_SET
            gain += FULL_SET + tastes[seat * TASTES + END] * max(-FAR, min(FAR, ahead))
        else:
            left = min(left, MOST_ROUNDS)
            now = COMING[missing * (MOST_ROUNDS + 1) + left]
            then = COMING[(missing - 1) * (MOST_ROUNDS + 1) + left]
            gain += tastes[seat * TASTES + SET] * (then - now) / 100
    return gain


def spread(s: State, seat: int, project: int, tastes: Any, desk: Any) -> None:
    """Write to `desk` what a seat may expect to get if 0, 1, 2, ... choose before it.

    Those before it are taken to choose the buildings with most points.
    """
    missing = lacking(s, seat)
    left = rounds_left(s)
    for i in range(s.market_size):
        before = 0
        for j in range(s.market_size):
            more = s.points[s.market[j]] - s.points[s.market[i]]
            if more > 0 or (more == 0 and j < i):
                before += 1
        desk[before] = worth(s, seat, s.market[i], project, missing, left, tastes)
    for i in range(s.market_size - 2, -1, -1):
        desk[i] = max(desk[i], desk[i + 1])


def gift(s: State, tokens: int) -> int:
    """What the bank pays of these tokens (PB18)."""
    return min(tokens, s.bank) if s.boxed else tokens


def as_bidder(s: State, price: int, behind: int, token: float, desk: Any) -> float:
    """What it brings to choose after `behind` others, at a price."""
    if behind >= s.market_size:
        return gift(s, EMPTY_HANDED) * token
    return float(desk[behind]) - price * token


def value_of_passing(s: State, seat: int, tastes: Any, token: float, desk: Any) -> float:
    """Tokens for who has not bid; for others, to choose behind all who have bid more, at half the price."""
    own = s.bid[seat]
    if own == 0:
        return gift(s, NEVER_BID) * token
    behind = 0
    undecided = 0
    for other in range(s.seats):
        if s.bid[other] > own:
            behind += 1
        elif other != seat and s.passed[other] == 0:
            undecided += 1
    price = (own + 1) // 2
    value = as_bidder(s, price, behind, token, desk)
    if undecided > 0:
        later = min(1.0, tastes[seat * TASTES + LATER] * undecided)
        value += later * (as_bidder(s, price, behind + 1, token, desk) - value)
    return value


def eagerness(s: State, seat: int, amount: int, project: int, tastes: Any, desk: Any) -> float:
    """By how many points it is better for a seat to bid `amount` than to pass."""
    spread(s, seat, project, tastes, desk)
    token = token_value(s, seat, tastes)
    outbid = min(1.0, float(tastes[seat * TASTES + CONTEST]) * (s.standing - 1))
    first = as_bidder(s, amount, 0, token, desk)
    second = as_bidder(s, (amount + 1) // 2, 1, token, desk)
    return first + outbid * (second - first) - value_of_passing(s, seat, tastes, token, desk)


def next_chooser(s: State, seat: int) -> int:
    """Who chooses after this seat, NOBODY if nobody does."""
    best = NOBODY
    for other in range(s.seats):
        waits = other != seat and s.served[other] == 0 and s.bid[other] > 0
        if waits and (best == NOBODY or s.bid[other] > s.bid[best]):
            best = other
    return best


def liking(s: State, seat: int, card: int, project: int, tastes: Any) -> float:
    """How much a seat wants to choose a building: for itself, and so that the next does not get it."""
    left = rounds_left(s)
    value = worth(s, seat, card, project, lacking(s, seat), left, tastes)
    after = next_chooser(s, seat)
    if after != NOBODY:
        most = 0.0
        missing = lacking(s, after)
        for i in range(s.market_size):
            if s.market[i] != card:
                most = max(most, worth(s, after, s.market[i], NOBODY, missing, left, tastes))
        value -= tastes[seat * TASTES + DENY] * most
    return value


def chance(rng: Any) -> float:
    """A number from 0 to 1."""
    return below(rng, 1 << 20) / (1 << 20)


def decide(s: State, seat: int, tastes: Any, desk: Any, rng: Any) -> int:
    """The action of the seat whose turn it is."""
    project = s.project[seat]
    if s.phase == BIDDING:
        amount = s.high + 1
        if amount > s.tokens[seat]:
            return PASS
        doubt = tastes[seat * TASTES + DOUBT] * (chance(rng) + chance(rng) - 1)
        if eagerness(s, seat, amount, project, tastes, desk) + doubt > 0:
            return BID + amount
        return PASS
    best = s.market[0]
    best_liking = liking(s, seat, best, project, tastes)
    for i in range(1, s.market_size):
        found = liking(s, seat, s.market[i], project, tastes)
        if found > best_liking:
            best = s.market[i]
            best_liking = found
    return CHOOSE + best


def act(s: State, seat: int, action: int) -> None:
    """Apply an action. Kept apart, as all of the rules come with it where it is compiled."""
    apply(s, seat, action, 0)


def play_on(s: State, tastes: Any, desk: Any, rng: Any) -> None:
    """To the end of the game, everyone after their taste."""
    while s.phase != OVER:
        act(s, s.turn, decide(s, s.turn, tastes, desk, rng))
