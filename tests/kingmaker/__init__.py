"""Kingmaker: everyone chooses once, and only the last choice counts: it decides who of the others wins.

Nobody's decision is worth anything to themselves. With one choice there is no decision at all.
"""

from pebbles import actions, refusals, view

from kingmaker import opening, rules
from kingmaker.state import State
from thirdplace.core.game import Game

GAME = Game(
    id="kingmaker",
    seats=range(3, 4),
    state=State,
    rules=rules,
    opening=opening,
    actions=actions,
    views=view,
    package=__name__,
    refusals=refusals.CODES,
)
