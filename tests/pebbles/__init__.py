"""Pebbles: who takes the last one wins. As small as a game can be: nothing in it could be left out."""

from pebbles import actions, opening, refusals, rules, view
from pebbles.state import State
from thirdplace.core.game import Game

GAME = Game(
    id="pebbles",
    seats=range(2, 4),
    state=State,
    rules=rules,
    opening=opening,
    actions=actions,
    views=view,
    package=__name__,
    refusals=refusals.CODES,
)
