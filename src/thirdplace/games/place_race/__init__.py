"""Place Race NZ: a race against the clock through history, all together, for two to four."""

from thirdplace.core.game import Game
from thirdplace.games.place_race import actions, opening, orders, refusals, rules, view
from thirdplace.games.place_race.board import BOARD
from thirdplace.games.place_race.state import State

GAME = Game(
    id="place-race",
    seats=range(2, 5),
    state=State,
    rules=rules,
    opening=opening,
    actions=actions,
    views=view,
    package=__name__,
    refusals=refusals.CODES,
    calls=False,
    clock=True,
    pace=lambda s: (s.turn, s.year_ms),
    team=True,
    orders=orders,
    places=frozenset(place.id for place in BOARD),
)
