"""PLACES Bid: a greedy computer player (easy). It uses its view, and looks one round ahead.

It estimates the value of each building (points, its own project, a new category), bids up to a share of
that, and passes for tokens if no building is worth its price.
"""

import random
from collections.abc import Sequence

from thirdplace.core.game import Message
from thirdplace.games.places_bid.actions import Bid, Choose, Pass
from thirdplace.games.places_bid.cards import BOX_BUILDINGS, Building, CustomBuilding, building_ids
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.rules import price_if_outbid
from thirdplace.games.places_bid.view import View

__all__ = ["choose_greedily"]

BID_SHARE_OF_VALUE = 0.6  # of a building's worth: tokens are scarce, and buy more buildings later
BID_SHARE_IN_LAST_ROUND = 0.9  # when there is no later
NEW_CATEGORY_TENTHS = (1, 1, 2, 3, 4, 10)
"""What a new category is worth, in tenths of the full set, by the number of categories one has."""

Card = Building | CustomBuilding


def choose_greedily(
    view: View, seat: int, legal: Sequence[Message], rng: random.Random, options: Options
) -> Message:
    """Chooses one of `legal`. `options` have the custom buildings and the numbers of the rules."""
    ids = building_ids(options.custom_buildings)
    cards: dict[str, Card] = dict(zip(ids, (*BOX_BUILDINGS, *options.custom_buildings), strict=True))
    worth = {card: _estimate_value(view, seat, cards, card, options) for card in view.market}
    if view.phase == "choosing":
        return max((message for message in legal if isinstance(message, Choose)), key=lambda m: worth[m.card])
    return _choose_bid_or_pass(view, seat, legal, sorted(worth.values(), reverse=True), rng, options)


def _estimate_value(view: View, seat: int, cards: dict[str, Card], card: str, options: Options) -> float:
    own = view.seats[seat]
    letters = {cards[building].category for building in own.buildings}
    worth = float(cards[card].points)
    if cards[card].category == own.project:
        worth += options.project_building
    if cards[card].category not in letters:
        worth += NEW_CATEGORY_TENTHS[len(letters)] * options.full_set / 10
    return worth


def _choose_bid_or_pass(
    view: View,
    seat: int,
    legal: Sequence[Message],
    worth: Sequence[float],
    rng: random.Random,
    options: Options,
) -> Message:
    """Bids if choosing first at that price is better than passing now."""
    bids = [message for message in legal if isinstance(message, Bid)]
    raised = bids[min(rng.randrange(3) // 2, len(bids) - 1)]  # now and then by one more than needed
    share = BID_SHARE_IN_LAST_ROUND if view.deck_count == 0 else BID_SHARE_OF_VALUE * rng.uniform(0.85, 1.15)
    first_pick = worth[0] * share - raised.amount
    return raised if first_pick > _estimate_gain_of_passing(view, seat, worth, share, options) else Pass()


def _estimate_gain_of_passing(
    view: View, seat: int, worth: Sequence[float], share: float, options: Options
) -> float:
    bid = view.seats[seat].bid
    if bid is None:
        return options.never_bid * share
    ahead = sum(other.bid is not None and other.bid > bid for other in view.seats)
    if ahead >= len(worth):
        return options.empty_handed
    return worth[ahead] * share - price_if_outbid(bid, options.outbid_quarters)
