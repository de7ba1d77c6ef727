"""PLACES Bid: a simple greedy player, the easy level. It looks at its view and thinks one round far.

It asks what a building is worth to it (points, its own project, the way to all six categories),
bids up to a share of that, and is glad to take tokens when nothing is worth its price.
"""

import random
from collections.abc import Sequence

from thirdplace.core.game import Message
from thirdplace.games.places_bid.actions import Bid, Choose, Pass
from thirdplace.games.places_bid.cards import BOX, Building, CustomBuilding, building_ids
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.rules import EMPTY_HANDED, FULL_SET, NEVER_BID, PER_PROJECT_BUILDING
from thirdplace.games.places_bid.view import View

__all__ = ["grab"]

SHARE = 0.6  # of a building's worth: tokens are scarce, and buy more buildings later
LAST_SHARE = 0.9  # when there is no later
NEXT_LETTER = (1, 1, 2, 3, 4, FULL_SET)
"""What a category one has not got yet is worth, by how many one has."""

Card = Building | CustomBuilding


def grab(view: View, seat: int, legal: Sequence[Message], rng: random.Random, options: Options) -> Message:
    """One of `legal`. `options` tells what people's own buildings are worth."""
    ids = building_ids(options.custom_buildings)
    cards: dict[str, Card] = dict(zip(ids, (*BOX, *options.custom_buildings), strict=True))
    worth = {card: _estimate_value(view, seat, cards, card) for card in view.market}
    if view.phase == "choosing":
        return max((message for message in legal if isinstance(message, Choose)), key=lambda m: worth[m.card])
    return _choose_bid_or_pass(view, seat, legal, sorted(worth.values(), reverse=True), rng)


def _estimate_value(view: View, seat: int, cards: dict[str, Card], card: str) -> int:
    own = view.seats[seat]
    letters = {cards[building].category for building in own.buildings}
    worth = cards[card].points
    if cards[card].category == own.project:
        worth += PER_PROJECT_BUILDING
    if cards[card].category not in letters:
        worth += NEXT_LETTER[len(letters)]
    return worth


def _choose_bid_or_pass(
    view: View, seat: int, legal: Sequence[Message], worth: Sequence[int], rng: random.Random
) -> Message:
    """Raise if choosing first, at that price, beats what passing now would bring."""
    bids = [message for message in legal if isinstance(message, Bid)]
    raised = bids[min(rng.randrange(3) // 2, len(bids) - 1)]  # now and then by one more than needed
    share = LAST_SHARE if view.deck_count == 0 else SHARE * rng.uniform(0.85, 1.15)
    first_pick = worth[0] * share - raised.amount
    return raised if first_pick > _estimate_gain_of_passing(view, seat, worth, share) else Pass()


def _estimate_gain_of_passing(view: View, seat: int, worth: Sequence[int], share: float) -> float:
    bid = view.seats[seat].bid
    if bid is None:
        return NEVER_BID * share
    ahead = sum(other.bid is not None and other.bid > bid for other in view.seats)
    return worth[ahead] * share - (bid + 1) // 2 if ahead < len(worth) else EMPTY_HANDED
