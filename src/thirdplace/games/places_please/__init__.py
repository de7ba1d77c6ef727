"""Places, Please: one die, one number each, for two to six or a whole class."""

from thirdplace.core.game import Game
from thirdplace.games.places_please import actions, opening, rules, view
from thirdplace.games.places_please.state import SEATS, State

GAME = Game(
    id="places-please",
    seats=range(2, SEATS + 1),  # PP7: more than six is a class
    state=State,
    rules=rules,
    opening=opening,
    actions=actions,
    views=view,
    package=__name__,
)
