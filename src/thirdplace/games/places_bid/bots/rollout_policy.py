"""PLACES Bid: a policy that looks one round ahead, in the dialect of rules.py.

Interpreted, it is the medium level; compiled, it plays the thousands of games of a search. It values
everything in points at the end of the game, and uses only what a seat may know: of the projects, its own.

The parameters of a seat are its taste: TASTE_COUNT numbers, from `seat * TASTE_COUNT` on in a list of all.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_bid.rules import (
    BID,
    CHOOSE,
    FULL_SET,
    PASS,
    apply,
    price_if_outbid,
)
from thirdplace.games.places_bid.state import BIDDING, MARKET, NOBODY, OVER, SEATS, State

THRIFT = 0  # how much more than a point a token is worth while there is much to buy
WEALTH = 1  # how much that depends on how many one has
SET = 2  # how much of its worth the full set gives to its parts
END = 3  # what a point of lead or arrears counts for, if one can end the game
LATE_BID_CHANCE = 4  # how likely it is that somebody who may still bid will
OUTBID_CHANCE = 5  # how likely it is to be outbid, for every rival
DENY = 6  # what the next chooser's gain counts for
NOISE = 7  # in points: nobody reckons exactly
FIRST_JUMP_CHANCE = 8  # how likely a first bid is to be tried higher than the least that is allowed
LATER_JUMP_CHANCE = 9  # the same of a bid above another one
TASTE_COUNT = 10

TUNED = (1.78, 0.61, 0.64, 0.59, 0.32, 0.21, 0.26, 2.0)
"""Found by self-play: benchmarks/tune_policy.py."""
TUNED_TASTE = (*TUNED, 0.0, 0.0)
PLAYOUT_TASTE = (*TUNED, 0.6, 0.3)
"""The same in the playouts of a search, with jumps: strong players make them in two of five bids."""

USUAL_TOKENS = 15.0  # tokens with which one is neither rich nor poor
MAX_LEAD = 20.0  # a lead larger than this is no better
MAX_ROUNDS = 27
CATEGORY_CHANCE_PER_ROUND = 0.25  # how likely a category one lacks is to be had in a round

# What it is worth to lack 0 to 6 categories, by rounds to come, in hundredths of a point, if the full set
# is worth what the rulebook says.
SET_VALUE_TABLE = tuple(
    round(100 * FULL_SET * (1 - (1 - CATEGORY_CHANCE_PER_ROUND) ** rounds) ** missing)
    if rounds >= missing
    else 0
    for missing in range(SEATS + 1)
    for rounds in range(MAX_ROUNDS + 1)
)


def count_rounds_left(s: State) -> int:
    """How many rounds follow this one, if nobody completes the set."""
    return (s.deck_size - s.turned + s.face_up - 1) // s.face_up


def token_value(s: State, seat: int, tastes: Any) -> float:
    """What a token is worth in points: one at the end, and more while it can buy more."""
    left = count_rounds_left(s)
    wealth = float(tastes[seat * TASTE_COUNT + WEALTH])
    need = 1 - wealth + wealth * 2 * USUAL_TOKENS / (USUAL_TOKENS + s.tokens[seat])
    return 1 + float(tastes[seat * TASTE_COUNT + THRIFT]) * need * left / (left + 2)


def count_missing_categories(s: State, seat: int) -> int:
    """How many categories the seat lacks."""
    count = 0
    for category in range(SEATS):
        if s.held[seat * SEATS + category] == 0:
            count += 1
    return count


def visible_points(s: State, seat: int) -> float:
    """A seat's points as everybody can count them, with the expected points of its project."""
    buildings = 0
    for category in range(SEATS):
        buildings += s.held[seat * SEATS + category]
    return s.worth[seat] + s.tokens[seat] + s.project_building * buildings / SEATS


def lead_over_others(s: State, seat: int) -> float:
    """How far ahead of the best of the others a seat stands."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, visible_points(s, other))
    return visible_points(s, seat) - best


def building_value(
    s: State, seat: int, card: int, project: int, missing: int, left: int, tastes: Any
) -> float:
    """The value of a building to a seat, in points at the end.

    `project` is the seat's, or NOBODY if unknown; the seat lacks `missing` categories; `left` rounds follow.
    """
    category = s.category[card]
    gain = float(s.points[card])
    if category == project:
        gain += s.project_building
    if s.held[seat * SEATS + category] == 0:
        if missing == 1:
            ahead = lead_over_others(s, seat) + gain + s.full_set
            gain += s.full_set + tastes[seat * TASTE_COUNT + END] * max(-MAX_LEAD, min(MAX_LEAD, ahead))
        else:
            left = min(left, MAX_ROUNDS)
            now = SET_VALUE_TABLE[missing * (MAX_ROUNDS + 1) + left]
            then = SET_VALUE_TABLE[(missing - 1) * (MAX_ROUNDS + 1) + left]
            gain += tastes[seat * TASTE_COUNT + SET] * ((then - now) * s.full_set) / (100 * FULL_SET)
    return gain


def fill_values_by_choice_order(
    s: State, seat: int, project: int, tastes: Any, desk: Any, start: int
) -> None:
    """Writes to `desk`, from `start` on, what a seat can expect if 0, 1, 2, ... others choose before it.

    The others are assumed to choose the buildings with the most points.
    """
    missing = count_missing_categories(s, seat)
    left = count_rounds_left(s)
    for i in range(s.market_size):
        before = 0
        for j in range(s.market_size):
            more = s.points[s.market[j]] - s.points[s.market[i]]
            if more > 0 or (more == 0 and j < i):
                before += 1
        desk[start + before] = building_value(s, seat, s.market[i], project, missing, left, tastes)
    for i in range(start + s.market_size - 2, start - 1, -1):
        desk[i] = max(desk[i], desk[i + 1])


def tokens_from_bank(s: State, tokens: int) -> int:
    """How many of these tokens the bank can pay (PB18)."""
    return min(tokens, s.bank) if s.boxed else tokens


def value_of_choosing_after(s: State, price: int, behind: int, token: float, desk: Any, start: int) -> float:
    """The value of choosing after `behind` others, at a price."""
    if behind >= s.market_size:
        return tokens_from_bank(s, s.empty_handed) * token
    return float(desk[start + behind]) - price * token


def value_of_passing(s: State, seat: int, tastes: Any, token: float, desk: Any, start: int) -> float:
    """The value of passing: tokens for a seat without a bid; otherwise a later choice at a lower price."""
    own = s.bid[seat]
    if own == 0:
        return tokens_from_bank(s, s.never_bid) * token
    behind = 0
    undecided = 0
    for other in range(s.seats):
        if s.bid[other] > own:
            behind += 1
        elif other != seat and s.passed[other] == 0:
            undecided += 1
    price = price_if_outbid(own, s.outbid_quarters)
    value = value_of_choosing_after(s, price, behind, token, desk, start)
    if undecided > 0:
        later = min(1.0, tastes[seat * TASTE_COUNT + LATE_BID_CHANCE] * undecided)
        value += later * (value_of_choosing_after(s, price, behind + 1, token, desk, start) - value)
    return value


def gain_from_bidding(s: State, seat: int, amount: int, project: int, tastes: Any, desk: Any) -> float:
    """By how many points it is better for a seat to bid `amount` than to pass."""
    fill_values_by_choice_order(s, seat, project, tastes, desk, 0)
    return gain_from_bidding_by_values(s, seat, amount, tastes, token_value(s, seat, tastes), desk, 0)


def gain_from_bidding_by_values(
    s: State, seat: int, amount: int, tastes: Any, token: float, desk: Any, start: int
) -> float:
    """The same, if the value of a token and the values by choice order are known."""
    outbid = min(1.0, float(tastes[seat * TASTE_COUNT + OUTBID_CHANCE]) * (s.standing - 1))
    first = value_of_choosing_after(s, amount, 0, token, desk, start)
    price = price_if_outbid(amount, s.outbid_quarters)
    second = value_of_choosing_after(s, price, 1, token, desk, start)
    return first + outbid * (second - first) - value_of_passing(s, seat, tastes, token, desk, start)


def find_next_chooser(s: State, seat: int) -> int:
    """The seat that chooses after this one, or NOBODY."""
    best = NOBODY
    for other in range(s.seats):
        waits = other != seat and s.served[other] == 0 and s.bid[other] > 0
        if waits and (best == NOBODY or s.bid[other] > s.bid[best]):
            best = other
    return best


def value_of_choosing_building(s: State, seat: int, card: int, project: int, tastes: Any) -> float:
    """The value of choosing a building: to the seat itself, less what it leaves to the next seat."""
    left = count_rounds_left(s)
    value = building_value(s, seat, card, project, count_missing_categories(s, seat), left, tastes)
    after = find_next_chooser(s, seat)
    if after != NOBODY:
        most = 0.0
        missing = count_missing_categories(s, after)
        for i in range(s.market_size):
            if s.market[i] != card:
                most = max(most, building_value(s, after, s.market[i], NOBODY, missing, left, tastes))
        value -= tastes[seat * TASTE_COUNT + DENY] * most
    return value


def draw_fraction(rng: Any) -> float:
    """A number from 0 to 1."""
    return below(rng, 1 << 20) / (1 << 20)


def choose_bid(s: State, seat: int, tastes: Any, token: float, desk: Any, start: int, rng: Any) -> int:
    """To pass, or how much to bid, if the value of a token and the values by choice order are known."""
    least = s.high + 1
    doubt = float(tastes[seat * TASTE_COUNT + NOISE]) * (draw_fraction(rng) + draw_fraction(rng) - 1)
    if gain_from_bidding_by_values(s, seat, least, tastes, token, desk, start) + doubt <= 0:
        return PASS
    chance = float(tastes[seat * TASTE_COUNT + (FIRST_JUMP_CHANCE if s.high == 0 else LATER_JUMP_CHANCE)])
    if chance == 0 or s.standing == 1:
        return BID + least
    luck = draw_fraction(rng)
    if luck >= chance:
        return BID + least
    higher = s.high + step_of_jump(luck / chance)
    if higher > s.tokens[seat]:
        return BID + least
    gain = gain_from_bidding_by_values(s, seat, higher, tastes, token, desk, start) + doubt
    return BID + higher if gain > 0 else BID + least


def step_of_jump(luck: float) -> int:
    """How far a jump goes above the highest bid, as often as in games of strong players; luck: 0 to 1."""
    if luck < 0.38:
        return 2
    if luck < 0.69:
        return 4
    return 7 if luck < 0.93 else 11


def choose_action(s: State, seat: int, tastes: Any, desk: Any, rng: Any) -> int:
    """The action of the seat whose turn it is."""
    if s.phase != BIDDING:
        return choose_building(s, seat, tastes)
    if s.high >= s.tokens[seat]:
        return PASS
    fill_values_by_choice_order(s, seat, s.project[seat], tastes, desk, 0)
    return choose_bid(s, seat, tastes, token_value(s, seat, tastes), desk, 0, rng)


def choose_building(s: State, seat: int, tastes: Any) -> int:
    """The action of the seat that chooses."""
    project = s.project[seat]
    best = s.market[0]
    best_liking = value_of_choosing_building(s, seat, best, project, tastes)
    for i in range(1, s.market_size):
        found = value_of_choosing_building(s, seat, s.market[i], project, tastes)
        if found > best_liking:
            best = s.market[i]
            best_liking = found
    return CHOOSE + best


def apply_action(s: State, seat: int, action: int) -> None:
    """Applies an action. A function of its own, so that the rules are compiled into one place only."""
    apply(s, seat, action, 0)


# In a playout, what a seat values is computed once a round, not for every bid: it hardly changes meanwhile.
# These are the numbers that are noted for each seat: its values by choice order, then
TOKEN_NOTE = MARKET  # the value of a token
ROUND_NOTE = MARKET + 1  # the round to which the notes belong
NOTES_PER_SEAT = MARKET + 2
NOTES = SEATS * NOTES_PER_SEAT


def clear_notes(notes: Any) -> None:
    """Before a playout: in another world, everything has another value."""
    for seat in range(SEATS):
        notes[seat * NOTES_PER_SEAT + ROUND_NOTE] = 0


def choose_action_by_notes(s: State, seat: int, tastes: Any, notes: Any, rng: Any) -> int:
    """What `choose_action` does, faster."""
    if s.phase != BIDDING:
        return choose_building(s, seat, tastes)
    if s.high >= s.tokens[seat]:
        return PASS
    start = seat * NOTES_PER_SEAT
    if notes[start + ROUND_NOTE] != s.number:
        notes[start + ROUND_NOTE] = s.number
        notes[start + TOKEN_NOTE] = token_value(s, seat, tastes)
        fill_values_by_choice_order(s, seat, s.project[seat], tastes, notes, start)
    return choose_bid(s, seat, tastes, float(notes[start + TOKEN_NOTE]), notes, start, rng)


def play_until(s: State, number: int, tastes: Any, notes: Any, rng: Any) -> None:
    """Plays to the end of the round with this number, or of the game; see `play_to_end`."""
    while s.phase != OVER and s.number <= number:
        apply_action(s, s.turn, choose_action_by_notes(s, s.turn, tastes, notes, rng))


def play_to_end(s: State, tastes: Any, notes: Any, rng: Any) -> None:
    """Plays to the end of the game, with each seat's taste; `notes` were cleared, or belong to this world."""
    while s.phase != OVER:
        apply_action(s, s.turn, choose_action_by_notes(s, s.turn, tastes, notes, rng))
