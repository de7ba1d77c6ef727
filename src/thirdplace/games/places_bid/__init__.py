"""PLACES Bid: an auction for buildings, for three to six."""

from thirdplace.core.game import Game
from thirdplace.games.places_bid import actions, opening, orders, refusals, rules, view
from thirdplace.games.places_bid.state import State

GAME = Game(
    id="places-bid",
    seats=range(3, 7),
    state=State,
    rules=rules,
    opening=opening,
    actions=actions,
    views=view,
    package=__name__,
    refusals=refusals.CODES,
    orders=orders,
)
