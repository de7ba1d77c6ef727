"""PLACES Bid: a greedy computer player (easy), in the dialect of rules.py. It looks one round ahead.

It estimates the value of each building (points, its own project, a new category), bids up to a share of
that, and passes for tokens if no building is worth its price. Of what is hidden it uses its own project only.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_bid.rules import BID, CHOOSE, PASS, price_if_outbid
from thirdplace.games.places_bid.state import BIDDING, SEATS, State

BID_SHARE_OF_VALUE = 0.6  # of a building's worth: tokens are scarce, and buy more buildings later
BID_SHARE_IN_LAST_ROUND = 0.9  # when there is no later
LEAST_MOOD = 0.85  # the share varies from here
MOOD_RANGE = 0.3  # by so much
MOODS = 1 << 20
NEW_CATEGORY_TENTHS = (1, 1, 2, 3, 4, 10)
"""What a new category is worth, in tenths of the full set, by the number of categories one has."""


def choose_greedily(s: State, seat: int, desk: Any, rng: Any) -> int:
    """The action of the seat whose turn it is; `desk` has room for a number for each card of the market."""
    fill_worths(s, seat, desk)
    if s.phase != BIDDING:
        best = 0
        for i in range(1, s.market_size):
            is_better = desk[i] > desk[best] or (desk[i] == desk[best] and s.market[i] < s.market[best])
            if is_better:
                best = i
        return CHOOSE + s.market[best]
    if s.tokens[seat] <= s.high:
        return PASS
    amount = min(s.high + 1 + below(rng, 3) // 2, s.tokens[seat])  # now and then by one more than needed
    share = BID_SHARE_IN_LAST_ROUND
    if s.turned < s.deck_size:
        share = BID_SHARE_OF_VALUE * (LEAST_MOOD + MOOD_RANGE * below(rng, MOODS) / MOODS)
    first_pick = worth_of_pick(s, desk, 0) * share - amount
    return BID + amount if first_pick > gain_of_passing(s, seat, desk, share) else PASS


def fill_worths(s: State, seat: int, desk: Any) -> None:
    """Writes to `desk` what each building of the market is worth to a seat."""
    categories = 0
    for category in range(SEATS):
        if s.held[seat * SEATS + category] > 0:
            categories += 1
    for i in range(s.market_size):
        category = s.category[s.market[i]]
        worth = float(s.points[s.market[i]])
        if category == s.project[seat]:
            worth += s.project_building
        if s.held[seat * SEATS + category] == 0:
            worth += NEW_CATEGORY_TENTHS[categories] * s.full_set / 10
        desk[i] = worth


def worth_of_pick(s: State, desk: Any, ahead: int) -> float:
    """The worth of the building that is left when so many of the best are gone."""
    for i in range(s.market_size):
        better = 0
        for j in range(s.market_size):
            if desk[j] > desk[i] or (desk[j] == desk[i] and j < i):
                better += 1
        if better == ahead:
            return float(desk[i])
    return 0.0


def gain_of_passing(s: State, seat: int, desk: Any, share: float) -> float:
    bid = s.bid[seat]
    if bid == 0:
        return s.never_bid * share
    ahead = 0
    for other in range(s.seats):
        if s.bid[other] > bid:
            ahead += 1
    if ahead >= s.market_size:
        return float(s.empty_handed)
    return worth_of_pick(s, desk, ahead) * share - price_if_outbid(bid, s.outbid_quarters)
